"""A download: begun, interrupted, gone on with, refused; its place holds nothing or the whole."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flows.edgar import whole
from flows.edgar.client import Client
from flows.edgar.configuration import Edgar
from flows.edgar.download import download, refresh
from flows.edgar.part import Validators
from flows.edgar.trouble import Blocked, Missing, NotFetched, Stopped
from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits
from tests.flows.edgar import server
from tests.flows.edgar.conftest import master, submission
from tests.flows.edgar.server import Fault, Site

NUMBER = "0000950117-04-002615"
PATH = f"Archives/edgar/data/893816/{NUMBER}.txt"
DATA = submission(NUMBER, "A line of the report.\n" * 20_000)
INDEX = "Archives/edgar/full-index/2004/QTR3/master.gz"

Get = Callable[[Client], Path]


@pytest.fixture
def get(site: Site, tmp_path: Path) -> Get:
    def got(client: Client) -> Path:
        target, scratch = tmp_path / "inbox" / f"{NUMBER}.txt", tmp_path / "inbox" / ".partial"
        scratch.mkdir(parents=True, exist_ok=True)
        download(client, f"{site.url}/{PATH}", target, partial(whole.check_submission, number=NUMBER), scratch)
        return target

    return got


def left(tmp_path: Path) -> list[str]:
    return sorted(path.name for path in (tmp_path / "inbox").rglob("*") if path.is_file())


@pytest.mark.parametrize("gzips", [False, True], ids=["plain", "gzip"])
def test_a_file_arrives_byte_for_byte_and_leaves_nothing_beside(
    site: Site, client: Client, get: Get, tmp_path: Path, gzips: bool
) -> None:
    site.put(PATH, DATA)
    site.gzips = gzips
    assert get(client).read_bytes() == DATA
    assert left(tmp_path) == [f"{NUMBER}.txt"]
    assert site.asked[0].headers["user-agent"] == client.edgar.user_agent


PASSING: dict[str, list[Fault]] = {
    "503": [server.status(503)],
    "500 and 502": [server.status(500), server.status(502)],
    "429 with seconds": [server.status(429, Retry_After="0")],
    "429 with a date": [
        server.status(429, Date="Wed, 01 May 2024 10:00:00 GMT", Retry_After="Wed, 01 May 2024 10:00:00 GMT")
    ],
    "429 without": [server.status(429)],
    "403 too fast": [server.status(403, server.TOO_FAST)],
    "no word": [server.drop],
    "silence": [server.silent(1.5)],
    "too slow": [server.dripping(0.05)],
    "less than announced": [server.announce(10)],
    "more than announced": [server.announce(-30)],
    "a page instead": [server.instead(b"<html><body>EDGAR is being maintained</body></html>")],
    "nothing": [server.instead(b"")],
    "end mark missing": [server.instead(DATA[:-30])],
    "header missing": [server.instead(DATA.replace(b"ACCESSION NUMBER", b"X"))],
    "broken gzip": [server.status(200, b"\x1f\x8b no gzip", Content_Encoding="gzip")],
    "cut gzip": [server.status(200, server.gzip.compress(DATA)[:-9], Content_Encoding="gzip")],
    "a coding not asked for": [server.status(200, DATA, Content_Encoding="br")],
}


@pytest.mark.parametrize("faults", PASSING.values(), ids=PASSING.keys())
def test_what_passes_is_waited_for(site: Site, client: Client, get: Get, tmp_path: Path, faults: list[Fault]) -> None:
    site.put(PATH, DATA, *faults)
    assert get(client).read_bytes() == DATA
    assert len(site.asked) == len(faults) + 1
    assert left(tmp_path) == [f"{NUMBER}.txt"]


@pytest.mark.parametrize(("reset", "etags"), [(False, True), (True, True), (False, False)])
def test_an_interrupted_download_goes_on_where_it_was(
    site: Site, client: Client, get: Get, reset: bool, etags: bool
) -> None:
    site.etags = etags
    site.put(PATH, DATA, server.cut(0.5, reset=reset))
    assert get(client).read_bytes() == DATA
    first, second = site.asked
    assert "range" not in first.headers
    assert 0 < int(second.headers["range"].removeprefix("bytes=").removesuffix("-")) <= len(DATA) // 2
    assert second.headers["if-range"] == (server.MODIFIED if not etags else second.headers["if-range"])


def test_a_later_run_goes_on_with_what_an_earlier_one_left(site: Site, edgar: Edgar, get: Get, tmp_path: Path) -> None:
    site.put(PATH, DATA, *[server.cut(0.5)] + [server.status(500)] * 3)
    with Client(edgar) as first, pytest.raises(NotFetched, match="given up after 4 attempts"):
        get(first)
    assert not (tmp_path / "inbox" / f"{NUMBER}.txt").exists()
    with Client(edgar) as second:
        assert get(second).read_bytes() == DATA
    assert site.asked[-1].headers["range"] == f"bytes={len(DATA) // 2}-"


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(shares=st.lists(st.floats(0, 1), max_size=3), able=st.tuples(st.booleans(), st.booleans()))
def test_wherever_a_download_is_cut_the_file_is_the_same(
    site: Site, client: Client, get: Get, shares: list[float], able: tuple[bool, bool]
) -> None:
    site.ranges, site.etags = able
    site.put(PATH, DATA, *[server.cut(share) for share in shares])
    path = get(client)
    assert path.read_bytes() == DATA
    path.unlink()


@pytest.mark.parametrize("change", ["the file changes", "the server knows no ranges"])
def test_a_part_that_does_not_fit_any_more_is_begun_anew(site: Site, edgar: Edgar, get: Get, change: str) -> None:
    site.put(PATH, DATA, *[server.cut(0.5)] + [server.status(500)] * 3)
    with Client(edgar) as first, pytest.raises(NotFetched):
        get(first)
    site.ranges = change == "the file changes"
    data = DATA.replace(b"line", b"word") if site.ranges else DATA
    site.put(PATH, data)
    with Client(edgar) as second:
        assert get(second).read_bytes() == data


def test_a_part_that_was_all_is_only_put_in_its_place(site: Site, client: Client, get: Get, tmp_path: Path) -> None:
    site.put(PATH, DATA)
    get(client)
    whole_file, part = tmp_path / "inbox" / f"{NUMBER}.txt", tmp_path / "inbox" / ".partial" / f"{NUMBER}.txt.part"
    whole_file.rename(part)
    tag = f'"{server.hashlib.sha256(DATA).hexdigest()[:16]}"'
    Validators(f"{site.url}/{PATH}", same_bytes=tag).save(part.with_name(part.name + ".json"))
    assert get(client).read_bytes() == DATA
    assert site.asked[-1].headers["range"] == f"bytes={len(DATA)}-"


def test_parts_that_do_not_join_are_thrown_away(site: Site, client: Client, get: Get) -> None:
    elsewhere = server.status(206, DATA[7:], Content_Range=f"bytes 7-{len(DATA) - 1}/{len(DATA)}")
    site.put(PATH, DATA, server.cut(0.5), elsewhere)
    assert get(client).read_bytes() == DATA


LASTING: dict[str, tuple[Fault, type[Exception], str]] = {
    "404": (server.status(404), Missing, "no such file"),
    "403 of the store": (server.status(403, server.NOT_IN_STORE), Missing, "no such file"),
    "403 undeclared": (server.status(403, server.UNDECLARED), Blocked, "does not accept the User-Agent"),
    "400": (server.status(400), NotFetched, "with status 400"),
    "another submission": (server.instead(submission("0000950117-04-002616")), NotFetched, "gives another submission"),
    "redirect elsewhere": (server.status(302, Location="http://elsewhere.example/x"), NotFetched, "not on a host"),
    "redirect to a file": (server.status(302, Location="file:///etc/passwd"), NotFetched, "not on a host"),
    "304 unasked": (server.status(304), NotFetched, "not asked"),
    "wait for an hour": (
        server.status(429, Retry_After="3600"),
        Blocked,
        r"it asks to wait 3600 s\); given up after 1",
    ),
}


@pytest.mark.parametrize("lasting", LASTING.values(), ids=LASTING.keys())
def test_what_lasts_is_asked_once(
    site: Site, client: Client, get: Get, lasting: tuple[Fault, type[Exception], str]
) -> None:
    fault, error, words = lasting
    site.put(PATH, DATA, fault)
    with pytest.raises(error, match=words):
        get(client)
    assert len(site.asked) == 1


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        (server.status(500), NotFetched),
        (server.status(503), Blocked),
        (server.status(429), Blocked),
        (server.drop, Blocked),
    ],
)
def test_attempts_come_to_an_end(site: Site, client: Client, get: Get, fault: Fault, error: type[Exception]) -> None:
    site.put(PATH, DATA, *[fault] * 10)
    with pytest.raises(error, match="given up after 4 attempts") as caught:
        get(client)
    assert type(caught.value) is error
    assert len(site.asked) == 4


def test_a_server_that_is_not_there_blocks_the_run(site: Site, edgar: Edgar, get: Get) -> None:
    site.url = "http://127.0.0.1:9"
    with Client(replace(edgar, url=site.url)) as client, pytest.raises(Blocked, match="no whole answer"):
        get(client)


def test_only_hosts_that_are_configured_are_asked(site: Site, edgar: Edgar, get: Get) -> None:
    with Client(replace(edgar, url="http://127.0.0.1:9", data_url="http://127.0.0.1:9")) as client:
        with pytest.raises(NotFetched, match="not on a host that is configured"):
            get(client)
        assert site.asked == []


def test_redirects_on_the_host_are_followed_but_not_in_circles(site: Site, client: Client, get: Get) -> None:
    site.put(PATH, DATA, server.status(301, Location="/there"))
    site.put("there", DATA)
    assert get(client).read_bytes() == DATA
    get(client).unlink()
    site.put(PATH, DATA, *[server.status(301, Location=f"/{PATH}")] * 20)
    with pytest.raises(NotFetched, match="without an end"):
        get(client)


@pytest.mark.parametrize("gzips", [False, True], ids=["announced", "unpacked"])
def test_what_is_too_large_is_refused_and_not_kept(
    site: Site, edgar: Edgar, get: Get, tmp_path: Path, gzips: bool
) -> None:
    site.put(PATH, DATA)
    site.gzips = gzips
    with (
        Client(replace(edgar, limits=Limits(file_bytes=100_000))) as client,
        pytest.raises(Unreadable, match=r"limit file_bytes allows 100,000") as caught,
    ):
        get(client)
    assert caught.value.code == "too_large"
    assert left(tmp_path) == []


def test_an_interrupt_ends_a_download_and_keeps_its_part(site: Site, client: Client, get: Get, tmp_path: Path) -> None:
    site.put(PATH, DATA)
    client.stop.set()
    with pytest.raises(Stopped):
        get(client)
    assert f"{NUMBER}.txt" not in left(tmp_path)


def test_a_file_that_is_cut_on_the_disk_is_fetched_again(site: Site, client: Client, get: Get) -> None:
    site.put(PATH, DATA)
    path = get(client)
    get(client)
    assert len(site.asked) == 1
    path.write_bytes(DATA[:-30])
    assert get(client).read_bytes() == DATA


def test_a_kept_file_is_asked_for_only_where_it_has_changed(site: Site, client: Client, tmp_path: Path) -> None:
    first, second = (server.gzip.compress(master(f"1|A|8-K|2004-07-1{n}|edgar/data/1/{NUMBER}.txt")) for n in (1, 2))
    target = tmp_path / "cache" / "master.gz"
    site.put(INDEX, first)
    for _ in range(3):
        refresh(client, f"{site.url}/{INDEX}", target, whole.check_index)
    assert ["if-none-match" in asked.headers for asked in site.asked] == [False, True, True]
    site.put(INDEX, second)
    refresh(client, f"{site.url}/{INDEX}", target, whole.check_index)
    assert target.read_bytes() == second
    target.write_bytes(b"damaged")
    refresh(client, f"{site.url}/{INDEX}", target, whole.check_index)
    assert target.read_bytes() == second
