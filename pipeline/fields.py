"""How the contract's field types are written to JSON and read back: spans and decimals.

A span is `[start, end]`; a decimal is a string, `"0.25"`, never a number, because a binary float is not the
figure that the document states.
"""

from collections.abc import Mapping
from dataclasses import field
from decimal import Decimal
from typing import Any

from dataclasses_json import config

from pipeline.span import Span


def plain(value: Decimal) -> str:
    """The decimal as digits: `"15200000"`, never `"1.52E+7"`."""
    return format(value, "f")


def read_decimal(value: object) -> Decimal | None:
    """A decimal from its JSON string, null from null.

    Raises ValueError for a JSON number and for a string that is no plain decimal: `0.1` has no exact binary form.
    """
    if value is None:
        return None
    if not isinstance(value, str):
        raise ValueError(f"a decimal is a JSON string, not {value!r}")
    try:
        number = Decimal(value)
    except ArithmeticError as error:
        raise ValueError(f"{value!r} is not a decimal") from error
    if not number.is_finite():
        raise ValueError(f"{value!r} is not a finite decimal")
    return number


def read_span(value: object) -> Span | None:
    """A span from its JSON pair, null from null. Raises ValueError for anything else."""
    if value is None:
        return None
    if isinstance(value, list | tuple) and len(value) == 2:
        start, end = value
        if type(start) is int and type(end) is int:
            return Span(start, end)
    raise ValueError(f"a span is a pair of integers, not {value!r}")


def _write_decimal(value: Decimal | None) -> str | None:
    return None if value is None else plain(value)


def _write_span(value: Span | None) -> list[int] | None:
    return None if value is None else list(value)


def _read_spans(value: list[object]) -> tuple[Span | None, ...]:
    return tuple(read_span(one) for one in value)


def decimal() -> Any:
    """A field for an optional decimal, null by default."""
    return field(default=None, metadata=config(encoder=_write_decimal, decoder=read_decimal))


def span() -> Any:
    """A field for a span that must be given."""
    return field(metadata=config(encoder=_write_span, decoder=read_span))


def optional_span() -> Any:
    """A field for a span that may be null, which is its default."""
    return field(default=None, metadata=config(encoder=_write_span, decoder=read_span))


def spans() -> Any:
    """A field for a list of spans, empty by default."""
    return field(default=(), metadata=config(encoder=lambda value: [list(one) for one in value], decoder=_read_spans))


def mapping_of(read: Any) -> Any:
    """A field for a map from names to values that `read` makes out of JSON objects, empty by default."""

    def decoder(value: Mapping[str, Any]) -> dict[str, Any]:
        return {key: read(one) for key, one in value.items()}

    def encoder(value: Mapping[str, Any]) -> dict[str, Any]:
        return {key: one.to_dict(encode_json=True) for key, one in value.items()}

    return field(default_factory=dict, metadata=config(encoder=encoder, decoder=decoder))
