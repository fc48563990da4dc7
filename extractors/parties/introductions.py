"""What a text says of a party beside its name: legal form, home, short names, earlier names, ticker.

After "Infocrossing, Inc." the words ", a Delaware corporation (the "COMPANY")" say corporation, Delaware, COMPANY.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.names import is_person, name_at
from extractors.names.forms import CHAIN, HARD, compiled, entity_suffix, squeeze
from pipeline.record import OtherMention, Party
from pipeline.span import Span

QUOTED = regex.compile(
    r"""["“”„ʺ]{1,2}\s*([^"“”„ʺ()]{1,60}?)[\s,;]*["“”„ʺ]{1,2} | ``([^`'"]{1,60}?)[,.]?'' | ''([^'"]{1,60}?)[,.]?''
    | «\s*([^«»()]{1,60}?)\s*» | (?<!\w)_([\p{Lu}][^_()]{1,40})_(?!\w) | ["“]\s*(\p{Lu}[^"“”()]{1,40})\Z
    | (?<![\w])['‘’`]([^'‘’`"()]{2,40}?)[,.]?['’](?!\w) | (?<!\w)\?([\p{Lu}][^?()]{1,30}?)[,.]?\?""",
    regex.VERBOSE,
)
"""A short name between quotation marks of any make."""

_GROUP = regex.compile(
    r"\b(?:collectively|together|jointly|individually|each|any\s+of|all\s+of|singularly|and\s+with"
    r"|in\s+the\s+aggregate)\b",
    regex.I,
)
_OWN_KIN = regex.compile(
    r"\b(?:collectively,?\s+)?(?:(?:together|along|collectively)\s+)with\s+(?:all\s+of\s+)?(?:its|his|her|their|any)\b[^\"“]*",
    regex.I,
)
"""Words that take in whoever belongs to the party itself: "together with its subsidiaries and affiliates"."""
_EACH = regex.compile(r"\b(?:each|individually|singularly|any\s+of)\b", regex.I)
_BARE = regex.compile(
    r"\s*(?P<lead>(?:(?:hereinafter|hereafter|herein|also)\s*,?\s*)?(?:referred\s+to\s+(?:herein\s+)?as\s+"
    r"|called\s+|known\s+as\s+)?,?\s*(?:the\s+)?)"
    r"(?P<name>[\p{Lu}][\w&.-]*(?:\s[\p{Lu}][\w&.-]*){0,3})\s*",
)
_NO_SHORT_NAME = regex.compile(
    r"(?:.*\b(?:Agreement|Amendment|Date|Act|Shares|Notes|Stock|Securities|Contract|Products?|Services|Program"
    r"|System|Term|Territory|Plan"
    r"|Offering|Warrants?|Debentures|Property|Premises|Code|Transaction|Merger|Letter|Project|Loans?"
    r"|Web\s?Site|Lease|Business|Certificates?|Forecasts?|Signature|Reports?|Patents?|Trademarks?|Facility"
    r"|Commitments?|Closing|Prospectus|Collateral|Technology|Software|Know-How)"
    r"|part(?:y|ies)|a\s+party|the\s+parties|(?-i:PRC|P\.R\.C\.?|USA?|U\.S\.(?:A\.)?|UK|EU))",
    regex.I,
)
_FORM_WORDS = (
    r"corporation|company|limited\s+liability\s+company|limited\s+liability\s+partnership|limited\s+partnership"
    r"|general\s+partnership|partnership|public\s+limited\s+company|private\s+limited\s+company|limited\s+company"
    r"|(?:business|statutory|real\s+estate\s+investment|common\s+law|investment|grantor|trust)?\s*trust"
    r"|(?:national\s+)?(?:banking\s+)?association|(?:national\s+|savings\s+"
    r"|commercial\s+)?bank(?:ing\s+corporation)?|joint\s+stock\s+company"
    r"|soci[eé]t[eé]\s+anonyme|stock\s+corporation|professional\s+corporation|nonprofit\s+corporation|cooperative"
)
_FORM = regex.compile(
    rf"\b(?:a|an|A|AN)\s+(?P<place>\p{{Lu}}[\w.]+(?:\s+(?:of\s+)?\p{{Lu}}[\w.]+){{0,2}}[\s-]+(?:chartered\s+)?)?"
    rf"(?P<form>(?i:(?:(?:private|public|charitable|exempted|close|nonprofit|for-profit|professional|national"
    rf"|business|registered)\s+)?(?:{_FORM_WORDS})))\b",
)
_HOME = regex.compile(
    r"(?:under|of|in)\s+(?:and\s+by\s+virtue\s+of\s+)?(?:the\s+)?(?:laws?\s+of\s+)?(?:the\s+)?(?:(?:State"
    r"|Commonwealth|Province|Republic|Kingdom)\s+of\s+)?(?:the\s+)?"
    r"(?P<place>\p{Lu}[\w.’']+(?:\s+(?:of\s+|and\s+)?\p{Lu}[\w.’']+){0,3})"
)
_ORGANIZED = regex.compile(
    r"\b(?:organi[sz]ed|incorporated|existing|formed|established|registered|created|corporation\s+of\s+the"
    r"|company\s+of\s+the|corporation\s+under|company\s+under)\b"
)
_OTHER_NAME = regex.compile(
    r"(?:\bd/?b/?a|\bD/?B/?A|\bt/a|doing\s+business\s+as|trading\s+as"
    r"|doing\s+business\s+under\s+the\s+name(?:\s+of)?)[:,.]?\s+[\"“]?"
    r"(?P<name>[\p{Lu}\d][^,;()\"“”\n]{1,60}?)(?=[\"”]|\s*[,;()\n]|\s+(?:of|located|having|with|whose|and|a"
    r"|an)\b|\.\s|\Z)"
)
_FORMER_NAME = regex.compile(
    r"(?:\bf/?k/?a\b|\bF/?K/?A\b|\bformerly\s+known\s+as|\bformerly\s+named|\bformerly,?"
    r"|\bpreviously\s+known\s+as)[:,.]?\s+[\"“]?(?P<name>[\p{Lu}\d])"
)
_TICKER = regex.compile(
    r"\(\s*(?P<exchange>NASDAQ|Nasdaq|NYSE\s+American|NYSE\s+MKT|NYSE|New\s+York\s+Stock\s+Exchange|AMEX"
    r"|American\s+Stock\s+Exchange|OTC\s?BB|OTCQB|OTCQX|OTC|TSX|LSE)"
    r"(?:[-\s](?:NM|NNM|GM|GS|CM|SC|NMS|National\s+Market|Global\s+(?:Select\s+)?Market|Capital\s+Market"
    r"|Stock\s+Market|BB|Bulletin\s+Board))*"
    r"(?:\s+(?:symbol|ticker))?\s*:\s*[\"“]?(?P<ticker>[A-Z][A-Z.]{0,6})[\"”]?\s*[);,]"
)
_CAPACITY = regex.compile(r"\s*in\s+(?:such|its|that)\s+capacity")
"""What gives somebody a further name: "as custodian (in such capacity, the "Custodian")"."""
TAIL = regex.compile(
    r"(?:\s*,?\s*(?:as|acting\s+as)\s[^();:\"“”]{3,60}?)?(?:\s*,?\s*(?:a|an|duly|organi[sz]ed|incorporated"
    r"|with|having|whose|located|through|d/?b/?a|D/?B/?A|f/?k/?a|doing|formerly)\b"
    r"(?:[^();:\"“”.]|\.(?!\s+[\p{Lu}]\p{Ll}))*)?\s*,?\s*\(",
)
"""What may stand between a name in running text and the parenthesis that gives it a short name."""

_AND_ITS = regex.compile(
    r"\band\s+(?:all\s+of\s+)?(?:its|his|her)\s+(?!wholly)[^(;.]{0,80}\Z|\band\s+its\s+[^(;.,]{0,60}\("
)
"""Words that take in whoever belongs to the party: "and its subsidiaries (collectively, "Siskin")"."""
_OTHERS = regex.compile(rf"\b(?:and|or)\s+(?:its|their|the)\b[^()]*?,\s+[^(),]{{2,60}}?(?:{HARD})", regex.VERBOSE)
"""A description that goes on with somebody else: "and its wholly owned subsidiary, Beta LLC"."""
_GOES_ON = regex.compile(r"\s{0,3}[,(\p{Ll}D]")
FORM_STATED = regex.compile(rf",?\s*{_FORM.pattern}")
"""A legal form as a description states it: ", a Delaware statutory trust"."""
_FORM_AFTER = regex.compile(rf"\s*,?\s*{_FORM.pattern}(?:[^();,.]{{0,80}})?")


@dataclass(frozen=True)
class Description:
    """What stands beside a name: `own` short names, those of each member of a group, and the group's."""

    own: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    joined_by: str = ""
    entity_type: str | None = None
    jurisdiction: str | None = None
    jurisdiction_code: str | None = None
    former: tuple[Span, ...] = ()
    others: tuple[Span, ...] = ()
    ticker: str | None = None
    exchange: str | None = None
    named: tuple[Span, ...] = field(default=(), repr=False)


def quoted(text: str) -> list[tuple[str, int]]:
    """The short names between quotation marks with where they begin: `the "COMPANY"` has COMPANY."""
    found = []
    for match in QUOTED.finditer(text):
        name = squeeze(next(group for group in match.groups() if group is not None))
        name = name.rstrip(",;") if name.endswith(("Inc.", "Corp.", "Co.", "Ltd.", "L.P.")) else name.rstrip(".,;")
        if name and compiled(r"\w").search(name):
            found.append((name, match.start()))
    return found


def is_short_name(name: str, of: str = "") -> bool:
    """Whether the words can stand for a party: not "Agreement", "Effective Date", "Parties".

    `of`: the party's name; its own words stand for it whatever they mean, "Premier Services" for Premier Services, Inc.
    """
    own = bool(of) and set(name.casefold().split()) <= set(of.casefold().replace(",", " ").split())
    return (own or not _NO_SHORT_NAME.fullmatch(squeeze(name))) and len(name) < 60


PARENTHESIS = regex.compile(r"\((?:[^()]++|\([^()]*+\))*+\)")
"""A parenthesis with those inside it."""


def parentheses(text: str, start: int, stop: int) -> Iterator[Span]:
    """The insides of the outermost parentheses that begin in `[start, stop)`, up to one that does not close."""
    at = text.find("(", start, stop)
    while at != -1:
        whole = PARENTHESIS.match(text, at, at + 600)
        if whole is None:
            return
        yield Span(at + 1, whole.end() - 1)
        at = text.find("(", whole.end(), stop)


def short_names(text: str, inside: Span, of: str = "") -> Description | None:
    """The short names that a parenthesis gives; null where it gives none.

    `("Benake",  and together with DB Capital, the Sandler Entities and Price  the   "Warrantholders")` has
    one of the party's own and a group's name; `joined_by` keeps the words that say who belongs to the group.
    """
    words = text[inside.start : inside.end]
    found = quoted(words)
    if compiled(
        r"\s*(?:as\s+(?:such\s+)?(?:defined|term)|within\s+the\s+meaning|unless|see\b|including\b)", regex.I
    ).match(words):
        return None
    if not found:
        return _bare(text, words)
    group = _GROUP.search(_OWN_KIN.sub(lambda match: " " * len(match[0]), words))
    border = group.start() if group else len(words)
    own = tuple(name for name, at in found if at < border and is_short_name(name, of))
    each: list[str] = []
    groups: list[str] = []
    for name, at in found:
        if at < border or not is_short_name(name):
            continue
        before = words[:at]
        marks = list(_GROUP.finditer(before))
        (each if marks and _EACH.match(marks[-1][0]) else groups).append(name)
    if not own and not each and not groups:
        return None
    return Description(own=own, each=tuple(each), groups=tuple(groups), joined_by=words if group else "")


def _bare(text: str, words: str) -> Description | None:
    """A short name without marks, "(the Company)", "(hereinafter THC)", where the text uses it afterwards."""
    match = _BARE.fullmatch(words)
    if match is None or not is_short_name(match["name"]):
        return None
    name = squeeze(match["name"])
    if not match["lead"].strip() and (jurisdiction_code(name) or name.isdigit() or text.count(name) < 4):
        return None
    if (
        compiled(r"(?:[A-Z]|[IVX]+|\d+|PRC|USA|UK|SEC|Chairman|President|CEO|CFO)").fullmatch(name)
        or text.count(name) < 2
    ):
        return None
    return Description(own=(name,))


def describe(text: str, end: int, stop: int, name: str = "") -> Description:
    """What the words from the end of `name` to `stop` say of it; what they do not say is empty."""
    if stop <= end:
        return Description()
    words = text[end:stop]
    own: list[str] = []
    each: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    joined_by = ""
    last = end
    for inside in parentheses(text, end, stop):
        given = short_names(text, inside, name)
        if given is None:
            continue
        # a second short name far from the first is somebody else's: "KI Inc."), furnishing … Kathy Ireland ("KI")
        if not own or inside.start - last < 6 or _CAPACITY.match(text, inside.start):
            own += [name for name in given.own if name not in own]
            last = inside.end
        if len(given.groups) == 1 and not own and not given.own and _AND_ITS.search(text, end, inside.start):
            own, given = [*given.groups], replace(given, groups=(), joined_by="")
        each, groups, joined_by = each + given.each, groups + given.groups, joined_by + given.joined_by
    own += [] if own else list(_hereinafter(words))
    form, place, code = _form(words)
    ticker = _TICKER.search(words)
    return Description(
        own=tuple(own),
        each=each,
        groups=groups,
        joined_by=joined_by,
        entity_type=form,
        jurisdiction=place,
        jurisdiction_code=code,
        former=tuple(_former(text, end, stop)),
        others=tuple(Span(end + match.start("name"), end + match.end("name")) for match in _OTHER_NAME.finditer(words)),
        ticker=ticker["ticker"] if ticker else None,
        exchange=squeeze(ticker["exchange"]) if ticker else None,
    )


def _hereinafter(words: str) -> Iterator[str]:
    """Short names given without parentheses: hereinafter referred to as "Company"."""
    outside = compiled(r"\([^()]*\)").sub(lambda match: " " * len(match[0]), words)
    for match in compiled(r"\b(?:hereinafter|hereafter|herein|referred\s+to|called)\b[\w\s,]{0,40}").finditer(outside):
        name = QUOTED.match(words, match.end()) or QUOTED.match(words, match.end() - 1)
        given = next((group for group in name.groups() if group is not None), "") if name else ""
        if given and is_short_name(given) and not _GROUP.search(match[0]):
            yield squeeze(given)


def _form(words: str) -> tuple[str | None, str | None, str | None]:
    """Legal form, home and its code: ", a Delaware corporation" gives corporation, Delaware, US-DE."""
    flat = squeeze(words)
    match = _FORM.search(flat[:500])
    if match is None:
        return None, None, None
    place = (match["place"] or "").strip()
    code = jurisdiction_code(place) if place else None
    form = match["form"]
    if place and code is None:
        two = place.rsplit(" ", 1)
        if len(two) == 2 and jurisdiction_code(two[0]):
            place, form = two[0], f"{two[1]} {form}"
            code = jurisdiction_code(place)
    if code is None:
        place, code = _home(flat[match.start("form") :])
    return form if form[0].islower() else form.lower(), place or None, code


def _home(words: str) -> tuple[str, str | None]:
    """The place under whose laws the words say that somebody is organised, with its code."""
    organized = _ORGANIZED.search(words[:120])
    homes = _HOME.finditer(words, organized.start(), organized.end() + 90, overlapped=True) if organized else ()
    for home in homes:
        place = home["place"]
        while place:
            code = jurisdiction_code(place)
            if code:
                return place, code
            place = place.rpartition(" ")[0]
    return "", None


def _former(text: str, end: int, stop: int) -> Iterator[Span]:
    for match in _FORMER_NAME.finditer(text, end, stop):
        name = name_at(text, match.start("name"), min(len(text), stop + 100))
        if name is not None:
            yield name


def tail_end(text: str, end: int) -> int:
    """Where the words end that may describe a name in running text: after its last parenthesis, else its form."""
    stop = end
    if not _GOES_ON.match(text, end, end + 4):
        return end
    match = TAIL.match(text, end, min(len(text), end + 420))
    while match is not None:
        inside = next(parentheses(text, match.end() - 1, match.end()), None)
        if (
            inside is None
            or _OTHERS.search(text, end, match.end())
            or (
                compiled(CHAIN, regex.VERBOSE).search(text, end, match.end())
                and stop == end
                and ", " in text[end : match.end()][60:]
            )
        ):
            break
        stop = inside.end + 1
        match = compiled(r"\s{0,3}\(").match(text, stop, stop + 5)
    form = _FORM_AFTER.match(text, stop, min(len(text), stop + 200))
    return form.end() if form else stop


def as_party(text: str, span: Span, said: Description, role: str, groups: tuple[str, ...] = ()) -> Party:
    """An item for one mention with what is said beside it."""
    name = squeeze(text[span.start : span.end])
    return Party(
        span=span,
        name=name,
        kind="person" if is_person(name) and not said.entity_type else "organization",
        entity_type=said.entity_type or entity_suffix(name),
        jurisdiction=said.jurisdiction,
        jurisdiction_code=said.jurisdiction_code,
        defined_as=said.own,
        former_names=tuple(squeeze(text[one.start : one.end]) for one in said.former),
        other_names=tuple(squeeze(text[one.start : one.end]) for one in said.others),
        ticker=said.ticker,
        exchange=said.exchange,
        role=role,
        mentions=(span,),
        other_mentions=tuple(OtherMention(kind="former_name", span=one) for one in said.former)
        + tuple(OtherMention(kind="other_name", span=one) for one in said.others),
        member_of=groups,
    )
