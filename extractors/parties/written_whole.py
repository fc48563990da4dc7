r"""Names that the document itself writes whole, where nothing else stands beside them: above a signature, on a cover.

"MARLOW AND DAUGHTERS, LLC" above "By:" shows that "between Marlow and Daughters, LLC, and" names one firm, and not
two; and a name without a legal form is one in a sentence too, where it stands above a signature.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from extractors.names import is_generic
from extractors.names.forms import entity_suffix, has_form, key_words, squeeze
from extractors.parties.introductions import as_party, describe, tail_end
from extractors.parties.link import occurrences
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.span import Span

_ABOUT = lazy(r"(?m)^[ \t]*(?:About|ABOUT)[ ](?P<name>\p{Lu}[^\n:]{4,70}?)[ \t]*[:.]?[ \t]*$")
"""The heading above what a release says of its issuer: "About Teal Mills and Daughters, Inc."."""


def whole_names(document: Document, known: Iterable[Party]) -> tuple[str, ...]:
    """The names that stand by themselves: of organisations already known to, and those behind "About"."""
    names = [one.name for one in known if one.kind == "organization"]
    names += [squeeze(match["name"]) for match in _ABOUT.finditer(document.text)]
    return tuple(dict.fromkeys(name for name in names if " " in name and not is_generic(name)))


def made_whole(document: Document, names: Iterable[str], found: list[Party]) -> list[Party]:
    """The mentions, each that holds only a part of a whole name with all of it, and no other part of it."""
    cut = {key_words(item.name) for item in found}
    partly = [name for name in names if any(part in cut for part in _parts(key_words(name)))]
    if not partly:
        return found
    lowered = _lowered(document.text)
    for name in partly:
        for whole in occurrences(document.text, lowered, name):
            inside = [item for item in found if whole.contains(item.span) and item.span != whole]
            last = max(inside, key=lambda item: (item.span.end, -item.span.start), default=None)
            if last is not None and not any(_is_another(item, last) for item in inside):
                found = [item for item in found if item not in inside]
                role = "issuer" if any(item.role == "issuer" for item in inside) else last.role
                found.append(replace(_with_name(document.text, last, whole), role=role))
    return found


def introduced(document: Document, names: Iterable[str], found: list[Party]) -> Iterator[Party]:
    """The short names that sentences give to whole names that nothing else shows to be names there."""
    told = {key_words(item.name) for item in found if item.defined_as}
    lowered = _lowered(document.text)
    for name in names:
        if key_words(name) in told:
            continue
        for span in occurrences(document.text, lowered, name):
            said = describe(document.text, span.end, tail_end(document.text, span.end), name)
            if said.own and not any(_is_elsewhere(item, span) for item in found):
                yield replace(as_party(document.text, span, said, "mentioned"), rule="party.written_whole")
                break


def _parts(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The beginnings and ends of a name that are not all of it."""
    for many in range(1, len(words)):
        yield words[:many]
        yield words[-many:]


def _is_another(item: Party, last: Party) -> bool:
    """Whether an item before the last one is a name of its own: "Ann Doe and Teal, Inc." above one signature."""
    return item.span.end < last.span.start and (item.kind == "person" or has_form(item.name) or bool(item.defined_as))


def _is_elsewhere(item: Party, span: Span) -> bool:
    """Whether a place of a name belongs to a longer name, or is the one above a signature."""
    return item.span.overlaps(span) and (not span.contains(item.span) or item.rule == "party.signature_block")


def _with_name(text: str, item: Party, whole: Span) -> Party:
    name = squeeze(text[whole.start : whole.end])
    of_name = item.entity_type == entity_suffix(item.name)  # "Limited" of the half "Elm Family Limited"
    form = entity_suffix(name) if of_name else item.entity_type
    return replace(item, span=whole, name=name, kind="organization", entity_type=form, mentions=(whole,))


def _lowered(text: str) -> str:
    lowered = text.lower()
    return lowered if len(lowered) == len(text) else text
