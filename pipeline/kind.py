"""What a document is: an indenture, a letter agreement, an earnings release, …, and the words that say so.

"RESALE REGISTRATION RIGHTS AGREEMENT" on the title page makes a registration rights agreement; the span of the
words is the evidence. Where nothing says so, the kind is `other`.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from pipeline.document import Document
from pipeline.record import DocumentKind, Section
from pipeline.span import Span
from pipeline.title import titled
from pipeline.title_words import SUBJECT

INSTRUMENTS: tuple[tuple[DocumentKind, str], ...] = (
    ("form", r"QUESTIONNAIRE|ELECTION\s+FORM|PROXY\s+CARD|SUBSCRIPTION\s+FORM|LETTER\s+OF\s+TRANSMITTAL"),
    (
        "amendment",
        (
            r"(?:AMENDMENT|MODIFICATION\s+AGREEMENT|WAIVER)\b(?!\s+AND\s+RESTATEMENT)|AMENDING\s+AGREEMENT"
            r"|AMENDATORY\s+AGREEMENT|EXTENSION\s+(?:OF|TO)\s+(?:\S+\s+){1,5}?(?:AGREEMENT|CONTRACT|LEASE)"
        ),
    ),
    ("registration_rights_agreement", r"REGISTRATION\s+RIGHTS\s+AGREEMENT|REGISTRATION\s+AGREEMENT"),
    ("indenture", r"INDENTURE"),
    (
        "credit_agreement",
        r"(?:CREDIT|LOAN|FACILITY|FINANCING)\s+(?:AND\s+(?:\w+\s+){1,3})?AGREEMENT|CREDIT\s+FACILITY|TERM\s+LOAN",
    ),
    (
        "merger_agreement",
        r"AGREEMENT\s+AND\s+PLAN\s+OF\s+(?:\w+\s+AND\s+)?(?:MERGER|REORGANIZATION)|MERGER\s+AGREEMENT",
    ),
    (
        "certificate_of_designation",
        r"CERTIFICATE\s+OF\s+(?:THE\s+)?(?:VOTING\s+)?(?:POWERS|DESIGNATIONS?|DETERMINATION)|STATEMENT\s+OF\s+DESIGNATIONS?",
    ),
    ("warrant", r"WARRANTS?\b(?!\s+AGREEMENT)|WARRANT\s+AGREEMENT"),
    (
        "other_agreement",
        (
            r"AGREEMENT|CONTRACT|(?:SUB)?LEASE|GUARANT(?:Y|EE)|PLAN|DEED|NOTE|DEBENTURE|LICEN[SC]E|ASSIGNMENT|ADDENDUM|JOINDER"
            r"|TERMS\s+AND\s+CONDITIONS|BYLAWS|BY-LAWS|COVENANT|UNDERTAKING|INSTRUMENT|MEMORANDUM\s+OF\s+UNDERSTANDING"
            r"|STATEMENT\s+OF\s+WORK|BILL\s+OF\s+SALE|POWER\s+OF\s+ATTORNEY|TERM\s+SHEET"
            r"|(?:MUTUAL|GENERAL|AND)\s+RELEASE"
        ),
    ),
)
"""What the title of an instrument says, in the order in which it is asked: an amendment of a lease is an amendment."""

OFFICER = (
    r"(?:c[efot]o|chief\s+(?:\w+\s+){0,2}?(?:officer|executive)|presidents?|chair(?:man|woman|person)?|directors?|trustees?"
    r"|officers?|executives)\b"
)
LEADERS = (
    r"(?:board|directorate"
    r"|(?:executive|(?<!asset )(?<!wealth )management|leadership)(?:\s+(?:team|ranks|group|structure))?)\b"
    r"(?!\s+(?:meetings?|compensation|pay|suites?|games?|of\s+trade|contracts?|consult\w*|services?|systems?|software)\b)"
)
TEAM = r"(?:(?:its|new|senior|the|executive)\s+){0,3}(?:executive|management|leadership)\s+(?:team|ranks|structure)\b"
NO_SUIT = (
    r"(?!(?:against|(?:law)?suits?|actions?|claims?|complaints?|cases?|charges|appeal|talks|agreement|merger|offer|plan)\b)"
    r"[^\s;]+"
)
"""A word between a dismissal and an officer: "Court Dismisses Suit Against Teal and Its Directors" is none."""
CHANGES = (
    r"resign\w*|retires?\b(?!\s+(?:debt|notes|bonds))|steps?\s+down|appoint\w*|(?:has\s+been\s+)?(?:named|elected|promoted)",
    r"(?:names|elects|hires|promotes)\b|joins\b|successor\b|succeeds\s+\w+|succession\s+plan|mourns\b",
    r"new\s+(?:ceo|cfo|president|chief|director)",
    rf"(?:{OFFICER}|{LEADERS})\s+(?:\w+\s+)?(?:transition\b(?!\s+services)|succession|vacanc(?:y|ies)|departures?)",
    rf"(?:{OFFICER}|{LEADERS})\s+changes?(?=\s*(?:$|\n|[.,;:()–—]|(?:at|and|as|effective|following|in|within)\b))",
    rf"changes?\s+(?:to|in|on|of|within)\s+(?:[\w’']+\s+){{0,3}}?(?:{OFFICER}|{LEADERS})",
    (
        r"(?:departure|retirement|removal|dismissal|death|passing)s?\s+of\s+"
        rf"(?!(?:\S+\s+){{0,3}}(?:debt|notes?|bonds?|debentures|shares?|stock)\b)(?:\S+\s+){{0,6}}?{OFFICER}"
    ),
    r"(?:adds?|welcomes?|nominates?)\s+(?:\S+\s+){0,3}?(?:directors?|trustees?|executives)\b",
    (
        r"(?:adds?|welcomes?|taps|selects?|recruits|nominates?|(?:to|will)\s+serve|installs)\s+(?:\S+\s+){0,6}?(?:as|to)\s+"
        rf"(?:(?:its|the|an?|our|new|next|interim|acting|senior)\s+){{0,3}}(?:{OFFICER}|{LEADERS})"
    ),
    rf"(?:announces|names|forms|strengthens|bolsters|expands|completes|realigns|reorganizes|reshuffles)\s+{TEAM}",
    rf"(?:realigns|reorganizes|reshuffles|reconstitutes)\s+(?:(?:its|senior|executive)\s+){{0,2}}{LEADERS}",
    r"(?:expands|strengthens|refreshes)\s+(?:its\s+)?board\b",
    rf"(?:removes?|removed|ousts?|ousted|dismiss(?:es|ed)|fires|fired|terminates)\s+(?:{NO_SUIT}\s+){{0,5}}?{OFFICER}",
    rf"{OFFICER}\s+(?:\S+\s+){{0,3}}?(?:to\s+depart|to\s+leave|departs|leaves|dies)\b",
    rf"(?:to\s+leave|leaves|departs)\s+(?:\S+\s+){{0,3}}?as\s+(?:\w+\s+){{0,2}}?{OFFICER}",
    rf"no\s+longer\s+(?:be\s+|serve\s+as\s+)?(?:(?:the|its|our|company[’']s)\s+){{0,2}}{OFFICER}",
    r"not\s+(?:seek|stand\s+for|be\s+standing\s+for)\s+re-?(?:election|nomination)\b",
    rf"assum(?:es|ed?)\s+(?:\w+\s+){{0,3}}?(?:role|position|duties|responsibilities)\s+(?:of|as)\s+(?:\w+\s+){{0,2}}?{OFFICER}",
)
"""What tells of a change among those who lead a company: of one of its officers, or of the body that they form."""

SHORT = r"(?:\bQ[1-4]\b|\b[1-4]Q(?![-a-z])|\bH[12]\b|\b[12]H(?![-a-z])|\bFY\s?['’]?\d)"
NO_TRIAL = r"(?:(?!\b(?:trials?|stud(?:y|ies)|phase|drill\w*|program|assays?|data|top-?line)\b)[^;\n])"
"""A character between results and a short name of a quarter: "Results from Heron Trial in Q3" reports no earnings."""

RELEASES: tuple[tuple[DocumentKind, str], ...] = (
    (
        "earnings_release",
        (
            r"(?:results|earnings|revenues?|net\s+(?:income|loss|sales)|profits?)\b.{0,120}?\b(?:quarter|fiscal|year|half|months)"
            r"|(?:quarter(?:ly)?|fiscal|year[\s-]end|annual|half).{0,80}?\b(?:results|earnings|revenues?|profits?|net\s+(?:income|loss))"
            r"|(?:(?<!\d )(?<!line )(?<!trial )(?<!drill )(?<!study )results|earnings|revenues?|profits?"
            rf"|net\s+(?:income|loss|sales))\b{NO_TRIAL}{{0,120}}?{SHORT}"
            rf"|{SHORT}{NO_TRIAL}{{0,80}}?\b(?:results|earnings|revenues?|profits?|net\s+(?:income|loss))"
        ),
    ),
    ("management_change_release", "|".join(CHANGES)),
)
"""What the headline of a release says, or else its first paragraph."""

CURRENT_REPORT = re.compile(
    r"\b(?:CURRENT\s+REPORT|FORM\s+8-K)\b"
    r"|^[^\S\n]*(?:Current\s+Report|Form\s+8-K(?:/A)?)[^\S\n]*(?:$|(?=(?:on\s+Form\s+8-K\s+)?(?i:pursuant)\b))",
    re.MULTILINE,
)
"""How a report heads itself; a contract only speaks of one, "shall file a Current Report on Form 8-K"."""
REPORT = re.compile(r"\b(?:FORM|REPORT)\b", re.IGNORECASE)
FORMS = re.compile(
    r"10-|11-K|20-F|40-F|424B|[SF]-\d|SC[ ]|SCHEDULE|DEF|PRE|CORRESP|UPLOAD|LETTER|ABS|N-|POS|13F|8-A", re.IGNORECASE
)
"""Types of documents that are neither instruments nor releases: reports, prospectuses, letters to and from the SEC."""
NO_INSTRUMENT = re.compile(r"EX-(?:[58]|1[1-9]|2[0-9]|3[1-6]|9[67]|10[1-7])(?!\d)|EX-FILING", re.IGNORECASE)
"""Exhibits that item 601 of Regulation S-K keeps for opinions, computations, lists, consents, certifications, …"""
AGREES = (
    r"\bletter\s+agreement\b|\bthis\s+(?:letter\s+)?agreement\b",
    r"\b(?:hereby|mutually|parties|you|we|I|company|each\s+of\s+[^.;]{3,40})\s+(?:\w+\s+){0,2}?agrees?\b",
    (
        r"(?:^[ \t\xa0]*|(?<=[ \t\xa0]{3}))(?-i:(?=[AC]))(?:accepted|agreed|acknowledged|confirmed)"
        r"\s+(?:and|to|by|as\s+of)\b|\bcountersign"
    ),
    r"\bpleased\s+to\s+(?:offer|confirm)\b|\bletter\s+of\s+(?:intent|agreement)\b",
    (
        r"\bthis\s+letter\s+(?:(?:will|shall|is\s+to|serves\s+to|hereby)\s+)?"
        r"(?:confirm|set|outline|reflect|record|memoriali[sz]e|evidence|summari[sz]e|amend|modif|establish)\w*\s+"
        r"(?:(?:forth|out|the|our|mutual|principal|basic|following)\s+){0,4}"
        r"(?:(?:agreement|understanding|arrangement)s?\b|terms\s+(?:and\s+conditions\s+)?of\s+your\b)"
    ),
    r"\bhereby\s+(?:\w+\s+)?(?:amend|modif|extend)\w*|\bwe\s+(?:amend|modify|extend)\b",
    r"\bI\s+(?:hereby\s+)?accept\s+(?:the|this|your)\s+(?:\w+\s+){0,2}?(?:offer|position|terms)\b",
)
"""What a letter says that binds those who sign it, the surest first.

"ACCEPTED AND AGREED" does where it heads a countersignature: with a capital, and first on its line or in its column.
"""
REGULATOR = re.compile(r"Securities\s+and\s+Exchange\s+Commission|Division\s+of\s+Corporation\s+Finance")
SALUTED = re.compile(r"\bDear\s+[A-Z][^\n:,]{1,60}[:,]")
SELF = re.compile(
    r"\b[Tt]his\s+(?P<name>(?:(?:[A-Z][\w'’&-]*|of|and|to)\s+){1,8}(?:Agreement|Amendment|Indenture|Lease|Warrant|Note|Plan|Guaranty))\b"
)
"""How an instrument without a title speaks of itself: "This Joint Filing Agreement shall remain"."""
ITSELF = re.compile(
    r"\b(?:This|THIS)\s+(?P<name>(?:[Aa]greement|AGREEMENT|[Cc]ontract|CONTRACT|[Ll]ease|LEASE))\b"
    r"(?:\s*\([^()]{2,60}\))?,?\s+(?i:is|was|made|entered|dated|between|by|effective|sets\s+forth)\b"
)
"""How it does without a name of its own: "This Agreement is between Alpha and Beta"."""
QUARTER = re.compile(
    r"\bthree\s+months\s+ended\b|\bquarters?\s+ended\b|\b1?[2-6]\s+weeks\s+ended\b|\b[1-4]Q\d\d\b", re.IGNORECASE
)
AUDITED = re.compile(
    r"\bnotes\s+to\s+(?:\w+\s+){0,3}financial\s+statements\b|\bindependent\s+(?:\w+\s+){0,3}(?:accountants|auditors?|firm)\b",
    re.IGNORECASE,
)
"""What the statements of a year or of a business that was bought have, and those of an announced quarter have not."""
PRO_FORMA = re.compile(r"\bpro\s+forma\b", re.IGNORECASE)
"""What the caption of combined statements says; a row of a quarter's own may say it too."""
HEAD = 1500
"""So much of a document without a title says what it is."""
BODY = 6000
OPENING = 200
"""So much of a preamble calls the instrument by its name."""


def kind_of(document: Document) -> Document:
    """The document with its title, its kind, and the spans of the words that both rest on."""
    title = titled(document)
    named = replace(document, title=title[0], title_span=title[1]) if title else document
    kind, evidence = _judge(named)
    if kind == "current_report" and evidence is not None and not REPORT.search(named.title or ""):
        words = " ".join(document.slice(evidence).split())
        named = replace(named, title=words, title_span=evidence)
    return replace(named, kind=kind, kind_evidence=(evidence,) if evidence is not None else ())


def _judge(document: Document) -> tuple[DocumentKind, Span | None]:
    report = CURRENT_REPORT.search(document.text, 0, HEAD * 2)
    form_type = (document.source.document_type or "").upper()
    if form_type.startswith("8-K") or (report is not None and not form_type.startswith("EX")):
        return "current_report", Span(*report.span()) if report else document.title_span
    if FORMS.match(form_type) or NO_INSTRUMENT.match(form_type):
        return "other", None
    kinds = {section.kind for section in document.sections if section.part == "main"}
    if "headline" in kinds or ("dateline" in kinds and "body" in kinds and "salutation" not in kinds):
        return _release(document)
    if "statement" in kinds:
        return _statements(document)
    if "salutation" in kinds or (document.title is None and SALUTED.search(document.text, 0, HEAD // 2)):
        return _letter(document)
    return _instrument(document)


def _first(document: Document, *kinds: str) -> Section | None:
    return next((one for one in document.sections if one.kind in kinds and one.part == "main"), None)


def _release(document: Document) -> tuple[DocumentKind, Span | None]:
    """Earnings, a change of management, or another release: by the headline, then by the first paragraph."""
    for section in (_first(document, "headline"), _first(document, "paragraph")):
        found = _search(document.text, section.span, RELEASES, re.IGNORECASE | re.DOTALL) if section else None
        if found is not None:
            return found
    return "other_release", _span(_first(document, "headline", "dateline"))


def _statements(document: Document) -> tuple[DocumentKind, Span | None]:
    """Statements of a quarter filed beside a release belong to it; those of a year, or of another business, do not."""
    first = _first(document, "statement")
    filed = (document.exhibit or "").startswith("EX-99")
    if first is None or not filed or not QUARTER.search(document.text) or AUDITED.search(document.text):
        return "other", None
    if any(PRO_FORMA.search(section.heading or "") for section in document.sections):
        return "other", None
    return "earnings_release", Span(
        first.span.start, first.span.start + len(document.slice(first.span).split("\n\n")[0])
    )


def _letter(document: Document) -> tuple[DocumentKind, Span | None]:
    """A letter agreement where the letter agrees to something; an agreement in the form of a letter by its title."""
    if document.title_span is not None:
        found = _search(document.text, document.title_span, INSTRUMENTS[1:8], re.IGNORECASE)
        if found is not None:
            return found
    body = _first(document, "body", "section")
    salutation = _first(document, "salutation")
    if salutation is not None and REGULATOR.search(document.text, 0, salutation.span.start):
        return "other", None
    start = body.span.start if body else 0
    for pattern in AGREES:
        if match := re.compile(pattern, re.IGNORECASE | re.MULTILINE).search(document.text, start):
            return "letter_agreement", Span(*match.span())
    return "other", None


def _instrument(document: Document) -> tuple[DocumentKind, Span | None]:
    """By the title, then by how the preamble calls the instrument, how it calls itself, and the head of the text."""
    preamble = _first(document, "preamble")
    spans = [document.title_span]
    if preamble is not None:
        start, end = preamble.span.start, min(preamble.span.start + OPENING, preamble.span.end)
        subject = SUBJECT.search(document.text, start, end)
        spans.append(Span(start, subject.start() if subject else end))
    if document.title is None and (itself := SELF.search(document.text, 0, BODY)):
        spans.append(Span(*itself.span("name")))
    for span in spans:
        found = _search(document.text, span, INSTRUMENTS, re.IGNORECASE) if span else None
        if found is not None:
            return found
    if document.title is None:
        found = _search(document.text, Span(0, min(len(document.text), HEAD)), INSTRUMENTS, 0)
        if found is not None:
            return found
        if itself := ITSELF.search(document.text, 0, HEAD):
            return "other_agreement", Span(*itself.span("name"))
    return "other", None


def _search(
    text: str, span: Span, table: Sequence[tuple[DocumentKind, str]], flags: int
) -> tuple[DocumentKind, Span | None] | None:
    """The first kind of the table whose words stand in the span, with where they stand."""
    for kind, pattern in table:
        match = re.compile(rf"\b(?:{pattern})(?!\w)", flags).search(text, span.start, span.end)
        if match is not None:
            return kind, Span(*match.span())
    return None


def _span(section: Section | None) -> Span | None:
    return section.span if section else None
