r"""Concepts: which figures of the prose of a release state a line of its statements, and of which period.

"Infocrossing reported record revenue of $15.2 million" is `revenue` of the quarter that the paragraph speaks of; "$0.40
per common share for the same period last year" after a net loss is `eps_basic` of that period. The words between a line
and its figure have to be few and known, so that "revenue from new customers of $2 million" is none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

import regex

from extractors.amounts.statement_periods import by_statements
from pipeline.document import Document
from pipeline.record import Amount, Date, Fact, Record, Section

_WHEN, _SUM, _SHARE = "\x01", "\x02", "\x03"
"""What dates, amounts and percentages are masked by, a mark for each character."""
_SUBJECTS = {
    "net_income_common": r"net\s+(?:income|loss|earnings)\s+(?:available\s+|attributable\s+|applicable\s+)?to\s+common"
    r"\s+(?:stock|share)holders",
    "net_income": r"net\s+(?:income|loss|earnings|profit)",
    "operating_income": r"(?:operating\s+(?:income|loss|profit)|(?:income|loss)\s+from\s+operations)",
    "gross_profit": r"gross\s+profit",
    "revenue": r"(?:(?:total|net)\s+){0,2}(?:revenues?|(?<=net\s+)sales)|net\s+sales",
    "ebitda": r"(?:earnings\s+before\s+interest,\s+(?:income\s+)?taxes,\s+depreciation,?\s+and\s+amortization\s+)?"
    r"\(?EBITDA\)?",
    "equity": r"(?:total\s+)?(?:share|stock)holders?['’]?\s+equity",
    "total_assets": r"total\s+assets",
    "eps": r"(?:diluted\s+|basic\s+)?(?:(?:net\s+)?(?:earnings|income|loss)\s+per\s+(?:diluted\s+|basic\s+)?"
    r"(?:common\s+)?share(?:\s*\(EPS\))?|EPS)",
    "result": r"(?:net\s+)?(?:earnings|income|loss|profit)",
}
"""How the prose names a line. `eps` is told apart by its words, `result` is a line only of a figure for each share."""
_INSTANTS = frozenset(("equity", "total_assets"))
_BEFORE = regex.compile(
    r"(?:^|[.:;•▪●*\u2013\u2014]\s*|\bo\s+|\b(?:record|total|reports?|reported|recorded|posted|announced|the|a|an|of|with|and|its|our|had"
    r"|that|year|quarter|quarterly|annual|was|to|from|over|than|consolidated|GAAP)\s+|\w['’]s\s+|\x01\s*|,\s*)$",
    regex.IGNORECASE,
)
"""What may stand before a line: a word of any other sort may make it another line, as in "product revenue"."""
_GAP = r"""(?: [\s,()] | \x01 | \x03 | \b (?: for | in | of | the | a | an | was | were | is | at | to | as | by | or
    | and | reported | record | increased | rose | grew | improved | climbed | declined | decreased | fell | dropped
    | more | nearly | than | almost | doubled | tripled | up | down | approximately | totaled | totalled | reached
    | amounted | quarter | year | percent ) \b ){0,140}?"""
_LAST = r"""\b (?: of | was | were | is | to | at | totaled | totalled | reached ) \s+
    (?: (?: approximately | about | a | record ) \s+ )*"""
_SUBJECT = "|".join(f"(?<{name}>{one})" for name, one in _SUBJECTS.items())
_STATED = regex.compile(
    rf"(?<subject>{_SUBJECT})(?x: \b (?<gap> {_GAP} ) {_LAST} )(?<sum>\x02+)",
    regex.IGNORECASE,
)
_PAIR = regex.compile(
    r"\s*(?:\(diluted\)\s*)?,?\s*(?:or\s+|and\s+)?(?<sum>\x02+)(?<after>\s*\(diluted\)|\s+on\s+a\s+diluted\s+basis)?",
    regex.IGNORECASE,
)
_INSIDE = regex.compile(r"\s*\((?<sum>\x02+)(?<after>\s+on\s+a\s+diluted\s+basis|\s+diluted)?\)", regex.IGNORECASE)
_PERIOD = regex.compile(
    r"\s*,?\s*(?:reported\s+|recorded\s+)?(?:(?:for|in|during|at|as\s+of|of)\s+)?(?:the\s+)?(?<when>\x01+)",
    regex.IGNORECASE,
)
_AGAIN = regex.compile(
    r"\s*,?\s*(?:(?:up|down|flat|an?\s+increase|an?\s+decrease)\s*(?:of\s+)?\x03*\s*)?(?:as\s+)?(?:compared\s+(?:with|to)|versus|from|over)"
    r"\s+(?:the\s+|a\s+)?(?<sum>\x02+)",
    regex.IGNORECASE,
)
_COMPARED = regex.compile(r"\b(?:with|to|from|over|than|versus)\s+(?:the\s+|an?\s+)?$", regex.IGNORECASE)
_STOP = regex.compile(r"(?<!\b(?:vs|Inc|Corp|Co|No|[A-Z]))[.](?=\s)|[;•▪●]|\n\s*\n|\n\s*o\s")
_OTHER = regex.compile(
    r"\b(?:expect\w*|anticipat\w*|forecast\w*|guidance|outlook|target\w*|project\w*|estimat\w*|will|would|should|range|non-gaap|pro\s+forma"
    r"|adjusted|excluding|core|organic|constant\s+currency|segment|on\s+a\s+comparable)\b",
    regex.IGNORECASE,
)
"""Words of sentences that speak of other figures than those of the statements, or of such as are to come."""
_OUTSIDE = frozenset(("statement", "note", "about", "legend", "letterhead"))
_APART = Decimal("0.25")
"""A figure further from that of the statements is of another quantity, not the same one misprinted."""
_RELATIVE = regex.compile(r"\b(?:same|comparable|corresponding|prior|previous|preceding|ago|last)\b", regex.IGNORECASE)
_OUTSTANDING = regex.compile(
    r"\s*(?:common\s+)?(?:shares?\s+)?outstanding\s+(?:as\s+of|at|on)\s+(?<when>\x01+)", regex.IGNORECASE
)


@dataclass(frozen=True)
class _Prose:
    """The text with its dates and amounts masked, and what stands where."""

    masked: str
    amounts: dict[int, Amount]
    dates: dict[int, Date]
    sections: dict[str, Section]
    facts: dict[tuple[str, str], Fact]


def link(record: Record, document: Document) -> Record:
    """The record of a release with the concepts of the figures in its prose."""
    if record.document.kind != "earnings_release":
        return record
    prose = _prose(record, document)
    stated = [one for one in _stated(prose) if not _misplaced(one, record.facts)]
    found = {one.id: one for one in stated if (one.concept, one.period) in prose.facts or _agreed(one, stated)}
    return replace(record, amounts=tuple(found.get(one.id, one) for one in record.amounts))


def _agreed(one: Amount, stated: Sequence[Amount]) -> bool:
    """Whether all figures of a line that no statement has are near: else they are those of its parts."""
    others = (other for other in stated if (other.concept, other.period) == (one.concept, one.period))
    return all(abs(_value(one) - _value(other)) <= _APART * abs(_value(one)) for other in others)


def _misplaced(one: Amount, facts: Sequence[Fact]) -> bool:
    """Whether a figure is not that of its period in the statements, but that of another one."""
    same = [fact for fact in facts if fact.concept == one.concept and fact.value is not None and fact.period]
    if not any(fact.period == one.period for fact in same):
        return False
    right, other = (
        any(_rounds(fact, one) for fact in same if (fact.period == one.period) is own) for own in (True, False)
    )
    return other and not right


def _rounds(fact: Fact, one: Amount) -> bool:
    return fact.value is not None and abs(fact.value - _value(one)) <= (one.precision or Decimal(0)) / 2


def _value(one: Amount) -> Decimal:
    return (one.value if one.signed_value is None else one.signed_value) or Decimal(0)


def _prose(record: Record, document: Document) -> _Prose:
    masked = list(document.text)
    for date in record.dates:
        masked[date.span.start : date.span.end] = _WHEN * (date.span.end - date.span.start)
    for amount in record.amounts:
        mark = _SHARE if amount.kind in ("percent", "percentage_points") else _SUM
        masked[amount.span.start : amount.span.end] = mark * (amount.span.end - amount.span.start)
    amounts = {one.span.start: one for one in record.amounts if one.kind in ("money", "per_share", "shares")}
    facts = {(one.concept, one.period): one for one in reversed(record.facts) if one.concept and one.period}
    return _Prose(
        "".join(masked),
        amounts,
        {one.span.start: one for one in by_statements(record.dates, (fact.period for fact in record.facts))},
        {one.id: one for one in record.sections},
        facts,
    )


def _stated(prose: _Prose) -> Iterator[Amount]:
    for match in _STATED.finditer(prose.masked):
        name = next(name for name in _SUBJECTS if match[name])
        amount = prose.amounts.get(match.start("sum"))
        if amount is None or _elsewhere(amount, prose.sections) or not _BEFORE.search(_lead(prose, match.start())):
            continue
        start, end = _sentence(prose.masked, match.start(), match.end())
        if _OTHER.search(prose.masked, start, end):
            continue
        yield from _chain(prose, match, name, prose.sections.get(amount.section or ""))
    for start, amount in prose.amounts.items():
        if amount.kind == "shares" and (counted := _OUTSTANDING.match(prose.masked, amount.span.end)):
            day = prose.dates.get(counted.start("when"))
            if day is not None and day.kind == "calendar" and not _elsewhere(amount, prose.sections):
                diluted = "diluted" in amount.text or "diluted" in prose.masked[max(0, start - 20) : start]
                concept = "shares_diluted_outstanding" if diluted else "shares_outstanding"
                yield replace(amount, concept=concept, period=day.value)


def _lead(prose: _Prose, start: int) -> str:
    return prose.masked[max(0, start - 40) : start]


def _elsewhere(amount: Amount, sections: dict[str, Section]) -> bool:
    """Whether an amount stands in notes, in a legend or beside a table, and not in the prose of the release."""
    at = sections.get(amount.section or "")
    while at is not None:
        if at.kind in _OUTSIDE:
            return True
        at = sections.get(at.parent or "")
    return False


def _sentence(text: str, start: int, end: int) -> tuple[int, int]:
    first = max((one.end() for one in _STOP.finditer(text, max(0, start - 600), start)), default=max(0, start - 600))
    last = _STOP.search(text, end, end + 600)
    return first, last.start() if last else min(len(text), end + 600)


def _chain(prose: _Prose, match: "regex.Match[str]", name: str, section: Section | None) -> Iterator[Amount]:
    """The figure of a line, those for each share beside it, and those that it is compared with."""
    compared = _COMPARED.search(_lead(prose, match.start())) is not None
    period = None if compared else _period_before(prose, match, section)
    subject = match["subject"]
    at: int | None = match.start("sum")
    while at is not None and at in prose.amounts:
        group, end = _group(prose, at, name, subject)
        own = _PERIOD.match(prose.masked, end)
        if own is not None:
            period, end = _own(prose, own.start("when"), match.start()), own.end()
        elif not _alone(prose, end, period):
            period = None
        for one, concept in group:
            known = _known(one, concept, period, prose.facts)
            if known is not None:
                yield known
        again = _AGAIN.match(prose.masked, end)
        at, period = (again.start("sum"), None) if again else (None, None)


def _group(prose: _Prose, start: int, name: str, subject: str) -> tuple[list[tuple[Amount, str]], int]:
    """The amounts of "$0.8 million, or $0.05 per share", each with its concept, and where they end."""
    first = prose.amounts[start]
    group, end = [(first, _concept(first, name, subject, ""))], first.span.end
    while (match := _INSIDE.match(prose.masked, end) or _PAIR.match(prose.masked, end)) is not None:
        one = prose.amounts.get(match.start("sum"))
        if one is None or one.kind != "per_share" or name not in ("net_income", "net_income_common", "result", "eps"):
            break
        group.append((one, _concept(one, name, subject, match["after"] or "")))
        end = match.end()
    return group, end


def _concept(amount: Amount, name: str, subject: str, after: str) -> str:
    """The concept of an amount beside a line; empty where it has none."""
    if name not in ("eps", "result") and amount.kind == "money":
        return name
    if name == "eps" or amount.kind == "per_share":
        words = f"{subject if name == 'eps' else ''} {amount.text} {after}".casefold()
        if "dilut" in words:
            return "eps_diluted"
        if "basic" in words or amount.signed_value is not None:
            return "eps_basic"
        return "eps"
    return ""


def _period_before(prose: _Prose, match: "regex.Match[str]", section: Section | None) -> str | None:
    """The period of a line whose figure no period follows: in between, before it, in its headline or its paragraph."""
    start, _ = _sentence(prose.masked, match.start(), match.end())
    spans = [(match.start("gap"), match.end("gap")), (start, match.start())]
    if section is not None:
        spans.append((section.span.start, section.span.end if section.kind == "headline" else match.start()))
    for first, last in spans:
        within = [one for at, one in sorted(prose.dates.items()) if first <= at < last]
        named = {period for one in within if (period := _named(one)) is not None and one.kind == "period"}
        unknown = any(one.kind == "period" and _named(one) is None for one in within)
        if unknown or len(named) > 1:
            return None
        if named:
            return named.pop()
    return None


def _own(prose: _Prose, at: int, subject: int) -> str | None:
    """The period that follows a figure; null for "the same period last year" where it may be that of several."""
    date = prose.dates.get(at)
    if date is not None and _RELATIVE.search(date.text):
        start, _ = _sentence(prose.masked, subject, at)
        before = {_named(one) for when, one in prose.dates.items() if start <= when < at and one.kind == "period"}
        if len(before) > 1:
            return None
    return _named(date)


def _alone(prose: _Prose, end: int, period: str | None) -> bool:
    """Whether no other date stands between a figure and the next one, or the end of its sentence."""
    _, last = _sentence(prose.masked, end, end)
    following = regex.search(f"[{_SUM}{_SHARE}]", prose.masked[end:last])
    stop = end + following.start() if following else last
    return all(_named(one) == period for at, one in prose.dates.items() if end <= at < stop)


def _named(date: Date | None) -> str | None:
    """A period as facts name theirs; null where the text leaves its days open."""
    if date is None:
        return None
    if date.kind == "calendar":
        return date.value
    return f"{date.start}/{date.end}" if date.kind == "period" and date.start and date.end else None


def _known(amount: Amount, concept: str, period: str | None, facts: dict[tuple[str, str], Fact]) -> Amount | None:
    """The amount with its concept and period; null where it is none, or too far from the figure of the statements."""
    if not concept or period is None or ("/" in period) == (concept in _INSTANTS) or amount.value is None:
        return None
    value = amount.value if amount.signed_value is None else amount.signed_value
    if concept == "eps":  # "$0.89 per share": diluted by custom, and basic where only that figure agrees
        agreeing = [one for one in ("eps_diluted", "eps_basic") if _near(facts.get((one, period)), value, Decimal(0))]
        stated = any((one, period) in facts for one in ("eps_diluted", "eps_basic"))
        if stated and not agreeing:
            return None
        concept = agreeing[0] if agreeing else "eps_diluted"
    fact = facts.get((concept, period))
    if fact is not None and not _near(fact, value, _APART):
        return None
    return replace(amount, concept=concept, period=period)


def _near(fact: Fact | None, value: Decimal, share: Decimal) -> bool:
    if fact is None or fact.value is None:
        return False
    return abs(fact.value - value) <= share * abs(fact.value)
