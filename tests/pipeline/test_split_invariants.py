"""What holds for the section tree of any text: order, nesting, and no overlap of siblings."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.assemble import assemble, seal
from pipeline.check import breaches
from pipeline.document import Document
from pipeline.split import split
from tests.growth import linear

MARKS = re.split(
    r",",
    "1.,2.,3.,(a),(b),(c),(i),(ii),(iii),(A),(B),(x),(y),(h),1.1,1.2,2.1,4.01,ARTICLE I,ARTICLE II,Section 1.,"
    "Section 2.01,SECTION 3,§ 5,I.,II.,A.,B.,a),1),1.1.1,FIRST:,Item 5.,o,•,1.A.,",
)

PHRASES = """
Definitions.
DEFINITIONS
As used in this Agreement, the following terms shall have the following meanings:
"Affiliate" means any Person
AFFILIATE: As defined in Section 3(a) hereof.
the Company shall (i) pay, (ii) file and
(a) one; (b) two; and (c) three.
TABLE OF CONTENTS
Shelf Registration.........12
EXHIBIT A
SCHEDULE 1.1(a)
IN WITNESS WHEREOF, the parties have executed this Agreement.
By: /s/ John Doe
<PAGE>
- 12 -
WHEREAS, the Company
NOW, THEREFORE, the parties agree as follows:
THIS AGREEMENT, dated as of June 30, 2004,
Dear Mr. Warnock:
February 1, 2002
Very truly yours,
LEONIA, NJ, MAY 12, 2004 -- INFOCROSSING today announced
ABOUT INFOCROSSING, INC.
forward-looking statements within the meaning of the safe harbor
Revenues        $   15.2     $  13.1
=====   =====
QUESTIONNAIRE
CREDIT AGREEMENT
Source: ACME CORP., 10-K, 2/27/2020
Accepted and Agreed this 1st day of May:
in clause (b) or (c) above;
""".strip().split("\n")
INDENTS = ("", "     ", "          ", "                              ", "\t")
BREAKS = ("\n", "\n\n", " ", "   ", "\n\n\n\n\n", "\r\n")

pieces = st.tuples(
    st.sampled_from(INDENTS),
    st.sampled_from(MARKS),
    st.sampled_from(PHRASES),
    st.integers(1, 3),
    st.sampled_from(BREAKS),
)
texts = st.lists(pieces, max_size=40).map(
    lambda parts: "".join(
        f"{indent}{mark} {' '.join([phrase] * times)}{gap}" for indent, mark, phrase, times, gap in parts
    )
)


def found_breaches(text: str) -> list[str]:
    document = split(Document.from_text(text))
    return list(breaches(seal(assemble(document, []), document), text))


@settings(max_examples=300, deadline=None)
@given(texts)
def test_sections_nest_in_any_text_of_marks_and_phrases(text: str) -> None:
    assert found_breaches(text) == []


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet='()aiAx1.§ \n\t\f"“”IV-=$,:;[]<>PAGEectionou\xa0\r', max_size=300))
def test_sections_nest_in_any_text_at_all(text: str) -> None:
    assert found_breaches(text) == []


@settings(max_examples=100, deadline=None)
@given(texts)
def test_sections_and_furniture_stand_apart_at_their_ends(text: str) -> None:
    document = split(Document.from_text(text))
    furniture = {span.start for span in document.layout.furniture}
    assert not [section for section in document.sections if section.span.start in furniture]
    assert not [section for section in document.sections if text[section.span.end - 1].isspace()]


UNITS = (
    "(", "(a) ", "1. ", "A", " ", "\n", "(i)(ii)", "a\n", "“x” means ", "- ", "$ 1   2\n", "1.1 A\n", "EXHIBIT A\n\n",
    "....", "By: ", "IN WITNESS WHEREOF\n\n", "SECTION 1. A\n\n", "(a) A; (b) B. ", "A, ", "Contact: ", "A 1\n",
    "<PAGE>\n", "_", ". ", "a    ", "1.", "Dear A:\n\n", "\f a", "A b 3\n\n\n\n\n\n", "1.1 A ",
    'Section 1 is amended to read as follows:\n\n"A\n\n',
)  # fmt: skip


@pytest.mark.parametrize("unit", UNITS)
def test_time_grows_with_the_length_and_not_faster(unit: str) -> None:
    assert linear(lambda size: split(Document.from_text("x" + unit * (size // len(unit)) + "x")), 12_500)
