"""What a careful reader notes about terms: pointers that mislead, terms unused, misspelt, undefined, ambiguous."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import regex

from extractors.defined_terms.misspelt import Misspelt
from extractors.defined_terms.pointers import only_points
from extractors.defined_terms.quoted import small
from extractors.defined_terms.scopes import glossaries, scope_of
from extractors.defined_terms.undefined import Undefined
from extractors.defined_terms.uses import Use, spellings
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import words
from pipeline.span import Span

_CORRELATIVE = lazy(r"\b(?:correlative|corresponding|comparable|similar)\s+meanings?|meanings?\s+correlative")
_LEADS = lazy(r"\b[Tt]hat\s+certain\s+")
_CERTAIN = r"\b[Tt]hat\s+certain\s+(?P<name>{})\s*,?\s+dated\b"
SHARED, FEW = 0.25, 4
"""From this share of unused entries, if they are not few, a glossary is taken to serve other documents as well."""
_REDACTED = ("***", "[*", "[ *", "[redacted", "[Redacted", "[REDACTED")
"""What stands for words that were left out of a filing."""
SEVERAL = 2
"""Small letters so many times are no accident."""
_INSTRUMENTS = ("_agreement", "indenture", "amendment", "warrant", "certificate_of_designation")
_CITED = r"(?:sections?|articles?|clauses?|paragraphs?|and|or|to|through|,)"


def dangling(terms: Sequence[DefinedTerm], labels: Mapping[str, str], document: Document) -> Iterator[Diagnostic]:
    """Definitions that point to a place where nothing is; `labels` are what they point to, by id of the term.

    An info where the term is defined after all, where the numbered section around the place is there, and for
    attachments, which are often left out of a filing.
    """
    roots = {section.label.split("(")[0] for section in document.sections}
    defined = {one.key for one in terms if not only_points(one)}
    for term in terms:
        label = labels.get(term.id, "").split("(")[0]
        if term.status == "pointer_dangling" and label:
            headed = regex.compile(rf"(?<!\d|\b(?i:{_CITED})\s+){regex.escape(label)}\.?\s+[A-Z]")
            sure = label[:1].isdigit() and label not in roots and term.key not in defined
            sure = sure and headed.search(document.text) is None
            yield Diagnostic(
                severity="warning" if sure else "info",
                code="pointer_dangling",
                message=f'"{term.term}" is said to be defined where nothing is',
                span=term.span,
                related=(term.id,),
                rule="link.pointer",
            )


_INTRODUCING = ('"', "“", " a ", " an ")
"""What stands in front of a term where it is brought in: "the Parties have entered into a Quality Agreement"."""


def mistaken(terms: Sequence[DefinedTerm], targets: Mapping[str, str], document: Document) -> Iterator[Diagnostic]:
    """Definitions that point to a section which does not define the term; `targets` are sections by id of the term."""
    places: dict[str, list[DefinedTerm]] = defaultdict(list)
    for term in terms:
        if not only_points(term):
            places[term.key].append(term)
    for term in terms:
        section = document.by_id.get(targets.get(term.id, ""))
        if section is None or term.incorporates or any(section.span.contains(one.span) for one in places[term.key]):
            continue
        said = words(document.slice(section.span)).casefold()
        elsewhere = [one for one in places[term.key] if one.part == term.part]
        if term.key in said and (not elsewhere or any(f"{mark}{term.key}" in said for mark in _INTRODUCING)):
            continue
        where = document.by_id.get(elsewhere[0].section or "") if elsewhere else None
        within = where.label.partition("/")[0] if where else ""  # "2.07/assessment rate" may well belong to 2.07(b)
        if where is not None and (where.label.startswith(section.label) or section.label.startswith(within)):
            continue
        found = f"; it is defined in {where.label}" if where else ""
        yield Diagnostic(
            severity="warning" if where and section.kind == "section" else "info",
            code="pointer_mistaken",
            message=f'"{term.term}" is said to be defined in {section.label}, which does not define it{found}',
            span=term.span,
            related=tuple(one.id for one in elsewhere[:1]),
            rule="link.pointer",
        )


_PUTS_IN = lazy(
    r"\b(?:definitions?|terms)\b[^.;:]{0,200}?\b(?:amended|deleted|replaced|restated|added|inserted|substituted|revised)\b"
    r"|\b(?:amended|amending|deleting|replacing|adding|inserting|substituting)\b[^.;:]{0,200}?\b(?:definitions?|terms)\b"
)
LEAD = 600
"""So much of a section may lead to the definitions in it."""


def _serves_another(term: DefinedTerm, document: Document) -> bool:
    """Whether an amendment puts the definition into the document that it changes, where the term is used."""
    section = document.by_id.get(term.section or "")
    around = (section, *document.ancestors(section)) if section else ()
    if any(one.rule == "replaced.text" for one in around):
        return True
    if section is None or section.kind != "definition" or document.kind != "amendment":
        return False
    holds = next((one for one in around if one.kind != "definition"), None)
    lead = document.text[holds.span.start : min(section.span.start, holds.span.start + LEAD)] if holds else ""
    return _PUTS_IN.search(lead) is not None


def unused(terms: Sequence[DefinedTerm], document: Document) -> Iterator[Diagnostic]:
    """Terms that nothing uses, each once, at the first place that defines it, or that points.

    Those that an amendment puts into another document are none: that one may use them.
    An info where the term may well be used after all: a short name, a term explained in passing, one that stands in
    small letters as well, any where words were left out of the document, and every term of a glossary that serves
    other documents too, as one in an annex of its own does, or one of which a large part is not used.
    """
    found = [one for one in _unused(terms, document) if not _serves_another(one, document)]
    entries = {one.key for one in terms if one.style in ("glossary", "means")}
    left_over = sum(one.key in entries for one in found)
    shared = left_over > max(FEW, len(entries) * SHARED) or any(mark in document.text for mark in _REDACTED)
    shared = shared or not document.kind.endswith(_INSTRUMENTS)
    attached = glossaries(document)
    defining = {one.key: one for one in reversed(terms) if not only_points(one)}
    for one in found:
        term = defining.get(one.key, one)
        entry = term.key in entries and term.rule != "term.unquoted_means" and term.part not in attached
        yield Diagnostic(
            severity="warning" if entry and not shared and not _in_small_letters(term, document) else "info",
            code="term_unused",
            message=f'"{term.term}" is defined and not used',
            span=term.span,
            related=(term.id,),
            rule="link.uses",
        )


def _in_small_letters(term: DefinedTerm, document: Document) -> bool:
    """Whether the words stand several times in the term's own part without their capitals: "two months"."""
    text, found = document.text, 0
    at = -1 if term.term.islower() else text.find(term.key)
    while at != -1 and found < SEVERAL:
        end = at + len(term.key)
        end += text.startswith("s", end)
        alone = not (text[at - 1 : at].isalnum() or text[end : end + 1].isalnum())
        found += alone and document.part_at(at) == term.part
        at = text.find(term.key, end)
    return found == SEVERAL


def _unused(terms: Sequence[DefinedTerm], document: Document) -> Iterator[DefinedTerm]:
    used = {one.key for one in terms if one.uses or one.uses_incorporated}
    together = {one.definition_span for one in terms if one.key in used and one.definition_span}
    places: dict[str, set[int]] = defaultdict(set)
    for term in terms:
        places[term.key].add(term.span.start)
    seen = set(used)
    folded = small(document.text).replace("\n", " ")
    for term in terms:
        if term.incorporates or term.key in seen or term.definition_span in together:
            continue
        seen.add(term.key)
        told = term.term.split()[0].islower() or _CORRELATIVE.search(term.definition or "")
        if not told and not _stands_elsewhere(term, places[term.key], document.text, folded):
            yield term


def _stands_elsewhere(term: DefinedTerm, places: set[int], text: str, folded: str) -> bool:
    """Whether the words stand anywhere else with their capitals, if only inside a longer name."""
    mixed = any(word.islower() and len(word) > len("and") for word in term.term.split())  # "Net sales"
    for form in spellings([term.key]):
        at = folded.find(form)
        while at != -1:
            if (
                at not in places
                and not text[at - 1 : at].isalnum()
                and (mixed or not text[at : at + len(form)].islower())
            ):
                return True
            at = folded.find(form, at + len(form))
    return False


def misspellings(found: Iterable[Misspelt], terms: Sequence[DefinedTerm]) -> Iterator[Diagnostic]:
    """Uses with a wrong letter."""
    by_key = {one.key: one for one in reversed(terms)}
    for one in found:
        term = by_key[one.key]
        yield Diagnostic(
            severity="warning",
            code="term_misspelt",
            message=f'"{one.written}" is defined nowhere; "{term.term}" is',
            span=one.span,
            related=(term.id,),
            rule="link.uses",
        )


def out_of_scope(strays: Iterable[Use], terms: Sequence[DefinedTerm], document: Document) -> Iterator[Diagnostic]:
    """Uses outside the one section that a term is defined for, where nothing else defines it: the first of each."""
    by_key = {one.key: one for one in reversed(terms)}
    for key, use in {one.key: one for one in sorted(strays, key=lambda one: one.span, reverse=True)}.items():
        term = by_key[key]
        scope = scope_of(term, document)
        if scope is not None and not term.term.islower():
            yield Diagnostic(
                severity="info",
                code="term_out_of_scope",
                message=f'"{term.term}" is defined for {scope.label} alone',
                span=use.span,
                related=(term.id,),
                rule="link.uses",
            )


def ambiguous(terms: Sequence[DefinedTerm], document: Document) -> Iterator[Diagnostic]:
    """Another instrument under a defined name: "that certain Warrant Agreement dated as of February 1, 2002"."""
    first = (
        {one.key: one for one in reversed(terms) if one.style == "parenthetical"} if "ertain" in document.text else {}
    )
    leads = [found.end() for found in _LEADS.finditer(document.text)] if first else []
    for term in first.values():
        parts = term.term.split()
        led = any(document.text.startswith(tuple(parts[:1]), at) for at in leads)
        if not led or not term.key.endswith(("agreement", "indenture", "note", "lease", "plan")):
            continue
        spaced = r"\s+".join(map(regex.escape, parts))
        for found in regex.finditer(_CERTAIN.format(spaced), document.text, 0, term.span.end):
            if document.text.endswith(("means ", "mean "), 0, found.start()):  # its own definition, put in later
                continue
            yield Diagnostic(
                severity="warning",
                code="term_ambiguous",
                message=f'"{words(found["name"])}" names another instrument here than the one defined by that name',
                span=term.span._replace(start=found.start("name"), end=found.end("name")),
                related=(term.id,),
                rule="link.uses",
            )


def without_definition(names: Iterable[Undefined], covered: frozenset[str], document: Document) -> Iterator[Diagnostic]:
    """Names used as terms that nothing defines, or only another document (in the parts `covered`)."""
    instrument = document.kind.endswith(_INSTRUMENTS)
    for name in names:
        written = words(document.slice(name.uses[0]))
        if name.part in covered:
            yield Diagnostic(
                severity="warning" if instrument and name.led else "info",
                code="term_defined_in_other_document",
                message=f'"{written}" is defined only by the document whose terms are taken over',
                span=name.uses[0],
                rule="link.undefined",
            )
        elif name.used_as_term:
            yield Diagnostic(
                severity="warning" if name.certain else "info",
                code="term_undefined",
                message=f'"{written}" is used as a term{_often(name.uses)} and defined nowhere',
                span=name.uses[0],
                rule="link.undefined",
            )


def _often(uses: Sequence[Span]) -> str:
    return f" {len(uses)} times" if len(uses) > 1 else ""
