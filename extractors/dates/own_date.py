"""The date that an instrument gives itself: in its preamble, on its cover, or only beside its signatures.

"This Agreement is made as of June 30, 2004" dates it, "the Credit Agreement dated as of June 24, 1993" another one.
A letter has the date of its dateline, a release none. Whoever asks which date an agreement bears asks here.
"""

from typing import Literal

import regex

from pipeline.document import Document
from pipeline.record import AgreementDate, Date, DocumentKind, Record
from pipeline.span import Span

_UNDATED: frozenset[DocumentKind] = frozenset(
    ("earnings_release", "management_change_release", "other_release", "current_report")
)
_KINDS = ("calendar", "partial", "month")
Basis = Literal["preamble", "cover", "signature"]
_FRONT = 5000
"""How many characters an instrument's cover, contents and preamble may take where the splitter saw no preamble."""

_INSTRUMENT = (
    r"(?: agreement | amendment | contract | lease | indenture | letter | instrument | addendum | supplement | deed"
    r" | plan | undertaking"
    r" | guarant (?: y | ee ) | warrant | note | memorandum | waiver | consent | certificate"
    r" | assignment | statement | declaration | schedule | order | appendix | annex )"
)
# what leads straight to the date: "is made and entered into as of this", "dated", "Effective Date:"
_LEAD = regex.compile(
    r"""(?: \b (?: dated | dates | date | made | entered (?: \s+ into )? | executed | signed | effective | concluded
    | delivered | commences
            | between ) \b [)"”'’]* \s* ,? [\s:]*
            (?: \(? the \s+ ["“] effective \s+ date ["”] \)? \s* )?
          (?: (?: and \s+ (?: is \s+ )? (?: effective | entered \s+ into | executed | delivered ) | into | effective
          | is | made | as | in | at | by | to \s+ be
              | for \s+ reference (?: \s+ purposes )? (?: \s+ only )? | below | has \s+ been | of | on | from | this
              | the | day | with \s+ effect )
            [\s,:]* ){0,9}
        | \b (?: made | entered \s+ into | executed | signed ) \s+ (?: in | at ) \s+ [\w\s,.]{2,40}? \s on \s+
        | \b as \s+ of \s+ (?: this \s+ | the \s+ )?
        | \b last \s+ (?: updated | revised ) \s* :? \s*
        | \b date \s+ of \s+ (?: this \s+ )? (?: \w+ \s+ ){0,3}? \w+ \s* (?: is | : ) \s*
        | \b amended \s+ and \s+ restated \s+ as \s+ of \s+
        | \b on \s+ this \s+ (?: the \s+ )? | (?<! of \s ) \b this \s+ (?: the \s+ )? ) $""",
    regex.VERBOSE | regex.IGNORECASE,
)
_THIS = regex.compile(
    rf"""\b this \s+ ["“]? (?: \S+ \s+ ){{0,12}}? {_INSTRUMENT} \b""", regex.VERBOSE | regex.IGNORECASE
)
# "that certain Credit Agreement dated as of": another instrument's date
_OTHER = regex.compile(
    rf"""\b (?: that (?: \s+ certain )? | the | an? | certain | existing | original | said | prior | its | their | our
    | your | under | to ) \s+
        (?: [\w&,.’'()"“”-]+ \s+ ){{0,9}}? (?: {_INSTRUMENT} s? | prospectus | act | report | order | notice
        | release ) \b [^.;]{{0,60}} $""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "This Amendment to Services Agreement, dated": of two instruments the first, unless the text dates the other besides
_AMENDING = regex.compile(
    rf"\b this \s+ [^.;]{{0,120}} {_INSTRUMENT} \s* , \s+ dated \b [^.;]{{0,40}} $", regex.VERBOSE | regex.IGNORECASE
)
# "dated as of June 29, 2023 (this "Amendment")": what has the date in front is named as this instrument behind it
_NAMED_BEHIND = regex.compile(r"\s*,?\s*\(\s*(?:as[^()\"“]{3,80},\s*)?this\s+[\"“]", regex.IGNORECASE)
# "New York, June 18, 2002 FOR VALUE RECEIVED"
_VALUE_BEHIND = regex.compile(r"[\s.,]*for\s+value\s+received\b", regex.IGNORECASE)
_SHORT_NAME = regex.compile(r"\s*\([^()]{0,120}\)")
_ORIGINALLY = regex.compile(r"\boriginally\b(?:(?!restated)[^.;()]){0,60}$", regex.IGNORECASE)
_RECITAL = regex.compile(r"\bWHEREAS\b")  # behind it only "this Agreement" is dated
_MADE = regex.compile(r"\b(?:made|entered|executed|concluded|is|are)\b", regex.IGNORECASE)
_VERB = regex.compile(r"[a-z]{4,}", regex.IGNORECASE)  # more than "as of this"
_LABEL = regex.compile(r"\beffective\s+date\s*[:.)]*\s*$|(?<!\band\s)(?<!\bmade\s)\beffective\s+$", regex.IGNORECASE)
_TITLE = regex.compile(
    r"\b(?:(?:AGREEMENT|CONTRACT|LEASE|AMENDMENT|LETTER|INDENTURE|ADDENDUM)\s{1,12}"
    r"|(?:Agreement|Contract|Amendment)\s{2,12})$"
)
_ENDS = regex.compile(
    r"[;]|(?<!\b(?:Inc|Corp|Co|Ltd|No|Nos|Sec|St|Mr|Ms|Dr|L\.P|N\.A|U\.S|[A-Z]))\.\s"
    r"|\n[ \t]*\n(?=[ \t]*(?:WHEREAS|RECITALS|W\s*I\s*T\s*N))"
)
_EXPIRES = regex.compile(
    r"\b(?:expir|terminat|matur|until|ending|ended|period|incorporated|organized|filed|act\s+of)\w*\s[^.;]{0,30}$",
    regex.IGNORECASE,
)
_WITNESS = regex.compile(
    r"in\s+witness\s+whereof|(?:agreed|accepted)\s+(?:to\s+)?and\s+(?:agreed|accepted)|/s/|^\s*By:",
    regex.IGNORECASE | regex.MULTILINE,
)
_SIGNED = regex.compile(r"/s/|\bBy\s*:|\bName\s*:", regex.IGNORECASE)
# "Date: 1/26/2020", "signed this", and, as Europeans do, "Rome, 2 April 2020"
_BESIDE = regex.compile(
    r"(?:\bdated?\b[^\w\n]{0,12}|/s/[^\n]{1,60}[ \t]{2,}"
    r"|\b(?:as\s+of|on|this|signed|executed)\s+(?:the\s+)?|\n\s*[A-Z][\w/ ]{2,30},\s+)$",
    regex.IGNORECASE,
)
_PROMPT = regex.compile(r"\bdated?\s*:\s*$", regex.IGNORECASE)
_OPENS = regex.compile(r"\n[ \t]*(?:dated?\b|[A-Z][\w/ ]{2,30},)[^\w\n]{0,12}$", regex.IGNORECASE)
_FRAME = regex.compile(r"[\s.,|()\[\]*_-]*(?:dated?\s*:?|as\s+of)?[\s.,|()\[\]*_-]*", regex.IGNORECASE)


_WRAPPED = 60  # characters of a line that goes on below


def agreement_date(record: Record, document: Document) -> AgreementDate | None:
    """The date that the instrument gives itself, and where it does so; null where it gives none.

    The preamble comes first, then the cover or a letter's dateline, then the latest date beside the signatures, and
    last a day that is only labelled effective.
    """
    text = document.text
    dates = [one for one in record.dates if one.part == "main" and one.value and one.kind in _KINDS]
    front = [one for one in dates if one.span.start < _front(document)]
    heads = [one for one in front if not (one.value or "").startswith("XXXX") and _heads(text, one.span)]
    if document.kind == "letter_agreement" and heads:
        return _as_own(heads[0], "preamble")
    own = [one for one in front if _says_own(text, one)]
    own = [one for one in own if one.kind != "month"] or own
    dated = [one for one in own if not _LABEL.search(text, max(0, one.span.start - 40), one.span.start)]
    running = [one for one in dated if not _on_cover(document, one)]
    if running:
        return _as_own(running[0], "preamble")
    if dated:
        return _as_own(dated[0], "cover")
    if document.kind in _UNDATED:
        return None
    if heads:
        return _as_own(heads[0], "cover")
    amending = [
        one for one in front if _led(text, one) and _AMENDING.search(text, max(0, one.span.start - 160), one.span.start)
    ]
    if amending:
        return _as_own(amending[0], "preamble")
    signed = [one for one in dates if one.kind == "calendar" and _signed(text, one)]
    if signed:
        return _as_own(max(signed, key=lambda one: one.value or ""), "signature")
    return _as_own(own[0], "preamble") if own else None


def _as_own(one: Date, basis: Basis) -> AgreementDate:
    return AgreementDate(
        value=one.value or "", basis=basis, date=one.id, span=one.span, text=one.text, rule=f"date.own.{basis}"
    )


def _on_cover(document: Document, one: Date) -> bool:
    section = document.section_at(one.span)
    return section is not None and section.kind == "title"


def _front(document: Document) -> int:
    """Where the front of the instrument ends: with its preamble, else after so many characters."""
    ends = (one.span.end for one in document.sections if one.part == "main" and one.kind == "preamble")
    return max(next(ends, 0), _FRONT)


def _says_own(text: str, one: Date) -> bool:
    """Whether the words before the date make it the instrument's own."""
    if _VALUE_BEHIND.match(text, one.span.end):
        return True
    before = text[max(0, one.span.start - 400) : one.span.start]
    lead = _LEAD.search(before)
    if lead is None or _EXPIRES.search(before) or _SIGNED.search(before) or _ORIGINALLY.search(before):
        return False
    if _NAMED_BEHIND.match(text, one.span.end):
        return True
    sentence = before[max((match.end() for match in _ENDS.finditer(before)), default=0) :]
    this = list(_THIS.finditer(sentence))
    if this and _MADE.search(lead[0]):
        return True
    if not this and (not _VERB.search(lead[0]) or _RECITAL.search(before)):
        return False
    return not _OTHER.search(_behind(sentence, this[-1].end()) if this else sentence)


def _behind(sentence: str, end: int) -> str:
    """The words behind the instrument's own name, without the short name that it has there."""
    short = _SHORT_NAME.match(sentence, end)
    return sentence[short.end() if short else end :]


def _led(text: str, one: Date) -> bool:
    """Whether words lead straight to the date."""
    return _LEAD.search(text, max(0, one.span.start - 120), one.span.start) is not None


def _alone(text: str, span: Span) -> bool:
    """Whether the date has its line to itself, as on a cover or above a letter, and not by the wrapping of lines."""
    start, end = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    above = text[text.rfind("\n", 0, max(0, start - 1)) + 1 : start]
    if len(above.strip()) > _WRAPPED:
        return False
    rest = text[start : span.start] + text[span.end : end if end != -1 else len(text)]
    return _FRAME.fullmatch(rest) is not None


def _heads(text: str, span: Span) -> bool:
    """Whether the date stands at the head of the instrument: on a line of its own, or right below its title."""
    signed = _SIGNED.search(text, max(0, span.start - 400), span.start) is not None
    return not signed and (_alone(text, span) or _below_title(text, span))


def _below_title(text: str, span: Span) -> bool:
    """Whether the date follows the title, in capitals, near the beginning of the text."""
    return span.start < 800 and _TITLE.search(text, max(0, span.start - 40), span.start) is not None


def _signed(text: str, one: Date) -> bool:
    """Whether the date stands beside a signature: after its prompt or a place, in the last part of the text.

    Further up, as on a page of order details, only right below the name of who signed.
    """
    at = one.span.start
    if at < len(text) // 3:
        above = text[max(0, at - 250) : at]
        return _PROMPT.search(above) is not None and _SIGNED.search(above) is not None
    if _BESIDE.search(text, max(0, at - 60), at) is None:
        return False
    before = text[max(0, at - 200) : at]
    sentence = before[max((match.end() for match in _ENDS.finditer(before)), default=0) :]
    this = list(_THIS.finditer(sentence))
    if _OTHER.search(sentence[this[-1].end() :] if this else sentence):
        return False
    if _WITNESS.search(text, max(0, at - 1500), at):
        return True
    return (bool(this) or _OPENS.search(sentence) is not None) and _WITNESS.search(text, at, at + 600) is not None
