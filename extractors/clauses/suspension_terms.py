"""What a sentence on suspensions says: its limits with their windows, by which notice, and on which conditions."""

from collections.abc import Iterator
from dataclasses import replace

from extractors.clauses.evidence import group, quotes
from extractors.clauses.pieces import PIECES, Entry, count, entries
from extractors.clauses.sentences import sentence_at, sentence_end
from extractors.clauses.suspension_windows import ANY, ASIDE, AT_MOST, FLAGS, LIMIT, LIMITS, NAMED, window
from pipeline.clause import SuspensionLimit, WindowLimit
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, expand
from pipeline.span import Span

_IN_ANY = lazy(
    rf"\b (?: days | weeks | months? | times? | occasions? | once | twice ) (?: \s* {ASIDE} )? \s+"
    r" (?: in \s+ the \s+ aggregate \s+ )? (?: in | during | within ) \s+ any \b"
    r" | \b consecutive \s+ (?: \w+ \s+ )? days \b (?! \s+ (?: in | during | within ) \s+ any | [^()]* \) )",
    FLAGS,
)
"""What each limit and each longer limit has once."""
_ANY_LIMIT = lazy(
    expand(
        rf"{AT_MOST} (?: an? \s+ [^.;,\d]{{0,30}} )? {{NUMBER}} \s+ (?: \w+ \s+ )?"
        r" (?: days (?! ['’] | \s+ notice ) | weeks | months )",
        PIECES,
    ),
    FLAGS,
)
"""What may be a limit, in words that have no reading here."""
_AHEAD = lazy(expand(rf"{ANY} \s* , \s+ (?: the \s+ )? $", PIECES), FLAGS)
"""A window in front of the sentence, "In any 12-month period, the Company may …", which is that of its one limit."""
_ALTERNATIVE = lazy(expand(r"\( \s* or \s+ [^()]{0,60}? {NUMBER} \s+ (?: \w+ \s+ )? days \b", PIECES), FLAGS)
"""Other days in some cases, "(or up to 90 days if it merges)", which have no reading here."""
_OF_EACH = lazy(
    r"\b (?: each | any | no ) \s+ (?: such \s+ )? (?: suspension | deferral | delay | postponement ) (?: \s+ period )?"
    r" \s+ (?: shall | may | will ) \s+ (?: not \s+ )? $",
    FLAGS,
)
REGISTERING = (
    r"\b (?: effect (?: ing | uate )? \s+ (?: an? | any | such | the ) \s+ | (?: demand | required | requested ) \s+ )"
    r" registrations? (?! \s+ rights )"
)
_OF_A_STATEMENT = lazy(
    expand(
        r"""\b (?: (?: suspend | postpon | defer | delay ) \w* | suspension s? \s+ of
            | (?: right | obligation ) s? \s+ (?: of \s+ [^.;,]{3,60} \s )? to \s+ (?: file | use | keep | maintain
              | cause | effect | register | offer | sell ) ) \b
        (?: (?! \b (?: if | until | unless | when | because | in \s+ order | to \s+ permit | closings? | exercis\w*
            | issu (?: e | ance | ing ) | purchas\w* | conver\w* | redem\w* | pay (?: ment s? )? ) \b ) [^.;] ){0,200}?
        (?: {STATEMENT} | prospectus | {REGISTERING} )""",
        {**PIECES, "REGISTERING": REGISTERING},
    ),
    FLAGS,
)
"""What a limit without "in any" is of: a closing may be postponed because of a registration statement as well."""
_ALSO = lazy(
    expand(
        r"\s* (?: in \s+ no \s+ event | (?: the \s+ )? (?: aggregate | total ) | no | all | such | any ) \b"
        r" [^.;]{0,120}?"
        r" \b (?: periods? | suspensions? | deferrals? | delays? ) \b [^.;]{0,90}? " + LIMIT,
        PIECES,
    ),
    FLAGS,
)
"""The next sentence, where it limits the same periods further."""
_TAKEN = lazy(
    expand(
        r"\b (?: (?-i: Company | Issuers? | Corporation | Parent | Buyer | Acquir[oe]r | Partnership | Trust ) | it )"
        r" \s+ (?: may | shall | will ) \s+ not \s+ [^.;]{0,60}? \b (?: actions? | rights? | limitations?"
        r" | suspensions? | postponements? | deferrals? | postpone | suspend | defer | delay ) \b"
        r" (?: [^.;] | \. (?= \d ) ){0,120}?"
        r" \b (?: more \s+ than | in \s+ excess \s+ of ) \s+ (?:"
        r" (?P<times> (?P<often> once | twice | {NUMBER} \s+ (?: times? | occasions? ) ) ) (?P<alone> )"
        r" | (?P<days> (?P<number>{NUMBER}) \s+ (?P<kind> {DAY_KIND} \s+ )? days ) (?: \s+ in \s+ the \s+ aggregate )?"
        r" ) \s+ " + ANY + r" (?P<sum> ){0}",
        PIECES,
    ),
    FLAGS,
)
"""How often or long, in the sentence behind: "may not take any actions under this Section more than twice in any …"."""
_PARAGRAPH = lazy(r"\n[ \t]*\n")
_REACH = 2000
_LONGER = lazy(
    expand(
        r"\b extend \b [^.;]{0,80}? \b from \s+ (?P<from> {NUMBER} ) \s+ days \s+ to \s+ (?P<days> "
        r"(?P<number>{NUMBER}) \s+ days )",
        PIECES,
    ),
    FLAGS,
)
_TRANSACTION = lazy(
    r"""(?: previously \s+ undisclosed \s+ )? (?: (?: proposed | pending ) \s+ (?: or \s+ (?: proposed | pending ) \s+
        )? )
    material \s+ (?: business \s+ | corporate \s+ )? transaction""",
    FLAGS,
)
_NOTICE = lazy(
    r"\b (?: by | upon | after ) \s+ (?: (?: giving | providing | delivering | (?: delivery | receipt ) \s+ of )"
    r" \s+ )? (?: (?: no \s+ less \s+ than | at \s+ least ) \s+ (?: [\w’'()]+ \s+ ){1,4}? )?"
    r" (?: (?: prior | prompt | advance ) \s+ )? (?P<how> written ) \s+ notice (?: \s+ to \s+ the \s+ \w+ )?",
    FLAGS,
)
_AVOIDED = lazy(r"\befforts\s+(?:not\s+)?to\s+(?:avoid|limit|minimi[sz]e|not|prevent)\b[^.;]*$", FLAGS)
"""Words of a limit that only has to be tried for."""
_OVER = lazy(r"[.;] \s", FLAGS)
"""What ends the words on how often, so that days behind it may be of something else."""
_CONDITIONS = lazy(
    r",? \s+ if (?: \s+ any \s+ of \s+ the \s+ following \s+ (?: events | circumstances | conditions ) \s+"
    r" (?: (?: shall | has | have ) \s+ )? occur (?: s | red )? )? \s* :? \s* (?= \( \w{1,3} \) \s )",
    FLAGS,
)
_PROVISO = lazy(r"[\s,;]*\bprovided\b")
_NOT_COUNTED = lazy(
    r"""any \s+ period \s+ (?: of \s+ time \s+ )? during \s+ which [^.;]{5,160}? ceases? \s+ to \s+ be \s+ effective
        [^.;]{0,40}?
    as \s+ a \s+ result \s+ of \s+ [^.;]{0,60}? compliance \s+ with [^.;]{5,160}? shall \s+ not \s+ constitute \s+ a
    \s+ suspension
    (?: \s+ of \s+ [^.;]{5,60}? (?= \s+ and \b | [.;] ) )?""",
    FLAGS,
)


_DEFAULTED = lazy(
    r"(?: \s* \( [^()]{3,80} \) )? ,? (?: \s+ then ,? )? \s+ (?: (?: the \s+ )? (?: Company | Issuers? | Corporation"
    r" | Partnership ) \s+ (?: (?: shall | will | must | agrees? \s+ to ) \s+ pay | pays ) \b"
    r" | (?: (?: additional | liquidated | special ) \s+ )? (?: interest | damages ) \s+ (?: shall | will | is | are )"
    r" \b )",
    FLAGS,
)
"""What follows where the days have passed: "for any period exceeding 60 days in any 12-month period, the Company shall
pay" is an event of default, no limit."""
_HAPPENS = lazy(r"\bif\s+(?:\(\w{1,4}\)\s+)?(?:the\s+)?$", FLAGS)


def _is_default(match: Match, text: str) -> bool:
    """Whether the days are those of an event on which something is owed."""
    if _HAPPENS.search(text, max(0, match.start() - 30), match.start()):
        return True
    return _DEFAULTED.match(text, match.end()) is not None


def limit(match: Match, document: Document) -> SuspensionLimit | None:
    """The limits of the sentence; null where one of them has no reading or is not in calendar days."""
    text = document.text
    if _is_default(match, text):
        return None
    end = sentence_end(text, match.end())
    if also := _ALSO.match(text, end):
        end = sentence_end(text, also.end())
    longer = _LONGER.search(text, match.end(), end)
    stop = longer.start() if longer else end
    reason = _TRANSACTION.search(text, match.end(), end) if longer else None
    found = _found(match, text, Span(stop, end), extended=reason is not None)
    ahead = _AHEAD.search(text, max(0, match.start() - 80), match.start())
    if not found or (ahead and (len(found) > 1 or found[0]["alone"] != "")):
        return None
    if again := _TAKEN.search(text, end, _behind(text, end)):
        found.append(again)
    limits: list[WindowLimit] = []
    places: dict[str, Span | None] = {}
    for number, one in enumerate(found):
        made = _longer(window(one, ahead or one), longer if reason else None)
        if made is None:
            return None
        limits.append(made)
        places.update(_places(number, one, longer if made.extended_days is not None else None, reason))
    if ahead:
        places["limits[0].within"] = group(ahead, "within")
    notice = _NOTICE.search(text, sentence_at(text, match.start()).start, end)
    conditions = _CONDITIONS.search(text, match.end(), end)
    listed = list(_listed(text, conditions.end(), end)) if conditions else []
    excluded = _NOT_COUNTED.search(text)
    places["notice"] = Span(*notice.span()) if notice else None
    places["excludes[0]"] = Span(*excluded.span()) if excluded else None
    return SuspensionLimit(
        span=Span(match.start(), end),
        limits=tuple(limits),
        notice=notice["how"].lower() if notice else None,
        conditions=tuple(one.label for one in listed),
        excludes=("amendment_compliance",) if excluded else (),
        evidence=quotes({**places, **{f"conditions[{at}]": one.span for at, one in enumerate(listed)}}),
    )


def _listed(text: str, start: int, end: int) -> Iterator[Entry]:
    """The conditions of the list; a proviso is none of its last one."""
    for one in entries(text, start, end):
        proviso = _PROVISO.search(text, *one.span)
        yield Entry(one.label, Span(one.span.start, proviso.start())) if proviso else one


def _behind(text: str, end: int) -> int:
    """Where the sentences behind end that may say how often it may be done, those of the paragraph."""
    parted = _PARAGRAPH.search(text, end, end + _REACH)
    return parted.start() if parted else min(end + _REACH, len(text))


def _found(match: Match, text: str, over: Span, *, extended: bool) -> list[Match]:
    """The limits of the sentence up to `over`, which ends with it; none where one may have no reading."""
    if _AVOIDED.search(match[0]) or _ALTERNATIVE.search(text, match.start("limits"), over.end):
        return []
    first, *others = LIMITS.finditer(text, match.start("limits"), over.start)
    if first["alone"] == "" and not (NAMED.match(match[0]) or _OF_A_STATEMENT.search(text, match.start(), over.end)):
        return []
    found = [first]
    for one in others:  # without a window it may be of something else: "and extended by up to 30 days"
        alone = one["alone"] == "" and not _OF_EACH.search(text, match.start(), one.start())
        if not alone or (found[-1]["times"] and not _OVER.search(text, found[-1].end(), one.start())):
            found.append(one)
    read_up_to = over.end if all(one["times"] for one in found) else first.start()
    unread = any(
        not any(one.start() <= limit.start() < one.end() for one in found)
        for limit in _ANY_LIMIT.finditer(text, match.start(), read_up_to)
    )
    windows = len(_IN_ANY.findall(text, match.start("limits"), over.end))
    return [] if unread or len(found) + extended < windows else found


def _longer(limit: WindowLimit | None, longer: Match | None) -> WindowLimit | None:
    """The limit with the days of its extension, where that is one of its own days."""
    if limit is None or limit.days is None or longer is None or count(longer["from"]) != limit.days:
        return limit
    return replace(limit, extended_days=count(longer["number"]), extension="material_transaction")


def _places(number: int, one: Match, longer: Match | None, reason: Match | None) -> Iterator[tuple[str, Span | None]]:
    for name, words in (("days", "days"), ("times", "times"), ("within", "within")):
        yield f"limits[{number}].{name}", group(one, words)
    if longer and reason:
        yield f"limits[{number}].extended_days", group(longer, "days")
        yield f"limits[{number}].extension", Span(*reason.span())
