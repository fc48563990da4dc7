"""The date that an instrument gives itself: in its preamble, on its cover, or only beside its signatures.

"This Agreement is made as of June 30, 2004" dates it, "the Credit Agreement dated as of June 24, 1993" another one.
A letter has the date of its dateline; a release and a current report have none. Whoever asks which date an agreement
bears asks here.
"""

from typing import Literal

import regex

from extractors.dates.own_date_words import (
    ACTED_ON,
    AGREE,
    AMENDING,
    EFFECT,
    ENDS,
    ENTERED_BEHIND,
    EXPIRES,
    LABEL,
    LEAD,
    MADE,
    NAMED_BEHIND,
    OF,
    OF_EITHER,
    ON,
    ORIGINALLY,
    OTHER,
    RECITAL,
    RESTATED,
    SAYS_THIS,
    SHALL_TAKE_EFFECT,
    SIGNED_THE,
    SIGNED_TO,
    THIS_BEHIND,
    VALUE_BEHIND,
    VERB,
    behind_name,
    done_by_then,
)
from extractors.signing.days import days
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.page_marks import past_underlines
from pipeline.record import AgreementDate, Date, DocumentKind, Record
from pipeline.span import Span

_RELEASES: frozenset[DocumentKind] = frozenset(("earnings_release", "management_change_release", "other_release"))
_KINDS = ("calendar", "partial", "month")
Basis = Literal["preamble", "cover", "signature"]
_FRONT = 5000
"""How many characters an instrument's cover, contents and preamble may take where the splitter saw no preamble."""
_PREAMBLE = 2000
"""How far before its date the sentence that dates an instrument can begin: behind the descriptions of its parties."""
_NEAR = 400

_TITLE = lazy(
    r"\b(?:(?:AGREEMENT|CONTRACT|LEASE|AMENDMENT|LETTER|INDENTURE|ADDENDUM)(?:\s+N[Oo]\.?\s?[\w-]+)?\s{1,40}"
    r"|(?:Agreement|Contract|Amendment)\s{2,12})(?:[Aa]s\s+of\s+)?$"
)
_WITNESS = lazy(
    r"in\s+witness\s+whereof|\bsigned\s+by\b|(?:agreed|accepted)\s+(?:to\s+)?and\s+(?:agreed|accepted)|/s/|^\s*By:",
    regex.IGNORECASE | regex.MULTILINE,
)
_SIGNED = lazy(r"/s/|\bBy\s*:|\bName\s*:", regex.IGNORECASE)
# "Date: 1/26/2020", "signed this", "executed this Amendment the", and, as Europeans do, "Rome, 2 April 2020"
_BESIDE = lazy(
    r"(?:\bdated?(?:\s+(?:signed|executed|of\s+(?:signature|execution)))?\b(?:[^\w\n]{0,30}|\s*:\s*)"
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?"
    r"|/s/[^\n]{1,60}[ \t]{2,}|\bon\s*:\s*"
    r"|\b(?:as\s+of|on|this|signed|executed)\s+(?:the\s+)?|\n\s*[A-Z][\w/ ]{2,30},\s+"
    r"|\b(?:executed|signed)\s+this\s+[^.;]{3,60}?\sthe\s+)$",
    regex.IGNORECASE,
)
# "Springfield March 1, 2015", with a line to itself
_PLACE = lazy(
    r"\n[ \t]*(?!(?:Effective|Expir|Revis|Through|Until|Commenc|Begin|Start|Matur|Closing|Since|After|Before|From)\w*"
    r"\s)[A-Z][a-z]{3,15}(?:[ ][A-Z][a-z]{2,15}){0,2}[ ]$"
)
# "Zurich, 14 March 2002          Boston, 21 March 2002": two columns of one line
_NEXT_PLACE = lazy(r"[ \t]*(?:[A-Z][\w.'’-]{1,15}[ ]?){1,3},[ \t]+")
# "The period begins on July 1, 2016 and ends on June 30, 2017. Sincerely,": days of a term
_RUNS = lazy(
    r"\b(?:begin|began|commenc|start|end|ends|through|payable|due|effective)\w*\s+(?:(?:on|as\s+of)\s+)?$",
    regex.IGNORECASE,
)
_REST = lazy(r"[ \t.]*\n")
# "Trustees of the Heron Family Trust dated 6/27/89": a trust is told from others by its day
_OF_TRUST = lazy(r"\btrust(?:\s+agreement)?,?\s+(?:u/[ad]/?t?\s+)?dated\s+$", regex.IGNORECASE)
# the prompt stands behind or under the line, alone or behind others: "Signature            Date"
_UNDER = lazy(r"[ \t_]{0,20}\(Date\)|[^\n]{0,80}\n[\s_]{0,80}(?:(?:Signature|Name|Title)[\s_]{1,60}){0,2}Date\b")
# "Title: President", and the date on the line below
_BELOW_SIGNER = lazy(r"(?:/s/|\b(?:By|Name|Title|Its)\s*:)[^\n]{0,60}\n[ \t]*$")
_PROMPT = lazy(r"\bdated?\s*:\s*$", regex.IGNORECASE)
_OPENS = lazy(
    r"\n[ \t]*(?:(?:dated?\b|[A-Z][\w/ ]{2,30},)[^\w\n]{0,12}"
    r"|(?:done|made|signed|executed)\b[^\n.;]{0,60}\b(?:on|this)\s+(?:the\s+)?)$",
    regex.IGNORECASE,
)
_FRAME = lazy(
    r"[\s.,|()\[\]*_-]*+(?:(?:execution|conformed|final)\s+(?:version|copy)[\s:,-]*+)?(?:(?:dated?|as\s+of|this|the)[\s:]*+){0,3}"
    r"[\s.,|()\[\]*_-]*+"
    r"|\s*(?-i:[A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]+){0,2})(?:,\s+|\s{4,})",  # "Geneva, June 1, 2005"
    regex.IGNORECASE,
)


# "May 31, 2000                 151 Farmington Avenue": the day of a letter, beside the address of who writes it
_ADDRESS = lazy(r"[ \t]{3,}[A-Z\d][^\n$%]{3,60}\n")
_LETTERHEAD = 600
_WRAPPED = 60  # characters of a line that goes on below


def agreement_date(record: Record, document: Document) -> AgreementDate | None:
    """The date that the instrument gives itself, and where it does so; null where it gives none.

    The preamble comes first, then the cover or a letter's dateline, then the latest date beside the signatures, and
    last a day that is only labelled effective; what a numbered section makes effective on a day has no date by that.
    """
    if document.kind == "current_report":
        return None
    text = past_underlines(document)
    dates = [one for one in record.dates if one.part == "main" and one.value and one.kind in _KINDS]
    front = [one for one in dates if one.span.start < _front(document)]
    body = _body(document)
    heads = [one for one in front if one.span.start < body and _heads(text, one.span)]
    heads = [one for one in heads if not (one.value or "").startswith("XXXX")]
    if document.kind == "letter_agreement":
        heads = heads or [one for one in front if _beside_address(text, one.span)]
    lined = [one for one in heads if document.kind not in _RELEASES and _in(document, one, "dateline")]
    if lined or (document.kind == "letter_agreement" and heads):
        return _as_own((lined or heads)[0], "preamble")
    own = [one for one in front if _opens(document, one) or _says_own(text, one)]
    own = [one for one in own if one.span.start < body or not _takes_effect(text, one)]
    own = [one for one in own if one.kind != "month"] or own
    dated = [one for one in own if not _labelled(text, one) and not _of_either(text, one)]
    running = [one for one in dated if not _in(document, one, "title")]
    running = [one for one in dated if running and _restates(text, running[0], one)] or running
    running = running or [one for one in dated if _names_this(text, one)]
    if running:
        return _as_own(running[0], "preamble")
    if dated:
        return _as_own(dated[0], "cover")
    if document.kind in _RELEASES:
        return None
    if heads:
        return _as_own(heads[0], "cover")
    amending = [
        one for one in front if _led(text, one) and AMENDING.search(text, max(0, one.span.start - 160), one.span.start)
    ]
    if amending:
        return _as_own(amending[0], "preamble")
    return signing_date(record, document) or (_as_own(own[0], "preamble") if own else None)


def signing_date(record: Record, document: Document) -> AgreementDate | None:
    """The day on which the last of its parties signed the instrument; null where no signature is dated."""
    dates = [one for one in record.dates if one.part == "main" and one.value]
    dates = [one for one in dates if one.kind == "calendar" or _lacks_day(one)]
    signed = _beside_signatures(document.text, dates)
    blocks = zip(record.signatures, days(record, document), strict=True)
    signed += [day for item, day in blocks if day in dates and item.part == "main"]
    signed = [one for one in signed if not (one.value or "").startswith("XXXX")] or signed
    if not signed:
        return None
    return _as_own(max(signed, key=lambda one: (one.kind == "calendar", one.value or "")), "signature")


def _as_own(one: Date, basis: Basis) -> AgreementDate:
    return AgreementDate(
        value=one.value or "", basis=basis, date=one.id, span=one.span, text=one.text, rule=f"date.own.{basis}"
    )


def _lacks_day(one: Date) -> bool:
    """Whether all but the day is known, which was left blank."""
    return one.kind == "partial" and "XX-" not in f"{one.value}"


def _in(document: Document, one: Date, kind: str) -> bool:
    """Whether the date stands in a section of the kind: on the cover, or in the dateline of a letter."""
    section = document.section_at(one.span)
    return section is not None and section.kind == kind


def _opens(document: Document, one: Date) -> bool:
    """Whether a preamble begins with the date: "June 1, 2005 BETWEEN: Alpha, Inc. and Beta LLC"."""
    section = document.section_at(one.span)
    return section is not None and section.kind == "preamble" and section.span.start == one.span.start


def _front(document: Document) -> int:
    """Where the front of the instrument ends: with its preamble, else after so many characters."""
    ends = (one.span.end for one in document.sections if one.part == "main" and one.kind == "preamble")
    return max(next(ends, 0), _FRONT)


def _body(document: Document) -> int:
    """Where the first numbered section begins: a day that has its line to itself in there heads nothing."""
    starts = (one.span.start for one in document.sections if one.kind == "section" and one.number and not one.inline)
    return min(starts, default=len(document.text))


def _says_own(text: str, one: Date) -> bool:
    """Whether the words before the date make it the instrument's own."""
    start = one.span.start
    if VALUE_BEHIND.match(text, one.span.end):
        return True
    before = text[max(0, start - _PREAMBLE) : start]
    sentence = _sentence(before)
    behind = behind_name(sentence)
    if _SIGNED.search(before[-_NEAR:] if behind is None else behind):
        return False
    if ORIGINALLY.search(before) or _OF_TRUST.search(before) or _of_other(behind):
        return False
    this = THIS_BEHIND.match(text, one.span.end) and not EXPIRES.search(before)
    if this or (ON.search(before) and ENTERED_BEHIND.match(text, one.span.end)):
        return True
    if behind is not None and OF.fullmatch(behind):
        return True
    lead = LEAD.search(before)
    if lead is None or EXPIRES.search(before if behind is None else behind):
        return False
    if NAMED_BEHIND.match(text, one.span.end):
        return True
    if behind is None:
        said = (VERB.search(lead[0]) or AGREE.search(sentence)) and not done_by_then(text, start, one.span.end)
        return bool(said) and not RECITAL.search(before) and not OTHER.search(sentence)
    if RECITAL.search(before) and not SAYS_THIS.search(sentence):
        return False
    return not (ACTED_ON if MADE.search(lead[0]) else OTHER).search(behind)


def _sentence(before: str) -> str:
    """The words of the last sentence before a date."""
    return before[max((match.end() for match in ENDS.finditer(before)), default=0) :]


def _names_this(text: str, one: Date) -> bool:
    """Whether the sentence before the date names this instrument: a preamble, even where it runs on from the title."""
    return behind_name(_sentence(text[max(0, one.span.start - _PREAMBLE) : one.span.start])) is not None


def _led(text: str, one: Date) -> bool:
    """Whether words lead straight to the date."""
    return LEAD.search(text, max(0, one.span.start - 120), one.span.start) is not None


def _takes_effect(text: str, one: Date) -> bool:
    """Whether the words before the date say when something takes effect, and not when it was made."""
    return EFFECT.search(text, max(0, one.span.start - 80), one.span.start) is not None


def _labelled(text: str, one: Date) -> bool:
    """Whether the words before the date call it effective, and nothing more."""
    at = one.span.start
    return any(label.search(text, max(0, at - 90), at) for label in (LABEL, SHALL_TAKE_EFFECT))


def _restates(text: str, made: Date, one: Date) -> bool:
    """Whether the date behind the one on which the instrument was made is that of its restatement."""
    return one.span.start > made.span.end and RESTATED.fullmatch(text, made.span.end, one.span.start) is not None


def _of_either(text: str, one: Date) -> bool:
    """Whether the date may be that of what this instrument amends: "This Amendment to the Lease made on"."""
    behind = behind_name(_sentence(text[max(0, one.span.start - _PREAMBLE) : one.span.start]))
    return OF_EITHER.match(behind or "") is not None


def _of_other(behind: str | None) -> bool:
    """Whether the other instrument has its short name right before the date: `to the Lease (the "Lease"), made on`."""
    either = OF_EITHER.match(behind or "")
    return either is not None and either["alias"] is not None


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


def _beside_address(text: str, span: Span) -> bool:
    """Whether the date begins a line near the beginning that goes on with an address."""
    begins = text[text.rfind("\n", 0, span.start) + 1 : span.start].isspace() or text[: span.start].endswith("\n")
    return begins and span.start < _LETTERHEAD and _ADDRESS.match(text, span.end) is not None


def _below_title(text: str, span: Span) -> bool:
    """Whether the date follows the title, in capitals, near the beginning of the text."""
    return span.start < 800 and _TITLE.search(text, max(0, span.start - 80), span.start) is not None


def _beside_signatures(text: str, dates: list[Date]) -> list[Date]:
    """The dates that stand beside a signature, or next to such a date where columns were flattened to lines."""
    signed: list[Date] = []
    for one in dates:
        between = text[signed[-1].span.end : one.span.start] if signed else ""
        if _signed(text, one) or (signed and (not between.strip() or _NEXT_PLACE.fullmatch(between))):
            signed.append(one)
    return signed


def _signed(text: str, one: Date) -> bool:
    """Whether the date stands beside a signature: after its prompt or a place, in the last part of the text.

    Further up, as on a page of order details, only right below the name of who signed.
    """
    at = one.span.start
    if at < len(text) // 3:
        above = text[max(0, at - 250) : at]
        return bool(_PROMPT.search(above) and _SIGNED.search(above) and not EXPIRES.search(above))
    placed = any(lead.search(text, max(0, at - 90), at) for lead in (_PLACE, _BELOW_SIGNER))
    placed = placed and _REST.match(text, one.span.end) is not None
    if not placed and not _BESIDE.search(text, max(0, at - 60), at) and not _UNDER.match(text, one.span.end):
        return False
    sentence = _sentence(text[max(0, at - 200) : at])
    behind = behind_name(sentence)
    said = SIGNED_THE.sub("", sentence) if behind is None else SIGNED_TO.sub("", behind)
    if OTHER.search(said) or EXPIRES.search(sentence) or _RUNS.search(sentence) or _takes_effect(text, one):
        return False
    if _WITNESS.search(text, max(0, at - 1500), at):
        return True
    opens = placed or behind is not None or _OPENS.search(sentence) is not None
    return opens and _WITNESS.search(text, at, at + 600) is not None
