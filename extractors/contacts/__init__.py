r"""Contacts: people, offices and firms with their addresses and numbers, in releases, letters and notice clauses.

"Infocrossing, Inc.\n2 Christie Heights Street\nLeonia, New Jersey 07605\nAttn: General Counsel" in a notice clause,
"Media Relations\nMichael Wilczak\nInfocrossing, Inc.\n201-840-4941" in one column of a release.
"""

from extractors.contacts.find import find
from extractors.contacts.rules import RULES
from pipeline.extractor import Extractor

EXTRACTOR = Extractor("contacts", find=find, rules=RULES, overlaps="all")
