"""What the parameters of flows may be: Prefect's form for a run is made from these, and refuses what is otherwise."""

from typing import Annotated, Literal

from pydantic import Field

Path = Annotated[str, Field(min_length=1)]

Paths = Annotated[list[Path], Field(min_length=1, description="Files, folders and archives.")]

Folder = Annotated[str, Field(min_length=1, description="The store that the records go to.")]

Share = Annotated[float, Field(ge=0, le=1, description="The share of documents, from 0 to 1, that may be unreadable.")]

Assignments = Annotated[
    list[Annotated[str, Field(pattern=r"^\w+\s*=\s*\S+$")]],
    Field(description="Limits of reading that win over those of the settings, such as pages=10."),
]

Count = Annotated[int, Field(ge=1, description="Worker processes that share the work.")]

Runner = Literal["processes", "dask"]
