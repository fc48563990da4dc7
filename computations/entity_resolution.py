r"""Which names over several records are one organisation or one person.

"Infocrossing, Inc." of a release, "INFOCROSSING, INC." of a signature block and "Computer Outsourcing Services, Inc.",
its former name, are one; Zach and Zack Lonstein, both its Chief Executive Officer, as well. Records stay as they are.
"""

from collections.abc import Mapping
from typing import Any

from computations.computation import Computation, Finding, Outcome
from computations.csv_table import csv_of
from computations.entities import Cluster, Mention, resolved
from computations.inputs import Input, distinct, token
from computations.mentions import mentions_of
from computations.trace import Trace

WORDS = {
    "former_name": "one is a former name of another",
    "other_name": "one is another name of another",
    "same_name": "the same name",
    "same_stem": "the only one of this name, whose kind of entity is left out",
    "same_ticker": "the same ticker",
    "surname_in_document": "the only person of this surname in the document",
    "variant_first_name": "first names that stand for one another, in one organisation and office",
}


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The clusters of `mentions`, each with its name, its aliases and what joins it, and what nothing decides.

    Raises `BadInput` for mentions without an id, a kind or a name, and for ids that stand twice.
    """
    listed = list(whole.get("mentions").objects())
    distinct((one.get("id") for one in listed), "is the id of another mention")
    mentions = [_mention(one) for one in listed]
    whole.prove()
    tokens = {one.id: token("mention", given) for one, given in zip(mentions, listed, strict=True)}
    clusters, doubts = resolved(mentions)
    trace, findings = Trace(), []
    for number, one in enumerate(clusters):
        why = ", ".join(WORDS[reason] for reason in one.evidence) or "named once"
        trace.add(f"clusters[{number}]", one.name, f"{one.name}: {why}", *(tokens[member.id] for member in one.members))
    for number, doubt in enumerate(doubts):
        among = ", ".join(one.name for one in doubt.candidates)
        message = f"{doubt.mention.name} may be any of {among}"
        trace.add(f"ambiguous[{number}]", doubt.mention.name, message, tokens[doubt.mention.id])
        findings.append(Finding("info", "name_ambiguous", message, {"mention": doubt.mention.id}))
    result = {
        "clusters": [_shown(one) for one in clusters],
        "ambiguous": [
            {
                "member": one.mention.id,
                "name": one.mention.name,
                "candidates": [{"name": other.name, "member": other.members[0].id} for other in one.candidates],
            }
            for one in doubts
        ],
    }
    return Outcome(result, trace.steps, diagnostics=tuple(findings))


def _mention(one: Input) -> Mention:
    number = one.get("id").name()
    if number is None and not one.get("id").given:
        one.get("id").wrong("missing_external", "the id of a mention is needed")
    return Mention(
        id=number if number is not None else "",
        kind=one.get("kind").needed_choice("the kind of a mention", "organization", "person"),
        name=one.get("name").needed("the name"),
        document=one.get("document").text() or "",
        former_names=tuple(one.get("former_names").texts()),
        other_names=tuple(one.get("other_names").texts()),
        ticker=one.get("ticker").text(),
        organization=one.get("organization").text(),
        titles=tuple(one.get("titles").texts()),
    )


def _shown(cluster: Cluster) -> dict[str, Any]:
    return {
        "kind": cluster.members[0].kind,
        "name": cluster.name,
        "members": [one.id for one in cluster.members],
        "aliases": cluster.aliases,
        "evidence": list(cluster.evidence),
    }


COMPUTATION = Computation(
    name="entity_resolution",
    purpose="which names over several documents are one organisation or one person",
    reads=("mentions",),
    compute=compute,
    collect=lambda records: {"mentions": mentions_of(records)},
    renderings={"csv": csv_of("clusters")},
)
