r"""References to accounting standards: "SFAS No. 133", "ASC 825", "FASB Interpretation No. 46", "IFRS 9"."""

from extractors.cross_references.labels import plain
from pipeline.document import Document
from pipeline.record import CrossReference
from pipeline.rules import Match, Rule, span_of, words


def standard(match: Match, document: Document) -> CrossReference:
    """A standard by its number; its document is the collection that it is one of, as it is named here."""
    return CrossReference(
        span=span_of(match),
        target_kind="rule",
        label=plain(match["label"] or match["topic"]),
        as_written=words(match[0]),
        document=words(match["collection"] or match["codification"]),
    )


PIECES = {
    "OF_THE_FASB": r"(?: FASB | Financial \s+ Accounting \s+ Standards \s+ Board | APB | Accounting \s+ Principles"
    r" \s+ Board ) (?: \s+ \(“?\"?\w+”?\"?\) )? \s+",
    "NUMBERED": r"SFAS | FAS | FIN | FSP | EITF | SOP | SAB | ASU | APB | IFRS | IAS | IFRIC | SSAP | FRS"
    r" | {OF_THE_FASB} (?: Statement | Opinion | Interpretation | Staff \s+ Position )"
    r" | Statements? \s+ of \s+ (?: Financial \s+ Accounting \s+ Standards? | Position )"
    r" | Staff \s+ Accounting \s+ Bulletin | Accounting \s+ Standards \s+ Update",
    "CODIFIED": r"(?: FASB \s+ )? (?: ASC | Accounting \s+ Standards \s+ Codification )",
    # (“SFAS”) in front of the number
    "ALIAS": r"(?: \s+ \( [“\"]? \w{2,6} [”\"]? \) )?",
}

RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.accounting_standard",
        pattern=r"\b (?P<collection> {NUMBERED} ) {ALIAS} \s+ (?: Issues? \s+ )? (?: Nos?\. \s* )?"
        r" (?P<label> \d{1,4} (?: - \d{1,2} )? (?: \(R\) | R (?! \w ) )? ) (?! [\w%] | [.,] \d )"
        r" | \b (?P<codification> {CODIFIED} ) {ALIAS} \s+ (?: (?: Sub )? [Tt]opic \s+ | Section \s+ )?"
        r" (?: Nos?\. \s* )? (?P<topic> \d{3} (?: - \d{1,3} ){0,4} ) (?! [\w%] | [.,] \d )",
        build=standard,
        ignore_case=False,
        needs=(
            "FAS",
            "FIN ",
            "EITF",
            "SOP ",
            "SAB ",
            "ASU ",
            "ASC ",
            "APB",
            "IFR",
            "IAS ",
            "SSAP",
            "FRS ",
            "Accounting Standards",
            "Accounting Bulletin",
            "Principles Board",
            "Financial Accounting",
            "Staff Accounting",
            "Statement of Position",
        ),
        pieces=PIECES,
        examples={
            "SFAS No. 133": {"target_kind": "rule", "label": "133", "document": "SFAS"},
            "FAS 123R": {"label": "123R", "document": "FAS"},
            "Statement of Financial Accounting\nStandards No. 128": {
                "label": "128",
                "document": "Statement of Financial Accounting Standards",
            },
            "Statement of Financial Accounting Standards (“SFAS”) No. 142": {"label": "142"},
            "FASB Interpretation No. 46": {"label": "46", "document": "FASB Interpretation"},
            "Staff Accounting Bulletin No. 101": {"label": "101"},
            "EITF Issue No. 00-21": {"label": "00-21", "document": "EITF"},
            "ASC 825": {"label": "825", "document": "ASC"},
            "ASC Topic 606-10-25": {"label": "606-10-25"},
            "IFRS 9": {"label": "9", "document": "IFRS"},
        },
        near_misses=("FIN de siècle", "SOP 12.5%", "ASC 12", "IAS 1,200", "the Statement of Position"),
    ),
)
