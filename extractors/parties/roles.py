"""What an organisation or a person is beside the parties, by the words next to a mention.

"with a copy to Latham & Watkins LLP" names counsel, "its wholly-owned subsidiary, Holdings, LLC," a subsidiary,
"the acquisition of Deanco, Inc." a target.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import regex

from extractors.names.forms import compiled
from pipeline.lazy import lazy
from pipeline.span import Span


@dataclass(frozen=True)
class Beside:
    """A role with the words after or before a mention that give it, and what shows both.

    `examples`: whole sentences with the name in angle brackets; `near_misses` give it no such role.
    """

    role: str
    after: str = ""
    before: str = ""
    examples: tuple[str, ...] = ()
    near_misses: tuple[str, ...] = ()
    prose: bool = False  # in releases and reports alone: in a contract "the acquisition of" is a condition

    def holds(self, text: str, span: Span) -> bool:
        """Whether the words next to the mention give the role."""
        if self.after and compiled(self.after, regex.I | regex.X).match(text, span.end, span.end + REACH):
            return True
        return bool(
            self.before
            and compiled(rf"(?:{self.before})\s*\Z", regex.I | regex.X).search(
                text[max(0, span.start - 90) : span.start]
            )
        )


REACH = 260
"""How many characters after a name may say what it is."""
_SUBSIDIARY = (
    r"(?:(?:direct|indirect|wholly[\s-]+owned|majority[\s-]+owned|principal|operating|new(?:ly[\s-]+formed)?)[\s,]+"
    r"(?:and\s+)?)*subsidiary"
)

BESIDE = (
    Beside(
        "trustee",
        after=r",?\s+(?:as\s+|acting\s+as\s+|\(?the\s+)?[\"“]?(?:indenture\s+|property\s+|owner\s+|successor\s+)?trustee\b"
        r"|,?\s+not\s+in\s+its\s+individual\s+capacity,?\s+but\s+solely\s+as\s+(?:\w+\s+){0,2}trustee\b",
        examples=(
            "under the Indenture with <Wells Fargo Bank, National Association>, as trustee, the Notes",
            "<Wilmington Trust Company>, not in its individual capacity but solely as Owner Trustee of the Trust",
        ),
        near_misses=("<Wells Fargo Bank, N.A.>, as the agent of the trustee",),
    ),
    Beside(
        "counsel",
        after=r",?\s+(?:special\s+|outside\s+|as\s+|the\s+)?(?:counsel|attorneys)\b(?!-in-fact)",
        examples=("an opinion of <Davis Polk & Wardwell LLP>, counsel for the Underwriters",),
        near_misses=("appoints <Federated Advisory Services Company> as attorney-in-fact",),
    ),
    Beside(
        "general_partner",
        after=r",?\s+its\s+(?:sole\s+|managing\s+)?general\s+partner\b",
        examples=("By: <MJDM Corp.>, its general partner",),
    ),
    Beside(
        "subsidiary",
        after=rf",?\s+(?:a|an|its|our|(?:the|\p{{Lu}}\w+)\s?\w*['’]s)\s+{_SUBSIDIARY}\b(?!\s+guarantor)",
        before=rf"\b(?:its|our|the\s+Company['’]s)\s+(?:[\w-]+\s+){{0,3}}?{_SUBSIDIARY},?"
        r"|\b(?:two|its|our|three)\s+(?:[\w-]+\s+){0,2}subsidiaries,?\s+(?:[\p{Lu}&][\w.&,]*\s+){1,8}and",
        examples=(
            "Conference Plus, Inc. and <Westell, Inc.>, a wholly-owned subsidiary of the Company",
            "is CFO of the Company's fabless semiconductor subsidiary <Siskin Technology Co., Ltd> since 2002",
            "has two primary subsidiaries, Godwit & Co., Inc. and <Plover.com, Inc.>, each",
            "the Company, through its wholly-owned\n subsidiary, <Bluerock REIT Holdings, LLC>, will contribute",
        ),
        near_misses=("each subsidiary of <Acme, Inc.> shall", "<Acme, Inc.> and each subsidiary of it"),
    ),
    Beside(
        "former_party",
        after=r"(?:,?\s+and\s+[^;:]{3,70}?)?,?\s+(?:both|each|all)?\s*(?:an?\s+)?(?:original|former)\s+part(?:y|ies)\s+to\b"
        r"[^;.]{0,120}\b(?:transferred|assigned|ceased|withdr[ae]wn?)\b",
        examples=(
            "<Acme IV, L.P.> and Acme IV FTE, L.P., both original parties to the Agreement, have\n transferred all",
            "<Bolt Bank, N.A.>, an original party to the Credit Agreement, has assigned its loans",
        ),
        near_misses=("<Bolt Bank, N.A.>, a party to the Credit Agreement, has assigned its loans",),
    ),
    Beside(
        "target",
        after=r"\s*\(\s*acquired\s | ,?\s+(?:which|that)\s+(?:the\s+Company|we|it)\s+(?:has\s+|had\s+)?acquired\b"
        r"|(?:[^.;]|\.(?=\w)){0,120}\bprior\s+to\s+the\s+(?:close|closing|completion)\s+of\s+the\s+(?:\w+\s+){0,2}acquisition\b",
        before=r"\b(?:acquisition\s+of|acquired|acquires?|acquiring|(?:agreement|intention|plans?)\s+to\s+(?:purchase|buy)"
        r"|takeover\s+of)(?:\s+(?:all|substantially\s+all)\s+(?:of\s+)?(?:the\s+)?(?:outstanding\s+)?(?:stock|shares|assets)\s+of)?"
        r"(?:\s+(?:privately[\s-]held|the\s+assets\s+of))?",
        prose=True,
        examples=(
            "In March 2004, we acquired <Advanced Management Technology, Inc.>, an engineering firm",
            "due to the acquisition\n of <Tetra Tech FW, Inc.> in 2003",
            "<FHC, Inc.> (acquired May 17, 2000)",
        ),
        near_misses=("the acquisition by <Acme, Inc.> of shares", "<Acme, Inc.> acquired a competitor"),
    ),
    Beside(
        "customer",
        after=r",?\s+which\s+signed\s+an?\s | ,?\s+(?:has|have)\s+(?:selected|chosen)\s",
        before=r"\b(?:(?:addition|signing)\s+of|(?:selected|chosen)\s+by"
        r"|customers?,?)",
        prose=True,
        examples=(
            "including the addition of <The Reader's Digest Association>, which signed a multi-year agreement",
            "was selected by <Exelon Corporation> to build",
        ),
        near_misses=("competes with <Acme, Inc.> for customers",),
    ),
)
"""Roles by what stands beside a name, the first that holds."""


def role_beside(text: str, span: Span, name: str, *, prose: bool = False) -> str:
    """The role that the words around a mention give: "…, as trustee" is trustee; else `mentioned`."""
    for one in BESIDE:
        if (prose or not one.prose) and one.holds(text, span):
            return one.role
    if _COUNSEL_BEFORE.search(text[max(0, span.start - 80) : span.start]) and _FIRM.search(name):
        return "counsel"
    return "mentioned"


_COUNSEL_BEFORE = lazy(r"\bcounsel\b[^.;:]{0,60}\Z|\bcop(?:y|ies)\s+to\s*:?\s*\Z|\battorneys?,?\s+\Z", regex.I)
_FIRM = lazy(r"LLP|L\.L\.P|P\.C\.|P\.A\.|PLLC|&(?!\w)")

ROLES = (
    "party", "issuer", "former_party", "general_partner", "signatory", "officer", "trustee", "counsel", "addressee",
    "contact", "target", "customer", "subsidiary", "signatory_entity", "mentioned",
)  # fmt: skip
STRONGER: Mapping[str, int] = {role: at for at, role in enumerate(ROLES)}
"""Roles, the stronger first: who is a party and signs is a party."""
