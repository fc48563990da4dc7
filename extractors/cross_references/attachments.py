r"""References to what is attached: exhibits, annexes, schedules, appendices.

"attached hereto as Exhibit A", "Schedule 4.23", "Exhibit 1 to Annex A of the offering memorandum".
"""

from collections.abc import Mapping
from typing import Any

from extractors.cross_references.label_patterns import LABEL_PIECES, list_of
from extractors.cross_references.labelled import labelled
from extractors.lexicon import attachments
from pipeline.record import TargetKind
from pipeline.rules import Rule


def attachment(kind: TargetKind, head: str, examples: Mapping[str, Any], near_misses: tuple[str, ...]) -> Rule:
    """The rule for one word that attachments are called by; "Schedule 13D" is a form of the Commission and none."""
    stem = head.removesuffix("x")  # "Appendices"
    return Rule(
        name=f"reference.{head.lower()}",
        pattern=rf"(?P<head> \b (?i: {attachments.HEADS[head]} ) {{GAP}} [\"“]? )"
        r" (?! 1[34][A-Z] \b | TO \b )"
        r" (?P<labels> " + list_of("ATTACHMENT_LABEL") + " )",
        build=labelled(kind, "ATTACHMENT_LABEL"),
        ignore_case=False,
        needs=(stem, stem.upper(), stem.lower()),
        pieces=LABEL_PIECES,
        examples=examples,
        near_misses=near_misses,
    )


RULES: tuple[Rule, ...] = (
    attachment(
        "exhibit",
        "Exhibit",
        {
            "attached as Exhibit A": {"target_kind": "exhibit", "label": "A", "span_text": "Exhibit A"},
            'in Exhibits "A" and "B".': [
                {"label": "A", "span_text": 'Exhibits "A'},
                {"label": "B", "span_text": "B"},
            ],
            'shown on Exhibit "B" to the Lake Lease.': {
                "label": "B",
                "document": "Lake Lease",
                "span_text": 'Exhibit "B',
            },
            "Exhibit 3(e) to registrant's registration statement on Form S-3, Registration": {
                "label": "3(e)",
                "document": "registration statement on Form S-3",
                "span_text": "Exhibit 3(e)",
            },
            "Exhibit 10.1 to the Company's Annual Report on Form 10-K for": {
                "label": "10.1",
                "document": "Annual Report on Form 10-K",
                "span_text": "Exhibit 10.1",
            },
            "attached to the offering memorandum as Exhibit 1 to": {
                "label": "1",
                "document": "offering memorandum",
                "span_text": "Exhibit 1",
            },
            "Exhibit 1 to Annex A of the offering memorandum": {
                "label": "1",
                "document": "offering memorandum",
                "span_text": "Exhibit 1",
            },
            "as Exhibits 99.4(a)-(c)": [
                {"label": "99.4(a)", "span_text": "Exhibits 99.4(a)-(c)"},
                {"label": "99.4(b)", "span_text": "Exhibits 99.4(a)-(c)"},
                {"label": "99.4(c)", "span_text": "Exhibits 99.4(a)-(c)"},
            ],
            "Exhibits 10.1 and\n  10.2": [
                {"label": "10.1", "span_text": "Exhibits 10.1"},
                {"label": "10.2", "span_text": "10.2"},
            ],
        },
        ("Exhibit to the Agreement", "Exhibition A", "Exhibit MA", 'Exhibit "Best Efforts"'),
    ),
    attachment(
        "annex",
        "Annex",
        {
            "attached as Annex III-B.": {"label": "III-B", "span_text": "Annex III-B"},
            "see Annex A": {"target_kind": "annex", "label": "A", "span_text": "Annex A"},
            "attached to the offering memorandum as Exhibit 1 to Annex A": {
                "document": "offering memorandum",
                "span_text": "Annex A",
            },
            "Annex A of the offering\n memorandum": {"document": "offering memorandum", "span_text": "Annex A"},
        },
        ("annexed A", "Annex to"),
    ),
    attachment(
        "schedule",
        "Schedule",
        {
            "on Schedule\n 1.3": {"target_kind": "schedule", "label": "1.3", "span_text": "Schedule\n 1.3"},
            "listed in schedule A of this agreement": {"label": "A", "span_text": "schedule A"},
            "see SCHEDULE II": {"label": "II", "span_text": "SCHEDULE II"},
            "SCHEDULE F - R&D Projects": {"label": "F", "span_text": "SCHEDULE F"},
        },
        ("Schedule of Fees", "Schedule 13D"),
    ),
    attachment(
        "annex",
        "Appendix",
        {"see Appendix B": {"target_kind": "annex", "label": "B", "span_text": "Appendix B"}},
        ("Appendix to",),
    ),
    attachment(
        "annex",
        "Attachment",
        {"see Attachment 2": {"target_kind": "annex", "label": "2", "span_text": "Attachment 2"}},
        ("Attachment to",),
    ),
)
