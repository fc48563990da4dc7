"""The words that make an agreement effective on its own date: "as of the date first above written", "on signing"."""

import regex

from extractors.terms.effective_signs import FLAGS, INSTRUMENT, WITHIN
from pipeline.lazy import lazy

_STATED = r"(?: written | set \s+ forth | stated | mentioned | indicated | noted | specified | referenced | appearing )"
_ABOVE = rf"""(?: first \s+ (?: above \s+ )? {_STATED} (?: \s+ above )? | (?: first \s+ )? above (?: \s+ first )?
    (?: \s+ {_STATED} )? | {_STATED} \s+ (?: first \s+ )? above
    | (?: (?: first \s+ )? {_STATED} \s+ )? (?: on | in | at ) \s+ the \s+
        (?: cover | title | first | front | opening | introductory | beginning | preamble | head | top ) )"""
_OWN_DATE = rf"""the \s+ (?: first \s+ )? (?: date | day \s+ and \s+ year ) \s+ (?: {_ABOVE}
    | (?: of \s+ (?: the \s+ )? execution \s+ )? hereof
    | (?: (?: on \s+ which | that ) \s+ )? (?: this | the ) \s+ (?: agreement | contract | lease ) \s+
      (?: is | was | has \s+ been ) \s+ (?: entered \s+ into | concluded | made )
    | of \s+ (?: (?: the \s+ )? execution \s+ of \s+ )? this \s+ (?: \w+ \s+ ){{0,3}}?
        (?: agreement | amendment | lease | contract | letter ) )
    (?! \s+ by \s+ (?: the \s+ )? (?: last | final | both | all | each | second ) \b )"""
_OWN = (
    rf"(?: {_OWN_DATE} | (?: such | (?: the \s+ | that \s+ )? same ) \s+ (?: date | day )"
    r" | its \s+ date \b (?! \s+ of \b ) )"
)
OWN_DAY = lazy(rf"(?: {_OWN_DATE} | (?: the \s+ )? date \s+ hereof | its \s+ date | hereof | today | now ) \b", FLAGS)
SIGNING_DAY = lazy(
    r"""(?: (?: the | its ) \s+ )? (?: (?: date | day ) \s+ (?: of \s+ (?: the \s+ | its \s+ )? (?: last \s+ )? )? )?
    (?: signing | signature | execution | conclusion ) (?: \s+ and \s+ delivery )? \b
    (?! \s+ (?: date \b | page | of \s+ (?! this \b | the \s+ (?: agreement | contract | lease ) \b ) ) )""",
    FLAGS,
)
_BEGINS = r"\b (?: commence[sd]? | commencing | begins? | beginning )"
_THIS = rf"\b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}}? {INSTRUMENT} \b"
# "IN WITNESS WHEREOF, the parties have signed, effective as of the date above": of what they sign
_SIGNED_BELOW = rf"""(?: \b in \s+ witness \s+ whereof \b {WITHIN}{{0,260}}
    | \n \s* (?: executed | signed ) \b {WITHIN}{{0,160}}
    | \b part(?: y | ies ) \b [^.;]{{0,60}} \b (?: executed | signed ) \b [^.;]{{0,60}} \b this \s [^.;]{{0,60}} )"""
# "shall become effective as of the date first written above", '"Effective Date" means the date of this Agreement'
ON_ITS_DATE = lazy(
    rf"""\b (?: (?: effective | force | effect | valid ) (?<= {_THIS} [^.;]{{0,80}} \b (?: (?: is | be | been | becomes?
                  | deemed | and ) \s+ (?: effective | valid | in \s+ (?: force | effect ) )
                | takes? \s+ effect | (?: comes? | enters? ) \s+ into \s+ (?: force | effect ) )
              | {_SIGNED_BELOW} \b effective
              | \b amend (?: s | ed )? \s+ and \s+ restate [sd]? \b [^.;]{{0,120}} \b effective )
            (?: \s+ (?: upon | on ) \s+ (?: its \s+ )? execution \b [^.;]{{0,40}}? )? (?: \s+ commencing )?
            (?: \s+ for \s+ all \s+ purposes )?
            (?: \s+ (?: as \s+ of | on | from (?: \s+ and \s+ after )? | upon ) | (?= \s+ the \s+ da ) )
        | {_BEGINS} (?<= (?: \b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}}?
                (?: agreement | contract | lease | term ) \b
              | \b (?: employ | engage | retain | appoint ) e?[sd]? \b [^.;]{{0,120}} \b (?: period | term ) \s+ of
            ) [^.;]{{0,120}}? {_BEGINS} ) \s+ (?: as \s+ of | at | on | from | upon | with )
        | effective \s+ date ["”'’]{{0,2}} (?: \s+ hereof | \s+ of \s+ this \s+ \w+ )?
            (?: \s* : | \s+ (?: means | (?: shall | will ) \s+ (?: mean | be ) | is ) ) )
        \s+ (?P<own> {_OWN} )
    | \( (?<= \b (?: as \s+ of | on ) \s+ (?P<own> {_OWN} (?: \s+ first )? (?: \s+ {_STATED} )? (?: \s+ above )? )
        \s* \( ) \s* (?: the \s+ )? ["“] (?: effective | commencement | start ) \s+ date \b
    | (?: shall | is ) (?<= (?P<own> the \s+ date \s+ (?: first \s+ )? (?: {_STATED} \s+ )? above ) \s+
        (?: shall | is ) ) (?: (?<= shall ) \s+ be )? \s+ (?: deemed \s+ )? the \s+ effective \s+ date \b""",
    FLAGS,
)
# "is made and entered into this 1st day of May": not "as of" another day than that of signing; "Geneva, 1 May 2004"
SIGNED_ON = lazy(
    r"\b(?:made|entered\s+into|executed|signed|concluded)\b(?!.*\b(?:as\s+of|effective)\b).*$"
    r"|\n[ \t]*(?-i:[A-Z])\w{2,20}(?:\s(?-i:[A-Z])\w{1,20}){0,2},[ \t]+(?:the[ ])?$|\bdate\s*:\s*$",
    regex.IGNORECASE | regex.DOTALL,
)
# but not of "any amendment", "an assignment", "each notice", nor of the guaranty that somebody else puts below
_COMES = rf"""(?: effective (?! \s+ (?: date | time ) s? \b (?! [^.;]{{0,60}} \b (?: be | is | means? ) \b ) )
        | into \s+ (?: force | effect ) | valid (?= \s+ (?: from | as \s+ of ) \b )
        | takes? \s+ effect | commences? | begins?
        | in \s+ (?: full \s+ )? (?: force \s+ and \s+ effect | force | effect )
          (?<= \b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}}? {INSTRUMENT} \b [^.;]{{0,80}} \b
            (?: be | is | remain s? | continue s? ) \s+ in \s [\w\s]{{5,25}} ) )
    (?<! (?<! \b this \s ) \b (?: amendment | modification | assignment | waiver | notice | consent | change ) s? \b
        [^.;]{{0,80}} ) (?<! \b guarant (?: y | ee ) \b [^.;]{{0,80}} )"""
# "the later of the date of the last signature or July 1, 2005"
OF_TWO = lazy(r"\bthe\s+(?P<which>later|latest|earlier|earliest|sooner)\s+of\b", regex.IGNORECASE)
# what leads from there to the other day; not "of its signing and ends on July 1, 2005"
OR_ON = lazy(
    r"""(?: (?: (?! \b (?: end | expir | terminat | continu | until | through ) ) . )* \b (?: or | and ) \b ,? )? \s*
        (?: \( \w{1,3} \) \s* )? (?: (?: on | as \s+ of | from | the \s+ da (?: te | y ) \s+ of ) \s+ ){0,2}""",
    FLAGS | regex.DOTALL,
)
SENTENCE_ENDS = lazy(r"[.;](?=\s)|\n[ \t]*\n")
# "when both officers sign the first order": what is signed is another paper
_OTHER_PAPER = r"""(?! \s+ (?: an? | any | each | every | such | the (?! \s+ (?: (?: present | foregoing ) \s+ )?
        (?: agreement | contract | (?: sub )? lease | licen[cs]e | letter | instrument | document | same | later | last
          | date | day ) ) ) \b
    | \s+ of \s+ (?: an? | any | each | such | the ) \s+ (?: [\w-]+ \s+ ){0,2}? (?: order | notice ) s? \b )"""
# "effective on the date of the last signature below", of an agreement that only its signatures date
ON_SIGNING = lazy(
    rf"""\b {_COMES} \b [^.;]{{0,60}}? \b (?P<own> (?: upon | on | as \s+ of | from | the | when
            | once | with ) \s+
          (?: (?: the | its | this | each | contract | was | were | authori[sz]ed | representatives? | officers?
          | finally | their | respective | affix
          | last | final | full | due | dates? | day | of | latest | later | complete | on | which | signing | in
          | agreement | second | being | it | is | party | parties | hereto | that | both | all | have | has | been | by
          | to | two | duly | fully | mutual | (?-i: [A-Z] ) [\w&’'-]* ) \s+ ){{0,14}}?
        (?: (?: signature s? | signing | sign (?: s | ed )? | execution | execute (?: s | d )? ) {_OTHER_PAPER}
          | conclusion (?! \s+ of \s+ (?! this \b ) ) ) \b (?: \s+ date )? )
    | \b effective \s+ date ["”'’]{{0,2}} (?: \s+ of \s+ this \s+ \w+ )?
        (?: \s* : | \s+ (?: means | (?: shall | will ) \s+ (?: mean | be ) | is ) ) \s+
        (?P<own> the \s+ (?: (?: later | last | latest ) \s+ (?: of \s+ the \s+ (?: two \s+ )? )? )? (?: date | day ) s?
          \s+ (?: (?: of | on \s+ which | when | that | by \s+ which ) \s+ | (?= (?: the | this | both | all ) \s ) )
          [^.;()]{{0,40}}? \b (?: signature s? | sign (?: s | ed )? | execute (?: s | d )? ) \b )
    | \b (?P<own> (?: (?: last | latest | later | final ) \s+ (?: of \s+ the \s+ )? (?: dates? | day )
            | dates? \s+ last )
          \s+ (?: written | shown | appearing | (?: counter-? )? signed | executed | set \s+ (?: forth | out ) | entered
            | indicated | provided (?: \s+ for )? | stated | specified | listed )
          \s+ (?: below | (?: on | in | by | at | beside | under ) \s+ (?: the | its | their | each ) \s+
            [^.;()]{{0,20}}? signature s? \b ) )
        [^.;()]{{0,60}} \( [^()]{{0,40}} effective \s+ date \b
    | \b (?P<own> (?: date \s+ (?: of | on \s+ which | when | last | fully | duly | on \s+ the (?= \s+ signature ) )
        | later \s+ of | last \s+ of ) \s+ [^.;()]{{0,80}}?
        (?: signature | signed | signs | execut \w+ ) ) [^.;()]{{0,60}} \( [^()]{{0,40}} effective \s+ date \b
    | \b (?P<own> (?: (?: last | latest | later ) \s+ )? date
          \s+ (?: of | on \s+ which | that | when | (?= the | this ) ) \s
          (?: (?! \b (?: order | notice ) s? \b ) [^.;()] ){{0,80}}?
          \b (?: signature s? | sign (?: s | ed ) | executed ) )
        \b [^.;()]{{0,60}}? \b (?: is | be ) \s+
        (?: (?: deemed | considered | taken ) \s+ )? (?: to \s+ be \s+ | as \s+ )? the \s+
        (?: effective \s+ date \b
          | date \s+ (?: (?: on \s+ which | that | when ) \s+ )? (?: this | the ) \s+ (?: agreement | contract ) \s+
            (?: (?: comes | enters ) \s+ into \s+ (?: force | effect ) | takes \s+ effect
              | becomes \s+ effective ) )""",
    FLAGS,
)
