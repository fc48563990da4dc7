"""Organisations in a window: capitalised words with a legal form, and what follows "at" or "joined".

"Wainwright Holdings, Inc." is one. Imported by `components` alone, since it imports spaCy.
"""

from collections.abc import Callable, Iterator

from spacy.language import Language
from spacy.tokens import Doc, Span, Token

from extractors.lexicon.words import words

HONORIFICS = frozenset(
    {
        *(
            "mr",
            "mrs",
            "ms",
            "miss",
            "dr",
            "prof",
            "gen",
            "general",
            "sir",
            "dame",
            "hon",
            "admiral",
            "senator",
            "captain",
        ),
        *("colonel", "ambassador", "professor"),
    }
)
FORMS = frozenset(
    [
        "inc",
        "inc.",
        "corp",
        "corp.",
        "corporation",
        "company",
        "co",
        "co.",
        "ltd",
        "ltd.",
        "llc",
        "l.l.c.",
        "lp",
        "l.p.",
        "llp",
        "l.l.p.",
        "limited",
        "plc",
        "n.a.",
        "s.a.",
        "ag",
        "gmbh",
        "n.v.",
        "bancorp",
        "trust",
    ]
)
"""Legal forms as tokens."""


@Language.factory("fourcorners_organizations")
def organizations(nlp: Language, name: str, version: str, marks: str) -> Callable[[Doc], Doc]:
    """Organisations: capitalised words that end in a legal form or hold a word of the list, or follow "at", "with"."""
    inside = words(marks)

    def component(doc: Doc) -> Doc:
        taken = {token.i for one in (*doc.spans["office"], *doc.spans["board"]) for token in one}
        found = []
        for start, end in _runs(doc, taken):
            named = any(token.lower_ in inside or token.lower_ in FORMS for token in doc[start:end])
            before = doc[start - 1].lower_ if start else ""
            before = doc[start - 2].lower_ if before in ("the", "a") and start > 1 else before
            if named or before in ("at", "with", "joined", "joining", "of", "for"):
                found.append(Span(doc, start, end, label="ORG"))
        doc.spans["organization"] = found
        return doc

    return component


def _runs(doc: Doc, taken: set[int]) -> Iterator[tuple[int, int]]:
    """The stretches of capitalised words outside offices, with "&" and "of" inside and a legal form after a comma."""
    at = 0
    while at < len(doc):
        if not capital(doc[at]) or at in taken or doc[at].lower_.rstrip(".") in HONORIFICS:
            at += 1
            continue
        end = at + 1
        while end < len(doc) and end not in taken and end - at < 9:
            if (
                doc[end - 1].lower_ in FORMS
                and doc[end - 1].text.endswith(".")
                and doc[end].lower_ not in (*FORMS, ",")
            ):
                break
            if capital(doc[end]) and doc[end].lower_.rstrip(".") not in HONORIFICS - {"general"}:
                end += 1
            elif doc[end].text in ("&", ",") and end + 1 < len(doc) and _continues(doc, end):
                end += 2
            else:
                break
        yield at, end
        at = end


def capital(token: Token) -> bool:
    """Whether a token begins with a capital letter."""
    return token.text[:1].isupper() and token.text[:1].isalpha()


def _continues(doc: Doc, at: int) -> bool:
    return doc[at + 1].lower_ in FORMS if doc[at].text == "," else capital(doc[at + 1])
