"""Does every rule match its examples, whole and once, and none of its near misses?"""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

import pytest

from extractors import EXTRACTORS, tokens
from pipeline import Document
from pipeline.clause import Clause, Part
from pipeline.diagnostic import Diagnostic
from pipeline.extractor import Extractor
from pipeline.fields import plain
from pipeline.record import Item
from pipeline.rules import Rule, TokenRule, scan
from pipeline.span import Span

RULES = [(extractor, rule) for extractor in EXTRACTORS for rule in extractor.rules]
EXAMPLES = [
    pytest.param(extractor, rule, text, fields, id=f"{rule.name}: {' '.join(text.split())[:60]}")
    for extractor, rule in RULES
    for text, fields in rule.examples.items()
]
NEAR_MISSES = [
    pytest.param(rule, text, id=f"{rule.name}: {' '.join(text.split())[:60]}")
    for _, rule in RULES
    for text in rule.near_misses
]


def found_by(extractor: Extractor, document: Document) -> list[Item | Clause]:
    return [one for one in extractor.find(document) if isinstance(one, Item | Clause)]


def without_nulls(value: object) -> object:
    if isinstance(value, list):
        return [without_nulls(one) for one in value]
    if isinstance(value, dict):
        return {key: without_nulls(one) for key, one in value.items() if one is not None}
    return value


def shown(value: object) -> object:
    if isinstance(value, tuple):
        return [shown(one) for one in value] if any(isinstance(one, Part) for one in value) else value
    if isinstance(value, Part):
        return without_nulls(value.to_dict(encode_json=True))
    return plain(value) if isinstance(value, Decimal) else value


def stated(item: Item | Clause, path: str) -> object:
    """The field of a clause at a path, "tiers[0].rate"; of an item, the field of that name."""
    value: object = item
    for name in path.replace("[", ".[").split("."):
        if name.startswith("["):
            assert isinstance(value, tuple)
            value = value[int(name[1:-1])]
        else:
            value = getattr(value, name)
    return shown(value)


def agrees(item: Item | Clause, text: str, fields: Mapping[str, Any]) -> bool:
    covered = fields.get("span_text", text)
    wanted = {name: value for name, value in fields.items() if name != "span_text"}
    return text[item.span.start : item.span.end] == covered and all(
        stated(item, name) == value for name, value in wanted.items()
    )


@pytest.mark.parametrize(("extractor", "rule", "text", "fields"), EXAMPLES)
def test_an_example_is_found_by_its_rule(
    extractor: Extractor, rule: Rule | TokenRule, text: str, fields: Mapping[str, Any] | Iterable[Mapping[str, Any]]
) -> None:
    items = [item for item in found_by(extractor, Document.from_text(text)) if item.rule == rule.name]
    every = [fields] if isinstance(fields, Mapping) else list(fields)
    for wanted in every:
        assert any(agrees(item, text, wanted) for item in items), f"wanted {wanted}, found {items}"
    assert len(items) == len(every), f"wanted {len(every)}, found {items}"


@pytest.mark.parametrize(("rule", "text"), NEAR_MISSES)
def test_a_near_miss_is_not_found(rule: Rule | TokenRule, text: str) -> None:
    document = Document.from_text(text)
    if isinstance(rule, TokenRule):
        found = list(tokens.scan(document, (rule,), [Span(0, len(text))]))
    else:
        found = [one for one in scan(document, [rule]) if not isinstance(one, Diagnostic)]
    assert not found


@pytest.mark.parametrize(("extractor", "rule"), RULES, ids=[rule.name for _, rule in RULES])
def test_a_rule_is_shown_with_examples_and_near_misses(extractor: Extractor, rule: Rule | TokenRule) -> None:
    assert rule.examples
    assert rule.near_misses


def test_rule_names_are_unique() -> None:
    names = [rule.name for _, rule in RULES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("extractor", EXTRACTORS, ids=[extractor.name for extractor in EXTRACTORS])
def test_some_example_of_every_extractor_breaks_a_line(extractor: Extractor) -> None:
    broken = [text for rule in extractor.rules for text in rule.examples if "\n" in text.strip()]
    assert broken or not extractor.rules
