r"""A list of an answer's result as CSV: a row for each member, a column for each of its fields.

`csv_of("filings")` is the rendering of `result["filings"]`; what is no single value stands in its cell as JSON.
"""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from computations.computation import Rendering


def csv_of(name: str) -> Rendering:
    """The rendering of the list of this name in the result: RFC 4180, UTF-8, the columns in the fields' order.

    An object of objects is a list whose first column, `name`, holds their names.
    """

    def render(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
        listed = answer["result"].get(name, ())
        rows = [{"name": key, **one} for key, one in listed.items()] if isinstance(listed, Mapping) else list(listed)
        return csv_of_rows(rows)

    return render


def csv_of_rows(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """These rows, with a column for each field in the order in which they first occur."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(columns)
    writer.writerows([_cell(row.get(column)) for column in columns] for row in rows)
    return written.getvalue().encode()


def _cell(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
