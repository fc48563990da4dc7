"""Names that a party had before or goes by besides: which are its own, and where the next party begins."""

import pytest

from extractors.parties import find
from pipeline import Document
from pipeline.split import split

BODY = "\n\n1. Supply. The Seller shall supply the goods.\n\n2. Law. The laws of Ohio govern.\n"

OTHER_NAMES = [
    (
        'Acorn LLC, an Ohio company dba Oak\nMills and Oak Works (the "Company"), and Ann B. Doe ("Buyer").',
        {"Acorn LLC": ((), ("Oak Mills", "Oak Works")), "Ann B. Doe": ((), ())},
    ),
    (
        'Acorn Corp., doing business as Oak Mills, Elm Mills and Ash Mills (the "Seller"), and Bolt Inc. ("Buyer").',
        {"Acorn Corp.": ((), ("Oak Mills", "Elm Mills", "Ash Mills")), "Bolt Inc.": ((), ())},
    ),
    (
        (
            'Acorn, Inc., a Nevada corporation, p/k/a Elm Grain, Inc., a/k/a Oak Mills and Oak Bakeries ("Seller"), '
            'and Bolt Corp. (formerly known as Bolt Tools Corp. and before that as Bolt Works, Inc.) ("Buyer").'
        ),
        {
            "Acorn, Inc.": (("Elm Grain, Inc.",), ("Oak Mills", "Oak Bakeries")),
            "Bolt Corp.": (("Bolt Tools Corp.", "Bolt Works, Inc."), ()),
        },
    ),
    (
        'Acorn Corp., n/k/a Elm Corp. ("Seller"), and John Smith a/k/a Jack Smith ("Buyer").',
        {"Acorn Corp.": ((), ("Elm Corp.",)), "John Smith": ((), ("Jack Smith",))},
    ),
    # the next party of the list, and no other name
    (
        'Acorn LLC d/b/a Oak Works and Wren Partners ("Wren").',
        {"Acorn LLC": ((), ("Oak Works",)), "Wren Partners": ((), ())},
    ),
    (
        'Acorn LLC, d/b/a Oak Works, and Wren Holdings (the "Buyer").',
        {"Acorn LLC": ((), ("Oak Works",)), "Wren Holdings": ((), ())},
    ),
    (
        'Acorn Corp. d/b/a Oak Works and Wren Partners (collectively, the "Sellers") and Bolt LLC ("Buyer").',
        {"Acorn Corp.": ((), ("Oak Works",)), "Wren Partners": ((), ()), "Bolt LLC": ((), ())},
    ),
    (
        'Acorn LLC d/b/a Oak Works and Ann B. Doe ("Buyer").',
        {"Acorn LLC": ((), ("Oak Works",)), "Ann B. Doe": ((), ())},
    ),
    # what has another name is the place
    (
        'Acorn Corp., owner of the premises also known as Five Elm Lane ("Landlord"), and Bolt Inc. ("Tenant").',
        {"Acorn Corp.": ((), ()), "Bolt Inc.": ((), ())},
    ),
]


@pytest.mark.parametrize(("text", "expected"), OTHER_NAMES)
def test_a_party_has_its_former_and_other_names(
    text: str, expected: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
) -> None:
    items = find(split(Document.from_text(f"SUPPLY AGREEMENT\n\nThis Agreement is made between {text}{BODY}")))
    parties = {item.name: (item.former_names, item.other_names) for item in items if item.role == "party"}
    assert parties == expected


def test_a_short_name_behind_another_partys_name_is_that_partys() -> None:
    text = f'This Agreement is made between Acorn LLC d/b/a Oak Works and Wren Partners ("Wren").{BODY}'
    assert [item.defined_as for item in find(split(Document.from_text(text)))] == [(), ("Wren",)]
