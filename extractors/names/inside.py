"""What stands inside a person's name: given names cut short, particles of family names, what somebody is called.

Parts of patterns without flags, like those of `behind`: every pattern of a person's name is made of them.
"""

CUT_SHORT = r"(?i:Benj|Chas|Danl|Edw|Fredk|Geo|Jas|Jno|Jos|Richd|Robt|Saml|Thos|Wm)\."
"""A given name as signatories write it: "Wm. F. Doe"."""

PARTICLE = (
    r"(?:[Vv][ao]n|[Vv]om|[Dd]e[nrl]?|[Dd]ella|[Dd]i|[Dd][ao]s|[Dd]a|[Dd]u|[Ll][ae]|[Ll][ao]s|[Zz]u[mr]?|[Tt]er|ten"
    r"|[Bb]int?|[Ii]bn|[Ee]l|al|ben|do|e|y|Ní|St\.)"
)
"""A word that a family name begins with or holds: "Ludwig van den Berg", "Ali bin Doe", "Ann St. Roe"."""

PARTICLES = rf"(?:{PARTICLE}\s+){{1,3}}+"
"""All those before a family name, with the white space behind them."""

JOINED = r"(?:(?:[Aa]l|[Ee]l|[Aa]n|[Aa]d|[Aa]r|[Aa]s)[-‑]|[dl]['’])"
"""An article in small letters that the family name hangs on: "Fahad al-Roe", "Lou d'Arcy"."""

NICKNAME = r"(?:[“\"(]{1,2}\p{Lu}[\p{L}.]+[”\")]{1,2})"
"""What somebody is called: the "Bill" of "William "Bill" Doe"."""

BEGINS = rf"\p{{Lu}}[\w.'’-]*\s+(?:{PARTICLES})?(?:{JOINED}?\p{{Lu}}|{NICKNAME})"
"""How a name of two words and more begins: "Ann R", "Ludwig van den B"."""

PERSON = rf"\p{{Lu}}[\w.'’-]*(?:\s+(?:{PARTICLES})?(?:{NICKNAME}|{JOINED}?\p{{Lu}}[\w.'’-]*)){{1,3}}"
"""Two to four words of a name, whoever bears it."""
