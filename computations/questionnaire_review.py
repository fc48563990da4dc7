r"""Whether a questionnaire is complete, and whether its holder is to be named as an underwriter.

An affiliate of a broker-dealer (Item 1(f) yes) that cannot give the certificate of Item 1(g) is identified as an
underwriter; a short position (Item 6) and a relationship with the issuer (Item 5) are flagged.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from computations.clauses import Clause, Clauses
from computations.computation import Computation, Finding, Missing, Outcome
from computations.inputs import Input
from computations.trace import Trace

USUAL_ROWS = ({"1(e)": "yes"}, {"1(f)": "yes", "1(g)": "no"})
ASKED_OF_SOME: Mapping[str, tuple[str, str]] = {
    "1(b)": ("registered_holder_differs", "yes"),
    "1(h)": ("held_through_broker", "yes"),
}
"""Items of the usual form that are asked for only of some holders.

A fact that is not known leaves 1(b) asked for and 1(h) not: who is registered has to be said, a broker need not exist.
"""
SHORT_POSITION, RELATIONSHIP = "6", "5"
USUAL_ITEMS = frozenset({*ASKED_OF_SOME, SHORT_POSITION, RELATIONSHIP})
"""By these items, and by the rows that make an underwriter, the usual form is known; other forms number otherwise."""
FACTS = ("registered_holder_differs", "held_through_broker", "signed")
OTHER = {"yes": "no", "no": "yes"}
NOTHING = frozenset({"no", "none", "n/a", "not"})
"""First words of an answer that has nothing to tell."""


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """Whether all needed items of `external.answers` are answered, which are absent, and the flags that they raise.

    `underwriter` is null where an answer that decides it is absent or neither yes nor no.
    """
    clause, external = Clauses.of(whole).needed("questionnaire_form"), whole.get("external")
    items = clause.get("items").texts()
    answers = {name: one for name, one in external.get("answers").entries() if name not in FACTS}
    said = {name: words for name, one in answers.items() if (words := _words(one))}
    facts = {name: _fact(name, external) for name in FACTS}
    rows = [{item: one.needed("the answer") for item, one in row.entries()} for row in _rows(clause)]
    whole.prove()
    if not external.get("answers").given:
        return Outcome({}, missing=(Missing("answers", "what the holder has answered, item by item"),))
    firsts = {name: words.split()[0].strip(".,:;").casefold() for name, words in said.items()}
    firsts |= {name: "yes" if fact else "no" for name, fact in facts.items() if fact is not None}
    usual = _is_usual(items, rows)
    asked_if = {**_after(rows), **(ASKED_OF_SOME if usual else {})}
    absent = [item for item in items if item not in said and _asked(item, items, firsts, asked_if)]
    underwriter = _underwriter(rows, firsts)
    flags = list(_flags(underwriter, firsts, usual=usual))
    result = {"complete": not absent, "absent": absent, "underwriter": underwriter, "flags": flags}
    deciding = {item for row in rows for item in row} | {other for other, _ in asked_if.values()}
    findings = [*_odd(said, firsts, items, deciding | ({SHORT_POSITION} if usual else set()))]
    if not usual:
        message = (
            "the items of this form are numbered in their own way: none is taken for a short position, a relationship"
        )
        findings.append(Finding("info", "form_of_its_own", message, {}))
    return Outcome(result, _trace(result, clause), diagnostics=tuple(findings))


def _is_usual(items: Sequence[str], rows: Sequence[Mapping[str, str]]) -> bool:
    """Whether the numbers of the items are those of the usual form, so that they say what is asked."""
    return set(items) >= USUAL_ITEMS and sorted(map(sorted, rows)) == sorted(map(sorted, USUAL_ROWS))


def _after(rows: Sequence[Mapping[str, str]]) -> dict[str, tuple[str, str]]:
    """The items that are asked for only after a certain answer, by the rows that make an underwriter.

    "1(f) yes, 1(g) no" asks for 1(g) after a yes to 1(f); where a yes to 1(e) decides alone, 1(f) is asked for "
    "after no.
    """
    alone = [(item, answer) for row in rows if len(row) == 1 for item, answer in row.items()]
    found: dict[str, tuple[str, str]] = {}
    for row in rows:
        first, *rest = row
        found |= dict.fromkeys(rest, (first, row[first]))
        if rest and len(alone) == 1:
            found[first] = alone[0][0], OTHER[alone[0][1].casefold()]
    return found


def _rows(clause: Clause) -> list[Input]:
    return list(clause.get("underwriter_if").objects())


def _words(one: Input) -> str:
    """An answer in words: true and false are yes and no, white space is none."""
    if isinstance(one.value, bool):
        return "yes" if one.value else "no"
    blank = isinstance(one.value, str) and not one.value.strip()
    return "" if blank else (one.text() or "").strip()


def _fact(name: str, external: Input) -> bool | None:
    """A fact about the questionnaire, which may stand among the answers or beside them."""
    beside = external.get(name)
    return (beside if beside.given else external.get("answers").get(name)).flag()


def _asked(item: str, items: Sequence[str], firsts: Mapping[str, str], asked_if: Mapping[str, tuple[str, str]]) -> bool:
    """Whether an item has to be answered, as the answers stand."""
    if item not in asked_if:
        return True
    other, word = asked_if[item]
    if other == "registered_holder_differs":
        return firsts.get(other) != "no"
    return firsts.get(other) == word or (other not in items and other not in FACTS)


def _underwriter(rows: Sequence[Mapping[str, str]], firsts: Mapping[str, str]) -> bool | None:
    """Whether one of the rows holds; null where an answer that decides is open."""
    verdicts = [_holds(row, firsts) for row in rows]
    if True in verdicts:
        return True
    return None if None in verdicts else False


def _holds(row: Mapping[str, str], firsts: Mapping[str, str]) -> bool | None:
    found = [firsts.get(item) if firsts.get(item) in ("yes", "no") else None for item in row]
    if any(one is not None and one != wanted.casefold() for one, wanted in zip(found, row.values(), strict=True)):
        return False
    return None if None in found else True


def _flags(underwriter: bool | None, firsts: Mapping[str, str], *, usual: bool) -> Iterator[str]:
    if underwriter:
        yield "identify_as_underwriter"
    if usual and firsts.get(SHORT_POSITION) == "yes":
        yield "short_position"
    if usual and firsts.get(RELATIONSHIP, "none") not in NOTHING:
        yield "relationship_disclosure"
    if firsts.get("signed") != "yes":
        yield "unsigned"


def _odd(
    said: Mapping[str, str], firsts: Mapping[str, str], items: Sequence[str], deciding: Collection[str]
) -> Iterator[Finding]:
    for item, words in said.items():
        if item not in items:
            yield Finding("warning", "unknown_item", f"the form has no Item {item}")
        elif item in deciding and firsts[item] not in ("yes", "no"):
            yield Finding("warning", "answer_unclear", f"Item {item} is answered {words!r}, neither yes nor no")


def _trace(result: Mapping[str, Any], clause: Clause) -> tuple[Any, ...]:
    trace = Trace()
    absent = ", ".join(result["absent"])
    texts = {
        "complete": f"Items {absent} are absent" if absent else "every item that is asked for is answered",
        "underwriter": {
            True: "the answers are those of an underwriter by the form",
            False: "no combination of answers that makes an underwriter is there",
            None: "an answer that decides it is absent or unclear",
        }[result["underwriter"]],
        "flags": f"raised by the answers: {', '.join(result['flags']) or 'none'}",
    }
    for path, text in texts.items():
        trace.add(path, result[path], text, clause.token, "external:answers")
    return trace.steps


COMPUTATION = Computation(
    name="questionnaire_review",
    purpose="whether a holder's questionnaire is complete, and whether it is an underwriter",
    reads=("clauses",),
    needs=("questionnaire_form",),
    compute=compute,
    external={
        "answers.<item>": "the answer to the item of this number, such as 1(e): yes, no, or words",
        "registered_holder_differs": "true if the registered holder is not the selling one",
        "held_through_broker": "true if the securities are held through a broker",
        "signed": "true if the questionnaire is signed",
    },
)
