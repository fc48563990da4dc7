r"""The trace of an answer: steps in the order in which they were taken, each under a number that later ones can use.

`trace = Trace()`, then `deadline = trace.add("events.filed.date", "2004-07-15", "15 days after …", clause.token)` and
`trace.add("payments[0].amount", "0.00", "nothing is late", deadline)`: the second step uses `step:s1`.
"""

from collections.abc import Iterable
from typing import Any

from computations.computation import Step


class Trace:
    """The steps of one answer; `add` gives the token by which later steps name the new one."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._tokens: dict[str, str] = {}

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps so far."""
        return tuple(self._steps)

    def add(self, gives: str, value: Any, text: str, *uses: str, quotes: Iterable[str] = ()) -> str:
        """Adds a step: the path in the result, the value there, how it came about, and the tokens it rests on.

        `quotes` are the words of the document that decide it, where the whole clause would say too much. Tokens that
        are empty are left out, so that a fact which may be absent can be named without asking.
        """
        tokens = tuple(dict.fromkeys(one for one in uses if one))
        self._steps.append(Step(gives, value, text, tokens, tuple(quotes)))
        self._tokens[gives] = f"step:s{len(self._steps)}"
        return self._tokens[gives]

    def giving(self, path: str) -> str:
        """The token of the last step that gives this path, empty where there is none."""
        return self._tokens.get(path, "")
