"""How an instrument says that it renews itself, for how long, and with how much notice it does not.

"successive one-year periods", "from year to year", "at least 30 days prior to the end of the term": the patterns that
`extractors.terms.renewal` reads the sentences with.
"""

import regex

from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE
PARTS = lazy(r"[.;]\s")
ASIDE = lazy(r"\([^()]*\)")
# "to renew this Lease (the "Option") for five years"
DEFINES = lazy(r"\s*\([^()]*[\"“][^()]*\)")
# "not more than twelve months before the end", beside a shortest notice
AT_MOST = lazy(
    r"\b(?:nor?|not)\s+(?:more|earlier|sooner)\s+than(?:\s+the\s+date\s+(?:which|that)\s+is)?\s*$", regex.IGNORECASE
)
AT_LEAST = lazy(r"\b(?:less|later|least|fewer)\b", regex.IGNORECASE)

# "thereafter on an annual basis, unless", but not "on an annual basis Beta shall report"
_OVER = r"(?! \s+ (?! (?: unless | until | thereafter | and | or | if | for | subject | provided ) \b ) \w )"
# "this Agreement shall automatically renew", "may be extended for", "the term shall be renewed"
RENEWS = lazy(
    r"""\b (?: (?: renew | extend | prolong ) (?<= \b (?: automatically | thereafter | may | shall | will
              | options? \s+ to | rights? \s+ to | be | is | to )
            (?: \s* , [^,.;]{1,60} , | \s+ at \s+ (?: its | his | her | their ) \s+ (?: sole \s+ )? \w+ )?
            \s+ (?: (?: be | then | continue | automatically | also | further
              | thereafter | tacitly | deemed | considered | regarded | as ) \s+ ){0,3} (?: renew | extend | prolong ) )
            (?<! \b is \s+ (?: hereby \s+ )? extend )
            (?: s | ed | (?<= renew ) able )? \b
        | (?: renew | extend ) ed (?<= \b unless \s+ \w+ ) (?= \s+ by \s+ (?! mutual | the \s+ parties | both | an? \b
            | agreement | written ) ) \b
        | (?: extend | prolong | renew ) ed (?= \s+ (?: by | for ) \s [^.;]{0,30}? \b at \s+ a \s+ time \b )
        | renew s \b | renewal \s+ (?: term | period )s? \b | (?: month | year ) \s* (?: - | \s ) \s* to \s* (?: -
          | \s ) \s* (?: month | year ) \b | (?: self | auto ) -? \s? renew | terms? \s+ extensions? \b
        | renewals \b | renewal (?= \s* [:|] | \s+ of \s+ (?: this | the ) \s+ \w+ \s+ for \s
          | \s+ (?: (?: shall | will ) \s+ be | is ) \s+ automatic \b )
        | renewable \s+ (?: (?: thereafter | automatically ) \s+ )?
          (?: annually | yearly | from | for | each | every | on )
        | option \s+ (?: period | term )s \b | options? (?= \s+ for \s+ (?: an? \s+ | [\w-]+ \s+ (?: \(\d+\) \s+ )? )
            (?: additional | further | successive | consecutive | more ) \b )
        | (?: annual | yearly ) \s+ basis (?<= \b (?: then | thereafter
          | continue s? ) \s+ on \s+ an? \s+ \w+ \s+ basis ) """
    + _OVER
    + r"""
        | automatic (?= \s+ (?: [\w()-]+ \s+ ){0,5}? (?: extension | renewal )s? \b )
        | roll s? (?: \s+ | -? ) over s? \b | successor \s+ (?: franchise | license | term ) s? \b
        | (?: continue s? | (?: remain s? | be ) (?= \s+ in \b ) )
          (?: \s+ (?: automatically | thereafter | in | full | force | and | effect ) ){0,6} ,? \s+ for \s+
          (?: up \s+ to \s+ )? (?: [\w()-]+ \s+ ){0,3}?
          (?: successive | consecutive | subsequent
            | (?: further | additional | another )
              (?<= (?: \b in \s+ (?: force | effect ) | \b (?: it | agreement | contract | term | here \w+ ) \s+
                (?: (?: shall | will ) \s+ )? continue s? ) \b [^.;]{0,60} ) ) \b
        | (?: successive | consecutive | additional ) \s+ (?: [\w()-]+ \s+ ){1,5} (?: term
            | period ) s? \s+ thereafter \b
        | thereafter \b [^.;]{0,140}? \b (?: successive | consecutive | additional
            | at \s+ a \s+ time | annual | year \s* (?: -
          | \s ) \s* to | month \s* (?: - | \s ) \s* to ) \b )""",
    _FLAGS,
)
OF_TERM = lazy(
    r"""(?: \b (?: this | the | its | such | said | each | any | initial | your ) \s+
            (?: (?: initial | original | current | then-current | then | preceding | franchise | license | maintenance
                | services? | contract | renewal | [A-Z][\w-]+ ) \s+ ){0,2}
            (?: agreement | contract | term s? | lease | license | venture | franchise | appointment | engagement
                | employment (?: \s+ period )? | (?: consult (?: ing | ancy ) | contract | service s? ) \s+ period
                | (?: termination | expiration ) \s+ date )
        | \b initial \s+ (?: term | period ) | \b (?: additional | further ) \s+ term s?
        | \b for \s+ an? \s+ (?: fixed \s+ )? term \s+ of ) \b""",
    _FLAGS,
)
OTHER = lazy(
    r"""\b (?: credit \b | note s? \b | insurance | policy | letter \s+ of \s+ credit | loan | copyright | trademark
        | registration | due \s+ date | (?<! \b each \s ) time \s+ for | deadline | long \s+ stop
        | (?: outside | drop-?dead ) \s+ date | hold(?: s | ing )? [\s-]* over
          | (?<! ["“] term ["”] \s ) means \b | first \s+ year
        | (?-i: \b the \s+ (?: master | head | prime | ground ) \s )
        | (?: warranty | cure ) \s+ period \s+ (?: \w+ \s+ ){0,4}? (?: may | shall )
        | term \s+ of \s+ the \s+ (?: [\w-]+ \s+ ){1,4} program
        | (?! initial | the | this | renewal | operating ) [a-z]+ing \s+ term \s+ (?: may | shall ) )""",
    _FLAGS,
)
# "shall be extended for an additional nine months, commencing on April 21, 2005": once, to a day, in an amendment
ONCE = lazy(
    r"[\s)]*(?:period|term)?,?\s+(?:which\s+(?:period|term)\s+)?(?:shall\s+|will\s+)?(?:(?:commenc|begin|start|end|expir)\w*"
    r"|from|through|to|until)\s+(?:(?:on|as\s+of|from|and\s+including)\s+)?(?:the\s+)?"
    r"(?:\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\s+\d)",
    regex.IGNORECASE,
)
CHOICE = lazy(r"\b(?:automatic\w*|options?|rights?|may|elect\w*|successive|consecutive)\b", regex.IGNORECASE)
MUTUAL = lazy(r"\bmutual(?:ly)?\b", regex.IGNORECASE)
# "automatically renewed for successive periods of thirty days", but not "extended by ten days for each day of delay"
AGAIN_DAYS = lazy(r"\bautomatic\w*\b.*\b(?:renew|successive|consecutive|additional)", regex.IGNORECASE | regex.DOTALL)
AUTOMATIC = lazy(r"\bautomatic", regex.IGNORECASE)
ITSELF = lazy(r"\bautomatic|\b(?:shall|will)\s+renew\b", regex.IGNORECASE)
IT = lazy(
    r"\bit\s+(?:shall|will|may|is|continues|renews|extends)\b|\brenewals?\s+(?:(?:shall|will)\s+be|is|are)\s+automatic\b",
    regex.IGNORECASE,
)
# "Term: one year, renewable annually", as a line of a sheet of terms
TERM_LABEL = lazy(
    r"(?:\A|\n|[|])[^\S\n]*(?:\w{1,3}[.)]\s*)?(?:initial\s+|lease\s+|contract\s+)?(?:term|duration)\s*[:|][^\n]*$",
    regex.IGNORECASE,
)
# "3. Term. Three years, with automatic one-year extensions": a heading, and behind it no sentence
TERM_HEADED = lazy(r"(?:\n|\d[.)]?\s|\s{3})\s*(?:initial\s+)?(?:term|duration)\s*\.\s+$", regex.IGNORECASE)
LABEL = lazy(
    r"(?:renewals?(?:\s+(?:term|period|option)s?)?|auto-?\s?renewal|(?<=\boption\s+to\s+)(?:renew|extend))\s*[:|]",
    regex.IGNORECASE,
)
NOTICE_LABEL = lazy(
    r"\b(?:non-?\s?renewal\s+notice|notice\s+(?:of\s+non-?\s?renewal|to\s+prevent\s+renewal))[\w\s]{0,12}:\s*$"
    r"|\bfollowing\s+(?:\w+\s+)?notice\b[^.;:]{0,160}:\s*$",
    regex.IGNORECASE,
)
# "from March 31, and thereafter until terminated by either party on 30 days' notice"
EVERGREEN = lazy(
    r"""\b thereafter \b [^.;]{0,60}? \b (?: until | unless ) \s+ (?: [\w-]+ \s+ ){0,3}
        (?: terminat ed | cancel (?: l )? ed | giv (?: es | en ) | serv (?: es | ed ) ) \b""",
    _FLAGS,
)
BEHIND = lazy(
    r"""[\s)\],]* (?: each | (?: extension | renewal | additional | successive )? \s* -? \s* (?: period | term | renewal
        | extension | interval | increment | option )s? ) \b""",
    _FLAGS,
)
_JOINS = r"""(?: (?: for | of | by | up \s+ to | an? | the | automatic | terms? | periods? | renewals? | successive
      | additional | either | like | equal | same | single | full | to | being | itself
    | consecutive | further | extensions? | options? | one | two | three | four | five | each
    | \w+ \s+ \(\d+\) ) [\s(,:|-]+ )"""
AHEAD = lazy(
    rf"""\b (?: (?: successive | consecutive | additional | another | further | subsequent | renewal | extension s?
            | extended | automatic | \b option \s+ to \s+ (?: renew
              | extend ) (?= \s* [:|] ) ) [\s(,:|]* {_JOINS}{{0,6}}
        | successor \s+ (?: franchise | license | term ) \b [^.;]{{0,120}}? \s for \s+ {_JOINS}{{1,6}}
        | (?: renew | extend | prolong ) (?: s | ed )? (?: \s+ (?: itself | (?: this | the | its | such )
            (?: \s+ [\w-]+ ){{1,4}}? ) )? (?: \s+ automatically )? (?: \s+ each \s+ time )?
            (?: \s+ (?: upon | at | after | following | on | from | by | as \s+ of ) \s+ [^.;()]{{1,60}}? )? \s+ (?: for
              | by | in ) \s+ {_JOINS}{{0,5}} ) $""",
    _FLAGS,
)
# "two three-year renewals"
RENEWALS = lazy(
    r"[\s)-]*(?:(?:each|at\s+a)\s+time\b|(?:renewal|extension|option)(?:s\b|\s+(?:term|period)s?\b))", regex.IGNORECASE
)
MORE = lazy(r"(?:successive|consecutive|additional|another|further|subsequent|renewal)\b", regex.IGNORECASE)
INITIAL = lazy(r"\b(?:initial|original|first|current|such|said|every)\s+(?:\w+\s+){0,2}$", regex.IGNORECASE)
# "for a term of one year and shall be renewed for like periods", "renewals are automatic and of the same length"
LIKE = lazy(
    r"\b(?:for|by|of)\s+(?:an?\s+|the\s+)?(?:additional\s+|successive\s+|further\s+)?(?:like|same|equal|similar|identical)"
    r"(?:\s+(?:additional|successive|further|renewal))?\s+(?:periods?|terms?|duration|lengths?)\b",
    regex.IGNORECASE,
)
LASTS = lazy(
    r"\b(?:for|of|be|is)\s+(?:an?\s+)?(?:(?:initial|fixed|primary|original)\s+)?(?:(?:term|period)\s+of\s+)?$",
    regex.IGNORECASE,
)
_ANOTHER = r"(?: an? \s+ (?: additional | further ) | another | one \s+ (?: additional | further | more ) )"
BY_WORD = lazy(
    rf"""\b (?: (?P<year> (?: from \s+ )? year \s* (?: - | \s ) \s* to \s* (?: - | \s ) \s* year (?: \s+ basis )?
            | year \s+ by \s+ year
            | (?: successive | consecutive | additional ) \s+ annual \s+ (?: periods? | terms? )
            | (?: renew | extend ) (?: s | ed | able )? \s+ (?: automatically \s+ )?
              (?: annually | yearly | on \s+ an? \s+ (?: annual | yearly ) \s+ basis | (?: each | every ) \s+ year )
            | (?<= \b (?: then | thereafter | continue s? ) \s+ ) on \s+ an? \s+ (?: annual | yearly ) \s+ basis
              {_OVER}
            | (?: for | by | renewed | extended ) \s+ {_ANOTHER} \s+ year | annual \s+ renewal s?
            | (?: renew | extend ) ed \s+ for \s+ the \s+ (?: next | following | ensuing | succeeding ) \s+
              (?: calendar \s+ )? year )
        | (?P<month> (?: from \s+ )? month \s* (?: - | \s ) \s* to \s* (?: -
          | \s ) \s* month (?: \s+ basis )? | (?: for | by ) \s+ {_ANOTHER} \s+ month ) ) \b""",
    _FLAGS,
)
AGAINST = lazy(
    r"""\b (?: not \s+ (?: to \s+ )? (?: renew | extend ) | non-? \s? renew | terminat | cancel | unless | absent
            | intent
      | \b until \s+ (?: either | any | one ) \b | \b to \s+ quit | elect
        | (?: prior \s+ to | before ) \s+ (?: the \s+ )? (?: \w+ \s+ ){0,5} (?: expir | end | terminat )
          | discontinu | in \s+ the \s+ event | declin | object | denunc | denounc | opts? \s+ out | contrary
        | neither | prevent )""",
    _FLAGS,
)
# "may renew by giving 180 days' notice": that notice renews; "at any time on 60 days' notice": that one ends the rest
ELECTS = lazy(
    r"\b(?:may|right|option|elect\w*|exercis\w*|wish\w*|choos\w*|desir\w*)\b[^.;]{0,60}?\b(?:renew|extend)"
    r"|\bunless\s+(?:renew|extend)ed\s+by\b"
    r"|\bexercis\w*\s+(?:of\s+)?(?:(?:its|the|this|said|such|any|an)\s+){1,2}option"
    r"|\bintent\w*\s+to\s+(?:renew|extend|do\s+so)|\bnotice\s+of\s+(?:\w+\s+){0,3}?(?:renewal|extension|election|exercise)\b",
    regex.IGNORECASE,
)
REFUSES = lazy(
    r"\bnot\s+(?:to\s+)?(?:be\s+)?(?:renew|extend|wish|desir|want|intend|elect)|\bnon-?\s?renew|\bunless\b(?!\s+\w+\s+by\b)|\bterminat(?!ion\s+date|(?:ing|es)\s+(?:on|at)\b)|\bcancel|\bdeclin|\bneither\b|\bopts?\s+out|\bobject|\b(?:prevent|avoid|stop)",
    regex.IGNORECASE,
)
OTHERWISE = lazy(
    r"\bat\s+any\s+time\b|\bcure|\bdeficienc|\b(?:for|of|upon|after|materially)\s+(?:(?:an?|any|such|the)\s+)?"
    r"(?:(?:uncured|material)\s+)?(?:breach|default)",
    regex.IGNORECASE,
)
END_OF_TERM = lazy(
    r"""\b (?: (?: expir (?: ation | y ) | end ) \s+ of \s+ (?: (?: the | its | any | each | such | then | current
      | relevant
            | initial | first | or | this ) [\s-]+ ){1,4} (?: term | period | agreement | renewal | extension )
        | any \s+ renewal \s+ (?: term | period ) ) \b""",
    _FLAGS,
)
# "shall expire automatically unless the Company gives 90 days' notice of its intention to renew"
INTENDS = lazy(
    r"[^.;]{0,60}?\bnotice\b[^.;]{0,60}?(?<!\bnot\s)\b(?:intent\w*|election|desire|wish)\s+to\s+(?:renew|extend)",
    regex.IGNORECASE,
)
PRIOR = lazy(r"\b(?:prior|before|preceding|advance|ahead)\b", regex.IGNORECASE)
PRIOR_BEHIND = lazy(
    r"""(?! [ \t]* \n [^\n:]{0,40} : )  # in a sheet of terms, the next line
    (?: ['’]s? )? (?: ,? \s+ (?: and | nor | but ) \s+ (?: not? \s+ )? more \s+ than \s+ [\w\s()-]{1,40}?
        \s (?: day | week | month | year ) s? \b )? [\s'’,]*
    (?: or \s+ more [\s,]+ )? (?: (?: in | written | of | calendar | by ) [\s,]+ )*
        (?: prior | before | preceding | ahead \s+ of | advance | notice | notification ) \b""",
    _FLAGS,
)
STOP = lazy(
    r"(?<!\b(?:Inc|Corp|Co|Ltd|No|Sec|[ap]\.m))\.\s+(?=[\"“(]?[A-Z\d(])|\n[ \t]*\n(?=[ \t]*(?:\d|\(|Section|ARTICLE))"
)
