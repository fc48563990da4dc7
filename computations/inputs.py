r"""The input of a computation, read field by field: every value with its path, and every problem kept.

`Input.of({"external": {"notes": [{"principal": 1.5}]}})` reads `external.notes[0].principal` as a decimal and keeps
the problem `bad_decimal` with that path, since a JSON number with a fraction is no exact figure.
"""

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from pipeline.lazy import lazy

_DECIMAL = lazy(r"-?[0-9]{1,30}(\.[0-9]{1,30})?")
_COUNT = lazy(r"[0-9]{1,9}")
_FIRST_YEAR, _LAST_YEAR = 1900, 2199
_QUOTED = 60
_TOO_MUCH, _TOO_MANY = 10**30, 10**9
_DATE = lazy(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MOMENT = lazy(_DATE.pattern + r"T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})")


@dataclass(frozen=True)
class Problem:
    """What is wrong with an input: a code, the path of the field (`external.notes[0].principal`), a sentence."""

    code: str
    field: str
    message: str


class BadInput(Exception):
    """An input that cannot be computed with; `problems` has all that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{one.field}: {one.message}" for one in self.problems))


@dataclass(frozen=True)
class Input:
    """A value of the input and its path. What is read wrongly is added to `problems`, which one call's values share.

    The readers give null for an absent value and for a wrong one. Those that begin with `needed` also keep an absent
    value as a problem, with the code `absent` (none where that is empty), and give an empty value in its place, so
    that reading goes on. `prove` raises `BadInput` if anything was wrong.
    """

    value: Any
    path: str = ""
    problems: list[Problem] = field(default_factory=list)
    absent: str = "missing_external"

    @classmethod
    def of(cls, value: object) -> "Input":
        """The whole input. Anything but an object is a problem."""
        whole = cls(value)
        if not isinstance(value, Mapping):
            whole.wrong("unsupported", "the input is an object")
        return whole

    def get(self, key: str) -> "Input":
        """The member of this name; its value is null where there is none."""
        value = self.value.get(key) if isinstance(self.value, Mapping) else None
        return self._at(value, f"{self.path}.{key}" if self.path else key)

    def items(self) -> Iterator["Input"]:
        """The members of a list, none where it is absent; anything but a list is a problem."""
        if self.value is None:
            return
        if not isinstance(self.value, list):
            self.wrong("unsupported", "a list is needed")
            return
        for at, one in enumerate(self.value):
            yield self._at(one, f"{self.path}[{at}]")

    def objects(self) -> Iterator["Input"]:
        """The members of a list of objects; every other member is a problem and left out."""
        for one in self.items():
            if isinstance(one.value, Mapping):
                yield one
            else:
                one.wrong("unsupported", "an object is needed")

    def entries(self) -> Iterator[tuple[str, "Input"]]:
        """The names and members of an object, none where it is absent; anything but an object is a problem."""
        if self.value is not None and not isinstance(self.value, Mapping):
            self.wrong("unsupported", "an object is needed")
        elif self.value is not None:
            yield from ((str(key), self.get(key)) for key in self.value)

    @property
    def given(self) -> bool:
        """Whether there is a value."""
        return self.value is not None

    def text(self) -> str | None:
        """Words; an empty string and anything but a string is a problem."""
        if self.value is None:
            return None
        if not isinstance(self.value, str) or not self.value.strip():
            self.wrong("unsupported", "words are needed")
            return None
        return self.value

    def name(self) -> str | int | None:
        """Words or a whole number by which the input tells its members apart."""
        if isinstance(self.value, int) and not isinstance(self.value, bool) and abs(self.value) < _TOO_MUCH:
            return self.value
        return self.text()

    def texts(self) -> list[str]:
        """A list of words."""
        return [words for one in self.items() if (words := one.text()) is not None]

    def choice(self, *values: str) -> str | None:
        """One of these words. Else the problem `unknown_option`."""
        if self.value is None:
            return None
        if isinstance(self.value, str) and self.value in values:
            return self.value
        self.wrong("unknown_option", f"{shown(self.value)} is none of {', '.join(values)}")
        return None

    def flag(self) -> bool | None:
        """True or false."""
        if self.value is None or isinstance(self.value, bool):
            return self.value
        self.wrong("unsupported", f"{shown(self.value)} is neither true nor false")
        return None

    def decimal(self) -> Fraction | None:
        """An exact figure out of a decimal string or an integer: `"0.25"` is ¼. Else the problem `bad_decimal`."""
        if self.value is None:
            return None
        if isinstance(self.value, int) and not isinstance(self.value, bool) and abs(self.value) < _TOO_MUCH:
            return Fraction(self.value)
        if isinstance(self.value, str) and _DECIMAL.fullmatch(self.value):
            return Fraction(self.value)
        self.wrong("bad_decimal", f"{shown(self.value)} is no decimal string")
        return None

    def amount(self) -> Fraction | None:
        """A figure of zero or more. A negative one is the problem `negative_amount`."""
        value = self.decimal()
        if value is not None and value < 0:
            self.wrong("negative_amount", f"{self.value} is less than zero")
            return None
        return value

    def count(self) -> int | None:
        """A whole number, not negative. Else the problem `bad_count`."""
        if self.value is None:
            return None
        if isinstance(self.value, int) and not isinstance(self.value, bool) and 0 <= self.value < _TOO_MANY:
            return self.value
        if isinstance(self.value, str) and _COUNT.fullmatch(self.value):
            return int(self.value)
        self.wrong("bad_count", f"{shown(self.value)} is no whole number")
        return None

    def date(self) -> dt.date | None:
        """A day of the calendar, ISO 8601. Else the problem `bad_date`."""
        if self.value is None:
            return None
        if isinstance(self.value, str) and _DATE.fullmatch(self.value):
            try:
                return dt.date.fromisoformat(self.value)
            except ValueError:
                pass  # 2004-02-30: written like a date, and none
        self.wrong("bad_date", f"{shown(self.value)} is no date")
        return None

    def moment(self) -> dt.datetime | None:
        """A time of a day with its distance from UTC: `2004-05-12T11:00-04:00`. Else the problem `bad_date`."""
        if self.value is None:
            return None
        if isinstance(self.value, str) and _MOMENT.fullmatch(self.value):
            try:
                moment = dt.datetime.fromisoformat(self.value)
            except ValueError:
                pass  # T25:00: written like a time, and none
            else:
                if _FIRST_YEAR <= moment.year <= _LAST_YEAR:
                    return moment
        self.wrong("bad_date", f"{shown(self.value)} is no time of a day with its distance from UTC")
        return None

    def needed(self, what: str) -> str:
        """Words that have to be there."""
        return self._present(what).text() or ""

    def needed_choice(self, what: str, *values: str) -> str:
        """One of these words, which has to be there."""
        return self._present(what).choice(*values) or ""

    def needed_decimal(self, what: str) -> Fraction:
        """A figure that has to be there."""
        return self._present(what).decimal() or Fraction(0)

    def needed_amount(self, what: str) -> Fraction:
        """A figure of zero or more that has to be there."""
        return self._present(what).amount() or Fraction(0)

    def needed_count(self, what: str) -> int:
        """A whole number that has to be there."""
        return self._present(what).count() or 0

    def needed_flag(self, what: str) -> bool:
        """True or false, which has to be there."""
        return self._present(what).flag() or False

    def needed_date(self, what: str) -> dt.date:
        """A day that has to be there."""
        return self._present(what).date() or dt.date.min

    def wrong(self, code: str, message: str) -> None:
        """Keeps a problem with this value."""
        self.problems.append(Problem(code, self.path, message))

    def prove(self) -> None:
        """Raises `BadInput` with every problem that was met so far."""
        if self.problems:
            raise BadInput(self.problems)

    def _present(self, what: str) -> "Input":
        if self.value is None and self.absent:
            self.wrong(self.absent, f"{what} is needed")
        return self

    def _at(self, value: Any, path: str) -> "Input":
        return Input(value, path, self.problems, self.absent)


def shown(value: object) -> str:
    """A value as a message quotes it, cut where it is long."""
    words = repr(value)
    return words if len(words) <= _QUOTED else f"{words[:_QUOTED]}…"


def token(kind: str, item: Input) -> str:
    """The token by which a step names an item of a record: `002#clause:cl-004`, `001#fact:f-012`.

    What stands before the mark is the item's `document`, nothing where the input does not say it.
    """
    document, number = item.get("document").text(), item.get("id").name()
    return f"{document or ''}#{kind}:{item.path if number is None else number}"


def distinct(values: Iterable[Input], message: str) -> None:
    """Keeps the problem `duplicate` with every value that one before it has too."""
    seen = set()
    for one in values:
        if one.given and repr(one.value) in seen:
            one.wrong("duplicate", f"{one.value} {message}")
        seen.add(repr(one.value))
