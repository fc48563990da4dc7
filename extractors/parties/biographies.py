r"""Organisations that prose names without a legal form: employers, universities, banks by their place.

"he was President of Three Five Systems and held positions at Motorola" names two employers; "a degree from the
University of Pittsburgh" a university.
"""

from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words
from extractors.names import is_generic, is_person, plain_run
from extractors.names.forms import CHAIN, compiled, ends_with_form, key, squeeze
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import Match, Rule
from pipeline.span import Span

_LEGAL = lazy(rf",?\s{{0,3}}(?:{CHAIN})", regex.VERBOSE)
_ENDS = lazy(r"\s*[,.;:()]|['’]s?\b|\s+(?:\p{Ll}|--)|\s*\Z")


def _item(document: Document, span: Span) -> Party:
    name = squeeze(document.text[span.start : span.end])
    return Party(span=span, name=name, kind="organization", role="mentioned", mentions=(span,))


def employer(match: Match, document: Document) -> Party | None:
    """The company of which somebody has an office, by the words before it."""
    text = document.text
    vice = text[max(0, match.start() - 5) : match.start()].casefold().strip() == "vice"
    name = firm_at(text, match.end(), vice=vice)
    if name is None or (
        match[0].startswith("President") and _is_field(text, match.start(), squeeze(text[slice(*name)]))
    ):
        return None
    return _item(document, name)


def firm_at(text: str, start: int, *, vice: bool = False) -> Span | None:
    """The name without a legal form that begins at `start`, if it may be a firm's; `vice`: a vice president's."""
    name = plain_run(text, start, start + 60)
    if name is not None and text[name.end - 2 : name.end] in {"'s", "’s"}:
        name = Span(name.start, name.end - 2)
    if name is None or not _ENDS.match(text, name.end, name.end + 80):
        return None
    over = _FIELD_FOR.match(text, name.start, name.end)
    if over and vice:
        name = Span(over.end(), name.end)  # "Vice President of Exploration for Teal Energy"
    owner = compiled(r"(?<!\b(?:[Ww]om|[Mm]|[Cc]hildr)en)['’]s\s").search(text, name.start, name.end)
    name = Span(name.start, owner.start()) if owner else name
    said = squeeze(text[name.start : name.end])
    office = said.split()[0] in ("Chief", "Vice", "Acting", "Interim", "Deputy")
    known = (
        office or said.split()[0].casefold() in words("business_functions") or said.casefold() in words("institutions")
    )
    if (
        known
        or is_generic(said)
        or is_person(said)
        or said.casefold() in words("given_names")
        or jurisdiction_code(said)
        or not compiled(r"\p{L}{2}").search(said)
    ):
        return None
    if _LEGAL.match(text, name.end, name.end + 80) or ends_with_form(said) or said.casefold() in words("not_names"):
        return None
    return name


_FIELD_FOR = lazy(
    r"(?!(?:\p{Lu}[\w-]+\s+){0,3}(?:Cent(?:er|re)|Institute|Society|Council|Association|Foundation|Alliance|Academy"
    r"|School|College|Coalition|Campaign|Committee)\s+for\b)"
    r"\p{Lu}[\w-]+(?:\s+(?:(?:and|&)\s+)?\p{Lu}[\w-]+){0,3}\s+(?:for|at)\s+(?=\p{Lu})"
)
"""What a vice president is over, before the firm; a "Center for Teal Studies" is one name."""


def _is_field(text: str, start: int, said: str) -> bool:
    """Whether a vice president is over what is named: "Vice President of Northern Operations"."""
    return text[max(0, start - 5) : start].casefold().strip() == "vice" and (
        said.rsplit(maxsplit=1)[-1].casefold() in words("office_functions")
    )


def by_place(match: Match, document: Document) -> Party | None:
    """The bank or university that the match names by a place, without a legal form behind it."""
    text = document.text
    end = _place_end(text, match)
    if end is None or is_generic(text[match.start("place") : end]) or _LEGAL.match(text, end, end + 80):
        return None
    before = _FIRST_WORDS.search(text, max(0, match.start() - 120), match.start())
    lead = [word.casefold() for word in before[0].split()] if before else []
    taken = before is not None and not set(lead) & words("not_names")
    return _item(document, Span(before.start() if before and taken else match.start(), end))


def university(match: Match, document: Document) -> Party | None:
    """The school or institute that is called by the words before: "an MBA from Columbia University"."""
    before = _FIRST_WORDS.search(document.text, max(0, match.start() - 120), match.start())
    lead = {word.casefold() for word in before[0].split()} if before else set()
    if before is None or lead & words("not_names"):
        return None
    return _item(document, Span(before.start(), match.end()))


_FIRST_WORDS = lazy(r"(?r)(?<![\w.,&])(?:(?!The\b)\p{Lu}\p{Ll}+(?:[ ]|(?<=[^\n]{45})[ \t]*\n[ \t]*)){1,3}\Z")
"""The words of a school's name; over the end of a line of prose, not of the short ones of an address."""


def firm(match: Match, document: Document) -> Party | None:
    """The firm of two names, without a legal form, that is called somebody's counsel or accountants."""
    text = document.text
    first = _PARTNERS.search(text, max(0, match.start() - 120), match.start())
    formed = ends_with_form(squeeze(match[0])) or _LEGAL.match(text, match.end(), match.end() + 80)
    if first is None or formed:
        return None
    span = Span(first.start(), match.end())
    advises = _ADVISES.match(text, span.end, span.end + 60)
    if advises is None and not _ADVISED.search(text, max(0, span.start - 60), span.start):
        return None
    counsel = advises is not None and advises["counsel"] is not None
    return replace(_item(document, span), role="counsel" if counsel else "mentioned")


_PARTNERS = lazy(r"(?r)(?<![\w.,&])(?:\p{Lu}[\w'’.-]*,?(?:[ ]|[ \t]*\n[ \t]*)){1,4}\Z")
_ADVISES = lazy(
    r",?\s+(?:as\s+)?(?:(?:special|general|independent|certified|public|legal|outside|local|registered)\s+){0,3}"
    r"(?:(?P<counsel>counsel|attorneys)|(?:public\s+)?accountants|auditors)\b"
)
_ADVISED = lazy(
    r"\b(?:opinions?\s+of|(?:law|accounting)\s+firm\s+of|firm\s+of|counsel(?:,|\s+to\s+be)|accountants,|auditors,)\s+\Z"
)


def _place_end(text: str, match: Match) -> int | None:
    """Where the place ends: a word, or the words of a state or country, and one more of these; null before a title."""
    found = compiled(r"\S+").finditer(text, match.start("place"), match.end())
    ends = [one.start() + len(one[0].rstrip(".,;:")) for one in found]
    last = 0
    for number in range(1, len(ends)):
        words_to = squeeze(text[match.start("place") : ends[number]])
        more = squeeze(text[ends[last] : ends[number]])
        if jurisdiction_code(words_to) or jurisdiction_code(more):
            last = number
    if match[0].startswith("University"):
        campus = _CAMPUS.match(text, ends[last])
        home = jurisdiction_code(squeeze(text[match.start("place") : ends[last]])) is not None
        if campus is not None and not (home and campus[0].lstrip().startswith("and")):
            return campus.end()
    goes_on = compiled(r"[ ]\p{Lu}|[ ]?\n[ ]{0,8}\p{Lu}\p{Ll}").match(text, ends[last])
    return None if goes_on else ends[last]


_CAMPUS = lazy(
    r"(?:\s+at|,)?\s+(?:Austin|Berkeley|Boulder|Chapel\s+Hill|Chicago|Davis|Irvine|Los\s+Angeles|Madison|Minneapolis"
    r"|Riverside|San\s+(?:Diego|Francisco)|Santa\s+(?:Barbara|Cruz)|Urbana-Champaign)\b|\s+and\s+\p{Lu}\p{Ll}+"
)
"""What a university's name goes on with: "University of Texas at Austin", "University of Science and Technology"."""


def without_known(found: list[Party]) -> list[Party]:
    """The mentions without those that only begin the name of somebody whom the document names in full."""
    loose = {rule.name for rule in (*RULES, *PROSE_RULES)} | _OTHERS
    full = {key(item.name) for item in found if item.rule not in loose}
    full |= {key(name) for item in found for name in item.defined_as}
    return [
        item for item in found if item.rule not in loose or not any(name.startswith(key(item.name)) for name in full)
    ]


_OTHERS = {"organization.counterparty", "organization.behind_article"}
"""Rules of `dealings` that find no more of a name than prose says."""

RULES = (
    Rule(
        name="organization.by_place",
        pattern=r"(?: \b(?:Bank|University|College|Bancorporation)\s+ of \s+ (?:the \s+)?"
        r" (?P<place> \p{Lu}\p{L}+ (?:\s+\p{Lu}\p{Ll}\w*){0,3} ) ) (?!\w)",
        build=by_place,
        ignore_case=False,
        examples={
            '"BofA" means Bank of America Illinois.': {"span_text": "Bank of America Illinois", "kind": "organization"},
            "a degree in chemistry from the University of\n     Pittsburgh and": {
                "span_text": "University of\n     Pittsburgh",
                "name": "University of Pittsburgh",
            },
            "The Bank of Nova Scotia, as lender": {"span_text": "Bank of Nova Scotia"},
            "advances from the Federal Home Loan Bank of Pittsburgh.": {
                "span_text": "Federal Home Loan Bank of Pittsburgh"
            },
        },
        near_misses=(
            "the Bank of the Borrower",
            "the Bank of record",
            "Bank of America, N.A.",
            "the Bank of America Project Manager",
        ),
        needs=("Bank of", "University of", "College of", "Bancorporation of"),
    ),
    Rule(
        name="organization.firm",
        pattern=r"&\s+(?:\p{Lu}[\w'’-]*)(?:\s+\p{Lu}[\w'’-]+){0,2}",
        build=firm,
        ignore_case=False,
        examples={
            "a favorable opinion of Plover & Godwit,\n     counsel for the Borrower": {
                "span_text": "Plover & Godwit",
                "role": "counsel",
            },
            "audited by Snipe, Merlin & Co of Ohio, and by Grebe & Teal, independent public accountants,": {
                "span_text": "Grebe & Teal"
            },
        },
        near_misses=("Plover & Godwit LLP, counsel to", "Research & Development, independent of", "the P&T Assignment"),
        needs=("&",),
    ),
)
"""Rules that run everywhere."""

PROSE_RULES = (
    Rule(
        name="organization.university",
        pattern=r"\b(?:University|College|Academy|Institute(?:\s+of\s+Technology)?|(?:Business|Law|Medical)\s+School"
        r"|Medical\s+Center)\b(?!\s+(?:of|at)\b|['’]|,?\s+(?:Inc|LLC|Corp)\b|\s+\p{Lu})",
        build=university,
        ignore_case=False,
        examples={
            "LEONIA, May 1, 2001 -- Acme, Inc. said that he has an MBA from Teal\nUniversity.": {
                "span_text": "Teal\nUniversity"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. said that he is a graduate of the Teal Naval Academy.": {
                "span_text": "Teal Naval Academy"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. said that he has an MBA from Teal Business School.": {
                "span_text": "Teal Business School"
            },
        },
        near_misses=(
            "LEONIA, May 1, 2001 -- Acme, Inc. met.\n\nOwen Heron\nUniversity",
            "LEONIA, May 1, 2001 -- the University Board",
            "LEONIA, May 1, 2001 -- The University said",
            "LEONIA, May 1, 2001 -- Teal Institute, Inc.",
        ),
        needs=("University", "College", "Academy", "Institute", "School", "Medical"),
    ),
    Rule(
        name="organization.employer",
        pattern=r"""\b(?: (?:President|Chairman|Chairwoman|Chair|CEO|CFO|COO|CTO
            |Chief\s(?:Executive|Financial|Operating|Technology|Marketing)\sOfficer|president|chairman|chief\s(?:executive|financial|operating)\sofficer|General\sCounsel|(?:co-)?founder
            |[Pp]artner|[Pp]rincipal|positions?|career|employed|worked|experience|roles?|tenure) \s+ (?:of|at|with|by)
            | (?:joined|joining|joins|left|rejoined|acquired\s+by|spent\s+\w+\s+years\s+(?:at|with)) )
            \s+ (?=\p{Lu})""",
        build=employer,
        ignore_case=False,
        examples={
            "TEMPE, Ariz., May 1, 2001 -- Acme, Inc. said that Mr. Roe was President of Three Five Systems, a maker": {
                "span_text": "Three Five Systems"
            },
            "TEMPE, Ariz., May 1, 2001 -- Acme, Inc. said that he was Vice President of Mining for Teal Energy, and": {
                "span_text": "Teal Energy"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. said that she held positions at\n     Motorola and in the field": {
                "span_text": "Motorola"
            },
        },
        near_misses=(
            "LEONIA, May 1, 2001 -- Vice President of Marketing",
            "LEONIA, May 1, 2001 -- President of the Company",
            "LEONIA, May 1, 2001 -- Chairman of Acme, Inc.",
        ),
    ),
)
"""Rules for releases and reports alone: a contract's "Director of Finance" is nobody's employer."""
