"""A signature block while it is read, and whether it is one."""

import re
from dataclasses import dataclass, field

from extractors.names import is_generic, is_person
from extractors.signing.cells import Cell
from extractors.signing.heads import Head
from extractors.signing.signer import name_and_office
from extractors.signing.words import is_organization, is_own_role, is_post, is_signer

_PROXY = re.compile(r"(?<!\S)\*[^\n]*\n[ \t]*\Z")
"""A star in the line above a ruled line: somebody else signs there by power of attorney."""
_CONFORMED = re.compile(r"/ ?[sS] ?/|\\[sS]\\|(?<!\S)[sS]/(?=\s?[A-Z])|\((?:signed|sgd\.?)\)", re.IGNORECASE)
_ATTESTS = re.compile(
    r"\b(?:by|per|attest\w*|witness|approved|accepted|agreed|acknowledged|signed|sealed|executed|delivered|presence|truly"
    r"|sincerely|yours|submitted|regards)\b",
    re.IGNORECASE,
)
"""What may stand in the line above a ruled line on which somebody signs."""
_NOTARY = re.compile(r"\bnotary\b|\bsignature of (?:the )?witness\b", re.IGNORECASE)
"""Who certifies the signature of another."""
_CERTIFIED = re.compile(
    r"\b(?:acknowledged|sworn(?:\s(?:and|to)\b[^.;]{0,40}?)?|subscribed(?:\s(?:and|to)\b[^.;]{0,40}?)?)\s+before\s+me\b"
    r"|(?<=\n)[ \t]*Notary\sPublic:?(?=\s*\Z)",
    re.IGNORECASE,
)
"""What a notary certifies above his hand: "The foregoing instrument was acknowledged before me"."""
_OTHERS = re.compile(
    r"/[sS]/|\bnotary\spublic\b|\bwitness\s+whereof\b|\bcommission\s+expires\b"
    r"|\n[ \t]*(?:agreed|accepted|confirmed|very\s+truly|sincerely|respectfully|dated?\s?:)",
    re.IGNORECASE,
)
"""What ends such a certificate: a hand, the line that a notary signs, words that lead to another's hand."""
CERTIFIES = 700
"""How far above his hand at most."""


@dataclass(frozen=True)
class Link:
    """An entity that signs for the one before it: its name, the capacity it does so in, and where it stands."""

    name: str
    capacity: str | None
    cell: Cell


@dataclass
class Block:
    r"""What is known of one block while its cells are read; `cells` are those that belong to it.

    `firm` is a party that is named below its signer: "/s/ Ann Hill\nPresident\nACME, INC."; `above` the block that
    nothing parts it from; `bare`: nothing marks it, its name stands below the words that close a letter or a report.
    """

    head: Head | None = None
    chain: list[Link] = field(default_factory=list)
    mark: Cell | None = None
    name: str | None = None
    title: str | None = None
    date: Cell | None = None
    cells: list[Cell] = field(default_factory=list)
    labels: set[str] = field(default_factory=set)
    beside: bool = False
    witness: bool = False
    inherited: bool = False
    firm: str | None = None
    above: "Block | None" = None
    bare: bool = False

    @property
    def signed(self) -> bool:
        """Whether a hand stands in it: conformed, in quotation marks, that of an electronic signature."""
        return self.mark is not None and self.mark.signed

    def conformed(self, text: str) -> bool:
        """Whether "/s/" or what it stands for, "(signed)", marks the hand, as the record's `signed` says."""
        return (
            self.signed
            and self.mark is not None
            and _CONFORMED.search(text, self.mark.start, self.mark.end) is not None
        )

    @property
    def led(self) -> bool:
        """Whether a "By:" says that it is signed for another."""
        return any(cell.kind == "by" for cell in self.cells)

    @property
    def alone(self) -> bool:
        """Whether a person signs with her name and nothing that says for whom: no "By:", no office."""
        return self.signed and bool(self.name) and not self.led and not self.title

    @property
    def party(self) -> str | None:
        """The name of the party as its head has it, else as it stands below the signer."""
        return self.head.name if self.head else self.firm

    @property
    def dated_above(self) -> bool:
        """Whether a date stands over its head, which leaves the one below to the next block."""
        return self.date is not None and self.head is not None and self.date.start < self.head.start

    @property
    def owner(self) -> tuple[str, int] | None:
        """Whose block it is and where his name begins: the head, else the first of the chain."""
        if self.head is not None:
            return self.head.name, self.head.start
        return (self.chain[0].name, self.chain[0].cell.value) if self.chain else None


def share_head(text: str, block: Block) -> None:
    r"""Settles whose the head of a block is that a second one goes on from.

    A signer who has an office and no party of his own signs for the party above; in "ACME, INC.\n/s/ Jane Doe\n
    By: /s/ John Roe" the one without an office and without "By:" signs for nobody but herself.
    """
    above = block.above
    if above is None or above.head is None or above.mark is None or block.mark is None or block.chain:
        return
    title = block.title or name_and_office(block.mark.said(text))[1]
    office = title and not is_own_role(title)
    if block.head is None and block.firm is None and block.signed and office:
        block.head, block.inherited = above.head, True
    elif block.inherited and block.led and block.signed and above.alone:
        above.cells = above.cells[len(above.head.cells) :]
        above.head = None
        block.inherited = False


def stands(text: str, block: Block) -> bool:
    """Whether a block is a signature: signed, or a blank with somebody to sign it."""
    mark = block.mark
    if mark is None or block.witness or _NOTARY.search(f"{block.name} {block.title} {mark.said(text)}"):
        return False
    if block.head is None and not block.led and _is_notary(text, mark):
        return False
    if block.signed or block.bare:
        return True
    said = mark.said(text)
    name, office = name_and_office(said)
    if mark.kind in {"by", "sign"} and said and not (is_signer(name or "") or office or block.labels):
        return False
    bare = mark.kind == "rule" or (mark.kind == "by" and not block.labels)
    if (
        bare
        and block.head
        and not _formal(block.head.name)
        and not (
            mark.kind == "by" and _is_loud(block.head.name) and len(text[mark.start : mark.end].rstrip()) > len("By")
        )
    ):
        return False
    if block.head is None:
        alone = mark.kind in {"rule", "name"} or (mark.kind == "by" and not said)
        alone = alone and is_person(block.name or "")
        alone = alone and (block.title is None or (is_post(block.title) and not _is_headed(text, mark)))
        return alone and not _PROXY.search(text, max(0, mark.start - 160), mark.start)
    asked = "name" in block.labels and ("title" in block.labels or block.title is not None)
    return not block.inherited or bool(block.name or name) or asked


def _is_notary(text: str, mark: Cell) -> bool:
    """Whether a hand is the first below the words of a notary."""
    above = [one.end() for one in _CERTIFIED.finditer(text, max(0, mark.start - CERTIFIES), mark.start)]
    return bool(above) and _OTHERS.search(text, above[-1], mark.start) is None


def _is_headed(text: str, rule: Cell) -> bool:
    r"""Whether words stand right above a ruled line that they are the heading of: "Guarantors\n_____\nMary Jones"."""
    line = text.rfind("\n", 0, rule.start) + 1
    above = text[text.rfind("\n", 0, max(line - 1, 0)) + 1 : max(line - 1, 0)]
    said = above[max(0, rule.start - line - 2) : rule.end - line].strip()
    return bool(said) and not _ATTESTS.search(said)


def _is_loud(name: str) -> bool:
    """Whether a name stands in capitals and has more than one word: "MULTIPLIED" is none, nor "SUPPLIER PURCHASER"."""
    return name.isupper() and len(name.split()) > 1 and not is_generic(name)


def _formal(name: str) -> bool:
    """Whether a name above a mere line is one beyond doubt: a legal form, capitals, a placeholder."""
    return is_organization(name) or is_person(name) or name.startswith("[")
