"""The words that make a date the effective one: `(the "Effective Date")`, "is effective as of", "shall commence on"."""

from dataclasses import dataclass
from typing import Literal

import regex

_FLAGS = regex.VERBOSE | regex.IGNORECASE

_INSTRUMENT = r"""(?: agreement | amendment | contract | addendum | schedule | lease | license | letter | instrument
    | plan | indenture | warrant | deed | memorandum | venture | appointment | franchise | supplement | waiver
    | terms? )"""
_ON = (
    r"(?: as \s+ of | on | from (?: \s+ and \s+ after )? | this | beginning | commencing | the | and \s+ as \s+ of"
    r" | the \s+ day \s+ of | (?: and \s+ )? with \s+ effect | on \s+ or \s+ about | retroactive (?: ly )? \s+ to"
    r" | [\d:]{1,5} \s? [ap]\.?m\.? ,? (?: \s+ \w+ \s+ time ,? )? )"
)


# what stands within a sentence, "Alpha Corp., a Delaware corporation" included
_WITHIN = r"(?: [^.;] | \. (?! \s+ [A-Z\"“] ) )"

# "your resignation as a director, effective as of": what takes effect is not the agreement
OTHER_ACT = regex.compile(
    r"\b (?: resign | retire | terminat | appoint | elect(?: ed | ion ) | promot | hire | position )", _FLAGS
)


# "pursuant to that certain Employment Agreement, effective as of": of another instrument
OTHER_INSTRUMENT = regex.compile(
    r"""(?<! \b [Tt]his \s [^.;]{0,90} ) \b (?: that \s+ certain | an? | the | said | prior | existing | his | her | its
        | their ) \s+ (?: [A-Z][\w&-]* \s+ (?: and \s+ )? ){0,6} (?: Agreement | Lease | Contract | Plan | License )
        ,? \s+ (?: dated \s+ and \s+ )? effective \b [^.;]{0,40} \Z""",
    regex.VERBOSE,
)


@dataclass(frozen=True)
class Sign:
    """Words beside a date that make it the effective one; `where`: on which side of the date they stand.

    `then` is what must stand behind it besides.
    """

    rule: str
    pattern: "regex.Pattern[str]"
    where: Literal["before", "after"]
    opening_only: bool = False
    then: "regex.Pattern[str] | None" = None


# in the order in which they are believed
SIGNS = (
    Sign(
        "terms.effective_date.defined",
        regex.compile(
            r"""\s* ,? \s* (?: (?: the \s* )? \( [^()"“”]{0,40}
                    | (?: which (?: \s+ date )? \s+ (?: is | shall \s+ be ) | hereinafter ) [^()"“”.;]{0,40} )
                ["“”']{0,2} (?: (?! closing | termination ) \w+ \s+ ){0,2}? (?: effective
                  | commencement ) \s* date \b""",
            _FLAGS,
        ),
        "after",
    ),
    Sign(
        "terms.effective_date.labelled",
        regex.compile(
            rf"""(?<= \b (?: effective | commencement ) \s+ date ["”'’]{{0,2}} \s*
                (?: (?: of | for | under ) (?: \s+ [\w-]+ ){{1,8}}? \s* )?
                (?: : | means | shall \s+ mean | is | shall \s+ be | will \s+ be | \s ) \s* :? \s*
                (?: [\d:]{{1,5}} \s? [ap]\.?m\.? \s+ (?: [\w,]+ \s+ ){{0,4}} )? (?: {_ON} \s+ ){{0,2}} ) (?= \S )""",
            _FLAGS,
        ),
        "before",
    ),
    Sign(
        "terms.effective_date.this_agreement",
        regex.compile(
            rf"""(?<= \b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}} {_INSTRUMENT} \b {_WITHIN}{{0,160}}
                \b (?: (?: is | be | becomes? | became | made | deemed | dated \s+ and | entered \s+ into \s+ and
                        | executed \s+ and | shall ) \s+ (?: deemed \s+ )?
                        (?: effect (?: ive )? | in \s+ (?: full \s+ )? (?: force
                          | effect ) (?: \s+ and \s+ effect )? | valid )
                    | takes? \s+ effect | (?: come | enter ) s? \s+ into \s+ (?: full \s+ )? (?: force | effect ) )
                \s+ (?: {_ON} \s+ ){{0,3}} ) (?= \S )""",
            _FLAGS,
        ),
        "before",
    ),
    Sign(
        "terms.effective_date.opening",
        regex.compile(
            rf"""(?<= \b (?: effective
              | with \s+ effect ) :? (?: \s+ for \s+ all \s+ purposes [^.;]{{0,40}}? )? \s+ (?: {_ON} \s+ ){{0,3}} )
                (?= \S )""",
            _FLAGS,
        ),
        "before",
        opening_only=True,
    ),
)

# believed last: "the term of this Agreement shall commence on", "for a term of three years beginning on"
TERM_BEGINS = Sign(
    "terms.effective_date.term_begins",
    regex.compile(
        rf"""(?<= (?: \b (?: this | the | initial ) \s+ (?: [\w-]+ \s+ ){{0,4}}
                (?: agreement | contract | term | lease | license | venture | appointment | franchise | duration )
                \b {_WITHIN}{{0,120}} \b (?: commence (?: s | d )? | begin s? | start s? | run s? )
            | \b (?: (?: the | initial | this ) \s+ (?: [\w-]+ \s+ ){{0,3}} (?: term | lease | license )
                    | contract \s+ period | a \s+ term ) \b [^.;]{{0,100}}
                \b (?: commencing | beginning | starting ) )
            \s+ (?: {_ON} \s+ ){{0,3}} ) (?= \S )""",
        _FLAGS,
    ),
    "before",
)

# "the initial term is from January 1, 2005 through December 31, 2005"
TERM_FROM = Sign(
    "terms.effective_date.term_from",
    regex.compile(
        r"""(?<= \b (?: (?: the | initial | this ) \s+ (?: [\w-]+ \s+ ){0,3} (?: term | lease | license )
                | contract \s+ period )
            \b [^.;]{0,100} (?: \b from | : ) \s+ (?: and \s+ including \s+ )? ) (?= \S )""",
        _FLAGS,
    ),
    "before",
    then=regex.compile(r"\s* ,? \s* (?: to | through | thru | until | and \s+ (?: end | continu ) | - | – )", _FLAGS),
)

_STATED = r"(?: written | set \s+ forth | stated | mentioned | indicated | noted | specified | referenced | appearing )"
_OWN = rf"""the \s+ (?: (?: first \s+ )? (?: date | day \s+ and \s+ year ) \s+
        (?: hereof | of \s+ this \s+ (?: \w+ \s+ ){{0,3}}? (?: agreement | amendment | lease | contract )
            | first \s+ (?: above \s+ )? {_STATED} (?: \s+ above )? | above \s+ (?: first \s+ )? {_STATED}
              | {_STATED} \s+ above )
    | first \s+ date \s+ above \s+ written )"""
# "shall become effective as of the date first written above", '"Effective Date" means the date of this Agreement'
ON_ITS_DATE = regex.compile(
    rf"""\b (?: effective (?<= \b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}}? {_INSTRUMENT} \s+ (?: shall
              | will )? \s* (?: is | be | become s? ) \s+ (?: deemed \s+ )? effective ) \s+
            (?: as \s+ of | on | from (?: \s+ and \s+ after )? | upon )
        | (?: commence s? | commencing | begin s? | beginning ) (?<= \b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}}?
            (?: agreement | term ) \b [^.;]{{0,120}}? \b (?: commence s? | commencing | begin s? | beginning ) )
            \s+ (?: as \s+ of | on | from | upon )
        | effective \s+ date ["”'’]{{0,2}} (?: \s+ of \s+ this \s+ \w+ )? \s+ (?: means | (?: shall
          | will ) \s+ (?: mean | be ) | is ) )
        \s+ (?P<own> {_OWN} )
    | \b as \s+ of \s+ (?P<own> {_OWN} (?: \s+ first )? (?: \s+ {_STATED} )? (?: \s+ above )? )
        \s* \( \s* (?: the \s+ )? ["“] effective \s+ date \b""",
    _FLAGS,
)
# "is made and entered into this 1st day of May": not "as of" another day than that of signing
SIGNED_ON = regex.compile(
    r"\b(?:made|entered\s+into|executed|signed|concluded)\b(?!.*\b(?:as\s+of|effective)\b).*$",
    regex.IGNORECASE | regex.DOTALL,
)
# "effective on the date of the last signature below", of an agreement that only its signatures date
ON_SIGNING = regex.compile(
    r"""\b effective \b [^.;]{0,60}? \b (?P<own> (?: upon | on | as \s+ of | the ) \s+ (?: (?: the | its | this
      | last | final | full
        | date | day | of | latest | later | complete | on | which | signing | in | agreement | second ) \s+ ){0,9}?
        (?: signature s? | signing | signed | execution | executed ) \b (?: \s+ date )? )
    | \b (?P<own> date \s+ (?: of | on \s+ which | when ) \s+ [^.;()]{0,80}? (?: signature | signed | signs
      | execut \w+ ) )
        [^.;()]{0,60} \( [^()]{0,40} effective \s+ date \b""",
    _FLAGS,
)
