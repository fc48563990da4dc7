"""Who asks, where, how fast and how long: all that a client of EDGAR goes by.

`configured(Settings(user_agent="Example Research jane@research.example"), {})` asks https://www.sec.gov.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from flows.edgar.trouble import NotSet
from flows.settings import Settings
from pipeline.limits import DEFAULT, Limits

MOST_PER_SECOND = 10
"""What EDGAR allows a user, over all of their machines."""
CONTACT = re.compile(r"[^\s@()<>,;:]+@[^\s@()<>,;:]+\.[^\s@()<>,;:.]{2,}")
PRINTABLE = re.compile(r"[ -~]+")


@dataclass(frozen=True, kw_only=True)
class Patience:
    """When to try again, and when to give up. All times are in seconds."""

    attempts: int = 6
    """Requests for one file at most, the first one included."""

    total: float = 900.0
    """Time for one file, waits included. Who was too fast is shut out for ten minutes."""

    first_wait: float = 1.0
    """The wait before the second attempt; each further one is twice as long."""

    throttled_wait: float = 15.0
    """The same where the server found us too fast and does not say for how long."""

    connect: float = 10.0
    """Time for a connection."""

    silence: float = 30.0
    """Time without a byte."""

    slow_after: float = 60.0
    """From then on an answer must have come with at least `slowest` bytes a second."""

    slowest: float = 1_000.0


@dataclass(frozen=True, kw_only=True)
class Edgar:
    """A configured EDGAR."""

    user_agent: str
    cache: Path
    """Indexes and lists, kept with what tells whether they have changed."""
    pace: Path
    """What all processes of this user share, so that together they are no faster than one."""
    url: str = "https://www.sec.gov"
    data_url: str = "https://data.sec.gov"
    per_second: int = 8
    patience: Patience = field(default_factory=Patience)
    limits: Limits = DEFAULT


def configured(settings: Settings, environment: Mapping[str, str]) -> Edgar:
    """What the settings and the environment say. Raises `NotSet`.

    The pace is kept beside the default cache even where FOURCORNERS_CACHE moves the cache: whoever runs several
    workers with a cache each is still one user to EDGAR.
    """
    home = Path(environment.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fourcorners"
    return Edgar(
        user_agent=declared(settings.user_agent or ""),
        url=_address(environment, "FOURCORNERS_EDGAR_URL", Edgar.url),
        data_url=_address(environment, "FOURCORNERS_EDGAR_DATA_URL", Edgar.data_url),
        cache=Path(environment.get("FOURCORNERS_CACHE") or home),
        pace=home / "pace",
        per_second=_rate(environment),
        limits=settings.limits,
    )


def declared(user_agent: str) -> str:
    """The User-Agent, if it says who asks and how to reach them. Raises `NotSet`."""
    user_agent = user_agent.strip()
    how = 'set FOURCORNERS_USER_AGENT, or user_agent in fourcorners.toml, to "Your Company name@company.example"'
    if not user_agent:
        raise NotSet(f"EDGAR answers only those who say who they are: {how}")
    if not PRINTABLE.fullmatch(user_agent):
        raise NotSet(f"the User-Agent {user_agent!r} must be one line of ASCII: {how}")
    contact = CONTACT.search(user_agent)
    if contact is None:
        raise NotSet(f"the User-Agent {user_agent!r} has no e-mail address under which you can be reached: {how}")
    if not any(character.isalpha() for character in user_agent.replace(contact[0], "")):
        raise NotSet(f"the User-Agent {user_agent!r} does not say who you are: {how}")
    return user_agent


def _address(environment: Mapping[str, str], name: str, default: str) -> str:
    address = (environment.get(name) or default).rstrip("/")
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL as error:
        raise NotSet(f"{name} is no address: {address}") from error
    if url.scheme not in ("http", "https") or not url.host or url.userinfo or url.query or url.fragment:
        raise NotSet(f"{name} is no address of a web server: {address}")
    return address


def _rate(environment: Mapping[str, str]) -> int:
    words = environment.get("FOURCORNERS_EDGAR_RATE") or str(Edgar.per_second)
    if not (words.isascii() and words.isdigit() and 1 <= int(words) <= MOST_PER_SECOND):
        raise NotSet(f"FOURCORNERS_EDGAR_RATE must be a number of requests a second from 1 to 10, not {words!r}")
    return int(words)
