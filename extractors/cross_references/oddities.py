r"""What is odd about references: labels that lead nowhere, to two places, or to something else than is said.

"Section 12.4", where Section 12 ends with 12.3; "this Section 6.3", standing in Section 6.4; "Section 5 (Termination)",
where Section 5 is called Notices; "clause (6)(d)(i)", where Section 6 is numbered without parentheses.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

import regex

from extractors.cross_references.labels import marks
from extractors.cross_references.numbered import Numbered
from extractors.cross_references.targets import Targets
from pipeline.diagnostic import Diagnostic, Severity
from pipeline.lazy import lazy
from pipeline.record import CrossReference, Section
from pipeline.rules import words
from pipeline.span import Span

_SAID = lazy(r"\s*\((?P<words>[A-Z][\w,’'&/-]*(?:\s+[\w,’'&/-]+){0,9})\)")
_NO_NAME = lazy(r"(?:subject|as|including|excluding|other|except|if|the|a|and|or|such|but|with)\b", regex.IGNORECASE)
_IN_PARENTHESES = lazy(r"^\D+\((\d+)\)\(")
_WHOLE = lazy(r"\d+(?:\.[1-9]\d*)*")
_WORD = lazy(r"\w{4,}")
_OF = lazy(r",?\s+(?:of|to|under)\s+(?!this\b|the\s+(?:first|second|third|last|preceding))", regex.IGNORECASE)
_TAIL = lazy(r"(\((\w+)\)|\.(\d+))$")

_KIND_OF_DOCUMENT = (
    r"(?:[a-z]+\s+){0,3}?(?:memorandum|circular|prospectus|lease|plan|agreement|contract|indenture|policy|note|deed|warrant"
    r"|certificate|manual|proposal|statement\s+of\s+work)"
)
_UNNAMED = lazy(
    rf"\s+(?:to|of|in)\s+the\s+(?P<name>{_KIND_OF_DOCUMENT})\b(?!\s*,?\s*(?:dated|entered|made|between|among|by\s+and|of\s+even"
    r"|attached|of\s+the|for|relating|described|No\.|\())"
)
_UNNAMED_BEFORE = lazy(rf"\bthe\s+(?P<name>{_KIND_OF_DOCUMENT})\s+(?:as|in|at|under)\s+$")
NEAR = 60
"""So far in front of a reference its document may be named: "included in the offering memorandum as Exhibit 1"."""

WELL_KNOWN = 5
"""So many sections a whole document has to have before its end is known."""


def find(references: Sequence[CrossReference], targets: Targets) -> Iterator[Diagnostic]:
    """A diagnostic for each reference that is odd, in the order of the references."""
    if not any(section.kind == "section" for section in targets.document.sections):
        return
    for reference in references:
        if reference.document is not None:
            yield from _unidentified(reference, targets.document.text)
        if reference.target_kind not in ("section", "article", "clause"):
            continue
        if reference.status == "dangling":
            yield _dangling(reference, targets)
        elif reference.target is not None:
            yield from _resolved(reference, targets.document.by_id[reference.target], targets)


def _unidentified(reference: CrossReference, text: str) -> Iterator[Diagnostic]:
    """A document that is named in small letters, without a date or a number, as no definition names it."""
    start = reference.span.start
    named = _UNNAMED.match(text, reference.span.end) or _UNNAMED_BEFORE.search(text, max(0, start - NEAR), start)
    if named is None or words(named["name"]) != reference.document or text.count(reference.document) > 1:
        return
    message = f"which {reference.document} is meant, nothing says"
    found = _odd("warning", "document_unidentified", message, reference, ())
    yield replace(found, span=Span(*named.span("name")))


def _dangling(reference: CrossReference, targets: Targets) -> Diagnostic:
    where = _would_be_in(reference, targets)
    message = f"{reference.as_written} is not in this document"
    if where is None:
        return _odd("info", "reference_dangling", message, reference, ())
    related = (where.parent.id,) if where.parent else ()
    return _odd("warning", "reference_dangling", f"{message}: {where.end}", reference, related)


def _would_be_in(reference: CrossReference, targets: Targets) -> Numbered | None:
    """The list that the label would have to be in, if it is sure that it is not there.

    Sure it is only where there is a list in unbroken order which ends before the label, and where the text shows no
    sign of the mark; a list that was not seen whole is no ground for a warning.
    """
    label, text = (reference.label or "").rstrip("."), targets.document.text
    if reference.deictic or _OF.match(text, reference.span.end) or targets.is_quoted(reference.part):
        return None
    tail = _TAIL.search(label)
    if tail is None:
        where = targets.numbered(None, reference.part)
        known = len(where.members) >= WELL_KNOWN and where.ends_before(label)
        return where if known and not _heads(text, label) else None
    found = targets.absolute(label[: tail.start()], reference.part)
    if len(found) != 1 or found[0].inline:
        return None
    where = targets.numbered(found[0], found[0].part)
    stretch = text if tail[3] else targets.document.slice(found[0].span)
    return where if where.ends_before(tail[2] or tail[3]) and not _shows(stretch, tail[2] or label) else None


def _heads(text: str, label: str) -> bool:
    """Whether a line of the text begins with a number, which may be a heading that was not seen."""
    return any(
        _HEAD_BEFORE.match(text, 0, at) and _NO_HEAD.match(text, at + len(label)) is None
        for spelt in {label.lower(), label.upper()}
        for at in _places(text, spelt)
    )


def _shows(text: str, mark: str) -> bool:
    """Whether a text has the mark at the beginning of something: it may be there, and was not seen."""
    before, behind = (_TEXT_BEFORE, _TEXT_BEHIND) if "." in mark else (_MARK_BEFORE, _MARK_BEHIND)
    return any(before.match(text, 0, at) and behind.match(text, at + len(mark)) for at in _places(text, mark))


def _places(text: str, mark: str) -> Iterator[int]:
    at = text.find(mark)
    while at != -1:
        yield at
        at = text.find(mark, at + 1)


_HEAD_BEFORE = lazy(r"(?rmi)^\W*(?:(?:section|article|clause)\W+)?")
_NO_HEAD = lazy(r"(?i)\B|\s*(?:,|and\b|or\b)")
_MARK_BEFORE = lazy(r"(?rm)(?:^\s*|[.;:,]\s+|\band\s+|\bor\s+)\(?")
_MARK_BEHIND = lazy(r"[).]+\s")
_TEXT_BEFORE = lazy(r"(?rm)(?:^\s*(?:Section\s+)?|[.;:]\s+)")
"""What a mark with a point in it may begin anywhere: "4.4 Subject to"."""
_TEXT_BEHIND = lazy(r"[.)]?\s+[A-Z\[]")


def _resolved(reference: CrossReference, target: Section, targets: Targets) -> Iterator[Diagnostic]:
    """What is odd about a reference that leads somewhere."""
    place = _misplaced(reference, target, targets)
    if place is not None:
        message = f"this {reference.as_written} stands in {place.label}"
        yield _odd("warning", "reference_misplaced", message, reference, (target.id, place.id))
    said = _said_otherwise(reference, target, targets)
    if said is not None:
        message = f"{reference.as_written} is called {said} here, and its heading is {target.heading}"
        yield _odd("warning", "reference_heading_mismatch", message, reference, (target.id,))
    written = _IN_PARENTHESES.search(reference.as_written)
    if written and target.label.startswith(f"{written[1]}("):
        message = f"{reference.as_written} has its first number in parentheses; the label is {target.label}"
        yield _odd("warning", "reference_malformed", message, reference, (target.id,))
    if not reference.label or "(" not in reference.as_written or reference.as_written.startswith("("):
        return
    here = targets.around(reference.section)
    others = [one for one in targets.absolute(target.label, target.part, here) if one.id != target.id]
    if others and not target.inline and marks(reference.as_written):
        message = f"{reference.as_written} may be any of {len(others) + 1} places with that label"
        yield _odd("info", "reference_ambiguous", message, reference, (target.id, *(one.id for one in others)))


def _misplaced(reference: CrossReference, target: Section, targets: Targets) -> Section | None:
    """The section that "this Section 6.3" stands in, where that is 6.4 and not 6.3."""
    label = _WHOLE.fullmatch(target.label)
    before = targets.document.text[max(0, reference.span.start - 8) : reference.span.start]
    if label is None or not before.lower().rstrip().endswith("this") or marks(reference.as_written):
        return None
    here = [one for one in targets.around(reference.section) if one.kind == "section" and not one.inline]
    alike = [one for one in here if _WHOLE.fullmatch(one.label) and one.label.count(".") == target.label.count(".")]
    return alike[0] if alike and target.label not in {one.label for one in alike} else None


def _said_otherwise(reference: CrossReference, target: Section, targets: Targets) -> str | None:
    """What the words in parentheses call a section, where its heading shares no word with them."""
    match = _SAID.match(targets.document.text, reference.span.end)
    if match is None or target.heading is None or _NO_NAME.match(match["words"]):
        return None
    said, heading = _WORD.findall(match["words"].casefold()), _WORD.findall(target.heading.casefold())
    if not said or not heading or any(_alike(one, other) for one in said for other in heading):
        return None
    return " ".join(match["words"].split())


def _alike(one: str, other: str) -> bool:
    """Whether two words are of one stem, or one is the other misspelt: "Surival"."""
    return one[:5] == other[:5] or SequenceMatcher(None, one, other).ratio() > 0.7


def _odd(
    severity: Severity, code: str, message: str, reference: CrossReference, related: tuple[str, ...]
) -> Diagnostic:
    return Diagnostic(
        severity=severity,
        code=code,
        message=message,
        span=reference.span,
        related=(reference.id, *related),
        rule=f"link.{code.removeprefix('reference_')}",
    )
