"""The client: one request at its turn, to the hosts that are configured, and what the answer means.

`client.open("https://www.sec.gov/Archives/edgar/full-index/1994/QTR1/master.gz", {})` is an answer with a body to read.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Self

import httpx

from flows.edgar.configuration import Edgar
from flows.edgar.pace import Pace
from flows.edgar.patience import moment_of, patiently, retry_after
from flows.edgar.trouble import Again, Blocked, Missing, NotFetched

REDIRECTS = 5
EXPLANATION = 65_536
"""So much of a page that refuses is read to see why."""
STORE_HAS_NONE = re.compile(rb"<Code>\s*(?:AccessDenied|NoSuchKey)\s*</Code>")
"""The store behind EDGAR's archives says so of a file that is not there, with status 403."""
UNDECLARED = re.compile(rb"undeclared\s+automated\s+tool", re.IGNORECASE)


class Client:
    """Asks EDGAR; to be used in a `with`. Threads may share it."""

    def __init__(self, edgar: Edgar, tell: Callable[[str], None] = lambda _: None) -> None:
        """`tell` hears of waits. Raises `NotSet` where the shared pace cannot be kept."""
        self.edgar = edgar
        self._tell = tell
        self.stop = Event()
        self.pace = Pace(edgar.pace, edgar.per_second, self.stop, tell)
        self._origins = {_origin(httpx.URL(edgar.url)), _origin(httpx.URL(edgar.data_url))}
        patience = edgar.patience
        self._http = httpx.Client(
            # gzip and nothing else: the bytes are kept as they come until they are complete
            headers={"User-Agent": edgar.user_agent, "Accept-Encoding": "gzip"},
            timeout=httpx.Timeout(patience.silence, connect=patience.connect),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()
        self.pace.close()

    @contextmanager
    def open(self, url: str, headers: Mapping[str, str]) -> Iterator[httpx.Response]:
        """An answer with status 200, 206, 304 or 416, whose body has not been read.

        Raises `Again` for what may pass, also while the body is read, `Missing`, `Blocked`, else `NotFetched`.
        """
        address = httpx.URL(url)
        for _ in range(REDIRECTS + 1):
            self._allow(address)
            self.pace.take()
            answered = False
            try:
                with self._http.stream("GET", address, headers=dict(headers)) as response:
                    if response.has_redirect_location:
                        address = _location(response)
                        continue
                    answered = True
                    _judge(response)
                    yield response
                    return
            except httpx.TransportError as error:
                reason = str(error) or type(error).__name__
                raise Again(f"{address}: no whole answer: {reason}", everywhere=not answered) from error
        raise NotFetched(f"{url}: leads from one place to another without an end")

    def patiently(self, work: Callable[[], None]) -> None:
        """Does some work with this client, again where it fails in a way that may pass."""
        patiently(work, self.edgar.patience, self.pace, self._tell)

    def kept_at(self, base: str, path: str) -> Path:
        """The place in the cache of a file that lies at a path below one of EDGAR's addresses."""
        scheme, host, port = _origin(httpx.URL(base))
        return self.edgar.cache / "edgar" / f"{scheme}-{host}-{port}" / path

    def _allow(self, address: httpx.URL) -> None:
        if _origin(address) not in self._origins:
            raise NotFetched(f"{address}: is not on a host that is configured, and is not asked for")


def _judge(response: httpx.Response) -> None:
    """Raises what a status means that is no answer."""
    status, address = response.status_code, response.url
    if status in (200, 206, 304, 416):
        return
    if status in (404, 410):
        raise Missing(f"{address}: EDGAR has no such file")
    if status == 403:
        _judge_refusal(response)
    after = retry_after(response.headers.get("Retry-After"), moment_of(response.headers.get("Date")))
    if status in (403, 429):
        raise Again(f"{address}: EDGAR refuses for now, with status {status}", after=after, throttled=True)
    if status == 408 or status >= 500:
        down = status in (502, 503, 504)
        busy = after is not None
        raise Again(f"{address}: EDGAR fails, with status {status}", after=after, throttled=busy, everywhere=down)
    raise NotFetched(f"{address}: an answer of an unknown kind, with status {status}")


def _judge_refusal(response: httpx.Response) -> None:
    """Raises what the page of a 403 says; returns where it says nothing that is known: then we are too fast."""
    page = bytearray()
    for chunk in response.iter_bytes():
        page += chunk
        if len(page) > EXPLANATION:
            break
    if STORE_HAS_NONE.search(page):
        raise Missing(f"{response.url}: EDGAR has no such file")
    if UNDECLARED.search(page):
        raise Blocked("EDGAR does not accept the User-Agent: it must name you and an e-mail address that is read")


def _location(response: httpx.Response) -> httpx.URL:
    try:
        return response.url.join(response.headers["Location"])
    except httpx.InvalidURL as error:
        raise NotFetched(f"{response.url}: leads to what is no address") from error


def _origin(address: httpx.URL) -> tuple[str, str, int]:
    return address.scheme, address.host, address.port or {"http": 80, "https": 443}.get(address.scheme, 0)
