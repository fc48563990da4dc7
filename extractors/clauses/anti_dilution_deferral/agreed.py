r"""The words that agree a deferral, and the clause that they begin.

"each of the Warrantholders hereby agrees to defer the application of the anti-dilution protection …", "no anti-dilution
adjustment shall be made by reason of … unless and until any of the Performance Warrants vest".
"""

from extractors.clauses.anti_dilution_deferral.terms import WITHIN, Terms, terms_of
from extractors.clauses.evidence import group, quotes
from extractors.clauses.sentences import sentence_at, sentence_end
from pipeline.clause import AntiDilutionDeferral, Cutoff, Protected, Trigger, TrueUp
from pipeline.document import Document
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

HOLDERS = "holders"
"""Where the clause has the words for all holders, until they are known one by one."""
X, Y = "entitled_if_exercised_on_vesting_date", "previously_issued"
_GROUP = r"(?-i: [A-Z][\w&'’-]* (?: \s+ (?: of \s+ | and \s+ )? [A-Z][\w&'’-]* ){0,9} )"
_WAIT = r"(?: defer | postpone | suspend | delay )"
_PROTECTION = r"anti-?dilution \s+ (?: protection | adjustment | provision | right )s?"
_HEADS = (
    rf"""(?P<group> {_GROUP} ) \s+ (?: (?: hereby | each | severally ) \s+ )* (?: agrees? | consents? ) \s+
    (?: to \s+ | that \s+ (?: it | they ) \s+ (?: shall | will ) \s+ ) {_WAIT} \s+ {WITHIN}{{0,80}}? \b
    {_PROTECTION} \b""",
    rf"""{_PROTECTION} \b {WITHIN}{{0,300}}? \b (?: shall | will | is | are ) \s+ (?: hereby \s+ )? (?: be \s+ )?
    (?: deferred | postponed | suspended | delayed ) \b""",
    rf"""\b no \s+ (?: other \s+ | further \s+ )? {_PROTECTION} \b {WITHIN}{{0,300}}? \b (?: shall | will ) \s+
    (?: be \s+ (?: made | given \s+ effect | effected ) | take \s+ effect | become \s+ effective ) \b
    (?= {WITHIN}{{0,80}}? \b (?: unless | until ) \b )""",
)


def deferral(match: Match, document: Document) -> AntiDilutionDeferral | None:
    """The deferral that these words agree; null where a term is absent, and where its sentence agreed it before."""
    sentence = sentence_at(document.text, match.start())
    if RULES[0].regex.search(document.text, sentence.start, match.start()):
        return None
    terms = terms_of(document.text, sentence)
    if terms is None or not terms.protected:
        return None
    return AntiDilutionDeferral(
        span=Span(sentence.start, _end(document.text, terms)),
        trigger=Trigger(
            instrument=words(terms.trigger["instrument"]),
            condition=words(terms.vested["condition"]),
            document=words(terms.under["document"]) if terms.under else None,
        ),
        protected=tuple(_protected(one) for one in terms.protected),
        cutoff=Cutoff(strict=terms.cutoff["strict"] is not None) if terms.cutoff else None,
        vest_after="exercise",
        true_up=TrueUp(x=X, y=Y) if terms.entitled and terms.issued else None,
        no_other_adjustment=terms.bar is not None,
        further_issuances="not_deferred",
        evidence=quotes({HOLDERS: group(match, "group"), **_places(terms)}),
    )


def _end(text: str, terms: Terms) -> int:
    """The end of the last sentence with a term of the deferral; what it does not apply to may stand far behind it."""
    ends = (one.end() for one in (terms.vested, terms.after, terms.cutoff, terms.issued, terms.bar) if one)
    return sentence_end(text, max(ends))


def _protected(match: Match) -> Protected:
    return Protected(
        instrument=words(match["short"] or match["instrument"]),
        provision=words(match["provision"]),
        document=words(match["document"]) if match["document"] else None,
    )


def _places(terms: Terms) -> dict[str, Span | None]:
    return {
        "trigger": _group(terms.trigger, "trigger"),
        "trigger.vested": _group(terms.vested),
        "trigger.instrument": _group(terms.trigger, "instrument"),
        "trigger.issued": _group(terms.under, "date"),
        "trigger.document": _group(terms.under, "document"),
        **{f"protected[{at}].provision": _group(one, "provision") for at, one in enumerate(terms.protected)},
        "cutoff.date": _group(terms.cutoff, "date"),
        "cutoff.strict": _group(terms.cutoff, "strict"),
        "vest_after": _group(terms.after, "after"),
        "true_up.x": _group(terms.entitled, "x"),
        "true_up.y": _group(terms.issued),
        "no_other_adjustment": _group(terms.bar, "bar"),
        "further_issuances": _group(terms.further),
    }


def _group(match: Match | None, name: str | int = 0) -> Span | None:
    """Where a group of a match stands, null where there is none."""
    return Span(*match.span(name)) if match and match[name] is not None else None


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.anti_dilution_deferral",
        pattern=" | ".join(_HEADS),
        build=deferral,
        examples={
            "The Investors hereby agree to suspend the operation of the antidilution provisions set forth in\nSection "
            "4.2 of the Series B Certificate with respect to the Series B Preferred Stock until any of the Performance "
            "Warrants vest and become exercisable. If any Investor converts its Series B Preferred Stock on or before "
            "June 30, 2011, then, upon each vesting of Performance Warrants following such conversion, the Company "
            "shall issue to it the excess of the number of shares of Common Stock which would have been issuable had "
            "such conversion taken place on the day of such vesting over the number of shares of Common Stock actually "
            "issued upon it. This agreement does not apply to any other issuance.": {
                "span_text": "The Investors hereby agree to suspend the operation of the antidilution provisions set "
                "forth in\nSection 4.2 of the Series B Certificate with respect to the Series B Preferred Stock until "
                "any of the Performance Warrants vest and become exercisable. If any Investor converts its Series B "
                "Preferred Stock on or before June 30, 2011, then, upon each vesting of Performance Warrants following "
                "such conversion, the Company shall issue to it the excess of the number of shares of Common Stock "
                "which would have been issuable had such conversion taken place on the day of such vesting over the "
                "number of shares of Common Stock actually issued upon it.",
                "trigger.instrument": "Performance Warrants",
                "trigger.condition": "vest and become exercisable",
                "protected[0].instrument": "Series B Preferred Stock",
                "protected[0].provision": "Section 4.2",
                "protected[0].document": "Series B Certificate",
                "cutoff.strict": False,
                "true_up.x": X,
                "true_up.y": Y,
                "no_other_adjustment": False,
            },
            "The anti-dilution adjustments provided for in Section 5(c) of the Bridge Warrants shall be deferred, but "
            "only with respect to the issuance of the Incentive Options, until Incentive Options have become fully "
            "vested and exercisable. If a Bridge Warrant is exercised before March 1, 2016 and Incentive Options vest "
            "after the date of such exercise, its holder shall receive the shares that it would have received.": {
                "trigger.instrument": "Incentive Options",
                "trigger.condition": "fully vested and exercisable",
                "protected[0].instrument": "Bridge Warrants",
                "protected[0].document": None,
                "cutoff.strict": True,
                "true_up": None,
            },
            "No anti-dilution adjustment under Article III of the Warrant Agreement in respect of the Class A Warrants "
            "shall take effect unless and until, and only to the extent that, any of the options to purchase shares "
            '(the "Management Options") shall have vested; nor shall this letter apply to any future issuance of '
            "shares. Where Management Options vest subsequent to the exercise of any Class A Warrants, the Company "
            "shall make no other anti-dilution adjustment except as provided here.": {
                "trigger.instrument": "Management Options",
                "protected[0].instrument": "Class A Warrants",
                "protected[0].document": "Warrant Agreement",
                "cutoff": None,
            },
            "The antidilution adjustment required by Section 6(b) of this Warrant shall be postponed, solely as a "
            "result of the issuance of the Lender Units, until such Lender Units become vested and nonforfeitable. "
            "If this Warrant is exercised prior to May 1, 2018 and Lender Units vest following its exercise, the "
            "Company shall pay the difference in cash.": {
                "trigger.instrument": "Lender Units",
                "trigger.condition": "vested and nonforfeitable",
                "protected[0].instrument": "Warrant",
                "protected[0].provision": "Section 6(b)",
                "protected[0].document": None,
                "cutoff.strict": True,
                "true_up": None,
            },
            "No further anti-dilution adjustment of the Conversion Price under Section 7.4 of this Certificate of "
            "Designation for the Series C Preferred Stock shall become effective unless any of the Founder Options "
            "vest. This Section does not apply to any other issuance, and Founder Options that vest after the "
            "conversion of such shares give the number of shares that would have been received had such shares been "
            "converted on the day on which they vest, less the number of shares already issued.": {
                "trigger.instrument": "Founder Options",
                "trigger.condition": "vest",
                "protected[0].instrument": "Series C Preferred Stock",
                "protected[0].provision": "Section 7.4",
                "protected[0].document": "Certificate of Designation",
                "cutoff": None,
                "true_up.y": Y,
            },
        },
        near_misses=(
            (
                "No adjustment in the Exercise Price shall be made unless such adjustment would require an increase or "
                "decrease of at least 1%; adjustments so deferred shall be carried forward."
            ),
            (
                "The undersigned holders hereby waive any anti-dilution adjustment under Section 5 of the Certificate "
                "of Designations with respect to the issuance of the Bridge Warrants."
            ),
            (
                "The Investor agrees to defer the application of its anti-dilution rights under Section 4 of the "
                "Investor Warrants with respect to the Investor Warrants until the Closing Date."
            ),
            (
                "The Holders agree to defer the anti-dilution protection of Section 4 of the Series A Warrants until "
                "any of the Series B Warrants vest."
            ),
        ),
    ),
)
