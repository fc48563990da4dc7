"""Governments, foreign forms, trade names of people and those who bind themselves in the first person as parties."""

import pytest

from extractors.parties import find
from pipeline.document import Document
from pipeline.record import Party
from pipeline.split import split

BODY = "\n\nWHEREAS, the parties wish to agree.\n\n1. Sale. The goods are sold.\n"


def bound(text: str) -> dict[str, tuple[str, ...]]:
    found = find(split(Document.from_text(f"SUPPLY AGREEMENT\n\n{text}{BODY}")))
    return {one.name: one.defined_as for one in found if isinstance(one, Party) and one.role == "party"}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            'between the Republic of Teal, through its Minister (the "State"), and Elm Oil Ltd. ("Elm").',
            {"Republic of Teal": ("State",), "Elm Oil Ltd.": ("Elm",)},
        ),
        (
            'between the United States of America, acting through its Ministry ("DOE"), and Acorn, Inc. ("Acorn").',
            {"United States of America": ("DOE",), "Acorn, Inc.": ("Acorn",)},
        ),
        (
            'between Acorn Energia, Lda. ("Acorn"), Plover Bud ehf. ("Plover") and SAS Pumps, Inc. ("SAS").',
            {"Acorn Energia, Lda.": ("Acorn",), "Plover Bud ehf.": ("Plover",), "SAS Pumps, Inc.": ("SAS",)},
        ),
        (
            'This Agreement is between Acorn, Inc. ("Acorn"), and Ann Hill d/b/a Hill Consulting ("Consultant").',
            {"Acorn, Inc.": ("Acorn",), "Ann Hill": ("Consultant",)},
        ),
        (
            'I, Ann Hill, in consideration of my employment by Acorn, Inc. (the "Company"), agree as follows:',
            {"Ann Hill": (), "Acorn, Inc.": ("Company",)},
        ),
        (
            'WHEREAS, Elm, Inc. (the "Company") and Oak Corp. entered into a Contract with Ann Hill (the "Executive");',
            {"Elm, Inc.": ("Company",), "Oak Corp.": (), "Ann Hill": ("Executive",)},
        ),
    ],
)
def test_the_parties_have_their_short_names(text: str, wanted: dict[str, tuple[str, ...]]) -> None:
    assert bound(text) == wanted


@pytest.mark.parametrize(
    "text", ["I, Ann Hill, certify that:\n\n1. I have reviewed this report.", "I, Ann Hill, Secretary of Acorn, agree."]
)
def test_who_certifies_is_no_party(text: str) -> None:
    assert bound(text) == {}
