"""Press releases: the company whose release it is, its ticker, and the firms that a list names.

"LEONIA, NJ, MAY 12, 2004 -- INFOCROSSING, INC. (NASDAQ: IFOX), a provider" makes Infocrossing, Inc. the issuer.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import regex

from extractors.lexicon.words import words as lexicon
from extractors.names import is_generic, is_person, name_at, organization_at_form
from extractors.names.forms import CHAIN, compiled, core, entity_suffix, has_form, key_words, squeeze
from extractors.parties.introductions import as_party, describe
from extractors.parties.listings import OPENING
from extractors.parties.no_firms import is_no_firm
from extractors.parties.people import OFFICE, holds_office
from extractors.parties.roles import role_beside
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import Match, Rule
from pipeline.span import Span
from pipeline.split.dateline import DATE, DATED, WIRED

RELEASES = ("earnings_release", "management_change_release", "other_release")
_DASH = lazy(r"[\s:.,…–—/-]*")

_FIRM = r"\p{Lu}[\w&’'-]*(?:\.\w+)*(?:[ \n]\s?(?:&\s)?\p{Lu}[\w&’'-]*(?:\.\w+)*){0,3}"
_LIST = lazy(rf"{_FIRM}(?:,\s+(?:and\s+)?{_FIRM})+(?:,?\s+and\s+{_FIRM})?")


def dateline(document: Document) -> Match | None:
    """What stands between the dateline of a release and its text; nothing, at the text, where it has no dateline.

    Null in what is no release, and begins with no dateline either, as a part of one does.
    """
    if document.kind not in RELEASES:
        opening = DATED.match(document.text) or WIRED.match(document.text) or _flat(document.text)
        return _DASH.match(document.text, opening.end()) if opening else None
    line = next((one for one in document.sections if one.kind == "dateline" and one.inline), None)
    first = line or next((one for one in document.sections if one.kind == "paragraph"), None)
    return _DASH.match(document.text, line.span.end if line else first.span.start) if first else None


def _flat(text: str) -> "Match | None":
    """The dateline inside a release that has lost its lines: "… NAMES TEAL PRESIDENT DALLAS, Sept. 3, 1996 -- Teal"."""
    return _INSIDE.search(text, 0, 1500) if _AT_ONCE.search(text, 0, 400) else None


_AT_ONCE = lazy(r"(?i)\bfor\s+immediate\s+release\b")
_INSIDE = lazy(
    rf"\b\p{{Lu}}{{4,}}(?:,\s[\w. ]{{2,20}})?,\s+{DATE}(?:,\s+\d{{4}})?(?=\s*(?:/[^/\n]{{2,40}}/\s*)?(?:--|–|—))"
)


def issuers(document: Document) -> Iterator[Party]:
    """The company that the dateline introduces, or whose ticker stands beside its name."""
    line = dateline(document)
    if line is None:
        return
    text = document.text
    name = name_at(text, line.end(), line.end() + 150)
    if name is None or not _names_a_company(text, name):
        name = _first_named(text, line.end())
    if name is None:
        sentence = _SENTENCE.search(text, line.end() + 40, line.end() + 300)
        stop = sentence.start() if sentence else line.end() + 300
        ticker = compiled(OPENING, regex.VERBOSE).search(text, line.end(), stop)
        listed_one = with_ticker(ticker, document) if ticker else None
        behind = listed_one and _ANOTHERS.search(text, line.end(), listed_one.span.start)
        name = listed_one.span if listed_one and not behind else None
    name = name or _above(text, line.end())
    if name is None:
        return
    if text[name.end - 1] in "'’":  # "Delta Air Lines’ (NYSE: DAL) board"
        name = Span(name.start, name.end - 1)
    behind_name = name.end + text.startswith(("'", "’"), name.end)
    said = describe(text, behind_name, _said_end(text, name.end))
    yield replace(as_party(text, name, said, "issuer"), rule="issuer.dateline")


_ANOTHERS = lazy(
    r"\b(?:with|against|than|(?<!\b(?:announced|reported|released|issued)\s+(?:today\s+)?)by|from"
    r"|(?:merger|acquisition|purchase|sale|unit|division|subsidiary)\s+of"
    r"|(?:buyer|seller|customer|competitor|partner|lender|bank|supplier),?)\s+(?:the\s+)?\Z"
)
"""What stands before the name of somebody whom the issuer deals with: "After a merger with Lark Corp. (NYSE: LRK)"."""


_IN_PARENTHESES = lazy(r"(?:(?:[ ]{0,3}|[ \t]*\n[ \t]*)\([^()]{0,90}\)){1,3}")


def _said_end(text: str, end: int) -> int:
    """Where the parentheses behind the issuer's name end: "Costco Wholesale Corporation ("Costco") (Nasdaq: COST)"."""
    stop, last = min(len(text), end + 80), _IN_PARENTHESES.match(text, end)
    return max(stop, last.end()) if last else stop


def _names_a_company(text: str, name: Span) -> bool:
    """Whether the words behind a dateline can be the issuer's: not "One of the …", not a wire's mark."""
    words = squeeze(text[name.start : name.end])
    plain = words.casefold() not in lexicon("sentence_words") and not words.startswith("/") and not words.endswith("/")
    listed = len(words.split()) > _SHORT and _LISTED.match(text, name.end) is not None
    generic = (_says_nothing(words) and not listed) or _COUNTS.match(text, name.end) is not None
    return plain and not generic and not is_person(words) and words[:1].isalnum() and not _BODY.match(words)


_COUNTS = lazy(r"\s[$€£]\d")
"""What stands behind a verb of a headline: "Extends $50M Buyback Through End of 2013"."""
_SHORT = 2
_LISTED = lazy(rf"\s*{OPENING}", regex.VERBOSE)
"""What makes a name of common words all the same: "Storage Property Trust (NYSE: SPT)"."""


_BODY = lazy(
    r"(?:the\s+)?(?:(?:board|directors|management|independent\s+directors)\b|(?:share|stock|unit|note)holders\s+of\b)",
    regex.IGNORECASE,
)
"""Whose news it is where a company's own organ speaks: "The Board of Directors of Teal, Inc. announced"."""


def _says_nothing(words: str) -> bool:
    """Whether no word is more than a release's first sentence may begin with: "Trading Update", "The Group"."""
    return is_generic(words) or all(word in lexicon("sentence_words") for word in words.casefold().split())


def _first_named(text: str, start: int) -> Span | None:
    """The first organisation with a legal form in the first sentence of a release."""
    end = _SENTENCE.search(text, start + 40, start + 500)
    for form in compiled(CHAIN, regex.VERBOSE).finditer(text, start, end.start() if end else start + 500):
        name = organization_at_form(text, form.start(), form.end(), start)
        if name is not None and not is_generic(squeeze(text[name.start : name.end])):
            return None if _ANOTHERS.search(text, start, name.start) else name
    return None


def _above(text: str, below: int) -> Span | None:
    """The name with a legal form that fills one of the first lines, as an announcement to an exchange has it.

    The text names the company again; the firm of a block of contacts is an agency's.
    """
    for line in _LINE.finditer(text, 0, 600):
        name = squeeze(line["name"])
        if not has_form(name) or _says_more(name):
            continue
        start, end = text.rfind("\n\n", 0, line.start()) + 1, text.find("\n\n", line.end())
        again = r"\s+".join(map(regex.escape, core(name).split()))
        told = regex.search(rf"(?i)\b{again}\b", text, pos=max(below, line.end())) if again else None
        if (told or _CALLED.match(text, line.end())) and not _CONTACTS.search(
            text, max(0, start), end if end != -1 else line.end()
        ):
            return Span(*line.span("name"))
    return None


_CALLED = lazy(r"(?:[ ]{0,3}|[ \t]*\n[ \t]*)\(\W{0,3}[\"“]")
"""Behind a name that the text does not write out again: "(“Teal” or the “Group”)"."""
_CONTACTS = lazy(r"(?i)\b(?:contacts?|relations|counsel)\b")
_LINE = lazy(r"(?m)^[ \t]*(?P<name>\p{Lu}[^\n(]{2,70}?)[ \t]*(?:\([“‘'\"][^\n()]{1,80}\)[ \t]*)?$")
_SENTENCE = lazy(r"(?<=[\p{Ll}\d)”\"]{2})(?<!\b(?:Inc|Corp|Ltd|Co|No|St|Mr|Ms|Dr))\.\s+\p{Lu}")
_HEADING_ABOVE = lazy(r"(?r)(?m)^[^\n]{1,49}\n[ \t]*\n\s*")
"""A short line with a blank one below it, the last of them; a text set in double space has long ones."""
_STOP_ABOVE = lazy(r"(?r)(?<!\b(?:Inc|Corp|Ltd|Co|St))[.!?][”\"]?[ \t]*\n[ \t]*\n\s*")
"""The end of a paragraph: "… studied in Austin.\n\nThe Teal Company (NYSE: TLT)"."""


def with_ticker(match: Match, document: Document) -> Party | None:
    """The organisation before a ticker: "Pericom Semiconductor Corporation (Nasdaq: PSEM)"."""
    text = document.text
    left = max(0, match.start() - 80)
    heading = _HEADING_ABOVE.search(text, max(0, left - 50), match.start()) or _STOP_ABOVE.search(
        text, left, match.start()
    )
    left = max(left, heading.end()) if heading else left
    lead = compiled(r"(?:\p{Lu}[\w&.,'’-]*\s+){1,6}\Z").search(text, left, match.start())
    if lead is None:
        return None
    today = compiled(r"(?:Today|Yesterday),?\s+").match(lead[0])
    start = lead.start() + (today.end() if today else 0)
    bare = compiled(r"['’]s?\Z").sub("", text[start : lead.end()].rstrip(" \n\t,"))
    if is_generic(squeeze(bare)) or squeeze(bare).casefold() in lexicon("not_names"):
        return None
    span = Span(start, start + len(bare))
    said = describe(text, span.end, match.end() + 3)
    return as_party(text, span, said, "mentioned") if said.ticker else None


def listed(match: Match, document: Document) -> Iterator[Party] | None:
    """Firms that a release lists: "leading technology providers, including IBM, Computer Associates, EMC and Intel"."""
    found = _LIST.match(document.text, match.end(), match.end() + 400)
    if found is None:
        return None
    names = [squeeze(one) for one in _PARTS.split(found[0])]
    bare = match[0].rstrip()[-1] in ",:-–—"  # "two companies, Plover, Snipe and Teal"
    if bare and (not _IS_LIST.search(found[0]) or any(is_no_firm(one) for one in names)):
        return None  # "two subsidiaries: Ohio, Iowa and Maine"
    if any(is_person(one) for one in names):
        return None  # "its subsidiaries, Owen Heron, Ann Lark and"
    return _members(document, found)


_IS_LIST = lazy(r"\sand\s+\p{Lu}")
_PARTS = lazy(r",\s+(?:and\s+)?|\s+and\s+")


def _members(document: Document, found: Match) -> Iterator[Party]:
    at = found.start()
    for piece in compiled(r"(,?\s+and\s+|,\s+)").split(found[0]):
        end = at + len(piece)
        if piece[:1].isupper():
            name = squeeze(piece.rstrip("."))
            span = Span(at, at + len(piece.rstrip(".")))
            yield Party(
                span=span,
                name=name,
                kind="organization",
                entity_type=entity_suffix(name),
                role="mentioned",
                mentions=(span,),
            )
        at = end


def in_prose(document: Document, found: Iterable[Party]) -> list[Party]:
    """The mentions behind the dateline, where prose says of an organisation that it is acquired or a customer."""
    line = next((one.span for one in document.sections if one.kind == "dateline" and one.inline), None)
    if line is not None:  # "2003- Teal, Inc." begins with a part of the dateline
        found = [item for item in found if not line.start <= item.span.start < line.end]
    found = [item for item in found if item.kind == "person" or not _says_more(item.name)]
    found = _without_short_names(found)
    return [
        replace(item, role=role_beside(document.text, item.span, item.name, prose=True))
        if item.role == "mentioned" and item.kind == "organization"
        else item
        for item in found
    ]


def _without_short_names(found: list[Party]) -> list[Party]:
    """The mentions without a name of the issuer cut short before its own listing: "About Teal: Teal (NYSE: TLT) is"."""
    issuer = next((item for item in found if item.role == "issuer" and item.ticker), None)
    if issuer is None:
        return found
    own = key_words(issuer.name)
    return [
        item
        for item in found
        if item.ticker != issuer.ticker or (short := key_words(item.name)) == own or own[: len(short)] != short
    ]


def _says_more(name: str) -> bool:
    """Whether words that end with a legal form are a headline, or begin with a person: "JOINS TEAL, INC."."""
    first, _, rest = name.partition(",")
    verbs = set(name.casefold().split()) & lexicon("headline_verbs") if name.isupper() else set()
    return bool(verbs - {"new"}) or (is_person(first) and len(rest.split()) > 1)


def beside_the_contacts(document: Document, item: Party, dateline: int) -> Party:
    """The item, where who stands above the dateline is a contact, or an officer whose office stands beside.

    Whom the headline names is neither: its news is of him.
    """
    if item.kind != "person" or item.role not in {"mentioned", "contact"} or item.span.end > dateline:
        return item
    if any(one.kind in ("headline", "list_item") and one.span.contains(item.span) for one in document.sections):
        return item
    begin, end = document.text.rfind("\n\n", 0, item.span.start), document.text.find("\n\n", item.span.end)
    if not _REACHED.search(document.text, max(begin, 0), end if end != -1 else dateline) and _TOLD.search(
        document.text, max(begin, 0), end if end != -1 else dateline
    ):
        return item
    office = _office_above(document.text, item.span) or holds_office(document.text, item.span)
    return replace(item, role="officer" if office else "contact")


_REACHED = lazy(r"(?i)\bcontacts?\b|\brelations\b|@|\d{3}[-. )]{1,2}\d{3,4}|\b(?:tel|phone|fax)\b")
"""What a block of contacts has, and a headline has not."""
_TOLD = lazy(r"(?i)\b(?:resign|retire|appoint|name[sd]?\b|elect|promot|succe|join|become|announce|step)")


def _office_above(text: str, span: Span) -> bool:
    r"""Whether the line above a name has an office in the name's column: "SVP Finance\n William McHale"."""
    line = text.rfind("\n", 0, span.start) + 1
    above = text[text.rfind("\n", 0, max(0, line - 1)) + 1 : max(0, line - 1)]
    column = span.start - line
    begins = column == 0 or above[column - 1 : column].isspace()
    return begins and bool(OFFICE.match(above, column))


RULES = (
    Rule(
        name="organization.ticker",
        pattern=OPENING,
        build=with_ticker,
        ignore_case=False,
        examples={
            "SAN JOSE, July 25, 2003 -- Teal, Inc. fell. Pericom Semiconductor\nCorporation (Nasdaq: PSEM) said": {
                "name": "Pericom Semiconductor Corporation",
                "span_text": "Pericom Semiconductor\nCorporation",
                "ticker": "PSEM",
                "exchange": "Nasdaq",
            }
        },
        near_misses=("(Nasdaq: closed)", "its shares (NYSE: as defined)"),
    ),
    Rule(
        name="organization.listed",
        pattern=r"\b(?:providers|partners|customers|clients|companies|vendors|suppliers|firms|manufacturers"
        r"|banks|brands),?\s+(?:including|such\s+as|like)\s+"
        r"|\b(?:companies|firms|banks|brands|subsidiaries|airlines|retailers)(?:,|:|\s[-–—]{1,2})\s+(?=\p{Lu})",
        build=listed,
        ignore_case=False,
        examples={
            "LEONIA, May 1, 2004 -- Acme, Inc. has alliances with technology providers, including IBM,"
            " Computer\nAssociates, and Intel.": [
                {"span_text": "IBM", "kind": "organization"},
                {"name": "Computer Associates", "span_text": "Computer\nAssociates"},
                {"span_text": "Intel"},
            ],
            "LEONIA, May 1, 2004 -- Acme, Inc. said that she founded two companies, Plover, Snipe and Teal.": [
                {"span_text": "Plover", "kind": "organization"},
                {"span_text": "Snipe"},
                {"span_text": "Teal"},
            ],
        },
        near_misses=(
            "customers, including those in Europe",
            "companies such as ours",
            "led two companies, Owen Heron, Ann Lark and Bo Teal said",
            "of all companies, Acme, which grew, sold",
            "LEONIA, May 1, 2004 -- Acme, Inc. has two subsidiaries: Ohio, Iowa and Maine",
            "LEONIA, May 1, 2004 -- Acme, Inc. sells to companies: Software, Hardware and Services",
            "LEONIA, May 1, 2004 -- Of the airlines, First Class, Business Class and Coach sell",
            "partners including the Company",
        ),
    ),
)
