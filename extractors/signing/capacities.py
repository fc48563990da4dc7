"""For whom a person signs by the office below the name: "Ann Hill, Trustee of the Hill Family Trust" is the trust's."""

import re

from extractors.names import is_generic, is_person
from extractors.names.forms import squeeze
from extractors.signing.words import DATE, is_organization, is_signer

_RANK = (
    r"(?:(?:the|its|as|sole|co-?|successor|independent|managing|surviving|special|limited|duly|authori[sz]ed)[\s-]+)*"
)
_HELD_FOR = re.compile(
    rf"{_RANK}(?P<title>(?:co-?)?trustees?|attorney[\s-]in[\s-]fact|executor|executrix|personal\srepresentative|guardian"
    r"|conservator|general\spartner|managing\s(?:member|partner|general\spartner)|manager|administrator)"
    r"\s+(?:of|for(?:\sthe\sbenefit\sof)?|under)\s+(?P<party>(?:the\s+|The\s+)?[A-Z].*)",
    re.IGNORECASE,
)
"""The capacities in which a person acts for another, as the words below the name have them."""
_FOR_A_PERSON = re.compile(r"attorney|execut|personal|guardian|conservator", re.IGNORECASE)
_OF_FIRM = re.compile(r"(?P<title>[^,]{3,60}?)\s+of\s+(?P<party>(?:[Tt]he\s+)?[A-Z].*)")
"""An office with the firm where it is held: "President of Teal Tools, Inc."."""
_NAMED = re.compile(r"\b(?:Trust|Estate|Plan|IRA|Foundation|Fund|Will|Partnership|TRUST|ESTATE|PLAN|FOUNDATION|FUND)\b")
_BEHIND = re.compile(rf"[\s,]+(?:(?:dated|dtd\.?|u/?a/?d?)\s.*|(?:on\s+)?{DATE.pattern})\Z", re.IGNORECASE)


def signs_for(title: str) -> tuple[str, str] | None:
    """The party for whom somebody signs in an office, and that office without it; null where it names none."""
    held = _HELD_FOR.fullmatch(title)
    if held is not None:
        party = _bare(held["party"])
        person = is_signer if _FOR_A_PERSON.match(held["title"]) else is_person
        named = _NAMED.search(party) or is_organization(party) or person(party)
        return (party, title[: held.end("title")]) if named and party[0].isupper() and not is_generic(party) else None
    firm = _OF_FIRM.fullmatch(title)
    party = _bare(firm["party"]) if firm else ""
    return (party, firm["title"]) if firm and is_organization(party) and not is_generic(party) else None


def _bare(words: str) -> str:
    """The name without the article before it and the day of the trust behind it."""
    return squeeze(re.sub(r"\A[Tt]he\s+", "", _BEHIND.sub("", words))).rstrip(" ,")
