"""For whom a person signs by the office below the name: "Ann Hill, Trustee of the Hill Family Trust" is the trust's."""

import re

from extractors.lexicon.words import words
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
_OWN_SEAT = re.compile(
    r"(?:independent\s+|outside\s+)?(?:director|shareholder|stockholder|member|employee)", re.IGNORECASE
)
_FIELDS = ("office_functions", "business_functions")
_KINDS = frozenset({"trust", "estate", "plan", "ira", "foundation", "fund", "will", "partnership"})
_BEHIND = re.compile(rf"[\s,]+(?:(?:dated|dtd\.?|u/?a/?d?)\s.*|(?:on\s+)?{DATE.pattern})\Z", re.IGNORECASE)


def signs_for(title: str) -> tuple[str, str] | None:
    """The party for whom somebody signs in an office, and that office without it; null where it names none."""
    held = _HELD_FOR.fullmatch(title)
    if held is not None:
        party = _bare(held["party"])
        if _is_common(party):
            return None  # "Trustee under the Plan"
        person = is_signer if _FOR_A_PERSON.match(held["title"]) else is_person
        named = _NAMED.search(party) or is_organization(party) or person(party)
        return (party, title[: held.end("title")]) if named and party[0].isupper() and not is_generic(party) else None
    firm = _OF_FIRM.fullmatch(title)
    party = _bare(firm["party"]) if firm else ""
    if firm is None or _OWN_SEAT.fullmatch(firm["title"]) or is_generic(party) or _is_common(party.split(",")[0]):
        return None  # a director has a seat of his own; "Vice President of Corporate Trust", "… of Finance, Teal, Inc."
    return (party, firm["title"]) if is_organization(party) else None


def _is_common(party: str) -> bool:
    """Whether words name what somebody is over, or no trust or plan of their own: "Corporate Trust", "the Plan"."""
    return all(one in _KINDS or any(one in words(known) for known in _FIELDS) for one in party.casefold().split())


def _bare(words: str) -> str:
    """The name without the article before it and the day of the trust behind it."""
    return squeeze(re.sub(r"\A[Tt]he\s+", "", _BEHIND.sub("", words))).rstrip(" ,")
