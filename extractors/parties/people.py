r"""People: by the words that announce a name ("Attn:", "Mr."), by a given name, by an office beside it.

"Zach\nLonstein, Infocrossing's Chairman and Chief Executive Officer" names a person who is an officer.
"""

from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import lines, words
from extractors.names import is_generic, is_given, is_month_in_name, is_person, plain_run, walk_back, without_honorific
from extractors.names.behind import GENERATION, LETTERS
from extractors.names.ends import with_generation
from extractors.names.forms import compiled, entity_suffix, squeeze
from extractors.names.inside import CUT_SHORT, JOINED, NICKNAME, PARTICLE, PARTICLES
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import MONTHS, Match, Rule
from pipeline.span import Span

_TITLE_WORDS = frozenset(
    """
    president vice chief officer executive director general counsel secretary treasurer manager chairman managing
    senior assistant authorized signatory department legal office corporate controller title attention by its name
    head administration relations investor attorney esq partner member trustee duly representative agent
    """.split()  # noqa: SIM905  # read as words
)
_RANKS = frozenset(
    {"president", "vice", "chief", "executive", "senior", "director", "chairman", "secretary", "treasurer"}
)
"""Words of an office on the line below a name."""
_OFFICES = r"(?:" + "|".join(r"\s+".join(map(regex.escape, title.split())) for title in lines("office_titles")) + r")\b"
OFFICE = lazy(_OFFICES)
_OFFICE_AFTER = lazy(
    rf"(?:,?\s{LETTERS}\.?(?=[\s,])){{0,2}},?\s+(?:(?:the|a|our|its|as|{{0}}|[\p{{Lu}}][\w.&]*['’]s|of\s+the\s+Company"
    rf"|the\s+Company['’]s)\s+){{0,3}}{_OFFICES}".replace("{0}", "and")
)
_OFFICE_TAKEN = lazy(
    rf"\s+(?:has|have|had|was|is|will|who)?\s*(?:been\s+|be\s+)?(?:resigned|named|appointed|elected|promoted"
    rf"|retired|joined|serves?|served|stepped)\b[^.;]{{0,40}}?{_OFFICES}"
)
_OFFICE_BEFORE = lazy(rf"{_OFFICES}(?:\s+and\s+{_OFFICES})?,?\s+\Z")


def person(document: Document, span: Span, role: str) -> Party:
    """An item for one mention of a person."""
    text = document.text
    return Party(span=span, name=squeeze(text[span.start : span.end]), kind="person", role=role, mentions=(span,))


def person_at(document: Document, start: int, role: str) -> Party | None:
    """The person whose name begins at `start`, an honorific left out; null where no person is named."""
    text = document.text
    line = text.find("\n", start) if role != "mentioned" else -1
    if line != -1 and text[start:line].strip().casefold() in words("given_names"):  # "/s/ Jane\nB. Doe"
        line = text.find("\n", line + 1)
    run = plain_run(text, start, min(start + 60, line if line != -1 else len(text)))
    run = _honorific_then_run(text, start) if run is None else run
    if run is None:
        return None
    begin = run.end - len(without_honorific(text[run.start : run.end]))
    owned = _OWNED.search(text, begin, run.end)  # "Mr. Owen Heron's resignation"
    whole = _once(text, Span(begin, owned.start() if owned else run.end))
    name = _cut_at_office(text, with_generation(text, whole if role != "signatory" else _first_of_two(text, whole)))
    parts = [part.casefold().strip(".,") for part in text[name.start : name.end].split()]
    plain = squeeze(text[name.start : name.end])
    if (
        not 2 <= len(parts) <= 5
        or entity_suffix(plain)
        or set(parts) & _TITLE_WORDS
        or any(compiled(r"\d|&").search(part) for part in parts)
    ):
        return None
    if set(parts) & words("organization_words") and not is_person(plain):
        return None
    if compiled(r",?\s*(?:Inc|LLC|L\.P|Corp|Ltd|LLP)\b").match(text[name.end : name.end + 80]):
        return None
    return person(document, name, role)


_OWNED = lazy(r"['’]s\b.*|['’]\Z", regex.DOTALL)


def _once(text: str, span: Span) -> Span:
    """The name without itself behind it, where the break between a hand and the printed name is lost."""
    found = list(compiled(r"\S+").finditer(text, span.start, span.end))
    plain = [word[0].strip(".,").casefold() for word in found]
    sizes = (size for size in range(len(plain) // 2, 1, -1) if plain[:size] == plain[size : 2 * size])
    size = next(sizes, None)
    return Span(span.start, found[size - 1].end()) if size else span


def _first_of_two(text: str, span: Span) -> Span:
    """The name before that of another who signs, where the break between two signatures is lost."""
    found = list(compiled(r"\S+").finditer(text, span.start, span.end))
    for size in range(2, len(found) - 1):
        one, other = text[span.start : found[size - 1].end()], text[found[size].start() : span.end]
        if is_given(found[0][0]) and is_given(found[size][0]) and is_person(squeeze(one)) and is_person(squeeze(other)):
            return Span(span.start, found[size - 1].end())
    return span


def _honorific_then_run(text: str, start: int) -> Span | None:
    title = compiled(r"(?:Mr|Mrs|Ms|Dr)\.?\s+").match(text, start)
    return plain_run(text, title.end(), title.end() + 50) if title else None


def _cut_at_office(text: str, span: Span) -> Span:
    """The name before an office or a next prompt that flattened text runs on with: "John Madden Title"."""
    cut = compiled(
        r"\s+(?:Title|Its|Date|By|Name|President|Chief|Vice|Executive|Senior|Director|Secretary|Chairman"
        r"|Managing|CEO|CFO|[ES]?VP|Manager|Authorized|Esq|Phone|Tel|Fax|Email|TITLE|DATE|FAX|TEL|Facsimile|Telephone"
        r"|Telecopy|E-?[Mm]ail|EMAIL|PHONE|Print(?:ed)?|Signature|and|for|at"
        r"|Appointed|Named|Elected|Promoted|Resigns|Retires|Joins|Succeeds)\b"
    ).search(text, span.start, span.end)
    return Span(span.start, cut.start()) if cut else span


def announced(match: Match, document: Document) -> Party | None:
    """The person after "Attn:" or "Contact:"."""
    return person_at(document, match.end(), "contact")


def titled(match: Match, document: Document) -> Party | None:
    """The person whose full name follows an honorific: "Mr. David L. Warnock", not "Mr. Warnock"."""
    found = person_at(document, match.end(), "mentioned")
    family = found is not None and all(map(_PARTICLE.fullmatch, found.name.split()[:-1]))
    return None if family else found  # "Mr. Van Roe" is no full name


_PARTICLE = lazy(PARTICLE)


def by_given_name(match: Match, document: Document) -> Party | None:
    """A given name, initials and a surname: officers where an office stands beside the name."""
    span = Span(*match.span("name"))
    text = document.text
    span = _with_middle(text, span)
    span = Span(span.end - len(without_honorific(text[span.start : span.end])), span.end)  # "Dr Jane Doe"
    name = squeeze(text[span.start : span.end])
    if len(name.split()) == 1:
        return None
    other = set(name.casefold().split()) & (words("not_names") | words("headline_verbs") | _CHAIRS)
    if other and not (len(other) == 1 and _is_month_of_person(text, span)):
        return None
    first, *rest = name.casefold().split()
    if first.removesuffix("s") in _TITLE_WORDS or rest[-1] in _RANKS:  # "Trustees W. Owen Heron", "B. Heron\nVice"
        return None
    if not is_given(name.split()[0]) and _BARE_INITIAL.search(name):
        return None  # "Class A Common"
    if not is_person(name) or compiled(
        r",?\s*(?:Inc|LLC|L\.?L|L\.P|Corp|Ltd|Co\b|&|Company|and\s+Co)|['’]s\s+(?:Hospital|Church)"
        r"|\s+\p{Lu}\p{Ll}+\s+(?:LLP|Inc|LLC)"
    ).match(text[span.end : span.end + 80]):
        return None
    if compiled(r"\b(?:University|College|Bank|State|Commonwealth)\s+of\s+\Z").search(
        text[max(0, span.start - 20) : span.start]
    ):
        return None
    if compiled(r"(?:Act|Street|Avenue|Road|Suite|St\.|Ave)\b").search(name) or compiled(
        r"\s+(?:Street|Avenue|Road|Drive|Boulevard|Lane|Parkway|Highway|Plaza|Act|University|College|School|Hospital"
        r"|Foundation|Center|Museum|Airport|Resort|Institute|Award|Stores|Holdings|Capital|Group)\b"
    ).match(text[span.end : span.end + 80]):
        return None
    return person(document, span, "officer" if holds_office(text, span) else "mentioned")


_CHAIRS = frozenset({"chair", "fellow", "fellowship", "prize", "award", "series", "scale"})
"""What is named after a person or goes on as no name does: "the Jackson Chair in Energy", "Chip Scale Packages"."""


def _is_month_of_person(text: str, span: Span) -> bool:
    """Whether the only common word of a name is a month that is a part of it: "Frank May", "June Doe, President"."""
    month = next(compiled(rf"\b(?:{'|'.join(MONTHS)})\b").finditer(text, span.start, span.end), None)
    if month is None or not is_month_in_name(text, span.start, month.span()):
        return False
    return month.start() > span.start or holds_office(text, span)


def _with_middle(text: str, span: Span) -> Span:
    """The name with another word of it, where what looked like the surname is a middle name: "Carlos Sol Doe"."""
    more = _SURNAME_BEHIND.match(text, span.end, span.end + 60)
    word = more["name"].casefold() if more else ""
    other = any(word in words(one) for one in NO_NAMES) or word in _TITLE_WORDS or word in _CHAIRS
    goes_on = more is not None and _MORE_CAPITALS.match(text, more.end())
    return span if more is None or other or goes_on else Span(span.start, more.end())


NO_NAMES = (
    "headline_verbs",
    "not_names",
    "generic_words",
    "organization_words",
    "business_functions",
    "sentence_words",
)
"""Lists of words that no name of a person holds."""
GAP = r"(?:[ ]{1,2}|[ ]?\n[ ]{0,12})"
_SURNAME_BEHIND = lazy(
    rf"[ ]{{1,2}}(?P<name>\p{{Lu}}(?:(?!['’]s\b)[\p{{L}}'’-])*\p{{Ll}})(?![\p{{L}}-])"
    rf"(?:,?\s{GENERATION}\b(?:(?<=[rR])\.)?)?"
)
_BARE_INITIAL = lazy(r"\s\p{Lu}\s")
_MORE_CAPITALS = lazy(r"[ ]{1,2}(?:\p{Lu}|&)")


def holds_office(text: str, span: Span) -> bool:
    """Whether the words beside a name give it an office: "Zach Lonstein, Chairman", "… has resigned as CEO"."""
    after = _OFFICE_AFTER.match(text, span.end, span.end + 90) or _OFFICE_TAKEN.match(text, span.end, span.end + 120)
    return bool(after or _OFFICE_BEFORE.search(text[max(0, span.start - 80) : span.start]))


def in_office(match: Match, document: Document) -> Party | None:
    """The person before an office: "Jane B. Doe, Chief Financial Officer"."""
    text = document.text
    before = _HOLDER.search(text, max(0, match.start() - 80), match.start())
    if before is None or not is_person(squeeze(before["name"])):
        return None
    span = Span(*before.span("name"))
    if set(squeeze(before["name"]).casefold().split()) & words("not_names") and not _is_month_of_person(text, span):
        return None
    return person(document, span, "officer")


_HOLDER = lazy(
    r"(?<![\w.&’'-])"
    rf"(?P<name>(?:{CUT_SHORT}\s|(?:\p{{Lu}}\.\s)?\p{{Lu}}[\p{{L}}’-]*\p{{Ll}}\s|(?=\p{{Lu}}\.))(?:\p{{Lu}}\.\s?){{0,2}}"
    rf"(?:{NICKNAME}\s)?(?:{PARTICLES})?{JOINED}?\p{{Lu}}[\w'’-]*\p{{Ll}}(?:,?\s{GENERATION}\b\.?)?)(?:,?\s{LETTERS}\.?){{0,2}}"
    r"(?:(?:[ ]{3,}[^\n]{0,12})?[ \t]*\n\s{0,6}|\s[–—-]\s"
    r"|,\s+(?:(?:the|its|our|a|an)\s+)?(?:(?:\p{Lu}[\w.&]*\s){0,3}\p{Lu}[\w.&]*['’]s\s+)?)\Z"
)
"""The person before an office, with what may stand between them: "Jane Doe, the Company's", a line's end."""


def by_whom(match: Match, document: Document) -> Party | None:
    """The person whose name follows "By:", where nothing says that it is written by hand."""
    found = person_at(document, match.end(), "signatory")
    return found if found is not None and is_person(found.name) else None


def _is_two_words(name: str) -> bool:
    """Whether a name of two plain words is none of an organisation, so that a person's short name settles it."""
    parts = name.casefold().split()
    plain = len(parts) == 2 and all(part.isalpha() for part in parts) and not is_generic(name)
    return plain and not set(parts) & (words("organization_words") | words("not_names"))


_GENERATION = lazy(rf",\s+{GENERATION}\.?\Z")
"""What tells a person from those of the same name before: "John Doe, Jr."."""
_OF_PLACE = lazy(r"\b(?:of|in|at)\s+(?:\p{Lu}[\w.]*[\s,]+){0,4}\Z")
"""What shows two words to be a place and no person: "a resident of Cedar Falls, New York (the "Executive")"."""


def introduced(match: Match, document: Document) -> Party | None:
    """The person whom a short name in parentheses follows: "Gianluca Rotino ("Consultant")"."""
    text = document.text
    left = max(0, match.start() - 80)
    end = left + len(text[left : match.start()].rstrip(" \n\t,"))
    generation = _GENERATION.search(text, left, end)
    span = Span(walk_back(text, generation.start() if generation else end), end)
    name = squeeze(text[span.start : span.end])
    place = jurisdiction_code(name) is not None or _OF_PLACE.search(text, left, span.start)
    if not is_person(name) and (not _is_two_words(name) or place):
        return None
    return replace(person(document, span, "party"), defined_as=(match["alias"],))


RULES = (
    Rule(
        name="person.introduced",
        pattern=r"""\( \s* (?: (?:the|hereinafter|herein) [\s,]+ | referred \s to \s as \s )* ["“]
            (?P<alias> Executive | Employee | Consultant | Individual | Officer | Director | Optionee | Participant
              | Grantee | Indemnitee | Shareholder | Stockholder | Artist | Author | Celebrity | Spokesperson )
            [,.]? ["”] \s* \)""",
        build=introduced,
        ignore_case=False,
        examples={
            'Gianluca Rotino ("Consultant")': {
                "span_text": "Gianluca Rotino",
                "defined_as": ("Consultant",),
                "role": "party",
            },
            'Robert B. Wallach\n     (the "Executive")': {
                "span_text": "Robert B. Wallach",
                "defined_as": ("Executive",),
            },
        },
        near_misses=('Acme Widgets, Inc. ("Consultant")', 'each such person (the "Executive")'),
    ),
    Rule(
        name="person.announced",
        pattern=r"(?<!\w) (?: Att(?:n|ention) | ATT(?:N|ENTION) | Contacts? | CONTACTS? "
        r"| c/o ) [.]? \s? [:：] [ \t]* (?:\n[ \t]*)? (?: (?:Mr|Mrs|Ms|Dr)\.?\s+ )? (?=\p{Lu})",
        build=announced,
        ignore_case=False,
        examples={
            "Attn:  Robert A. Zuccaro": {"span_text": "Robert A. Zuccaro", "kind": "person", "role": "contact"},
            "Contact:\nNicholas J. Letizia": {"span_text": "Nicholas J. Letizia", "role": "contact"},
        },
        near_misses=("Attn: General Counsel", "Attention: Chief Financial Officer", "Contact: Investor Relations"),
        needs=("Att", "ATT", "ontact", "ONTACT"),
    ),
    Rule(
        name="person.titled",
        pattern=r"(?<!\w) (?: Mr | Mrs | Ms | Dr ) \. \s+ (?=\p{Lu}[\w.'’-]*\s+\p{Lu})",
        build=titled,
        ignore_case=False,
        examples={
            "Mr. David L. Warnock": {"span_text": "David L. Warnock", "kind": "person"},
            "Ms. Pearl\n     Kamdar": {"name": "Pearl Kamdar", "span_text": "Pearl\n     Kamdar"},
        },
        near_misses=("Mr. Warnock", "Dear Mr. Warnock: We refer"),
        needs=("Mr", "Ms", "Dr"),
    ),
    Rule(
        name="person.by",
        pattern=r"\b (?: By | BY ) \s? : [ \t]* (?: \n [ \t]* ){0,2} (?=\p{Lu}[\p{Ll}.]+\s)",
        build=by_whom,
        ignore_case=False,
        examples={
            "ACME TOOLS, INC.\n\nBy:\nWilliam F. Doe\n\nIts Lead Director": {
                "span_text": "William F. Doe",
                "role": "signatory",
            }
        },
        near_misses=("By: Acme Management, Inc.", "By: Title:", "BY: Vice President"),
        needs=("By", "BY"),
    ),
    Rule(
        name="person.office",
        pattern=OFFICE.pattern,
        build=in_office,
        ignore_case=False,
        examples={
            "you will report to Jane B. Doe, the Company's\n     President and Chief Executive Officer": {
                "span_text": "Jane B. Doe",
                "role": "officer",
            },
            "FROM:  John Doe – EVP, Human Resources": {"span_text": "John Doe"},
        },
        near_misses=(
            "the Board, President and Chief Executive Officer",
            "Morgan Stanley, General Partner",
            "Acme Tools, Inc., Managing Member",
        ),
        needs=(
            "President",
            "Chief",
            "Chair",
            "CEO",
            "CFO",
            "COO",
            "CTO",
            "EVP",
            "SVP",
            "General",
            "Secretary",
            "Treas",
            "Controller",
        ),
    ),
)
PROSE_RULES = (
    Rule(
        name="person.given_name",
        pattern=r"(?<![\w.&-]) (?<!(?<![\w.])\p{Lu}\.[ ]) (?<!\b{CUT_SHORT}[ ]) (?<!{HOUSE})"
        r" (?= (?P<name> (?:\p{Lu}\.[ ])? {GIVEN} {GAP}"
        r" (?: {NICKNAME} {GAP} )? (?: \p{Lu}\.? {GAP} | \p{Lu}\. ){0,2} (?: {NICKNAME} {GAP} )?"
        r" (?: {PARTICLE} {GAP} ){0,3} {JOINED}? \p{Lu} (?: (?!['’]s\b) [\w'’-] )* \p{Ll}"
        r" (?:,?\s{GENERATION}\b (?:(?<=[rR])\.)? )? ) (?!\w) )",
        pieces={
            "GAP": GAP,
            "GIVEN": rf"(?: {CUT_SHORT} | \p{{Lu}}\p{{Ll}}+ (?:-\p{{Lu}}\p{{Ll}}+)? )",
            "CUT_SHORT": CUT_SHORT,
            "GENERATION": GENERATION,
            "HOUSE": r"(?<![\w.,/$-])(?!(?:19|20)\d\d)\d{3,5}[ ]",  # "1333 S. Clearview Parkway"
            "JOINED": JOINED,
            "NICKNAME": NICKNAME,
            "PARTICLE": PARTICLE,
        },
        build=by_given_name,
        ignore_case=False,
        examples={
            "LEONIA, N.J., November 14, 2001 /PRNewswire/ -- Acme, Inc. said that Charles F.\n     Auster has"
            " resigned as President": {
                "name": "Charles F. Auster",
                "span_text": "Charles F.\n     Auster",
                "role": "officer",
            },
            'CHICAGO, May 12, 2004 -- Acme, Inc. "We are pleased," said Chairman Zach Lonstein.': {
                "span_text": "Zach Lonstein",
                "role": "officer",
            },
            "CHICAGO, May 12, 2004 -- Acme, Inc. accepted Robert Heron’s decision.": {"span_text": "Robert Heron"},
            "CHICAGO, May 12, 2004 -- Acme, Inc. thanks Cyrus F. Heron, Jr. and": {"span_text": "Cyrus F. Heron, Jr."},
            "CHICAGO, May 12, 2004 -- Acme, Inc. nominated H. Furlong Teal and": {"span_text": "H. Furlong Teal"},
            "CHICAGO, May 12, 2004 -- Acme, Inc. thanks Willis “Billy” C. Heron, III, who": {
                "span_text": "Willis “Billy” C. Heron, III"
            },
        },
        near_misses=(
            "Morgan Stanley",
            "Grant Date",
            "Will County Board",
            "San Jose",
            "St. Thomas Hospital",
            "1200 Heron Corners Parkway",
        ),
    ),
)
