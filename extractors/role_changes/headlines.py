"""Headlines as evidence: what a release is about stands above it, and its text tells it again in full.

"AUSTER RESIGNS AS CEO & PRESIDENT OF INFOCROSSING" is evidence of two resignations, and not of a third as a director.
"""

import regex

from extractors.names import family_name
from extractors.role_changes.settle import in_short, shown_by
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Record, RoleChange
from pipeline.rules import words

_VERBS = {
    "resigned": lazy(r"\b(?:resign|retire|step|depart|leav|relinquish|transition)", regex.IGNORECASE),
    "appointed": lazy(
        r"\b(?:appoint|name[sd]?\b|elect|promot|hire|join|add[se]|tap|welcom|becom|succe)", regex.IGNORECASE
    ),
    "re-assumed": lazy(r"\b(?:re-?assum|resum|return)", regex.IGNORECASE),
}
"""How a headline tells of a change of each kind, by the beginnings of its words."""
_SEAT = lazy(r"\b(?:board|directors?)\b", regex.IGNORECASE)


def with_headline(one: RoleChange, record: Record, document: Document) -> RoleChange:
    """A change that the document announces, with the headlines that name its person, its office and what happens."""
    verb = _VERBS.get(one.change)
    if verb is None or one.announced is None:
        return one
    headlines = [section.span for section in record.sections if section.kind == "headline"]
    said = ((span, words(document.slice(span))) for span in headlines if not span.overlaps(one.span))
    return shown_by(one, *(span for span, headline in said if verb.search(headline) and _names(headline, one)))


def _names(headline: str, one: RoleChange) -> bool:
    """Whether a headline has the person's surname and the office, which may stand in it by its initials."""
    person, office = regex.escape(family_name(one.person)), regex.escape(one.position)
    if regex.search(rf"\b{person}\b", headline, regex.IGNORECASE) is None:
        return False
    if one.position.casefold() == "director" and _SEAT.search(headline):
        return True
    short = regex.escape(in_short(one.position))
    return regex.search(rf"(?i:\b{office}\b)|\b{short}\b", headline) is not None
