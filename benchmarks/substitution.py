"""What a record loses and gains when other names, days and sums are put into its document.

    python benchmarks/substitution.py [PATH ...] [--seed N] [--show]

What a text says of one company it says of any other that stands in its place. So each kind of `KINDS` puts others in,
and the two records are compared, spans and wordings left aside: without gold, on any filings. What differs was read by
the shape of one name or spelling. The texts of the fixtures are taken where no path is given; `--show` prints each
value that is lost or new.
"""

import argparse
import calendar
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from invariance import FIXTURES, heading, line, record_of, said, texts

ORGANIZATIONS = (
    """\
Nippon Denki and Telephone Corporation|A.B. Calloway & Sons, Inc.|F. Ostermann-La Salle Ltd|Quarry, Roebling and Co.
Mrs. Tuttle's Original Pies, Inc.|Thought For Food, Inc.|21st Century Mutual Group, Inc.|Société Lyonnaise S.A.
Koninklijke Verhoeven N.V.|Grupo Alborada, S.A.B. de C.V.|E*QUOTE Group, Inc.|3D Optics Company|eHarbor Systems, Inc.
Bank of Western Ohio, National Association|The Plover Group, L.P.|Toll Bridge Trust|PT Samudra Tbk|Heron, LLC|Astrid A/S
Between Tides Energy LLC|Meridian, Lowell, Finch & Stroud Incorporated|Kestrel Fund IV (Cayman) L.P.|Toys N Things Inc
Dr. Bell Bottling Company of Texas|Mitsuba & Co. (U.S.A.), Inc.|O'Malley Industries Holdings, Inc.|Alder Hochbau GmbH
""".replace("\n", "|")
    .strip("|")
    .split("|")
)

PEOPLE = (
    """\
Jean-Luc Garnier|María José O'Connor|H. Ross Whitby|Ng Wai Keung|Henry van der Veen|Zhang Min|Mary Beth Stone-Hall
J. W. Ashcroft III|Ali bin Rashid|Wm. F. Alder|Ursula von Rieden|Li Ka-wing|Ann More|Grant Parks|Carlos Sol Medina
T. Boone Hollis, Jr.|William R. "Bill" Jonas|Robert Banks|June Winters|Lou D'Angelo|Mark McCready|Ole B. Nilsson
""".replace("\n", "|")
    .strip("|")
    .split("|")
)

SHORT_NAMES = (
    """\
Presenter|Venue|Carrier|Grower|Studio|Bottler|Host|Clinic|Author|Refiner|Operator|Grantor|Advertiser|Foundry|Broadcaster
Caterer|Miner|Retailer|Wholesaler|Obligor|Promoter|Packer|Airline
""".replace("\n", "|")
    .strip("|")
    .split("|")
)

SAID: Mapping[str, tuple[str, ...]] = {
    "parties": ("name", "defined_as", "kind", "role"),
    "dates": ("kind", "value", "quantity", "unit"),
    "amounts": ("kind", "value", "unit"),
    "defined_terms": ("term", "style"),
    "signatures": ("name", "title", "entity"),
    "contacts": ("name", "organization", "phone"),
    "obligations": ("obligor", "modality"),
    "role_changes": ("person", "position", "change"),
    "quotations": ("speaker",),
}
"""By list of the record, the fields that follow what is put in, or do not change. A party is named, not numbered."""

PRINCIPAL = ("party", "issuer", "signatory")
"""Roles of the organisations whose names are put aside: those that a document is about."""

MONTHS = calendar.month_name[1:]
DAY = re.compile(rf"\b({'|'.join(MONTHS)}) ([1-9]|[12]\d|3[01]), (\d{{4}})\b")
DOLLARS = re.compile(r"(?<![\w$])\$(\d{1,3}(?:,\d{3})+)(?![\d.,]|(?i: ?(?:million|billion|thousand|[mbk]{1,2})\b))")

DAYS: tuple[Callable[[str, int, str], str], ...] = (
    lambda month, day, year: f"the {_ordinal(day)} day of {month}, {year}",
    lambda month, day, year: f"{month} {_ordinal(day)}, {year}",
    lambda month, day, year: f"{day} {month} {year}",
    lambda month, day, year: f"{_short(month)} {day}, {year}",
    lambda month, day, year: f"{day}-{month[:3]}-{year}",
    lambda month, day, year: f"{year}-{MONTHS.index(month) + 1:02}-{day:02}",
)
"""Ways to write a day, one of them for a whole text."""

SUMS: tuple[Callable[[str], str], ...] = (
    "US${}".format,
    "U.S.$ {}".format,
    "$ {}".format,
    "USD {}".format,
    "{} dollars".format,
)
"""Ways to write a sum of dollars, one of them for a whole text."""


def _short(month: str) -> str:
    return month if len(month) <= len("June") else f"{month[:3]}."


def _ordinal(day: int) -> str:
    return f"{day}{'th' if 10 <= day <= 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th')}"


def organizations(record: dict[str, Any], chance: random.Random) -> dict[str, str]:
    """Other names for the organisations that the document is about."""
    names = [party["name"] for party in record["parties"]
             if party["kind"] == "organization" and party["role"] in PRINCIPAL]  # fmt: skip
    return _others(names, ORGANIZATIONS, chance)


def people(record: dict[str, Any], chance: random.Random) -> dict[str, str]:
    """Other names for the people of the document, and other surnames where a surname stands for its person."""
    names = [party["name"] for party in record["parties"] if party["kind"] == "person" and " " in party["name"]]
    others = _others(names, PEOPLE, chance)
    surnames = {_surname(name): _surname(other) for name, other in others.items()}
    organized = " ".join(party["name"] for party in record["parties"] if party["kind"] == "organization").split()
    return {name: other for name, other in surnames.items() if name not in organized} | others


def _surname(name: str) -> str:
    return re.sub(r",? (?:Jr\.|Sr\.|I{2,3}|Esq\.)$", "", name).split()[-1]


def short_names(record: dict[str, Any], chance: random.Random) -> dict[str, str]:
    """Other single words for the roles by which parties are called ("Licensee"), not for what stands in their names."""
    names = [alias for party in record["parties"] if party["role"] == "party" for alias in party["defined_as"]
             if re.fullmatch(r"[A-Z][a-z]+", alias) and alias.lower() not in party["name"].lower()]  # fmt: skip
    return _others(names, SHORT_NAMES, chance)


def _others(names: list[str], stock: list[str], chance: random.Random) -> dict[str, str]:
    names = list(dict.fromkeys(names))[: len(stock)]
    return dict(zip(names, chance.sample(stock, len(names)), strict=True))


def put_in(text: str, others: Mapping[str, str]) -> str:
    """The text with other names in place of its own, in capitals where those stand in capitals."""
    if not others:
        return text
    folded = {" ".join(name.lower().split()): other for name, other in others.items()}
    wrapped = (r"\s+".join(map(re.escape, name.split())) for name in sorted(others, key=len, reverse=True))
    named = "|".join(rf"{name}(?!\w)" for name in wrapped)

    def other(match: re.Match[str]) -> str:
        written = folded[" ".join(match[0].lower().split())]
        ends_twice = written.endswith(".") and text[match.end() : match.end() + 1] == "."
        return (written.upper() if match[0].isupper() else written)[: -1 if ends_twice else None]

    return re.sub(rf"(?<!\w)(?:{named})", other, text, flags=re.IGNORECASE)


def days(text: str, chance: random.Random) -> str:
    """The text with its calendar days in another spelling."""
    spelled = chance.choice(DAYS)
    return DAY.sub(lambda match: spelled(match[1], int(match[2]), match[3]), text)


def sums(text: str, chance: random.Random) -> str:
    """The text with its sums of dollars in another spelling."""
    spelled = chance.choice(SUMS)
    return DOLLARS.sub(lambda match: spelled(match[1]), text)


NAMES = {"organizations": organizations, "people": people, "short names": short_names}
SPELLINGS = {"days": days, "sums": sums}
KINDS = (*NAMES, *SPELLINGS)


def values(record: dict[str, Any], others: Mapping[str, str]) -> "Counter[tuple[str, ...]]":
    """What a record says with other names in place of its own, parties named, letters and last periods made alike."""
    named = {party["id"]: party["name"] for party in record["parties"]}
    lists = {name: [{field: named.get(value, value) if isinstance(value, str) else value
                     for field, value in one.items()} for one in record[name]] for name in SAID}  # fmt: skip
    lists["parties"] = [party for party in lists["parties"] if party["role"] != "mentioned"]
    said_so = said({**record, **lists}, SAID)
    alike: Counter[tuple[str, ...]] = Counter()
    for (name, *fields), times in said_so.items():
        alike[(name, *(put_in(field, others).upper().removeprefix("THE ").rstrip(".") for field in fields))] += times
    return alike


def compared(
    kind: str, text: str, record: dict[str, Any], chance: random.Random
) -> "tuple[Counter[Any], Counter[Any]]":
    """What the record of a text loses, and what it says in addition, when others of a kind are put in."""
    others = NAMES[kind](record, chance) if kind in NAMES else {}
    changed = put_in(text, others) if kind in NAMES else SPELLINGS[kind](text, chance)
    if changed == text:
        return Counter(), Counter()
    before, after = values(record, others), values(record_of(changed), {})
    return before - after, after - before


def main() -> None:
    """Prints what each kind loses and gains, list by list."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", type=Path, default=[FIXTURES], metavar="PATH")
    parser.add_argument("--seed", type=int, default=1, help="another seed puts others in")
    parser.add_argument("--show", action="store_true", help="print each value that is lost (-) or new (+)")
    asked = parser.parse_args()
    documents = [(text, record_of(text)) for text in texts(asked.paths)]
    print(f"{len(documents)} texts, {sum(values(record, {}).total() for _, record in documents)} values\n")
    heading("put in")
    for kind in KINDS:
        totals: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        for at, (text, record) in enumerate(documents):
            chance = random.Random(f"{asked.seed} {kind} {at}")
            for mark, total, differing in zip("-+", totals, compared(kind, text, record, chance), strict=True):
                total.update(one[0] for one in differing.elements())
                for one in differing if asked.show else ():
                    print(f"  {at:3} {mark} {json.dumps(one, ensure_ascii=False)}")
        line(kind, *totals)


if __name__ == "__main__":
    main()
