"""Currencies: ISO 4217 codes of the signs, letters and names by which filings know them.

`sign_code("US$")` is "USD", `name_code("Hong Kong dollars")` "HKD".
"""

import regex

_SIGN_CODES = {
    "$": "USD", "US$": "USD", "USD$": "USD", "C$": "CAD", "CA$": "CAD", "CAD$": "CAD", "CDN$": "CAD", "CAN$": "CAD",
    "A$": "AUD", "AU$": "AUD", "AUS$": "AUD", "HK$": "HKD", "NT$": "TWD", "S$": "SGD", "SG$": "SGD", "NZ$": "NZD",
    "R$": "BRL",
    "MEX$": "MXN", "MX$": "MXN", "PS$": "MXN", "£": "GBP", "€": "EUR", "¥": "JPY", "₹": "INR", "₪": "ILS", "₩": "KRW",
    "(POUND)": "GBP", "(POUNDS)": "GBP", "(POUNDSSTERLING)": "GBP", "(POUNDSTERLING)": "GBP",
    "(EURO)": "EUR", "(YEN)": "JPY",
}  # fmt: skip
_NAME_CODES = {
    "canadian": "CAD", "australian": "AUD", "hong kong": "HKD", "singapore": "SGD", "new zealand": "NZD",
    "new taiwan": "TWD",
}  # fmt: skip
DOLLAR_CODES = frozenset(("USD", *_NAME_CODES.values()))
"""The codes of the currencies that are called dollars."""
NATIONS_LETTERS = "(?:US|CA?|CDN|AU?|HK|NT|S|NZ)"
"""The letters before the sign of a nation's dollars: "HK$", "CDN$"."""
CODES_BEHIND = (
    "USD", "EUR", "GBP", "CAD", "RMB", "CNY", "CHF", "SEK", "NOK", "DKK", "JPY", "AUD", "HKD", "SGD", "NZD", "NIS",
    "ILS", "MXN", "BRL", "INR",
)  # fmt: skip
"""The letters that stand behind a figure as well: "1,000,000 CHF"."""
CODES = (
    "USD", "EUR", "GBP", "CAD", "AUD", "JPY", "CHF", "CNY", "RMB", "INR", "HKD", "SGD", "SEK", "NOK", "DKK", "ILS",
    "NIS", "MXN", "BRL", "ZAR", "NZD", "TWD", "KRW", "DEM", "THB", "PLN", "CZK", "HUF", "RUB", "AED", "QAR", "KWD",
    "MYR", "IDR", "VND", "PHP", "ARS", "CLP", "EGP", "NGN", "KES", "PKR", "UAH", "RON", "ISK", "BEF", "FRF", "NLG",
    "ITL",
)  # fmt: skip
"""Letters that stand before a figure: ISO 4217 codes, and RMB and NIS, which filings write for CNY and ILS."""

SHORT_NAMES = (
    "DM",
    "Euro",
    "EURO",
    "Rmb",
    "ECU",
    "FF",
    "SFr.",
    "SFr",
    "Sfr.",
    "Sfr",
    "Dfl.",
    "Dfl",
    "Lit.",
    "RM",
    "Ptas.",
)
"""Names that stand before a figure as codes do."""
AMBIGUOUS = frozenset(("ECU", "FF", "Lit.", "RM"))
"""Short names that are other things as well ("RM 500", a room): money only before what only a sum has."""

_WRITTEN = {"RMB": "CNY", "Rmb": "CNY", "NIS": "ILS", "DM": "DEM", "Euro": "EUR", "EURO": "EUR", "ECU": "XEU",
            "FF": "FRF", "SFr.": "CHF", "SFr": "CHF", "Sfr.": "CHF", "Sfr": "CHF", "Dfl.": "NLG", "Dfl": "NLG",
            "Lit.": "ITL", "RM": "MYR", "Ptas.": "ESP"}  # fmt: skip
_NAMES = {"euro": "EUR", "sterling": "GBP", "pounds sterling": "GBP", "yen": "JPY", "yuan": "CNY",
          "renminbi": "CNY", "rupee": "INR", "guilder": "NLG", "lire": "ITL", "peseta": "ESP", "escudo": "PTE",
          "drachma": "GRD", "schilling": "ATS", "shekel": "ILS", "ringgit": "MYR", "baht": "THB", "zloty": "PLN",
          "ecu": "XEU"}  # fmt: skip
NATIONAL = {
    "deutsche mark": "DEM", "deutschemark": "DEM", "deutschmark": "DEM", "german mark": "DEM", "swiss franc": "CHF",
    "french franc": "FRF", "belgian franc": "BEF", "norwegian krone": "NOK", "norwegian kroner": "NOK",
    "danish krone": "DKK", "danish kroner": "DKK", "swedish krona": "SEK", "swedish kronor": "SEK",
    "swedish kroner": "SEK", "mexican peso": "MXN", "argentine peso": "ARS",
    "chilean peso": "CLP", "brazilian real": "BRL", "brazilian reais": "BRL",
    "israeli shekel": "ILS", "korean won": "KRW", "south african rand": "ZAR", "russian ruble": "RUB",
    "thai baht": "THB", "polish zloty": "PLN", "czech koruna": "CZK", "hungarian forint": "HUF",
    "malaysian ringgit": "MYR", "philippine peso": "PHP", "indonesian rupiah": "IDR",
    "italian lire": "ITL", "dutch guilder": "NLG", "british pound": "GBP",
}  # fmt: skip
"""Currencies whose name says whose they are, in the singular: "Deutsche Mark", "Norwegian Kroner"."""

_PESOS = {
    ("Mexico", "Mexican"): "MXN", ("Argentina", "Argentine|Argentinian"): "ARS", ("Chile", "Chilean"): "CLP",
    ("Philippines", "Philippine"): "PHP", ("Colombia", "Colombian"): "COP", ("Uruguay", "Uruguayan"): "UYU",
}  # fmt: skip
"""Codes of pesos by the nation and by what is of that nation."""

OTHER_SIGNS = "£€¥₹₪₩"
"""Currency signs besides the dollar."""
SPELLED_SIGNS = r"\( (?: pounds? (?: \s sterling )? | euro | yen ) \)"
"""What filings in plain letters have for such signs, for a verbose pattern: "(pound)5,000"."""

NATION = (
    r"(?i: U\.?\ ?S\.? | United \s+ States | Canadian | Australian | Hong \s+ Kong | Singapore | New \s+ Zealand"
    r" | New \s+ Taiwan )"
)
"""Whose dollars they are, for a verbose pattern: "U.S.", "Canadian"."""

DOLLARS = rf"(?i: (?: {NATION} \s+ )? dollars? \b )"
"""The name of a dollar, for a verbose pattern: "U.S. dollars", "Canadian Dollars", "Dollars"."""


STATEMENT_SIGNS = (*(f"{nation}$" for nation in ("", "US", "C", "A", "HK", "NT")), "€", "£", "¥")
"""The signs that stand before the figures of statements."""


def sign_code(sign: str) -> str:
    """The code of a sign with what stands before it: "U.S. $" is USD, "Canadian dollars $" CAD, "MXN$" MXN."""
    written = "".join(sign.split()).replace(".", "").upper()
    if written in _SIGN_CODES:
        return _SIGN_CODES[written]
    letters, name = written[:-1], " ".join(sign[:-1].lower().removesuffix("funds").split())
    nation = name.removesuffix("s").removesuffix("dollar").strip()
    if nation in _NAME_CODES:
        return _NAME_CODES[nation]
    if name.removesuffix("s") in NATIONAL:
        return NATIONAL[name.removesuffix("s")]
    return written_code(letters) if letters in CODES else _SIGN_CODES[written[-1]]


def peso_code(text: str) -> str | None:
    """The code of pesos that no nation stands beside: of the only one of such a currency that the text names."""
    codes = {code for (nation, of_it), code in _PESOS.items() if _speaks_of(text, nation, of_it)}
    return codes.pop() if len(codes) == 1 else None


def _speaks_of(text: str, nation: str, of_it: str) -> bool:
    """Whether the text names the nation, or what is of it; not New Mexico, nor a firm called Colombian Emeralds."""
    if not any(name in text or name.upper() in text for name in (nation, *of_it.split("|"))):
        return False
    named = rf"(?<!(?i:New|Gulf\s+of)\s+)\b(?:{nation}|{nation.upper()})\b"
    adjective = rf"\b(?:{of_it}|{of_it.upper()})\s+(?:[a-z]|(?i:pesos?|currency|laws?|government)\b)"
    return regex.search(f"{named}|{adjective}", text) is not None


def name_code(nation: str) -> str:
    """The code of a nation's dollar; a bare one is that of the United States."""
    return _NAME_CODES.get(" ".join(nation.lower().split()), "USD")


def is_called(code: str, name: str) -> bool:
    """Whether the currency is called so: HKD is "dollars" and "Hong Kong dollars", not "US dollars"."""
    nation, _, kind = " ".join(name.lower().split()).rpartition(" ")
    if kind.startswith("dollar"):
        return name_code(nation) == code if nation else code in DOLLAR_CODES
    return code in _CALLED[kind.removesuffix("s")]


_CALLED = {"euro": ("EUR",), "franc": ("CHF", "FRF", "BEF")}

_OTHER = {**_NAMES, **NATIONAL}


def other_code(name: str) -> str:
    """The code of a currency that is no dollar by its name: "Yen" is JPY. Raises KeyError for any other name."""
    plain = " ".join(name.lower().split())
    return _OTHER.get(plain) or _OTHER[plain.removesuffix("s")]


def written_code(letters: str) -> str:
    """The ISO 4217 code of a word from `CODES` or `SHORT_NAMES`: "RMB" is CNY, "DM" DEM."""
    return _WRITTEN.get(letters, letters)
