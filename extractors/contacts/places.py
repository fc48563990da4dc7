r"""Lines of postal addresses: streets, buildings, cities with their codes, countries.

"Leonia, New Jersey 07605" is the last line of an address, "2 Christie Heights Street" the first.
"""

import re

from extractors.contacts.words import is_firm
from extractors.lexicon import jurisdictions

_STATES = "|".join(re.escape(name) for name in (*jurisdictions.within("US", "CA"), "D.C."))
CITY = re.compile(rf"[A-Z][\w.' -]{{2,30}},\s+(?:{_STATES}|[A-Z]{{2}})")
"""A city with its state, which is nobody's name."""
_CODES = (
    "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]"
)
ZIP = re.compile(
    rf"(?:\b[A-Z]{{2}}|\b(?:{_CODES})\.|\b[A-Z]\.[A-Z]\.|{_STATES}|{_STATES.upper()}|\b(?!Inc|Corp|Ltd|Bros|Assn)[A-Z][a-z]{{2,4}}\."
    r"|(?<=,\s)(?:A[klrz]|C[aot]|D[ce]|Fl|Ga|Hi|I[adln]|K[sy]|La|M[adeinost]|N[cdehjmvy]|O[hkr]|Pa|Ri|S[cd]|T[nx]|Ut"
    r"|V[at]|W[aivy]))"
    r",?\s{1,16}"
    r"(?:\d{5}(?:-\s?\d{4})?(?![\d,.]\d)|[A-Z]\d[A-Z]\s?\d[A-Z]\d)"
    r"|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b|\b[A-Z]\d[A-Z]\s\d[A-Z]\d\b"
)
"""A state with its ZIP code, a province with its postal code; such a code alone, and a British one: "EC4N 6AB"."""

_NUMBERS = (
    "One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirteen|Fourteen|Fifteen|Sixteen|Seventeen"
    "|Eighteen|Nineteen|Twenty|Thirty|Forty|Fifty"
)
STREET = re.compile(
    r"(?:\d{1,6}(?:[-–]\d{1,6})?[A-Za-z]?,?\s+(?:[NSEW]\.?\s|[NS][EW]\s)?(?:[A-Z\d][\w.'’-]*,?\s){0,5}?"
    rf"|(?:{_NUMBERS}|{_NUMBERS.upper()})\s(?:[A-Z][\w.'’-]*\s){{0,4}}?)"
    r"(?i:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|boulevard|blvd\.?|lane|ln\.?|plaza|place|pl\.?|way|court"
    r"|ct\.?"
    r"|parkway|pkwy\.?|circle|cir\.?|highway|hwy\.?|square|center|centre|terrace|trail|loop|broadway|row|park"
    r"|building|tower"
    r"|turnpike|crescent|mall|pike|expressway|route|alley|walk|wharf|commons?|crossing|heights|hill|point"
    r"|campus)(?![\w'’])"
    r"|\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Qq]uai|[Aa]ll[ée]e|[Cc]ours)\s(?:d[eu]|[A-Z])"
    r"|(?:Calle|Avenida|Avda?\.|Carrera|Paseo|Rua|Rue|Quai|Via|Viale|Piazza|Corso)\s(?:[A-Za-z][\w.'’-]*,?\s){1,5}\d"
    r"|(?:[A-Z]|\d)\w{1,12}\s(?:&|and)\s[A-Z]\w{1,15}\s(?:Street|Avenue|Road)s?(?!\w)"
    r"|[A-Z][\w.-]{0,30}(?:stra(?:ss|ß)e|str\.|weg|platz|gasse|allee|laan|straat|gracht|gatan|vej)\s\d"
    r"|(?:Postboks|Postfach|Postbus|Casilla|Apartado)\s\d"
    r"|(?i:p\.?\s?o\.?\s+(?:box|drawer))\b|(?i:post office box)\b"
    r"|\d{2,6}\s+[A-Z][\w.'’-]*(?:\s[A-Z][\w.'’-]*){0,3}\s?(?=,|\Z)",
)
PLACE = re.compile(
    r"(?i:\b(?:suite|ste\.|floor|fl\.|room|unit|apt\.?|mail\s?(?:stop|code)|m/s|level|bldg\.?|building|tower"
    r"|district|house"
    r"|plaza|center|centre|p\.?o\.?\s?box|box|street|avenue|road|lane|boulevard|drive|parkway|highway)\b)|\d(?:st|nd"
    r"|rd|th)\s(?i:floor|fl)",
)
_COUNTRIES = (
    r"(?:U\.?S\.?A\.?|United States(?: of America)?|Canada|Japan|China|P\.?R\.?\s?(?:of\s)?China|PRC"
    r"|People['’]s Republic of China"
    r"|Hong Kong|Israel|England|United Kingdom|U\.?K\.?|Germany|France|Switzerland|Ireland|Netherlands|The Netherlands"
    r"|Australia|Singapore|India|Korea|Taiwan|Italy|Spain|Sweden|Denmark|Norway|Finland|Belgium|Luxembourg|Bermuda"
    r"|Mexico|Malaysia|New Zealand|South Africa|Argentina|Chile|Greece|Portugal|Poland|Turkey|Russia|Thailand"
    r"|Philippines|Indonesia|Vietnam|Brazil|Cayman Islands|British Virgin Islands|Austria|Scotland|Wales)\.?"
)
COUNTRY = re.compile(_COUNTRIES)
ABROAD = re.compile(
    rf",\s+{_COUNTRIES}(?:\s(?:\d{{5,6}}(?:-\d{{4}})?|\d{{3}}-\d{{4}})(?![\d-]))?(?=\s|,|\Z)(?!\s+[A-Z]\d[A-Z]\s?\d)"
)
"""The end of an address with its country: "Kohoku-Ku, Yokohama, Kanagawa, Japan"."""
CARE = re.compile(r"(?:c/o|C/O|care of)\s+")


def is_address(said: str) -> bool:
    """Whether a line is part of a postal address."""
    return bool(
        ZIP.search(said) or STREET.match(said) or COUNTRY.fullmatch(said.strip(" ,;"))
        or _is_abroad(said) or (PLACE.search(said) and (any(char.isdigit() for char in said)) and not is_firm(said))
    )  # fmt: skip


def _is_abroad(said: str) -> bool:
    """Whether a line is a whole address that ends with its country, whatever its code looks like."""
    country = ABROAD.search(said)
    return country is not None and country.end() == len(said) and (said.count(",") > 2 or any(map(str.isdigit, said)))
