"""Elements that are open, as on the stack of a browser, and how words look inside them.

A paragraph ends where the next begins, and an end tag without a beginning ends nothing. The 1990s left most open.
"""

from typing import NamedTuple

from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits
from pipeline.read.html import numbering
from pipeline.read.html.lines import Flow, State, inside
from pipeline.read.html.look import Look

LINE = frozenset(("inline", "fact"))
"""Elements that stand inside a line."""
PLAIN, UNSEEN = State(), State(hidden=True)
"""How words look in a table that says nothing of it, or that is not shown."""
Open = tuple[Look, State, int]
"""An element that is open: its tag, how words looked before it, where in the source its content begins."""


class Fact(NamedTuple):
    """An inline XBRL tag or a continuation of one, and where in the source its content begins and ends."""

    look: Look
    start: int
    end: int


class Elements:
    """What is open at a place of the text, the lines that are being written there, and the facts that were tagged."""

    def __init__(self, name: str, limits: Limits) -> None:
        """`name` of the document and `limits` are for what must be refused.

        `open` counts the elements on the stack from `floor` up by name, so that an end tag alone is not searched for.
        """
        self.name, self.limits = name, limits
        self.flow = Flow()
        self.state = PLAIN
        self.stack: list[Open] = []
        self.open: dict[str, int] = {}
        self.floor = 0
        self.lists: list[numbering.Numbering] = []
        self.facts: list[Fact] = []
        self._states: dict[tuple[State, Look], State] = {}

    def _too_deep(self, what: str, depth: int) -> Unreadable:
        told = f"nests {what} {depth:,} deep, and markup_depth allows {self.limits.markup_depth:,}"
        return Unreadable(self.name, "too_large", told)

    def _push(self, opened: Look, at: int) -> None:
        most = self.limits.markup_depth
        if len(self.stack) >= most // 2:
            if opened.kind == "inline":
                # "<FONT>" before every line and never an end: how words look does not get deeper
                return
            if len(self.stack) >= most:
                raise self._too_deep("elements", len(self.stack) + 1)
        self.stack.append((opened, self.state, at))
        self.open[opened.name] = self.open.get(opened.name, 0) + 1
        if not opened.inert or self.state.special:
            self.state = self._seen(self.state, opened)

    def _seen(self, state: State, opened: Look) -> State:
        """How words look inside an element."""
        seen = self._states.get((state, opened))
        if seen is None:
            seen = self._states[state, opened] = inside(state, opened)
        return seen

    def _pop(self, at: int) -> None:
        """Closes the innermost element."""
        closed, self.state, start = self.stack.pop()
        self.open[closed.name] -= 1
        if closed.kind in ("block", "item", "list"):
            self.flow.block(closed.below)
            if closed.kind == "list" and self.lists:
                self.lists.pop()
            if closed.page_after:
                self.flow.feed()
        elif closed.kind == "fact" and not self.state.hidden:
            self.facts.append(Fact(closed, start, at))

    def _close_to(self, depth: int, at: int) -> None:
        while len(self.stack) > depth:
            self._pop(at)

    def _close(self, name: str, at: int) -> None:
        """Closes the innermost element of that name, and what is open inside it; an end tag alone ends nothing."""
        if not self.open.get(name):
            return
        for depth in range(len(self.stack) - 1, self.floor - 1, -1):
            opened, before, start = self.stack[depth]
            if opened.name == name:
                break
        inner = self.stack[depth + 1 :]
        if opened.kind not in LINE or all(one.kind in LINE for one, _, _ in inner):
            self._close_to(depth, at)
            return
        # "<B><P>…</B>…</P>": the paragraph stays open, its words are bold no more
        del self.stack[depth:]
        self.state = before
        self.open[name] -= 1
        for one, _, _ in inner:
            self.open[one.name] -= 1
        if opened.kind == "fact" and not before.hidden:
            self.facts.append(Fact(opened, start, at))
        for one, _, begun in inner:
            self._push(one, begun)

    def _end_paragraph(self, at: int) -> None:
        """A paragraph that is open ends where a block begins."""
        if not self.open.get("p"):
            return
        for depth in range(len(self.stack) - 1, self.floor - 1, -1):
            opened = self.stack[depth][0]
            if opened.name == "p":
                self._close_to(depth, at)
                return
            if opened.kind not in LINE:
                return
