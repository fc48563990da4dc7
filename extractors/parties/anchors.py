r"""Where a rule is worth trying: the places of a few letters with which every match of it begins.

"with a copy to Latham & Watkins LLP" has one place for a legal form, before "LLP". The standard library's `re` looks
for a set of first letters several times faster than `regex`, so it finds the places and the rule's own pattern decides.
"""

import re
from collections.abc import Iterable, Iterator

from extractors.lexicon.words import lines
from pipeline.document import Document
from pipeline.record import Party
from pipeline.rules import Rule, marked, scan

FORM = re.compile(
    r"I(?:nc|NC)|C(?:o(?:rp|mp|\b)|O(?:RP|MP|\b)|\.\s?V)|L(?:[.P]|L[CP]|[tT][dDeé]|imited|IMITED)"
    r"|P(?:LLC|LC|\.|t[ye]|T[YE]|artner|ARTNER|vt|VT|J)|J(?:SC|\.S)|O(?:JSC|AO)|N(?:[AV]\b|\.|ational|ATIONAL)|S(?:E\b|SB|\.|CS|[pP](?:A|\.|\s?[zZ]|RL)|[aà]rl|A(?:RL|S\b)|À|[dD][nN])"
    r"|A(?:[GB]\b|S\s?[,(;]|ktien|KTIEN|[./]|SA\b|pS|ssoc|SSOC)|B(?:ank|ANK|anc|V(?:BA)?\b|\.|hd|HD|erhad|ERHAD)|T(?:rust|RUST)|F(?:SB|\.|ound|Z[EC])|U(?:niv|LC)|W\.L"
    r"|G(?:mb|MB)H|OOO|Tbk|s\.r\.o|K(?:G|ft|\.\s?K|abushiki)|Oy|p(?:lc|\.l)|inc\b|sp\.?\s?z|de\s+C\.|DE\s+C\.|d\.o"
)
"""The first letters of every legal form, by the very first, so that most capitals fail at once."""

ANCHORS = {
    "organization.form": FORM,
    "organization.institution": re.compile(
        "|".join(sorted({name.split()[0].split("'")[0] for name in lines("institutions")}))
    ),
    "person.signatory": re.compile(r"N(?:ame|AME)|/[sS]/|Print"),
    "organization.firm": re.compile("&"),
    "person.office": re.compile(
        r"President|Ch(?:ief|air)|C[EFOT]O\b|[ES]VP\b|Executive|Senior|Vice|General\s|Secretary|Treas"
    ),
    "person.by": re.compile(r"B[yY]\s?:"),
    "person.announced": re.compile(r"Att[ne]|ATT|Contact|CONTACT|c/o"),
}
"""By the name of a rule, what every match of it begins with."""


def scan_anchored(document: Document, rules: Iterable[Rule]) -> Iterator[Party]:
    """What `pipeline.rules.scan` finds, with rules that have an anchor tried at its places only."""
    for rule in rules:
        anchor = ANCHORS.get(rule.name)
        found = scan(document, [rule]) if anchor is None else _scan_at(document, rule, anchor)
        yield from (item for item in found if isinstance(item, Party))


def _scan_at(document: Document, rule: Rule, anchor: "re.Pattern[str]") -> Iterator[Party]:
    text, end = document.text, 0
    if rule.needs and not any(need in text for need in rule.needs):
        return
    for place in anchor.finditer(text):
        match = rule.regex.match(text, place.start()) if place.start() >= end else None
        if match is None:
            continue
        end = match.end()
        built = rule.build(match, document)
        if isinstance(built, Party):
            marked(built, rule.name)
            yield built
