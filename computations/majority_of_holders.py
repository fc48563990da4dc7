r"""Whether enough holders consent: "Holders holding over 50% in aggregate principal amount of the Notes outstanding".

Holders of 30 of 60 million dollars do not pass "over 50%"; one Note of $1,000 more does, at 50.001667%. Shares that
Notes were converted into may count as Notes at the conversion price, and what affiliates hold counts on neither side.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Any

from computations.clauses import Clause, Clauses
from computations.computation import Computation, Finding, Missing, Outcome
from computations.csv_table import csv_of
from computations.inputs import Input, distinct
from computations.numbers import cents, money, percent, rate
from computations.options import chosen
from computations.trace import Trace

LITERAL, PURPOSIVE = "notes_outstanding", "transfer_restricted"
PRICE = "prevailing_conversion_price"
OWN = frozenset(("company", "affiliates"))
"""Whose holdings a clause may leave out; a position says that it is theirs by `affiliate`."""


@dataclass(frozen=True)
class Position:
    """What one holder has, in principal; `deemed` is that of its shares, null where their price is not known."""

    holder: str
    path: str
    notes: Fraction
    free_notes: Fraction
    shares: Fraction
    deemed: Fraction | None
    counted: bool
    consents: bool

    def held(self, base: str) -> Fraction:
        """The principal that it counts with; Notes that are no longer restricted count in the literal whole alone."""
        return self.notes + (self.deemed or 0) + (self.free_notes if base == LITERAL else 0)


@dataclass(frozen=True)
class Requirement:
    """The share of the whole that decides, whether it must be exceeded, and the tokens that say so."""

    clause: Clause
    percent: Fraction
    strict: bool
    uses: tuple[str, ...]
    quotes: tuple[str, ...]

    def passes(self, part: Fraction, whole: Fraction) -> bool:
        """Whether a part is enough of a whole; of nothing nobody has a majority."""
        threshold = whole * self.percent / 100
        return whole > 0 and (part > threshold if self.strict else part >= threshold)


@dataclass(frozen=True)
class Vote:
    """The positions with the totals that are known beside them."""

    positions: tuple[Position, ...]
    outstanding: Fraction | None
    restricted: Fraction | None

    def printed(self) -> "Vote":
        """The same in whole cents, so that totals are the sums of the parts that are shown."""
        shown = (
            replace(
                one, notes=cents(one.notes), free_notes=cents(one.free_notes), deemed=cents(one.deemed or Fraction(0))
            )
            for one in self.positions
        )
        return replace(self, positions=tuple(shown))

    def consenting(self, base: str) -> Fraction:
        """What the consenting holders hold; who holds no restricted security is no Holder."""
        return _sum(one.held(base) for one in self.positions if one.counted and one.consents and _is_holder(one))

    def whole(self, base: str, *, deemed: bool) -> Fraction | None:
        """The whole of which a share is taken; null where the positions are not all and its total is not known."""
        listed = _sum(one.notes + one.free_notes for one in self.positions)
        if base == LITERAL:
            total = listed if self.outstanding is None else self.outstanding
        elif self.restricted is not None:
            total = self.restricted
        elif self.outstanding in (None, listed):
            total = _sum(one.notes for one in self.positions)
        else:
            return None
        total -= _sum(one.held(base) - (one.deemed or 0) for one in self.positions if not one.counted)
        return total + _sum(one.deemed or Fraction(0) for one in self.positions if one.counted and deemed)


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The verdict on `external.positions`, with what is short of it, and the verdicts of the other readings.

    Raises `BadInput` for positions that exceed what is outstanding or name one holder twice.
    """
    clause = Clauses.of(whole).needed("consent_threshold")
    external = whole.get("external")
    base = _base(clause, whole, options)
    requirement = _requirement(clause, external)
    vote = _vote(clause, external)
    whole.prove()
    trace, findings = Trace(), list(_greater(clause, external))
    result: dict[str, Any] = {"required_percent": rate(requirement.percent), "strict": requirement.strict}
    words = "more than" if requirement.strict else "at least"
    needed = trace.add(
        "required_percent",
        result["required_percent"],
        f"{words} {rate(requirement.percent)} percent of the whole must consent",
        *requirement.uses,
        quotes=requirement.quotes,
    )
    result["by_holder"] = {one.holder: _shown(one, clause, trace) for one in vote.positions}
    used = {"denominator": base}
    total = vote.whole(base, deemed=options["deemed_in_denominator"])
    missing = tuple(_missing(clause, vote, total))
    if missing or total is None:
        return Outcome(result, trace.steps, missing, tuple(findings), used)
    result |= _verdict(vote, (base, options["deemed_in_denominator"]), requirement, trace, needed)
    result["readings"] = list(_readings(vote, requirement, trace, needed))
    if len({one["passes"] for one in result["readings"] if one["passes"] is not None}) > 1:
        findings.append(Finding("warning", "depends_on_reading", "other readings of the whole give another verdict"))
    return Outcome(result, trace.steps, diagnostics=tuple(findings), options=used)


def _base(clause: Clause, whole: Input, options: Mapping[str, Any]) -> str:
    """The whole that a share is taken of: the caller's reading, else what the clause says."""
    stated = clause.get("base")
    name = stated.needed("what the percentage is taken of")
    if name and name not in (LITERAL, PURPOSIVE):
        stated.wrong("unsupported", f"a share of {name!r} is not computed, only of {LITERAL} or {PURPOSIVE}")
    if not whole.get("options").get("denominator").given and name == PURPOSIVE:
        return PURPOSIVE
    return str(options["denominator"])


def _requirement(clause: Clause, external: Input) -> Requirement:
    """The greater of the clause's share and the one that another document requires."""
    share, strict = clause.get("percent").needed_amount("the percentage"), clause.get("strict").needed_flag("strict")
    own = Requirement(clause, share, strict, (clause.token,), clause.words("percent", "strict"))
    other = external.get("indenture_requirement")
    if not other.given:
        stated = clause.get("greater_if").get("value").amount()
        return replace(own, percent=stated) if stated is not None and stated > share else own
    greater = Requirement(
        clause,
        other.get("percent").needed_amount("the percentage"),
        other.get("strict").needed_flag("whether it must be exceeded"),
        (clause.token, "external:indenture_requirement.percent"),
        clause.words("greater_if", "percent"),
    )
    if greater.percent == own.percent:
        return replace(greater, strict=own.strict or greater.strict)
    return greater if greater.percent > own.percent else own


def _greater(clause: Clause, external: Input) -> Iterator[Finding]:
    greater = clause.get("greater_if")
    if greater.given and not greater.get("value").given and not external.get("indenture_requirement").given:
        where = greater.get("document").text() or "Another document"
        yield Finding(
            "info", "greater_requirement_unknown", f"{where} may require a greater percentage, which is not given"
        )


def _vote(clause: Clause, external: Input) -> Vote:
    excluded = clause.get("excluded").texts()
    for one in sorted({*excluded} - OWN):
        clause.get("excluded").wrong(
            "unsupported", f"{one!r} is not told from others here, only {', '.join(sorted(OWN))}"
        )
    price = external.get(PRICE).amount() if clause.get("deemed").given else Fraction(0)
    listed = external.get("positions")
    positions = tuple(_position(one, price, excludes=bool(excluded)) for one in listed.objects())
    distinct((one.get("holder") for one in listed.objects()), "is listed twice")
    restricted = external.get("transfer_restricted_outstanding")
    vote = Vote(positions, external.get("notes_outstanding").amount(), restricted.amount())
    notes, free = _sum(one.notes for one in positions), _sum(one.free_notes for one in positions)
    if vote.outstanding is not None and notes + free > vote.outstanding:
        listed.wrong("exceeds_total", f"{money(notes + free)} are held, and {money(vote.outstanding)} are outstanding")
    if vote.restricted is not None and notes > vote.restricted:
        listed.wrong("exceeds_total", f"{money(notes)} restricted are held, of {money(vote.restricted)} outstanding")
    if vote.restricted is not None and vote.outstanding is not None and vote.restricted > vote.outstanding:
        restricted.wrong("exceeds_total", f"only {money(vote.outstanding)} of Notes are outstanding at all")
    return vote


def _position(one: Input, price: Fraction | None, *, excludes: bool) -> Position:
    shares = one.get("conversion_shares").amount() or Fraction(0)
    affiliate = one.get("affiliate").flag() or False
    in_pool = one.get("in_pool").flag() is not False
    return Position(
        holder=one.get("holder").needed("the holder's name"),
        path=one.path.removeprefix("external."),
        notes=one.get("notes").amount() or Fraction(0),
        free_notes=one.get("notes_not_restricted").amount() or Fraction(0),
        shares=shares,
        deemed=shares * price if price is not None else None if shares else Fraction(0),
        counted=in_pool and not (affiliate and excludes),
        consents=one.get("consents").flag() or False,
    )


def _is_holder(one: Position) -> bool:
    return bool(one.notes or one.shares)


def _missing(clause: Clause, vote: Vote, total: Fraction | None) -> Iterator[Missing]:
    if not vote.positions:
        yield Missing("positions", "who holds how much, and who consents")
    if any(one.deemed is None for one in vote.positions):
        where = clause.get("deemed").get("document").text()
        yield Missing(PRICE, "shares from conversion count as Notes at this price", where)
    if total is None:
        yield Missing("transfer_restricted_outstanding", "the positions are not all that is outstanding")


def _shown(one: Position, clause: Clause, trace: Trace) -> dict[str, Any]:
    """A holder's line in the answer, with its step."""
    shown = {
        "notes": money(one.notes + one.free_notes),
        "deemed": None if one.deemed is None else money(one.deemed),
        "counted": one.counted,
        "consents": one.consents,
    }
    shares = f" and {rate(one.shares)} shares that count as {shown['deemed']}" if one.shares and one.deemed else ""
    side = "" if one.counted else ", which count on neither side"
    trace.add(
        f"by_holder.{one.holder}",
        shown["notes"],
        f"{one.holder} holds {shown['notes']} of Notes{shares}{side}",
        clause.token if one.shares or not one.counted else "",
        f"external:{one.path}",
        f"external:{PRICE}" if one.shares and one.deemed else "",
        quotes=clause.words("deemed.price" if one.shares else "excluded"),
    )
    return shown


def _verdict(
    vote: Vote, reading: tuple[str, bool], requirement: Requirement, trace: Trace, needed: str
) -> dict[str, Any]:
    """The verdict in the reading that was chosen: totals add up as they are printed, the share is exact."""
    base, deemed = reading
    whole, shown = vote.whole(base, deemed=deemed) or Fraction(0), vote.printed()
    consenting, passes = vote.consenting(base), requirement.passes(vote.consenting(base), whole)
    short = None if passes or not whole else whole * requirement.percent / 100 - consenting
    result = {
        "consenting": money(shown.consenting(base)),
        "denominator": money(shown.whole(base, deemed=deemed) or Fraction(0)),
        "percent": percent(consenting / whole) if whole else None,
        "passes": passes,
        "short_by": None if short is None else {"amount": money(short), "more_than": requirement.strict},
    }
    of_all = "external:notes_outstanding" if vote.outstanding is not None else "external:positions"
    part = trace.add("consenting", result["consenting"], "what consenting Holders hold, added up", "external:positions")
    total = trace.add(
        "denominator",
        result["denominator"],
        f"the whole: {base.replace('_', ' ')}{' with what is deemed held' if deemed else ''}, less what is not counted",
        requirement.clause.token,
        "external:transfer_restricted_outstanding" if base == PURPOSIVE and vote.restricted is not None else of_all,
        "option:denominator",
        "option:deemed_in_denominator",
        quotes=requirement.clause.words("base"),
    )
    share = trace.add("percent", result["percent"], f"{result['consenting']} of {result['denominator']}", part, total)
    if short is not None:
        words = "more than " if requirement.strict else ""
        text = f"{words}{money(short)} of further principal would have to consent"
        trace.add("short_by", money(short), text, needed, share)
    return result


def _readings(vote: Vote, requirement: Requirement, trace: Trace, needed: str) -> Iterator[dict[str, Any]]:
    """The verdict in each combination of readings; null where the whole is not known."""
    for number, (base, deemed) in enumerate(product((LITERAL, PURPOSIVE), (True, False))):
        whole, consenting = vote.whole(base, deemed=deemed), vote.consenting(base)
        share = percent(consenting / whole) if whole else None
        passes = None if whole is None else requirement.passes(consenting, whole)
        verdict = {True: "it passes", False: "it does not pass", None: "the whole is not known"}[passes]
        text = f"of {base.replace('_', ' ')}, what is deemed held {'in' if deemed else 'not in'} the whole: {verdict}"
        trace.add(f"readings[{number}]", share, text, "external:positions", needed)
        yield {"denominator": base, "deemed_in_denominator": deemed, "percent": share, "passes": passes}


def _sum(values: Iterable[Fraction]) -> Fraction:
    return sum(values, Fraction(0))


COMPUTATION = Computation(
    name="majority_of_holders",
    purpose="whether the holders who consent are enough",
    reads=("clauses",),
    needs=("consent_threshold",),
    compute=compute,
    external={
        "positions[].holder": "the holder's name",
        "positions[].notes": "principal of its Notes that are still transfer restricted",
        "positions[].notes_not_restricted": "principal of its other Notes",
        "positions[].conversion_shares": "its shares from conversion that are still transfer restricted",
        "positions[].affiliate": "true for the Company and its affiliates",
        "positions[].in_pool": "false for a holder who is not among those asked",
        "positions[].consents": "true for a holder who consents",
        "notes_outstanding": "principal of all Notes outstanding; else the positions are taken to be all",
        "transfer_restricted_outstanding": "principal of all Notes that are still transfer restricted",
        "prevailing_conversion_price": "the conversion price of the day, from the Indenture",
        "indenture_requirement.percent": "the greater percentage that the Indenture requires",
        "indenture_requirement.strict": "true if it has to be exceeded",
    },
    options=chosen("denominator", "deemed_in_denominator"),
    renderings={"csv": csv_of("by_holder")},
)
