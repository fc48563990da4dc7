r"""Signature blocks: whose each is, through which entities it signs, by whose hand, in what office, and when.

"BENAKE L.P.\n\nBy: Benake GP, LLC,\n its general partner\n\nBy: /s/ Moira Mitchell\nTitle: President" is one block of
Benake L.P., which signs by Benake GP, LLC by Moira Mitchell.
"""

from extractors.signatures.find import find
from extractors.signatures.link import link
from extractors.signatures.rules import RULES
from pipeline.extractor import Extractor

EXTRACTOR = Extractor("signatures", find=find, link=link, rules=RULES, reads=("dates",), overlaps="all")
