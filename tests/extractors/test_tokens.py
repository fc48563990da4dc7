"""Are tokens where they say they are, does a window see its names, and does a whole document hold its record?"""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors import EXTRACTORS, tokens
from extractors.role_changes.rules import RULES
from extractors.tokens.build import CONFIG
from pipeline import Document, Source
from pipeline.process import extract
from pipeline.read import read
from pipeline.span import Span
from tests.accept import DOCUMENTS, ROOT
from tests.growth import linear

TEXTS = st.text(st.sampled_from("aZé9. ,'’\n\t\"“”&-()N") | st.characters(exclude_categories=["Cs"]), max_size=80)


@given(TEXTS)
def test_a_token_is_the_text_at_its_place_and_only_white_space_is_between(text: str) -> None:
    found = tokens.tokens(text, Span(0, len(text)))
    places = list(zip(found.starts, found.ends, strict=True))
    assert [text[start:end] for start, end in places] == found.words
    ends, starts = [0, *found.ends], [*found.starts, len(text)]
    assert not "".join(text[end:start] for end, start in zip(ends, starts, strict=True)).strip()


@given(TEXTS, st.data())
def test_the_tokens_of_a_span_lead_back_to_it(text: str, data: st.DataObject) -> None:
    found = tokens.tokens(text, Span(0, len(text)))
    if not found.words:
        return
    first = data.draw(st.integers(0, len(found.words) - 1))
    end = data.draw(st.integers(first + 1, len(found.words)))
    assert found.covering(found.span(first, end)) == (first, end)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Charles F.\n  Auster's", ["Charles", "F.", "Auster", "'s"]),
        ("Infocrossing, Inc. (Nasdaq: IFOX)", ["Infocrossing", ",", "Inc.", "(", "Nasdaq", ":", "IFOX", ")"]),
        ("U.S. Bancorp’s co-founder", ["U.S.", "Bancorp", "’s", "co-founder"]),
        ("he left. Mr. Ng stayed", ["he", "left", ".", "Mr.", "Ng", "stayed"]),
        ("AT&T and P. D. O'Neil", ["AT&T", "and", "P.", "D.", "O'Neil"]),
    ],
)
def test_the_words_of_a_text(text: str, words: list[str]) -> None:
    assert tokens.tokens(text, Span(0, len(text))).words == words


@pytest.mark.parametrize(
    ("text", "entities"),
    [
        (
            "Robert B. Wallach, COO and\n Director, was named President.",
            {"PERSON": ["Robert B. Wallach"], "OFFICE": ["COO and\n Director", "President"]},
        ),
        (
            "Ms. Yu joined Wainwright Holdings, Inc. as Senior Vice President, Finance and Administration.",
            {
                "PERSON": ["Ms. Yu"],
                "ORG": ["Wainwright Holdings, Inc."],
                "OFFICE": ["Senior Vice President, Finance and Administration"],
            },
        ),
        (
            "The Board of Directors appointed Yoram Cedar as Chief Risk & Compliance Officer.",
            {"BOARD": ["Board of Directors"], "PERSON": ["Yoram Cedar"], "OFFICE": ["Chief Risk & Compliance Officer"]},
        ),
        ("Acme Capital Partners and New York", {"PERSON": [], "ORG": ["Acme Capital Partners"], "OFFICE": []}),
        ("the Secretary of State of Delaware", {"OFFICE": []}),
        ("Ann Lee was General Merchandise Manager", {"PERSON": ["Ann Lee"], "OFFICE": ["General Merchandise Manager"]}),
        (
            "the chief executive officer of Minerva Surgical, a maker",
            {"PERSON": [], "OFFICE": ["chief executive officer"]},
        ),
        ("Mike Van de Heron spoke. Van de Heron, 44, left.", {"PERSON": ["Mike Van de Heron", "Van de Heron"]}),
        ("Fred T. May spoke in May 2004", {"PERSON": ["Fred T. May"]}),
        ("Ambassador Owen Teal and Dame Ann Teal", {"PERSON": ["Ambassador Owen Teal and Dame Ann Teal"]}),
        ("Chief of Staff of the Office of the Chairman", {"OFFICE": []}),
        ("M.D. Richard L. Dobson, M.D., a Director", {"PERSON": ["Richard L. Dobson, M.D."], "OFFICE": ["Director"]}),
    ],
)
def test_the_names_of_a_window(text: str, entities: dict[str, list[str]]) -> None:
    window = tokens.window(Document.from_text(text), Span(0, len(text)))
    found: dict[str, list[str]] = {label: [] for label in entities}
    for one in window.doc.ents:
        start, end = window.tokens.span(one.start, one.end)
        if one.label_ in found:
            found[one.label_].append(text[start:end])
    assert found == entities


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        ("One line\ngoes on.\n\nAnother.", ["One line\ngoes on.", "Another."]),
        (
            "Alex Hui, President of Pericom said, that the quarter began with a low\n\nbacklog of orders.",
            ["Alex Hui, President of Pericom said, that the quarter began with a low\n\nbacklog of orders."],
        ),
        ("A heading\n\nThe text below it.", ["A heading", "The text below it."]),
        ("Before\n<PAGE>\nafter", ["Before", "<PAGE>\nafter"]),
    ],
)
def test_a_paragraph_ends_at_a_blank_line_unless_its_line_is_full(text: str, paragraphs: list[str]) -> None:
    document = Document.from_text(text)
    assert [document.slice(one) for one in tokens.paragraphs(document, lambda _: True)] == paragraphs


@pytest.mark.parametrize(
    "name", ["infocrossing-2001-management-change-release.txt", "tetra-tech-2004-first-amendment.htm"]
)
def test_a_whole_document_holds_everything_of_its_record(name: str) -> None:
    document = read(Source.from_file(DOCUMENTS / name))
    record = extract(document, EXTRACTORS)
    doc = tokens.whole(document, record)
    assert doc.text == document.text
    for kind in ("sections", "dates", "role_changes", "quotations", "diagnostics"):
        assert sorted(one.id_ for one in doc.spans[kind]) == sorted(one.id for one in getattr(record, kind) if one.span)
        assert all(one._.item.id == one.id_ for one in doc.spans[kind])
    for one in doc.spans["dates"]:
        item = one._.item
        assert one.start_char <= item.span.start
        assert one.end_char >= item.span.end
        assert one._.exact == (one.text == item.text)
        assert one.label_ == item.kind
    assert sum(one._.exact for one in doc.spans["dates"]) > 0.9 * len(doc.spans["dates"])


def test_every_component_of_the_pipeline_has_a_version_and_is_built_once() -> None:
    assert tokens.pipeline() is tokens.pipeline()
    config = tokens.pipeline().config
    assert config["nlp"]["pipeline"] == tokens.pipeline().pipe_names
    assert all(one["version"] for one in config["components"].values())
    assert "version" in CONFIG.read_text(encoding="utf-8")


def test_an_agreement_needs_no_tokens() -> None:
    code = (
        "import sys; from extractors import EXTRACTORS; from pipeline import Source, process;"
        f"process(Source.from_file({str(DOCUMENTS / 'infocrossing-2004-registration-rights-agreement.txt')!r}),"
        "EXTRACTORS); print('spacy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize(
    "piece",
    [
        "Mr. Auster, President, CEO, ",
        "has been named and has been ",
        "John Smith, the current Director of the Company, ",
        '"We said," he said, ',
        "resigned as from as from ",
        "A. B. C. ",
    ],
)
def test_no_token_rule_is_slow_on_what_goes_on_and_on(piece: str) -> None:
    def scanned(times: int) -> None:
        document = Document.from_text(piece * times)
        list(tokens.scan(document, RULES, [Span(0, len(document.text))]))

    assert linear(scanned, 30)
