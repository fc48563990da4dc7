"""What the rules of counts share: the number, and the things counted, as far as they are one noun phrase."""

from extractors.amounts.pieces import PIECES

PIECES_OF_COUNTS = {
    **PIECES,
    # the things counted: "pre-effective amendment or supplement", "official PGA Tour events"
    "THINGS": r"(?P<things> {THING} (?: \s+ {THING} ){0,4}+ (?: \s+ or \s+ (?! more \b | less \b ) {THING} )? )",
    "THING": r"{NO_STOP} (?: (?: [A-Z] \. ){2,} | [A-Za-z] [\w'’&-]*+ (?! \. \w ) )",
    # words that end a noun phrase, and units that make the number a date or another kind of amount
    "NO_STOP": r"""(?! (?: a (?! -\w ) | an | the | and | or | of | in | on | at | to
        | for | from | by | with | as | if | that | which | who | when | where | than | then | but | not
        | is | are | was | were | be | been | has | have | had | shall
        | will | may | must | would | can | do | does | per | under | over | during | between | among | after | before
        | pursuant | within | upon | more
        | less | half | thirds? (?! [\s-]+ part ) | quarters? | fourths | fifths | hundred | thousand | million
        | billion
        | dollars? | percent | cents? | shares?
        | (?: [\w-]+ \s+ )? (?: second | minute | hour | day | week | month | quarter | year | night | decade )s?
        | basis
        | percentage | times? | such | thereof | hereof | so | whose | its | their | his | her | this | these | those
        | each | every | any | all | other | points? | votes? | cent | plus | unless
        | (?: (?: full | consecutive | additional | eurodollar | dealing | banking | trading | work ) \s+ ){1,2}
            (?: business | banking | trading | working )? \s* (?: hour | day | week | month | quarter | year )s?
        | out | thereafter | without | nor | our | your | my | no | until | and/or | one | acres? | square | feet
        | miles? | (?-i: options? | warrants? ) ) \b )""",
    "NUMBER": r"""(?P<number> (?> {WORDS} ) | (?<! [$.,\d] ) {DIGITS} (?! [\d.,:/%-] \d? )
            (?<! , \d{3} (?! \s+ (?-i: [a-z] | (?: [A-Z] [a-z]+ \s+ ){0,3} (?: Units | UNITS ) \b ) ) ) )
        (?: \s* \( \s? (?P<other> {DIGITS} | {WORDS} ) \s? \) )?""",
    # what begins below an empty line is another paragraph, or the foot of a page
    "SAME_PARAGRAPH": r"(?! \s* \n \s* \n \s* (?-i: [A-Z] ) )",
    # thousands in figures alone count a thing in small letters; capitals behind them are the next cell of a list
    "DIGITS": r"\d{1,3} (?: , \d{3} ){0,3}+",
    # "no fewer than five of the Initial Lenders"; "20 of the last 30 days" are days
    "OF_SOME": r"""(?P<of> of \s+ (?: the | its | their | our | such | these | those ) \s+ )
        (?! \d | {WORDS} | (?: last | past | preceding | previous | prior | next | first | final | immediately
            | most ) \b ) (?: following \s+ )?+ (?! following \b ) {THINGS}""",
    # "five and not more than twelve Directors", "three and a maximum of nine members"
    "AND_LIMIT": r"""\s+ (?: (?: and | or | to ) \s+ (?: an? \s+ )? (?: max | min ) imum \s+ of
            | (?: and | or | nor | but ) \s+ (?: not? \s+ )? (?: more | less | fewer | greater ) \s+ than ) \s+
        (?: {WORDS} | \d{1,3} ) (?: \s* \( \s? (?: \d{1,3} | {WORDS} ) \s? \) )? \s+ {THINGS}""",
}
