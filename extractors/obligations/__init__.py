"""Who must do what by when, and on which condition.

"The Company shall mail the Questionnaire to each Holder not less than 20 Business Days prior to …" is an obligation of
the Company; "this Agreement shall be governed by" is nobody's.
"""

from collections.abc import Iterator

from extractors.obligations.delivered import delivered
from extractors.obligations.link import link
from extractors.obligations.listed import leads_in, listed
from extractors.obligations.rules import RULES
from extractors.obligations.together import parted
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Obligation
from pipeline.rules import scan

# a report says what rights its company has, and grants none: "The Company has the option to purchase the building"
_NO_INSTRUMENTS = ("other", "form")
_SPEAK_OF_PLANS = ("earnings_release", "management_change_release", "other_release", "current_report")


def find(document: Document) -> Iterator[Obligation]:
    """The obligations of an instrument, each once; a release says what will be, and obliges nobody."""
    if document.kind in _SPEAK_OF_PLANS:
        return
    reports = document.kind in _NO_INSTRUMENTS and bool(document.sections)  # one that is not split yet has no kind
    rules = [rule for rule in RULES if not (reports and rule.name == "obligation.entitled")]
    found = [one for one in scan(document, rules) if isinstance(one, Obligation) and not leads_in(document, one)]
    yield from parted(document.text, delivered(document, [*listed(document), *found]))


EXTRACTOR = Extractor(
    "obligations", find=find, link=link, rules=RULES, reads=("parties", "defined_terms", "dates"), overlaps="all"
)
