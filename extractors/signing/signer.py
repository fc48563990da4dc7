r"""Who signs: the entity or person after a signing mark, and the printed name, office and date below it.

"/s/ Ann Munson Steines\nAnn Munson Steines\nChief Legal Officer,\nGeneral Counsel" has two lines of an office.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from extractors.names import is_person
from extractors.names.behind import BEHIND
from extractors.signing.cells import Cell
from extractors.signing.words import (
    CAPTION,
    DATE,
    DESCRIBED,
    FORMS,
    OFFICE,
    is_capacity,
    is_fragment,
    is_office,
    is_organization,
    is_place,
    is_post,
    is_signer,
)

_ASIDE = re.compile(
    r"(?P<name>[^()]+?),?\s+\((?P<capacity>[^()]*(?:agent|manager|partner|member|trustee|advis[eo]r)[^()]*)\)"
)
_DESCRIPTION = re.compile(
    r"\Aan?\s+[^,]{0,60}?\b(?:corporation|company|partnership|trust|association|bank)\b(?:,\s+|\s+(?=as\s|its\s)|\Z)",
    re.IGNORECASE,
)
"""What an entity is, before the capacity in which it signs: "a Delaware corporation, "."""
_CAPTIONS = re.compile(r"\A(?:(?:Name|Title|Signature|Date)\s+)+(?=[A-Z])")
_CAPTION_BELOW = re.compile(
    r"\(?(?:(?P<name>(?:(?:Print(?:ed)?|Typed?|Typed or Printed)\s)?Name)|(?P<title>Title|Position|Office)"
    r"|(?P<date>Date))\)?",
    re.IGNORECASE,
)
_COMMA = re.compile(r",\s+|\s+-\s+|\s+–\s+")
_LATER = re.compile(
    r",?\s+(?:in\s+(?:the|his|her)\s+capacit|individually|an?\s+individual\b|for\s+(?:him|her|them)sel|on\s+behalf|(?:his|her)\s+(?:wife|husband|spouse)|husband\s+and\s+wife).*",
    re.IGNORECASE | re.DOTALL,
)
_FOR_OTHERS = re.compile(
    r",?\s+not\s+(?:individually|in\s+(?:his|her|its|an?)\s+individual\s+capacity),?\s+but\s+(?:solely\s+)?(?=as\s)"
)
"""What says that a person signs in an office alone: "Ann Hill, not individually but solely as Trustee"."""
_DATED = re.compile(rf"[\s,(]+(?:on\s+)?{DATE.pattern}\Z")
"""The day behind a signature: "/s/ Jane Doe, May 1, 1998"."""
_BEHIND = re.compile(rf"{BEHIND}\b", re.IGNORECASE)
_OPEN_END = re.compile(
    r"(?:[,&/—–-]|\b(?:and|of|for|the|chief|financial|executive|vice|general|senior|operating|legal|accounting|managing"
    r"|administrative|assistant|corporate|authorized))\Z",
    re.IGNORECASE,
)


_RANKS = frozenset(["senior", "vice", "executive", "assistant", "managing", "general", "authorized", "authorised",
                    "duly", "chief", "deputy", "first", "corporate", "group", "regional"])  # fmt: skip
"""What stands before an office and belongs to it."""
_DASHES = frozenset("—–")
_QUOTES = frozenset('"“”')
_POST_BELOW = re.compile(
    r"\(?Signature\sof\s(?:an?\s|the\s)?(?P<post>(?:sole\s|managing\s)?director|(?:company\s)?secretary"
    r"|authori[sz]ed\s(?:signatory|officer|representative))\)?",
    re.IGNORECASE,
)
"""The office of whoever signs above the caption: "Signature of Director"."""
_POST_ASIDE = re.compile(
    r"\((?P<post>(?:(?:senior|executive|vice|assistant|managing|general|chief|corporate)[\s-]){0,3}"
    r"(?:president|director|secretary|treasurer|manager|partner|chair(?:man|woman|person)?|trustee|officer|C[EFO]O))\)",
    re.IGNORECASE,
)
"""An office that stands in parentheses below a hand: "(Vice President)"."""
_WITNESSED = re.compile(
    r"\(?(?:signature|name)\sof\s(?:the\s)?witness\)?(?:\s?:.*)?|\(?witness\)?"
    r"|witness(?:['’]s?)?\s(?:name|signature)\s?:.*",
    re.IGNORECASE,
)
_PRINCIPAL = re.compile(
    r"\((?:(?:as|and)\s)?(?:(?:duly\s)?authori[sz]ed\s(?:officer|signatory)(?:\sand(?:\sas)?|,)?\s)?(?:co-)?principal\s(?:executive|operating|financial|accounting)\b[^()]*\)",
    re.IGNORECASE,
)
"""What an officer is for a report, below his office: "(Principal Financial and Accounting Officer)"."""


_PROFESSION = re.compile(
    r"(?:(?:independent|registered|certified|chartered|public)\s+){1,3}(?:(?:public|professional)\s+)?"
    r"(?:account(?:ants?|ing\s+firm)|auditors?)|chartered\s+accountants?",
    re.IGNORECASE,
)
"""What a firm is, below its hand: "Certified Public Accountants"."""
_ZIP_BEHIND = re.compile(r"\s+\d{5}(?:-\d{4})?\Z")
"""The code behind a city with its state."""
FAR = 10
"""How far below a hand its printed name stands at most, and below that the office."""
LINES = 4
"""Over how many lines below its "By:" the words of an entity go on at most."""
BEGINS = 3
"""How far below an empty "By:" they begin at most."""


@dataclass(frozen=True)
class Entity:
    """Who signs for a party: its name, its capacity, and the cells below its "By:" that its words go on in."""

    name: str
    capacity: str | None
    lines: Sequence[Cell] = ()


def entity_of(text: str, cell: Cell, below: Sequence[Cell]) -> Entity | None:
    """The organisation after an unsigned "By:", or below it, with its capacity; null where none is named."""
    said, after = cell.said(text), below[0] if below else None
    if not said:
        return _over_lines(text, cell, below)
    if len(said) > 200:
        return None
    whole = _CAPTIONS.sub("", said.rstrip(" ,;"))
    name, capacity = _apart(whole)
    if is_organization(name) and capacity is not None and is_capacity(capacity):
        return Entity(name, capacity)
    wrapped = None if is_person(name) or is_office(name) else _over_lines(text, cell, below)
    if wrapped is not None:
        return wrapped
    if is_organization(name):
        return Entity(name, capacity)
    if capacity is not None and is_capacity(capacity) and not is_person(name) and "attorney" not in capacity.lower():
        return Entity(name, capacity)
    near = after is not None and after.kind == "text" and after.line - cell.line <= 2
    aside = after.said(text) if near and after is not None else ""
    if aside.startswith("(") and is_capacity(aside.strip("()")) and not is_person(name):
        return Entity(whole, aside.strip("()"), below[:1])
    if near and after is not None and is_capacity(after.said(text)) and said.endswith(",") and not is_person(name):
        return Entity(whole, None)
    return None


def _over_lines(text: str, cell: Cell, below: Sequence[Cell]) -> Entity | None:
    r"""The entity whose words go on in the lines right below: "By: ACME\nCORP., as its\nattorney-in-fact"."""
    said, last = cell.said(text), cell
    for taken, line in enumerate(below[:LINES], 1):
        step = line.line - last.line
        if line.kind != "text" or line.value != line.start or not 0 < step <= (1 if said else BEGINS):
            return None
        comma = "," if is_organization(said) and said[-1] != "," and line.said(text)[0].islower() else ""
        said, last = f"{said}{comma} {line.said(text)}".strip(), line
        name, capacity = _apart(said)
        if is_organization(name) and capacity is not None and is_capacity(capacity):
            return Entity(name, capacity, below[:taken])
    return None


def _apart(said: str) -> tuple[str, str | None]:
    """A name and the capacity after its last comma: "MJDM Corp., a General Partner", or in parentheses.

    What describes the entity is no capacity: "Acme GP, LLC, a Texas company, its general partner".
    """
    aside = _ASIDE.fullmatch(said)
    if aside is not None and (is_organization(aside["name"]) or is_capacity(aside["capacity"])):
        return aside["name"], aside["capacity"]
    for comma in _COMMA.finditer(said):
        rest = said[comma.end() :].strip(" ,.")
        if is_fragment(rest):
            return said[: comma.start()].strip(), _DESCRIPTION.sub("", rest, 1) or None
    return said, None


def name_and_office(said: str) -> tuple[str | None, str | None]:
    """A name and what office follows it: "John S. D'Orazio, President and CEO"; "Wayne Miller VP"."""
    said = _LATER.sub("", _FOR_OTHERS.sub(", ", _DATED.sub("", said.strip(' ,;)(*"“”'))))
    for form in FORMS.finditer(said):
        if is_place(said[form.end() :].strip(" ,")):
            return said[: form.end()], None  # "Elm & Birch LLP Denver, Colorado"
    for comma in _COMMA.finditer(said):
        rest = said[comma.end() :].strip()
        if not _BEHIND.match(rest) and OFFICE.search(rest) and not OFFICE.search(said[: comma.start()]):
            return said[: comma.start()].strip(), rest.rstrip(",;")
    if re.match(r"(?:Duly\s+)?Authori[sz]ed\b", said, re.IGNORECASE):
        return None, said
    office = OFFICE.search(said)
    if office is not None:
        words = said[: office.start()].split()
        if all(word.casefold() in _RANKS for word in words):
            return None, said
        while len(words) > 2 and words[-1].casefold() in _RANKS:
            words.pop()
        before = " ".join(words)
        if len(words) >= 2 and is_signer(before):
            return before, said[len(before) :].strip(" ,") or None
    return said or None, None


@dataclass
class Trailing:
    """What stands below a signing mark, read cell by cell: the printed name, the office, the date."""

    text: str
    signed: str
    last: Cell
    name: str | None
    title: str | None
    dated: Cell | None = None
    post: Cell | None = None
    captions_above: bool = False

    def captioned(self, cell: Cell, after: Cell | None) -> bool:
        r"""Whether the caption below a cell says what it is; if so, what it says is kept: "Jane Doe\nPrinted Name"."""
        own = _CAPTION_BELOW.fullmatch(cell.said(self.text)) if cell.kind == "text" else None
        self.captions_above = self.captions_above or own is not None
        if self.captions_above or after is None or not cell.kind == after.kind == "text":
            return False
        if CAPTION.fullmatch(cell.said(self.text)):
            return False  # the heads of the next page of a table: "Signature" over "Title"
        caption = _CAPTION_BELOW.fullmatch(after.said(self.text))
        if caption is None or after.line - cell.line > 2 or cell.line - self.last.line > 3:
            return False
        kind, said = caption.lastgroup, cell.said(self.text)
        if kind == "date" and after.line == cell.line and not any(map(str.isdigit, said)):
            return False  # "Ann Hill          Date", each below a ruled line of its own
        if kind == "name":
            self.name, office = name_and_office(said)
            self.title = self.title or office
        elif kind == "title":
            self.title = said
        else:
            self.dated = self.dated or cell
        return True

    def takes(self, cell: Cell) -> bool:
        """Whether the cell belongs to the signer above; if so, what it says is kept."""
        said, step = cell.said(self.text), cell.line - self.last.line
        if cell.kind == "rule":
            return step <= 2
        prompted = cell.value > cell.start  # "Agreed and accepted: Ann Hill" is the head of another block
        empty = self.last.kind in {"name", "title"} and not self.last.said(self.text)
        if cell.kind != "text" or prompted or not said or step > (3 if empty or self.last.kind != "title" else 1):
            return not prompted and self._takes_far(cell, said, step)
        if said[0] in _QUOTES and said[-1] in _QUOTES and not (self.signed and _is_printed(said, self.signed)):
            return False  # the role of the next party: "“EXECUTIVE”"
        if _PRINCIPAL.fullmatch(said) and self.title and step <= 1:
            self.title = f"{self.title} {said}"
            return True
        if CAPTION.fullmatch(said):
            post = _POST_BELOW.fullmatch(said) or _POST_ASIDE.fullmatch(said)
            self.title = self.title or (post["post"] if post and step <= 2 else None)
            return step <= 2
        if DATE.fullmatch(said):
            self.dated = self.dated or cell
            return True
        if is_organization(self.signed) and (said.casefold() == self.signed.casefold() or _PROFESSION.fullmatch(said)):
            return step <= 2
        if self.name and f"{self.name} {said}".casefold() == self.signed.casefold():
            self.name = self.signed  # "Ann R." above "Steines"
            return True
        if self.name is None and _is_printed(said, self.signed):
            self.name, office = name_and_office(said)
            comma = "," if said.endswith(",") else ""  # "Ann Hill President," above "Chief Executive Officer"
            self.title = self.title or (office and f"{office}{comma}")
            return True
        return self._office(cell, said, step)

    def _takes_far(self, cell: Cell, said: str, step: int) -> bool:
        """Whether the printed name or the office stands some empty lines below the hand or name that it goes with."""
        if cell.kind != "text" or not 3 < step <= FAR:
            return False
        name, office = name_and_office(said)
        if self.name is None and not self.signed and name and is_person(name) and (office or said.endswith(",")):
            self.name, self.title = name, self.title or office  # "By:" over "Ann Hill,\nPresident"
        elif self.name is None and (name or "").casefold() == self.signed.casefold() and not is_organization(said):
            self.name, self.title = name, self.title or office
        elif self.name and self.title is None and self.last.kind == "text" and is_post(said):
            self.title, self.post = said, cell
        elif self.title and self.last.kind == "text" and self.text[self.last.end - 1] in _DASHES:
            self.title, self.post = f"{self.title}{self.text[self.last.end - 1]}{said}", cell  # "Vice President—"
        else:
            return False
        return True

    def _office(self, cell: Cell, said: str, step: int) -> bool:
        if said.casefold().startswith(("for the ", "on behalf of ")):
            return False
        post = self.post
        if post is not None and is_beneath(cell, post) and abs(self.last.column - post.column) > 3:
            self.post, self.title = cell, f"{self.title} {said}"  # the next line of a column beside the hand
            return True
        if self.title and (
            self.last.kind == "title" or (self.last.kind == "text" and (step <= 1 or said.startswith("and ")))
        ):
            if not _continues(cell, self.last, said, self.title):
                return False
            self.title = f"{self.title} {said}".rstrip(";")
            return True
        late = self.last.kind == "title" and step > 1
        near = step <= (2 if self.signed and not late and not self.name else 3)
        if near and (is_post if late else is_office)(said) and (self.title is None or _OPEN_END.search(self.title)):
            self.title = f"{self.title or ''} {said}".strip(" ;")
            self.post = cell
            return True
        return False


Taken = tuple[int, str | None, str | None, Cell | None]


def take_trailing(text: str, cells: list[Cell], pending: list[Cell], name: str | None, title: str | None) -> Taken:
    """How many of the pending cells belong to the signer above, with the name, the office and the date they give."""
    marks = [cell for cell in cells if cell.kind in {"by", "sign"}] or [cell for cell in cells if cell.kind == "rule"]
    mark = next((cell for cell in reversed(marks) if cell.signed), (marks or cells)[-1])
    below = Trailing(text, name_and_office(mark.said(text))[0] or "", cells[-1], name, title)
    taken, caption = 0, False
    for cell, after in zip_longest(pending, pending[1:]):
        placed = _is_over_day(text, pending[taken : taken + 3])
        caption = not caption and below.captioned(cell, after)
        if not placed and not caption and not below.takes(cell):
            break
        taken, below.last = taken + 1, cell
    return taken, below.name, below.title.rstrip(" ,") if below.title else below.title, below.dated


def _is_over_day(text: str, cells: Sequence[Cell]) -> bool:
    r"""Whether a line is of the place over a day: "Denver, Colorado\nMay 1, 2002", with the street above it or not."""
    said = [cell.said(text) for cell in cells]
    housed = len(said) > 2 and said[0][:1].isdigit() and _ZIP_BEHIND.search(said[1]) is not None
    place, *below = said[housed:] or [""]
    return bool(below) and DATE.fullmatch(below[0]) is not None and is_place(_ZIP_BEHIND.sub("", place))


def is_witnessed(said: str) -> bool:
    """Whether words below a hand say that it is a witness's: "Signature of witness"."""
    return _WITNESSED.fullmatch(said) is not None


def is_beneath(cell: Cell, above: Cell) -> bool:
    """Whether a cell stands on the next line of a column."""
    return cell.line - above.line == 1 and abs(cell.column - above.column) < 4


def _is_printed(said: str, signed: str) -> bool:
    """Whether the words are the printed name of who signed above."""
    first = name_and_office(said)[0] or ""
    if signed:
        mine, theirs = set(_plain(first)), set(_plain(signed))
        return bool(mine & theirs) and not is_organization(DESCRIBED.sub("", first))
    return is_signer(first) and not first.isupper()


def _plain(words: str) -> list[str]:
    return [word for word in re.sub(r"[^\w\s]", "", words.casefold()).split() if len(word) > 2]


def _continues(cell: Cell, last: Cell, said: str, title: str | None) -> bool:
    """Whether a line goes on with the office above it: "and Secretary" below "Vice President, General Counsel"."""
    joined = said.startswith("and ") and cell.line - last.line <= 3 and is_office(said)
    if is_organization(DESCRIBED.sub("", said)) or (cell.line - last.line > 1 and not joined) or not title:
        return False
    offset = last.value - last.start if last.kind == "title" else 0
    return (
        bool(_OPEN_END.search(title))
        or said[0].islower()
        or (bool(OFFICE.search(said)) and cell.column >= last.column + offset // 2 - 1)
    )
