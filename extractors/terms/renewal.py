"""For how long an instrument renews itself, and how long before its end one must give notice that it shall not.

"shall automatically renew for successive one (1) year periods unless either party gives notice at least thirty (30)
days prior to the end of the term" renews for a year, and asks for 30 days.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from pipeline.document import Document
from pipeline.heads import matches
from pipeline.record import Date, Record, TermLength, Unit
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_RENEWAL_RULE = "terms.renewal_term"
_NOTICE_RULE = "terms.notice_period"
_REACH = 600

# "this Agreement shall automatically renew", "may be extended for", "the term shall be renewed"
_RENEWS = regex.compile(
    r"""\b (?: (?: renew | extend ) (?<= \b (?: automatically | thereafter | may | shall | will | option \s+ to
              | right \s+ to | be | is | to )
            (?: \s* , [^,.;]{1,60} , )? \s+ (?: (?: be | then | continue | automatically | also | further
              | thereafter ) \s+ ){0,3} (?: renew | extend ) ) (?: s | ed | (?<= renew ) able )? \b
        | renew s \b | renewal \s+ (?: term | period )s? \b | (?: month | year ) \s* (?: - | \s ) \s* to \s* (?: -
          | \s ) \s* (?: month | year ) \b | (?: self | auto ) -? \s? renew | terms? \s+ extensions? \b
        | thereafter \b [^.;]{0,80}? \b (?: successive | consecutive | additional | annual | year \s* (?: -
          | \s ) \s* to | month \s* (?: - | \s ) \s* to ) \b )""",
    _FLAGS,
)
_OF_TERM = regex.compile(
    r"""(?: \b (?: this | the | its | such | said | each | any | initial ) \s+
            (?: (?: initial | original | current | then-current | then | preceding | franchise | license | maintenance
                | services? | contract | renewal | [A-Z][\w-]+ ) \s+ ){0,2}
            (?: agreement | contract | term s? | lease | license | venture | franchise | appointment | engagement )
        | \b initial \s+ (?: term | period ) ) \b""",
    _FLAGS,
)
_OTHER = regex.compile(
    r"""\b (?: credit \b | note s? \b | insurance | policy | letter \s+ of \s+ credit | loan | copyright | trademark
        | registration | due \s+ date | time \s+ for | deadline | long \s+ stop | hold(?: s | ing )? [\s-]* over
          | means \b | mutual (?: ly )? \b | first \s+ year
        | (?! initial | the | this | renewal ) [a-z]+ing \s+ term \s+ (?: may | shall ) )""",
    _FLAGS,
)
_BEHIND = regex.compile(
    r"""[\s)\],]* (?: each | (?: extension | renewal | additional | successive )? \s* -? \s* (?: period | term | renewal
        | extension | interval | increment | option )s? ) \b""",
    _FLAGS,
)
_JOINS = r"""(?: (?: for | of | by | up \s+ to | an? | the | automatic | terms? | periods? | renewals? | successive
      | additional
    | consecutive | further | extensions? | one | two | three | four | five | each | \w+ \s+ \(\d+\) ) [\s(,-]+ )"""
_AHEAD = regex.compile(
    rf"""\b (?: (?: successive | consecutive | additional | another | further | subsequent | renewal | extension s?
            | automatic ) [\s(,]* {_JOINS}{{0,6}}
        | (?: renew (?: s | ed )? | extend (?: s | ed )? ) (?: \s+ automatically )? \s+ (?: for
          | by ) \s+ {_JOINS}{{0,3}} ) $""",
    _FLAGS,
)
_MORE = regex.compile(r"(?:successive|consecutive|additional|another|further|subsequent|renewal)\b", regex.IGNORECASE)
_INITIAL = regex.compile(r"\b(?:initial|original|first|current|such|said|every)\s+(?:\w+\s+){0,2}$", regex.IGNORECASE)
_BY_WORD = regex.compile(
    r"""\b (?: (?P<year> (?: from \s+ )? year \s* (?: - | \s ) \s* to \s* (?: - | \s ) \s* year (?: \s+ basis )?
            | (?: successive | consecutive | additional ) \s+ annual \s+ (?: periods? | terms? ) | renewed \s+ annually
            | annual \s+ renewal s? )
        | (?P<month> (?: from \s+ )? month \s* (?: - | \s ) \s* to \s* (?: -
          | \s ) \s* month (?: \s+ basis )? ) ) \b""",
    _FLAGS,
)
_AGAINST = regex.compile(
    r"""\b (?: not \s+ (?: to \s+ )? (?: renew | extend ) | non-? \s? renew | terminat | cancel | unless | intent
      | elect
        | (?: prior \s+ to | before ) \s+ (?: the \s+ )? (?: \w+ \s+ ){0,5} (?: expir | end | terminat )
          | discontinu | in \s+ the \s+ event )""",
    _FLAGS,
)
_END_OF_TERM = regex.compile(
    r"""\b (?: (?: expir (?: ation | y ) | end ) \s+ of \s+ (?: (?: the | its | any | each | such | then | current
      | relevant
            | initial | this ) [\s-]+ ){1,4} (?: term | period | agreement | renewal | extension )
        | any \s+ renewal \s+ (?: term | period ) ) \b""",
    _FLAGS,
)
_PRIOR = regex.compile(r"\b(?:prior|before|preceding|advance)\b", regex.IGNORECASE)
_PRIOR_BEHIND = regex.compile(
    r"""[\s'’,]* (?: (?: in | written | of | calendar | by ) [\s,]+ )* (?: prior | before | preceding | advance | notice
        | notification ) \b""",
    _FLAGS,
)
_STOP = regex.compile(
    r"(?<!\b(?:Inc|Corp|Co|Ltd|No|Sec))\.\s+(?=[\"“(]?[A-Z\d(])|\n[ \t]*\n(?=[ \t]*(?:\d|\(|Section|ARTICLE))"
)


def renewal(record: Record, document: Document) -> tuple[TermLength | None, TermLength | None]:
    """The renewal term and the period of the notice that prevents it, from the first sentence that has the former."""
    lengths = [one for one in record.dates if one.part == "main" and one.quantity and one.unit]
    for clause in _clauses(document):
        term = next(_terms(document, lengths, clause), None)
        if term is not None:
            near = next(_notices(document, lengths, clause), None)
            return term, near or next(_before_an_end(document, lengths), None)
    return None, None


def _clauses(document: Document) -> Iterator[Span]:
    """The sentences that say that the instrument renews itself or may be renewed, each with the one behind it."""
    text = document.text
    for match in matches(_RENEWS, document):
        start = max(0, match.start() - _REACH)
        stops = [stop.end() for stop in _STOP.finditer(text, start, match.start())]
        begin = stops[-1] if stops else start
        end = _end(text, match.end())
        sentence = text[begin:end]
        if document.part_at(match.start()) == "main" and _OF_TERM.search(sentence) and not _OTHER.search(sentence):
            yield Span(begin, end)


def _end(text: str, at: int) -> int:
    stop = _STOP.search(text, at, min(len(text), at + _REACH))
    return int(stop.start()) if stop else min(len(text), at + _REACH)


def _terms(document: Document, lengths: list[Date], clause: Span) -> Iterator[TermLength]:
    """The lengths of a renewal in the sentence."""
    text = document.text
    for one in lengths:
        if not clause.contains(one.span) or one.kind != "duration" or one.unit in ("day", "hour", "minute"):
            continue
        before = text[max(clause.start, one.span.start - 120) : one.span.start]
        if _INITIAL.search(before) or not (_AHEAD.search(before) or _MORE.match(one.text)):
            continue
        yield _length(one, _RENEWAL_RULE)
    for match in _BY_WORD.finditer(text, clause.start, clause.end):
        unit: Unit = "year" if match["year"] else "month"
        span = Span(*match.span())
        yield TermLength(quantity=Decimal(1), unit=unit, span=span, text=document.slice(span), rule=_RENEWAL_RULE)


def _notices(document: Document, lengths: list[Date], clause: Span) -> Iterator[TermLength]:
    """The lengths of notice in the sentence, then in the one behind it and the one before it."""
    text = document.text
    following = Span(clause.end, _end(text, min(len(text), clause.end + 2)))
    for within in (clause, following, Span(_before(text, clause.start), clause.start)):
        if not _AGAINST.search(text, within.start, within.end):
            continue
        for one in lengths:
            if within.contains(one.span) and one.kind in ("duration", "relative") and _is_notice(text, one, within.end):
                yield _length(one, _NOTICE_RULE)


def _before_an_end(document: Document, lengths: list[Date]) -> Iterator[TermLength]:
    """The lengths of notice before the end of a term, wherever the text asks for one."""
    text = document.text
    for one in lengths:
        end = _end(text, one.span.end)
        if one.kind not in ("duration", "relative") or not _is_notice(text, one, end):
            continue
        if _END_OF_TERM.search(text, _before(text, one.span.start), end):
            yield _length(one, _NOTICE_RULE)


def _is_notice(text: str, one: Date, end: int) -> bool:
    """Whether the length says how long before an end, or with how much notice."""
    if (
        one.calendar == "fiscal"
        or one.unit not in ("day", "week", "month", "year")
        or _BEHIND.match(text, one.span.end)
    ):
        return False
    return bool(_PRIOR.search(one.text) or _PRIOR_BEHIND.match(text, one.span.end, end))


def _before(text: str, at: int) -> int:
    """Where the sentence begins that ends at the offset."""
    start = max(0, at - _REACH)
    stops = [stop.end() for stop in _STOP.finditer(text, start, max(start, at - 2))]
    return int(stops[-1]) if stops else start


def _length(one: Date, rule: str) -> TermLength:
    return TermLength(quantity=one.quantity, unit=one.unit or "day", span=one.span, text=one.text, rule=rule)
