"""Inline XBRL: what the header says of contexts and units, and the tags of numbers and texts that refer to them.

In `<ix:nonFraction name="us-gaap:Revenues" contextRef="c1" unitRef="usd" scale="6" …>15.2</ix:nonFraction>` the
context "c1" is that of the header: who, when, and along which dimensions.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from pipeline.read.html.characters import plain
from pipeline.source_map import Tag
from pipeline.span import Span

CONTEXT = re.compile(r"<(?:\w+:)?context\b([^<>]*)>")
UNIT = re.compile(r"<(?:\w+:)?unit\b([^<>]*)>")
ID = re.compile(r"""\bid\s*=\s*["']([^"']+)["']""")
IDENTIFIER = re.compile(r"<(?:\w+:)?identifier\b[^<>]*>([^<]*)</")
DATE = re.compile(r"<(?:\w+:)?(instant|startDate|endDate)\b[^<>]*>([^<]*)</")
MEMBER = re.compile(r"<(?:\w+:)?(?:explicit|typed)Member\b([^<>]*)>(?:\s*<[^<>/]+>)?([^<]*)</")
AXIS = re.compile(r"""\bdimension\s*=\s*["']([^"']+)["']""")
MEASURE = re.compile(r"<(?:\w+:)?measure\b[^<>]*>([^<]*)</")
WHITE = re.compile(r"\s*+")
WHOLE = re.compile(r"[+-]?\d{1,3}")


@dataclass(frozen=True)
class Context:
    """Who, when, and along which dimensions: axis and member pairs."""

    entity: str | None = None
    period: str | None = None
    dimensions: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Header:
    """The contexts and the units of a filing, by id."""

    contexts: Mapping[str, Context] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)


class Part(NamedTuple):
    """A continuation of a tagged text: where it stands, and the id of the one that follows it."""

    span: Span
    follows: str | None


def header(markup: str) -> Header:
    """What an `ix:header` says. A period is a day or `start/end`; a unit of two measures is "USD/shares"."""
    contexts = {name: _context(inside) for name, inside in _named(markup, CONTEXT)}
    units = {name: "/".join(map(_bare, MEASURE.findall(inside))) for name, inside in _named(markup, UNIT)}
    return Header(contexts, units)


def part(attributes: Mapping[str, str], span: Span) -> Part:
    """An `ix:continuation`, which stands at this span of the text."""
    return Part(span, attributes.get("continuedat"))


def tag(attributes: Mapping[str, str], span: Span, known: Header, text: str, parts: dict[str, Part]) -> Tag:
    """The tag of a span of the text, its context and unit resolved, and its continuations taken out of `parts`."""
    name = attributes.get("contextref")
    context = known.contexts.get(name or "", Context())
    unit, scale = attributes.get("unitref"), attributes.get("scale", "")
    end, continued = _end(span.end, attributes.get("continuedat"), text, parts)
    return Tag(
        span.start,
        end,
        attributes.get("name", ""),
        format=attributes.get("format"),
        scale=int(scale) if WHOLE.fullmatch(scale) else None,
        sign=attributes.get("sign") or None,
        decimals=attributes.get("decimals"),
        nil=attributes.get("xsi:nil", "").lower() in ("true", "1"),
        context=name,
        entity=context.entity,
        period=context.period,
        dimensions=context.dimensions,
        unit=known.units.get(unit, unit) if unit else None,
        continued=continued,
    )


def _end(end: int, follows: str | None, text: str, parts: dict[str, Part]) -> tuple[int, bool]:
    """Where the continuations end that follow with nothing but white space between, and whether more stands elsewhere.

    Each belongs to one tag, so that a chain is followed once and has no circle.
    """
    while follows:
        found = parts.pop(follows, None)
        if found is None:
            return end, True
        if found.span.length:
            if not WHITE.fullmatch(text, end, max(end, found.span.start)) or found.span.start < end:
                return end, True
            end = found.span.end
        follows = found.follows
    return end, False


def _named(markup: str, opening: "re.Pattern[str]") -> Iterator[tuple[str, str]]:
    """Each element of a sort: its id, and the markup from its opening to that of the next."""
    for match, following in pairwise([*opening.finditer(markup), None]):
        name = ID.search(match[1]) if match else None
        if match and name:
            yield name[1], markup[match.end() : following.start() if following else len(markup)]


def _context(inside: str) -> Context:
    entity = IDENTIFIER.search(inside)
    dates = {name: value.strip() for name, value in DATE.findall(inside)}
    ends = (dates.get("startDate"), dates.get("endDate"))
    period = dates.get("instant") or ("/".join(one for one in ends if one) or None)
    members = ((AXIS.search(attributes), member) for attributes, member in MEMBER.findall(inside))
    dimensions = tuple((axis[1], plain(member).strip()) for axis, member in members if axis)
    return Context(entity[1].strip() if entity else None, period, dimensions)


def _bare(measure: str) -> str:
    """A measure without its namespace: "iso4217:USD" is "USD"."""
    return measure.strip().rpartition(":")[2]
