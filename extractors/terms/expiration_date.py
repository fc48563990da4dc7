"""When an instrument ends, where its words say so: "shall continue until December 31, 2003", "for two years".

A day that is stated comes first, then one that a length of the term gives, counted from the day on which it begins.
"""

import datetime as dt
from collections.abc import Iterator

import regex

from extractors.terms.own_parts import own_parts
from extractors.terms.term_starts import Starts
from pipeline.days import add_months
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.page_marks import without_page_marks
from pipeline.record import Date, ExpirationDate, Record
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_REACH = 420
_MONTHS = {"month": 1, "quarter": 3, "half_year": 6, "year": 12}
_STATED = "terms.expiration_date.stated"
_COMPUTED = "terms.expiration_date.computed"

_LABEL = lazy(
    r"""\b (?: expir (?: ation | y ) \s+ date (?: \s+ of \s+ this \s+ agreement )? | (?: termination \s+ date
        | expiration ) \s+ of \s+ this \s+ agreement | (?: end | termination ) \s+ date (?= \s* [:|] )
        | (?: final | original ) \s+ expiration \s+ date
        | (?: [.;\n] | \s{2} ) \s* (?: expiry | expiration | term \s+ ends ) (?= \s* : ) ) ["”'’]? \s*
        (?: [:|] | means | shall \s+ (?: mean | be ) | is | shall \s+ occur \s+ on ) [\s:|]*
        (?: on \s+ )? (?: [\d:]{1,5} \s? [ap]\.?m\.? [\w\s,]{0,30} \s on \s+ )? $""",
    _FLAGS,
)
_CALLED = lazy(
    r"""\s* ,? \s* \( [^()"“”]{0,40} ["“”']{0,2} (?: \w+ \s+ ){0,2}? (?: expir (?: ation | y )
      | term \s+ end ) \s+ date \b""",
    _FLAGS,
)
# "VOID AFTER 5:00 P.M. ON APRIL 15, 2004", as warrants and options are headed
_VOID = lazy(r"\bvoid\s+(?:if\s+not\s+exercised\s+(?:before|by)|after)\s+(?:[^.;\d]{0,40}\s)?$", regex.IGNORECASE)
# "This Warrant may be exercised … expiring at 5:00 p.m. on August 15, 2002", and for no other price after that
_EXERCISED = lazy(
    r"""\b (?: this | the ) \s+ (?: \w+ \s+ ){0,2} warrants? \b [^.;]{0,200} \b exercis \w+ \b
        (?: [^.;] | \. (?= \d ) ){0,240}
        \b (?: until | through | expir (?: es? | ing ) | ending | terminat (?: es? | ing ) | on \s+ or \s+ (?: before
          | prior \s+ to ) ) (?: \s+ (?: and \s+ including | on | at | the ) )*
        (?: \s+ close \s+ of \s+ business \s+ on )? \s+ $""",
    _FLAGS,
)
_GOES_ON = lazy(r"(?:[^.;]|\.(?=\d)){0,80}\bthereafter\b", regex.IGNORECASE)
# "from May 1, 2003 to April 30, 2004 (the "Term")"; a "Development Term" may be a part of it
_TERM = lazy(
    r"""\s* ,? \s* \( [^()"“”]{0,80} ["“”']{1,2} (?: (?: initial | original | primary | basic? | lease | license
      | contract | agreement | amendment | employment | consulting | services? ) \s+ ){0,2}
      term [,.]? ["“”'’]{1,2} \s* \)""",
    _FLAGS,
)
_TO = lazy(
    r"""\b (?: until | through | to | end (?: s | ing )? | expir (?: es? | ing ) | terminat (?: es? | ing ) | and | or )
        (?: \s+ on )? (?: \s+ and \s+ including )? \s+ (?: \( \w{1,3} \) \s* )? $""",
    _FLAGS,
)
_SENTENCE = lazy(
    r"(?<! \b (?: Inc | Corp | Co | Ltd | No | Sec | U\.S | [ap]\.m | [A-Z] ) ) [.;] \s+ (?= [\"“(]? [A-Z(\d] )"
    r" | (?<! [:,;] \s* | \b (?: and | or | of | on ) \s* ) \n [ \t]* \n"
    r" (?= \s* (?: WHEREAS | ARTICLE \b | Section \s+ \d | \d+ \. (?: \d | \s ) ) )",
    regex.VERBOSE,
)
_SUBJECT = lazy(
    r"""(?: \b (?: this \s+ (?: [\w-]+ \s+ ){0,4}?
              | (?: the | its | such | said | initial | original | all | your ) \s+
                (?: (?: initial | original | effective | joint | primary | fixed | current | full | basic ) \s+ ){0,2} )
            (?: agreement | contract | terms (?= \s+ of \s+ this \s+ \w+ \s+ (?: shall | will | is ) )
            | term | lease | license (?! \s+ to \b ) | venture | duration | engagement
            | appointment | franchise | period \s+ of \s+ this \s+ \w+ | initial \s+ period )
            (?! \s+ (?: term | period ) \b )
            (?<! \b (?: by | under | in ) \s+ this \s+ \w+ )
            (?<! \b date \s+ of \s+ th (?: is | e ) \s+ (?: [\w-]+ \s+ ){0,3} \w+ )
            (?<! \b (?: during | throughout | which | whose ) \s+ (?: had \s+ )? (?: [\w-]+ \s+ ){1,3} )
            (?<! \b (?: for | during | over | throughout ) \s+ the \s+ (?: \w+ \s+ ){0,2}
              (?: term | life | duration ) (?: \s+ of \s+ th (?: is | e ) \s+ (?: [\w-]+ \s+ ){1,4}
              | (?= \s+ (?: hereof | of \s+ th (?: is | e ) ) \b ) ) )
            (?! \s+ of \s+ (?: the | that | such | its ) \s+ (?: prime | master | head | ground | main | over | superior
              | underlying ) -? \s? lease \b )
            (?! \s+ (?: between | with | dated | for \s+ (?: the | its ) | loans? | notes? | facility ) \b )
        | (?<! \b for \s+ an? \s ) (?: contract | agreement | initial | cooperation | license
            | effective | consult (?: ing | ancy ) | employment | engagement | agency | advisory | sponsorship
            | rental | lease ) \s+ (?: period | term )
        | (?: ['’]s | \b (?: accepts? | his | her | your | such ) ) \s+ (?: employment | appointment | engagement )
          (?<! \b (?: terminat\w* | cessation | end | during | if | upon | unless | after | following | provided )
              \s+ (?: of \s+ )? (?: [\w.]+ \s+ ){0,3}? [\w.’']* \s+ employment )
          # as a separation agreement tells it: the agreement runs on
          (?! [^.;]{0,60}? \b (?: lasted | (?: will | shall | is | was | has | be | by \s+ \w+ ) \s+
              (?: (?: be | been | hereby ) \s+ )? (?: terminat | end (?: s | ed )? \b | ceas ) | terminated | ended ) )
        | \b services? \s+ under \s+ this \s+ (?: agreement | contract )
        | \b (?: termination | expir (?: ation | y ) ) \s+ date \s+ (?: of [^.;]{1,60}? \s )?
          (?= (?: is | be ) \s+ (?: hereby \s+ )? (?: amended \s+ and \s+ )? extended \b )
        | \b (?: hereby | shall | agrees? \s+ to ) \s+ (?: employ | appoint | engage | retain ) s?
        | \b employs (?= \s+ (?: the \s+ )? (?: employee | executive | consultant ) \b )
        | ^ [\s\W\d]* (?: term | duration | period ) (?: \s+ of \s+ (?: this \s+ )? agreement )?
        # "DATE OF LEASE: May 15, 2000     TERM: 24 MONTHS"
        | (?: \n | \s{3} | [|] ) [\s\d.]* (?: (?: initial | lease | rental | contract ) \s+ )?
          term (?= \s* [:|] ) ) \b""",
    _FLAGS,
)
_RUNNING = r"""^ \s* [:|] \s* (?: from \b | (?: \w+ \s+ )? \d )
    | \b (?: expir | terminat | valid | laps | ceas | (?: is | be ) \s+ from \b | end s? \b | ending | conclud
      | continu (?! ous ) | remain | effect (?! ive \s+ date ) | in \s+ force | commenc | begin | start | run s? \b
      | extend | last | (?: be | is ) \s+ (?: made \s+ )? for )"""
_RUNS = lazy(rf"{_RUNNING} | \b (?: term | period )", _FLAGS)
# the same before a length, where "for a period of two years" may be said of anything
_LASTS = lazy(
    rf"{_RUNNING} | \b (?: ha (?: s | ve ) | with | of ) \s+ (?: an? | the ) \s+ (?: \w+ \s+ ){{0,2}}"
    r" (?: term | period )",
    _FLAGS,
)
_EITHER = r"""(?: the \s+ (?: earlier | later | earliest | latest | first | sooner ) \s+
    (?: of | to \s+ occur \s+ of ) [\s:]*
    (?: \( \w{1,3} \) \s* )? )?"""
# what has a length by itself: "the term is two years", but not "this Agreement grants a licence for two years"
_A_LENGTH = lazy(
    r"\b(?:terms?|period|duration|employ\w*|engagement|appointment|franchise|services?)\b", regex.IGNORECASE
)
_UNTIL = lazy(
    rf"""(?: \d{{4}} \s* [–—-] | \b (?: until | through | thru | (?<! prior \s ) to | till | expir (?: es? | ing | ed )
            (?: \s+ (?: automatically | without \s+ notice
              | (?: by | in \s+ accordance \s+ with ) \s+ its \s+ terms ) )?
        | laps (?: e | es ) | ceas (?: e | es ) | no \s+ further \s+ (?: force \s+ (?: and | or ) \s+ )? effect
        | end (?: s | ing )? | conclud (?: e | es | ing ) | terminat (?: es? | ing ) ) )
        (?: \s+ (?: on | as \s+ of | at | upon ) )?
        (?: \s+ (?: and | to ) \s+ including | \s+ and \s+ include s? )? \s* [,:]? \s*
        (?: \( \w{{1,3}} \) \s* )? {_EITHER}
        (?: (?: midnight | noon | the \s+ close \s+ of \s+ business | close \s+ of \s+ business | 11:59 \s* p\.?m\.?
            | [\d:]{{1,5}} \s? [ap]\.?m\.? ) [^.;]{{0,40}}? (?: on \b | of \b | , ) \s* )?
        {_EITHER}
        (?: (?: the | an? ) \s+ (?: (?: date | day ) \s+ (?: (?: that | which ) \s+ is \s+ )? )? )? $""",
    _FLAGS,
)
# the closing as a deadline, and not as the day on which a term begins
_CLOSING = r"""\b closing (?<! \b (?: commenc (?: e | es | ing ) | beg (?: in | ins | inning ) | start (?: s | ing )?
    | effective | from ) (?: \s+ (?: on | upon | at | as \s+ of | from ) )? \s+ the \s+ closing )"""
# other things that last until a day: an option, a payment, a duty that outlives the term
_OTHER = lazy(
    rf"""{_CLOSING} | \b (?: pay | paid | payable | deliver | option | warrant s? | audited | fiscal | financial
        | right \s+ of | interest | accru | vest | exclusiv | confidential | surviv | non-compet | compete
        | notice | invoice | report | insurance | balance | exercis | long \s+ stop | deadline | forecast | warranty
          | registration \s+ statement )""",
    _FLAGS,
)
_ELSE = lazy(
    rf"""{_CLOSING} \b | \b (?: long \s+ stop | outside \s+ date | deadline | right \s+ to \s+ terminate
          | may \s+ (?: be \s+ )? terminated? | not \s+ (?: been \s+ )? (?: completed | consummated ) ) \b
      | \b (?: performance | option | offering | measurement | restricted | deferral ) \s+ period""",
    _FLAGS,
)
_TO_ITS_END = lazy(r"period\s+(?:ending|expiring)\s+(?:on\s+)?", regex.IGNORECASE)
_LENGTH = lazy(
    r"""\b (?: for | (?: terms? | period | duration ) \s+ of | be | is | continue | have ) \s+ (?: an? \s+ )?
        (?: (?: initial | fixed | total | minimum | primary | original | full ) \s+ )?
        (?: (?: term | period ) \s+ (?: of | equal \s+ to ) \s+ )? $
      | (?: \n | \s{3} | [|] | \A ) [\s\d.]* (?: (?: initial | lease | rental | contract ) \s+ )?
        (?: term | duration ) \s* [:|] \s* $""",
    _FLAGS,
)
_SO_FAR = lazy(
    r"""\b (?: scheduled | set | due | going ) \s+ to \s+ (?: expire | terminate | end )
      | \b (?: currently | presently ) \s+ (?: expire | terminate | end ) s? \b
      | \b (?: had | was | were ) \s+ (?: an? | to ) \b""",
    regex.VERBOSE,
)
_FROM_NOW = lazy(
    r"\b (?: hereby | shall | (?: is | are | be ) \s+ (?: further \s+ )? (?: extend | renew | amend | chang ) )"
    r" (?! .* \b (?: scheduled | currently | presently | due ) \b )",
    regex.VERBOSE | regex.IGNORECASE | regex.DOTALL,
)
# "is hereby extended for a period of two years commencing January 1, 2010", in an amendment
_EXTENDED = lazy(
    r"""\b hereby \s+ (?: further \s+ )? (?: extended | renewed ) \s+ (?: for | by ) \s+ (?: an? \s+ )?
        (?: (?: additional | further ) \s+ )? (?: (?: term | period ) \s+ of \s+ )? $""",
    _FLAGS,
)
# "Contract Year" means each period of twelve months from the Effective Date or an anniversary of it
_OF_TWELVE_MONTHS = lazy(
    r"""["“] (?: contract | lease | licen[cs]e | policy | agreement ) \s+ year ["”]
        (?= [^.;]{0,100}? \b (?: twelve | 12 ) \b [^.;]{0,24} \b months? \b )
        (?! [^.]{0,400}? \b (?: first \s+ day | january | partial | fraction | remainder | shorter | longer
          | portion ) )""",
    _FLAGS,
)
_RECITAL = lazy(r"\bWHEREAS\b(?!.*\b(?:NOW|THEREFORE|[Tt]herefore|agree)\b)", regex.DOTALL)
_LEADS = lazy(r"(?:until|through|to|on)\s+(?:the\s+)?", regex.IGNORECASE)
_OF_EACH = lazy(r"\bterm\s+of\s+(?:each|any|every)\b", regex.IGNORECASE)
_ALTERNATIVE = lazy(r"\bthe\s+(?:earlier|later|earliest|latest|first|sooner)\s+(?:of|to\s+occur)\b", regex.IGNORECASE)
_OR = lazy(r"\b (?: or | and ) \s+ (?: \( \w{1,3} \) \s* )? (?: on \s+ )? $", _FLAGS)
_ANNIVERSARY = lazy(
    r"anniversary|years?\s+(?:from|after|following)|months?\s+(?:from|after|following)", regex.IGNORECASE
)
# "shall become effective on May 1, 2003. Thereafter, it shall continue for two years": the first term
_AT_FIRST = lazy(r"\b become s? \s+ effective \b [^.;]* [.;] \s+ thereafter \b [\s,]*", _FLAGS)
_AFTERWARDS = lazy(r"[\s,)]*(?:(?P<it>thereafter)|after|following)\b", regex.IGNORECASE)
_BEGUN = lazy(r"\b(?:commenc|beg[iau]n|start)|\beffective\s+date\b", regex.IGNORECASE)
_RENEWAL = lazy(
    r"\b(?:renew|additional|successive|extension|further|thereafter|subsequent"
    r"|extend(?:ed|s)?\s+(?:for|by|terms?|this|the)\b)",
    regex.IGNORECASE,
)


def expiration_date(record: Record, document: Document, starts: Starts) -> ExpirationDate | None:
    """The day on which the instrument ends, stated or counted; null where the text gives none."""
    own = own_parts(document)
    main = [one for one in record.dates if one.part in own]
    if starts.amends:  # whose recitals say when the old term ends
        main = [one for one in main if not _recited(document, one) and not _so_far(document, one)]
    return next(_stated(main, document), None) or next(_computed(main, document, starts), None)


def _so_far(document: Document, one: Date) -> bool:
    """Whether a day is told as what held so far: "WHEREAS the parties …", "is scheduled to expire on"."""
    said = _sentence(without_page_marks(document), one.span.start)
    return _RECITAL.search(said) is not None or (_SO_FAR.search(said) is not None and not _FROM_NOW.search(said))


def _recited(document: Document, one: Date) -> bool:
    """Whether a day stands in the recitals, and does not say what holds from now on."""
    if _FROM_NOW.search(_sentence(without_page_marks(document), one.span.start)):
        return False
    section = document.section_at(one.span)
    return section is not None and "recitals" in (section.kind, *(each.kind for each in document.ancestors(section)))


def _stated(dates: list[Date], document: Document) -> Iterator[ExpirationDate]:
    """The days that the text calls the end: first those with a label, then those a sentence on the term names."""
    text = without_page_marks(document)
    days = [one for one in dates if one.value and one.kind in ("calendar", "datetime", "partial", "month")]
    for one in days:
        before = text[max(0, one.span.start - 120) : one.span.start]
        called = _called(text, one) or (
            _TERM.match(text, one.span.end)
            and _TO.search(before)
            and not _OTHER.search(_sentence(text, one.span.start))
        )
        exercised = document.kind == "warrant" and _exercised(text, one)
        if _LABEL.search(before) or _VOID.search(before) or called or exercised:
            yield _as_end(document, one, one.value or "", "stated", _STATED)
    for one in dates:
        lead = _TO_ITS_END.match(one.text) if one.kind == "period" else None
        if lead and one.end and _ends_term(text, one.span.start + lead.end()):
            yield _as_end(document, one, str(one.end), "stated", _STATED)
    for one in days:
        if _ends_term(text, one.span.start) and not (one.value or "").startswith("XXXX"):
            yield _as_end(document, one, one.value or "", "stated", _STATED)


def _exercised(text: str, one: Date) -> bool:
    """Whether a warrant may be exercised until the day."""
    until = _EXERCISED.search(text, max(0, one.span.start - _REACH), one.span.start)
    return until is not None and _GOES_ON.match(text, one.span.end) is None


def _computed(dates: list[Date], document: Document, starts: Starts) -> Iterator[ExpirationDate]:
    """The ends that a length gives: "until the fifth anniversary of the Effective Date", "for a term of two years"."""
    text = without_page_marks(document)
    for one in dates:
        if one.kind not in ("duration", "relative") or one.unit not in _MONTHS or one.direction == "before":
            continue
        if not _ends(text, one) and not (starts.amends and _EXTENDED.search(_sentence(text, one.span.start))):
            continue
        before = _sentence(text, one.span.start)
        if _RECITAL.search(before):  # of another agreement
            continue
        if one.calendar is None and not _OF_TWELVE_MONTHS.search(text):
            continue  # "five Contract Years", of which the text may make the first shorter or longer than a year
        begun = None if one.value else starts.start_of(one, Span(one.span.start - len(before), one.span.start))
        end = one.value or (begun and _counted(begun, int((one.quantity or 0) * _MONTHS[one.unit])))
        if end:
            yield _as_end(document, one, end, "computed", _COMPUTED)


def _ends(text: str, one: Date) -> bool:
    """Whether the term lasts as long as a length, or until so long after its beginning."""
    if _called(text, one) or _lasts(text, one) or _named_term(text, one):
        return True
    until = _ANNIVERSARY.search(one.text) if one.kind == "relative" else _thereafter(text, one)
    lead = _LEADS.match(one.text)
    return bool(until) and _ends_term(text, one.span.start + (lead.end() if lead else 0))


def _named_term(text: str, one: Date) -> bool:
    """Whether a length is called the term: "for a period of 12 months beginning on the date hereof (the "Term")"."""
    before = _sentence(text, one.span.start)
    if one.kind != "duration" or _OTHER.search(before) or _RENEWAL.search(before[-60:] + one.text):
        return False
    if not _LENGTH.search(before):
        return False
    behind = regex.match(r"[^.;()]{0,120}", text[one.span.end : one.span.end + 120])
    return behind is not None and _TERM.match(text, one.span.end + behind.end()) is not None


def _called(text: str, one: Date) -> bool:
    """Whether what stands behind a day or a length calls it the end: `(the "Expiration Date")`."""
    return _CALLED.match(text, one.span.end) is not None


def _choice(text: str, at: int) -> int | None:
    """Where "the earlier of" begins that the date is one of: "the earlier of (a) the Closing; or (b) May 1, 2003"."""
    reach = _REACH if _OR.search(text, max(0, at - 20), at) else 80
    found = [match.start() for match in _ALTERNATIVE.finditer(text, max(0, at - reach), at)]
    if not found or any(stop[0][0] == "." for stop in _SENTENCE.finditer(text, found[-1], at)):
        return None
    return int(found[-1])


def _sentence(text: str, at: int) -> str:
    """The words of the sentence before the offset."""
    begin = max(0, at - _REACH)
    ends = [match.end() for match in _SENTENCE.finditer(text, begin, at)]
    return text[ends[-1] if ends else begin : at]


def _ends_term(text: str, at: int) -> bool:
    """Whether the sentence says that the agreement or its term lasts until the date at the offset."""
    at = _choice(text, at) or at
    until = _UNTIL.search(text, max(0, at - 160), at)
    if until is None:
        return False
    before = _sentence(text, at)
    subject = _SUBJECT.search(before)
    return subject is not None and not _ELSE.search(before) and _runs(before[subject.end() :])


def _lasts(text: str, one: Date) -> bool:
    """Whether the sentence says that the term lasts as long as the date's length."""
    if (
        one.calendar == "business"
        or not one.quantity
        or not _LENGTH.search(text, max(0, one.span.start - 60), one.span.start)
    ):
        return False
    before = _sentence(text, one.span.start)
    subject = _SUBJECT.search(before)
    start = one.span.start - len(before)
    first = _AT_FIRST.search(text, max(0, start - _REACH), one.span.start)
    if (
        subject is None
        or _OF_EACH.search(before)
        or _RENEWAL.search(text, max(start, first.end() if first else 0), one.span.end)
    ):
        return False
    if _AFTERWARDS.match(text, one.span.end) and not _thereafter(text, one):
        return False
    words = before[subject.end() :]
    return bool(_A_LENGTH.search(subject[0]) or _LASTS.search(words)) and not _OTHER.search(words)


def _thereafter(text: str, one: Date) -> bool:
    """Whether a length counts from the beginning that its sentence names: "begins on …, ends five years thereafter"."""
    behind = _AFTERWARDS.match(text, one.span.end)
    return bool(behind and behind["it"] and _BEGUN.search(_sentence(text, one.span.start)))


def _runs(words: str) -> bool:
    """Whether words between the agreement and a date speak of how long it lasts, and of nothing else."""
    return _RUNS.search(words) is not None and not _OTHER.search(words)


def _counted(begins: str, months: int) -> str | None:
    """The day so many months after another, `2022-XX-XX` after one of which only the year is known."""
    if begins.endswith("-XX-XX") and begins[:4].isdigit():
        return f"{int(begins[:4]) + months // 12}-XX-XX" if months and months % 12 == 0 else None
    try:
        day = dt.date.fromisoformat(begins)
    except ValueError:
        return None
    end = add_months(day, months) if months else None
    return end.isoformat() if end else None


def _as_end(document: Document, one: Date, value: str, basis: str, rule: str) -> ExpirationDate:
    return ExpirationDate(
        value=value[:10],
        basis=basis,  # type: ignore[arg-type]  # one of the two that this module gives
        condition=_condition(document, one),
        date=one.id,
        span=one.span,
        text=one.text,
        rule=rule,
    )


def _condition(document: Document, one: Date) -> str | None:
    """The words of a choice between several ends: "the later of (i) December 15, 1999 or (ii) delivery of …"."""
    text = without_page_marks(document)
    start = _choice(text, one.span.start)
    if start is None:
        return None
    stop = _SENTENCE.search(text, one.span.end, one.span.end + _REACH)
    end = stop.start() if stop else min(len(text), one.span.end + _REACH)
    span = Span(start, end)
    return " ".join(document.slice(span).split())
