# `make run` and `make test` need Python 3.11 to 3.13 and git, and make their own environment in .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
FILES ?= fixtures/documents

.PHONY: run test lint types coverage accept scores speed clean

run: $(READY)
	$(BIN)/fourcorners ingest $(FILES) --out output

test: $(READY) lint types
	$(BIN)/pytest

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: $(READY)
	$(BIN)/mypy

# the lines that no test runs; to trace them slows the tests down
coverage: $(READY)
	$(BIN)/pytest --cov --cov-report=term:skip-covered

accept: $(READY)
	$(BIN)/python -m tests.accept --accept

scores: $(READY)
	$(BIN)/python benchmarks/accuracy.py

speed: $(READY)
	$(BIN)/python benchmarks/speed.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .coverage *.egg-info

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info < (3, 14) else "Python 3.11 to 3.13 is needed: make PYTHON=python3.12 …")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@
