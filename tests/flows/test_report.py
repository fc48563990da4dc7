"""What a run says at its end, in a few lines however many documents there were."""

import io
from dataclasses import replace

from rich.console import Console

from flows.report import SHOWN, Tally, show
from pipeline.assemble import assemble, producer
from pipeline.document import Document
from pipeline.record import SCHEMA_VERSION
from pipeline.store import IndexLine, extracted


def line_of(name: str) -> IndexLine:
    return extracted(assemble(Document.from_text(name, name), ()), name).line


def failed(name: str) -> IndexLine:
    return IndexLine(
        id=name,
        status="quarantined",
        name=name,
        sha256=None,
        counts={},
        diagnostics={},
        reason="is empty: it has no bytes",
        schema_version=SCHEMA_VERSION,
        producer=producer(),
    )


def shown(tally: Tally) -> tuple[str, str]:
    answers, messages = io.StringIO(), io.StringIO()
    show(tally, Console(file=answers, width=140), Console(file=messages))
    return answers.getvalue(), messages.getvalue()


def test_a_short_run_has_a_row_for_each_document() -> None:
    tally = Tally()
    tally.add("inbox/a.txt", [line_of("a.txt")])
    tally.add("inbox/b.txt", [failed("b.txt")])
    answers, messages = shown(tally)
    assert "a.txt" in answers
    assert answers.endswith("1 document extracted, 1 quarantined\n")
    assert messages == "fourcorners: inbox/b.txt: is empty: it has no bytes\n"


def test_the_documents_of_a_submission_can_be_told_apart() -> None:
    tally = Tally()
    name = "westell-1999-04-8k-submission.txt"
    parts = [("0000914760-99-000090-1", None), ("0000914760-99-000090-2", "EX-10.1")]
    tally.add(name, [replace(line_of(name), id=one, exhibit=exhibit) for one, exhibit in parts])
    answers, _ = shown(tally)
    assert [row.strip().split("  ")[0] for row in answers.splitlines() if "westell" in row] == [
        f"{name} 1",
        f"{name} EX-10.1",
    ]


def test_a_long_name_keeps_to_its_row() -> None:
    tally = Tally()
    tally.add("x", [line_of("a" * 200 + ".txt")])
    answers, _ = shown(tally)
    (row,) = [row for row in answers.splitlines() if "aaa" in row]
    assert "a… " in row
    assert "oddities" in answers


def test_a_long_run_is_summed_up() -> None:
    tally = Tally()
    for number in range(SHOWN + 5):
        tally.add("x", [line_of(f"good{number}.txt")])
        tally.add("y", [failed(f"bad{number}.txt")])
        tally.remark(f"remark {number}")
    answers, messages = shown(tally)
    assert "good1.txt" not in answers
    assert "25" in answers
    assert "… and 5 more quarantined" in messages
    assert "… and 5 more like these" in messages
    assert len(messages.splitlines()) == 2 * SHOWN + 2


def test_merged_tallies_count_as_one() -> None:
    one, two, both = Tally(), Tally(), Tally()
    for tally in (one, both):
        tally.add("x", [line_of("a.txt")], done_before=True)
        tally.remark("left alone")
    for tally in (two, both):
        tally.add("y", [failed("b.txt")])
    one.merge(two)
    assert one == both


def test_listed_parts_do_not_thin_the_failed_share() -> None:
    tally = Tally()
    tally.add("x", [failed("b.txt"), line_of("a.txt")])
    tally.statuses["listed"] = 8
    assert tally.failed_share == 0.5
