"""Misspelt uses of defined terms: "Warrntholders" where "Warrantholders" is defined.

A word counts as misspelt where one letter is wrong, missing, too many or in its neighbour's place, it stands nowhere
else in small letters, and the right word is at home in the document.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import regex

from pipeline.document import Document
from pipeline.span import Span

SHORTEST = 7
"""Words with fewer letters are too often one letter away from another word."""
_LONGEST = 40
"""What has more letters is no word."""
_COMMON, _RARE = 4, 2
_WORD = re.compile(rf"(?<![A-Za-z])[A-Z][A-Za-z]{{{SHORTEST - 1},{_LONGEST - 1}}}(?![A-Za-z])")
_LONGER = re.compile(r" [A-Z]{3,} [A-Z]{3,}")
# words of their own, one letter away from words that terms are made of
_OTHER_WORDS = frozenset(
    """
    contact contacts contract contracts resort resorts report reports indemnity indemnities principal principals
    principle principles complaint complaints compliant statue statues personal personnel relation relations election
    elections edition editions addition additions provision provisions revision revisions division divisions section
    sections session sessions possession position positions petition petitions partition insurance issuance assurance
    content contents consent consents context insured insurer ensured adverse adviser advisor advisors advisers
    transport station stations statement settlement
    """.split()  # noqa: SIM905  # read as words
)
# both spellings are right: "Organisation", "Licence", "Labelling", "Judgement", "Favour"
_VARIANTS = (("s", "z"), ("c", "s"), ("", "l"), ("", "e"), ("", "u"), ("", "s"))


class Misspelt(NamedTuple):
    """A use with a wrong letter: the term's key, where it stands, the word as written and as it should be."""

    key: str
    span: Span
    written: str
    meant: str


def misspelt(document: Document, spelt: Mapping[str, str]) -> Iterator[Misspelt]:
    """The misspelt uses of the terms, in order; `spelt` maps each form of a term to its key."""
    text = document.text
    terms = _terms_by_word(spelt)
    count = Counter(_WORD.findall(text))
    close = _one_letter_off(word for word in terms if count[word.title()] + count[word.upper()] >= _COMMON)
    for written, times in count.items():
        word = written.casefold()
        if times > _RARE or word in terms or word in _OTHER_WORDS:
            continue
        meant = next((right for cut in _cuts(word) for right in close.get(cut, ()) if _slip(word, right)), None)
        if meant is None or word in text or word + "s" in terms or word.removesuffix("s") in terms:
            continue
        for found in regex.finditer(rf"(?<![\w'’-]){written}(?![\w-])", text):
            yield from _uses(text, Span(*found.span()), meant, terms[meant])


def _terms_by_word(spelt: Mapping[str, str]) -> dict[str, list[tuple[str, str]]]:
    """The forms and keys in which each long word stands."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for form, key in spelt.items():
        for word in form.split():
            if len(word) >= SHORTEST and word.isalpha():
                found[word].append((form, key))
    return dict(found)


def _one_letter_off(vocabulary: Iterable[str]) -> dict[str, list[str]]:
    """The words by everything that is left of them when a letter is cut out, and by themselves."""
    found: dict[str, list[str]] = defaultdict(list)
    for word in vocabulary:
        for cut in _cuts(word):
            found[cut].append(word)
    return found


def _cuts(word: str) -> Iterator[str]:
    yield word
    for at in range(1, len(word)):
        yield word[:at] + word[at + 1 :]


def _slip(written: str, meant: str) -> bool:
    """Whether the two differ by one slip inside the word: endings make other words, and some spellings are variants."""
    start = next(
        (at for at, (a, b) in enumerate(zip(written, meant, strict=False)) if a != b), min(len(written), len(meant))
    )
    tail = 0
    while tail < min(len(written), len(meant)) - start and written[-1 - tail] == meant[-1 - tail]:
        tail += 1
    wrong, right = written[start : len(written) - tail], meant[start : len(meant) - tail]
    if start == 0 or tail < 2 or tuple(sorted((wrong, right))) in _VARIANTS:
        return False
    swapped = len(wrong) == len(right) == 2 and wrong == right[::-1]
    return swapped or (len(wrong) <= 1 and len(right) <= 1)


def _uses(text: str, span: Span, meant: str, forms: Iterable[tuple[str, str]]) -> Iterator[Misspelt]:
    """The longest term that the text around the word spells, but for this one word."""
    for form, key in sorted(set(forms), key=lambda one: -len(one[0])):
        before, after = form.split(meant, 1)
        lead = regex.search(_spaced(before) + r"\Z", text, regex.IGNORECASE, 0, span.start)
        rest = regex.match(_spaced(after) + r"(?!\w)", text, regex.IGNORECASE, span.end)
        # "THE DEPOSITORY TRUST COMPANY" is a name of its own
        if lead is not None and rest is not None and _LONGER.match(text, rest.end()) is None:
            yield Misspelt(key, Span(lead.start(), rest.end()), text[span.start : span.end], meant)
            return


def _spaced(words: str) -> str:
    return r"\s+".join(regex.escape(word) for word in words.split(" "))
