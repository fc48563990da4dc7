r"""The clauses of an input, found by kind, and read field by field with the words that state each value.

`Clauses.of(whole).needed("consent_threshold")` is the clause of that kind: `clause.get("percent").needed_decimal(…)` is
50, `clause.token` names it in a step (`002#clause:cl-025`), and `clause.words("percent")` is `("over 50%",)`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from computations.inputs import Input, token

PICK = "clauses"
"""Where a document has several clauses of a kind, `external.clauses` says by its id which one is meant."""


@dataclass(frozen=True)
class Clause:
    """A clause of the input: its kind, its id, the token that names it in steps, and its fields.

    A clause that is needed and absent has no token, and its fields give empty values without further problems.
    """

    kind: str
    id: str
    token: str
    value: Input

    def get(self, name: str) -> Input:
        """A typed field."""
        return self.value.get(name)

    @property
    def found(self) -> bool:
        """Whether the input has it."""
        return bool(self.token)

    def words(self, *fields: str) -> tuple[str, ...]:
        """The words of the document that state these fields (`"tiers[0].rate"`), as far as the record has them."""
        evidence = self.value.get("evidence").value
        quotes = [evidence.get(one) for one in fields] if isinstance(evidence, Mapping) else []
        return tuple(one["text"] for one in quotes if isinstance(one, Mapping) and isinstance(one.get("text"), str))


@dataclass(frozen=True)
class Clauses:
    """All clauses of an input, in its order."""

    whole: Input
    items: tuple[Clause, ...]

    @classmethod
    def of(cls, whole: Input) -> "Clauses":
        """The clauses of an input. One without a kind is a problem."""
        return cls(whole, tuple(_clauses(whole)))

    def all(self, kind: str) -> tuple[Clause, ...]:
        """The clauses of a kind, in the order of the input."""
        return tuple(one for one in self.items if one.kind == kind)

    def find(self, kind: str) -> Clause | None:
        """The clause of a kind, null where there is none.

        Of several `external.clauses` picks one, by its id or by its token where records share ids; without it they are
        the problem `duplicate`.
        """
        several = self.all(kind)
        picked = self.whole.get("external").get(PICK).get(kind)
        if picked.given:
            chosen = [one for one in several if picked.value in (one.id, one.token)]
            if chosen:
                return chosen[0]
            picked.wrong("missing_clause", f"no clause {kind} has the id {picked.value!r}")
        elif len(several) > 1:
            ids = ", ".join(one.token for one in several)
            message = f"{len(several)} clauses are {kind} ({ids}): pick one by its id in external.{PICK}.{kind}"
            several[1].value.wrong("duplicate", message)
        return several[0] if several else None

    def needed(self, kind: str) -> Clause:
        """The clause of a kind; its absence is the problem `missing_clause`."""
        found = self.find(kind)
        if found is not None:
            return found
        nowhere = Input(None, f"clauses[{kind}]", self.whole.problems, absent="")
        nowhere.wrong("missing_clause", f"no clause of the kind {kind} is in hand")
        return Clause(kind, "", "", nowhere)


def _clauses(whole: Input) -> Iterator[Clause]:
    listed = whole.get("clauses")
    for one in Input(listed.value, listed.path, listed.problems, absent="missing_clause").objects():
        kind = one.get("kind").needed("the kind of a clause")
        if kind:
            named = token("clause", one)
            yield Clause(kind, named.partition("#clause:")[2], named, one)
