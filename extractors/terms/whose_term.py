"""Whose a term is: of the instrument and what it is made for, or of something in it ("the term of the policy")."""

import regex

from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PAPER = r"""(?: agreement | amendment | contract | memorandum | addendum | (?: sub-? )? lease | leasehold | tenancy
    | sub-?tenancy | demise | licen[cs]e | employment | engagement | appointment | assignment | retention | retainer
    | consultancy | services? | franchise | venture | alliance | partnership | arrangement | relationship
    | occupancy | warrants? )"""
# what lasts as long as the instrument that is made for it: "the term of the Executive's employment"
_ITS = rf"(?: {_PAPER} | company | corporation | trust | fund | plan | program | parties ) (?! ['’]s )"
# behind "term": of nothing else, and no "Term Loan"
OF_ELSE = rf"""(?! \s+ (?: loans? | notes? | facilit (?: y | ies ) | lenders? | commitments? | sheet ) \b
    | \s+ of \s+ (?: office \b | (?: the | that | such | said | its | any | each | all | \w+ ['’]s ) \s+
      (?! (?: [\w.,'’&-]+ \s+ ){{0,5}}? {_ITS} \b ) (?! [\w-]+ \s+ (?: \(? \d | years? | months? ) ) ) )"""
# "shall appoint a project manager for a term of two years beginning on": not how long the instrument lasts
_ANOTHERS = lazy(
    r"""\b (?: (?<! \b hereby \s ) (?: appoint | elect | hire | engage | employ | retain | designate | nominate )
            (?: e?d | s | ing )? \s+ (?: an? | another | any | two | independent | outside | legal | additional ) \s
        | (?: trustee | arbitrator ) \s+ (?: shall | will ) \s+ be \s+ (?: elected | appointed ) \s
        | (?: directors | trustees | members | (?-i: (?<! \b an? \s ) (?: director | member | chair (?: man | woman
            | person )? | officer | secretary | treasurer ) ) )
          \s+ (?: (?! and \b ) \w+ \s+ ){0,3} (?: elected | appointed | serve s? ) \s (?! \s* under \s+ this \b )
        | (?: maintain | carry | procure | obtain ) \s [^.;]{0,40}?
          \b (?: insurance | polic (?: y | ies ) | bonds? | letters? \s+ of \s+ credit ) \s
        | (?: landlord | lessor ) \s+ (?: leases | rents | holds | hires | takes ) \s [^.;]{0,100}? \b from \s
        | \b (?: under | pursuant \s+ to | by | amend s? | supplement s? ) \s+ (?: the | an? | that ) \s+
          (?: [\w-]+ \s+ ){0,3} (?: lease | agreement | contract | licen[cs]e | policy ) , \s+ which \s
          (?! [^.;]* , \s+ and \s+ (?: shall | will ) \s )
        | \b ha (?: s | ve | d ) \s+ (?: \w+ \s+ )? (?: (?: sub-? )? (?: let | leased ) | rented | licensed
            | assigned ) \s )
        (?: (?! \b and \s+ (?: this | the \s+ term ) \b ) [^.;] )* \Z""",
    _FLAGS,
)
# "for a term of two years"; ahead of it stands what lasts so long: "Landlord leases", "the warranty is given"
_BARE = lazy(r"\b (?: for | of | with ) \s+ an? \s+ (?: [\w-]+ \s+ )? (?: term | period ) \s+ of \s", _FLAGS)
_OWN = lazy(
    rf"""\b (?: hereby | obligations \s+ under \s+ this
          | (?<! \b (?: under | pursuant \s+ to | in | of | during | by ) \s+
              (?: this | the | its | an? | that | any ) \s+ (?: [\w-]+ \s+ ){{0,3}} )
            (?: term | duration | {_PAPER} (?! ['’]s ) )
          | (?: employ | engage | retain | appoint | hire | franchise ) (?: e?d | s )? | (?: extend | renew ) \w*
          | serve | (?: sub-? )? (?: lease | let | rent ) e?d ) \b
      | \b (?: landlord | lessor | tenant | lessee | owner ) \s+ (?: does \s+ | shall \s+ | agrees \s+ to \s+ )?
          (?: (?: sub-? )? lease | demise | let | rent | hold | hire | take ) s? \b
      | \b to \s+ have \s+ and \s+ to \s+ hold \b""",
    _FLAGS,
)
_OTHER = lazy(
    r"""\b (?: if | when (?: ever )? | in \s+ the \s+ event | warrant (?: y | ies ) | guarant (?: y | ees? )
        | (?<! \b (?: premises | property | building ) \b [^.;]{0,120} ) (?: parking | storage )
        | letters? \s+ of \s+ credit | loans? | lends? | bonds? | notes? | options? | insurance
        | polic (?: y | ies ) | severance | compet\w* | confiden\w* | records? | books? | copies
        | may \s+ (?: \w+ \s+ )? (?: extend | renew ) ) \b
      | \b (?: after | following | upon ) \s+ (?: [\w'’]+ \s+ ){0,5}?
        (?: terminat | expir | cessation | end (?: s | ed )? \b )""",
    _FLAGS,
)


def of_another(before: str) -> bool:
    """Whether the words of a sentence ahead of a day or a length speak of whom a party appoints, or what it keeps."""
    return _ANOTHERS.search(before[-250:]) is not None


def of_no_own(before: str) -> bool:
    """Whether "for a term of" stands in the words of a sentence, and ahead of it what is not the instrument's own."""
    bare = [match.start() for match in _BARE.finditer(before)]
    ahead = before[: bare[-1]] if bare else ""
    return any(map(str.isalpha, ahead)) and (not _OWN.search(ahead) or _OTHER.search(ahead) is not None)
