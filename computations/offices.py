r"""Titles as offices: "CEO" is the Chief Executive Officer, "Vice President, General Counsel and Secretary" three.

Offices that only one person can hold at a time are `EXCLUSIVE`; anybody may be one of many Directors.
"""

from collections.abc import Mapping

import regex

from pipeline.lazy import lazy

EXCLUSIVE = frozenset(
    {
        "Chief Executive Officer",
        "President",
        "Chairman",
        "Chief Operating Officer",
        "Chief Financial Officer",
        "General Counsel",
        "Secretary",
    }
)

_ALSO: Mapping[str, str] = {
    "ceo": "Chief Executive Officer",
    "chief executive": "Chief Executive Officer",
    "coo": "Chief Operating Officer",
    "cfo": "Chief Financial Officer",
    "chairman of the board": "Chairman",
    "chairman of the board of directors": "Chairman",
    "chairperson": "Chairman",
    "chairwoman": "Chairman",
    "chair of the board": "Chairman",
    "chair of the board of directors": "Chairman",
    "board member": "Director",
    "member of the board": "Director",
    "member of the board of directors": "Director",
    "corporate secretary": "Secretary",
    **{name.casefold(): name for name in EXCLUSIVE},
    "director": "Director",
}

_JOINT = lazy(r"\s*(?:,\s*and\b|,|;|&|\band\b)\s*", regex.IGNORECASE)
_OFFICE = lazy(
    r"\b(?:president|officer|chair(?:man|woman|person)?|director|counsel|secretary|treasurer|controller|partner"
    r"|member|trustee|ceo|coo|cfo|cto|cio|svp|evp|vp)\b",
    regex.IGNORECASE,
)


def office(position: str) -> str:
    """The name of an office: "CEO" and "chief executive officer" are "Chief Executive Officer"; others stay."""
    plain = " ".join(position.split())
    return _ALSO.get(plain.casefold(), plain)


def offices(title: str) -> list[str]:
    """The offices that a title names, in their order: "Chairman and CEO" are two, "SVP, Sales and Marketing" is one."""
    plain = " ".join(title.split())
    if plain.casefold() in _ALSO:
        return [office(plain)]
    parts: list[str] = []
    start = 0
    for mark in [*_JOINT.finditer(plain), None]:
        end = mark.start() if mark else len(plain)
        # "Senior Vice President, Finance": what names no office by itself belongs to the one before
        after = plain[mark.end() :] if mark else ""
        if mark is None or (_OFFICE.search(plain[start:end]) and _OFFICE.search(_JOINT.split(after)[0])):
            parts.append(plain[start:end])
            start = mark.end() if mark else end
    return list(dict.fromkeys(office(one) for one in parts if one))
