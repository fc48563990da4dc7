"""The names and offices of signers without what stands beside them: page numbers, "its", a firm that was run on."""

import re

from regex import VERBOSE

from extractors.lexicon.words import words
from extractors.names import is_person, walk_back
from extractors.names.forms import HARD, compiled
from extractors.signing.words import is_organization

_FORM = compiled(rf"(?<=\s)(?:{HARD})(?![\w-])", VERBOSE)
PAGE = re.compile(r"\s+-?\s?\d{1,3}\s?-?\Z")
"""The number of the page at the end of a line whose break was lost."""
_NEXT_PAGE = re.compile(r"\s+\d{1,3}\s+(?:EX-\d|[A-Z]{4,}\s).*")
"""The number of the page and the first words of the next one, where all breaks were lost."""
_AFTER = re.compile(r"\s+(?:Signature|Date|Name|Title|Print|SEAL|\(SEAL\))\Z", re.IGNORECASE)
_SEAL = re.compile(r"\bseal\b|\Acommon\Z|\Asignature\Z|\billegible\b|\d{3}", re.IGNORECASE)
_OF = re.compile(r"\bof\s+(?:[A-Z][\w.&,-]*\s*){0,3}\Z")
_RUN_ON = re.compile(
    r"(?<=[a-z)])\s+(?:(?:ACKNOWLEDGED|ACCEPTED|AGREED|CONFIRMED|Acknowledged|Accepted|Agreed)\b.*)\Z"
    r"|\A(?:(?:An?\s+)?individual|(?:Agreed|Accepted|AGREED|ACCEPTED)\b.*)\Z"
)
"""What a lost line break has run on: the role of the next party, the head of an acceptance."""
_OPEN = re.compile(r"\s+(?:and|&)\Z")
_JUNK = re.compile(r"AGREEMENT|™|\d{3}|www\.|[|@$]|\.{4}")
_LEAD = re.compile(r"\A(?:its|their|his|her|as|the|an?|title(?!\s+officer))\s+", re.IGNORECASE)


def tidy_name(name: str | None) -> str | None:
    """A signatory without a page number, or without what a lost line break has run on."""
    if name is None:
        return None
    name = _AFTER.sub("", PAGE.sub("", name)).rstrip(" -,")
    words = name.split()
    if _SEAL.search(name) or not re.search(r"[A-Z*]..", name):
        return None
    if len(words) == 4 and is_person(" ".join(words[:2])) and is_person(" ".join(words[2:])):
        return " ".join(words[:2])
    if len(words) > 5 and not is_organization(name):
        return next(
            (
                " ".join(words[:size])
                for size in (2, 3, 4)
                if len(words[size - 1]) > 2 and is_person(" ".join(words[:size]))
            ),
            None,
        )
    return name


def tidy_title(title: str | None) -> str | None:
    """An office without "its", a page number, a firm that was run on; null where no office is left."""
    title = _LEAD.sub(
        "", PAGE.sub("", _NEXT_PAGE.sub("", re.sub(r"\s+[)\[].*", "", title or ""))).strip(" ,;:")
    ).strip()
    title = _OPEN.sub("", _RUN_ON.sub("", title)).rstrip(" ,")
    before, _, last = title.rpartition(" ")
    title = before if last.isupper() and before and last.rstrip(":").casefold() in words("party_roles") else title
    form = _FORM.search(title)
    if form is not None and not _OF.search(title[: form.start()]):
        title = title[: walk_back(title, form.start())].strip(" ,;")
    return title if re.search("[A-Za-z]{2}", title) and len(title.split()) <= 14 and not _JUNK.search(title) else None
