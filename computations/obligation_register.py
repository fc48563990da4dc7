r"""The register of obligations: who has to do what, what sets it off, how soon, and by which counted deadline.

"The Company shall promptly notify the Holders" is kept with its standard, "promptly", and no figure is made of it; an
obligation with a counted deadline leads to that of the registration timetable.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import regex

from computations.computation import Computation, Outcome
from computations.csv_table import csv_of
from computations.inputs import Input, token
from computations.trace import Trace
from pipeline.lazy import lazy

STANDARDS: tuple[tuple[str, "regex.Pattern[str]"], ...] = tuple(
    (name, lazy(pattern, regex.IGNORECASE))
    for name, pattern in (
        (
            "as promptly as practicable",
            r"as\s+(?:promptly|soon)\s+as\s+(?:is\s+)?(?:reasonably\s+)?(?:practicable|possible)",
        ),
        ("best efforts", r"\bbest\s+efforts\b"),
        ("commercially reasonable efforts", r"\bcommercially\s+reasonable\s+efforts\b"),
        ("reasonable efforts", r"\breasonable\s+(?:best\s+)?efforts\b"),
        ("promptly", r"\b(?:promptly|forthwith|without\s+(?:undue\s+|unreasonable\s+)?delay)\b"),
        ("immediately", r"\bimmediately\b(?!\s+(?:prior|preceding|before|following|after|available))"),
        ("upon request", r"\b(?:up)?on\s+(?:(?:the\s+)?(?:written\s+|reasonable\s+)*request|demand)\b"),
        ("from time to time", r"\bfrom\s+time\s+to\s+time\b"),
    )
)
"""How soon or how well something has to be done, as the words say it; the first that fits."""
_TRIGGER = lazy(
    r"\b(?:upon|if|when|whenever|in\s+the\s+event\s+(?:that|of)|unless)\b[^.;:]{3,200}?(?=[,.;:]|$)", regex.IGNORECASE
)
"""What sets an obligation off, where no condition was found; a counted deadline says it itself."""


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The `obligations` in the order of the documents; those with a counted deadline have its `deadline` key."""
    obligations = list(whole.get("obligations").objects())
    deadlines = [one for one in whole.get("clauses").objects() if one.get("kind").text() == "deadline"]
    spans = [(one.get("document").text(), _span(one), one) for one in deadlines]
    entries, trace = [], Trace()
    for number, one in enumerate(obligations):
        document, span = one.get("document").text(), _span(one)
        counted = [each for where, place, each in spans if where == document and _meet(place, span)]
        entry = _entry(one, document, [each.get("key").text() for each in counted])
        entries.append(entry)
        text = f"{entry['actor'] or 'nobody named'} {entry['modality']} {entry['action']}"
        trace.add(f"obligations[{number}]", entry["standard"], text, token("obligation", one), *map(_clause, counted))
    whole.prove()
    return Outcome({"obligations": entries}, trace.steps)


def _clause(one: Input) -> str:
    return token("clause", one)


def _entry(one: Input, document: str | None, deadlines: Sequence[str | None]) -> dict[str, Any]:
    words = " ".join(one.get("text").needed("the words").split())
    condition = one.get("condition").text()
    trigger = _TRIGGER.search(words)
    return {
        "document": document,
        "section": one.get("section").text(),
        "actor": one.get("obligor").text(),
        "modality": one.get("modality").needed("the modality"),
        "action": " ".join(one.get("action").needed("the action").split()),
        "trigger": " ".join(condition.split()) if condition else trigger[0].strip() if trigger else None,
        "standard": next((name for name, pattern in STANDARDS if pattern.search(words)), None),
        "deadlines": list(dict.fromkeys(deadlines)),
    }


def _span(one: Input) -> tuple[int, int]:
    places = [each.needed_count("a place in the text") for each in one.get("span").items()]
    return (places[0], places[1]) if len(places) > 1 else (0, 0)


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


COMPUTATION = Computation(
    name="obligation_register",
    purpose="who has to do what, what sets it off, and how soon",
    reads=("obligations", "clauses"),
    compute=compute,
    collect=None,
    renderings={"csv": csv_of("obligations")},
)
