"""The day from which the length of a term counts: "for two years from the date hereof", "shall begin on May 1, 2003".

A length counts from the day that its sentence names, else from the day on which the instrument takes effect. What
begins at an event that no day is given for ("the Launch Date", "the opening of the store") ends on no day either.
"""

from dataclasses import dataclass

import regex

from extractors.terms.effective_own import OWN_DAY, SIGNING_DAY
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import AgreementDate, Date, EffectiveDate
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_REACH = 420
_NAMED_WITHIN = 90
"""How many characters may lie between a day and the name that a parenthesis behind it gives it."""

# "on and as of", "at 12:01 a.m. on": what may stand between a verb of beginning and its day
_ON = r"""(?: \s+ (?: on | upon | as | of | from | at | with | and | effective | after | to | including | or | about
    | [\d:]{1,5} \s? [ap]\.?m\.? ,? | midnight ) \b ,? )"""
# "for two years commencing on", "a term of five years from and after"
_BEHIND = lazy(
    rf"""[\s,)]* (?: (?: which | that | to ) \s+ (?: shall \s+ | will \s+ )? )?
        (?: \b (?: commenc (?: e | es | ing ) | beg (?: in | ins | inning ) | start (?: s | ing )? | running
          | measured | calculated | counted | counting | effective | dating ) \b {_ON}{{0,4}}
          (?: \s+ for (?= \s+ the ) )?
        | (?: from | after | following | as \s+ (?: of | from ) ) (?! \s+ (?: time \s+ to | which ) \b )
          {_ON}{{0,3}} ) \s+ """,
    _FLAGS,
)
# "shall commence on … and continue for", "becomes effective upon", "from … until the third anniversary thereof"
_BEFORE = lazy(
    rf"""\b (?: (?: commenc (?: e | es | ed | ing ) | beg (?: in | ins | an | inning ) | start (?: s | ed | ing )?
              | running | runs? ) {_ON}{{1,4}}
        | (?: be | is | becom (?: e | es | ing ) | remain s? | continu (?: e | es ) | deemed | and
              | agreement | contract | shall | for ) \s+ (?: effective | valid
              | in \s+ (?: full \s+ )? (?> force \s+ and \s+ effect | force | effect ) )
            (?: \s+ for \s+ all \s+ purposes )? {_ON}{{1,4}}
        | (?: tak (?: e | es | ing ) | (?: come | enter ) (?: s | ing )? \s+ into ) \s+
          (?: (?: full \s+ )? (?: effect | force ) ) (?: \s+ for \s+ all \s+ purposes )? {_ON}{{1,4}}
        | (?: is | be | period | term ) \s+ from {_ON}{{0,3}}
        | from (?: \s+ and \s+ after )? (?= \s+ (?: the \s+ )? (?: [\w-]+ \s+ ){{0,3}} date \b )
        | (?: \A | (?<= \n ) ) [^.;\n]{{0,40}} : \s* from {_ON}{{0,3}} ) \s+""",
    _FLAGS,
)
# "the first anniversary of the beginning of the Agency Term"
_BEGINNING_OF_TERM = lazy(
    r"(?:the\s+)?(?:beginning|commencement|start)\s+of\s+(?:the|this|such|its)\s+(?:[\w-]+\s+){0,2}(?:term|agreement)\b",
    regex.IGNORECASE,
)
_THEREOF = lazy(r"(?:there(?:of|after)|(?:such|that|said|its)\s+(?:date|day|commencement)|it)\b", regex.IGNORECASE)
# "the Effective Date", "the date of issuance", "the commencement date of this Agreement"
_NAMED = lazy(
    r"""(?: (?: the | such | said | its | this ) \s+ )? ["“]? (?P<name>
        (?: date | day ) \s+ of \s+ (?: the \s+ )? (?: \w+ \s+ )? (?: issuance | issue | grant | commencement )
        | (?: (?! the \b | date \b ) [\w'’-]+ \s+ ){1,4}? date ) \b ["”]?
        (?P<of> \s+ (?: hereof | of \s+ this \b
          | of \s+ the \s+ (?: agreement | contract | lease | sublease | license | term ) \b ) )?
        (?! \s+ (?: of | on \s+ which | upon \s+ which | that | when | for ) \b )""",
    _FLAGS,
)
_SAME_DAY = lazy(
    r"(?:(?:agreement|contract|execution|signing|signature)\s+date|effective\s+date|date\s+of\s+commencement"
    r"|(?:\w+\s+)?(?:commencement|start(?:ing)?|beginning)\s+date)",
    regex.IGNORECASE,
)
# "Commencement Date" in quotation marks, "the Effective Date shall mean": a term with a day of its own
_DEFINED = (
    r"[\"“](?:{name})[\"”]"
    r"|\b(?:{name}),?\s+(?:which\s+)?(?:means|shall\s+(?:mean|be\s+the)|is\s+(?:the|defined))\b"
)
_COMMENCEMENT = lazy(r"[\"“](?:\w+\s+){0,2}(?:commencement|start)\s+date[\"”]", regex.IGNORECASE)
_LABELLED = (
    r"\b(?:{name})[\"”'’]{{0,2}}\s*(?:hereof\s*)?(?::|\||means|is|shall\s+(?:mean|be))[\s:|]*"
    r"(?:\d{{1,2}}(?::\d\d)?\s?[ap]\.?m\.?,?\s+(?:(?:\w+\s+){{1,4}}time,?\s+)?)?(?:on\s+|as\s+of\s+)?$"
)
_TERM_SPOKEN_OF = lazy(
    r"""\b (?: this \s+ (?: \w+ \s+ ){0,3}? (?: agreement | contract | (?: sub )? lease | licen[cs]e )
        | (?: the | such | its | initial | lease ) \s+ (?: \w+ \s+ ){0,2}? (?: term | period | agreement | contract ) )
        \b [^.;]{0,80}? (?: \. \s+ it \s+ (?: (?: shall | will ) \s+ )? )? $""",
    _FLAGS,
)


@dataclass(frozen=True)
class Starts:
    """What is known of the days on which an instrument's term may begin."""

    document: Document
    dates: tuple[Date, ...]
    dated: AgreementDate | None
    effective: EffectiveDate | None
    signed: AgreementDate | None
    amends: bool = False

    def start_of(self, one: Date, sentence: Span) -> str | None:
        """The day from which a length in a sentence counts, null where it counts from something else."""
        text = self.document.text
        if one.anchor and not _THEREOF.match(one.anchor):
            words = r"\s+".join(regex.escape(word) for word in one.anchor.split())
            stands = regex.search(words, text, pos=one.span.start, endpos=one.span.end + _REACH)
            if stands is None or one.anchor == "date":  # "one year from date"
                return self._own_day() if one.anchor == "date" else self._resolved(len(text), one.anchor)
            return self._resolved(stands.start(), text[stands.start() : stands.start() + 120])
        behind = None if one.anchor else _BEHIND.match(text, one.span.end)
        if behind is not None and not _THEREOF.match(text, behind.end()):
            return self._resolved(behind.end(), text[behind.end() : behind.end() + 120])
        if (ahead := _last(_BEFORE, text, sentence.start, one.span.start)) is not None:
            return self._resolved(ahead, text[ahead : one.span.start])
        around = self._said_around(text, one)
        return self._resolved(around, text[around : around + 120]) if around is not None else self._own_start()

    def _said_around(self, text: str, one: Date) -> int | None:
        """Where a sentence near the length's says on which day the term begins."""
        section = self.document.section_at(one.span)
        low = max(one.span.start - _REACH, section.span.start if section else 0)
        high = min(one.span.end + _REACH, section.span.end if section else len(text))
        for match in _BEFORE.finditer(text, low, high):
            if _TERM_SPOKEN_OF.search(text, max(low, match.start() - 140), match.start()):
                return match.end()
        return None

    def _own_start(self) -> str | None:
        """The day on which the instrument takes effect, for a length that names none."""
        if self.amends or (self.effective is not None and self.effective.value is None):
            return None
        if self.effective is not None:
            return self.effective.value
        # a report tells of agreements and is none: the day on which it is signed begins nothing
        report = self.document.kind == "other" and self.dated is not None and self.dated.basis == "signature"
        waits = report or any(matches(_COMMENCEMENT, self.document))
        return self.dated.value if self.dated and not waits else None

    def _resolved(self, at: int, words: str) -> str | None:
        """The day that words at an offset name."""
        day = next((one for one in self.dates if one.kind == "calendar" and 0 <= one.span.start - at <= 6), None)
        if day is not None:
            return day.value
        if _BEGINNING_OF_TERM.match(words):
            return self._own_start()
        if OWN_DAY.match(words):
            return self._own_day()
        if SIGNING_DAY.match(words):
            return self.signed.value if self.signed and not self.amends else self._own_day()
        named = _NAMED.match(words)
        return self._named(named["name"], bool(named["of"])) if named else None

    def _own_day(self) -> str | None:
        """The day of the instrument itself, else the one on which it takes effect."""
        if self.amends:
            return None
        return self.dated.value if self.dated else self.effective.value if self.effective else None

    def _named(self, name: str, of_this: bool) -> str | None:
        """The day that a name stands for: given beside it, or the instrument's own where it is defined as no other."""
        spaced = r"\s+".join(regex.escape(word) for word in name.split())
        if self.effective is not None and stands_beside(self.document.text, self.effective.span, spaced):
            return self.effective.value
        text = self.document.text
        days = {one.value for one in self.dates if one.kind == "calendar" and stands_beside(text, one.span, spaced)}
        if days:
            return days.pop() if len(days) == 1 else None
        if self.amends or not _SAME_DAY.fullmatch(" ".join(name.split())):
            return None
        defined = regex.search(_DEFINED.format(name=spaced), self.document.text, regex.IGNORECASE)
        if self.effective is not None:
            same = of_this or "effective" in name.lower() or not defined
            return self.effective.value if same else None
        return self._own_day() if not defined else None


def stands_beside(text: str, day: Span, spaced: str) -> bool:
    """Whether a name is given to a day: `Start Date: May 1, 2003`, `May 1, 2003 (the "Start Date")`."""
    behind = rf"[\s,]*\([^()]{{0,{_NAMED_WITHIN}}}?[\"“](?:\w+\s+){{0,2}}?(?:{spaced})[\"”,]"
    if regex.match(behind, text[day.end : day.end + 2 * _NAMED_WITHIN], regex.IGNORECASE):
        return True
    before = text[max(0, day.start - _NAMED_WITHIN) : day.start]
    return regex.search(_LABELLED.format(name=spaced), before, regex.IGNORECASE) is not None


def _last(pattern: "regex.Pattern[str]", text: str, start: int, end: int) -> int | None:
    """Where the last match of a pattern ends, null without one."""
    ends = [match.end() for match in pattern.finditer(text, start, end)]
    return int(ends[-1]) if ends else None
