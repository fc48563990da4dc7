r"""What a line without a prompt gives a contact: a firm, a person, an office, or a line of the address.

Above the street stand the names, below the ZIP code nothing but a country: "Latham & Watkins LLP\n885 Third Avenue".
"""

import re

from extractors.contacts.card import Card
from extractors.contacts.numbers import EMAIL, KIND, NUMBER, URL
from extractors.contacts.one_line import NO_NAME, before_person, behind_person, may_name, seated_firm
from extractors.contacts.places import CARE, COUNTRY, STREET, ZIP, is_address
from extractors.contacts.words import (
    OFFICE,
    OFFICE_ALONE,
    ROLE,
    is_alone,
    is_firm,
    is_own_firm,
    looks_like_person,
    person_and_office,
)
from extractors.lexicon.words import words
from extractors.names import is_generic, is_person

SHORT = 60
"""How long a line with a number is at most that is one of the address without any word that says so."""

LATEST = 4
"""How many words it has at most below the number of a person, where a headline may stand."""

_LEFT = re.compile(r"(?:\s*,){2,}")
"""What the numbers of a line leave of it: "Jane Roe, , Acme Inc."."""
_EDGES = " ,;:|/-()"
_OTHER_NAME = re.compile(r"\s+(?:d/b/a|f/k/a|a/k/a|doing business as)\s.*")
_CALLED = re.compile(r"\s\((?:the\s|an?\s|each)?[“\"][^()]*\)?\Z")
"""The short name that a letter gives to whom it is written: "Ann Hill and Bo Roe (the “Owners”)"."""
_JOINED = re.compile(
    r"(?:[\s,;)(]+(?i:or|and|at|by|via))+(?:\s+(?:e-?mail|(?:tele)?phone|fax)(?:\s+at)?)?\Z|\A(?i:or|and|at)\s"
)
_AGENCY = re.compile(r"(?:relations|communications|group|services|partners|team|agency|\bir)\Z", re.IGNORECASE)
_MAIL_CODE = re.compile(
    r"[A-Z]{2}[ -]?\d{3,4}(?:[A-Z]|-\d+)?|[A-Z]{2}(?:-[A-Z\d]{1,4})?-[A-Z]?\d{1,4}[A-Z]?|[A-Z]\d{1,3}-\d{2,4}"
)
"""The code of a place inside a bank, beside its street: "PA 4819", "PD-WA-T11S"."""
_DEPARTMENT = re.compile(r"\b(?:trust|reorganization|exchange|transfer|agency|bond|loan|custody)\b", re.IGNORECASE)
"""What a bank's department is for, below its name: "Corporate Trust Services"."""
_POST = re.compile(r"\b(?:director|vice|[es]?vp|president|manager|head|officer|senior|of)\b", re.IGNORECASE)
_OPEN = re.compile(
    r"(?:&|,|-|\b(?:and|of|chief(?=\n\w+\sofficer)|vice|executive|senior|general|managing|assistant|corporate))\n",
    re.IGNORECASE,
)
"""The end of a line that the next one goes on with: "President and Chief" over "Executive Officer"."""
_HONOURED = re.compile(r"(?:Mr|Ms|Mrs|Dr)\.?\s")
_FOR_WHOM = re.compile(r",\s+for\s+(?:the\s)?[A-Z][^,]{1,50}(?:,\s(?:Inc|Corp|Ltd|LLC)\.?)?\Z")
"""Whose agency it is, behind its name: "Birch Financial, for Acme, Inc."."""
_LEADER = re.compile(r"[A-Z][\w .&'’-]{1,80}:\s+")
REMARK = re.compile(r"\([^()\d]*\)\s?:?")
"""A line in parentheses without a number: "(for Eligible Institutions Only)"."""
_LISTED = re.compile(r"(?P<family>[A-Z][a-z]+(?:[-’'][A-Z][a-z]+)?), (?P<given>[A-Z][a-z]+(?: [A-Z]\.?)?)")
"""A person as a form or a register lists him: "Foster, Alan H."."""
_TRADE = re.compile(
    r"(?:ics|logy|logies|tech|soft|ware|works|pharma|sciences?|labs?|media|health|energy|brands?|foods|industries"
    r"|networks?|solutions|ventures)\Z",
    re.IGNORECASE,
)
"""The end of a firm's name that has no legal form and two words like those of a person: "Helix Diagnostics"."""
_PART = re.compile(r"(?:Department|Dept\.?|Division|Unit|Section|Office|Desk|Administration|Services|Group|Team)")
"""The last word of a department on a line of its own: "Corporate Actions" over "Department"."""
_DESK = re.compile(
    r"(?P<desk>(?:[A-Z][\w-]*\s){0,4}(?:Relations|Communications|Affairs|Department|Secretary|Treasurer|Officer|Counsel"
    r"|Controller)),\s+(?P<firm>[A-Z].*)"
)
"""Whom to ask for before the firm, in one line: "Investor Relations, Acme, Inc."."""
_INSTITUTIONS = frozenset({"Commission", "Authority", "University", "Foundation", "Department", "Bank", "Company"})
"""A word that ends the name of an institution which the line above begins."""
_LED = re.compile(
    r"\A(?:(?:The\s)?Board\sof\sDirectors\s(?:of\s)?"
    r"|The\s(?:[A-Z][\w-]*\s){1,4}(?:(?:for|of)\sthe\s(?:[A-Z][\w-]*\s){1,3})?is\s+"
    r"|(?:[\w ]{1,30})?[Cc]ontact\s+for\s+|and:?\s+|with\s+a\s+copy\s+to:?\s+"
    r"|(?:\(?\w\)\s*)?if\s+to\s.{2,60}?,\s+to\s+|to\s+)"
)
_CAPACITY = re.compile(r",?\s+as\s+.*")
_REST = re.compile(
    rf"(?:(?:[A-Z][\w.]*\s){{1,4}}(?:BRANCH|Branch)(?:ES|es)?|(?:(?:Association|Society)\s)?of\s(?:[A-Z][\w.]*\s?){{1,3}})(?:{_CAPACITY.pattern})?"
)
"""The end of a bank's name on a line of its own: "New York Branch", "of New York, as Agent"."""
_NO_FIRM = re.compile(
    r"an?\s(?:(?:professional|law|limited|liability|general|registered)\s){1,3}"
    r"(?:corporation|partnership|association|company)\Z|(?:a\s+)?subsidiary\b|(?:for\s+immediate|news|press)\s+release\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"(?:ABA|A/C|Account|Acct|Ref?|Section|Article|Exhibit|Page|Schedule|SWIFT|Tax|EIN|CUSIP|No|Routing|Fed)\b"
    r"|\$?\d{1,3}(?:,\d{3})+\s|\$\d",
    re.IGNORECASE,
)
"""What a line with a number is that is no address: one of a bank's wire instructions, a count of shares."""
_ASIDE = re.compile(
    r"\(\s*(?:for\s+)?(?P<role>(?:investors?|media|press|analysts?|trade)(?:\s+\w+)?)\s*\)"
    r"|\s(?:-{1,2}|[–—])\s(?P<asks>(?:investor|media|press|analyst|trade|general|public|news)"
    r"\s(?:inquiries|enquiries|questions|info(?:rmation)?|contact))\s*\Z",
    re.IGNORECASE,
)
"""Whom a contact is for, behind his number: "Jane Roe, 217-555-1234 (investors)"."""


BUILDING = re.compile(
    r"(?:[A-Z][\w'’]+\s){1,4}(?<!Medical\s)(?<!Cancer\s)(?<!Health\s)(?<!Research\s)(?<!Data\s)"
    r"(?:Square|Plaza|Tower|Building|Cent(?:er|re)|House)(?:\s(?:North|South|East|West))?"
)
"""The name of a building, which is a line of the address: "Rodney Square North"."""


def words_of(said: str) -> str:
    """A line without its numbers, its e-mail and what is said of them."""
    bare = NUMBER.sub("", EMAIL.sub("", URL.sub("", said)))
    bare = _ASIDE.sub("", bare)
    bare = KIND.sub("", bare) if NUMBER.search(said) else bare
    return bare.replace("()", "").rstrip()


def take_plain(card: Card, said: str) -> bool:
    """Gives a line to the card; whether the line belongs to it."""
    aside = _ASIDE.search(said)
    if aside is not None and (card.name is None or card.reached):
        card.role = card.role or aside["role"] or aside["asks"]
    rest = _rest_of(said)
    if _is_empty(said, rest):
        return _is_coded(card, rest)
    if card.title and not (card.reached or card.address) and said.startswith("and ") and OFFICE.search(rest):
        card.title = f"{card.title.removesuffix(' and')} and {rest}"  # "Executive Vice President\nand Treasurer"
        return True
    if CARE.match(said):
        return _in_care(card, said)
    if card.coded:
        card.tangled = card.tangled or ZIP.search(said) is not None
        return _below(card, rest)
    if is_address(said):
        card.locate(said)
        return True
    return _names(card, said, before_person(card, behind_person(card, rest)))


def _is_empty(said: str, rest: str) -> bool:
    """Whether a line says nothing that a contact has: no word, or a salutation, a remark, a role over its name."""
    word = re.search("[A-Za-z]{3}", rest) or STREET.match(said) or ZIP.match(said)
    called = rest.casefold().removeprefix("the ") in words("party_roles")
    role = called and (said.endswith(":") or rest.startswith(("The ", "THE ")))  # "The Company:"
    return not word or role or rest.startswith("Dear ") or REMARK.fullmatch(said) is not None


def _is_coded(card: Card, rest: str) -> bool:
    """Whether a line is the code of a place inside a bank; if so, the address has it."""
    coded = (card.address or card.organization) and not card.coded and _MAIL_CODE.fullmatch(rest) is not None
    if coded:
        card.locate(rest)
    return bool(coded)


def _names(card: Card, said: str, rest: str) -> bool:
    """What a line gives that is no address: a firm, or what stands above one or between its lines."""
    rest = seated_firm(rest) or rest
    leader = _LEADER.match(rest)
    if leader is not None and is_firm(rest[leader.end() :]):
        rest = rest[leader.end() :]
    if is_firm(rest):
        return _firm(card, rest, stopped=said.rstrip(",;").endswith("."))
    return not rest or (_between(card, said) if card.address else _above(card, said, rest))


def _rest_of(said: str) -> str:
    """The words of a line without what only joins it to another, and the definitions at its end."""
    rest = _LEFT.sub(",", words_of(said)).strip(_EDGES)
    rest = _CALLED.sub("", _OTHER_NAME.sub("", _JOINED.sub("", rest))).strip(_EDGES)
    rest = _FOR_WHOM.sub("", rest)
    rest += ")" if rest.count("(") - rest.count(")") == 1 else ""
    firm = _CAPACITY.sub("", rest)
    if firm != rest and is_firm(firm):
        return firm  # "Acme Bank, N.A., as Agent"
    goes_on = rest and said.endswith(" and") and OFFICE.search(rest)
    return f"{rest} and" if goes_on else rest  # "Executive Vice President and" over "Treasurer"


def _in_care(card: Card, said: str) -> bool:
    """The line "c/o Sandler Capital Management": the firm where several stand above or none, else only on its way.

    A person there is who to write to, and the line above names the firm even if it looks like an office.
    """
    within = CARE.sub("", said, count=1).strip(" ,;")
    if card.name is None and looks_like_person(within) and (card.organization or card.title):
        card.name = within
        if card.organization is None:
            card.organization, card.title = card.title, None
        return True
    if card.organization is None or card.firms > 1:
        card.organization = within
    elif any(map(str.isdigit, said)):
        card.address.append(said.strip(" ,;"))  # the street is on its line
    return True


def _below(card: Card, rest: str) -> bool:
    """A line below the ZIP code: the country, a firm that has not been named yet, the rest of an office."""
    if COUNTRY.fullmatch(rest):
        card.address.append(rest)
        return True
    if is_firm(rest) and card.organization is None:
        card.organization = rest
        return True
    name, title = person_and_office(rest)
    if card.last == "attn" and card.title and not name and len(rest) < 60 and not NO_NAME.search(rest):
        card.title = f"{card.title}{' ' if not title or _AGENCY.search(rest) or _PART.fullmatch(rest) else ', '}{rest}"
        return True
    if name is not None and card.name is not None and card.last == "attn":
        _second(card, name, title)
        return True
    if title and name is None and card.name and card.title is None and card.last == "attn" and "." not in rest[-1:]:
        card.title = rest  # "Attention: Mr. Bo Roe\n           Chief Financial Officer"
        return True
    if name is not None and card.name is None and (card.last != "line" or _HONOURED.match(rest)):
        card.name, card.title = name, card.title or title
        return True
    return False


def _firm(card: Card, rest: str, *, stopped: bool) -> bool:
    """A line that ends with a legal form; its own full stop belongs to it."""
    rest = _LED.sub("", rest)
    desk = _DESK.fullmatch(rest)
    if desk is not None and is_firm(desk["firm"]) and not is_alone(desk["firm"]) and not is_firm(desk["desk"]):
        card.title, rest = card.title or desk["desk"], desk["firm"]
    if _NO_FIRM.match(rest):
        return False
    if card.name is None and is_own_firm(rest):
        card.name = rest
        return True
    alone = is_alone(rest)
    if alone and not card.unfinished:
        return False  # "LLC": the end of a name whose beginning is lost
    card.firms += 1
    if card.name and card.unfinished and looks_like_person(card.organization or ""):
        card.name, card.organization = f"{card.name}; {card.organization}", None  # "Ann Hill\nRomy Roe\nAcme, Inc."
    free = card.organization is None or card.lent
    if free or alone or _goes_on(card, rest):
        card.lent = False
        rest = rest if free else f"{card.organization} {rest}"
        card.organization = rest if rest.endswith(".") or not stopped else f"{rest}."
    return True


def _goes_on(card: Card, rest: str) -> bool:
    r"""Whether a legal form ends a name that the line above began: "THE BANK OF NEW YORK\nTRUST COMPANY, N.A."."""
    above = card.organization or ""
    begun = above.isalpha() and above != "".join(word[0] for word in rest.split())  # "BNP" over "Paribas Leasing Corp."
    loud = above.isupper() and rest.isupper()
    return card.unfinished and card.firms == 1 and (is_generic(rest) or loud or begun)


def _above(card: Card, said: str, rest: str) -> bool:
    """A line above the address: a person, an office, a firm without a legal form, the rest of its name."""
    if said.endswith(":"):
        return False
    if card.organization is not None and not card.name and not card.title and _REST.fullmatch(rest):
        apart = ", " if rest[0].isupper() and is_firm(card.organization) else " "
        card.organization = f"{card.organization}{apart}{_CAPACITY.sub('', rest)}"
        return True
    if BUILDING.fullmatch(rest) and (card.name or card.title or card.organization or card.noticed):
        card.address.append(rest)
        return True
    name, title = _person(rest)
    if name is not None and card.name is None:
        card.name, card.title = name, card.title or title
        return True
    if name is not None and (title or is_person(rest)):
        _second(card, name, title)
        return True
    if _ends_name(card, rest) or rest == card.organization or (title and _office(card, title)):
        return True
    if card.organization is None or (card.lent and may_name(rest)):
        late = card.reached and card.name and len(rest.split()) > LATEST
        if late or not may_name(rest) or said.startswith("("):
            return False
        card.organization, card.unfinished, card.lent = rest, True, False
        return True
    counts = card.reached or _COUNTED.match(rest) or NO_NAME.search(rest)
    if re.search(r"\d", rest) and len(said) <= SHORT and not counts:
        card.locate(said)
    return True


def _person(said: str) -> tuple[str | None, str | None]:
    """The person and the office of a line, a person of a register by the name as it stands."""
    listed = _LISTED.fullmatch(said)
    person = listed is not None and is_person(f"{listed['given']} {listed['family']}")
    return (said, None) if person else person_and_office(said)


def _ends_name(card: Card, rest: str) -> bool:
    """Whether a word ends the name of an institution that the line above begins; if so, the card has it whole."""
    ends = card.unfinished and card.organization and not card.name and rest in _INSTITUTIONS
    if ends:
        card.organization = f"{card.organization} {rest}"  # "Securities and Exchange" over "Commission"
    return bool(ends)


def _was_firm(card: Card, person: str) -> bool:
    """Whether what looked like a person stands over one beyond doubt, whose firm it is; the card then has both."""
    name = card.name or ""
    was = _TRADE.search(name) is not None and is_person(person) and not is_person(name)
    was = was and not (card.organization or card.title or card.reached)
    if was:
        card.organization, card.name = card.name, person
    return was


def _second(card: Card, name: str, title: str | None) -> None:
    """A second person who shares the numbers and the address."""
    if _was_firm(card, name):
        return
    if title and not card.reached:
        card.others.append((name, title))
    elif not title and not (card.title and card.last != "attn"):
        card.name = f"{card.name}; {name}"


def _office(card: Card, title: str) -> bool:
    """Gives an office on a line of its own to the card, or its next line; whether the line is one and no agency."""
    posted = (
        _POST.search(title)
        or (card.firms and _DEPARTMENT.search(title))
        or (card.name and not card.title and ROLE.fullmatch(title))
    )
    if card.title and card.title.endswith(",") and may_name(title):
        card.title = f"{card.title} {title}"
        return True
    if _AGENCY.search(title) and not posted:
        return False
    if card.title is None and may_name(title):
        card.title = title
        return True
    whole = card.name and card.organization and not card.lent
    if card.title is None or (whole and not _OPEN.search(f"{card.title}\n")):
        return False
    over = f"{card.title}\n{title}"
    card.title = over.replace("\n", " " if _OPEN.search(over) or _PART.fullmatch(title) else ", ")
    return True


def _between(card: Card, said: str) -> bool:
    """A line between the street and the ZIP code, into which a table read row by row may have set the office."""
    if card.name and not card.title and OFFICE_ALONE.match(said) and person_and_office(said)[1] == said:
        card.title = said
        return True
    card.locate(said)
    return True
