"""Where names begin and end, what they name, and when two spellings are one."""

import pytest
import regex

from extractors import EXTRACTORS
from extractors.names import is_generic, is_person, name_at, organization_at_form, plain_run
from extractors.names.forms import CHAIN, compiled, core, entity_suffix, key
from extractors.parties.anchors import FORM
from pipeline import Document, extract


@pytest.mark.parametrize(
    ("text", "form", "name"),
    [
        ("an affiliate of Lehman Brothers Inc. and", "Inc.", "Lehman Brothers Inc."),
        ("with Merrill Lynch, Pierce, Fenner & Smith Incorporated as", "Incorporated", None),
        ("between the Company and FuelCell Energy, Inc. of", "Inc.", "FuelCell Energy, Inc."),
        ("by ExxonMobil Research and Engineering Company, a", "Company", "ExxonMobil Research and Engineering Company"),
        ("notes of 2205925 Ontario Limited held", "Limited", "2205925 Ontario Limited"),
        ("of Alliance Bancorp, Inc. of Pennsylvania, a", "Inc.", "Alliance Bancorp, Inc. of Pennsylvania"),
        ("to Broadridge Corporate Issuer Solutions, LLC as", "LLC", "Broadridge Corporate Issuer Solutions, LLC"),
        (
            "FENNER & SMITH\n                INCORPORATED\n",
            "INCORPORATED",
            "FENNER & SMITH\n                INCORPORATED",
        ),
        ("    Chemical Waste\n      Management, Inc.\n", "Inc.", "Chemical Waste\n      Management, Inc."),
        ("Consulting Group, Inc.              DELAWARE\nFHC, Inc.", "Inc.", "Consulting Group, Inc."),
        ("the Whalen do Brasil, Ltda. of", "Ltda.", "Whalen do Brasil, Ltda."),
        ("with China Online (Hong Kong) Co., Ltd. of", "Co., Ltd.", "China Online (Hong Kong) Co., Ltd."),
        ("by MERLIN DEVELOPMENT AND MANAGEMENT CO., a", "CO.", "MERLIN DEVELOPMENT AND MANAGEMENT CO."),
        ("between Merlin Sales and Service, Inc. and", "Inc.", "Merlin Sales and Service, Inc."),
        ("at New York, New York 10019 and MEDICAL MERLIN, INC. of", "INC.", "MEDICAL MERLIN, INC."),
    ],
)
def test_a_name_is_read_back_from_its_legal_form(text: str, form: str, name: str | None) -> None:
    start = text.index(form)
    span = organization_at_form(text, start, start + len(form))
    assert span is not None
    assert text[span.start : span.end] == (name or "Merrill Lynch, Pierce, Fenner & Smith Incorporated")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("the Surviving Corporation shall", "Corporation"),
        ("under the Trust Indenture Act", "Trust"),
        ("a Delaware Limited Partnership", "Limited Partnership"),
        ("the Company and its", "Company"),
        ("the Letter of Credit Issuing Bank named", "Bank"),
        ("at 11 East Glen Ave.\nSparks, NV 89431", "NV"),
    ],
)
def test_a_kind_of_entity_is_no_name(text: str, form: str) -> None:
    start = text.index(form)
    assert organization_at_form(text, start, start + len(form)) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("BIRCH FIRST GLOBAL INVESTMENTS INC., a corporation", "BIRCH FIRST GLOBAL INVESTMENTS INC."),
        (
            "Baidu Online Network Technology (Beijing) Co., Ltd. Address",
            "Baidu Online Network Technology (Beijing) Co., Ltd.",
        ),
        ("RGA Capital Trust I, a Delaware", "RGA Capital Trust I"),
        (
            "The University of Texas M. D. Anderson Cancer Center, with",
            "The University of Texas M. D. Anderson Cancer Center",
        ),
        ('JAMES W. NANTZ III ("Nantz")', "JAMES W. NANTZ III"),
        ("George W. Merle, III, an individual", "George W. Merle, III"),
        ("Merlin Bank, Delaware, a Delaware bank", "Merlin Bank, Delaware"),
        ("viaPort Corp. and", "viaPort Corp."),
        ("Food For Athletes, Inc. a corporation", "Food For Athletes, Inc."),
        ('Societe Generale, New\nYork Branch ("Bank")', "Societe Generale, New\nYork Branch"),
        ("MEZZANINE LUX S.À R.L II /s/ John", "MEZZANINE LUX S.À R.L II"),
        ("Galacticomm and Horst Entertainment Inc.", "Galacticomm"),
        ("DELTA SEEBANK AG of 6 Bishops Row, London", "DELTA SEEBANK AG"),
        ("HARROW SHIPPING LIMITED of Rose Cottage, Bath", "HARROW SHIPPING LIMITED"),
        ("PEMBROKE STREET BANK AND TRUST COMPANY, a", "PEMBROKE STREET BANK AND TRUST COMPANY"),
        ("JAMES W. NASH III (Nash) and", "JAMES W. NASH III"),
        ("Star Outsourcing Pvt. Ltd., an Indian company", "Star Outsourcing Pvt. Ltd."),
        ("77 ELM REALTY ASSOCIATES, a", "77 ELM REALTY ASSOCIATES"),
        ("Surf Europa S.A.R.L., a French", "Surf Europa S.A.R.L."),
        ("ACORN WIDGETS AND BOLT INC., a", "ACORN WIDGETS"),
        ("President and Fellows of Harvard College, a", "President and Fellows of Harvard College"),
        ("PORT AUTHORITY OF NEW YORK AND NEW JERSEY (the", "PORT AUTHORITY OF NEW YORK AND NEW JERSEY"),
        ("Teal & Co. (U.S.A.), Inc., a", "Teal & Co. (U.S.A.), Inc."),
        ("Hong Lai Ind. Co., Ltd., a", "Hong Lai Ind. Co., Ltd."),
        ("Board of Regents of Elm University of 12 High Street", "Board of Regents of Elm University"),
        ("Merlin Super Lubricants of Irvine, California (the", "Merlin Super Lubricants"),
        ("Bank of Granite, North Carolina (the", "Bank of Granite"),
        ("County of Orange, California, having", "County of Orange"),
        ("ANN DOE OF 12 HIGH STREET (THE", "ANN DOE"),
    ],
)
def test_a_name_is_read_forward(text: str, name: str) -> None:
    span = name_at(text, 0, len(text))
    assert span is not None
    assert text[span.start : span.end] == name


LINE = "the warrants that were issued by the Company and by the "


@pytest.mark.parametrize(
    ("before", "name", "behind"),
    [
        (LINE, "Teal Family Limited\n     Partners", ' ("Teal") agree'),
        ("", "Merlin Bank\n               of Ohio", " shall"),
        ("", "Merlin Bank", "\n               Los Altos, California"),
        ("                                                  ", "Merlin Bank", "\n     Los Altos, California"),
    ],
    ids=["running text", "a word that joins", "an address", "an address far in"],
)
def test_a_name_goes_on_below_in_running_text_and_in_no_address(before: str, name: str, behind: str) -> None:
    text = before + name + behind
    span = name_at(text, len(before), len(text))
    assert span is not None
    assert text[span.start : span.end] == name


def test_no_name_begins_with_a_small_letter() -> None:
    assert plain_run("the holders of Notes", 0, 20) is None


@pytest.mark.parametrize(
    "name",
    [
        *("Nicholas J. Letizia", "Mr. David L. Warnock", "JAMES W. NANTZ III", "Zach\nLonstein"),
        *("Mark Smith CFA", "Carol Poe, D.D.S.", "Mark T. Pruitt, Jr., M.P.H.", "Helen Rowe, R.N., Ph. D."),
    ],
)
def test_people_are_told_from_organisations(name: str) -> None:
    assert is_person(name)


@pytest.mark.parametrize(
    "name", ["Morgan Stanley Capital", "Lehman Brothers Inc.", "Price Family Limited Partners", "IBM"]
)
def test_organisations_are_told_from_people(name: str) -> None:
    assert not is_person(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Infocrossing,  Inc.", "INFOCROSSING, INC."),
        ("Cargill,  Incorporated", "Cargill Inc"),
        ("The ARC Group, Inc.", "ARC Group, Inc."),
        ("Morgan Stanley & Co. Incorporated", "Morgan Stanley and Co. Inc."),
        ("TOKAI KOGYO KABUSHIKI KAISHA", "Tokai Kogyo K.K."),
        ("Banksia Water Pty. Ltd.", "BANKSIA WATER PROPRIETARY LIMITED"),
        ("Meridian Softech Private Limited", "Meridian Softech Pvt. Ltd."),
        ("Rheinwerk Aktiengesellschaft", "Rheinwerk AG"),
    ],
)
def test_spellings_of_one_name_have_one_key(one: str, other: str) -> None:
    assert key(one) == key(other)


def test_the_core_leaves_the_legal_form_out() -> None:
    assert core("Strategic  Associates,  L.P.") == core("STRATEGIC ASSOCIATES")
    assert core("DB Capital Partners, L.P.") != core("DB Capital Investors, L.P.")


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("Wells Fargo Bank, National Association", "National Association"),
        ("Benake L.P.", "L.P."),
        ("ITO Acquisition Corporation", "Corporation"),
        ("Banksia Water Pty Ltd", "Pty Ltd"),
        ("MERIDIAN SOFTECH PRIVATE LIMITED", "PRIVATE LIMITED"),
        ("The Depository Trust Company", None),
        ("Price Family Limited Partners", None),
    ],
)
def test_the_legal_form_is_the_end_of_the_name(name: str, form: str | None) -> None:
    assert entity_suffix(name) == form


def test_role_words_alone_are_no_name() -> None:
    assert is_generic("General Partner")
    assert is_generic("Beneficial Owner")
    assert not is_generic("The Depository Trust Company")


FORMS = """
    Inc Inc. Incorporated INC. INCORPORATED Corp. Corporation CORP. CORPORATION L.L.C. LLC L.L.P. LLP L.P. LP PLLC Ltd.
    LTD. Limited LIMITED P.L.C. PLC plc p.l.c. N.A. NA F.S.B. FSB SSB GmbH GMBH AG A.G. KGaA KG SE S.A. S.p.A. SpA SPA
    S.à|r.l. SÀ|R.L. S.r.l. S.R.L. SARL B.V. BV N.V. NV AB Oy Oyj A/S ASA Pty PTY Pte PTE Bhd P.C. Co. CO. Company
    COMPANY Companies COMPANIES Association ASSOCIATION Trust TRUST Bank BANK Partnership PARTNERSHIP University
    S.A.S. SAS S.C.A. Ltda. Ltda Sdn SDN BHD ApS d.o.o. K.K. L.C. P.A. sp.|z|o.o. inc S.|de|R.L.
    BVBA SPRL S.P.R.L. Kft s.r.o. OOO Tbk Sarl Sàrl Foundation Bancorp Bancorporation
    National|Association NATIONAL|ASSOCIATION Limited|Partnership LIMITED|PARTNERSHIP
"""


@pytest.mark.parametrize("form", [one.replace("|", " ") for one in FORMS.split()])
def test_no_legal_form_is_passed_over(form: str) -> None:
    text = f"by Acme {form}, as seller"
    match = compiled(CHAIN, regex.VERBOSE).search(text, 8)
    assert match is not None
    assert match.start() in [place.start() for place in FORM.finditer(text)]


@pytest.mark.parametrize(
    ("loud", "elsewhere", "name"),
    [
        ("PLOVER TOOLS, INC.", "Plover Tools, Inc.", "Plover Tools, Inc."),
        ("PLOVER TOOLS, INC.", "Plover Tools Incorporated", "PLOVER TOOLS, INC."),
        ("PLOVER AKTIENGESELLSCHAFT", "Plover AG", "PLOVER AKTIENGESELLSCHAFT"),
    ],
)
def test_a_name_in_capitals_is_written_as_its_own_words_are_elsewhere(loud: str, elsewhere: str, name: str) -> None:
    text = (
        f'This Agreement is made as of May 1, 2003 by and between {loud}, having its office in Bonn ("Plover"), and '
        f'Osprey LLC ("Osprey").\n\n1. Supply. Notices to Plover go to {elsewhere}, Bonn.\n'
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    assert [one.name for one in record.parties if one.role == "party"] == [name, "Osprey LLC"]
