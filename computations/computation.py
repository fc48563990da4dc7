r"""A computation: a pure function from what records and callers say to an answer, and the common form of both.

```python
answer(TERM_GRAPH, {"defined_terms": [{"term": "Holder", "definition": "A Person who owns Notes"}, …]})
```

gives `{"computation": "term_graph", "status": "ok", "result": {…}, "options": {}, "steps": […], …}`. The same input
gives the same bytes: no clock, no network, no locale.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from computations.external import unknown
from computations.inputs import BadInput, Input, Problem

Status = Literal["ok", "incomplete", "error"]
Severity = Literal["info", "warning", "error"]

Rendering = Callable[[Mapping[str, Any], Mapping[str, Any]], bytes]
"""An answer in another format, made from the answer and the input that gave it."""


COMMON = ("external", "options", "clauses", "document", "documents")
"""What the input of every computation may hold."""


@dataclass(frozen=True)
class Option:
    """A reading of ambiguous wording: its default, the other values, and what it decides.

    `values` empty: the computation itself says which values it takes, such as a list of dates.
    """

    default: Any
    values: tuple[Any, ...]
    meaning: str


@dataclass(frozen=True)
class Step:
    """How one figure came about: `gives` is its path in the result, `uses` what it rests on.

    `uses` holds tokens: `002#clause:cl-004`, `external:notes[0].principal`, `option:calendar`, `step:s3`. `quotes` are
    the words of the document that decide it, where a whole clause would say too much.
    """

    gives: str
    value: Any
    text: str
    uses: tuple[str, ...] = ()
    quotes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Missing:
    """An input that is absent: why it is needed, and the document that would state it.

    `stops` is false where every figure could be given without it.
    """

    name: str
    why: str
    document: str | None = None
    stops: bool = True


@dataclass(frozen=True)
class Finding:
    """A diagnostic of an answer; `facts` are further fields that it carries."""

    severity: Severity
    code: str
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """What a computation gives: its result with the steps to it, what was missing, and what was odd.

    `options` are those whose value the documents decided, and not the caller or the default.
    """

    result: Mapping[str, Any]
    steps: tuple[Step, ...] = ()
    missing: tuple[Missing, ...] = ()
    diagnostics: tuple[Finding, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Computation:
    """A computation as a value: its name, what it reads and needs, and the function itself.

    `reads` names the members of the input that records give ("clauses", "facts"), and `needs` the kinds of their items
    without which it cannot begin; `accepts` names members that it can do without. `collect` makes the input of some
    records where that is more than their lists of these names. `external` has a comment for each field that no document
    in hand states, by its path (`"notes[].principal"`). `compute` gets the whole input and the options with their
    defaults, and raises `BadInput` with every problem at once. `renderings` are formats beside JSON and Markdown, such
    as `csv`, `ics` and `chart`.
    """

    name: str
    purpose: str
    reads: tuple[str, ...]
    compute: Callable[[Input, Mapping[str, Any]], Outcome]
    external: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Option] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    accepts: tuple[str, ...] = ()
    collect: Callable[[Sequence[Mapping[str, Any]]], Mapping[str, Any]] | None = None
    renderings: Mapping[str, Rendering] = field(default_factory=dict)


def answer(computation: Computation, inputs: object) -> dict[str, Any]:
    """The answer of a computation to this input, as plain JSON; wrong input gives status `error` and its problems."""
    whole = Input.of(inputs)
    given, problems = _options(computation, whole)
    used = {name: given.get(name, one.default) for name, one in computation.options.items()}
    outcome = Outcome({})
    try:
        outcome = computation.compute(whole, used)
    except BadInput as bad:
        problems += bad.problems
    tuple(whole.get("external").entries())  # anything but an object is a problem
    problems = list(dict.fromkeys([*problems, *whole.problems]))
    if problems:
        outcome = Outcome({}, diagnostics=outcome.diagnostics, options=outcome.options)
    return {
        "computation": computation.name,
        "status": _status(outcome, problems),
        "result": dict(outcome.result),
        "options": {**used, **outcome.options},
        "steps": [_step(number, one) for number, one in enumerate(outcome.steps, 1)],
        "missing": [_missing(one) for one in outcome.missing],
        "diagnostics": [_finding(one) for one in (*_unknown(computation, whole), *outcome.diagnostics)],
        "errors": [{"code": one.code, "field": one.field, "message": one.message} for one in problems],
    }


def _status(outcome: Outcome, problems: Sequence[Problem]) -> Status:
    if problems:
        return "error"
    return "incomplete" if any(one.stops for one in outcome.missing) else "ok"


def _options(computation: Computation, whole: Input) -> tuple[dict[str, Any], list[Problem]]:
    """The options of the call that are known, and what is wrong with the others."""
    given = whole.get("options")
    if given.value is None:
        return {}, []
    if not isinstance(given.value, dict):
        return {}, [Problem("unsupported", "options", "options are an object of names and values")]
    known, problems = {}, []
    for name, value in given.value.items():
        option = computation.options.get(name)
        if option is None:
            problems.append(Problem("unknown_option", f"options.{name}", f"{computation.name} has no option {name}"))
        elif option.values and not any(value == one and type(value) is type(one) for one in option.values):
            values = ", ".join(str(one) for one in option.values)
            problems.append(Problem("unknown_option", f"options.{name}", f"{value!r} is none of {values}"))
        else:
            known[name] = value
    return known, problems


def _unknown(computation: Computation, whole: Input) -> Iterable[Finding]:
    """What the input has and this computation does not read: most likely a name that was mistyped."""
    for name in whole.value if isinstance(whole.value, Mapping) else ():
        if name not in (*COMMON, *computation.reads, *computation.accepts):
            yield Finding("warning", "unknown_input", f"{computation.name} does not read {name}", {"field": name})
    for path in unknown(computation.external, whole.get("external").value):
        message = f"{computation.name} does not know {path}, and leaves it out"
        yield Finding("warning", "unknown_external", message, {"field": path})


def _step(number: int, one: Step) -> dict[str, Any]:
    known = {"id": f"s{number}", "gives": one.gives, "value": one.value, "text": one.text, "uses": list(one.uses)}
    return {**known, "quotes": list(one.quotes)} if one.quotes else known


def _missing(one: Missing) -> dict[str, str]:
    known = {"name": one.name, "why": one.why}
    return known if one.document is None else {**known, "document": one.document}


def _finding(one: Finding) -> dict[str, Any]:
    return {"severity": one.severity, "code": one.code, "message": one.message, **one.facts}
