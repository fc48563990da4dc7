"""HTML exhibits of every era: text laid out as EDGAR's text filings are, and the way back to each byte.

`<P ALIGN="CENTER"><B>ARTICLE&nbsp;I</B></P>` is the line "                                   ARTICLE I", whose
nine characters know their bytes, and which is known to be bold.

- A paragraph is one line, `<br>` ends one, a blank line stands where the page shows one. Margins, indents and lists
  become leading spaces, centred lines stand in the middle of 80 columns, the end of a page is a form feed.
- A no-break space is a space that does not collapse; characters without width are dropped, and so is what a browser
  does not show. An entity that nobody knows stays as written.
- The bullet or number that a browser puts before a list item is text without a source: a reader sees it.
- `tables` says which tables hold data, and how the others read as text.
"""

import re
from dataclasses import replace
from pathlib import PurePath

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.limits import Limits
from pipeline.read.encoding import decode
from pipeline.read.html import write
from pipeline.read.html.page import Page
from pipeline.read.signatures import begins_pdf
from pipeline.read.sizes import Room

BEGINS = re.compile(
    rb"(?:\xef\xbb\xbf)? \s* (?: <XBRL> \s* )? (?: <\?xml [^>]{0,200} > \s* )?+"
    rb"(?: <!-- (?: [^-] | -(?!->) )*+ --> \s* )*+"
    rb"< (?: !DOCTYPE \s+ html | html | head | body | title ) \b",
    re.VERBOSE | re.IGNORECASE,
)
"""How a page of HTML begins."""
MARKUP = re.compile(
    rb"</?(?:html|body|p|div|span|font|center|b|i|u|strong|em|h[1-6]|br|hr|a|tr|td|th|ul|ol|li|sup|sub)(?=[\s/>])[^<>]{0,1000}>",
    re.IGNORECASE,
)
"""Tags that stand in pages of HTML and not in text filings, which have tables, captions and page marks."""
SAMPLE = 65536
"""Bytes in which tags are counted."""
ENOUGH = 12
"""So many tags, and one in so many hundred bytes, are a page of HTML that does not begin as one."""
UTF16 = (b"\xff\xfe", b"\xfe\xff")


def recognises(source: Source) -> bool:
    """Whether the source is HTML: by how it begins, by its tags, and with a name that says so by a single tag."""
    sample = source.data[:SAMPLE]
    if sample.startswith(UTF16):
        sample = decode(sample).text.encode("ascii", "replace")
    if BEGINS.match(sample):
        return True
    if begins_pdf(sample) or b"\x00" in sample:
        return False
    tags = sum(1 for _ in MARKUP.finditer(sample))
    name = source.filing.file_name if source.filing and source.filing.file_name else source.name
    named = PurePath(name).suffix.lower() in {".htm", ".html", ".xhtml"}
    return tags > 0 if named else tags >= ENOUGH and tags * 400 > len(sample)


def read(source: Source, limits: Limits) -> Document:
    """The document of a page of HTML, its text made by the rules above.

    Raises `Unreadable`: `blank_file` (no words, as on a page of scanned pictures), `too_large` (beyond a limit of
    `limits`).
    """
    decoded = decode(source.data)
    page = Page(decoded.text, source.name, limits).read()
    text, pieces = write.text_of(page.flow.lines, Room(source.name, limits))
    if not text.strip():
        raise Unreadable(source.name, "blank_file", "holds no words: nothing but markup, or pictures of pages")
    return Document(
        replace(source, media_type="text/html"),
        text,
        decoded.encoding,
        layout=write.layout(text, page, pieces),
        source_map=write.byte_map(pieces, decoded, write.tags(text, page, pieces)),
        diagnostics=decoded.diagnostics,
    )
