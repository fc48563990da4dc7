"""Changes of offices: who resigned, was appointed, re-assumed an office or held it, from when to when.

"Robert B. Wallach, COO and Director, was named President" is one who is appointed and two offices that are held.
"""

from collections.abc import Iterable

import regex

from extractors import tokens
from extractors.role_changes.heirs import heirs
from extractors.role_changes.link import link
from extractors.role_changes.listed import listed, more_seats
from extractors.role_changes.rules import RULES
from extractors.role_changes.settle import settled
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.lazy import lazy
from pipeline.record import RoleChange

_CUE = lazy(
    r"\b(?:(?:co-)?(?:presidents?|chair(?:m[ae]n|wom[ae]n|persons?|s)?|c[a-z]os?|chief)|director(?:ship)?s?|boards?|officers?"
    r"|treasurers?|controller|comptroller|secretary|counsel|manager|managing\s+member|head\s+of|advis[eo]r|trustees?|partner|[es]?vp|re-?(?:election|nominat\w+))\b",
    regex.IGNORECASE,
)


def find(document: Document) -> Iterable[RoleChange]:
    """The statements of the document's prose, settled against one another; none of an instrument."""
    if document.kind in tokens.INSTRUMENTS:
        return ()
    windows = list(tokens.paragraphs(document, lambda text: _CUE.search(text) is not None))
    found = tokens.scan(document, RULES, windows) if windows else ()
    lists = list(listed(document))
    told = [one for one in found if isinstance(one, RoleChange) and not _is_listed(one, lists)]
    told = [*told, *more_seats(document.text, told), *lists]
    return settled(document, [*told, *heirs(document, told)])


def _is_listed(one: RoleChange, lists: list[RoleChange]) -> bool:
    """Whether an office beside a name is an item of a list of those who take one."""
    return one.change == "held" and any(one.span.overlaps(other.span) for other in lists)


EXTRACTOR = Extractor(
    "role_changes",
    find=find,
    link=link,
    rules=RULES,
    reads=("parties", "dates", "signatures", "contacts", "terms"),
    overlaps="all",
)
