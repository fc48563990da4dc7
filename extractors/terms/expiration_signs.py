"""How an instrument says until when it lasts: "shall continue until", "for a term of two years", "void after".

The patterns that `extractors.terms.expiration_date` reads the sentences around a day or a length with.
"""

import regex

from extractors.terms.whose_term import OF_ELSE
from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE
LABEL = lazy(
    r"""\b (?: expir (?: ation | y ) \s+ date (?: \s+ of (?: \s+ th (?: is | e ) )?
        \s+ (?: agreement | contract ) )? | (?: termination \s+ date
        | expiration ) \s+ of \s+ this \s+ agreement | (?: end | termination ) \s+ date (?= \s* [:|] )
        | valid \s+ (?: until | through | to ) (?= \s* [:|] )
        | (?: final | original ) \s+ expiration \s+ date
        | (?: expiration | end ) \s+ of \s+ (?: the \s+ )? (?: initial \s+ )? term (?= \s* [:|] )
        | (?: [.;\n] | \s{2} ) \s* (?: (?: contract | agreement | licen[cs]e ) \s+ )?
          (?: expiry | expiration | ends | term \s+ ends ) (?= \s* : ) ) ["”'’]? \s*
        (?: [:|] | \.{3,} | means | shall \s+ (?: mean | be ) | is | shall \s+ occur \s+ on ) [\s:|]*
        (?: on \s+ )? (?: [\d:]{1,5} \s? [ap]\.?m\.? [\w\s,]{0,30} \s on \s+ )?
        (?: the \s+ (?: (?: date | day ) \s+ (?: (?: that | which ) \s+ is \s+ | falling \s+ )? )? )? $
      | (?: \n | \A ) [ \t]* expir (?: ation | y ) [ \t]+ date [ \t]* \n \s* $  # a cell above the one with the day
      | \b expiration \s+ of \s+ (?: the \s+ (?: \w+ \s+ )? term \s+ of \s+ )? this \s+
        (?: agreement | contract | (?: sub )? lease | license ) \s+ on \s+ $""",
    _FLAGS,
)
# "until the Expiration Date specified in Schedule A", where it stands behind the same label
POINTED = lazy(
    r"\b(?:expir(?:ation|y)|termination)\s+date\b[^.;]{0,60}?\s(?:specified|set\s+(?:forth|out)|stated|shown|indicated"
    r"|listed|given|identified|defined)\s+(?:in|on)\s+(?:the\s+)?(?P<part>(?:schedule|exhibit|appendix|annex)\s+[\w-]{1,4})\b",
    regex.IGNORECASE,
)
CALLED = lazy(
    r"""\s* ,? \s* \( [^()"“”]{0,40} ["“”']{0,2} (?: \w+ \s+ ){0,2}? (?: expir (?: ation | y )
      | term \s+ end ) \s+ date \b""",
    _FLAGS,
)
# "commencing on May 1, 2003 (the "Start Date") and terminating on"
CLOSES = lazy(
    r"""\s* ,? (?: \s* \( [^()]{1,60} \) \s* ,? )? \s+ and \s+ (?: shall \s+ | will \s+ )?
        (?: (?: expir | terminat | end | conclud | ceas ) \w* (?: \s+ (?: on | at | as \s+ of ) )?
        | (?: continu | remain | last | run ) \w* (?: \s+ in \s+ (?: full \s+ )? (?: force | effect ) )?
          \s+ (?: until | through | to | up \s+ to ) (?: \s+ and \s+ including )? )
        (?: \s+ (?: midnight | the \s+ close \s+ of \s+ business ) \s+ on )? \s+""",
    _FLAGS,
)
# "VOID AFTER 5:00 P.M. ON APRIL 15, 2004", as warrants and options are headed
VOID = lazy(r"\bvoid\s+(?:if\s+not\s+exercised\s+(?:before|by)|after)\s+(?:[^.;\d]{0,40}\s)?$", regex.IGNORECASE)
# "The parties hereby agree to extend the term of the Agreement through December 31, 2003"
EXTENDS = lazy(
    r"\b(?:hereby|agree(?:\s+hereby)?\s+to)\s+(?:further\s+)?(?:extend|renew)s?\s+(?:the\s+)?$",
    regex.IGNORECASE,
)
# "The Warrants will expire on December 31, 2003", of no other paper than one on warrants
WARRANTS_END = lazy(
    r"""\b (?: each | all | the | these | this ) \s+ (?: \w+ \s+ ){0,2} warrants? (?: \s+ (?: certificates?
            | issued \s+ hereunder ) )?
        \s+ (?: (?: shall | will ) \s+ )? (?: expires? | terminates? | lapses? | (?: be | become s? ) \s+ void )
        (?: \s+ (?: on | at | as \s+ of | after ) )? \s+ (?: the \s+ )?
          (?: [\d:]{1,5} \s? [ap]\.?m\.? [^.;]{0,40}? \s on \s+
        | close \s+ of \s+ business \s+ on \s+ )? $""",
    _FLAGS,
)
# "This Warrant may be exercised … expiring at 5:00 p.m. on August 15, 2002", and for no other price after that
EXERCISED = lazy(
    r"""\b (?: this | the ) \s+ (?: \w+ \s+ ){0,2} warrants? \b
        (?: (?! \b (?: not | neither | nor | if | when | prior | transfer\w* | sold | escrow ) \b ) [^.;] ){0,200}
        \b (?: (?: may | shall | can ) \s+ be \s+ exercised | exercisable | entitled [^.;]{0,60} \b exercise ) \b
        (?: (?! \b (?: neither | if | transfer\w* | sold | escrow | notice ) \b )
            (?: [^.;] | \. (?= \d ) ) ){0,240}
        (?<! \b not \s [^.;]{0,20} )
        \b (?: until | through | expir (?: es? | ing ) | ending | terminat (?: es? | ing ) | on \s+ or \s+ (?: before
          | prior \s+ to ) ) (?: \s+ (?: and \s+ including | on | at | the ) )*
        (?: \s+ close \s+ of \s+ business \s+ on )? \s+ $""",
    _FLAGS,
)
GOES_ON = lazy(r"(?:[^.;]|\.(?=\d)){0,80}\bthereafter\b|,?\s+and\s+(?:for|at)\s+\$", regex.IGNORECASE)
# "from May 1, 2003 to April 30, 2004 (the "Term")"; a "Development Term" may be a part of it
TERM = lazy(
    r"""\s* ,? \s* \( [^()"“”]{0,80} ["“”']{1,2} \s? (?: (?: initial | original | primary | bas(?: e | ic ) | lease
            | license
      | contract | agreement | amendment | employment | endorsement | consulting | services? ) \s+ ){0,2}
      (?: term | (?<= \b (?: contract | licen[cs]e | employment | endorsement ) \s ) period )
      [,.]? \s? ["“”'’]{1,2} \s* \)""",
    _FLAGS,
)
TO = lazy(
    r"""\b (?: until | through | to | end (?: s | ing )? | expir (?: es? | ing ) | terminat (?: es? | ing ) | and | or )
        (?: \s+ on )? (?: \s+ and \s+ including )? \s+ (?: \( \w{1,3} \) \s* )? $""",
    _FLAGS,
)
SUBJECT = lazy(
    rf"""(?: \b (?: this \s+ (?: [\w-]+ \s+ ){{0,4}}?
              | (?: the | its | such | said | (?<! \b ha (?: s | ve | ving ) \s+ an \s ) (?: initial | original )
                | all | your ) \s+
                (?: (?: initial | original | effective | joint | primary | fixed | current | full | basic
                  | present ) \s+ ){{0,2}} ) ["“]?
            (?: agreement | contract | memorandum (?: \s+ of \s+ \w+ )?
              | terms (?= \s+ of \s+ this \s+ \w+ \s+ (?: shall | will | is ) )
            | period \s+ of \s+ (?: employment | validity ) | term
            | (?: lease | license (?! \s+ to \b ) ) (?! \s+ (?: fee | payment | royalt | rent | charge | revenue ) )
            | venture
            | duration | engagement | appointment | franchise | period \s+ of \s+ this \s+ \w+ | initial \s+ period
            | (?<= \b this \s+ (?: [\w-]+ \s+ ){{0,2}} )
              (?: amendment | addendum | supplement | (?: work \s+ )? order | statement \s+ of \s+ work | sow )
              (?= \s+ (?: (?: shall | will ) \s | (?: is | shall \s+ be ) \s+ (?: effective | valid | in ) \s
                | (?: remain | continue | expire | terminate ) s \s ) ) )
            (?! \s+ (?: (?: term | period ) \b | (?: ends? | ended | terminates? | expires? )
                \s* , (?! \s+ (?: unless | subject | except | if \s+ not ) \b ) ) )
            (?<! \b (?: by | under | in ) \s+ this \s+ \w+ )
            (?<! (?<! \b this \s+ (?: [\w-]+ \s+ ){{0,3}} ) \b (?: amendment | addendum | supplement | rider ) \s+
              (?: to | of ) \s+ (?: the | its | such | said ) \s+ (?: [\w-]+ \s+ ){{0,2}} \w+ )
            (?<! \b date \s+ of \s+ th (?: is | e ) \s+ (?: [\w-]+ \s+ ){{0,3}} \w+ )
            (?<! \b (?: during | throughout | which | whose ) \s+ (?: had \s+ )? (?: [\w-]+ \s+ ){{1,3}} )
            (?<! \b (?: for | during | over | throughout ) \s+ the \s+ (?: \w+ \s+ ){{0,2}}
              (?: term | life | duration ) (?: \s+ of \s+ th (?: is | e ) \s+ (?: [\w-]+ \s+ ){{1,4}}
              | (?= \s+ (?: hereof | of \s+ th (?: is | e ) ) \b ) ) )
            {OF_ELSE}
            (?! \s+ of \s+ (?: the | that | such | its ) \s+ (?: prime | master | head | ground | main | over | superior
              | underlying ) -? \s? lease \b )
            (?! \s+ of \s+ (?: the | that | an? ) \s+ lease \s+ (?: for | with | between | dated ) \s+
              (?! (?: the \s+ )? (?: demised \s+ | leased \s+ )? (?: premises | property ) \b ) )
            (?! (?<! \b this \s+ (?: [\w-]+ \s+ ){{0,4}} [\w-]+ ) \s+ (?: between | with | dated | for \s+ (?: the
              | its ) | loans? | notes? | facility ) \b )
        | (?<! \b (?: for | ha (?: s | ve | ving ) | with ) \s+ an? \s ) (?: contract | agreement | initial
          | cooperation | license
            | effective | consult (?: ing | ancy ) | employment | engagement | agency | advisory | sponsorship
            | rental | lease ) \s+ (?: period | term )
        | (?: ['’]s | \b (?: accepts? | his | her | your | such ) ) \s+ (?: employment | appointment | engagement )
          (?<! ['’]s \s+ \w+ (?= \s+ (?: agreement | contract ) \b ) )
          (?<! \b (?: months? | years? | days? | terminat\w* | cessation | end | during | if | upon | unless
            | after | following | provided )
              \s+ (?: of \s+ )? (?: [\w.]+ \s+ ){{0,3}}? [\w.’']* \s+ employment )
          # as a separation agreement tells it: the agreement runs on
          (?! [^.;]{{0,60}}? \b (?: lasted | (?: will | shall | is | was | has | be | by \s+ \w+ ) \s+
              (?: (?: be | been | hereby ) \s+ )? (?: terminat | end (?: s | ed )? \b | ceas ) | terminated | ended ) )
        | \b (?: services? | (?<= \b (?: your | their | our | all
          | and ) \s ) obligations (?: \s+ of \s+ the \s+ parties )?
            (?= \s+ under \s+ this (?: \s+ [\w-]+ ){{1,3}}? \s+ (?: shall | will | run | remain | continue | terminate
              | expire | end | cease | are ) \b ) ) \s+ under \s+ this \s+
          (?: [\w-]+ \s+ ){{0,2}}? (?: agreement | contract )
        | \b (?: services? | (?: rights? | licen[cs]es? ) \s+ granted ) \s+ here (?: under | by | in )
        | \b (?: termination | expir (?: ation | y ) ) \s+ date \s+ (?: of [^.;]{{1,60}}? \s )?
          (?= (?: is | be ) \s+ (?: hereby \s+ )? (?: amended \s+ and \s+ )? extended \b )
        | \b (?: hereby | shall | agrees? \s+ to ) \s+ (?: employ | appoint | engage | retain ) s?
        | (?<! \b (?: under | pursuant \s+ to ) \s+ an? \s+ (?: \w+ \s+ ){{0,2}}? \w+ \s )
          \b for \s+ an? \s+ (?: \w+ \s+ )? term \s+ of
          (?= [^.;]{{1,40}} \b (?: commencing | beginning | starting ) \b )
        | \b employs (?= \s+ (?: the \s+ )? (?: employee | executive | consultant ) \b )
        | ["“] (?: (?: initial | lease | employment | contract ) \s+ )? term
          (?= ["”] \s+ (?: shall \s+ )? means? \s+ (?: an? | the ) \s+ period \b )
        | ^ [\s\W\d]* (?: (?: initial | lease | rental | contract ) \s+ )?
          (?: term | duration | period ) (?: \s+ of \s+ (?: this \s+ )? agreement )?
        # "DATE OF LEASE: May 15, 2000     TERM: 24 MONTHS"
        | (?: \n | \s{{3}} | [|] ) [\s\d.]* (?: (?: initial | lease | rental | contract ) \s+ )?
          (?: term | duration | period ) (?= \s* [:|] ) ) \b""",
    _FLAGS,
)
_RUNNING = r"""^ (?: \s* [:|] | \s* \n ) \s* (?: from \b | (?: \w+ \s+ )? \d )
    | \b (?: expir | terminat | valid
        | appl (?: y | ies ) \s+ (?: from | as \s+ (?: of | from ) | until )
        | binding \s+ (?= for \b | until \b ) | laps | ceas
      | (?: is | be ) \s+ from \b | end s? \b | ending | conclud
      | continu (?! ous ) | comput | remain | effect (?! ive \s+ date ) | in \s+ force | commenc | begin | start
      | run s? \b | extend | last | (?: be | is ) \s+ (?: (?: made | concluded | entered \s+ into ) \s+ )? for )"""
RUNS = lazy(rf"{_RUNNING} | \b (?: term | period )", _FLAGS)
# "shall employ the Executive from the date hereof through April 30, 2006"
ENGAGED_FROM = lazy(
    r"\b(?:employ|engage|retain|appoint)s?\s+(?:(?:the|its)\s+)?(?:you|him|her|executive|employee|consultant|contractor"
    r"|manager|advis[eo]r|agent|(?-i:[A-Z]))\b[^.;]{0,100}?\bfrom\s+(?:and\s+after\s+)?"
    r"(?:the\s+(?:date|effective)\b|(?-i:[A-Z])\w+\s+\d)(?![^.;]*\b(?:shall|will|pay|reimburse)\b)",
    regex.IGNORECASE,
)
# the same before a length, where "for a period of two years" may be said of anything
LASTS = lazy(
    rf"{_RUNNING} | \b (?: ha (?: s | ve ) | with | of ) \s+ (?: an? | the ) \s+ (?: \w+ \s+ ){{0,2}}"
    r" (?: term | period | duration )",
    _FLAGS,
)
_EITHER = r"""(?: the \s+ (?: earlier | later | earliest | latest | first | sooner ) \s+
    (?: of | to \s+ occur \s+ of ) [\s:]*
    (?: \( \w{1,3} \) \s* )? )?"""
# what has a length by itself: "the term is two years", but not "this Agreement grants a licence for two years"
A_LENGTH = lazy(
    r"\b(?:terms?|period|duration|employ\w*|engagement|appointment|franchise|services?)\b", regex.IGNORECASE
)
UNTIL = lazy(
    rf"""(?: (?: \d{{4}} | [/.] \d\d ) \s* [–—-] | \b (?: until | through | thru | till | expir (?: es? | ing | ed )
        | (?<! \b (?: prior | retroactive (?: ly )? ) \s ) to
        | laps (?: e | es ) | ceas (?: e | es ) | complete \s+ and \s+ ended
        | no \s+ further \s+ (?: force \s+ (?: and | or ) \s+ )? effect
        | end (?: s | ing )? | conclud (?: e | es | ing ) | terminat (?: es? | ing ) ) )
        (?: ,? \s+ (?: automatically | without \s+ (?: further \s+ )? notice
            | (?: by | in \s+ accordance \s+ with ) \s+ its \s+ terms
            | \( (?: unless | if | subject | except ) \b (?: [^()] | \( \w{{1,5}} \) ){{1,200}} \)
            | (?<= , \s ) (?: unless | subject | except | if \s+ not ) \b [^,.;()]{{1,120}} (?= , ) ) ,? ){{0,2}}
        (?: \s+ (?: on | as \s+ of | at | upon ) )?
        (?: \s+ (?: and | to ) \s+ including | \s+ and \s+ include s? )? \s* [,:]? \s*
        (?: \( \w{{1,3}} \) \s* )? {_EITHER}
        (?: (?: midnight | noon | (?: the \s+ )? (?: close | end ) \s+ of \s+ business | 11:59 \s* p\.?m\.?
            | [\d:]{{1,5}} ,? \s? [ap]\.?m\.? ) [^.;]{{0,40}}? (?: on \b | of \b | , )? \s* )?
        {_EITHER}
        (?: (?: the | an? ) \s+ (?: (?: date | day ) \s+ (?: (?: that | which ) \s+ is \s+ | falling \s+ )? )? )? $""",
    _FLAGS,
)
# "shall end (unless notice has been given) on", "shall, subject to Section 4, end on": not of what lasts
ASIDE = lazy(
    r"\(\s*(?:unless|if|subject|except)\b(?:[^()]|\(\w{1,5}\)){0,200}\)|,\s(?:unless|subject|except|if\s+not)\b[^,.;()]{0,120},",
    regex.IGNORECASE,
)
# the closing as a deadline, and not as the day on which a term begins
_CLOSING = r"""\b closing (?<! \b (?: commenc (?: e | es | ing ) | beg (?: in | ins | inning ) | start (?: s | ing )?
    | effective | from ) (?: \s+ (?: on | upon | at | as \s+ of | from ) )? \s+ the \s+ closing )"""
# other things that last until a day: an option, a payment, a duty that outlives the term
OTHER = lazy(
    rf"""{_CLOSING} | \b (?: pay | paid | payable | deliver | option | warrant s? | audited | fiscal | financial
        | right \s+ of | interest | accru | vest | exclusiv | confidential | surviv | non-compet | compete
        | (?<! \b without \s+ (?: further \s+ )? ) notice | invoice | report | insurance | balance | exercis
          | long \s+ stop | deadline | forecast | warranty
          | registration \s+ statement )""",
    _FLAGS,
)
ELSE = lazy(
    rf"""{_CLOSING} \b | \b (?: long \s+ stop | outside \s+ date | deadline | right \s+ to \s+ terminate
          | may \s+ (?: be \s+ )? terminated? | not \s+ (?: been \s+ )? (?: completed | consummated ) ) \b
      | \b (?: performance | option | offering | measurement | restricted | deferral ) \s+ period""",
    _FLAGS,
)
TO_ITS_END = lazy(
    r"(?:(?:[^,;]{0,40}\s)?period|(?!(?:each|any|every|the|fiscal|calendar|tax)\b)[\w-]+\s+(?:\(\d+\)\s+)?(?:years?|months?))"
    r"\s+(?:ending|expiring)\s+(?:on\s+)?",
    regex.IGNORECASE,
)
LENGTH = lazy(
    r"""\b (?: for | (?: terms? | period | duration ) \s+ of | be | is | continue | have | valid | lasts? ) \s+
        (?: an? \s+ )? (?: (?: initial | fixed | total | minimum | primary | original | full ) \s+ )?
        (?: (?: term | period ) \s+ (?: of | equal \s+ to ) \s+ )? $
      | (?: \n | \s{3} | [|] | \A ) [\s\d.]* (?: (?: initial | lease | rental | contract ) \s+ )?
        (?: term | duration ) \s* [:|] \s* $""",
    _FLAGS,
)
# "If Beta is in breach, this Agreement shall continue for sixty days", which it need never come to
IN_CASE = lazy(
    r"\b(?:if|unless|upon|when|whenever|where|should|in\s+(?:the\s+event|case)|after|following|pending)\b",
    regex.IGNORECASE,
)
# "This Agreement shall remain in force for ninety days": of days nothing but the instrument lasts so directly
FOR_DAYS = lazy(
    r"""(?: this (?: \s+ [\w-]+ ){0,4}? \s+ (?: (?: sub )? lease | license | venture | engagement | appointment )
        | (?: this | the | its ) (?: \s+ [\w-]+ ){0,4}? \s+ (?: agreement | contract | memorandum (?: \s+ of \s+ \w+ )?
            | term (?: \s+ (?: hereof | of \s+ th (?: is | e ) \s+ \w+ ) )? ) )
      (?: \s+ (?: shall | will | is | be | remain s? | continue s? | in | full | force | and | effect | effective
        | valid
        | binding | commence s? | begin s? | on | from | as | of | the | date | hereof | effective | for | an? | last s?
        | term | period | initial | have | has ) )+ \s+""",
    _FLAGS,
)
# "Landlord hereby leases to Tenant the Premises for a term of five years": no other thing that is let
_PREMISES = r"""(?: (?! \b (?: parking | storage | furniture | fixtures | equipment | additional | other | expansion
    | temporary | option ) \b ) [^.;] )*"""
GRANTED = lazy(
    rf"""\b (?: to \s+ have \s+ and \s+ to \s+ hold
        | (?: sub-? )? (?: landlord | lessor ) \s+ (?: does \s+ )? (?: hereby \s+ )? (?: demise | (?: sub-? )? lease
            | let | rent ) s? \b {_PREMISES} \b (?: un )? to \s+ (?: the \s+ )? (?: sub-? )? (?: tenant | lessee )
        | (?: sub-? )? (?: tenant | lessee ) \s+ (?: does \s+ )? (?: hereby \s+ )? (?: (?: sub-? )? lease | rent | hire
            | take ) s? \b {_PREMISES} \b from \s+ (?: the \s+ )? (?: sub-? )? (?: landlord | lessor )
        | \b hereby \s+ grants? \b {_PREMISES} \b (?: franchise | licen[cs]e ) )
        \b {_PREMISES} \b for \s+ (?: an? | the ) \s+ (?: (?: initial | original | primary ) \s+ )?
        (?: term | period ) \s+ of \s+ $""",
    _FLAGS,
)
FOR_TERM = lazy(r"\bfor\s+an?\s+(?:[\w-]+\s+)?(?:term|period)\s+of\s+$", regex.IGNORECASE)
# "3. Term. Three years from the date hereof": a heading, and behind it no sentence
HEADED = lazy(
    r"(?:\n|\d[.)]?\s|\s{3})\s*(?:initial\s+)?(?:term|duration)(?:\s+of\s+(?:this\s+)?agreement)?\s*[.–—-]+\s+"
    r"(?:for\s+)?(?:an?\s+(?:initial\s+)?(?:term|period)\s+of\s+)?$",
    regex.IGNORECASE,
)
# "3. Term. From May 1, 2003 to April 30, 2006"
HEADED_FROM = lazy(
    r"(?:\n|\d[.)]?\s|\s{3})\s*(?:initial\s+)?(?:term|duration|period)(?:\s+of\s+(?:this\s+)?agreement)?\s*[.–—-]+\s+"
    r"from\s[^.;]{4,40}?\b(?:to|through|until)\s+(?:and\s+including\s+)?$",
    regex.IGNORECASE,
)
# and the sentence ends with it: not "to April 30, 2006 (the "Trial Term"), Beta may"
ENDS_SENTENCE = lazy(r"[^.;()]{4,40}?(?:[.;]|\n[ \t]*\n|\Z)")
# "a 'Contract Year' shall be a period from January 1, 2003 (or any anniversary thereof) to the next anniversary"
OF_A_YEAR = lazy(
    r"[\"“][^\"“”]{0,30}\b(?:year|quarter|month)[\"”],?\s+(?:(?:shall|will)\s+)?(?:mean|be|refer|is)", regex.IGNORECASE
)
# "the day preceding the fifth anniversary of the date hereof"
EVE = lazy(
    r"\b(?:date|day)\s+(?:immediately\s+|next\s+)?(?:preceding|before|prior\s+to)\s+(?:the\s+|such\s+)?$",
    regex.IGNORECASE,
)
IS_BEFORE = lazy(r"(?:before|preceding|prior\s+to)\s+(?:the\s+|such\s+)?", regex.IGNORECASE)
# "through the last day of February, 2008", "until the end of 2009"
LAST_DAY = lazy(
    r"\b(?:(?:last|final)\s+(?:calendar\s+)?day|end|close)\s+of\s+(?:the\s+)?(?:month\s+of\s+|(?:calendar\s+)?year\s+)?$"
    r"|(?<=\b(?:through|until)\s+(?:the\s+)?)calendar\s+year\s+$",
    regex.IGNORECASE,
)
# "until the end of the 2010 racing season", which ends on a day of its own
NAMES_A_SEASON = lazy(
    r"[\s-]+(?:\d{2,4}[\s-]+)?(?:[\w-]+\s+)?(?:seasons?|series|program|campaign|cycle|tour|school|academic|crop|model)\b",
    regex.IGNORECASE,
)
# "The Lease dated May 1, 2003 is hereby renewed for the term from May 1, 2008 to April 30, 2009", in an amendment
EXTENDED_TO = lazy(
    r"""(?<! \b (?: of | under | in | by | for | to | from | with ) \s )
        \b (?: the | this | said | such ) \s+ (?: [\w-]+ \s+ ){0,4}?
        (?: agreement | contract | (?: sub )? lease | license | memorandum (?: \s+ of \s+ \w+ )? | engagement )
        (?: ,? \s+ (?: dated | between | made | as | no ) \b [^;]{0,80}? )? ,? \s+
        (?: (?: is | be ) \s+ hereby | (?: shall | will ) \s+ be ) \s+ (?: further \s+ )?
        (?: extended | renewed ) \b [^.;]{0,60}? \b (?: to | until | through ) \s+ $
      | \b (?: expir (?: ation | y ) | termination ) \s+ date ["”]? \s+ (?: of \s+ (?: the | this | said ) \s+
            (?: [\w-]+ \s+ ){0,3}? (?: agreement | contract | (?: sub )? lease | license | term ) \s+ )? (?: (?: shall
            | will ) \s+ )? (?: is | be ) \s+
        (?: hereby \s+ )? (?: further \s+ )? (?: changed | amended | revised | modified ) \s+
        (?: from \s [^.;]{0,40} \s )? (?: to | to \s+ (?: be | read ) ) \s+ ["“]? $""",
    _FLAGS,
)
SO_FAR = lazy(
    r"""\b (?: scheduled | set | due | going ) \s+ to \s+ (?: expire | terminate | end )
      | \b (?: currently | presently ) \s+ (?: expire | terminate | end ) s? \b
      | \b (?: had | was | were ) \s+ (?: an? | to ) \b""",
    regex.VERBOSE,
)
FROM_NOW = lazy(
    r"\b (?: hereby | shall | (?: is | are | be ) \s+ (?: further \s+ )? (?: extend | renew | amend | chang ) )"
    r" (?! .* \b (?: scheduled | currently | presently | due ) \b )",
    regex.VERBOSE | regex.IGNORECASE | regex.DOTALL,
)
# "is hereby extended for a period of two years commencing January 1, 2010", in an amendment
EXTENDED = lazy(
    r"""\b hereby \s+ (?: further \s+ )? (?: extended | renewed ) \s+ (?: for | by ) \s+ (?: an? \s+ )?
        (?: (?: additional | further ) \s+ )? (?: (?: term | period ) \s+ of \s+ )? $""",
    _FLAGS,
)
# "Contract Year" means each period of twelve months from the Effective Date or an anniversary of it
OF_TWELVE_MONTHS = lazy(
    r"""["“] (?P<of> contract | lease | licen[cs]e | policy | agreement ) \s+ year ["”]
        (?= [^.;]{0,100}? \b (?: twelve | 12 ) \b [^.;]{0,24} \b months? \b )
        (?! [^.]{0,400}? \b (?: first \s+ day | ending | january | december | partial | fraction | remainder
          | shorter | longer | portion ) )""",
    _FLAGS,
)
RECITAL = lazy(r"\bWHEREAS\b(?!.*\b(?:NOW|THEREFORE|[Tt]herefore|agree)\b)", regex.DOTALL)
# "three years from June 15, 2002, expiring on the last day of the thirty-sixth month thereafter": no such day
ENDS_OTHERWISE = lazy(
    r"[^.;]{0,200}?(?<!\bto\s)\b(?:expir|end|terminat)\w*\s+(?:on|at|with)\s+the\s+(?:last\s+day|end)\s+of\b",
    regex.IGNORECASE,
)
LEADS = lazy(r"(?:until|through|to|on)\s+(?:the\s+)?", regex.IGNORECASE)
OF_EACH = lazy(r"\bterm\s+of\s+(?:each|any|every)\b", regex.IGNORECASE)
ALTERNATIVE = lazy(r"\bthe\s+(?:earlier|later|earliest|latest|first|sooner)\s+(?:of|to\s+occur)\b", regex.IGNORECASE)
OR = lazy(r"\b (?: or | and ) \s+ (?: \( \w{1,3} \) \s* )? (?: on \s+ )? $", _FLAGS)
ANNIVERSARY = lazy(
    r"anniversary|years?\s+(?:from|after|following)|months?\s+(?:from|after|following)", regex.IGNORECASE
)
# "shall become effective on May 1, 2003. Thereafter, it shall continue for two years": the first term
AT_FIRST = lazy(r"\b become s? \s+ effective \b [^.;]* [.;] \s+ thereafter \b [\s,]*", _FLAGS)
AFTERWARDS = lazy(r"[\s,)]*(?:(?P<it>thereafter)|after(?!\s+which\b)|following)\b", regex.IGNORECASE)
BEGUN = lazy(r"\b(?:commenc|beg[iau]n|start)|\beffective\s+(?:date|as\s+of|on|from|upon)\b", regex.IGNORECASE)
RENEWAL = lazy(
    r"\b(?:renew|additional|successive|extension|further|subsequent"
    r"|(?<!\b(?:commenc|begin|effective)\w*\b[^.;]{0,80}\band\s(?:shall\s|will\s)?(?:continue|remain|last)s?\s"
    r"(?:in\s(?:full\s)?(?:force|effect)\s(?:and\seffect\s)?)?)thereafter"
    r"|(?<!\b(?:commenc|begin)\w*\b[^.;]{0,80}\band\s(?:shall\s|will\s)?)"
    r"(?<![.;:\n]\s{1,4}(?:(?:unless|subject)\b[^.;]{0,80},\s)?(?:the|this|such)\s[^.;,]{0,60}\s(?:shall|will)\s)extend(?:ed|s)?\s+"
    r"(?:for|by|terms?|this|the)\b)",
    regex.IGNORECASE,
)
