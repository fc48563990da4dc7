"""The words that make a date the effective one: `(the "Effective Date")`, "is effective as of", "shall commence on"."""

from dataclasses import dataclass
from typing import Literal

import regex

from extractors.terms.whose_term import OF_ELSE
from pipeline.lazy import lazy

FLAGS = regex.VERBOSE | regex.IGNORECASE

INSTRUMENT = r"""(?: agreement | amendment | contract | addendum | schedule | (?: sub )? lease | licen[cs]e s? | letter
    | instrument | plan | indenture | warrant | deed | memorandum | venture | franchise | supplement
    | waiver | assignment | engagement | terms? )"""
_CLOCK = (
    r"(?: at \s+ )? (?: [\d:]{1,5} \s? (?: [ap]\.?m\.? | midnight | noon | hours )? | midnight | noon ) ,?"
    r" (?: \s+ \(? \w+ (?: \s+ \w+ )? \s+ time \)? ,? )?"
)
# what may stand between the verb and its date: "as of 12:01 a.m., Eastern Time, on"
_ON = (
    r"(?: (?: on \s+ and \s+ )? as \s+ (?: of | from | at ) | (?: on \s+ )? the \s+ (?: date | day ) \s+ of | on | upon"
    r" | since | of | (?: from | on ) \s+ and \s+ after | from"
    r" (?: \s+ and \s+ including )? | (?: (?: as | on ) \s+ )? and \s+ from"
    r" | and \s+ as \s+ of | as | at | the | this | beginning | commencing | starting | effective"
    r" | (?: and \s+ )? with (?: \s+ effect )? | on \s+ or \s+ about | (?: retroactive (?: ly )? \s+ )? to"
    r" | for \s+ the \s+ period (?: \s+ (?: of | from ) )?"
    rf" | {_CLOCK} ) ,?"
)


# "as of the Submission Date (May 1, 2003) indicated in the order"
_NAMED_DAY = r"""(?: the \s+
    (?: (?! separation | terminat | resign | retire | expir | matur | payment ) [\w-]+ \s+ ){1,3}?
    date \s* [(,] \s* (?: (?: which \s+ is | being | i\.e\. ,? ) \s+ )? )"""
# the same behind a label, which leads straight to its day: "Effective Date: as of January 1, 2005"
_DAY_OF = (
    r"(?: as \s+ of | on | from (?: \s+ and \s+ after )? | this | the | beginning | commencing | and \s+ as \s+ of"
    rf" | the \s+ day \s+ of | (?: and \s+ )? with \s+ effect | on \s+ or \s+ about | {_CLOCK} ) ,?"
)

# what stands within a sentence, "Alpha Corp., a Delaware corporation" included
WITHIN = r"(?: [^.;] | \. (?! \s+ (?-i: [A-Z] [a-z] | A \s [a-z] | [\"“] ) ) )"

# "your resignation as a director, effective as of", "the merger became effective": no agreement takes effect there
OTHER_ACT = lazy(
    r"""\b (?: resign | retire | terminat | appoint | elect(?: ed | ion ) | promot | hire | position )
    | \b (?: was \s+ (?: \w+ \s+ )? amended | merger | changed? | increased? | adopted | bec[ao]me | law | statute
      | plans? | statements? | benefits? | coverage | insurance | polic (?: y | ies ) | lists?
        | rates? | prices? | fees? | salar(?: y | ies )
        | wages? | compensation
      | (?: that | which ) \s+ (?: is | was ) | any \s+ \w+ ) \b [^.;,]{0,40} \Z
    | \b salar (?: y | ies ) \s* : [^.;\n]{0,30} (?: annually | per \s+ (?: annum | year | month ) ) , [^.;,]{0,40} \Z
    | (?-i: \b [A-Z] [\w’']* \s+ (?: Act | Code | Law | Rules | Regulations ) )
      (?: \s+ of \s+ \d{4} )? ,? \s+ effective \b [^.;,]{0,20} \Z
    | \b (?: (?: under | pursuant \s+ to | subject \s+ to | by ) \s+ (?: the | an? | that ) (?: \s+ [\w-]+ ){0,3}?
        | (?<! \b this \s [^.;]{0,120} ) \b the \s+ (?! (?: said | present | following | parties ) \b ) [a-z]{4,} )
      \s+ agreement \b [^.;]{0,80} \Z
    | \b changes \s+ (?: to | in ) \b [^.;,]{0,100} \Z
    | \b as \s+ (?: further \s+ )? amended \b [^.;,]{0,40} \Z
    | \b WHEREAS \b (?: (?! \b this \s ) [^.;] ){0,140} \Z""",
    FLAGS,
)


# "The provisions of Section 10 (formerly 9) of the Agreement shall be": of a section, and not of the instrument
SECTION_OF = lazy(
    r"""\b (?: section | paragraph | article | clause ) s? \s+ \d [\w.()]* (?: \s+ \( [^()]{0,30} \) )?
        \s+ (?: of | to ) \s+ the \s+ (?: \w+ \s+ ){1,4} (?: shall | will | is | are ) \s+ (?: \w+ \s+ ){0,2} \Z""",
    FLAGS,
)
# "shall read as follows: "Effective Date: January 1, 2005": what another instrument says from now on
READS = lazy(r"""\b (?: follow (?: s | ing ) | therefor | thereof ) \s* [:,.]? \s* ["“] [^"“”]{0,300} \Z""", FLAGS)
_NAMED_EFFECTIVE = r"""(?: [A-Z][\w&-]* \s+ (?: and \s+ )? ){0,6} (?: Agreement | Lease | Contract | Plan | License )
    (?: \s+ between \s [^.;()]{0,60} )?
    ,? \s+ (?: dated \s+ (?: [^.;()]{4,40} \s )? and \s+ )? effective \b [^.;]{0,40} \Z"""
# "pursuant to the Employment Agreement, effective as of": of another instrument
OTHER_INSTRUMENT = lazy(
    rf"""(?<! \b [Tt]his \s [^.;]{{0,90}} ) \b (?: an? | the | said | prior | existing | his | her | its | their )
        \s+ {_NAMED_EFFECTIVE}""",
    regex.VERBOSE,
)
# the same where no other words may name this instrument: "This Amendment to that certain Lease, dated … and effective"
CERTAIN_INSTRUMENT = lazy(
    rf"""\b that \s+ certain \s+ (?: {_NAMED_EFFECTIVE}
        | (?: (?! \b (?: this | hereby | shall | is | are ) \b ) (?: [^.;] | \. , ) ){{1,200}}?
          \b having \s+ an \s+ effective \s+ date \b [^.;]{{0,20}} \Z )""",
    regex.VERBOSE,
)


# "effective October 1, 2022 (the "Date of Separation")": the day of another act, as its name says
NAMED_OTHERWISE = lazy(
    r"""\s* \( \s* (?: the \s+ )? ["“] (?: date \s+ of \s+ )? (?: \w+ \s+ )?
        (?: transition | separation | termination | resignation | retirement | departure )
        (?: \s+ date )? ["”]""",
    FLAGS,
)

# "Effective April 1, 2002, the yard shall be", "all invoices will be": from when something else holds; and "Jane Roe
# shall resign"
HOLDS_ELSE = lazy(
    rf"""[,)\s]* (?: (?-i: [A-Z] )? [\w.'’-]+ \s+ ){{1,5}}? (?: (?: shall | will | has | hereby ) \s+ ){{0,2}}
        (?: cease s? | resign (?: s | ed )? | retire [sd]? | relinquish (?: es | ed )? | step s? \s+ down ) \b
    | [,)\s]* (?: the | all | any | each | your | his | her | its | their | such | no ) \s+
        (?! (?: \w+ \s+ ){{0,6}}? (?: {INSTRUMENT} | part(?: y | ies ) | undersigned | employment ) \b )
        (?-i: [a-z] [\w'’-]* \s+ ){{1,8}}? (?: shall | will | is | are | has | have | may | must ) \b""",
    FLAGS,
)


_DAYS = ("calendar", "datetime", "partial")
_MONTHS = (*_DAYS, "month")  # of an instrument that is effective as of October 1996
_SPANS = (*_MONTHS, "period")  # of a stretch of days, its first


@dataclass(frozen=True)
class Sign:
    """Words beside a date that make it the effective one; `where`: on which side of the date they stand.

    `then` is what must stand behind it besides, unless it is a stretch of days. What is not `attached` is believed in
    the instrument alone: an attached form may be made on a day of its own, but a schedule defines the agreement's.
    """

    rule: str
    pattern: "regex.Pattern[str]"
    where: Literal["before", "after"]
    opening_only: bool = False
    attached: bool = True
    then: "regex.Pattern[str] | None" = None
    kinds: tuple[str, ...] = _MONTHS


# whose effective date a label gives: not that of a plan, a registration or a merger
_OF = r"""(?: (?: of | for | under ) (?: \s+ (?! (?: registration | merger | plan | offering | resignation
    | termination ) \b ) [\w-]+ ){1,8}?
    (?: (?<= \b this \s+ (?: amendment | addendum | agreement | supplement ) ) \s+ (?: No\. | \# ) \s* \w+ )? \s* )"""
# in the order in which they are believed
SIGNS = (
    Sign(
        "terms.effective_date.defined",
        lazy(
            r"""\s* \)? ,? \s* (?: (?: the \s* )? [(\[]
                        (?: [^()"“”]{0,60} ["“] [^()"“”]{1,40} ["”] \s+ (?: or | and ) )? [^()"“”]{0,60}
                    | (?: which (?: \s+ date )? \s+ (?: is | shall \s+ be )
                        | (?: hereinafter | herein | being ) ) [^()"“”.;]{0,40} | - \s+ the \s+
                    | the \s+ (?= ["“]? effective \s+ date ["”]? \s* (?: \s of \s+ this \b | [.;,] ) ) )
                ["“”']{0,2} \s? (?: (?! closing | termination | construction | rent | interest )
                    (?: \w+ \s+ | no\. \s* | \# ) ){0,4}?
                (?: (?: effective | commencement ) \s* (?: date | day )
                  | date \s+ of \s+ (?: effect (?: iveness )? | commencement ) ) \b""",
            FLAGS,
        ),
        "after",
        attached=False,
    ),
    Sign(
        "terms.effective_date.labelled",
        lazy(
            rf"""(?<= (?: \b (?: (?: effective | commencement ) \s+ date | date \s+ of \s+ commencement )
                    (?: \s+ hereof )? ["”'’]{{0,2}} \s*
                    {_OF}? (?: \( [^()]{{0,60}} \) ,? \s* )?
                    (?: : | \| | - | – | \.{{3,}}
                      | (?<= \b on \s+ the \s+ effective \s+ date \s+ ) of | means | has \s+ the \s+ meaning | hereof
                      | (?= \s ) | (?: ,? \s* \b (?: which | and | agreed | deemed | shall | will | to
                        | for \s+ all \s+ purposes ) \b ){{0,7}} ,? \s* \b (?: is | be | mean ) \b
                        (?: \s+ deemed (?: \s+ to \s+ be )? )? ) ,? \s* :?
                  (?: \s+ the \s+ (?: \w+ \s+ )? da (?: te | y ) \b [^.;()]{{0,160}} ,
                    \s+ (?: being | namely | which \s+ is | that \s+ is | i\.e\. ) ,? )?
                | (?: \A | \n | \d\.? \s ) \s* effective \s+ date \. ) \s*+
                (?: {_DAY_OF} \s++ ){{0,2}} ) (?= \S )""",
            FLAGS,
        ),
        "before",
    ),
    Sign(
        "terms.effective_date.this_agreement",
        lazy(
            rf"""(?<= (?: (?<! \b (?: specified | provided | described | set \s+ forth ) \s in \s )
                \b (?: this | the ) \s+ ["“]? (?: (?! (?: in | under | per ) \b ) [\w-]+ \s+ ){{0,4}}
                {INSTRUMENT} \b {WITHIN}{{0,240}}
                \b (?: (?: is | be | been | being | becomes?
                        | became (?<! \b the \s+ (?: [\w-]+ \s+ ){{0,5}} became )
                        | made | deemed | dated \s+ and | entered \s+ into \s+ and
                        | executed \s+ and | shall | remain | continue | have | and ) \s+ (?: deemed \s+ )?
                        (?: retroactively \s+ )?
                        (?: effect (?: ive )? | operative | retroactive | in \s+ (?: full \s+ )? (?: force
                          | effect ) (?: \s+ and \s+ effect )? | valid )
                    | (?: takes? | ha (?: s | ve ) | goe?s? \s+ into | with \s+ retroactive ) \s+ effect
                    | (?: have | has ) \s+ an \s+ effective \s+ date \s+ of (?= \s )
                    | (?: come | enter ) s? \s+ into \s+ (?: full \s+ )? (?: force | effect | operation ) )
                | \b this \s+ (?: [\w-]+ \s+ ){{0,4}} {INSTRUMENT} ,? \s+ effective
                | (?: (?<! \b (?: in | under | to | by | with | of ) \s ) \b | \b (?: terms (?: \s+ and
                    \s+ conditions )? | provisions ) \s+ of \s+ )
                  (?: this \s+ (?: [\w-]+ \s+ )? | the \s+ (?: present \s+ )? )
                  (?: agreement | contract ) \s+ (?: (?: shall | will ) \s+ )? (?: apply | applies )
                | (?: \A | [.:;–—] \s+ | \n \s* ) (?: this \s+ (?: [\w-]+ \s+ ){{0,3}} | the \s+ (?: present \s+ )? )
                  (?: agreement | contract ) \b {WITHIN}{{0,240}} \. \s+ it \s+ (?: takes \s+ effect | applies
                  | (?: (?: shall | will ) \s+ )? (?: be | is | remain s? | continue s? ) \s+
                    (?: valid | effective | in \s+ (?: full \s+ )? (?: force | effect ) (?: \s+ and \s+ effect )? ) )
                | (?: \b in \s+ witness \s+ whereof | \n \s* (?: executed | signed ) ) \b {WITHIN}{{0,260}}
                    \b effective )
                (?: \s+ for \s+ all \s+ purposes [^.;]{{0,40}}? | , \s+ when \s+ signed , )?
                (?: \s+ retroactively )? \s+ (?: {_ON} \s+ ){{0,3}} {_NAMED_DAY}? ) (?= \S )""",
            FLAGS,
        ),
        "before",
        attached=False,
        kinds=_SPANS,
    ),
    Sign(
        "terms.effective_date.opening",
        lazy(
            rf"""(?<= \b (?: effective
                  | (?: with | having ) \s+ (?: effect | an \s+ effective \s+ date \s+ of )
                  | (?<! \b (?: is | are | be | was | were ) \s+ ) retroactive (?: ly )? (?= \s+ to \b )
                  | nunc \s+ pro \s+ tunc )
                :? (?: \s+ for \s+ all \s+ purposes [^.;]{{0,40}}? )? \s+
                (?: {_ON} (?: \s* : )? \s++ ){{0,3}} {_NAMED_DAY}? ) (?= \S )""",
            FLAGS,
        ),
        "before",
        opening_only=True,
    ),
)

_OF_MANY = r"(?: \d+ | \w+ (?: [\s-] \w+ )? (?: \s+ \( \d+ \) )? ) [\s-]+ (?: year | month | week | day ) s?"
# what begins with its first day, but not what follows upon the first: "the term of this Agreement", "its duration"
_TERM = rf"""(?: \b (?: this | the | initial | its | your | an? ) \s+ ["“]?
            (?: (?! renew | exten | option | additional | exclusiv | restrict | warrant | guarant
                | non-? | severance | polic | loan | insurance | escrow | standstill ) [\w'’-]+ \s+ ){{0,4}}
            (?: term {OF_ELSE} | (?: sub )? lease | licen[cs]e s? | appointment | duration | validity | employment
              | sponsorship | (?<= \b your \s ) engagement ) \b
        | ['’] s? \s+ (?: employment | engagement | appointment ) \s+ (?: hereunder | under \s+ this \s+ \w+ )
        | ['’] s? \s+ (?: initial | agency | consulting | employment | appointment | distribution ) \s+ term
        | \b (?: contract | employment | validity | consult (?: ing | ancy ) | engagement | cooperation | agency
          | sponsorship | endorsement | advisory ) \s+ (?: period | duration ) \b
        | \b terms? (?: \s* :
            | \s+ (?: of \s+ (?: (?: this | the ) \s+ )? (?: agreement | contract | lease | employment ) | hereof ) \b )
        | \b period \s+ of \s+ (?: (?: services? | performance | work ) \s+ under \s+ )? this \s+ \w+ )"""
# "services under this Agreement shall begin on": not the agreement
_NOT_UNDER = r"(?<! \b (?: under | pursuant \s+ to ) \s )"
_NOT_UNDER_IT = r"(?: (?! (?: under | pursuant ) \b ) [\w-]+ \s+ ){0,4}"
_HAS_TERM = (
    rf"(?: {_TERM} | {_NOT_UNDER} \b (?: this | the ) \s+ {_NOT_UNDER_IT} (?: agreement | amendment | contract"
    r" | addendum | supplement | engagement | venture | franchise )"
    r" | \b (?: obligations | rights ) )"
)
_ENGAGED = r"""\b (?: this \s+ \w+ | (?: employ | engage | retain | appoint ) (?: e?[sd] )? | effective
    | (?<! , \s+ (?: the \s+ )? ) (?: consultant | contractor | advis[eo]r ) \s+ (?: shall | will | agrees \s+ to )
      \s+ serve \s+ as )"""
_PERIOD = rf"(?: (?: period | term ) \s+ of \s+ {_OF_MANY} | (?: initial \s+ )? period | {_OF_MANY} )"
_LASTS = rf"""(?: \s+ (?: shall | will | is | be | has | been | hereby | concluded | made | entered | into | remain s?
    | continue s? | run s? | last s? | valid | effective | in | full | force | and | effect ) ){{1,8}}
    (?: \s+ for )? \s+ (?: an? \s+ (?: \w+ \s+ )? (?: term | period ) \s+ of \s+ )? {_OF_MANY}
    (?: ,? \s+ (?: i\. ?e\.,? | namely | viz\.? | that \s+ is ,? ) )?"""
_BEGINS = rf"""(?: {WITHIN}{{0,240}} \b (?: commences? | begins? | starts? | runs? )
    | (?: \s+ (?: shall | is | be | deemed | to | have | has | of | this | agreement ) ){{0,8}}
        \s+ (?: commenced | began | started ) )"""
_BEGINNING = r"\b (?: commencing | beginning | starting )"
_MEANS = r"""["“] (?: (?: initial | contract | lease | licen[cs]e | employment ) \s+ )? (?: term | contract \s+ period )
    ["”] \s+ (?: (?: shall | will ) \s+ )? means? \s"""
# believed last: "the term of this Agreement shall commence on", "for a term of three years beginning on"
TERM_BEGINS = Sign(
    "terms.effective_date.term_begins",
    lazy(
        rf"""(?<= (?: {_HAS_TERM} \b {_BEGINS} | {_TERM} [^.;]{{0,100}} {_BEGINNING}
                | {_MEANS} [^.;]{{0,60}} {_BEGINNING}
                | (?: {_HAS_TERM} {_LASTS} | \b term (?: \s+ of (?: \s+ this )? \s+ \w+ )? \s* : \s* {_OF_MANY} )
                    (?= \s+ (?: (?: as \s+ )? from | as \s+ of ) \b )
                | {_HAS_TERM} \s+ (?: (?: shall | will ) \s+ be | is ) \s+ for \b [^.;]{{0,60}} {_BEGINNING}
                | {_HAS_TERM} \s+ (?: (?: shall | will ) \s+ be | is | remains? ) \s+ (?: in \s+ (?: full \s+ )?
                    (?: force | effect ) | valid | effective ) \b [^.;]{{0,80}} {_BEGINNING}
                | {_ENGAGED} \b [^.;]{{0,80}} \b (?: an? | the | initial | for ) \s+ (?: the \s+ )? {_PERIOD}
                    [^.;]{{0,40}} {_BEGINNING}
                | {_HAS_TERM} \b [^.;]{{0,80}} \. \s+ it \s+ (?: (?: shall | will ) \s+ )?
                    (?: commences? | begins? | starts? )
                | \b (?: date \s+ of \s+ )? (?: commencement | start ) (?: \s+ date )?
                    (?: \s+ of (?: \s+ this )? \s+ (?: term | agreement | contract | lease ) )? \s* [:|] )
            \s+ (?: {_ON} \s+ ){{0,3}} ) (?= \S )""",
        FLAGS,
    ),
    "before",
    kinds=_SPANS,
)
# "Commencing January 1, 2005 and continuing for three years (the "Term")", "January 1, 2005 (the "Start Date")"
TERM_NAMED = Sign(
    "terms.effective_date.term_named",
    lazy(
        r"""[^.;()]{0,120} \( [^()"“]{0,30} ["“] (?: (?: initial | employment | contract | consulting | service s? )
            \s+ )? (?: term | (?: initial | employment | contract ) \s+ period | start \s+ date ) ["”,]""",
        FLAGS,
    ),
    "after",
    kinds=_SPANS,
)

# "extending to December 31, 2009 (the "Term")", "shall expire on …": no day on which it begins
ENDS = lazy(r"\b (?: to | until | through | thru | (?: end | expir | terminat ) \w* (?: \s+ on )? ) \s+ \Z", FLAGS)
# "five years ending on December 31, 2009": which day it begins with is counted, and not said
UP_TO = lazy(
    r"(?!.{0,40}\b(?:from|commenc|beginning|starting))[\w\s()-]{1,40}\b(?:ending|ended|expiring)\b",
    regex.IGNORECASE | regex.DOTALL,
)
# "the initial term is from January 1, 2005 through December 31, 2005"
TERM_FROM = Sign(
    "terms.effective_date.term_from",
    lazy(
        rf"""(?<= (?: {_TERM} [^.;]{{0,100}} (?: \b (?: from | be | is ) | : )
                | {_ENGAGED} \b [^.;]{{0,80}} \b (?: term | period )
                | {_TERM} \s+ (?: (?: shall | will ) \s+ be | is ) \s+ for \s+ the \s+ period (?: \s+ of )?
                | {_HAS_TERM} \s+ (?: (?: shall | will ) \s+ )? (?: last | run | extend ) s?
                | \n [\s\W\d]* (?: term | duration ) (?: \s+ of \s+ agreement )? \s* \n [\s\n]* from
                | \b (?: term (?: \s+ of (?: \s+ th (?: is | e ) )? \s+ (?: agreement | contract | lease ) )?
                    | period \s+ of (?: (?: \s+ this )? \s+ (?: agreement | contract )
                      | \s+ performance (?: \s+ (?: of | under ) \s+ this \s+ \w+ )?
                        (?: \s+ (?: (?: shall | will ) \s+ be | is ) )? )
                    | (?: this | the ) \s+ \w+ \s+ covers \s+ the \s+ period ) \s* [:.]? )
            \s+ (?: (?: from | and | including | the | of ) \s+ ){{0,3}} ) (?= \S )""",
        FLAGS,
    ),
    "before",
    then=lazy(r"\s* ,? \s* (?: to | through | thru | until | and \s+ (?: end | continu ) | - | – )", FLAGS),
    kinds=_SPANS,
)
