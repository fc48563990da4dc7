"""How long the use of a registration statement may be suspended.

"for a period not to exceed an aggregate of 45 days in any 90-day period …, and not to exceed an aggregate of 90 days in
any 360-day period"; "for more than 45 consecutive days" is a limit on one stretch, "not more than twice in any 12-month
period" one on how often.
"""

from collections.abc import Iterator
from dataclasses import replace

from extractors.clauses.evidence import group, quotes
from extractors.clauses.nearby import STATEMENTS, asked
from extractors.clauses.pieces import PIECES, count, entries
from extractors.clauses.sentences import sentence_at, sentence_end
from extractors.clauses.suspension_windows import A_PERIOD, ANY, ASIDE, AT_MOST, FLAGS, LIMIT, LIMITS, NAMED, window
from pipeline.clause import Clause, SuspensionLimit, WindowLimit
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand
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
_OF_A_STATEMENT = lazy(
    expand(
        r"""\b (?: (?: suspend | postpon | defer | delay ) \w* | suspension s? \s+ of
            | (?: right | obligation ) s? \s+ (?: of \s+ [^.;,]{3,60} \s )? to \s+ (?: file | use | keep | maintain
              | cause | effect | register | offer | sell ) ) \b
        (?: (?! \b (?: if | until | unless | when | because | in \s+ order | to \s+ permit | closings? | exercis\w*
            | issu (?: e | ance | ing ) | purchas\w* | conver\w* | redem\w* | pay (?: ment s? )? ) \b ) [^.;] ){0,200}?
        (?: {STATEMENT} | prospectus )""",
        PIECES,
    ),
    FLAGS,
)
"""What a limit without "in any" is of: a closing may be postponed because of a registration statement as well."""
_REGISTERING = (
    r"\b (?: effect (?: ing | uate )? \s+ (?: an? | any | such | the ) \s+ | demand \s+ ) registration (?! \s+ rights )"
)
_BETWEEN = r"(?: , [^.;]{3,90}? , )?"
"""What stands between a right and what it is a right to: "shall be entitled, from time to time, to suspend"."""
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
        r"\b (?: may | shall | will ) \s+ not \s+ [^.;]{0,60}? \b (?: actions? | rights? | limitations? | suspensions?"
        r" | postponements? | deferrals? ) \b (?: [^.;] | \. (?= \d ) ){0,120}? \b more \s+ than \s+"
        r" (?P<times> (?P<often> once | twice | {NUMBER} \s+ (?: times? | occasions? ) ) ) \s+ "
        + ANY
        + r" (?P<alone> ) (?P<number> ){0} (?P<kind> ){0} (?P<days> ){0} (?P<sum> ){0}",
        PIECES,
    ),
    FLAGS,
)
"""How often, in the sentence behind: "may not take any actions pursuant to this Section more than twice in any …"."""
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
_CONDITIONS = lazy(r",? \s+ if \s* :? \s* (?= \( \w{1,3} \) \s )", FLAGS)
_PROVISO = lazy(r"\bprovided\b")
_NOT_COUNTED = lazy(
    r"""any \s+ period \s+ (?: of \s+ time \s+ )? during \s+ which [^.;]{5,160}? ceases? \s+ to \s+ be \s+ effective
        [^.;]{0,40}?
    as \s+ a \s+ result \s+ of \s+ [^.;]{0,60}? compliance \s+ with [^.;]{5,160}? shall \s+ not \s+ constitute \s+ a
    \s+ suspension
    (?: \s+ of \s+ [^.;]{5,60}? (?= \s+ and \b | [.;] ) )?""",
    FLAGS,
)


def _limit(match: Match, document: Document) -> SuspensionLimit | None:
    """The limits of the sentence; null where one of them has no reading or is not in calendar days."""
    text = document.text
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
    if again := _TAKEN.search(text, end, sentence_end(text, end + 2)):
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
    proviso = _PROVISO.search(text, conditions.end(), end) if conditions else None
    listed = list(entries(text, conditions.end(), proviso.start() if proviso else end)) if conditions else []
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


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.suspension_limit",
        pattern=rf"""(?: (?: (?: notwithstanding \s+ the \s+ foregoing , \s+ )? (?: the \s+ )?
            (?-i: Company | Issuers? | Corporation | Parent ) (?: , [^.;,]{{3,120}} , )? \s+
            (?: may {_BETWEEN}
                | (?: (?: shall | will ) \s+ (?: not \s+ )? be | is ) \s+ (?: entitled | permitted ) {_BETWEEN} \s+ to
                | (?: shall | will ) \s+ (?: not \s+ )? have \s+ the \s+ right {_BETWEEN} \s+ to ) \s+
            (?= [^.;]{{0,120}}? \b (?: suspend | postpone | defer | delay ) \b )
            | (?<! \w ) (?: the \s+ )? (?: right | obligation ) s? \b [^.;]{{0,320}}? \b (?: shall | may | will )
                \s+ be \s+ (?: suspended | deferred ) \s+ )
            (?: (?= [^.;]{{0,200}}? (?: {{STATEMENT}} | prospectus | {_REGISTERING} ) )
                | (?<= (?: {{STATEMENT}} | prospectus ) [^.;]{{0,200}} ) )
            | (?<! \w ) {A_PERIOD} \b (?= [^.;]{{0,40}}? \b exceed ) )
            (?: [^.;] | ; (?= \s* provided \b ) ){{0,1600}}? (?P<limits> {LIMIT} )""",
        build=_limit,
        needs=("suspend", "postpone", "defer", "delay", "Delay", "Period"),
        pieces=PIECES,
        examples={
            "Notwithstanding the foregoing, the Company may\n     suspend the effectiveness of the Shelf Registration "
            "Statement "
            "by written\n     notice to the Holders for a period not to exceed an aggregate of 45 days in\n     any "
            "90-day "
            'period (each such period, a "SUSPENSION PERIOD"), and not to\n     exceed an aggregate of 90 days in any '
            "360-day "
            "period, if:\n\n (x) an event occurs; and\n\n (y) the Company so determines;\n\n provided that in the "
            "event the "
            "disclosure relates to a previously undisclosed proposed or pending material business transaction, the "
            "Company "
            "may extend a Suspension Period from 45 days to 60 days during any 90-day period.": {
                "limits": [
                    {"days": 45, "within": 90, "extended_days": 60, "extension": "material_transaction"},
                    {"days": 90, "within": 360},
                ],
                "notice": "written",
                "conditions": ("(x)", "(y)"),
                "excludes": (),
            },
            "the Company shall be entitled to postpone \nfiling or suspend the use by the Purchaser of the "
            "registration "
            "statement, for a reasonable period of time, but not in excess of an \naggregate of 90 calendar days in "
            "any 360 day "
            "period.": {"limits": [{"days": 90, "within": 360}], "notice": None},
            "The Company may suspend the use of the Prospectus for a period not to exceed 45 days in any 90-day period "
            "or 90 days in any 360-day period.": {
                "limits": [{"days": 45, "within": 90}, {"days": 90, "within": 360}],
            },
            "The Company shall be permitted to suspend the use of the Registration Statement; provided that such "
            "suspension shall not exceed 40 days in any 90 day period or an aggregate of 120 days in any 365 day "
            "period.": {"limits": [{"days": 40, "within": 90}, {"days": 120, "within": 365}]},
            "the Company may suspend the use of the Prospectus for a period not to exceed 45 days in any 90-day "
            "period. In no event shall all such periods exceed 90 days in any 360-day period.": {
                "limits": [{"days": 45, "within": 90}, {"days": 90, "within": 360}]
            },
            "the Company shall be permitted, from time to time, to suspend the use of the Prospectus for such times as "
            "it may determine (but in no event for more than an aggregate of ninety (90) days in any rolling twelve "
            "(12)-month period or more than forty-five (45) consecutive days).": {
                "limits": [{"days": 90, "within": 12, "within_unit": "month"}, {"days": 45}],
            },
            "the Company may suspend the use of the Registration Statement for no more than 60 days at any one time; "
            "provided, however, that the Company shall not suspend it more than twice in any 360-day period.": {
                "limits": [{"days": 60}, {"times": 2, "within": 360}],
            },
            "no Grace Period shall exceed ten (10) consecutive days and during any three hundred sixty five (365) day "
            "period such Grace Periods shall not exceed an aggregate of thirty (30) days and the Company may suspend "
            "the Prospectus.": {
                "span_text": "no Grace Period shall exceed ten (10) consecutive days and during any three hundred "
                "sixty five (365) day period such Grace Periods shall not exceed an aggregate of thirty (30) days and "
                "the Company may suspend the Prospectus.",
                "limits": [{"days": 10}, {"days": 30, "within": 365}],
            },
            "the Issuer shall be entitled to postpone, for up to 90 days, the filing of any Registration Statement; "
            "provided that it may exercise this right only twice in any consecutive 12-month period.": {
                "limits": [{"days": 90}, {"times": 2, "within": 12, "within_unit": "month"}],
            },
            "the Company may, upon written notice to the Holders, suspend use of the Prospectus for up to 30 days in "
            "any three-month period and not more than 90 days in any twelve-month period.": {
                "limits": [
                    {"days": 30, "within": 3, "within_unit": "month"},
                    {"days": 90, "within": 12, "within_unit": "month"},
                ],
                "notice": "written",
            },
            "the Company shall not be entitled to suspend the use of the Registration Statement for more than 75 days "
            "in any 12-month period.": {"limits": [{"days": 75, "within": 12, "within_unit": "month"}]},
            "The Company shall be entitled to suspend the availability of a Registration Statement for a period not to "
            "exceed 60 calendar days (which need not be consecutive days) in any 12-month period.": {
                "limits": [{"days": 60, "within": 12, "within_unit": "month"}],
            },
            "the Company may suspend the use of the Registration Statement for no more than 45 days in any 90-day "
            "period, and Holders shall be subject to a lock-up for a period not to exceed 180 days.": {
                "limits": [{"days": 45, "within": 90}],
            },
            "the Company may defer such filing of a Registration Statement for a period of not more than 120 days "
            "after receipt of the request of the Initiating Holders; provided, however, that the Company shall not "
            "utilize this right more than once in any twelve (12) month period.": {
                "limits": [{"days": 120}, {"times": 1, "within": 12, "within_unit": "month"}],
            },
            "the Company shall not be permitted to suspend the use of the Registration Statement (i) more than three "
            "times during any twenty-four (24) month period, (ii) for a period exceeding ninety (90) days on any one "
            "occasion, or (iii) for an aggregate period exceeding one hundred twenty (120) days in any twelve (12) "
            "month period.": {
                "limits": [
                    {"times": 3, "within": 24, "within_unit": "month"},
                    {"days": 90},
                    {"days": 120, "within": 12, "within_unit": "month"},
                ],
            },
            "The Company shall be entitled to suspend use of the Prospectus on no more than two occasions in any "
            "12-month period, and each such suspension shall not exceed 45 days.": {
                "limits": [{"times": 2, "within": 12, "within_unit": "month"}, {"days": 45}],
            },
            "the right of the Holders to use any Prospectus for sales shall be suspended for a period of not more than "
            "180 days in any 360 consecutive day period.": {"limits": [{"days": 180, "within": 360}]},
            "the Company may suspend the use of the Registration Statement for no more than 20 Trading Days in any "
            "90-day period or twice in any calendar year.": {
                "limits": [
                    {"days": 20, "basis": "business", "within": 90},
                    {"times": 2, "within": 1, "within_unit": "calendar_year"},
                ],
            },
            "In any 9-month period, the Company may suspend use of the Registration Statement for up to 60 days.": {
                "span_text": "the Company may suspend use of the Registration Statement for up to 60 days.",
                "limits": [{"days": 60, "within": 9, "within_unit": "month"}],
            },
            "the Issuer shall be entitled to postpone (but not more than once in any one-year period), for a "
            "reasonable time not in excess of 80 days, the filing of a Registration Statement.": {
                "limits": [{"times": 1, "within": 12, "within_unit": "month"}, {"days": 80}],
            },
            "by delivery of written notice to the Holders, the Company may (i) postpone effecting a registration or "
            "(ii) require them to refrain from sales, in either case for a period of no more than thirty (30) "
            "consecutive days. The Company may do so if its Board so determines; provided, that the Company may not "
            "exercise its rights under this Section 4.2 more than three times in any twelve (12)-month period.": {
                "span_text": "the Company may (i) postpone effecting a registration or (ii) require them to refrain "
                "from sales, in either case for a period of no more than thirty (30) consecutive days.",
                "notice": "written",
                "limits": [{"days": 30}, {"times": 3, "within": 12, "within_unit": "month"}],
            },
            "the Company shall be entitled to (x) postpone the filing of the Registration Statement, or (y) elect that "
            "it not be used, in either case for a reasonable time, but not to exceed seventy (70) days after the date "
            "that the Demand was made.": {"limits": [{"days": 70}]},
            "in no event shall a Disclosure Delay Period exceed twelve (12) trading days under the Prospectus.": {
                "limits": [{"days": 12, "basis": "business"}],
            },
            "no single Grace Period shall exceed twenty (20) consecutive days, and during any 365-day period, the "
            "aggregate of all Grace Periods shall not exceed an aggregate of fifty (50) days, and sales under the "
            "Prospectus may go on.": {
                "limits": [{"days": 20}, {"days": 50, "within": 365}],
            },
            "the Company, by written notice to the Holders, may direct the Holders to suspend sales pursuant to the "
            "Registration Statement (but in no event for more than an aggregate of ninety (90) days in any rolling "
            "twelve (12)-month period).": {"limits": [{"days": 90, "within": 12, "within_unit": "month"}]},
        },
        near_misses=(
            (
                "the Company may suspend the use of the Registration Statement for not more than 45 days in any 90-day "
                "period, such period to be extended to 60 days in any 90-day period after a merger."
            ),
            (
                "the Company may suspend the use of the Registration Statement for not more than 45 days in any "
                "fiscal year."
            ),
            (
                "the Company may suspend use of the Registration Statement; provided that it shall use its reasonable "
                "efforts to avoid a suspension for a period exceeding 60 days."
            ),
            "the Company may suspend payments under any registration statement.",
            "the Company may delay the filing of a Registration Statement for no more than an aggregate of 50 days.",
            (
                "the Company shall have the right to postpone the Closing Date for a period not exceeding seven "
                "days, in "
                "order to effect changes in the Registration Statement."
            ),
            (
                "The Company may suspend, for a period not to exceed ninety (90) days, the exercisability of the "
                "Rights in "
                "order to file such registration statement."
            ),
            (
                "The Company may delay the issuance of the Shares until a registration statement on Form S-8 is "
                "effective, "
                "but for no more than 90 days."
            ),
            (
                "The obligation of the Underwriters to purchase the Shares described in the Prospectus may be "
                "deferred for "
                "up to five days."
            ),
            (
                "the Company may delay the filing of the Registration Statement if it furnishes financial "
                "statements that "
                "are no more than 135 days old."
            ),
            (
                "the Company may suspend the use of the Registration Statement for a period not to exceed three "
                "months in "
                "any 12-month period, or for up to 45 days at any one time."
            ),
            (
                "the Company may suspend the use of the Registration Statement for no more than 60 days (or 90 "
                "days if it "
                "merges) in any 360-day period."
            ),
            (
                "the Company may suspend the use of the Registration Statement for up to 60 days in any 360-day period "
                "(or up to 90 days if it merges)."
            ),
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The limits on suspensions of a registration statement."""
    places = (*STATEMENTS, "rospectus", r"ffecting\s+(?:a|any|such)\s+registration", r"emand\s+[Rr]egistration")
    return asked(document, RULES, places, 900)
