r"""The registrant on the cover of a form: its name, the address of its offices, its telephone, by their captions.

"3060 Olsen Drive\nSan Jose, California   95128\n(Address of principal executive "
"offices)" belongs to whoever stands above
"(Exact name of registrant as specified in its charter)".
"""

import re
from collections.abc import Iterator

from extractors.contacts.numbers import NUMBER
from extractors.contacts.places import ABROAD, ZIP, is_address
from extractors.names.forms import squeeze
from pipeline.record import Contact
from pipeline.span import Span

REACH = 9000
NAMED = re.compile(r"\(\s*Exact\s+name\s+of\s+(?:the\s+)?registrant", re.IGNORECASE)
SEATED = re.compile(
    r"\(\s*Address(?:es)?,?(?:\s+including\s+zip\s+code,(?:\s+and\s+telephone\s+number,\s+including\s+area\s+code,)?)?\s+of\s+(?:registrant['’]?s?\s+)?principal\s+executive",
    re.IGNORECASE,
)
CALLED = re.compile(r"Registrant['’]?s?\s+telephone\s+number,?\s+including\s+area\s+code\)?\s*:?", re.IGNORECASE)
_CALLED_ABOVE = re.compile(rf"\n[ \t\xa0]*({NUMBER.pattern})[ \t\xa0]*\n(?:[ \t\xa0]*\n)?[ \t\xa0]*\Z")
"""The number on the line above the caption, which is of the address and the number both."""
_ZIP_CODE = re.compile(r"[ \t\xa0]*\(\s*Zip\s+Code\s*\)[ \t\xa0]*\Z", re.IGNORECASE)
"""A caption behind the city: "Moline, Illinois          (Zip Code)"."""
_BESIDE = re.compile(r"\s(?P<code>\d{5}(?:-\d{4})?)(?P<rest>,\s.*)\Z")
"""A code in a column beside the street: "4400 River Drive          61265\nMoline, Illinois"."""
_CODE_BELOW = re.compile(
    r"[^()\d]{0,60}\)[\s|]{1,20}(?P<code>\d{5}(?:-\d{4})?)[\s|]{1,20}\(\s*Zip\s+Code", re.IGNORECASE
)
"""A code with a caption of its own, below that of the address: "(Address of …)\n77036\n(Zip Code)"."""
_CAPTION = re.compile(r"[()_]|-{4}|={4}|^\s*\Z|Securities Exchange Act|Commission|Identification", re.IGNORECASE)


def registrant(text: str) -> Iterator[Contact]:
    """The registrant of a form as one contact; nothing where no cover gives its address."""
    seat = SEATED.search(text, 0, REACH)
    if seat is None:
        return
    called = _CALLED_ABOVE.search(text, seat.start() - 80, seat.start())
    lines = list(_lines_above(text, called.start() + 1 if called else seat.start(), 3))
    address = ", ".join(_once(text[line.start : line.end]) for line in lines)
    address = _BESIDE.sub(r"\g<rest> \g<code>", address) if not ZIP.search(address) else address
    below = _CODE_BELOW.search(text, seat.end(), seat.end() + 120) if not ZIP.search(address) else None
    address = f"{address} {below['code']}" if below else address
    if not ZIP.search(address) and not ABROAD.search(address):
        return
    named = NAMED.search(text, 0, seat.start())
    name = list(_lines_above(text, named.start(), 1)) if named else []
    organization = squeeze(text[name[0].start : name[0].end]) if name else None
    phone = Span(*called.span(1)) if called else _phone(text, seat.end())
    yield Contact(
        span=Span(lines[0].start, lines[-1].end if phone is None else max(phone.end, lines[-1].end)),
        pieces=(*lines, *([phone] if phone else [])), organization=organization, role="registrant",
        phone=text[phone.start : phone.end] if phone else None, address=address, rule="contact.cover",
    )  # fmt: skip


def _once(line: str) -> str:
    """The line with single spaces; what stands twice in two columns, of two registrants, once."""
    return squeeze(" ".join(dict.fromkeys(part.strip() for part in re.split(r"\s{3,}", line)))).strip(" ,")


def _lines_above(text: str, at: int, most: int) -> Iterator[Span]:
    """The lines right above a caption, from the top, until a blank line or another caption."""
    found: list[Span] = []
    end = text.rfind("\n", 0, at)
    while end > 0 and len(found) < most:
        start = text.rfind("\n", 0, end) + 1
        said = _ZIP_CODE.sub("", text[start:end])
        if (
            not said.strip()
            and len(found) == 1
            and is_address(text[text.rfind("\n", 0, start - 1) + 1 : start].strip())
        ):
            pass  # a blank line between the street and the city
        elif _CAPTION.search(said):
            if found or said.strip(" \t_-=\xa0"):
                break
        else:
            begin = start + len(said) - len(said.lstrip())
            found.append(Span(begin, start + len(said.rstrip())))
        end = start - 1
    yield from reversed(found)


def _phone(text: str, at: int) -> Span | None:
    """The number beside its caption: after it, or on the line above where the caption stands in parentheses."""
    called = CALLED.search(text, at, at + 700)
    if called is None:
        return None
    above = NUMBER.search(text, at, called.start())
    after = NUMBER.search(text, called.end(), called.end() + 120)
    inside = text[max(0, called.start() - 2) : called.start()].strip().endswith("(")
    number = above if inside and above else after or above
    return Span(number.start() + len(number[0]) - len(number[0].lstrip()), number.end()) if number else None
