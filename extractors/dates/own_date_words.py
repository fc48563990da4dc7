"""The words that make a date an instrument's own: what leads to it, what names this instrument, what another one."""

import regex

from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE

_INSTRUMENT = (
    r"(?: agreement | amendment | contract | (?: sub )? lease | licen[cs]e | indenture | letter | instrument | addendum"
    r" | supplement | deed | plan | undertaking"
    r" | guarant (?: y | ee ) | warrant | note | memorandum | waiver | consent | certificate"
    r" | assignment | statement | declaration | schedule | order | appendix | annex )"
)
_NAMED_THIS = (
    rf"(?: {_INSTRUMENT} | mortgage | bond | debenture | option | settlement | release | endorsement | protocol"
    r" | arrangement | understanding | proposal | quotation | engagement | terms? (?: \s+ sheet )? )"
)
# within a sentence: "Alpha Corp., an Ohio corporation" and "ALPHA INC. (the "Seller")" end none
_WITHIN = r"(?: [^.;] | \. (?! \s+ (?-i: [A-Z] [a-z] | [\"“] ) ) )"
_PLACE = r"(?: in | at ) \s+ (?-i: [A-Z] ) [\w.'’-]* (?: ,? \s+ (?: the | of | and | (?-i: [A-Z\d] ) [\w.'’-]* ) ){0,9}"
_OPENS = r"(?: comes? | came | enters? | entered ) \s+ into \s+ (?: force | effect ) | takes? \s+ effect"

_WORD = r"(?: \w+ | No\. | \#\S+ )"
_LED = 30  # characters that may lead to a date: "with effect as of and from the"
_FRONT = 2000  # characters among which some sentence stands, wherever the date is not in the first one

# what leads straight to the date: "is made and entered into as of this", "dated", "Effective Date:"
LEAD = lazy(
    rf"""(?: \b (?: dated | dates | date | made | entered (?: \s+ into )? | executed | signed | effective | concluded
    | reached | subscribed | delivered | commences | {_OPENS}
            | between ) \b [)"”'’]* \s* ,? [\s:|]*
            (?: \(? the \s+ ["“] effective \s+ date ["”] \)? \s* )?
          (?: (?: and \s+ (?: is \s+ )? (?: effective | entered \s+ into | executed | delivered | dated | signed | as )
              | into | effective | is | made | as | in | at | by | to \s+ be
              | for \s+ reference (?: \s+ purposes )? (?: \s+ only )? | below | has \s+ been | of
              | on (?: \s+ or \s+ about )? | from | this | the | day | with \s+ effect
              | (?: du | tri | quadru ) plicate )
            [\s,:]* ){{0,9}}
        | \b (?: made | entered \s+ into | executed | signed | concluded ) \b {_WITHIN}{{0,200}} \b {_PLACE}
            ,? \s+ (?: on | as \s+ of | effective | this ) \s+ (?: this \s+ | the \s+ )?
        | \b (?: ma[dk]e | enter (?: ed | s )? \s+ into | executed | signed | concluded | reached ) \b
            {_WITHIN}{{0,1500}}
            (?: [)"”] | \b part(?: y | ies ) (?: \s+ (?: below | hereto ) )? | \b undersigned
              | \b this \s+ (?: \w+ \s+ ){{0,3}} (?: agreement | contract | amendment | lease ) )
            ,? \s+ on \s+ (?: the \s+ )?
        | \b as \s+ of \s* :? \s+ (?: (?: this | the ) \s+ ){{0,2}}
        | \b last \s+ (?: updated | revised ) \s* :? \s*
        | \b date \s+ of \s+ (?! (?: birth | hire | maturity | note \s+ no ) \b | note \s+ \# ) (?: this \s+ )?
            (?: {_WORD} \s+ ){{0,3}}? {_WORD} \s* (?: is | : ) \s*
        | (?-i: \b Date \s+ of \s+ (?: Agreement | Contract ) ) [\s|]{{1,40}}
        | \b amended \s+ and \s+ restated \s+ (?: effective \s+ )? (?: (?: as \s+ of | on ) \s+ )?
        | \b on \s+ this \s+ (?: the \s+ )? | (?<! of \s ) \b this \s+ (?: the \s+ | day \s+ )? )
        (?: (?: mon | tues | wednes | thurs | fri | satur | sun ) day ,? \s+ (?: the \s+ )? )?
        (?: [_\[\]\s]{{2,30}} (?: day \s+ )? of \s+ )? [(\["“_]{{0,20}} $""",
    _FLAGS,
)
# where a paragraph begins, or behind the title of a text that has lost its lines
_PARAGRAPH = (
    r"(?: \A | \n [ \t]* \n | (?<= [.)\]*\d] [ \t]{3,9} )"
    r" | (?<= (?: \A | [.\])*\d] \s )"
    r" (?-i: [^a-z]{0,160} \b (?: AGREEMENT | CONTRACT | AMENDMENT | ADDENDUM | LEASE ) ) )"
    r" (?! \s+ (?: to | of | and | or | for | by | no | dated | made ) \b ) (?= \s ) )"
)
# "Amendment to Lease made on" dates either; "AMENDMENT TO LEASE made on", with the title in capitals, is one name
_TO_ANOTHER = (
    r"to \b (?! (?<= (?-i: \b TO ) ) (?-i: [A-Z\s]{1,60} ) (?-i: [ ] (?: made | dated | entered | executed ) ) )"
)
# "this Agreement", and what opens a paragraph: "AGREEMENT made", "A Deed dated", "AMENDMENT NO. 1 TO SUPPLY AGREEMENT
# (the "Amendment") dated"
THIS = lazy(
    rf"""(?: \b this (?<! \b (?: sheet | intent | amendment | addendum ) \s+ (?: for | to ) \s+ this ) \s+ ["“]?
        (?: (?! (?: amends | supplements | modifies | confirms | will | shall | that ) \b ) \S++ \s++ ){{0,12}}?
        (?P<kind> {_NAMED_THIS} ) \b
    | {_PARAGRAPH} \s*+ (?: an? \s++ )? (?! the \b ) (?: (?! (?: the | by | under | in ) \b
            | {_TO_ANOTHER} ) (?-i: [A-Z] ) [\w-]*+ \s++ ){{0,4}}?
        (?P<kind> {_NAMED_THIS} )
        (?= ,? \s+ (?: \( [^()]{{0,60}} \) ,? \s+ )?
            (?: made | dated | entered | executed | effective | is | as ) \b )
    | \n [ \t]* (?P<kind> (?-i: AGREEMENT | CONTRACT | LEASE | AMENDMENT ) )
        (?= \s+ (?: made | entered \s+ into | dated | executed | effective ) \s+ (?: as \s+ of \s+ )? this \b )
    | {_PARAGRAPH} [ \t]* (?: (?-i: [A-Z] ) [\w-]* \s+ ){{0,3}}? (?P<kind> amendment | addendum ) \b
        (?= \s+ (?: (?: (?-i: [A-Z\d\#] ) [\w.,&\#-]* | to | of | the | and ) \s+ ){{1,12}}
            \( (?: (?: the | this ) \s+ )? ["“] (?: [\w-]+ \s+ ){{0,3}} (?: amendment | addendum ) \b ) )""",
    _FLAGS,
)
# "that certain Credit Agreement dated as of", "the Lease between Alpha and Beta dated", "the Notes, each dated": the
# date of others, but not in "the Lease is amended as of"
_UP_TO_DATE = (
    r"(?: (?! (?<! \b (?: which | that ) \s (?: \w+ \s )? ) \b (?: is | are | shall | will | hereby ) \b"
    r" | \n [ \t]* \n )"
    rf" {_WITHIN} ){{0,200}} $"
)
_ANOTHER = (
    r"(?: [\w&,.’'()\"“”\u2011-]+ (?: [ \t]+ \n? | \n ) [ \t]* ){0,9}?"
    rf" (?: {_INSTRUMENT} s? | prospectus | act | report | notice | release | resolutions? | minutes | judge?ment"
    rf" | permit | patent | invoice | filing | charter | articles | will ) \b {_UP_TO_DATE}"
)
OTHER = lazy(
    rf"""(?<! - ) \b (?: that (?: \s+ certain )? | the | an? | certain | existing | original | said | prior | its
    | their | our | your | under | to ) \s+ {_ANOTHER}
    | \b each (?: \s+ as \s+ amended )? ,? \s+ dated \b [^.;]{{0,20}} $""",
    _FLAGS,
)
# "supplements the Agreement entered into on": another's, even where the words say that it was made
ACTED_ON = lazy(
    rf"""\b (?: under | pursuant \s+ to | amend (?: s | ing ) | supplement (?: s | ing ) | super [sc] ed (?: es | ing )
    | replac (?: es | ing ) | terminat (?: es | ing ) | certain | defined \s+ in | renewal \s+ of
    | (?: confirm | renew | extend | cancel | assign | assum | modif | restat | ratif ) (?: s | es | ies | y | y?ing )
    | (?: concern | regard | respect | relat ) ing (?: \s+ to )? ) \s+ (?: (?: the | that | an? ) \s+ )?
    {_ANOTHER}""",
    _FLAGS,
)
# "This Amendment to the Lease entered into on", which may be the day of either, and "(this "Amendment") to the Lease
# (the "Lease"), made as of", which is the other's: what is named last has its name right before the day
OF_EITHER = lazy(
    rf"""\A [\s)"”]* (?: to | of | under | in ) \s+ (?: the | that \s+ certain | an? (?: \s+ certain )? ) \s+
        (?: [\w’'&-]+ \s+ ){{0,6}}? {_INSTRUMENT} \b \s* (?P<alias> \( [^()]{{0,60}}["“] [^()]{{1,60}} \) )? [\s,]*
        (?: (?: as | was | which | originally ) \s+ ){{0,2}} (?: ma[dk]e | entered | executed | signed | concluded )
        (?: [\s,]+ (?: and | entered | into | executed | delivered | effective | dated | as | of | on | this | the
          | day ) )* [\s,]* \Z""",
    _FLAGS,
)
# "made as of January 5, 2003 and amended and restated as of": the day of what it is now
RESTATED = lazy(
    r"[\s,]*(?:(?:and|as|was|is|hereby|further|which)[\s,]+){0,4}amended\s+and\s+restated\s+(?:effective\s+)?"
    r"(?:(?:as\s+of|on)\s+)?(?:the\s+)?",
    regex.IGNORECASE,
)
# "This Amendment to Services Agreement, dated": of two instruments the first, unless the text dates the other besides,
# or names the first in parentheses and then the other: "This Amendment ("Amendment") to the Lease, dated"
AMENDING = lazy(
    rf"\b this \s+ (?: (?! [(] ) {_WITHIN} ){{0,120}} {_INSTRUMENT} \s* , \s+ dated \b [^.;]{{0,40}} $", _FLAGS
)
# "dated as of June 29, 2023 (this "Amendment")", ("THIS AMENDMENT"): what has the date in front is this instrument
NAMED_BEHIND = lazy(r"\s*,?\s*\(\s*(?:as[^()\"“]{3,80},\s*)?[\"“]?this\s+[\"“\w]", regex.IGNORECASE)
# "New York, June 18, 2002 FOR VALUE RECEIVED"
VALUE_BEHIND = lazy(
    r"[\s.,]*(?-i:(?:[A-Z][\w.'-]+\s){1,3}?[A-Z][\w.'-]+|[A-Z][\w.'-]+,\s[A-Z][\w. -]{1,20})?"
    r"[\s.,]*for\s+value\s+received\b",
    regex.IGNORECASE,
)
# "Omaha, June 1, 2005 - This Agreement is made between"
THIS_BEHIND = lazy(
    r"\s*(?:[-–—:.)]|\s)\s*this\s+(?:[\w'’-]+\s+){0,4}?(?:agreement|contract|lease|amendment)\s+"
    r"(?:\([^()]{2,60}\)\s+)?(?:is\s+)?(?:made|entered|executed|(?:by\s+and\s+)?between|among)\b",
    regex.IGNORECASE,
)
# "originally dated", "as amended as of": the day of what this instrument amends or restates
ORIGINALLY = lazy(
    r"\boriginally\b(?:(?!restated)[^.;()]){0,60}$|\bas\s+(?:\w+\s+)?amended\s+(?:as\s+of|on)\s+(?:the\s+)?$",
    regex.IGNORECASE,
)
_DONE_BEHIND = lazy(
    r"""(?! [ \t]{0,40} \n [ \t]{0,40} \n ) [,)\s]{0,40} (?= (?-i: [A-Z] ) )
        (?! [^.;]{0,200}? \b (?: (?<! \b under \s+ ) this | hereby | hereto | agree (?: s | d )?
            | follow (?: s | ing ) ) \b )
        (?: [\w.&,'’-]+ \s+ ){1,10}?
        (?: (?: ha (?: s | ve | d ) | was | were | became ) \b
        | (?: assigned | transferred | conveyed | sold | acquired | purchased | changed | merged | adopted | terminated
            | ceased | issued | granted | licensed | resigned | amended | executed | completed | consummated | formed
            | entered \s+ into ) \s )""",
    _FLAGS,
)
# "the parties have agreed" before it: the day does not stand in the first sentence
_SAID = lazy(r"(?-i:[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,})")
# behind it only "this Agreement" is dated, until the parties agree
RECITAL = lazy(r"\b(?:WHEREAS\b(?!.*\bNOW,?\s+THEREFORE\b)|Whereas\s*:(?!.*\bNow,?\s+[Tt]herefore\b))", regex.DOTALL)
SAYS_THIS = lazy(r"\bthis\b", regex.IGNORECASE)
MADE = lazy(r"\b(?:ma[dk]e|entered|executed|concluded|reached|subscribed|signed|is|are)\b", regex.IGNORECASE)
# more than "as of this", or "the acquisition date of": a verb leads to the date, or the parties agree as of it
VERB = lazy(r"\b(?!dates?\s+of\b)[a-z]{4,}", regex.IGNORECASE)
AGREE = lazy(r"\b(?:know\s+all|agrees?|amended|enter(?:ed)?\s+into|made|intending\s+to\s+be)\b", regex.IGNORECASE)
LABEL = lazy(
    r"\beffective\s+date(?:\s+of(?:\s+(?:this\s+)?(?:amendment|agreement|contract))?)?\s*[:.)|]*\s*$|(?<!\band\s)(?<!\bmade\s)(?<!\binto\s)\beffective\s+$"
    r"|\b(?:commences|(?:comes?|enters?)\s+into\s+(?:force|effect)|takes?\s+effect)\s+(?:(?:on|as\s+of|from)\s+)?$",
    regex.IGNORECASE,
)
# "Section 1. Effective Date. This Amendment shall be effective as of", but not "is made effective as of"
EFFECT = lazy(
    r"\b(?:(?:shall|will|is|are|be(?:en)?|becomes?|deemed)\s+(?:(?:hereby|only|retroactively)\s+)?"
    r"(?:effective|valid|(?:in\s+)?(?:full\s+)?force\s+and\s+effect|in\s+force)|takes?\s+effect"
    r"|(?:comes?|enters?)\s+into\s+(?:force|effect)|commences?|begins?|(?:shall|will)\s+apply|applies)"
    r"\s+(?:(?:on|as\s+of|from|as|of|and\s+after|the|this|date)\s+){0,4}$"
    r"|\beffective\s+date(?:\s+\w+){0,3}\s*[:.)|”\"]*\s*(?:(?:shall|will|means?|is|be|the)\s+){0,3}$",
    regex.IGNORECASE,
)
# "and shall be effective as of", of what was signed on another day
SHALL_TAKE_EFFECT = lazy(
    r"(?<!\b(?:made|into|executed|signed|dated)\b[^.;()]{0,20})\b(?:shall|will|to)\s+(?:be(?:come)?\s+(?:deemed\s+)?effective|take\s+effect)"
    r"\s+(?:(?:on|as\s+of|from|the|this)\s+){0,3}$",
    regex.IGNORECASE,
)
_ABBREVIATED = (
    r"Inc|Corp|Co|Cos|Ltd|Ltda|Cia|Assn|Bros|Nos?|Sec|Art|St|Ste|Ave|Blvd|Rd|Bldg|Dr|Mr|Mrs|Ms|Jr|Sr|Esq|Hon|Prof|Gen"
    r"|Mass|Conn|Calif|Fla|Pa|Tex|Ill|Del|Penn|L\.P|N\.A|U\.S|[A-Z]"
)
ENDS = lazy(
    rf"[;]|(?<!\b(?:{_ABBREVIATED}))\.\s(?!\s*(?-i:[a-z]))"
    r"|\n[ \t]*\n(?=[ \t]*(?:WHEREAS|RECITALS|W\s*I\s*T\s*N))",
    regex.IGNORECASE,
)
EXPIRES = lazy(
    r"\b(?:expir|terminat(?!ion\s+agreement)|matur|until|ending|ended|period)\w*\s[^.;]{0,30}$"
    r"|\bnot\s+(?:yet\s+)?(?:be(?:en)?\s+)?(?:\w+\s+){1,3}(?:by|before|on)\s+$"
    r"|\b(?:incorporated|organized|established|formed|founded|registered|filed|listed|act\s+of)\s[^.;,]{0,30}$"
    r"|\b(?:end|start|commencement|closing|delivery|due|renewal|birth|completion|payment)(?:\s+date)?\s*[:|]\s*$",
    regex.IGNORECASE,
)
# "On June 1, 2005, Alpha and Beta entered into this Agreement"
ON = lazy(r"\b(?:on|as\s+of)\s+(?:this\s+|the\s+)?$", regex.IGNORECASE)
ENTERED_BEHIND = lazy(
    r"""(?: (?! \n [ \t]* \n ) [^.;] | \. (?= , | \s* (?-i: [a-z(] ) ) ){0,300}?
        \b (?: (?: enter (?: ed )? \s+ into | ma[dk]e | executed? | sign (?: ed )? ) \s+ this
          | agree \s+ (?: as \s+ follows | to \s+ the \s+ following ) ) \b""",
    _FLAGS,
)
OF = lazy(r",?\s+of\s+(?:the\s+)?", regex.IGNORECASE)  # "This Agreement of June 1, 2005"
_QUOTED = lazy(r"\([^()]{0,80}?[\"“”'’]\s*(?:[\w-]+\s+){0,4}?(?P<kind>[\w-]+)\s*[\"“”'’][^()]{0,40}\)")
# "have executed this Amendment to Services Agreement": what is signed is told by both names
SIGNED_TO = lazy(
    rf"\A \s+ (?: to | of ) \s+ (?: the \s+ )? (?: [\w’'&-]+ \s+ ){{0,6}}? {_INSTRUMENT} \b"
    r" (?! \s+ (?: dated | made ) \b )",
    _FLAGS,
)
# "IN WITNESS WHEREOF, the parties have executed the Amendment": which they name without pointing to it
SIGNED_THE = lazy(
    rf"\b in \s+ witness \s+ whereof \b {_WITHIN}{{0,160}}? \b (?: executed | signed ) \s+"
    r" (?: and \s+ delivered \s+ )? the \s+"
    rf" (?: [\w’'&-]+ \s+ ){{0,4}}? {_INSTRUMENT} \b (?! \s+ (?: dated | made ) \b )",
    _FLAGS,
)
_SHORT_NAME = lazy(r"\s*\([^()]{0,120}\)")


def behind_name(sentence: str) -> str | None:
    """The words behind this instrument's own name, and behind the short name it has there; null without a name.

    "This Amendment to Services Agreement (the "Amendment")" is one name.
    """
    names = list(THIS.finditer(sentence))
    if not names:
        return None
    end, kind = names[-1].end(), names[-1]["kind"].casefold()
    short = _SHORT_NAME.match(sentence, end)
    own = [one.end() for one in _QUOTED.finditer(sentence, end) if one["kind"].casefold() == kind]
    return sentence[max([*own[:1], short.end() if short else end]) :]


def done_by_then(text: str, at: int, end: int) -> bool:
    """Whether a date says by when somebody had done something: "Effective June 1, 2005, Alpha assigned its rights".

    The first sentence of an instrument tells what is done by the instrument: "Effective June 1, 2005, Alpha has sold".
    """
    if _DONE_BEHIND.match(text, end) is None:
        return False
    return _SAID.search(text, max(0, at - _FRONT), max(0, at - _LED)) is not None
