r"""Notes and their owners: blocks of principal, from when on each holder owns one, and what ended it.

A block that was converted on 2005-02-01 stops accruing on that day. `principal` alone is one block of which no owner
is asked.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from computations.calendars import BusinessCalendar
from computations.clauses import Clause
from computations.inputs import Input, distinct
from computations.numbers import money

ENDS = ("converted", "sold_under_shelf", "redeemed", "repurchased")


@dataclass(frozen=True)
class Block:
    """Notes of one history. Without owners it is the whole principal, of which nobody asks who holds it."""

    id: str
    principal: Fraction
    owners: tuple[tuple[str, date], ...]
    ended: date | None
    ended_by: str | None
    path: str

    def owner(self, day: date) -> str | None:
        """Who owns it on a day, null where that is not said."""
        return next((holder for holder, since in reversed(self.owners) if since <= day), None)


def read_blocks(external: Input, calendar: BusinessCalendar, issue: Clause | None) -> tuple[Block, ...]:
    """The blocks of an input. More principal than the issue can have is the problem `exceeds_total`."""
    notes, principal = external.get("notes"), external.get("principal")
    blocks = tuple(_block(one, calendar) for one in notes.objects())
    distinct((one.get("id") for one in notes.objects()), "stands twice among the notes")
    if notes.given and principal.given:
        principal.wrong("unsupported", "either notes or one principal is given, not both")
    elif principal.given:
        blocks = (Block("", principal.amount() or Fraction(0), (), None, None, "principal"),)
    largest = _largest(issue)
    total = sum((one.principal for one in blocks), Fraction(0))
    if largest is not None and total > largest:
        notes.wrong("exceeds_total", f"{money(total)} of principal, and the issue has at most {money(largest)}")
    return blocks


def _largest(issue: Clause | None) -> Fraction | None:
    if issue is None:
        return None
    whole = issue.get("principal_with_option")
    return (whole if whole.given else issue.get("principal")).amount()


def _block(one: Input, calendar: BusinessCalendar) -> Block:
    owners = tuple(_owners(one.get("owners"), calendar))
    ended = one.get("ended")
    day = calendar.needed(ended.get("date"), "the day on which the Notes ended") if ended.given else None
    if day is not None and owners and day <= owners[0][1]:
        ended.get("date").wrong("out_of_order", f"ended on {day}, first owned on {owners[0][1]}")
    return Block(
        id=one.get("id").needed("a name for the Notes"),
        principal=one.get("principal").needed_amount("their principal"),
        owners=owners,
        ended=day,
        ended_by=ended.get("by").needed_choice("what ended them", *ENDS) if ended.given else None,
        path=one.path.removeprefix("external."),
    )


def _owners(listed: Input, calendar: BusinessCalendar) -> Iterator[tuple[str, date]]:
    before: date | None = None
    for one in listed.objects():
        since = calendar.needed(one.get("from"), "since when the holder owns them")
        if before is not None and date.min < since <= before:
            one.get("from").wrong("out_of_order", f"owned from {since}, the owner before it from {before}")
        before = since
        yield one.get("holder").needed("the holder's name"), since
    if before is None and (listed.value is None or listed.value == []):
        listed.wrong("missing_external", "Notes have an owner")
