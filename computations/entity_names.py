r"""Names of organisations and persons, taken apart so that they can be compared.

"INFOCROSSING, INC." has the stem "infocrossing" and the type "incorporated", as "Infocrossing, Inc." has; "Robert B.
Wallach" has the surname "wallach", the first name "robert" and the initial "b".
"""

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from pipeline.lazy import lazy

_WRITTEN_OUT = {"inc": "incorporated", "corp": "corporation", "co": "company", "ltd": "limited"}
_WORDS_OF_TYPES = """
incorporated; corporation; company; limited; company limited; pte limited; pty limited; plc; public limited company
lp; l p; limited partnership; llp; limited liability partnership; lllp; llc; l l c; limited liability company
na; n a; national association; fsb; pc; ulc; sa; s a; ag; gmbh; nv; bv; spa; srl; sarl; se; ab; asa; oyj; kk; sdn bhd
"""
_TYPES = sorted((tuple(one.split()) for one in regex.split(r"[;\n]", _WORDS_OF_TYPES.strip())), key=len, reverse=True)
_SAME_TYPE = {
    ("limited", "partnership"): ("lp",),
    ("l", "p"): ("lp",),
    ("limited", "liability", "company"): ("llc",),
    ("l", "l", "c"): ("llc",),
    ("limited", "liability", "partnership"): ("llp",),
    ("public", "limited", "company"): ("plc",),
    ("n", "a"): ("na",),
    ("national", "association"): ("na",),
    ("s", "a"): ("sa",),
}

_HONORIFICS = frozenset(
    {"mr", "mrs", "ms", "miss", "dr", "prof", "professor", "sir", "dame", "hon", "judge", "senator"}
)
_SUFFIXES = {"jr": "jr", "junior": "jr", "sr": "sr", "senior": "sr", "ii": "ii", "iii": "iii", "iv": "iv", "v": "v"}
_DEGREES = frozenset({"esq", "phd", "md", "cpa", "cfa", "jd", "mba", "llm", "dds", "pe"})
_PARTICLES = frozenset(
    {"van", "von", "der", "den", "de", "del", "della", "di", "da", "du", "la", "le", "st", "ter", "bin"}
)

_NICKNAMES = """
abigail abby; albert al bert; alexander alex; alfred al fred; andrew andy drew; anthony tony; arthur art; benjamin
ben; catherine cathy kate katie; charles charlie chuck; christine chris; christopher chris; daniel dan danny; david
dave; deborah deb debbie; donald don; douglas doug; edward ed eddie ted; elizabeth beth betsy liz; eugene gene;
francis frank; frederick fred; gerald gerry jerry; gregory greg; harold harry hal; henry hank harry; jacob jake; james
jim jimmy jamie; jeffrey jeff; jennifer jen jenny; john jack johnny; jonathan jon; joseph joe joey; joshua josh;
judith judy; katherine kate kathy katie; kenneth ken kenny; lawrence larry; leonard len lenny; margaret maggie meg peg
peggy; martin marty; matthew matt; michael mike mick; nathaniel nate nathan; nicholas nick; pamela pam; patricia pat
patty trish; patrick pat; peter pete; philip phil; phillip phil; raymond ray; rebecca becky; richard rich rick dick;
robert bob bobby rob; ronald ron; rudolph rudy; russell russ; samuel sam; sandra sandy; stanley stan; stephen steve;
steven steve; stuart stu; susan sue; theodore ted teddy; thomas tom tommy; timothy tim; victor vic; vincent vince;
virginia ginny; walter walt; william bill billy will; zachary zach zack
"""
_CALLED = tuple(frozenset(one.split()) for one in _NICKNAMES.split(";"))

_DROPPED = lazy(r"[.'’`]")
_WORD = lazy(r"[\w]+")
_LEAST = 4
"""First names shorter than this are not taken for one another by spelling: "Jon" and "Ron"."""


@dataclass(frozen=True)
class OrganizationName:
    """The stem of a name and its type, the latter empty where the name has none."""

    stem: str
    type: str


@dataclass(frozen=True)
class PersonName:
    """A person's name in small letters; a bare surname ("Mr. Auster") has no first name."""

    last: str
    first: str = ""
    middle: str = ""
    suffix: str = ""

    def agrees(self, other: "PersonName") -> bool:
        """Whether middle initial and suffix agree, where both names have them."""
        pairs = ((self.middle[:1], other.middle[:1]), (self.suffix, other.suffix))
        return all(one == another or not one or not another for one, another in pairs)


def organization_name(name: str) -> OrganizationName:
    """The name of an organisation without case, punctuation and spaces: "Fund II-A, L.P." is `("fund ii a", "lp")`."""
    words = [_WRITTEN_OUT.get(one, one) for one in _words(name.replace("&", " and "))]
    for kind in _TYPES:
        if len(words) > len(kind) and tuple(words[-len(kind) :]) == kind:
            return OrganizationName(" ".join(words[: -len(kind)]), " ".join(_SAME_TYPE.get(kind, kind)))
    return OrganizationName(" ".join(words), "")


def person_name(name: str) -> PersonName:
    """A person's name in its parts: "Mr. David L. Warnock, Jr." is `("warnock", "david", "l", "jr")`."""
    words = [one for one in _words(name) if one not in _DEGREES]
    while len(words) > 1 and words[0] in _HONORIFICS:
        words = words[1:]
    suffix = _SUFFIXES.get(words[-1], "") if len(words) > 1 else ""
    if suffix:
        words = words[:-1]
    if not words:
        return PersonName("")
    start = len(words) - 1
    while start > 1 and words[start - 1] in _PARTICLES:
        start -= 1
    first, middle = (words[0], " ".join(words[1:start])) if start else ("", "")
    return PersonName(" ".join(words[start:]), first, middle, suffix)


def is_variant(one: str, other: str) -> bool:
    """Whether two first names may be one person's: by a nickname, or by one letter of at least four."""
    if any(one in group and other in group for group in _CALLED):
        return True
    return min(len(one), len(other)) >= _LEAST and _one_letter_apart(one, other)


def _words(name: str) -> list[str]:
    return list(_found(name))


def _found(name: str) -> Iterator[str]:
    yield from _WORD.findall(_DROPPED.sub("", name).casefold())


def _one_letter_apart(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) == 1
    return len(long) - len(short) == 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
