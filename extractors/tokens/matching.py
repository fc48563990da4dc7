"""Token rules over windows of a document: what each finds, its spans in code points."""

from collections.abc import Iterable, Iterator

from extractors.tokens.groups import matched
from extractors.tokens.window import Window, surnames, window
from pipeline.document import Document
from pipeline.rules import Made, TokenMatch, TokenRule, items_of, marked
from pipeline.span import Span


def scan(document: Document, rules: tuple[TokenRule, ...], within: Iterable[Span]) -> Iterator[Made]:
    """What the rules find in these windows, window by window and rule by rule, each item marked with its rule's name.

    Of two matches of one rule that share tokens the longest counts.
    """
    names = None
    before: Span | None = None
    for span in within:
        folded = " ".join(document.slice(span).casefold().split())
        asked = [rule for rule in rules if not rule.needs or any(need in folded for need in rule.needs)]
        if not asked:
            continue
        names = names or surnames(document.text)
        one = window(document, span, names)
        for rule in asked:
            for match in matches(one, rule, before):
                for item in items_of(rule.build(match, document)):
                    yield marked(item, rule.name)
        before = one.person_before(len(one.doc)) or before


def matches(one: Window, rule: TokenRule, before: Span | None = None) -> Iterator[TokenMatch]:
    """Where the rule's patterns stand in the window, in their order."""
    for sentence in one.sentences:
        for start, end in matched(rule, sentence):
            yield TokenMatch(
                span=one.tokens.span(start, end),
                entities=one.entities(start, end),
                window=one.span,
                before=one.person_before(start) or before,
                limit=one.next_name(end),
            )
