"""Does everything that the project publishes about itself still hold? `make accept` rewrites what should change."""

from pathlib import Path

import pytest

from tests.accept import ROOT, differences, made

MADE = list(made())


@pytest.mark.parametrize(("path", "text"), MADE, ids=[str(path.relative_to(ROOT)) for path, _ in MADE])
def test_what_is_published_is_what_is_made(path: Path, text: str) -> None:
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    changed = list(differences(path, old, text)) if old != text else []
    assert not changed, "stale; `make accept` rewrites it:\n" + "\n".join(changed[:30])


def test_no_golden_record_has_lost_its_document() -> None:
    made_now = {path for path, _ in MADE}
    kept = set((ROOT / "fixtures" / "records").glob("*.json"))
    assert kept <= made_now
