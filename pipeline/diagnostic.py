"""Diagnostics: what the pipeline found odd in a document, as values of the record.

`Diagnostic(code="reference_dangling", severity="warning", span=…)` says that "Section 12.4" points at
nothing in this document. Every code stands in `pipeline.codes` with its meaning, an example and what a reader of
the record may conclude.
"""

from dataclasses import dataclass
from typing import Any, Literal

from dataclasses_json import DataClassJsonMixin, Undefined, config

from pipeline.fields import optional_span
from pipeline.span import Span

Severity = Literal["error", "warning", "info"]


@dataclass(frozen=True, kw_only=True)
class Diagnostic(DataClassJsonMixin):
    """One oddity: what it is, how much it matters, and the words at fault.

    `severity`: `error` where computations or rights differ, `warning` where a lawyer would raise it, `info`
    where it is worth a note. `related` holds the ids of the items on the other side.
    """

    dataclass_json_config = config(undefined=Undefined.RAISE)["dataclasses_json"]

    id: str = ""
    severity: Severity
    code: str
    message: str
    span: Span | None = optional_span()
    text: str | None = None
    section: str | None = None
    part: str = "main"
    rule: str = ""
    related: tuple[str, ...] = ()


class Unreadable(Exception):
    """A source that gives no document: `code` from `CODES`, `stage` where it failed, `message` for people."""

    def __init__(self, name: str, code: str, message: str, stage: str = "read") -> None:
        super().__init__(f"{name}: {message}")
        self.name, self.code, self.message, self.stage = name, code, message, stage

    def __reduce__(self) -> tuple[Any, ...]:
        return (Unreadable, (self.name, self.code, self.message, self.stage))
