"""How Python runs for us: `command("flows.worker")` is another process with the code of this one, `environment()` its
environment; `collect_seldom()` is good for all of them, `end` for one that a signal asks to end, and
`end_when_told_again()` for one that Ctrl-C has stopped.
"""

import gc
import os
import signal
import sys
import threading
from typing import NoReturn

from flows.console import INTERRUPTED

BETWEEN_COLLECTIONS = 100_000
"""So many objects more than before are there when it looks; without a word from us, 700."""


def command(module: str, *words: str) -> list[str]:
    """What runs a module of ours; nothing in the working folder is taken for one."""
    return [sys.executable, "-P", "-m", module, *words]


def environment() -> dict[str, str]:
    """The environment of this process, with the places that it loads its code from."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.curdir for path in sys.path)}


def collect_seldom() -> None:
    """Has Python look for garbage in circles seldom: what is loaded stays, and a document leaves few behind.

    That is a tenth of the time of extraction, and a sixth of what it takes to load Prefect.
    """
    gc.set_threshold(BETWEEN_COLLECTIONS)


def end_when_told_again() -> None:
    """Has the next Ctrl-C end the process where it stands.

    It could not be told otherwise from whatever Python is doing then: in the middle of an import, the interrupt becomes
    another error.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, _end_now)


def _end_now(_number: int, _frame: object) -> NoReturn:
    os._exit(INTERRUPTED)


def end(number: int, _: object = None) -> NoReturn:
    """Ends the process as a signal asks, with the status that a shell gives it."""
    raise SystemExit(128 + number)
