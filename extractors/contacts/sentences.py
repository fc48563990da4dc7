r"""Contacts inside sentences, without a lead: who is to be asked, and addresses with a prompt right behind their code.

"please contact Jane Roe, Vice President of Investor Relations, at (217) 555-1234", "served at Turner Broadcasting
System, Inc., One CNN Center, Atlanta, Georgia 30303, Attention: Secretary".
"""

import re
from collections.abc import Iterator

from extractors.contacts.flat import Stretch, lines_of
from extractors.contacts.numbers import EMAIL, LABEL, NUMBER
from extractors.contacts.pages import PROMPTS
from extractors.contacts.places import ZIP
from extractors.contacts.wires import entries
from pipeline.record import Contact

_ASK = re.compile(
    r"ontact(?<=\b[cC]ontact)(?:ing|(?<=information, contact):|(?<=please contact):)?"
    r"\s+(?=(?:(?:Mr|Ms|Mrs|Dr)\.\s)?[A-Z][\w.'’-]*\s+[A-Z])"
)
_STOP = re.compile(r"\.(?=\s+[A-Z][a-z]|\s*\Z|\s*\n\s*\n)|\n[ \t\xa0]*\n|;")
_CODE = re.compile(r"\d{5}(?:-\d{4})?[\s,.;(]{1,4}\Z")
_OPENS = re.compile(r"(?:\b(?:to|at|is|be)\s+|[:;]\s+)(?=[A-Z\d])")
REACH = 300


def asked(text: str) -> Iterator[Contact]:
    """One item for each person whom a sentence says to contact, with a number or an e-mail."""
    for ask in _ASK.finditer(text):
        stop = _STOP.search(text, ask.end(), ask.end() + REACH)
        end = stop.start() if stop else min(len(text), ask.end() + REACH)
        numbers = [*NUMBER.finditer(text, ask.end(), end), *EMAIL.finditer(text, ask.end(), end)]
        if numbers:
            yield from entries(text, ask.end(), max(number.end() for number in numbers), "contact.asked")


def addressed(text: str) -> Iterator[Stretch]:
    """The addresses of sentences: from where the words lead to a firm or a street, to the end of the prompt behind."""
    for prompt in (found for anchor in PROMPTS for found in anchor.finditer(text)):
        code = _CODE.search(text, max(0, prompt.start() - 20), prompt.start())
        label = LABEL.match(text, prompt.start())
        if code is None or label is None:
            continue
        zipped = ZIP.search(text, max(0, code.start() - 40), code.end())
        if zipped is None or "\n" in code[0]:
            continue
        opens = list(_OPENS.finditer(text, max(0, zipped.start() - 240), zipped.start()))
        if not opens or re.search(r"\n[ \t\xa0]*\n", text[opens[-1].end() : code.end()]):
            continue
        stop = _AFTER.search(text, label.end(), label.end() + 160)
        end = stop.start() if stop else min(len(text), label.end() + 160)
        yield Stretch(tuple(lines_of(text, opens[-1].end(), end)), None, in_sentence=True)


_AFTER = re.compile(r",?\s+(?:or|and|with)\s+[a-z]|[;]|\.\s+[A-Z][a-z]|\n[ \t\xa0]*\n|\s{3,}(?!\S{1,12}\s?:)")
"""What stands behind an address in its sentence."""
