"""Form fields: blanks to fill in and boxes to tick, in questionnaires, notices, forms and on covers.

"Name of broker:  ______" is a text field, "Yes [X]  No [ ]" a checkbox with the value Yes, "Dated:" a date.
"""

from collections.abc import Iterable, Iterator

from extractors.form_fields import blanks, checkboxes
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import FormField
from pipeline.rules import Rule, scan

RULES: tuple[Rule, ...] = (*blanks.RULES, *checkboxes.RULES)


def find(document: Document) -> Iterable[FormField]:
    """The fields of the document, each place once: a question with boxes is no blank as well."""
    found = [one for one in scan(document, RULES) if isinstance(one, FormField)]
    found += [*blanks.unanswered(document), *blanks.questions(document)]
    return _once(_of_forms(document, found))


def _of_forms(document: Document, found: Iterable[FormField]) -> Iterator[FormField]:
    """The fields without the dates that a signature page of the main part leaves open."""
    attached = any(section.part != "main" for section in document.sections)
    for one in found:
        if one.rule != "field.undated" or document.part_at(one.span.start) != "main" or not attached:
            yield one


def _once(found: Iterable[FormField]) -> Iterator[FormField]:
    taken: set[tuple[int, int]] = set()
    for one in found:
        if one.span not in taken:
            taken.add(one.span)
            yield one


EXTRACTOR = Extractor("form_fields", find=find, rules=RULES)
