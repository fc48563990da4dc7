"""The extraction record: what one document states, as the contract names it.

A `Record` is what consumers and computations read. Every item points at the characters it came from: `span` is
half-open, in code points of the canonical text, and `text` is exactly that slice. What the text does not say is
null (`None`), and a list that has nothing is empty.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Literal

from dataclasses_json import config

from pipeline import fields
from pipeline.clause import Clause, Part, read_clause
from pipeline.diagnostic import Diagnostic
from pipeline.span import Span

SCHEMA_VERSION = "1.0"

DocumentKind = Literal[
    "registration_rights_agreement",
    "indenture",
    "credit_agreement",
    "merger_agreement",
    "warrant",
    "certificate_of_designation",
    "letter_agreement",
    "amendment",
    "other_agreement",
    "earnings_release",
    "management_change_release",
    "other_release",
    "current_report",
    "form",
    "other",
]
SectionKind = Literal[
    "title",
    "contents",
    "contents_entry",
    "preamble",
    "recitals",
    "section",
    "definition",
    "paragraph",
    "list_item",
    "headline",
    "dateline",
    "letterhead",
    "addressee",
    "salutation",
    "body",
    "signature_page",
    "exhibit",
    "statement",
    "note",
    "about",
    "legend",
]
DateKind = Literal["calendar", "datetime", "period", "duration", "relative", "partial", "year", "month", "recurring"]
Unit = Literal["minute", "hour", "day", "week", "month", "quarter", "half_year", "year"]
Frequency = Literal["daily", "weekly", "monthly", "quarterly", "semiannual", "annual"]
Calendar = Literal["calendar", "business", "fiscal"]
Direction = Literal["after", "before", "at"]
AmountKind = Literal["money", "per_share", "percent", "rate", "shares", "count", "percentage_points", "ratio"]
TermStyle = Literal["glossary", "parenthetical", "means", "sentence"]
TermStatus = Literal["defined", "pointer_resolved", "pointer_dangling", "external", "conflicting"]
TargetKind = Literal[
    "section",
    "article",
    "exhibit",
    "annex",
    "schedule",
    "clause",
    "agreement",
    "statute",
    "rule",
    "form",
    "document",
]
ReferenceStatus = Literal["resolved", "dangling", "external"]
FilerRole = Literal[
    "filer",
    "subject_company",
    "filed_by",
    "filed_for",
    "reporting_owner",
    "issuer",
    "depositor",
    "securitizer",
    "issuing_entity",
    "serial_company",
]


@dataclass(frozen=True, kw_only=True)
class Item(Part):
    """What items of every kind have.

    A finder gives the span and the fields of its kind; `id`, `text`, `section` and `part` are filled in by
    `pipeline.assemble`, the one place that slices the canonical text. `pieces` lists the exact stretches of a
    span that is not contiguous, such as one of two columns set side by side.
    """

    id: str = ""
    span: Span = fields.span()
    text: str = ""
    pieces: tuple[Span, ...] = fields.spans()
    section: str | None = None
    part: str = "main"
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class Section(Item):
    """A node of the section tree: `label` as cited ("4(b)(iii)(D)"), `number` its own mark ("(D)")."""

    label: str
    number: str | None = None
    heading: str | None = None
    level: int
    parent: str | None = None
    inline: bool = False
    occurrence: int = 1
    kind: SectionKind
    subkind: str | None = None
    page: str | None = None
    target: str | None = None


@dataclass(frozen=True, kw_only=True)
class OtherMention(Part):
    """A mention by another name: `kind` is `former_name`, `other_name` or `short_name`."""

    kind: str
    span: Span = fields.span()
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Party(Item):
    """A party to the instrument, or another organisation or person that the document names."""

    name: str
    kind: Literal["organization", "person"]
    entity_type: str | None = None
    jurisdiction: str | None = None
    jurisdiction_code: str | None = None
    defined_as: tuple[str, ...] = ()
    former_names: tuple[str, ...] = ()
    other_names: tuple[str, ...] = ()
    ticker: str | None = None
    exchange: str | None = None
    role: str
    mentions: tuple[Span, ...] = fields.spans()
    other_mentions: tuple[OtherMention, ...] = ()
    member_of: tuple[str, ...] = ()
    general_partners: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Within(Part):
    """The window of a limit: "in any 90-day period" is `(90, "day")`."""

    quantity: Decimal | None = fields.decimal()
    unit: Unit


@dataclass(frozen=True, kw_only=True)
class Date(Item):
    """An expression of time. Which fields are filled depends on `kind`, as docs/record.md lists them."""

    kind: DateKind
    value: str | None = None
    start: str | None = None
    end: str | None = None
    quantity: Decimal | None = fields.decimal()
    unit: Unit | None = None
    calendar: Calendar | None = None
    within: Within | None = None
    comparator: str | None = None
    qualifier: str | None = None
    direction: Direction | None = None
    anchor: str | None = None
    anchor_date: str | None = None
    frequency: Frequency | None = None
    role: str | None = None
    blank: bool = False
    redacted: bool = False


@dataclass(frozen=True, kw_only=True)
class Amount(Item):
    """A figure: `value` fully scaled, `precision` the place of its last stated digit, `signed_value` with its sense."""

    kind: AmountKind
    value: Decimal | None = fields.decimal()
    unit: str
    precision: Decimal | None = fields.decimal()
    qualifier: str | None = None
    of: str | None = None
    index: str | None = None
    signed_value: Decimal | None = fields.decimal()
    concept: str | None = None
    period: str | None = None
    blank: bool = False
    redacted: bool = False


@dataclass(frozen=True, kw_only=True)
class CoveredTerm(Part):
    """A term that another document defines, used here under a clause that takes its terms over."""

    term: str
    key: str
    uses: tuple[Span, ...] = fields.spans()


@dataclass(frozen=True, kw_only=True)
class DefinedTerm(Item):
    """One place that defines a term, or points to where it is defined; `refers_to` holds ids of what it stands for."""

    term: str
    key: str
    style: TermStyle
    definition: str | None = None
    definition_span: Span | None = fields.optional_span()
    refers_to: tuple[str, ...] = ()
    pointer: str | None = None
    defined_in: str | None = None
    status: TermStatus = "defined"
    uses: tuple[Span, ...] = fields.spans()
    uses_incorporated: tuple[Span, ...] = fields.spans()
    incorporates: bool = False
    covers: tuple[CoveredTerm, ...] = ()


@dataclass(frozen=True, kw_only=True)
class CrossReference(Item):
    """One target of a reference; `label` is full, as the target is labelled, `as_written` keeps the words."""

    target_kind: TargetKind
    label: str | None = None
    as_written: str
    document: str | None = None
    target: str | None = None
    deictic: bool = False
    status: ReferenceStatus = "external"


@dataclass(frozen=True, kw_only=True)
class Signature(Item):
    """A signature block: `by` is the chain of entities that sign through one another."""

    party: str | None = None
    signatory: str | None = None
    title: str | None = None
    by: tuple[str, ...] = ()
    by_capacity: tuple[str | None, ...] = ()
    signed: bool = False
    dated: str | None = None


@dataclass(frozen=True, kw_only=True)
class Contact(Item):
    """A person or office with an address, a telephone number or a web site."""

    name: str | None = None
    title: str | None = None
    organization: str | None = None
    role: str | None = None
    phone: str | None = None
    fax: str | None = None
    email: str | None = None
    address: str | None = None
    url: str | None = None


@dataclass(frozen=True, kw_only=True)
class Obligation(Item):
    """Who must, may or must not do what, by which dates (ids), on which condition."""

    obligor: str | None = None
    action: str
    modality: Literal["shall", "shall_not", "may", "agrees"]
    deadline: tuple[str, ...] = ()
    condition: str | None = None


@dataclass(frozen=True, kw_only=True)
class Column(Part):
    """A column of a table: its head read from top to bottom, and the period that the head names."""

    label: str
    period: str | None = None
    pieces: tuple[Span, ...] = fields.spans()


@dataclass(frozen=True, kw_only=True)
class Row(Part):
    """A row of a table, header rows without figures included; `path` ends with the row's own label."""

    label: str
    span: Span | None = fields.optional_span()
    indent: int
    kind: Literal["data", "header", "total"]
    path: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Table(Item):
    """A table: `scale` is what its figures are multiplied by, `"1000000"` for one in millions."""

    caption: str | None = None
    unit: str | None = None
    scale: Decimal | None = fields.decimal()
    columns: tuple[str, ...] = ()
    column_details: tuple[Column, ...] = ()
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Fact(Item):
    """A cell of a table: `value` fully scaled and signed, `path` the row labels from the outside in."""

    table: str
    label: str
    path: tuple[str, ...] = ()
    column: str | None = None
    period: str | None = None
    value: Decimal | None = fields.decimal()
    nil: bool = False
    unit: str | None = None
    precision: Decimal | None = fields.decimal()
    concept: str | None = None
    taxonomy: str | None = None


@dataclass(frozen=True, kw_only=True)
class RoleChange(Item):
    """A person, an office and a tenure: resigned, appointed, re-assumed, or merely held."""

    person: str
    organization: str | None = None
    position: str
    change: Literal["resigned", "appointed", "re-assumed", "held"]
    start: str | None = None
    end: str | None = None
    announced: str | None = None
    as_of: str | None = None
    evidence: tuple[Span, ...] = fields.spans()


@dataclass(frozen=True, kw_only=True)
class Quotation(Item):
    """Words between quotation marks that the document puts into somebody's mouth."""

    speaker: str | None = None
    title: str | None = None


@dataclass(frozen=True, kw_only=True)
class FormField(Item):
    """A blank to be filled in; `span` is its prompt."""

    label: str | None = None
    kind: Literal["text", "checkbox", "date"]
    options: tuple[str, ...] = ()
    value: str | None = None
    blank: bool = True


@dataclass(frozen=True, kw_only=True)
class AgreementDate(Part):
    """The date that the instrument gives itself, as EDTF, and where it does so."""

    value: str
    basis: Literal["preamble", "cover", "signature"]
    date: str | None = None
    span: Span = fields.span()
    text: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class EffectiveDate(Part):
    """The date that the text calls effective, or lets the term begin on."""

    value: str | None = None
    basis: Literal["stated", "agreement_date", "computed", "condition"]
    condition: str | None = None
    date: str | None = None
    span: Span = fields.span()
    text: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class GoverningLaw(Part):
    """A jurisdiction whose law governs: `value` is its ISO 3166 code, `name` the words."""

    value: str | None = None
    name: str
    scope: str | None = None
    section: str | None = None
    span: Span = fields.span()
    text: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class ExpirationDate(Part):
    """The date that the instrument ends on, as EDTF."""

    value: str | None = None
    basis: Literal["stated", "computed", "condition"]
    condition: str | None = None
    date: str | None = None
    span: Span = fields.span()
    text: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class TermLength(Part):
    """A renewal term or a period of notice."""

    quantity: Decimal | None = fields.decimal()
    unit: Unit
    span: Span = fields.span()
    text: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class Terms(Part):
    """The answers that a consumer asks for first; null where the text does not give them."""

    agreement_date: AgreementDate | None = None
    effective_date: EffectiveDate | None = None
    governing_law: tuple[GoverningLaw, ...] = ()
    expiration_date: ExpirationDate | None = None
    renewal_term: TermLength | None = None
    notice_period: TermLength | None = None


@dataclass(frozen=True, kw_only=True)
class Producer(Part):
    """What made the record; no time of day, because a record is a function of its source and this."""

    name: str
    version: str


@dataclass(frozen=True, kw_only=True)
class Filer(Part):
    """A company or a person in the header of an EDGAR submission, and the role it has there.

    `fiscal_year_end` is a day of every year ("XXXX-12-31"), `state_of_incorporation` the code that EDGAR gives it.
    """

    cik: str | None = None
    name: str | None = None
    former_names: tuple[str, ...] = ()
    role: FilerRole | None = None
    sic: str | None = None
    irs_number: str | None = None
    state_of_incorporation: str | None = None
    fiscal_year_end: str | None = None


@dataclass(frozen=True, kw_only=True)
class Filing(Part):
    """What the header of an EDGAR submission says of the filing and of this document in it."""

    accession_number: str | None = None
    form_type: str | None = None
    filed_date: str | None = None
    period: str | None = None
    items: tuple[str, ...] = ()
    cik: str | None = None
    filers: tuple[Filer, ...] = ()
    sequence: str | None = None
    file_name: str | None = None
    description: str | None = None


@dataclass(frozen=True, kw_only=True)
class SourceFile(Part):
    """The innermost file as it was received; `body` is the stretch of its bytes that holds this document."""

    name: str
    media_type: str
    bytes: int
    sha256: str
    encoding: str | None = None
    container: tuple[str, ...] = ()
    body: Span | None = fields.optional_span()


@dataclass(frozen=True, kw_only=True)
class DocumentInfo(Part):
    """What the document is and where it came from; `length` is that of the canonical text, in code points."""

    id: str
    kind: DocumentKind = "other"
    kind_evidence: tuple[Span, ...] = fields.spans()
    title: str | None = None
    title_span: Span | None = fields.optional_span()
    exhibit: str | None = None
    filing: Filing | None = None
    source: SourceFile
    length: int


def _read_clauses(value: list[Mapping[str, Any]]) -> tuple[Clause, ...]:
    return tuple(read_clause(one) for one in value)


@dataclass(frozen=True, kw_only=True)
class Record(Part):
    """One document's record: envelope, terms, and a list for each kind of item."""

    schema_version: str = SCHEMA_VERSION
    producer: Producer
    document: DocumentInfo
    terms: Terms = Terms()
    sections: tuple[Section, ...] = ()
    parties: tuple[Party, ...] = ()
    dates: tuple[Date, ...] = ()
    amounts: tuple[Amount, ...] = ()
    defined_terms: tuple[DefinedTerm, ...] = ()
    cross_references: tuple[CrossReference, ...] = ()
    signatures: tuple[Signature, ...] = ()
    contacts: tuple[Contact, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    tables: tuple[Table, ...] = ()
    facts: tuple[Fact, ...] = ()
    role_changes: tuple[RoleChange, ...] = ()
    quotations: tuple[Quotation, ...] = ()
    form_fields: tuple[FormField, ...] = ()
    clauses: tuple[Clause, ...] = field(default=(), metadata=config(decoder=_read_clauses))
    diagnostics: tuple[Diagnostic, ...] = ()


KINDS: Mapping[str, type[Item]] = {
    "sections": Section,
    "parties": Party,
    "dates": Date,
    "amounts": Amount,
    "defined_terms": DefinedTerm,
    "cross_references": CrossReference,
    "signatures": Signature,
    "contacts": Contact,
    "obligations": Obligation,
    "tables": Table,
    "facts": Fact,
    "role_changes": RoleChange,
    "quotations": Quotation,
    "form_fields": FormField,
}
"""The lists of the record that hold items, by name, with the class of their items."""
