"""Forms to be filled in: notices, questionnaires, elections. Headings without numbers group their items.

"QUESTIONNAIRE" above "1. INFORMATION …" is a section that gives nothing to the labels of its items.
"""

import re
from collections.abc import Sequence

from pipeline.split import agreement
from pipeline.split.node import Node
from pipeline.split.page import Block, Page

UNDERSIGNED = re.compile(r"\bundersigned\b", re.IGNORECASE)
NAMED = re.compile(
    r"\b(?:QUESTIONNAIRE|ELECTION\s+FORM|FORM\s+OF\s+(?:NOTICE|ELECTION|ASSIGNMENT|TRANSFER)|SUBSCRIPTION\s+FORM"
    r"|EXERCISE\s+FORM|PROXY\s+CARD)\b"
)


def recognises(page: Page, blocks: Sequence[Block]) -> bool:
    """Whether the undersigned is to fill it in, or its title calls it a form."""
    head = " ".join(block.text[:500] for block in blocks[:8])
    return bool(UNDERSIGNED.search(head) or NAMED.search(head[:800]))


def split(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """The sections of a form."""
    return agreement.split(page, blocks, groups=True)
