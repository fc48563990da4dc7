r"""Whose office it is: the organisation, or the list of them, that the words around an office name.

"a director of Teal Tools, Inc., a maker of sails, Heron Corporation and several private firms" is one office at two.
"""

from dataclasses import dataclass

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.offices import is_office
from extractors.lexicon.words import words as fields
from extractors.names.behind import BEHIND
from extractors.role_changes.antecedents import TAKES_NOW, career_at, whose_it_is
from extractors.role_changes.appointers import appointer
from extractors.role_changes.firm_names import FIRM, FORMED, NAME, NEXT_WORD, WORD
from extractors.role_changes.no_holders import is_nobody_s, is_over_a_part
from extractors.role_changes.times import DAY
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import TokenMatch, words
from pipeline.span import Span

BOARD = lazy(
    r"(?:members?\s+of\s+)?(?:(?:the|its|our)\s+)?(?:(?:company|corporation|bank|firm|registrant)['’]s\s+)?"
    r"(?:\S+-member\s+)?boards?(?:\s+of\s+(?:the\s+)?(?:directors|trustees))?",
    regex.IGNORECASE,
)
"""A seat on a board, told as an office: "a member of the Board of Directors"."""
_OWN = lazy(
    r"(?:[Tt]he\s+)?(?:Company|Registrant|Corporation|Issuer|Bank|Trust|Fund|Directors|Trustees|Board(?:\s+of\s+Directors)?)(?:['’]s)?"
    r"|Class\s+(?:I{1,3}|IV|[A-D1-4])"
)
"""The company itself, or a class of its board: "elected as a Class III director"."""
_OWN_SMALL = lazy(
    r"(?:(?:holding|parent)\s+)?(?:company|corporation|registrant|issuer|bank|firm)\b(?:['’]s\s+[Bb]oard\b|(?!['’]))"
    r"|\p{Lu}\p{Ll}+-based\s+(?!\p{Lu})|newly[ -](?:created|formed|established)\s+\p{Ll}"
)
_FIELD = lazy(r",\s+\p{Lu}[^,;\n]{2,40}(?=,?\s+(?:of|at|for)\s+(?:the\s+)?\p{Lu})")
"""What an office is over, where a comma parts it from the firm: "President, Northern Lines, for Teal, Inc."."""
_OWNER = lazy(
    r"(?<![\w./'’])(?P<name>(?:\p{Lu}['’])?\p{Lu}[\w&./-]*"
    r"(?:(?:['’]s)?(?<!\p{Ll}{4}\.)\s+(?:(?:of|&)\s+)?\p{Lu}[\w&./-]*){0,4}(?:(?:['’]s)?,\s+(?:Inc|Corp|Ltd|LLC)\b\.?)?)"
    r"(?:['’]s\s+(?:[\p{Ll}-]+\s+){0,3}|(?<=,\s[^,\n]{1,40})[ ]+|(?<=\b(?:Inc|Corp|Ltd)\.)\s+)\Z"
)
_BEHIND_A_NAME = lazy(rf"{BEHIND}\.?")
_OF = lazy(
    r"(?:\s+in\s+the\s+(?:[\p{Ll}-]+\s+){0,3}firm(?=\s+of\s))?(?:\s+on\s+(?:the\s+)?[Bb]oards?(?:\s+of\s+[Dd]irectors)?)?(?:,?\s+and\s+(?:(?:co-)?founder|(?<!(?i:director)s?\s+and\s)(?!Professor|Lecturer|Fellow|Instructor|Adjunct)\p{Lu}\p{Ll}+(?=\s+at\s+\p{Lu})))?\s*,?\s*(?:\([^)]{0,40}\)\s*)?(?P<word>of|at(?=\s+the\s+(?:[\p{Ll}-]+\s+){0,3}firm\s+\p{Lu})|at(?!\s+(?:the|its|our|this|that|next)\s+(?:(?:Company|Corporation|Bank|Registrant)['’]s\s+)?(?:\p{Ll}|\d|Annual|Special|Extraordinary|General|Closing\b|Effective\s+(?:Time|Date)))|with(?!\s+(?:immediate\s+)?effect\b)|(?<=(?i:advis)[eo]r\s)to|for(?=\s+(?:the\s+)?\p{Lu}))\s+(?!(?:Mr|Mrs|Ms|Dr)\b(?!\.?\s+(?:\p{Lu}[\w&’'-]*,?\s+){1,4}(?:Inc|Corp|Corporation|Co|Company|Ltd|LLC)\b))(?:(?:the|a|an)\s+)?(?:(?:\p{Lu}[\p{L}.]+\s){0,3}\p{Lu}[\p{L}.]+-based\s+(?=\p{Lu}))?"
)
_SUBSIDIARY = lazy(
    r"(?:(?i:company|registrant|corporation|issuer|bank|firm)['’]s|its|our|their|(?<=\ban?\s))\s*(?:[\p{Ll}-]+\s+){0,4}(?:subsidiary|affiliate|unit|division),?\s+(?=\p{Lu})|another\s+(?:\p{Lu}[\w&-]*\s+){0,3}(?:subsidiary|affiliate|unit|division),?\s+(?=\p{Lu})"
)
"""What stands before the name of a firm in the company's hands: "the Company's wholly owned subsidiary Teal Ltd."."""
_ITS_SUBSIDIARY = lazy(
    r"(?:its|our|their|the\s+(?:Company|Corporation|Registrant|Bank)['’]s)\s+(?:wholly[ -]owned\s+)?"
    rf"(?P<name>{WORD}(?:\s+(?:&\s+)?{WORD})*,?(?:\s+(?:Inc|Corp|Co|Ltd)\.)?)\s+(?:subsidiary|affiliate)\b"
)
"""A firm in the company's hands, named before that is said: "its Teal Pipeline Company subsidiary"."""
_LISTED = lazy(
    rf"(?P<name>{WORD}(?:{FORMED}|{NEXT_WORD}(?:(?:&|of|de|for)\s+(?:the\s+)?|and\s+(?=Co\b|Company\b|Sons\b))?"
    rf"(?:{WORD}|&\s+Co\.))*)(?!['’]s)"
)
"""The same as an item of a list, in which "and" begins the last one."""
_NEXT = lazy(
    r"(?:\s*\([^()]{0,200}\))?(?:,\s+(?:an?|the)\s+(?=\p{Ll})[^,;.()]{3,160}(?=,))?"
    r"(?:(?P<last>,?\s+(?:and|&)\s+)|,\s+)"
    r"(?:(?P<vague>(?:several|various|numerous|many|other|a\s+number\s+of)\s+(?:[\p{Ll}-]+\s+){0,4}?[\p{Ll}-]+(?=,|[.;]|\s+and\b))"
    r"|(?:its\s+(?:[\p{Ll}-]+\s+){0,3}subsidiary,?\s+)?(?:of\s+)?(?:[Tt]he\s+)?(?=\p{Lu}|\p{Ll}\p{Lu}|\d))"
)
"""From one firm of a list to the next, over what the first is: ", a maker of sails, "."""
_LIST_ENDS = lazy(
    r"\s*(?:[.,;:()]|\Z)|(?<=\.)\s|\s+(?:since|from|until|in|on|as|where|which|who|before|after|for|with|and|prior|through"
    r"|between|during|at|to|while|when|that|of)\b(?!\s+\p{Lu}\p{Ll}+\s+(?:is|was|has|had|will|were)\b)"
)
_LONGEST_LIST = 12
_LONGEST_NAME = 90


@dataclass(frozen=True)
class Place:
    """An organisation as written, null for the company itself; of a further one of a list also where its name ends."""

    name: str | None = None
    end: int | None = None


COMPANY = (Place(),)
_DOUBT: tuple[Place, ...] = ()


def places(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> tuple[Place, ...]:
    """The places of the offices, or where their words name none those of the sentence's first list of offices.

    None where the words leave a doubt.
    """
    if not offices or document.text[offices[-1].end : offices[-1].end + 1] in ("'", "’"):  # "the President's aide"
        return _DOUBT
    field = _LAST_WORD.search(document.text, max(match.window.start, offices[0].start - 30), offices[0].start)
    if field and document.slice(offices[0]) == "Director" and field["word"].casefold() in fields("office_functions"):
        return _DOUBT  # "Teal Finance Director"
    if is_nobody_s(match, document, offices):
        return _DOUBT
    found = _places(match, document, offices)
    people = {words(document.slice(one)) for one in match.all("PERSON") if one.start > offices[-1].end}
    if any(firm.name in people for firm in found):
        return COMPANY  # "departure from the Board of Ruth Heron"
    first = match.all("OFFICES")[:1]
    if (
        found == COMPANY
        and first
        and first[0] != match.all("OFFICES")[-1]
        and (_HELD_TOO.search(document.slice(match.span)) or _and_since(match, document, offices))
    ):
        return _places(match, document, first)
    return found


_AFTER_SOMEBODY = lazy(
    rf"(?:{WORD}\s+(?:(?:and|&)\s+)?){{2,6}}(?:Foundation|University|College|School|Institute|Museum|Hospital)\b"
)
"""What is named after people: "a trustee of the Ann and Owen Teal Family Foundation"."""
_SEVERAL_FIRMS = lazy(
    r"\s+(?:for|at|of|with|in)\s+(?:several|various|numerous|many|other|two|three|four|five|six|\d+)\s+(?:[\p{Ll}-]+\s+){0,4}?"
    r"(?:companies|firms|corporations|businesses|banks|organizations|start-?ups)\b"
)
_LAST_WORD = lazy(r"(?<!\w)(?P<word>\p{Lu}\p{L}+)\s+\Z")


def _and_since(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> bool:
    """Whether the office is one more at the firm of the first: "Chairman of Teal since 1990 and Clerk since 1985"."""
    behind = document.text[offices[-1].end : offices[-1].end + 40]
    return _SINCE_AND.search(document.slice(match.span)) is not None and _SINCE_TOO.match(behind) is not None


_SINCE_AND = lazy(rf"\bsince\s+{DAY},?\s+and\s+(?:(?:as|its|the)\s+){{0,2}}(?:(?!since\b)[^;])*\Z")
_SINCE_TOO = lazy(r",?\s+since\b")


_HELD_TOO = lazy(
    r"\b(?:and\s+(?:has\s+|had\s+)?served|after\s+(?:having\s+)?serv(?:ed|ing)|and\s+(?:previous|prior)\s+to)\b"
)


def _places(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> tuple[Place, ...]:
    """Whose the offices are, in the words beside these; none where they leave a doubt.

    "VP of the Company's semiconductor subsidiary" and "director of several private boards" do.
    """
    text = document.text
    owner = _owner(match, text, offices)
    its = whose_it_is(match, text, offices[0].start)
    if its is not None and not _OF.match(text, offices[-1].end):
        return (Place(_unless_own(words(its["name"]))),)
    joined = owner or _behind_a_comma(text, offices[-1])
    joined = joined or (None if _said_at(text, offices[-1]) else _employer(document.slice(match.span)))
    if joined is not None:
        return (Place(_unless_own(joined)),)
    field = _FIELD.match(text, offices[-1].end, match.limit)
    end = field.end() if field else offices[-1].end
    link = _OF.match(text, end, end + 60)
    if link is None:
        return _DOUBT if _SEVERAL_FIRMS.match(text, end) else _where(match, document)
    lead = _SUBSIDIARY.match(text, link.end())
    begin = lead.end() if lead else link.end()
    said = _ITS_SUBSIDIARY.match(text, link.end(), link.end() + _LONGEST_NAME) or _MERGED.match(text, begin)
    if said is not None:
        return (Place(words(said["name"])),)
    if (
        BOARD.match(text, begin)
        or _OWN_SMALL.match(text, begin)
        or is_over_a_part(document.slice(offices[-1]), text, begin)
    ):
        return COMPANY
    if (link["word"] == "with" and match.limit == begin) or _CIRCUMSTANCE.match(text, link.start("word")):
        return COMPANY
    stop = match.limit if match.limit > begin and not _AFTER_SOMEBODY.match(text, begin) else match.window.end
    name = NAME.match(text, begin, max(begin, min(stop, match.window.end, begin + _LONGEST_NAME)))
    if (
        name is None
        or (name["owned"] and not BOARD.match(text, name.end() - 1))
        or (link["word"] == "of" and _KIND.fullmatch(name["lead"]) is None)
        or (_A_BOARD.search(document.slice(offices[-1])) and _BODY.match(name["name"]))
        or is_office(name["name"].split()[0])
    ):
        return _DOUBT
    office = document.slice(offices[-1])
    if link["word"] == "for" and "manager" in office.casefold() and FIRM.search(name["name"]) is None:
        return COMPANY
    charged = link["word"] == "of" or (link["word"] == "for" and "secretary" in office.casefold())
    if charged and _in_charge_of(office, words(name["name"])):
        return _DOUBT
    return _firm_of_a_unit(text, name) or _list(text, name, min(stop, match.window.end), match.window.end)


def _firm_of_a_unit(text: str, name: "regex.Match[str]") -> tuple[Place, ...]:
    """The firm behind a part of it: "President of the Solutions Group at Teal Services"; none of a firm itself.

    The company's own for a part without one: "President of the Lane Heron brand".
    """
    if _A_PART.match(text, name.end()):
        return COMPANY
    firm = _UNIT_AT.match(text, name.end()) if _UNIT.search(name["name"]) else None
    return (Place(words(firm["name"])),) if firm else ()


_UNIT = lazy(r"\b(?:Group|Division|Unit|Segment|Operations|Department)\Z")
_UNIT_AT = lazy(rf"\s+(?:at|of)\s+(?P<name>{WORD}(?:\s+(?:&\s+)?{WORD})*)")
_A_PART = lazy(r"\s+(?:brand|division|segment|business|operations)\b(?!\s+(?:of|at)\s+\p{Lu})")
"""What makes a name that of a part of the company: "President of the Lane Heron brand"."""
_WHERE_ASIDE = lazy(r"\s+\(where\b")


def _behind_a_comma(text: str, office: Span) -> str | None:
    """The firm that only a comma parts from the office: "president and CEO, Teal Foods Limited"."""
    behind = _BEHIND_A_COMMA.match(text, office.end, office.end + _LONGEST_NAME)
    headed = behind is not None and behind["name"].split()[0].casefold() in fields("headline_verbs")
    return words(behind["name"]) if behind and not headed else None


_BEHIND_A_COMMA = lazy(
    rf",\s+(?P<name>{WORD}(?:\s+(?:(?:&|of|and)\s+)?{WORD}){{0,4}},?\s+(?:Inc|Corp|Corporation|Ltd|Limited|LLC|LLP|PLC|plc|Company|Group)\b\.?+(?:\s+of\s+{WORD})?)"
    r"(?=[,;)]|\s*\Z|\s*\n\s*\n|\s+\p{Lu})"
)
_MERGED = lazy(
    r"(?P<name>(?:combined|surviving|merged|resulting|new)\s+(?:company|corporation|bank|organization|entity|firm))\b"
)
"""A company that is yet to come: "chairman of the combined company"."""


def _said_at(text: str, office: Span) -> bool:
    """Whether the words behind an office name its firm: "joined Teal after serving as president of Lark"."""
    firm = _OF_A_FIRM.match(text, office.end)
    return firm is not None and not _in_charge_of(text[office.start : office.end], words(firm["name"]))


_OF_A_FIRM = lazy(rf"\s+of\s+(?P<name>(?!(?:Company|Registrant|Corporation|Board)\b){WORD}(?:\s+{WORD})*)")


def _where(match: TokenMatch, document: Document) -> tuple[Place, ...]:
    """The firm that the words before a relative clause name: "came from Teal Bank, where she was treasurer"."""
    text = document.text
    begin = max(match.window.start, match.span.start - 200)
    firm = appointer(text, begin, match.all("PERSON")[0].start) if match.all("PERSON") else None
    if firm is not None:
        return (Place(_unless_own(firm)),)
    beside = _BESIDE_THE_NAME.search(text, begin, match.span.start)
    if beside is not None:
        return (Place(_unless_own(words(beside["name"]))),)
    clause = _WHERE.search(text, begin, match.span.start)
    if clause is None:
        career = career_at(match, text)
        return (Place(_unless_own(words(career["name"]))),) if career else COMPANY
    sentence = text[max(match.window.start, clause.start() - 200) : clause.start()]
    sentence = sentence[max((mark.end() for mark in _STOP.finditer(sentence)), default=0) :]
    named = [one for one in _WITH.finditer(sentence) if not one["lead"] and jurisdiction_code(one["name"]) is None]
    if not named:
        return COMPANY if _COMPANY_ITSELF.search(sentence) else _DOUBT
    return (Place(_unless_own(words(named[-1]["name"]))),)


_WHERE = lazy(r",?\s+where\s+(?:(?:most\s+recently|previously|also)\s+)?\Z")
_BESIDE_THE_NAME = lazy(
    rf"(?r)(?<!\w)(?P<name>{WORD}(?:(?:{FORMED}|\s+(?:(?:&|of|and)\s+)?{WORD}))*)"
    r"(?:\s+\(where\s+|,\s+of\s+which\s+)\Z"
)
"""The firm right before the clause: "Teal Tools (where he is chair)", "Lark, Inc., of which she is president"."""
_STOP = lazy(r"\p{Ll}[.;]\s+(?=\p{Lu})")
_WITH = lazy(
    r"\b(?:at|from|with|by|for|(?:re)?join(?:ed|ing)|left|of)\s+(?:the\s+)?(?:\p{Lu}[\p{L}.]+-based\s+(?=\p{Lu}))?"
    + NAME.pattern
)
_COMPANY_ITSELF = lazy(r"\b(?:[Cc]ompany|Corporation|Registrant|Bank)\b")


def _owner(match: TokenMatch, text: str, offices: tuple[Span, ...]) -> str | None:
    """Whose office it is by the name before it: "Infocrossing's Chairman"."""
    begin = max(match.window.start, offices[0].start - 60)
    people = match.all("PERSON")
    owner = (
        _OWNER.search(text, begin, offices[0].start)
        or _bare_owner(text, begin, offices[0].start)
        or (_owner_of_the_next(text, begin, offices[0].start) if people and people[0].start > offices[-1].end else None)
    )
    if owner is None or any(one.overlaps(Span(*owner.span("name"))) for one in match.all("PERSON")):
        return None
    headed = {word.casefold() for word in owner["name"].split()} & (fields("headline_verbs") | {"to", "current"})
    return None if headed or _BEHIND_A_NAME.fullmatch(owner["name"]) else words(owner["name"])


def _bare_owner(text: str, begin: int, office: int) -> "regex.Match[str] | None":
    """The firm right before an office in small letters, where the text has it elsewhere: "a Teal-Lark director"."""
    owner = _BARE_OWNER.search(text, begin, office) if text[office : office + 1].islower() else None
    known = owner is not None and all(
        word.casefold() in fields("office_functions") | fields("not_names") for word in owner["name"].split()
    )
    return owner if owner is not None and not known and text.count(owner["name"]) > 1 else None


def _owner_of_the_next(text: str, begin: int, office: int) -> "regex.Match[str] | None":
    """The firm before an office that a name follows, where the text has it elsewhere: "Teal CEO Owen Heron"."""
    owner = _BEFORE_AN_OFFICE.search(text, begin, office)
    if owner is None or text.count(owner["name"]) < _TWICE:
        return None
    parts = {word.casefold() for word in owner["name"].split()}
    no_firm = parts & (fields("not_names") | fields("headline_verbs") | fields("given_names"))
    return None if no_firm or parts <= fields("office_functions") else owner


_TWICE = 2
_BEFORE_AN_OFFICE = lazy(
    r"(?<!,\s)(?<!\p{Lu}[\w&’'-]*\s)(?<![\w'’.-])(?P<name>(?!(?:Former|Then|Longtime|New|Current|Said|Says|Our|Its|His|Her|Class"
    r"|Independent|Lead|Deputy|Outgoing|Incoming|Acting|Interim|Group|Vice|Company|Corporate|Board|Honorary|Founding|Founder"
    r"|Co-Founder|Partner|Member|Principal|Outside|Nominee|Management|Division|Area|Market|City|County|State|Region|Plant"
    r"|Segment|Unit|Branch|Committee|Republican|Democratic|Democrat)\b)\p{Lu}[\w&’'-]*\w(?:\s+\p{Lu}[\w&-]*\w){0,3})\s+\Z"
)
_BARE_OWNER = lazy(
    r"\b(?:an?|been|was|is|elected|named|appointed|by|as|and|said)\s+(?P<name>(?!(?:Mr|Ms|Mrs|Dr|Class|Independent|Lead|Vice|Republican|Democratic|Democrat)\b)"
    r"\p{Lu}[\w&’'-]*\p{Ll}[\w&’'-]*(?:\s+\p{Lu}[\w&-]*){0,3})\s+\Z"
)
_JOINED = lazy(
    r"\b(?:(?:re)?join(?:ed|s|ing)?|return(?:ed|s)\s+to|(?:retired|resigned)\s+from|headed|led|ran|(?P<employed>(?:employed|employment|worked|served|years|tenure|career)\s+(?:by|at|for|with))|served)\s+(?:the\s+)?"
    + NAME.pattern
)
_VARIOUS = lazy(r"\b(?:roles|positions|capacities|offices)\s+(?:at|with|for|within)\s+(?:the\s+)?" + NAME.pattern)
"""At what firm somebody has had more than one office: "served in various roles at Teal"."""
_AS = lazy(
    rf"(?:\s+(?:in|of)\s+\p{{Lu}}[\w.]*(?:\s\p{{Lu}}\w*)?(?:,\s+\p{{Lu}}[\w.]*)?)?(?:\s+(?:in|on)\s+{DAY})?,?\s+"
    r"(?:as\b|and\s+(?:(?:later|then|subsequently)\s+)?(?:became\b|was\s+(?:named|promoted|appointed|elected)\b|(?:has\s+)?served\s+as\s+its\b))"
)


def _employer(statement: str) -> str | None:
    """Whom somebody joined as an officer, or was employed by: "joined Teal Stores in May 1994 as"."""
    match = _JOINED.search(statement)
    if match is not None and match["employed"] and TAKES_NOW.search(statement, match.end()):
        return None  # "after twenty years at Teal Stores, was appointed treasurer"
    if match is not None and is_office(match["name"]):
        return None  # "joined us as Treasurer"
    if match is not None and (match["employed"] or _AS.match(statement, match.end())):
        return words(match["name"])
    various = _VARIOUS.search(statement)
    return words(various["name"]) if various and not various["lead"] else None


_KIND = lazy(
    r"(?:former\s|then\s)?(?:(?:privately|publicly)[- ](?:held|owned|traded)\s)?"
    r"(?:(?!its\b|our\b|their\b)(?:[\p{Ll}-]+\s+){0,3}(?:company|firm|maker|manufacturer|provider|bank|retailer|developer|producer|distributor|operator|supplier|publisher"
    r"|giant|chain|group)\s)?"
)
"""What may stand before a firm whose officer somebody is: "chief executive of privately held toy maker Teal Tools"."""
_CIRCUMSTANCE = lazy(
    r"(?:with|at)\s+(?:(?:an?|the)\s+)?(?:(?=\p{Ll}|\d[\d,.]*\s+\p{Ll})(?!\p{Ll}-?\p{Lu})"
    r"(?!(?:[\p{Ll}-]+\s+){0,5}(?:compan(?:y|ies)|firms?|banks?|corporations?|organi[sz]ations?|agenc(?:y|ies)|university|college|school"
    r"|business(?:es)?|subsidiar(?:y|ies)|affiliates?|divisions?|partnership|start-?ups?|chain|institution|venture|practice|giant|group"
    r"|\p{Ll}*(?:mak|suppli|provid|retail|manufactur|produc|distribut|operat|publish|develop)[eo]rs?)\b(?!['’]s))|(?=(?:his|her|their)\s))"
    r"|of\s+(?:his|her|their)\s"
)
"""What goes on behind an office and is no firm: ", with a term expiring in 2006", "at age 65", "of his decision"."""
_A_BOARD = lazy(r"\bboards?\Z", regex.IGNORECASE)
_BODY = lazy(r"(?:Visitors|Governors|Overseers|Advis[eo]rs|Regents|Managers|Education|Trade|Supervisors)\b")
"""What a board is of that has no directors: "the Board of Visitors of Teal University"."""


def _in_charge_of(office: str, name: str) -> bool:
    """Whether the name is what somebody is in charge of: "General Manager of Mobile and Corporate Engineering".

    Who is "a director of Three Five Systems" has a seat on its board.
    """
    wide = regex.search(r"manager|vice\s+president|director|head|vp|secretary", office, regex.IGNORECASE)
    known = [word in fields("office_functions") for word in name.casefold().split() if word not in ("&", "and")]
    seat = office == "director" or BOARD.fullmatch(office) is not None
    return bool(wide) and (all(known) if seat else known[-1]) and FIRM.search(name) is None


def _list(text: str, name: "regex.Match[str]", limit: int, end: int) -> tuple[Place, ...]:
    """The firm of that name, and the others of the list that it begins, where the list has an end."""
    limit = end if _WHERE_ASIDE.match(text, name.end()) else limit  # the offices there are no end of the list
    cut = _FIRM_END.search(name["name"])
    first = name["name"][: cut.start()] if cut else name["name"]
    at = name.start("name") + len(first)
    return (Place(_unless_own(words(first))), *_others(text, at, limit))


def _others(text: str, at: int, limit: int) -> tuple[Place, ...]:
    found: list[Place] = []
    for _ in range(_LONGEST_LIST):
        link = _NEXT.match(text, at, limit)
        at = link.end() if link else at
        name = _LISTED.match(text, at, min(limit, at + _LONGEST_NAME)) if link and not link["vague"] else None
        if link is None or (name is None and not link["vague"]):
            break
        if name is not None:
            cut = _FIRM_END.search(name["name"])
            said = name["name"][: cut.start()] if cut else name["name"]
            if jurisdiction_code(said) or all(word in fields("office_functions") for word in said.casefold().split()):
                break
            at = name.start("name") + len(said)
            found.append(Place(_unless_own(words(said)), at))
        if link["last"]:
            return tuple(found) if _LIST_ENDS.match(text, at) else ()
    return ()


def _unless_own(name: str) -> str | None:
    plain = name if _FORM.search(name) else name.rstrip(".,")
    return None if _OWN.fullmatch(plain) or BOARD.fullmatch(plain) else plain


_FIRM_END = lazy(
    r"(?<=\b(?:Inc|Corp|Corporation|Company|Ltd|Limited|LLC|LLP|plc|PLC|AG|NV|SA|Group|Registrant|Issuer)\.?)\s+and\s(?!(?:Co|Company|Trust|Sons)\b)"
)
"""Where another firm follows: "Teal Corporation and Heron Tools"."""
_FORM = lazy(r"\b(?:Inc|Corp|Co|Ltd|L\.P|N\.A)\.\Z")
