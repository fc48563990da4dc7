"""One party spelt in two ways: "Cahill Warnock Strategic Partners Fund" and "CAHILL, WARNOCK STRATEGIC PARTNERS FUND".

How its legal form is written, stops, capitals and blanks around a hyphen make no other name.
"""

from collections.abc import Iterator

import regex

from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party, Record
from pipeline.rules import words
from pipeline.span import Span

SHORTEST = 10
"""Names of fewer letters are abbreviations."""
LONG_WORD = 5
"""Words of fewer letters tell parties apart: "Fund II" and "Fund III"."""
_FORM = lazy(
    r"(?:[,.\s]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|l\.\s?l\.\s?c|l\.\s?p|lp|llp|plc|n\.?a"
    r"|s\.?a|ag|gmbh|[nb]\.?v|s\.?p\.?a)\b\.?)+$",
    regex.IGNORECASE,
)
_INITIALS = lazy(r"(?<=\b\w)\.\s?(?=\w\.)")
_HEAD = lazy(r"^the\s+", regex.IGNORECASE)
_HYPHEN = lazy(r"\s*[-–—]\s*")


def diagnostics(record: Record, document: Document) -> Iterator[Diagnostic]:
    """A diagnostic for each other spelling of an instrument's party, at its first mention."""
    if document.kind == "other" or not any(one.kind == "signature_page" for one in document.sections):
        return
    parties = [one for one in record.parties if one.kind == "organization"]
    for party in parties:
        yield from _own(party, document)
    for party in (one for one in parties if one.role == "party"):
        for other in parties:
            if other.id != party.id and len(other.mentions) <= len(party.mentions) and _one_slip(party, other):
                yield _diagnostic(party, other.span, words(other.name))


def _own(party: Party, document: Document) -> Iterator[Diagnostic]:
    """The spellings among a party's own mentions that differ from the first in more than form, stops and capitals."""
    seen = {plain(party.name)}
    for mention in party.mentions:
        written = words(document.slice(mention))
        bare = plain(written)
        joined = document.text[max(0, mention.start - 2) : mention.start].rstrip().endswith("-")  # "non-El Pollo Loco"
        if bare in seen or joined or document.in_furniture(mention) or len(bare) < SHORTEST:
            continue
        seen.add(bare)
        if _letters(bare) == _letters(plain(party.name)):
            yield _diagnostic(party, mention, written)


def plain(name: str) -> str:
    """The name without its legal form, its stops, its capitals, and the blanks around its hyphens."""
    bare = _HYPHEN.sub("-", _HEAD.sub("", _FORM.sub("", words(name))))
    return _INITIALS.sub("", bare).replace(".", "").replace("’", "'").casefold().strip(" ,")


def _letters(name: str) -> str:
    return "".join(letter for letter in name if letter.isalnum())


def _one_slip(party: Party, other: Party) -> bool:
    """Whether one long word of the names differs, by a letter too many, too few or wrong: "Partner", "Partners"."""
    ours, theirs = plain(party.name).split(), plain(other.name).split()
    unlike = [(one, two) for one, two in zip(ours, theirs, strict=False) if one != two]
    if len(ours) != len(theirs) or len(ours) < 2 or len(unlike) != 1:
        return False
    one, two = unlike[0]
    if min(len(one), len(two)) < LONG_WORD or not (_letters(one).isalpha() and _letters(two).isalpha()):
        return False
    shorter, longer = sorted((one, two), key=len)
    cuts = {longer[:at] + longer[at + 1 :] for at in range(len(longer))}
    wrong = len(one) == len(two) and sum(a != b for a, b in zip(one, two, strict=True)) == 1
    return shorter in cuts or wrong


def _diagnostic(party: Party, span: Span, written: str) -> Diagnostic:
    return Diagnostic(
        severity="warning",
        code="name_variant",
        message=f'"{written}" here; elsewhere "{words(party.name)}"',
        span=span,
        related=(party.id,),
        rule="consistency.names",
    )
