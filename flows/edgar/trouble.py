"""What can go wrong with a request: not now, not this one, not at all.

`Again` is tried again by `flows.edgar.patience`. The others end the matter: `Missing` for one file, as when an
accession number is mistyped, `Blocked` for the whole run.
"""


class NotSet(Exception):
    """A setting without which EDGAR is not asked anything: what is missing, and how to set it."""


class NotFetched(Exception):
    """One file that could not be had, with the reason in a sentence."""


class Missing(NotFetched):
    """EDGAR has no such file."""


class Blocked(NotFetched):
    """EDGAR answers nothing more for now, or cannot be reached: no other file can be had either."""


class Stopped(Exception):
    """The run was interrupted."""


class Again(Exception):
    """A failure that may pass.

    `after` are the seconds that the server asks for, `throttled` says that it finds us too fast, `everywhere` that
    another file would fare no better.
    """

    def __init__(
        self, reason: str, *, after: float | None = None, throttled: bool = False, everywhere: bool = False
    ) -> None:
        super().__init__(reason)
        self.after, self.throttled, self.everywhere = after, throttled, everywhere
