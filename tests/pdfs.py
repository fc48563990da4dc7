"""A small writer of PDFs, for tests: pages with text at places, ruled lines, pictures, and a password.

`pdf([Page([Text(72, 72, "Agreement")])])` is the bytes of a PDF with one word, an inch from the left and the top.
"""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

PAD = bytes.fromhex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a")
"""What fills a password up to 32 bytes (ISO 32000-1, 7.6.3.3)."""


@dataclass(frozen=True)
class Text:
    """Words whose base line begins `x` points from the left edge and `y` from the top one, turned clockwise."""

    x: float
    y: float
    words: str
    size: float = 10
    turn: float = 0
    font: str = "Plain"
    invisible: bool = False


@dataclass(frozen=True)
class Page:
    """What stands on a page: text, lines (two corners, from the top left), fields filled in.

    `picture`: the whole page is one, behind everything else.
    """

    texts: Sequence[Text] = ()
    lines: Sequence[tuple[float, float, float, float]] = ()
    picture: bool = False
    width: float = 612
    height: float = 792
    rotate: int = 0
    fields: Sequence[Text] = ()


def pdf(pages: Sequence[Page], *, user: str | None = None, meanings: dict[int, str] | None = None) -> bytes:
    """The bytes of a PDF; `user` encrypts it with that password, `meanings` is what codes of the font "Coded" mean."""
    bodies: list[bytes] = [b"<< /Type /Catalog /Pages 2 0 R >>", b"", *_fonts(meanings or {})]
    fonts = b"<< /Plain 3 0 R /Bold 4 0 R /Coded 5 0 R >>"
    key, encrypted = _encryption(user)
    kids = []
    for page in pages:
        content = _content(page)
        bodies.append(_stream(content, key, len(bodies) + 1))
        box = b"[0 0 %d %d]" % (page.width, page.height)
        contents = len(bodies)
        notes = []
        for one in page.fields:
            bodies.append(_appearance(one, fonts, key, len(bodies) + 1))
            rectangle = b"[%f %f %f %f]" % (one.x, page.height - one.y, one.x + 200, page.height - one.y + 20)
            shown = b"/AP << /N %d 0 R >>" % len(bodies)
            bodies.append(b"<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /Rect %s %s >>" % (rectangle, shown))
            notes.append(b"%d 0 R" % len(bodies))
        kids.append(len(bodies) + 1)
        shape = b"/Parent 2 0 R /MediaBox %s /Rotate %d" % (box, page.rotate)
        parts = b"/Contents %d 0 R /Resources << /Font %s >> /Annots [%s]" % (contents, fonts, b" ".join(notes))
        bodies.append(b"<< /Type /Page %s %s >>" % (shape, parts))
    bodies[1] = b"<< /Type /Pages /Count %d /Kids [%s] >>" % (len(kids), b" ".join(b"%d 0 R" % kid for kid in kids))
    bodies[5] = _stream(_meanings(meanings or {}), key, 6)
    if encrypted:
        bodies.append(encrypted)
    return _file(bodies, encrypted=bool(encrypted))


def columns(lines: Sequence[str], x: float, top: float = 100, pitch: float = 12) -> list[Text]:
    """Lines of text below one another."""
    return [Text(x, top + pitch * number, line) for number, line in enumerate(lines)]


def _fonts(meanings: dict[int, str]) -> list[bytes]:
    plain = b"<< /Type /Font /Subtype /Type1 /BaseFont /%s /Encoding /WinAnsiEncoding %s >>"
    return [
        plain % (b"Helvetica", b""),
        plain % (b"Helvetica-Bold", b""),
        plain % (b"Courier", b"/ToUnicode 6 0 R"),
        b"",
    ]


def _meanings(meanings: dict[int, str]) -> bytes:
    lines = "\n".join(f"<{code:02x}> <{ord(letter):04x}>" for code, letter in meanings.items())
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def\n"
        "1 begincodespacerange <00> <ff> endcodespacerange\n"
        f"{len(meanings)} beginbfchar\n{lines}\nendbfchar endcmap end end"
    ).encode()


def _content(page: Page) -> bytes:
    parts = [b"q %d 0 0 %d 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q" % (page.width, page.height)] * page.picture
    for x0, top, x1, bottom in page.lines:
        parts.append(b"0.5 w %f %f m %f %f l S" % (x0, page.height - top, x1, page.height - bottom))
    for text in page.texts:
        cos, sin = math.cos(math.radians(-text.turn)), math.sin(math.radians(-text.turn))
        place = b"%.4f %.4f %.4f %.4f %.2f %.2f Tm" % (cos, sin, -sin, cos, text.x, page.height - text.y)
        words = text.words.encode("cp1252").replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")
        mode = 3 if text.invisible else 0
        parts.append(b"BT /%s %f Tf %d Tr %s (%s) Tj ET" % (text.font.encode(), text.size, mode, place, words))
    return b"\n".join(parts)


def _appearance(one: Text, fonts: bytes, key: bytes, number: int) -> bytes:
    """What a field shows: its words in a box of 200 by 20 points."""
    content = b"BT /Plain %f Tf 2 6 Td (%s) Tj ET" % (one.size, one.words.encode("cp1252"))
    told = b"/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font %s >>" % fonts
    return _stream(content, key, number, told)


def _stream(content: bytes, key: bytes, number: int, told: bytes = b"") -> bytes:
    if key:
        own = hashlib.md5(key + number.to_bytes(3, "little") + b"\0\0", usedforsecurity=False).digest()
        content = _rc4(own[: len(key) + 5], content)
    return b"<< /Length %d %s >>\nstream\n%s\nendstream" % (len(content), told, content)


def _encryption(user: str | None) -> tuple[bytes, bytes]:
    """The key and the encryption dictionary of the standard handler with 40 bits (ISO 32000-1, 7.6.3)."""
    if user is None:
        return b"", b""
    padded = (user.encode() + PAD)[:32]
    owner = _rc4(hashlib.md5((b"owner" + PAD)[:32], usedforsecurity=False).digest()[:5], padded)
    rights = (-4 & 0xFFFFFFFF).to_bytes(4, "little")
    key = hashlib.md5(padded + owner + rights + b"0123456789abcdef", usedforsecurity=False).digest()[:5]
    told = b"<< /Filter /Standard /V 1 /R 2 /P -4 /O <%s> /U <%s> >>"
    return key, told % (owner.hex().encode(), _rc4(key, PAD).hex().encode())


def _rc4(key: bytes, data: bytes) -> bytes:
    state = list(range(256))
    at = 0
    for number in range(256):
        at = (at + state[number] + key[number % len(key)]) % 256
        state[number], state[at] = state[at], state[number]
    found = bytearray()
    one = two = 0
    for byte in data:
        one = (one + 1) % 256
        two = (two + state[one]) % 256
        state[one], state[two] = state[two], state[one]
        found.append(byte ^ state[(state[one] + state[two]) % 256])
    return bytes(found)


def _file(bodies: Sequence[bytes], *, encrypted: bool) -> bytes:
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(bodies, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(bodies) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    more = (
        b" /Encrypt %d 0 R /ID [<%s> <%s>]" % (len(bodies), b"0123456789abcdef".hex().encode(), b"00")
        if encrypted
        else b""
    )
    out += b"trailer << /Size %d /Root 1 0 R%s >>\nstartxref\n%d\n%%%%EOF\n" % (len(bodies) + 1, more, table)
    return bytes(out)
