r"""Blanks to be filled in: rules to write on, with their prompts, and prompts that nothing stands behind.

"Telephone:  ______" is a field by the label "Telephone:"; "the prospectus dated\n_______" one without a label.
"""

from collections.abc import Iterator

import regex

from extractors.form_fields.prompts import label_of, line_end, line_start, prompt_before
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import FormField
from pipeline.rules import MONTHS, Match, Rule
from pipeline.span import Span

_SIGNS = lazy(
    r"(?:\b(?:By|Name|Title|Its|Print(?:ed)?(?:\s+Name)?|Signature|Per|Attest|Witness)\s*:?|/s/)\s*\Z", regex.I
)
_ITEM = lazy(
    r"\n[ \t]*(?:\([a-z\d]{1,4}\)|\d{1,2}\.)[ \t]+"
    r"(?P<prompt>(?=[^_]*\p{Ll})\p{Lu}[^_\n]{2,120}(?:\n[ \t]*[^\s_][^_\n]{0,120}){0,3})"
    r"(?<![.;,:])(?:[ \t]*\n){1,2}[ \t]*\Z"
)
"""An item of a form without a colon, over a rule to write on: "(a) Full Legal Name of Selling Stockholder"."""
_SIGN = lazy(r"\$\s?\Z")
_GOES_ON = lazy(r"\bdated?\b[^\n_]{0,20}_{2,}(?:[ \t]+_{1,3})?[ \t]*,[ \t]*\Z", regex.IGNORECASE)
"""The day of a date left open before its year: "Dated: _________, ____"."""
_CAPTION = lazy(
    r"[ \t]*\n[ \t]*(?P<prompt>\((?:[Pp]lease\s)?(?:[Ii]nsert|[Pp]rint|[Tt]ype(?:write)?)\s(?![Nn]ame\))[^()\n]{3,90}"
    r"(?:\n[^()\n]{1,90})?\))"
)
"""What is to be written on a rule, below it: "(Insert assignee's tax identification number)"."""
_ANSWERS = lazy(r"\b(?:(?:Yes|YES)|(?:Yes|YES)\b[^\n]{0,30}\b(?:No|NO)):?[ \t\xa0]{1,4}\Z")
_ANSWERED = lazy(r"[xX✓]?_{0,5}[ \t\xa0]{0,3}(?:Yes|YES|No|NO)\b(?!\.)")
_DATE_PROMPT = lazy(r"\b(?:date|dated)\b", regex.IGNORECASE)
_DAY_OF = lazy(r"\s*day\s+of\b", regex.IGNORECASE)
"""A day left open in a date that is written out is no field of its own: "this ___ day of January, 2002"."""
_DATE_AFTER = lazy(rf"\s*(?:(?:{'|'.join(MONTHS)})\b|,\s*(?:19|20)(?:\d\d|_+))", regex.IGNORECASE)
_DATE_BEFORE = lazy(
    rf"(?:\b(?:{'|'.join(MONTHS)}|dated(?:\s+as\s+of)?|period\s+from|ended|ending)|\bfrom\s*_{{3,}}\s*to)\s*\Z",
    regex.IGNORECASE,
)


def blank(match: Match, document: Document) -> FormField | None:
    """The field of a rule to write on; none for a signature's rule, and for the second line of one blank."""
    text = document.text
    start, end = match.span()
    if document.in_table(Span(start, end)) or document.in_furniture(Span(start, end)):
        return None
    before = text[max(0, start - 160) : start]
    if (
        before.rstrip().endswith(("_", "---"))
        and not before.rstrip(" \t_-").endswith((":", "?"))
        and _alone(text, start, end)
    ):
        return None
    if _ANSWERS.search(before[-50:]) or _ANSWERED.match(text, end, end + 8):
        return None  # a blank for a tick: "Yes ___  No _X_"
    dollar = len(sign[0]) if (sign := _SIGN.search(before)) else 0
    prompt = prompt_before(text, start - dollar)
    if _SIGNS.search(before) or _DAY_OF.match(text, end, end + 12) or _GOES_ON.search(before):
        return None
    alone = _alone(text, start, end)
    caption = _CAPTION.match(text, end) if alone else None
    if caption is not None:
        span = Span(*caption.span("prompt"))
        return FormField(span=span, label=label_of(text, span), kind="text")
    if prompt is not None and not (alone and document.slice(prompt).isupper()):
        label = label_of(text, prompt)
        return FormField(span=prompt, label=label, kind="date" if _is_date(label or "") else "text")
    item = _ITEM.search(text, max(0, start - 600), start) if alone else None
    if item is not None:
        span = Span(*item.span("prompt"))
        return FormField(span=span, label=label_of(text, span), kind="text")
    if alone:
        return None
    dated = _DATE_AFTER.match(text, end, end + 30) or _DATE_BEFORE.search(before)
    return FormField(span=Span(start - dollar, end), kind="date" if dated and not dollar else "text")


def _is_date(label: str) -> bool:
    return _DATE_PROMPT.search(label) is not None and len(label) < 60


def _alone(text: str, start: int, end: int) -> bool:
    """Whether nothing but blanks stands on the line, or in this column of it: a rule to sign on, or a line drawn."""
    line, rest = text[line_start(text, start) : start], text[end : line_end(text, end)]
    left = regex.split(r"[ ]{3,}|\t", line)[-1]
    right = regex.split(r"[ ]{3,}|\t", rest)[0]
    return not regex.search(r"[\p{L}\d]", left + right)


def ruled(match: Match, document: Document) -> FormField | None:
    """The field of a prompt with a line of hyphens below it."""
    prompt = prompt_before(document.text, match.start("gap") + 1)
    if prompt is None or document.in_table(prompt) or _SIGNS.fullmatch(document.slice(prompt)):
        return None
    label = label_of(document.text, prompt)
    return FormField(span=prompt, label=label, kind="date" if _is_date(label or "") else "text")


def parenthesis(match: Match, document: Document) -> FormField:
    """The field of a prompt in parentheses in which nothing follows it."""
    span = Span(*match.span("prompt"))
    return FormField(span=span, label=label_of(document.text, span), kind="text")


def undated(match: Match, document: Document) -> FormField | None:
    """The field of a date prompt of an attached form that nothing follows on its line."""
    span = Span(*match.span("prompt"))
    return FormField(span=span, label=document.slice(span), kind="date", blank=False)


def unanswered(document: Document) -> Iterator[FormField]:
    """The items of a form whose words end with a colon, where no rule to write on follows."""
    for section in document.sections:
        if section.kind != "section" or section.inline or section.part == "main":
            continue
        text = document.slice(section.span)
        if text.endswith(":") and len(text) < 700 and "\n\n" not in text.strip():
            prompt = prompt_before(document.text, section.span.end)
            if prompt is not None and _has_lower(document, prompt):
                yield FormField(
                    span=prompt, label=label_of(document.text, prompt), kind="text", blank=False,
                    rule="field.unanswered",
                )  # fmt: skip


def _has_lower(document: Document, span: Span) -> bool:
    return any(character.islower() for character in document.slice(span))


_QUESTION = lazy(r"\?(?=[\"”]?\s+(?:If|Please|List|Describe|State|Provide)\b)")


def questions(document: Document) -> Iterator[FormField]:
    """Questions of a form that another prompt follows in the same item: "Is it …? If not, list below …: ____"."""
    for section in document.sections:
        if section.kind != "section" or section.part == "main":
            continue
        for match in _QUESTION.finditer(document.text, section.span.start, section.span.end):
            prompt = prompt_before(document.text, match.end())
            if prompt is not None and section.span.contains(prompt):
                yield FormField(
                    span=prompt, label=label_of(document.text, prompt), kind="text", blank=False,
                    rule="field.unanswered",
                )  # fmt: skip


RULES: tuple[Rule, ...] = (
    Rule(
        name="field.blank",
        pattern=r"(?<!_) _{3,} (?: [ \t]* \n [ \t]* _{3,} (?= [ \t]* $ ) )*",
        build=blank,
        examples={
            "Telephone No. (including area code):  _______________": {
                "span_text": "Telephone No. (including area code):", "label": "Telephone No. (including area code):",
                "kind": "text",
            },
            "(a) Full legal name of registered\n    holder: ______________": {
                "span_text": "Full legal name of registered\n    holder:",
                "label": "Full legal name of registered holder:",
            },
            "Date of exercise: ________": {"span_text": "Date of exercise:", "kind": "date"},
            "the prospectus dated\n_______, or in amendments": {"span_text": "_______", "kind": "date", "label": None},
            "has transferred $______________ principal amount": {"span_text": "$______________", "kind": "text"},
        },
        near_misses=("By: ______________", "    ______________\n    Authorized Signatory", "Title:  ____________"),
        needs=("___",),
    ),
    Rule(
        name="field.ruled_line",
        # looked at from the hyphens, which are rare, back to the prompt above them
        pattern=r"(?<! - ) -------- -* [ \t]* $ (?<= [:?] (?P<gap> [ \t]* \n [ \t]* (?: \n [ \t]* )? ) -{8,} [ \t]* )",
        build=ruled,
        examples={
            "(b) CUSIP No(s). of such Securities beneficially\n    owned:\n          -------------------": {
                "span_text": "CUSIP No(s). of such Securities beneficially\n    owned:", "kind": "text",
            },
        },
        near_misses=("Total assets\n      -----------", "ARTICLE I\n----------", "By:\n   --------------"),
        needs=("--------",),
    ),
    Rule(
        name="field.empty_parenthesis",
        pattern=r"\( \s? (?P<prompt> (?: CUSIP | ISIN | File | Registration | Commission \s File | Common \s Code ) \s+"
        r" No s? \.? ) \s* \)",
        build=parenthesis,
        examples={"Notes due\n2024 (CUSIP No. ) (the": {"span_text": "CUSIP No."}},
        near_misses=("(CUSIP No. 45664VAB2)", "(the CUSIP No.)"),
        needs=(" No",),
    ),
    Rule(
        name="field.undated",
        pattern=r"(?P<prompt> Date d? : ) (?<= ^ [ \t]* Date d? : ) [ \t]* $",
        build=undated,
        examples={"  Dated:\n\nPLEASE RETURN": {"span_text": "Dated:", "kind": "date", "blank": False}},
        near_misses=("Dated: June 30, 2004", "Dated:  ________"),
        needs=("Date",),
        ignore_case=False,
    ),
)  # fmt: skip
