"""The firms of statements in full: the issuer for none or its short name, else the party that begins with the words."""

from dataclasses import replace

import regex

from pipeline.lazy import lazy
from pipeline.record import Party, Record, RoleChange


def folded(name: str | None) -> str:
    """A name by which it is known again: no case, no commas, single spaces."""
    return " ".join((name or "").casefold().replace(",", "").split())


def organization(name: str | None, record: Record, company: Party | None) -> str | None:
    """The organisation in full: the issuer for none or its short name, else the one party that begins with it."""
    if name is None:
        return company.name if company else None
    short = _BOARD_OF.sub("", folded(name).removeprefix("the "))  # "Chair of the Teal Board"
    first = short.split(" and ")[0]  # "Teal Bancorp and Teal Banks"
    if company and (_begins(company.name, short) or _begins(company.name, first) or short in _other_names(company)):
        return company.name
    firms = {
        one.name
        for one in record.parties
        if one.kind == "organization" and _begins(one.name, short) and not _OTHER_KIND.search(one.name)
    }
    return firms.pop() if len(firms) == 1 else name


_OTHER_KIND = lazy(r"\b(?:Foundation|Trust|Fund|Charities)\Z")
"""What the name of another body ends with that begins as a company's does: "Teal Bank Foundation"."""


def at_each(one: RoleChange, record: Record, company: Party | None) -> list[RoleChange]:
    """The statement at each of two firms that the document names by themselves: "CEO of Teal and Lark"."""
    parts = [part.removeprefix("both ") for part in (one.organization or "").split(" and ")]
    firms = [party.name for party in record.parties if party.kind == "organization"]
    short = [folded(part).removeprefix("the ") for part in parts]
    if len(parts) != _TWO or any(_begins(firm, " and ".join(short)) for firm in firms):
        return [one]
    known = [{firm for firm in firms if _begins(firm, part)} for part in short]
    apart = all(len(one) == 1 for one in known) and known[0] != known[1]
    return [replace(one, organization=part) for part in parts] if apart else [one]


_BOARD_OF = lazy(r"\s+board(?:\s+of\s+(?:directors|trustees))?\Z")


def _begins(name: str, short: str) -> bool:
    plain = regex.sub(r"^the\s+", "", folded(name))
    return plain == short or (plain.startswith(short) and not plain[len(short)].isalnum())


def _other_names(company: Party) -> set[str]:
    short = (company.ticker, *(mention.text for mention in company.other_mentions))
    return {folded(one) for one in (*company.defined_as, *company.other_names, *short)} - {""}


_TWO = 2
