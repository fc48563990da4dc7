"""Four Corners: a filing's text to a record of what it states. `process(source, extractors)` is the front door."""

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.process import extract, process
from pipeline.record import Record

__all__ = ["Document", "Record", "Source", "Unreadable", "extract", "process"]
