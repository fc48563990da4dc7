"""The words by which a clause says whose law governs: verbs, places, headings, and what speaks of another law."""

from functools import cache

import regex

from extractors.lexicon.jurisdictions import names
from extractors.lexicon.months import SHORT_MONTHS
from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE

LAW = lazy(r"(?: laws? | legislation | (?<= \b an? \s+ (?: [\w.]+ \s+ ){1,3} ) contract ) \b", _FLAGS)
"""What a clause is looked for around: "law", or "contract" in "a New York contract"."""
SENTENCE_END = lazy(
    rf"""(?<! \b (?: {SHORT_MONTHS} | U\.S | U\.K
        | Inc | No | Nos | Sec | Corp | Co | Ltd | seq | Art | v | St | \d ) ) [.;] ["”)]? \s+
        (?= ["“(]? [A-Z\d(] )""",
    regex.VERBOSE,
)
KINDS = frozenset(
    (
        "internal", "substantive", "domestic", "local", "federal", "applicable", "statutory", "common",
        "civil", "general", "and", "state", "contract", "commercial", "exclusively", "only", "solely", "all",
        "existing", "relevant", "mandatory", "published", "current", "statutes", "case", "procedural",
    )
)  # fmt: skip
"""Words between a place and its law: "New York internal and substantive law"."""
WORD = lazy(r"[\w.'’-]+")
OWNING = lazy(r"['’]s?\Z")  # "Ohio's laws"

# "formally published and publicly available" laws: whatever says which laws, but no phrase of its own
_ATTRIBUTES = r"""(?: (?! (?: a | an | of | by | in | on | at | to | for | with | without | under | from | not | no
    | any | its | their | such | which | that | who | if | as | than | acts? | codes? | laws? (?! \s+ and \b ) | rules
    | courts? | securities | tax ) \b ) [\w'’/-]+ ,? \s+ ){0,6}"""
_INSTRUMENTS = r"(?: agreement | contract | lease | note | letter )"
_VERB = rf"""(?: gov \w{{2,7}} d | construed | interpreted | enforced | controlled | determined | decided | judged
    | (?<= \b (?: shall | will | to ) \s+ be \s+ (?: \w+ \s+ and \s+ )? ) enforceable
    | (?<= \b {_INSTRUMENTS} \s+ (?: is | has \s+ been | (?: shall | will ) \s+ be ) \s+
        (?: (?: deemed | considered ) \s+ (?: to \s+ (?: be | have \s+ been ) \s+ )? )? )
      (?: made | executed | entered \s+ into ) (?= \s+ under \b )
    | (?<= \b deemed \s+ (?: to \s+ be \s+ )? an? \s+ ) contract
    | (?<= \b (?: be | are ) \s+ (?: \w+ly \s+ )? ) (?: resolved | settled )
      (?! [^.;]{{0,80}} \b (?: arbitrat | mediat | litigat | rules \b ) )
    | submit s? (?= (?: \s+ (?: themselves | itself | expressly | solely ) )* \s+ to \s+ (?: \w+ \s+ ){{0,2}} $ )
    | (?<= \b {_INSTRUMENTS} \s+ (?: is | (?: shall | will ) \s+ be ) \s+
        (?: (?: exclusively | solely ) \s+ )? ) subject
    | (?<= \b {_INSTRUMENTS} \s+ ) (?: is | falls | shall \s+ be ) (?= \s+ under \s+ [^,.;]{{0,60}} $ )
    | (?<= \b {_INSTRUMENTS} \s+ ) (?: applies | (?: is | shall \s+ be ) \s+ applicable )
      (?= \s+ to \s+ (?: \w+ \s+ ){{0,2}} $ )
    | (?<= \b (?: interpretation | performance | construction ) \b [^.;]{{0,120}} \b (?: shall | will | is \s+ to )
      \s+ ) be )"""
GOVERNED_BY = lazy(
    rf"""(?: \b (?: {_VERB} \b (?P<gap> [^;]{{0,200}}? ) \b (?: by | with | under | to )
        | (?: governing | applicable | proper ) \s+ laws? \b (?P<gap> [^.;]{{0,60}}? ) \b (?: is | be )
        | parties \b (?P<gap> [^.;]{{0,60}}? ) \b
          (?: choose | chosen | elect | elected | select | selected ) (?! \s+ (?: to | by ) \b ) )
        \s* [,:]? \s* (?: and \s+ )? (?: by \s+ )? (?: (?: the \s+ )? (?: provisions | jurisdiction ) \s+ of \s+ )?
        (?P<act> (?: the \s+ )? (?: (?-i: [A-Z] ) [\w’']+ \s+ | of \s+ | and \s+ ){{1,9}}? (?: Act | Law | Code
            | (?<= \b [A-Z]{{3,6}} \s+ ) ) ,? \s* and ,? \s+
          (?: to \s+ the \s+ extent [^,.;]{{1,60}} , \s+ )? (?: by \s+ )? )?
        (?: the \s+ )? {_ATTRIBUTES} $ )""",
    _FLAGS,
)
"""What stands before the law that governs: "governed by, and its terms enforced in accordance with, the internal"."""
GOVERNS = lazy(
    r"""(?: \s* \( [^)]{0,200} \) )? [^.;()]{0,80}? \b (?: shall | will )? \s* (?: exclusively \s+ )?
        (?<! \b (?: that | which | as | may ) \s+ (?: (?: shall | will ) \s+ )? )
        (?: govern s? | control s? | apply | applies
          | (?<! \b former \s+ (?: (?: shall | will ) \s+ )? ) prevail s?
          | be \s+ (?: applied | applicable | controlling | used | the \s+ (?: governing | applicable ) \s+ law
            | the \s+ law \s+ (?: governing | of \s+ this ) ) ) \b""",
    _FLAGS,
)
"""What stands behind it: "(without reference to its conflict of laws principles) shall govern"."""
OTHERWISE = lazy(
    r"""\b (?: organi[sz]ed | incorporated | existing | formed | chartered | without | regardless | irrespective
        | (?: filed | elected | adopted | licensed | registered | created | appointed )
          (?= \s* $ | \s+ (?: under | pursuant | by | in ) \b )
        | excluding | exclusive \s+ of | except (?! [^,;]{0,60} \b preempted \b )
        | other \s+ than | notwithstanding | provided | courts? | whether
        | would ) \b""",
    _FLAGS,
)
"""Words that say something else of a law: "organized under", "without regard to"."""
CONDITIONED = lazy(
    r"""\b (?: if | unless | where | when | to \s+ the \s+ (?: maximum \s+ )? extent (?: \s+ that )?
        | in \s+ the \s+ event (?: \s+ that )? ) \s+ (?: the \s+ )? $""",
    _FLAGS,
)
"""What makes a law's governing a condition: "if the laws of Ohio apply to him"."""
_SO_FAR_AS = r"""\b (?: to \s+ (?: the | such ) \s+ (?: \w+ \s+ )? extent | except (?! \s+ that \b ) | unless
    | in \s? so \s? far | save (?! \s+ that \b ) | (?<= (?: ^ | [,;.(] | \b and ) \s* ) where (?! as \b ) ) \b"""
IN_A_CONDITION = lazy(rf"{_SO_FAR_AS} (?: (?! \b (?: this | shall | will ) \s ) [^,;] ){{0,120}} $", _FLAGS)
"""Before the verb: "to the extent not" governed by the laws of Canada, which says nothing of the rest."""
CONDITION = lazy(rf"{_SO_FAR_AS} (?: (?! \b this \s ) [^,;()] ){{1,160}} (?: \( [^()]{{1,80}} \) \s* )? , \s+", _FLAGS)
"""What a sentence on the governing law begins with: "Except as governed by federal law," this Agreement …"""
_MANY = r"""\b (?: claims | matters | disputes | leases | contracts | agreements | transactions | rights | obligations
    | plans | trusts | actions | instruments ) \s+"""
SOME_OF_MANY = lazy(
    rf"""(?: {_MANY} (?: which | that ) \s+ (?: (?: is | are | (?: shall | will | may ) \s+ be ) \s+ )?
        | \b (?: to | of | for | with | under | from | by | in | any | no | such | those | than ) \s+
          (?: (?! (?: the | this | these ) \b ) [\w-]+ \s+ ){{0,2}} {_MANY} ) $""",
    _FLAGS,
)
"""Before the verb: "does not apply to leases" governed by the laws of Ohio, which says nothing of the rest."""
SUBJECT_OF_MANY = lazy(rf"^ [^.;,]{{0,40}}? {_MANY} $", _FLAGS)
GOES_ON = lazy(r"[^.;]{0,60}? \b (?: is | are | was | were | shall | will | may | must | ha (?: s | ve ) ) \b", _FLAGS)
"""Behind the law: "Claims governed by the laws of Ohio" are excluded, which is what the sentence says."""
BODY_OF_LAW = lazy(
    r"""\b (?: corporations? | compan (?: y | ies ) | business | securities | partnership | insurance | banking | tax
        | labor | property ) \s+ $""",
    _FLAGS,
)
OTHER_MATTER = lazy(
    r"""\b (?: arbitrat | mediat | indemnif | whose \s | (?: bank | corporation | company | association | partnership
        | trust ) (?: \s+ (?: is | are ) )? \s+ $ )""",
    _FLAGS,
)
"""What is governed where no instrument is: "a corporation governed by the laws of Canada"."""
CHOSEN = lazy(
    r"\b choice \s+ of \s+ (?: the \s+ laws? \b | (?: the \s+ )? $ | (?! governing ) (?-i: [A-Z] ) \w+ \s+ law \b )",
    _FLAGS,
)
"""An opinion: "the choice of the laws of the State of New York to govern the Notes is recognised under Dutch law"."""
SCOPE = lazy(
    r"""\b (?: this | these | the | each ) \s+ (?: (?! whose ) [\w-]+ \s+ ){0,3}? (?: agreement | amendment | contract
        | warrants? | notes? | debentures? | securities | indenture | letter | lease | sublease | plan | instrument
        | deed | guarant (?: y | ee ) | option | certificate | bonds? | waiver | consent | memorandum | release
        | undertaking | mortgage | power \s+ of \s+ attorney | license | terms | rights | loan \s+ documents? ) \b
        (?: \s+ agreement \b )?""",
    _FLAGS,
)
"""What is governed: "this Agreement"."""
MATTER = lazy(
    r"""\b (?: here (?: of | in | under | by ) | there (?: of | under ) | parties | party | validity | constructions?
        | interpretations? | performance | questions? | disputes? | claims? | controvers (?: y | ies ) | actions?
        | matters? | rights | obligations | terms | provisions | conditions | agreements? | contracts? | relations?
        | relationships? | transactions? | instruments? | documents? | it | same | they ) \b""",
    _FLAGS,
)
"""What else is governed where an instrument's law is spoken of: "all questions of its validity"."""
THEREOF = lazy(
    r",? \s+ (?: thereof | of ,? \s+ (?: said | such | that ) \s+ (?: state | commonwealth | province | country ) ) \b",
    _FLAGS,
)
ITS = lazy(r"\b (?: by | under | with ) \s+ (?P<its> its ) \s+ $", _FLAGS)
"""This contract is made in Alabama and shall be governed "by its" laws."""
WHOSE_OWN = lazy(r"(?: , | \b and | ; ) \s+ (?P<its> its | whose ) \s+ $", _FLAGS)
"""The courts of Alabama, "whose" laws shall govern: a clause of its own, whatever is said of the courts before it."""
EXCEPT = lazy(r"\b (?: except | save | provided ,? (?: \s+ (?: however | further ) ,? )? ) \s+ that \s+", _FLAGS)
"""Of a part, another law: ", except that" the perfection of the lien shall be governed by the laws of Nevada."""
PART = lazy(
    r"""\s* (?! (?: nothing | no | if | when | unless | where | in \s+ the \s+ event | to \s+ the \s+ extent ) \b )
        \S [^.;]{0,240}? (?<! \b (?: which | who | that ) )
        (?= \s* (?: $ | [.;] | ,? \s+ (?: shall | will | is | are ) \s ) )""",
    _FLAGS,
)
ASIDE = lazy(r"\( \s* (?: other \s+ than | except (?: \s+ for )? | excluding ) \b [^()]* $", _FLAGS)
"""This Agreement "(other than Section 5, which shall be" governed by Delaware law) shall be governed by …"""
INSTRUMENT = lazy(
    rf"\b (?: (?: this | these ) \s | the \s+ (?: plan | note | {_INSTRUMENTS} ) \b (?! \s+ of \b ) )", _FLAGS
)
"""The Trust is governed by the Statutory Trust Act and the laws of Delaware" says nothing of the instrument."""
NOT = lazy(r"\bnot\b", regex.IGNORECASE)
GOVERNING_THIS = lazy(r"\s+ (?: governing | applicable \s+ to | of ) \s+ this \s", _FLAGS)
"""The law "governing this Agreement shall be" that of New York, as good as a heading."""
_HEAD = r"(?: governing | applicable | proper | controlling | choice \s+ of ) \s+ (?: state \s+ )?"
HEADED = lazy(rf"\b {_HEAD} $", _FLAGS)
UNDER_A_HEADING = lazy(rf"\b {_HEAD} laws? \b [^.;]{{0,60}} [.:;—–-]* \s* $", _FLAGS)
"""What a sentence that stands in the clause on governing law has before it."""
A_CONTRACT = lazy(
    rf"""\b {_INSTRUMENTS} \s+ (?: is | (?: shall | will ) \s+ be ) \s+
        (?: (?: deemed | considered | regarded | treated ) \s+ (?: (?: to \s+ be | as ) \s+ )? )? an? \s+ $""",
    _FLAGS,
)
"""This Agreement "shall be deemed a" New York contract."""


@cache
def _place() -> str:
    """A jurisdiction by name, with its style or without, for a verbose pattern."""
    either = "|".join(_spaced(name) for name in names())
    style = (
        "state | commonwealth | province | republic | federal \\s+ republic | kingdom | territory | grand \\s+ duchy"
        " | emirate | (?: city | county ) \\s+ and \\s+ state | state \\s+ and \\s+ (?: city | county )"
    )
    # "the State ofNew York", run together
    joined = r"of (?: \s+ (?: the \s+ )? | (?= (?-i: [A-Z] ) ) )"
    styled = rf"(?: (?: {style} ) \s+ {joined} )? (?: {either} ) | state \s+ of \s+ (?-i: [A-Z]\.?[A-Z]\b\.? )"
    return rf"(?P<name> (?: {styled} ) (?! [\w-] | \s+ (?: code | statut ) ) )"


def _spaced(name: str) -> str:
    return r"\s+".join(regex.escape(part).replace("'", "['’]") for part in name.split())


@cache
def of_places() -> "regex.Pattern[str]":
    """What follows "laws": "of the United States and the State of Florida", ", other than …, of Georgia"."""
    laws_of = r"(?: (?: applicable \s+ )? (?: federal \s+ )? (?: laws? \s+ of \s+ (?: the \s+ )? )? )"
    more = rf",? \s+ and (?: , [^,.;]{{1,60}} , )? \s+ (?: of \s+ )? (?: the \s+ )? {laws_of} {_place()}"
    beside = r"""(?: ,? \s+ and \s+ (?: (?: judicial | court | public ) \s+ )?
        (?: decisions | statutes | regulations | rules | usages? | customs? | polic (?: y | ies ) | precedents ) )"""
    aside = r"(?: \s* \( [^)]{0,400} \) | , [^,.;]{0,160} , )"
    of = r"""(?: of | in | for | (?: prevailing | applicable ) \s+ in | in \s+ effect \s+ in
        | (?: from \s+ time \s+ to \s+ time \s+ )? in \s+ force \s+ in
        | (?: governing | (?: applicable | applying | relating ) \s+ to ) \s+ [^.;,()]{1,80}? \b (?: in | within ) )"""
    state = r"(?: (?: U\.? [ ]? S\.? | American ) \s+ (?= state \b ) )?"
    # "of the County of Kent, State of Delaware", "of the place where the Project is located, the State of Ohio"
    apposed = rf"""[^.;,()]{{3,100}} , \s+ (?: (?: which \s+ is | namely | being ) \s+ )? (?: the \s+ )?
        {_place()} (?= \s* (?: [.,;)] | $ ) )"""
    direct = rf"(?: state \s+ (?! of \b ) )? {_place()} (?: {more} )?"
    return regex.compile(
        rf"""(?: {aside} {beside}? | {beside} {aside}? )? \s+ {of} ,? \s+ (?: the \s+ )? {state}
            (?: {direct} | {apposed} )""",
        _FLAGS,
    )


@cache
def anywhere() -> "regex.Pattern[str]":
    """A jurisdiction wherever it stands."""
    return regex.compile(rf"\b {_place()}", _FLAGS)


@cache
def alone() -> "regex.Pattern[str]":
    """What stands behind a heading "Governing Law": ": State of New York."."""
    laws_of = r"(?: the \s+ )? (?: laws? \s+ of \s+ (?: the \s+ )? )?"
    end = r"(?: \s+ (?: laws? | state ) )? (?: , [\w. ]{2,24} )? \s*"
    end += r" (?: [.;|] | \n | \Z | ,? \s+ (?: without | excluding | exclusive | regardless | irrespective ) \b )"
    of_this = r"(?: \s+ (?: of | for | governing | applicable \s+ to ) \s+ this \s+ \w+ )?"
    courts = r"(?: (?: \s+ and \s+ | \s* / \s* ) (?: venue | jurisdiction | forum ) )? (?: \s* \( [^()\n]{1,40} \) )?"
    lead = (
        rf"(?: {courts} (?: \s* [:.|–—-]+ | [ \t]* \n )"
        rf" | {of_this} \s+ (?: is | (?: shall | will ) \s+ be ) (?: \s+ that \s+ of )? \s )"
    )
    return regex.compile(rf"{lead} \s* {laws_of} {_place()} {end}", _FLAGS)
