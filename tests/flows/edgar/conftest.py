"""A site like EDGAR's, a client of it that is quick to try again, and filings to serve."""

import ssl
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from flows.edgar.client import Client
from flows.edgar.configuration import Edgar, Patience
from flows.edgar.fetch import Outcome
from tests.flows.edgar.server import Site, start

USER_AGENT = "Example Research jane@research.example"
QUICK = Patience(
    attempts=4, total=10, first_wait=0.01, throttled_wait=0.02, connect=1, silence=1, slow_after=0.2, slowest=1_000
)


@pytest.fixture(scope="session", autouse=True)
def one_trust_store() -> Iterator[None]:
    """A client loads all certificates, which takes a tenth of a second; no test here uses one of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    held = Site()
    server = start(held)
    yield held
    server.shutdown()
    server.server_close()


@pytest.fixture
def edgar(site: Site, tmp_path: Path) -> Edgar:
    return Edgar(
        user_agent=USER_AGENT,
        url=site.url,
        data_url=f"{site.url}/data",
        cache=tmp_path / "cache",
        pace=tmp_path / "pace",
        per_second=1000,
        patience=QUICK,
    )


@pytest.fixture
def client(edgar: Edgar) -> Iterator[Client]:
    with Client(edgar) as made:
        yield made


@dataclass(frozen=True)
class Here:
    """Where a test fetches from, with what, and to where."""

    site: Site
    client: Client
    out: Path


@pytest.fixture
def here(site: Site, client: Client, tmp_path: Path) -> Here:
    return Here(site, client, tmp_path / "inbox")


def place(number: str, cik: int) -> str:
    """Where a submission lies."""
    return f"Archives/edgar/data/{cik}/{number}.txt"


def states(outcomes: Iterable[Outcome]) -> list[tuple[str, str]]:
    """What became of each."""
    return [(outcome.accession, outcome.state) for outcome in outcomes]


def submission(number: str, words: str = "Current report.", mark: str = "SEC-DOCUMENT") -> bytes:
    """A whole submission, as EDGAR stores it."""
    return (
        f"<{mark}>{number}.txt : 20240501\n<SEC-HEADER>{number}.hdr.sgml : 20240501\n"
        f"ACCESSION NUMBER:\t\t{number}\nCONFORMED SUBMISSION TYPE:\t8-K\n</SEC-HEADER>\n"
        f"<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\n{words}\n</TEXT>\n</DOCUMENT>\n</{mark}>\n"
    ).encode()


def master(*rows: str) -> bytes:
    """A master index with these rows."""
    head = "Description: Daily Index\n \n \nCIK|Company Name|Form Type|Date Filed|File Name\n" + "-" * 80 + "\n"
    return (head + "".join(f"{row}\n" for row in rows)).encode("latin-1")
