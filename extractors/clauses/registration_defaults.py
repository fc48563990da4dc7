"""The events that set additional interest running.

"if: (i) the Shelf Registration Statement is not filed with the Commission prior to or on the Shelf Filing Deadline; …
(each such event …, a "REGISTRATION DEFAULT")". Where one event of the list has no reading, there is no clause.
"""

from collections.abc import Iterator

import regex

from extractors.clauses.default_events import COUNTED, EXCHANGE, event_of
from extractors.clauses.evidence import quotes
from extractors.clauses.nearby import STATEMENTS, asked
from extractors.clauses.pieces import PIECES, Entry, entries
from pipeline.clause import Clause, RegistrationDefault
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE | regex.DOTALL
_REACH = 6000
_CLOSED = lazy(
    expand(
        r"""(?P<named> \( \s* (?: each | any ) \s+ (?: such | event | of \s+ the \s+ foregoing ) \b .{4,300}?
                {QUOTE} \s* \)
            | \( \s* each ,? \s+ an? \s+ {QUOTE} [^()]{3,60} {QUOTE} \s* \) )
        | ,? \s+ then \b | , \s+ (?: the \s+ )? (?: Company | Issuers? | Corporation ) \s+ (?: hereby \s+ )? (?:
        agrees? | shall | will ) \b""",
        PIECES,
    ),
    _FLAGS,
)
_NAMED_BEFORE = lazy(expand(r"{QUOTE} registration \s+ defaults? {QUOTE}", PIECES), _FLAGS)
_FULL_STOP = lazy(r"(?P<named> \b ){0} [.] (?= \s+ \p{Lu} | \s* \Z )", regex.VERBOSE)
"""What ends a list whose events were named in front of it."""
_IT = lazy(r"\s*it\b", _FLAGS)
_OWES = lazy(r"\b (?: pay | pays | payable | paid | interest | damages | registration \s+ default s? ) \b", _FLAGS)
_NEAR = 600
_SUBJECT = lazy(
    expand(
        r"(?: the | an? | any ) \s+ {STATEMENT} \b [^()]{0,240} \s (?: is | was | has \s+ been )"
        r" | after \b [^()]{3,40} ,",
        PIECES,
    ),
    _FLAGS,
)
_IF = lazy(r"(?:if\s+applicable,?\s+|if\s+)", regex.IGNORECASE)


def _default(match: Match, document: Document) -> RegistrationDefault | None:
    """The events of the list; null where one of them has no reading, or the list does not end."""
    text = document.text
    closed = _CLOSED.search(text, match.end(), match.end() + _REACH)
    if _NAMED_BEFORE.search(match[0]) and (stop := _FULL_STOP.search(text, match.end(), match.end() + _REACH)):
        closed = stop if closed is None or stop.start() < closed.start() else closed
    if closed is None:
        return None
    subject = f"{words(match['subject'])} {match['denied'] or ''}" if match["subject"] else ""
    listed = list(_flat(text, match.end(), closed.start()))
    read = [event_of(document, entry, lead or subject) for entry, lead in listed]
    if not read or not all(read):
        return None
    if EXCHANGE.search(text, match.end(), closed.start()) and any(_IT.match(text, one.span.start) for one, _ in listed):
        return None  # "it" may be the statement of the offer or the shelf, with deadlines of their own
    found = [one for one in read if one]
    counted = any(one.trigger.deadline in COUNTED for one in found)
    if (
        counted
        and _OWES.search(text, match.start(), match.end()) is None
        and not _OWES.search(text, closed.start(), closed.end() + _NEAR)
    ):
        return None  # an event on which a contract ends, as a merger agreement lists them
    places = {f"triggers[{at}].{name}": span for at, one in enumerate(found) for name, span in one.places.items()}
    return RegistrationDefault(
        span=Span(match.end(), closed.end() if closed["named"] else closed.start()),
        triggers=tuple(one.trigger for one in found),
        evidence=quotes(places),
    )


def _flat(text: str, start: int, end: int) -> Iterator[tuple[Entry, str]]:
    """The entries of the list; those of a list that an entry is made of stand for it: "(iv) (A) …" is "(iv)(A)".

    An "if" in front of each of them is left out. What stands in front of such an inner list is the subject of its
    members, "(i) a Registration Statement is (A) not filed … or (B) not declared effective"; else it is empty.
    """
    for one in entries(text, start, end):
        lead = _IF.match(text, *one.span)
        entry = Entry(one.label, Span(lead.end(), one.span.end)) if lead else one
        inner = list(entries(text, entry.span.start, entry.span.end))
        before = text[entry.span.start : text.index("(", entry.span.start)] if len(inner) > 1 else ""
        if len(inner) > 1 and (not before or _SUBJECT.fullmatch(words(before))):
            yield from ((Entry(entry.label + each.label, each.span), before) for each in inner)
        else:
            yield entry, ""


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.registration_default",
        pattern=r"""(?<! \w ) (?: (?: if | in \s+ the \s+ event \s+ that ) \s* :? \s+
            (?: (?P<subject> (?: the | a | any ) \s+ {STATEMENT} ) \b
            (?: [^.;()] | (?<= \w ) \( \w{1,3} \) | (?<= \s ) \( as \s (?: [^()] | \( \w{1,3} \) ){3,60} \) ){0,240}? \s
            (?P<denied> (?: is | has | was | shall ) \s+ not \s+ (?: (?: be | been ) \s+ )? )? )??
            | if \s+ \( \s* each \s+ such \s+ event \b [^.;:]{0,60}? {QUOTE} registration \s+ default {QUOTE} \s* \)
            :? \s+
            | the \s+ following \s+ events? \b [^.;:]{0,90}? {QUOTE} registration \s+ defaults? {QUOTE}
            [^.;]{0,240}? : \s+ )
            (?= \( (?: i | a | A | 1 ) \) \s )""",
        build=_default,
        needs=("egistration Statement",),
        pieces=PIECES,
        examples={
            "Accordingly, if:\n\n  (i) the Shelf Registration Statement is not filed with the Commission prior to or "
            "on the "
            "Shelf Filing Deadline;\n\n  (ii) the Shelf Registration Statement is filed and declared effective but, "
            "during "
            "the Effectiveness Period, shall cease to be effective or fail to be usable without such disability being "
            "cured "
            "within five Business Days; or\n\n  (iii) (A) prior to or on the 45th or 60th day, as the case may be, of "
            "any "
            "Suspension Period, such suspension has not been terminated or (B) Suspension Periods exceed an aggregate "
            "of 90\n"
            '  days in any 360 day period,\n\n  (each such event, a "REGISTRATION DEFAULT")': {
                "span_text": "(i) the Shelf Registration Statement is not filed with the Commission prior to or on "
                "the Shelf "
                "Filing Deadline;\n\n  (ii) the Shelf Registration Statement is filed and declared effective but, "
                "during the "
                "Effectiveness Period, shall cease to be effective or fail to be usable without such disability being "
                "cured "
                "within five Business Days; or\n\n  (iii) (A) prior to or on the 45th or 60th day, as the case may "
                "be, of any "
                "Suspension Period, such suspension has not been terminated or (B) Suspension Periods exceed an "
                "aggregate of "
                '90\n  days in any 360 day period,\n\n  (each such event, a "REGISTRATION DEFAULT")',
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "shelf_filing_deadline"},
                    {
                        "label": "(ii)",
                        "kind": "unusable",
                        "during": "effectiveness_period",
                        "cure": {"quantity": 5, "basis": "business"},
                    },
                    {"label": "(iii)(A)", "kind": "suspension_not_terminated", "days": 45, "extended_days": 60},
                    {"label": "(iii)(B)", "kind": "suspension_aggregate_exceeds", "days": 90, "within": 360},
                ],
            },
            "If (a) the Shelf Registration Statement has not been filed on or prior to the Filing Deadline, (b) the "
            "Shelf Registration Statement has not been declared effective on or prior to the Effectiveness Deadline, "
            "or (c) after it has been declared effective the Shelf Registration Statement ceases to be effective or "
            "usable "
            'without being succeeded within ten days by a post-effective amendment (each, a "Registration Default")': {
                "span_text": "(a) the Shelf Registration Statement has not been filed on or prior to the Filing "
                "Deadline, (b) the Shelf Registration Statement has not been declared effective on or prior to the "
                "Effectiveness Deadline, or (c) after it has been declared effective the Shelf Registration Statement "
                "ceases to be effective or usable without being succeeded within ten days by a post-effective "
                'amendment (each, a "Registration Default")',
                "triggers": [
                    {"label": "(a)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(b)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                    {"label": "(c)", "kind": "unusable", "cure": {"quantity": 10, "basis": "calendar"}},
                ],
            },
            "If the Registration Statement required by Section 2(a) of this Agreement (i) has not been filed on or "
            "prior to the Filing Date, (ii) has not been declared effective on or prior to the Effective Date or (iii) "
            "is not available for resales of Registrable Securities at any time during the Registration Period, the "
            "Company will make payments": {
                "span_text": "(i) has not been filed on or prior to the Filing Date, (ii) has not been declared "
                "effective on or prior to the Effective Date or (iii) is not available for resales of Registrable "
                "Securities at any time during the Registration Period",
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "filing_date"},
                    {"label": "(ii)", "kind": "not_effective_by", "deadline": "effective_date"},
                    {"label": "(iii)", "kind": "unusable", "during": "registration_period"},
                ],
            },
            "If (i) a Registration Statement covering the Registrable Securities is not declared effective by the SEC "
            "on or "
            'before the applicable Registration Deadline (a "Registration Failure"), or (ii) except pursuant to a '
            "Permitted Blackout (as defined below), after such Registration Statement has been declared effective by "
            "the SEC, sales of "
            'all the Registrable Securities covered thereby cannot be made (a "Registration Suspension"), then': {
                "span_text": "(i) a Registration Statement covering the Registrable Securities is not declared "
                "effective by the "
                'SEC on or before the applicable Registration Deadline (a "Registration Failure"), or (ii) except '
                "pursuant to a Permitted Blackout (as defined below), after such Registration Statement has been "
                "declared effective by the "
                'SEC, sales of all the Registrable Securities covered thereby cannot be made (a "Registration '
                'Suspension")',
                "triggers": [
                    {"label": "(i)", "kind": "not_effective_by", "deadline": "registration_deadline"},
                    {"label": "(ii)", "kind": "unusable", "except": "suspension_limit"},
                ],
            },
            "If (i) any of the Registration Statements required by this Agreement has not been declared effective by "
            "the date specified for such effectiveness in this Agreement (the “Effectiveness Target Date”) or (ii) the "
            "Exchange Offer has not been Consummated by the date specified herein, the Company will pay interest": {
                "span_text": "(i) any of the Registration Statements required by this Agreement has not been declared "
                "effective by the date specified for such effectiveness in this Agreement (the “Effectiveness Target "
                "Date”) or (ii) the Exchange Offer has not been Consummated by the date specified herein",
                "triggers": [
                    {"label": "(i)", "kind": "not_effective_by", "deadline": "effectiveness_target_date"},
                    {
                        "label": "(ii)",
                        "kind": "not_consummated_by",
                        "deadline": "exchange_offer_consummation_deadline",
                    },
                ],
            },
            "If (i) any Registration Statement is not declared effective on or before the Effectiveness Deadline, (an "
            "“Effectiveness Failure”) or (ii) on any day after the applicable Effective Date (other than during an "
            "Allowed Delay) sales of the Shares cannot be made, then the Company shall pay damages": {
                "span_text": "(i) any Registration Statement is not declared effective on or before the Effectiveness "
                "Deadline, (an “Effectiveness Failure”) or (ii) on any day after the applicable Effective Date (other "
                "than during an Allowed Delay) sales of the Shares cannot be made",
                "triggers": [
                    {"label": "(i)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                    {"label": "(ii)", "kind": "unusable", "except": "suspension_limit"},
                ],
            },
            "If the Registration Statement covering the Shares is not (i) filed with the Commission by the Filing "
            "Deadline, or (ii) declared effective by the Effectiveness Deadline, then the Company shall pay damages": {
                "span_text": "(i) filed with the Commission by the Filing Deadline, or (ii) declared effective by the "
                "Effectiveness Deadline",
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(ii)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                ],
            },
            "if any of the following events occur (each such event below a “Registration Default”): (i) the Shelf "
            "Registration Statement is not filed with the Commission within 80 days after the Plan Effective Date; "
            "(ii) the Shelf Registration Statement ceases to be effective.": {
                "span_text": "(i) the Shelf Registration Statement is not filed with the Commission within 80 days "
                "after the Plan Effective Date; (ii) the Shelf Registration Statement ceases to be effective",
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(ii)", "kind": "unusable"},
                ],
            },
            "In the event that (i) neither the Exchange Offer Registration Statement nor the Shelf Registration "
            "Statement has been filed on or prior to the 90th day following the original issuance of the Notes or (ii) "
            "any such Registration Statement has not been declared effective on or prior to the Effectiveness "
            'Deadline (each such event, a "Registration Default")': {
                "span_text": "(i) neither the Exchange Offer Registration Statement nor the Shelf Registration "
                "Statement has been filed on or prior to the 90th day following the original issuance of the Notes "
                "or (ii) any such Registration Statement has not been declared effective on or prior to the "
                'Effectiveness Deadline (each such event, a "Registration Default")',
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(ii)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                ],
            },
            "If the Registration Statement covering the Shares or the New Shares (as defined in Section 3(b) hereof) "
            "required to be filed by the Company under Section 2, as the case may be, is not (i) filed within 45 days "
            "after the original issue (the “Issue Date”) or (ii) declared effective within 130 days after the Closing "
            "Date (the “Effectiveness Deadline”), then the Company shall pay damages": {
                "span_text": "(i) filed within 45 days after the original issue (the “Issue Date”) or (ii) declared "
                "effective within 130 days after the Closing Date (the “Effectiveness Deadline”)",
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(ii)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                ],
            },
            "If (a) the Shelf Registration Statement has not been filed within 90 days after the Closing Date, (b) it "
            "has not been declared effective within 180 days after the Closing Date, or (c) the Shelf Registration "
            "Statement ceases to be effective, then the Company shall pay interest": {
                "span_text": "(a) the Shelf Registration Statement has not been filed within 90 days after the "
                "Closing Date, (b) it has not been declared effective within 180 days after the Closing Date, or (c) "
                "the Shelf Registration Statement ceases to be effective",
                "triggers": [
                    {"label": "(a)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(b)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                    {"label": "(c)", "kind": "unusable"},
                ],
            },
            "If any of the following events (each, a “Registration Default”) shall occur, the Issuers shall pay "
            "liquidated damages: (i) if the Exchange Offer Registration Statement is not declared effective on or "
            "prior to the Effectiveness Deadline; or (ii) if the Issuers fail to consummate the Registered Exchange "
            "Offer within 30 Business Days of the Effectiveness Deadline, then, in each case,": {
                "span_text": "(i) if the Exchange Offer Registration Statement is not declared effective on or prior "
                "to the Effectiveness Deadline; or (ii) if the Issuers fail to consummate the Registered Exchange "
                "Offer within 30 Business Days of the Effectiveness Deadline",
                "triggers": [
                    {"label": "(i)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                    {
                        "label": "(ii)",
                        "kind": "not_consummated_by",
                        "deadline": "exchange_offer_consummation_deadline",
                    },
                ],
            },
            "In the event that (i) neither an Exchange Offer Registration Statement nor a Shelf Registration Statement "
            "is declared effective on or prior to the Effectiveness Deadline or (ii) (A) the Issuer has not exchanged "
            "all Notes validly tendered in accordance with the terms of an Exchange Offer on or prior to the 20th "
            "Business Day after the Effectiveness Deadline or (B) if applicable, the Shelf Registration Statement has "
            "been declared effective and such Shelf Registration Statement ceases to be effective prior to the end of "
            "the Effectiveness Period (provided that the Issuer will be permitted to suspend its use for a period not "
            "to exceed 60 days in any 360-day period) (any event referred to in the foregoing clauses (i) or (ii), a "
            "“Registration Default”)": {
                "span_text": "(i) neither an Exchange Offer Registration Statement nor a Shelf Registration Statement "
                "is declared effective on or prior to the Effectiveness Deadline or (ii) (A) the Issuer has not "
                "exchanged all Notes validly tendered in accordance with the terms of an Exchange Offer on or prior to "
                "the 20th Business Day after the Effectiveness Deadline or (B) if applicable, the Shelf Registration "
                "Statement has been declared effective and such Shelf Registration Statement ceases to be effective "
                "prior to the end of the Effectiveness Period (provided that the Issuer will be permitted to suspend "
                "its use for a period not to exceed 60 days in any 360-day period) (any event referred to in the "
                "foregoing clauses (i) or (ii), a “Registration Default”)",
                "triggers": [
                    {"label": "(i)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                    {
                        "label": "(ii)(A)",
                        "kind": "not_consummated_by",
                        "deadline": "exchange_offer_consummation_deadline",
                    },
                    {
                        "label": "(ii)(B)",
                        "kind": "unusable",
                        "during": "effectiveness_period",
                        "except": "suspension_limit",
                    },
                ],
            },
            "If (a) on or prior to the 80th day following the Issue Date, neither the Exchange Offer Registration "
            "Statement nor the Shelf Registration Statement has been filed with the Commission, (b) on or prior to the "
            "33rd day following the date of effectiveness, neither the Registered Exchange Offer has been consummated "
            "nor the Shelf Registration Statement has been declared effective, or (c) the Shelf Registration Statement "
            "ceases to be effective or usable for the offer and sale of Notes for a period of time (including any "
            "Suspension Period) which shall exceed 70 days in the aggregate in any 12-month period, then interest will "
            "accrue": {
                "span_text": "(a) on or prior to the 80th day following the Issue Date, neither the Exchange Offer "
                "Registration Statement nor the Shelf Registration Statement has been filed with the Commission, (b) "
                "on or prior to the 33rd day following the date of effectiveness, neither the Registered Exchange "
                "Offer has been consummated nor the Shelf Registration Statement has been declared effective, or (c) "
                "the Shelf Registration Statement ceases to be effective or usable for the offer and sale of Notes for "
                "a period of time (including any Suspension Period) which shall exceed 70 days in the aggregate in any "
                "12-month period",
                "triggers": [
                    {"label": "(a)", "kind": "not_filed_by", "deadline": "filing_deadline"},
                    {"label": "(b)", "kind": "not_consummated_by", "deadline": "consummation_deadline"},
                    {
                        "label": "(c)",
                        "kind": "suspension_aggregate_exceeds",
                        "days": 70,
                        "within": 12,
                        "within_unit": "month",
                    },
                ],
            },
            "in the event that (i) the Issuers fail to file an Exchange Offer Registration Statement with the SEC on "
            "or prior to the 70th day after the Issue Date, (ii) if the Exchange Offer Registration Statement is not "
            "declared effective on or prior to the 170th day after the Issue Date, (iii) the Issuers are obligated to "
            "file a Shelf Registration Statement and the Shelf Registration Statement is not declared effective on or "
            "prior to the 99th day after that obligation arises, or (iv) the Shelf Registration Statement is declared "
            "effective but thereafter ceases to be effective or useable in connection with resales, then the Issuers "
            "shall pay additional interest": {
                "span_text": "(i) the Issuers fail to file an Exchange Offer Registration Statement with the SEC on or "
                "prior to the 70th day after the Issue Date, (ii) if the Exchange Offer Registration Statement is not "
                "declared effective on or prior to the 170th day after the Issue Date, (iii) the Issuers are obligated "
                "to file a Shelf Registration Statement and the Shelf Registration Statement is not declared effective "
                "on or prior to the 99th day after that obligation arises, or (iv) the Shelf Registration Statement is "
                "declared effective but thereafter ceases to be effective or useable in connection with resales",
                "triggers": [
                    {"label": "(i)", "kind": "not_filed_by", "deadline": "exchange_offer_filing_deadline"},
                    {"label": "(ii)", "kind": "not_effective_by", "deadline": "exchange_offer_effectiveness_deadline"},
                    {"label": "(iii)", "kind": "not_effective_by", "deadline": "effectiveness_deadline"},
                    {"label": "(iv)", "kind": "unusable"},
                ],
            },
        },
        near_misses=(
            (
                "If (i) the Registration Statement is not filed within ten Business Days of the Filing Deadline, or "
                "(ii) it is not declared effective by the Effectiveness Deadline, then the Company shall pay damages"
            ),
            (
                "If (a) on or prior to the 80th day following the Issue Date, the Exchange Offer has been consummated, "
                "or (b) on or prior to the 90th day following the Issue Date, neither the Exchange Offer Registration "
                "Statement nor the Shelf Registration Statement has been filed with the Commission, then interest will "
                "accrue"
            ),
            (
                "If (i) on any day after the Effective Date, sales of the Shares cannot be made for more than ten days "
                "under the Registration Statement, or (ii) the Registration Statement is not filed by the Filing "
                "Deadline, then the Company shall pay damages"
            ),
            (
                "if (i) the Registration Statement is not filed on or prior to the Filing Date, or (ii) the Company "
                "fails to request acceleration within five Trading Days, then"
            ),
            (
                "In the event that (a) the Registration Statement is not filed within 60 days after the date hereof or "
                "(b) the Registration Statement ceases to be effective, then Parent may terminate this Agreement."
            ),
            (
                "If (a) the Demand Registration Statement is not filed within 60 days after the Demand Notice, or (b) "
                "the Shelf Registration Statement is not declared effective within 90 days after the Closing Date, "
                "then the Company shall pay interest."
            ),
            (
                "If (a) the Exchange Offer Registration Statement has not been filed within 90 days after the Closing "
                "Date, (b) it has not been declared effective within 180 days after the Closing Date, then the Company "
                "shall pay interest."
            ),
            (
                "If (a) the Shelf Registration Statement has not been filed within 60 days after the Closing Date, "
                "unless the Company has elected to consummate an Exchange Offer, then the Company shall pay interest."
            ),
            "if (i) the Company merges or (ii) the Company is liquidated, then no Registration Statement is due",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The lists of events that are registration defaults."""
    return asked(document, RULES, STATEMENTS, 300)
