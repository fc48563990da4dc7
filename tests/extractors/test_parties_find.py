"""One item for each organisation or person, with what the preamble, the text and the signatures say of it."""

import pytest

from extractors import EXTRACTORS
from extractors.names.forms import squeeze
from extractors.parties import find
from extractors.parties.signatures import signed_parties
from pipeline import Document, extract
from pipeline.record import Party

LETTER = """\
Camden Partners, Inc.
One South Street, Suite 2150

Attn:  Mr. David L. Warnock

Dear Mr. Warnock:

     Reference is made to that certain Warrant Agreement by and between Infocrossing,  Inc. (f/k/a
Computer Outsourcing Services, Inc., the "Company"),  DB Capital Investors, L.P.
("DB Capital"),  Sandler Capital Partners V, L.P. ("Sandler V"), Sandler Capital
Partners V FTE, L.P. and  Sandler  Co-Investment  Partners,  L.P.  (each a  "Sandler
Entity"  and,  collectively,  the  "Sandler  Entities"),  Price  Family  Limited
Partners ("Price") and Benake L.P. ("Benake",  and together with DB Capital, the
Sandler  Entities  and  Price  the   "Warrantholders") as amended from time to time.

                                  DB CAPITAL INVESTORS, L.P.

                                     By:   DB Capital Partners, L.P.,
                                           its General Partner
                                     By:   DB Capital Partners, Inc.,
                                           its General Partner

                                     By
                                         ---------------------------------------
                                         Name:     Moira Mitchell
                                         Title:    President
"""


def parties(text: str) -> dict[str, Party]:
    return {party.name: party for party in find(Document.from_text(text))}


def test_short_names_and_groups_are_shared_out_over_a_list() -> None:
    found = parties(LETTER)
    assert found["DB Capital Investors, L.P."].defined_as == ("DB Capital",)
    assert found["DB Capital Investors, L.P."].member_of == ("Warrantholders",)
    assert found["Sandler Capital Partners V, L.P."].defined_as == ("Sandler V", "Sandler Entity")
    assert found["Sandler Co-Investment Partners, L.P."].defined_as == ("Sandler Entity",)
    assert found["Price Family Limited Partners"].defined_as == ("Price",)
    assert found["Benake L.P."].member_of == ("Warrantholders",)


def test_a_former_name_belongs_to_its_party_and_is_no_party() -> None:
    found = parties(LETTER)
    assert found["Infocrossing, Inc."].former_names == ("Computer Outsourcing Services, Inc.",)
    assert [one.kind for one in found["Infocrossing, Inc."].other_mentions] == ["former_name"]
    assert "Computer Outsourcing Services, Inc." not in found


def test_parties_of_a_cited_instrument_are_parties_where_one_of_them_signs() -> None:
    assert parties(LETTER)["Benake L.P."].role == "party"


def test_a_signature_block_gives_the_chain_of_general_partners() -> None:
    found = parties(LETTER)
    assert found["DB Capital Investors, L.P."].general_partners == (
        "DB Capital Partners, L.P.",
        "DB Capital Partners, Inc.",
    )
    assert found["DB Capital Partners, Inc."].role == "general_partner"


@pytest.mark.parametrize(
    ("block", "owner"),
    [
        # the form alone on a line is the end of the name above it, in its column
        ("NORTHERN GROWTH FUND II,\n      L.P.\n      By: _____", "NORTHERN GROWTH FUND II, L.P."),
        ("DELTA - OFFSHORE FUND II,\nLTD.\nBy: _____", "DELTA - OFFSHORE FUND II, LTD."),
        ("BETA PARTNERS LUX S.À R.L II /s/ Ann Hill", "BETA PARTNERS LUX S.À R.L II"),
        ("BETA PARTNERS, INC. /s/ Ann Hill", "BETA PARTNERS, INC."),
        ("THE BANK OF NOVA SCOTIA\n\nBy: /s/ Ann Hill\nTitle: Agent", "THE BANK OF NOVA SCOTIA"),
        # a heading, an address and a function are nobody's name
        ("Quality Assurance\n\nBy: /s/ Ann Hill\nName: Ann Hill", None),
        ("800 Market Street\n\nBy: /s/ Ann Hill\nName: Ann Hill", None),
        ("BETA PARTNERS, INC.\nBy\n  Ann Hill", "BETA PARTNERS, INC."),
        # a line that ends with "by" inside a sentence signs nothing
        ("LIMITATIONS ON\nTHE EXERCISE OF THE\nOPTION AS BID BY\nTHE SHIPPER: none", None),
    ],
)
def test_a_signature_block_has_its_owner(block: str, owner: str | None) -> None:
    found = signed_parties(Document.from_text(f"{block}\n"))
    assert [squeeze(one.name) for one in found if one.role == "party"] == ([owner] if owner else [])


def test_addressees_and_a_signatory_have_their_roles() -> None:
    found = parties(LETTER)
    assert found["Camden Partners, Inc."].role == "addressee"
    assert found["David L. Warnock"].role == "addressee"
    assert found["Moira Mitchell"].role == "signatory"


def test_mentions_in_capitals_and_over_line_breaks_are_one_party() -> None:
    text = (
        "RIGHTS AGREEMENT\n\nBETWEEN\n\nLEHMAN BROTHERS INC.\n\nAND\n\nACME, INC.\n\n"
        'This Agreement is between Acme, Inc., a Delaware corporation (the "Company"), and Lehman Brothers\n'
        'Inc. (the "Purchaser") and is made for the benefit of the holders.\n'
    )
    found = parties(text)
    lehman = found["Lehman Brothers Inc."]
    assert [text[start:end] for start, end in lehman.mentions] == ["LEHMAN BROTHERS INC.", "Lehman Brothers\nInc."]
    assert text[lehman.span.start : lehman.span.end] == "Lehman Brothers\nInc."


@pytest.mark.parametrize(
    ("text", "name", "entity_type", "place", "code"),
    [
        ('between Acme, Inc., a Delaware corporation ("A"), and', "Acme, Inc.", "corporation", "Delaware", "US-DE"),
        (
            'between Curo Funding, LLC, a Delaware limited liability company (the "Owner"), and',
            "Curo Funding, LLC",
            "limited liability company",
            "Delaware",
            "US-DE",
        ),
        (
            'between Acme Power Company, a corporation organized under the laws of the State of New York ("A"), and',
            "Acme Power Company",
            "corporation",
            "New York",
            "US-NY",
        ),
        ('between Acme GmbH, a German corporation ("A"), and', "Acme GmbH", "corporation", "German", "DE"),
        ('between Acme, Inc. ("A"), and', "Acme, Inc.", "Inc.", None, None),
    ],
)
def test_legal_form_and_home_are_as_stated(
    text: str, name: str, entity_type: str, place: str | None, code: str | None
) -> None:
    party = parties(f'This Agreement is made {text} Bolt Systems, Inc. ("B").')[name]
    assert (party.entity_type, party.jurisdiction, party.jurisdiction_code) == (entity_type, place, code)


def test_a_release_has_an_issuer_with_its_ticker() -> None:
    text = (
        "LEONIA, N.J., November 14 2001 /PRNewswire/ -- Infocrossing, Inc.\n(Nasdaq: IFOX), a premier provider of IT "
        "outsourcing services,\ntoday announced that Charles F. Auster has resigned as President.\n"
    )
    found = parties(text)
    issuer = found["Infocrossing, Inc."]
    assert (issuer.role, issuer.ticker, issuer.exchange) == ("issuer", "IFOX", "Nasdaq")
    assert found["Charles F. Auster"].role == "officer"


@pytest.mark.parametrize(
    ("listing", "exchange"),
    [
        ("(NASDAQ-NMS: ACM)", "NASDAQ"),
        ("(NasdaqGS: ACM)", "NasdaqGS"),
        ("(NYSE-ACM)", "NYSE"),
        ("(“ACM”-NYSE)", "NYSE"),
        ("(ACM:NYSE)", "NYSE"),
        ("(NYSE Amex: ACM)", "NYSE Amex"),
        ("(OTC Bulletin Board: ACM)", "OTC Bulletin Board"),
        ("(“Acme”; NYSE: ACM; SEHK: 0123.HK)", "NYSE"),
        ("(Nasdaq: ACM and SGX-ST: Acme)", "Nasdaq"),
    ],
)
def test_a_listing_has_many_forms(listing: str, exchange: str) -> None:
    found = parties(
        f"DAYTON, Ohio, May 1, 2001 -- Acme Widgets, Inc. {listing}, a maker of tools, said that it grew.\n"
    )
    issuer = found["Acme Widgets, Inc."]
    assert (issuer.ticker, issuer.exchange) == ("ACM", exchange)


def test_the_board_of_a_company_that_speaks_is_no_issuer() -> None:
    text = "DAYTON, Ohio, May 1, 2001 -- The Board of Directors of Acme Widgets, Inc. (NYSE: ACM) announced a plan.\n"
    assert [name for name, one in parties(text).items() if one.role == "issuer"] == ["Acme Widgets, Inc."]


def test_whom_other_items_name_is_a_party() -> None:
    text = (
        "LETTER AGREEMENT\n\nMay 1, 2005\n\nDear Farnham:\n\nAcme Corp. agrees to pay the fee.\n\nSincerely,\n\n"
        "ACME CORP.\n\nBy: /s/ Quillon Teal\nName: Quillon Teal\nTitle: Treasurer\n\nAgreed:\n\n/s/ Farnham Dray\n"
        "Farnham Dray\n"
    )
    found = {one.name: one for one in extract(Document.from_text(text), EXTRACTORS).parties}
    assert "Quillon Teal" in found


def test_a_release_has_short_names_that_nothing_defines() -> None:
    text = (
        "CHICAGO, May 12, 2004 -- Acme Widgets, Inc. (NYSE: ACM) said that the Company and Paul A. Bolt agreed.\n"
        "Mr. Bolt thanked Acme Widgets. His Acme Widgets® sell.\n"
    )
    found = {one.name: one for one in extract(Document.from_text(text), EXTRACTORS).parties}
    assert [text[one.span.start : one.span.end] for one in found["Acme Widgets, Inc."].other_mentions] == [
        "the Company",
        "Acme Widgets",
    ]
    assert [text[one.span.start : one.span.end] for one in found["Paul A. Bolt"].other_mentions] == ["Mr. Bolt"]


@pytest.mark.parametrize(
    "text",
    [
        "The Securities Act of 1933 and the Trust Indenture Act apply to the Notes.",
        "Section 4. Effect of the Merger on the Surviving Corporation and its Subsidiaries.",
        "INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY",
        "",
    ],
)
def test_statutes_headings_and_kinds_are_no_parties(text: str) -> None:
    assert parties(text) == {}


def test_no_two_items_share_a_span() -> None:
    spans = [party.span for party in find(Document.from_text(LETTER))]
    assert len(spans) == len(set(spans))


@pytest.mark.parametrize(
    "text",
    [
        'This is between Acme, Inc. and Beta Bank.\n\n1. Definitions.\n\n"Fee" means the fee.',
        'This is between Acme, Inc. and Beta Bank\n\n"Permitted Liens" means liens of Acme and Liens (a) of it.',
    ],
)
def test_no_short_name_comes_from_a_definition_below(text: str) -> None:
    found = parties(text)
    assert not any(party.defined_as for party in found.values())
    assert "Liens" not in found


@pytest.mark.parametrize(
    ("text", "name", "wrong"),
    [
        (
            "SAN JOSE, July 25, 2003 -- Good.\n\nAbout Pericom\n\nPericom Semiconductor Corporation (Nasdaq: PSEM) is",
            "Pericom Semiconductor Corporation",
            "About",
        ),
        (
            "by its Board of Directors MINDA IMPCO Technologies Limited and",
            "MINDA IMPCO Technologies Limited",
            "Directors",
        ),
        ("LEGACY GROUP, INC. BOLT GROUP, INC.\n\nBy: ____ By: ____\n", "LEGACY GROUP, INC.", "INC. BOLT"),
        ("BETA BANK\n\nBy: ____\n\n[THIS PAGE INTENTIONALLY LEFT BANK]\n", "BETA BANK", "LEFT"),
        ("ACME WIDGETS, INC.\n\nSigned For\n\nBy: ____\n", "ACME WIDGETS, INC.", "Signed"),
        ("/s/ R. Preston Pitts Printed\n", "R. Preston Pitts", "Printed"),
        ("LEONIA, NJ, May 12, 2004 -- Apple-Registered Trademark- today said", "Apple", "Trademark"),
        ("LEONIA, NJ, May 12, 2004 -- Acme® today said", "Acme", "®"),
    ],
)
def test_a_name_takes_in_nothing_beside_it(text: str, name: str, wrong: str) -> None:
    found = parties(text)
    assert name in found
    assert not any(wrong in one for one in found)


def test_whoever_is_listed_in_a_role_is_a_party() -> None:
    found = parties(
        "CREDIT AGREEMENT among Acme Holdings, Inc., as Borrower, the Lenders party hereto, Beta Bank, N.A., as Agent,"
        " and John Q. Smith, as Investor.\n\n/s/ John Q. Smith\n"
    )
    assert {found[name].role for name in ("Acme Holdings, Inc.", "Beta Bank, N.A.", "John Q. Smith")} == {"party"}


@pytest.mark.parametrize("end", ["", "’", "’ board", "'"])
def test_a_release_may_end_with_the_name_of_its_issuer(end: str) -> None:
    record = extract(Document.from_text(f"LEONIA, May 1, 2001 -- Chairman of Acme, Inc.{end}"), EXTRACTORS)
    assert [one.name for one in record.parties if one.role == "issuer"] == ["Acme, Inc."]
