"""Are names joined that are one organisation or person, and those kept apart that only look alike?"""

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations import BY_NAME, compute
from computations.collect import inputs_of
from computations.entity_names import is_variant, organization_name, person_name
from computations.offices import office, offices
from tests.computations.made import RELEASE, record
from tests.computations.traced import untraced


def organization(name: str, **more: Any) -> dict[str, Any]:
    return {"kind": "organization", "name": name, "document": "1", **more}


def person(name: str, **more: Any) -> dict[str, Any]:
    return {"kind": "person", "name": name, "document": "1", **more}


def answered(*mentions: dict[str, Any]) -> dict[str, Any]:
    inputs = {"mentions": [{"id": at, **one} for at, one in enumerate(mentions)]}
    answer = compute("entity_resolution", inputs)
    assert untraced(answer, inputs) == []
    assert answer["status"] == "ok", answer["errors"]
    return answer


def clusters(*mentions: dict[str, Any]) -> list[list[int]]:
    return [one["members"] for one in answered(*mentions)["result"]["clusters"]]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Acme Widgets, Inc.", "ACME WIDGETS INC", True),
        ("Acme Widgets, Inc.", "Acme Widgets Incorporated", True),
        ("Acme Widgets, L.P.", "Acme Widgets Limited Partnership", True),
        ("Acme & Sons LLC", "Acme and Sons, L.L.C.", True),
        ("First Bank, N.A.", "First Bank, National Association", True),
        ("Acme Widgets, Inc.", "Acme Widgets Corp.", False),
        ("Acme Widgets, Inc.", "Acme Widgets Holdings, Inc.", False),
        ("Acme Fund IV, L.P.", "Acme Fund V, L.P.", False),
        ("Acme Fund V, L.P.", "Acme Fund V FTE, L.P.", False),
        ("Acme Widget, Inc.", "Acme Widgets, Inc.", False),
        ("Acme Widgets", "Acme Widgets, Inc.", True),
        ("Company", "Company, Inc.", True),
    ],
)
def test_organizations_are_one_by_name_and_kind_and_never_by_spelling(one: str, other: str, same: bool) -> None:
    assert (len(clusters(organization(one), organization(other))) == 1) is same


def test_a_former_or_other_name_and_a_ticker_join() -> None:
    joined = answered(
        organization("New Corp.", former_names=["Old Inc."]),
        organization("OLD, INC."),
        organization("Old"),
        organization("Third LLC", ticker="abc"),
        organization("New Corp.", ticker="ABC"),
        organization("Trade Name"),
        organization("Fourth Ltd.", other_names=["TRADE NAME"]),
    )["result"]["clusters"]
    assert [one["members"] for one in joined] == [[0, 1, 2, 3, 4], [5, 6]]
    assert joined[0]["evidence"] == ["former_name", "same_name", "same_stem", "same_ticker"]
    assert (joined[0]["name"], joined[0]["aliases"]) == ("New Corp.", ["OLD, INC.", "Old", "Old Inc.", "Third LLC"])
    assert (joined[1]["name"], joined[1]["evidence"]) == ("Fourth Ltd.", ["other_name"])


def test_a_name_without_its_kind_that_may_be_two_is_ambiguous() -> None:
    answer = answered(organization("Acme, Inc."), organization("Acme LLC"), organization("ACME"))
    assert [one["members"] for one in answer["result"]["clusters"]] == [[0], [1], [2]]
    assert answer["result"]["ambiguous"] == [
        {
            "member": 2,
            "name": "ACME",
            "candidates": [{"name": "Acme, Inc.", "member": 0}, {"name": "Acme LLC", "member": 1}],
        }
    ]
    assert [one["code"] for one in answer["diagnostics"]] == ["name_ambiguous"]
    told = answered(organization("Acme, Inc.", ticker="A"), organization("Acme LLC", ticker="A"), organization("ACME"))
    assert [one["members"] for one in told["result"]["clusters"]] == [[0, 1, 2]]


def test_the_name_is_the_most_frequent_then_the_longest_then_the_first() -> None:
    found = answered(organization("ACME, INC."), organization("Acme, Inc."), organization("Acme, Inc."))
    assert found["result"]["clusters"][0]["name"] == "Acme, Inc."
    found = answered(organization("ACME INC."), organization("Acme, Inc."), organization("Acme, inc."))
    assert found["result"]["clusters"][0]["name"] == "Acme, Inc."


OFFICER = {"organization": "Acme, Inc.", "titles": ["CEO"]}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (person("John Q. Doe"), person("John Doe", document="2"), True),
        (person("John Q. Doe"), person("Mr. John Quincy Doe", document="2"), True),
        (person("John Q. Doe"), person("John R. Doe"), False),
        (person("John Doe, Jr."), person("John Doe, Sr."), False),
        (person("John Doe, Jr."), person("JOHN DOE"), True),
        (person("J. Doe"), person("John Doe"), False),
        (person("John Doe"), person("John Dow"), False),
        (person("Robert Doe", **OFFICER), person("Bob Doe", **OFFICER), True),
        (person("Robert Doe", **OFFICER), person("Bob Doe"), False),
        (person("Robert Doe", **OFFICER), person("Bob Doe", organization="ACME INC"), True),
        (person("Robert Doe", **OFFICER), person("Bob Doe", organization="Acme, Inc.", titles=["Director"]), False),
        (
            person("Robert Doe", **OFFICER),
            person("Bob Doe", organization="Acme, Inc.", titles=["Chief Executive Officer"]),
            True,
        ),
        (person("Robert A. Doe", **OFFICER), person("Bob B. Doe", **OFFICER), False),
        (person("Marc Doe", **OFFICER), person("Mark Doe", **OFFICER), True),
        (person("Jon Doe", **OFFICER), person("Ron Doe", **OFFICER), False),
        (person("Jan van der Berg"), person("JAN VAN DER BERG"), True),
        (person("Jan van der Berg"), person("Jan Berg"), False),
    ],
)
def test_persons_are_one_by_their_names_and_offices(one: dict[str, Any], other: dict[str, Any], same: bool) -> None:
    assert (len(clusters(one, other)) == 1) is same


def test_a_surname_alone_is_the_person_of_its_document() -> None:
    mentions = [person("Ann Doe"), person("Mr. Doe"), person("Mr. Doe", document="2"), person("Doe", document="2")]
    assert clusters(*mentions) == [[0, 1], [2, 3]]
    answer = answered(person("Ann Doe"), person("Ben Doe"), person("Mr. Doe"))
    assert [one["member"] for one in answer["result"]["ambiguous"]] == [2]


def test_two_persons_with_other_initials_are_not_joined_by_a_third_mention() -> None:
    two = [person("John Q. Doe"), person("John R. Doe", document="2")]
    assert clusters(*two, person("John Doe")) == [[0, 2], [1]]
    assert clusters(*two, person("John Doe", document="2")) == [[0], [1, 2]]
    answer = answered(*two, person("John Doe", document="3"))
    assert [one["members"] for one in answer["result"]["clusters"]] == [[0], [1], [2]]
    assert [one["member"] for one in answer["result"]["ambiguous"]] == [2]


def test_a_variant_of_two_first_names_is_neither() -> None:
    answer = answered(
        person("Chris Doe", **OFFICER), person("Christine Doe", **OFFICER), person("Christopher Doe", **OFFICER)
    )
    assert len(answer["result"]["clusters"]) == 3
    assert [one["name"] for one in answer["result"]["ambiguous"]] == ["Chris Doe"]


NAMES = ["Acme, Inc.", "ACME INC", "Acme", "Acme LLC", "Zeta Corp.", "Zeta", "Old Co."]
PEOPLE = ["Ann Doe", "Ann B. Doe", "Ann C. Doe", "Anne Doe", "Mr. Doe", "Annie Roe"]
MENTIONS = st.one_of(
    st.builds(organization, st.sampled_from(NAMES), ticker=st.sampled_from([None, None, "A"])),
    st.builds(person, st.sampled_from(PEOPLE), document=st.sampled_from("12"), organization=st.sampled_from(NAMES)),
)


@given(st.lists(MENTIONS, max_size=8))
def test_every_mention_is_in_one_cluster_of_its_kind(mentions: list[dict[str, Any]]) -> None:
    found = answered(*mentions)["result"]["clusters"]
    assert sorted(itertools.chain.from_iterable(one["members"] for one in found)) == list(range(len(mentions)))
    assert all(mentions[at]["kind"] == one["kind"] for one in found for at in one["members"])
    assert all(one["name"] not in one["aliases"] for one in found)


@given(st.lists(MENTIONS, max_size=6), st.randoms())
def test_the_order_of_mentions_does_not_decide(mentions: list[dict[str, Any]], dice: Any) -> None:
    named = [{**one, "id": at} for at, one in enumerate(mentions)]
    mixed = dice.sample(named, len(named))
    groups = [
        {frozenset(one["members"]) for one in answered(*listed)["result"]["clusters"]} for listed in (named, mixed)
    ]
    assert groups[0] == groups[1]


def test_all_problems_are_told_at_once() -> None:
    mentions = [
        {"id": "a", "kind": "ship", "name": ""},
        {"id": "a", "kind": "person"},
        {"kind": "person", "name": "A B"},
        3,
    ]
    answer = compute("entity_resolution", {"mentions": mentions})
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [
        ("unsupported", "mentions[3]"),
        ("duplicate", "mentions[1].id"),
        ("unknown_option", "mentions[0].kind"),
        ("unsupported", "mentions[0].name"),
        ("missing_external", "mentions[1].name"),
        ("missing_external", "mentions[2].id"),
    ]


def test_records_give_their_parties() -> None:
    records = [record(RELEASE), record(RELEASE.replace("12", "13"))]
    inputs = inputs_of(BY_NAME["entity_resolution"], records)
    answer = compute("entity_resolution", inputs)
    assert untraced(answer, inputs) == []
    ids = [one["document"]["id"] for one in records]
    company = next(one for one in answer["result"]["clusters"] if one["name"] == "Alpha Systems, Inc.")
    assert [one.split("/")[0] for one in company["members"]] == ids


@pytest.mark.parametrize(
    ("name", "stem", "kind"),
    [
        ("Camden Partners Strategic Fund II-A, L.P.", "camden partners strategic fund ii a", "lp"),
        ("U.S. Trust Co., Inc.", "us trust company", "incorporated"),
        ("Goldman, Sachs & Co.", "goldman sachs and", "company"),
        ("Limited", "limited", ""),
    ],
)
def test_an_organization_has_a_stem_and_a_kind(name: str, stem: str, kind: str) -> None:
    assert (organization_name(name).stem, organization_name(name).type) == (stem, kind)


def test_a_person_has_its_parts() -> None:
    name = person_name("Dr. David L. Warnock, Jr., Ph.D.")
    assert (name.last, name.first, name.middle, name.suffix) == ("warnock", "david", "l", "jr")
    assert person_name("Mr. Auster").first == ""
    assert (is_variant("zach", "zack"), is_variant("zach", "jack"), is_variant("bob", "rob")) == (True, False, True)


@pytest.mark.parametrize(
    ("title", "names"),
    [
        (
            "Senior Vice President, General Counsel\n  and Secretary",
            ["Senior Vice President", "General Counsel", "Secretary"],
        ),
        ("Chairman of the Board & CEO", ["Chairman", "Chief Executive Officer"]),
        ("Executive Vice President, Sales and Marketing", ["Executive Vice President, Sales and Marketing"]),
        ("VP of Finance, CFO", ["VP of Finance", "Chief Financial Officer"]),
        ("Managing Member", ["Managing Member"]),
        ("", []),
    ],
)
def test_a_title_names_its_offices(title: str, names: list[str]) -> None:
    assert offices(title) == names
    assert all(office(one) == one for one in names)
