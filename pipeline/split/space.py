r"""White space beside a place: where the words before it end, and where those after it begin.

`before("a  \n b", 4)` is 1 and `after("a  \n b", 1)` is 5.
"""


def before(text: str, at: int, floor: int = 0) -> int:
    """Where the words before the place end, no further back than `floor`."""
    while at > floor and text[at - 1].isspace():
        at -= 1
    return at


def after(text: str, at: int, limit: int | None = None) -> int:
    """Where the words after the place begin, no further on than `limit`."""
    limit = len(text) if limit is None else limit
    while at < limit and text[at].isspace():
        at += 1
    return at
