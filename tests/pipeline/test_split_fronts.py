"""What stands in front of the numbered body, and where that begins: titles in parts, notes of forms, numbers alone."""

from pipeline.document import Document
from pipeline.record import Section
from pipeline.split import split


def sections(text: str) -> list[Section]:
    return list(split(Document.from_text(text)).sections)


def headings(text: str) -> dict[str, str | None]:
    return {one.label: one.heading for one in sections(text)}


CONTRACT = """\
EXHIBIT 10.3

CONTRACT

FOR THE

SALE AND REPAIR

OF A

WOODEN FERRY

DATED

4 MAY 1999

<PAGE>

THIS CONTRACT is made on 4 May 1999 between Alpha Yards Ltd. and Beta Lines, Inc., and they agree as follows:

1. Price. Beta pays.

2. Delivery. Alpha delivers.
"""


def test_a_title_with_blank_lines_between_its_parts_is_one() -> None:
    assert headings(CONTRACT)["title"] == "CONTRACT FOR THE SALE AND REPAIR OF A WOODEN FERRY"


PRINTED = """\
EXHIBIT 10.4

Standard Form of Agreement

Between Owner and Contractor

where the basis of payment is a

STIPULATED SUM

THIS DOCUMENT HAS IMPORTANT LEGAL CONSEQUENCES; ASK A LAWYER BEFORE IT IS SIGNED OR CHANGED BY ANYBODY.

This document has been approved and endorsed by the Builders of the Lakes, who print it for their members each year.

AGREEMENT made as of the 4th day of May in the year of Nineteen Hundred and Ninety-Nine between Alpha and Beta.

ARTICLE 1

THE WORK

1.1 Alpha builds, except what is left to others:

.1 The first of these is what the Owner builds for himself.

.2 The second is what nobody builds.
"""


def test_notes_printed_above_a_form_are_legends_and_no_preamble() -> None:
    found = sections(PRINTED)
    title = next(one for one in found if one.kind == "title")
    preamble = next(one for one in found if one.kind == "preamble")
    assert title.heading == (
        "Standard Form of Agreement Between Owner and Contractor where the basis of payment is a STIPULATED SUM"
    )
    assert [one.kind for one in found].count("legend") == 2
    assert PRINTED[preamble.span.start :].startswith("AGREEMENT made")


def test_a_stop_in_front_of_a_number_counts_parts_of_the_paragraph() -> None:
    assert {"1.1.1", "1.1.2"} <= headings(PRINTED).keys()


def test_running_text_may_begin_right_below_its_title() -> None:
    text = (
        "FERRY AGREEMENT\nTHIS FERRY AGREEMENT is made as of May 4, 1999, between Alpha, Inc. and Beta LLC.\n\n"
        "1. Price. Beta pays.\n\n2. Term. A year.\n"
    )
    preamble = next(one for one in sections(text) if one.kind == "preamble")
    assert text[preamble.span.start :].startswith("THIS FERRY")
    assert headings(text)["title"] == "FERRY AGREEMENT"


RECITED = """\
FERRY AGREEMENT

THIS AGREEMENT is made as of May 4, 1999, between Alpha, Inc. and Beta LLC.

RECITAL

1. Alpha owns a ferry that Beta needs.

2. Beta has no ferry.

3. The parties have met.

NOW, THEREFORE, Alpha and Beta agree as follows:

1.    a.   Alpha lends the ferry to Beta for the summer, and takes it back in the autumn of the year.

b.   Beta takes care of it.

2.    Beta pays for the summer in advance.
"""


def test_numbered_recitals_do_not_begin_the_body() -> None:
    found = [(one.label, one.span.start) for one in sections(RECITED) if one.kind == "section"]
    assert [label for label, _ in found] == ["recitals/1", "recitals/2", "recitals/3", "1", "1a", "1b", "2"]


BARE = """\
FERRY AGREEMENT

THIS AGREEMENT is made as of May 4, 1999, between Alpha, Inc. and Beta LLC.

RECITALS

Alpha owns a ferry.

1    LOAN OF THE FERRY.

(A)  Summer. Alpha lends it.

(B)  Winter. Alpha keeps it.

2    PRICE.

(A)  Sum. Beta pays.
"""


def test_the_body_may_begin_with_a_number_that_has_no_stop() -> None:
    found = headings(BARE)
    assert found["1"] == "LOAN OF THE FERRY"
    assert found["1(B)"] == "Winter"
    assert found["2(A)"] == "Sum"


LISTED = """\
TABLE OF CONTENTS

I        DEFINITIONS AND TERMS.................................1
1.1.     Defined Terms.........................................1
1.2.     Use of Terms..........................................4
II       LOANS.................................................5

Exhibits

Exhibit A     Form of Note
Exhibit "B"   Map of Collateral

Schedules

Schedule I    Ports

<PAGE>

FERRY LOAN AGREEMENT

THIS AGREEMENT is made as of May 4, 1999, between Alpha, Inc. and Beta LLC.

ARTICLE I

DEFINITIONS AND TERMS

1.1. Defined Terms. As used herein, the terms have these meanings.
"""


def test_each_attachment_is_an_entry_of_the_contents_page() -> None:
    found = [one.heading for one in sections(LISTED) if one.kind == "contents_entry"]
    assert found == [
        "DEFINITIONS AND TERMS",
        "Defined Terms",
        "Use of Terms",
        "LOANS",
        "Exhibit A Form of Note",
        'Exhibit "B" Map of Collateral',
        "Schedule I Ports",
    ]


def test_headings_may_have_a_colon_or_a_letter_in_them_and_are_no_sentences() -> None:
    body = (
        "THIS AGREEMENT is made as of May 4, 1999, between Alpha, Inc. and Beta LLC, who agree as follows:\n\n"
        "1. REPAIRS: DECK AND HULL\n\nAlpha repairs.\n\n"
        "2. Exhibits C and D. Exhibits C and D are replaced.\n\n"
        "3. The Ferry Papers form the Ferry Contract. They are attached.\n"
    )
    found = headings(body)
    assert (found["1"], found["2"], found["3"]) == ("REPAIRS: DECK AND HULL", "Exhibits C and D", None)


def test_bullets_below_a_member_do_not_end_its_list() -> None:
    text = (
        "1. Terms. Beta pays as follows:\n\n(a) First. When these are done:\n\no   a keel;\n\no   a deck.\n\n"
        "o   a mast.\n\n(b) Second. When all is done.\n\n2. Term. A year.\n"
    )
    assert [one.label for one in sections(text) if one.kind == "section"] == ["1", "1(a)", "1(b)", "2"]
