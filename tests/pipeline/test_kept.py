"""Results kept between processes: made once, and made anew where they could be wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MODULE = """
from pipeline.kept import kept

@kept
def square(number):
    print("made", end=" ")
    return number * number
"""


class Home:
    """A folder with a module in it, and processes that ask it."""

    def __init__(self, folder: Path) -> None:
        self.module, self.cache = folder / "squares.py", folder / "__pycache__"
        self.module.write_text(MODULE)

    def asked(self, *numbers: int, **more: str) -> str:
        """What one process prints that asks for these squares."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment = {**inherited, "PYTHONPATH": f"{ROOT}{os.pathsep}{self.module.parent}", **more}
        code = f"import squares; print(*(squares.square(one) for one in {numbers}))"
        return subprocess.check_output([sys.executable, "-c", code], env=environment, text=True).strip()

    @property
    def files(self) -> list[Path]:
        """What is kept."""
        return sorted(self.cache.glob("*.pickle"))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_a_result_is_made_once_for_all_processes(home: Home) -> None:
    assert home.asked(3, 4, 3) == "made made 9 16 9"
    assert home.asked(3, 4) == "9 16"
    assert home.asked(4, 5) == "made 16 25"
    assert home.asked(3, 5) == "9 25"


def test_of_a_module_that_has_changed_nothing_is_believed(home: Home) -> None:
    assert home.asked(3) == "made 9"
    home.module.write_text(MODULE.replace("number * number", "-number"))
    assert home.asked(3) == "made -3"


@pytest.mark.parametrize("damage", [b"", b"not a pickle", b"cut"])
def test_a_damaged_file_is_written_anew(home: Home, damage: bytes) -> None:
    assert home.asked(3) == "made 9"
    (file,) = home.files
    file.write_bytes(file.read_bytes()[:-20] if damage == b"cut" else damage)
    assert home.asked(3) == "made 9"
    assert home.asked(3) == "9"


def test_nothing_is_written_where_python_may_not_write_its_own(home: Home) -> None:
    assert home.asked(3, PYTHONDONTWRITEBYTECODE="1") == "made 9"
    assert home.files == []


def test_a_folder_that_cannot_be_written_to_is_no_error(home: Home) -> None:
    home.cache.write_text("in the way")
    assert home.asked(3) == "made 9"
    assert home.asked(3) == "made 9"
