"""The words between the parties of a list: what leads to a name, parts it from the next one, and ends the list."""

import regex

from extractors.lexicon.words import lines
from pipeline.lazy import lazy

_FORMED = (
    r"\s+(?:\p{Lu}[\w.&'’-]*,?\s+){1,5}(?:Inc|INC|Corp|CORP|Co|CO|Ltd|LTD|LLC|L\.L\.C|L\.P|N\.A"
    r"|(?i:national\s+association))\b\.?\s*[,(]"
)
"""A name with its legal form that stands behind an article: "between the Acorn Corp. ("Acorn") and"."""
_NAMED = (
    r"\s+(?:\p{Lu}[\w.&'’-]*\s+){2,5}(?:(?:Trust|TRUST)\b(?!\s+(?:Company|COMPANY))|(?i:partnership|foundation"
    r"|authority|commission|tribe|nation|band|indians|hospital|cent(?:er|re)|college|school|cooperative|league|federation|district|department|institute|university|ministry|society|council"
    r"|(?<!\bagent\s)agency)\b(?=\s*[,(]))"
    r"|\s+(?:\p{Lu}[\w.&'’-]*\s+){1,5}(?i:tribes?|nation|band|institute|college|school|museum|society|council|foundation|academy"
    r"|hospital|association|federation|league|university|bank)\s+(?i:of|for)(?:\s+(?:(?:of|the)\s+){0,2}\p{Lu}[\w.]*){1,5}"
    r"(?=\s*[,(])"
)
"""A name of three words and more that ends with a word for an organisation, "the Acorn Valley Partnership, an Ohio", or
has a place or a field behind that word: "the Teal Tribe of Oklahoma, an"."""
_STATED = (
    r"\s+(?:\p{Lu}[\w.&'’/-]*\s+){1,5}?(?:[df]/[bk]/?a\b|\p{Lu}[\w.&'’/-]*,?\s+(?i:an?)\s+(?:\p{Lu}[\w.]+\s+){1,2}"
    r"(?i:(?:(?:limited|general|non-?profit|business|statutory|banking)\s+(?:liability\s+)?)?"
    r"(?:corporation|company|partnership|trust|association))\b)"
)
"""A name whose legal form is said behind it: "the Acorn Valley Group, an Ohio general partnership"."""
_LETTERED = (
    r"(?:A\.(?=\s+\p{Lu}(?:[^;]|;(?!\s+(?:and\s+)?B\.)){9,900}+;\s+(?:and\s+)?B\.\s)"
    r"|(?<=;\s{1,9}(?:and\s{1,9})?)[B-H]\.(?=\s+\p{Lu})"
    r"|(?<=\n[ \t]*)A\.(?=\s+\p{Lu}(?:[^\n]|\n(?![ \t]*\n)){9,900}\n[ \t]*\n[ \t]*B\.\s)"
    r"|(?<=[)”\"]\s{0,3}\n[ \t]{0,20}\n[ \t]{0,40})[B-H]\.(?=\s+\p{Lu}))"
)
"""The letter of a party in a list whose parties semicolons part: "A. Acorn, Inc. ("Acorn"); and B. Bolt LLC"."""
_HONOURS_FIRM = (
    r"(?:\s+[\p{Lu}&][\w&'’-]*){1,7},?\s+"
    r"(?:Inc|INC|Corp|CORP|Co|CO|Ltd|LTD|LLC|L\.L\.C|L\.P|(?i:company|corporation|incorporated|limited))\b"
)
"""A firm's name behind the honorific that it begins with: "Dr. Teal Bottling Company"."""
_LABEL = r"(?:following|entity|person|party|individual|customer)(?:\s+[a-z()/-]+){1,9}:"
"""What leads to the name of a party: "the following individual(s) or entity:"."""
_SAYS_WHAT = r"(?!(?:of|by|through|its|their|his|her|for|in|to|with|as)\b)\p{Ll}[\w-]*"
"""A word of what stands before a name and says what its bearer is: "between professional golfer, Ann Doe"."""
_LEAD = lazy(
    rf"(?:\s|the\s+{_LABEL}"
    r"|[,;:.•·|\-–—]|(?:and|AND|And|among|AMONG|between|BETWEEN|by"
    r"|(?:the\s+following(?:\s+two)?(?:\s+parties)?|following\s+parties)(?:\s+on\s+[^:.;]{4,40}(?=:))?|the\s+parties(?:\s+as\s+follows)?|is|made|with)\b(?=[\s:,])"
    rf"|(?:Mr|Mrs|Ms|Dr|Messrs|MR|MRS|MS|DR)\.(?=\s+\p{{Lu}})(?!{_HONOURS_FIRM})(?!\s+\p{{Lu}}\p{{L}}+(?:['’][sS]|[sS]['’])\s)"
    r"|(?:and|AND)?\s*(?:its|their)\s+(?:[\w-]+\s+){0,3}(?:subsidiar(?:y|ies)|affiliates?|parent)(?:\s+compan(?:y|ies))?,?(?=\s+\p{Lu})"
    r"|(?:and\s+)?(?:his|her)\s+(?:wife|husband|spouse),?(?=\s+\p{Lu})|each\s+of(?=\s+\p{Lu})|(?:\*\*?|__?)(?=\p{Lu})"
    rf"|(?:the|THE)(?={_NAMED}|{_STATED})"
    r"|(?:the|THE)(?=\s+(?:\p{Lu}\w+\s+){0,3}(?i:university|board|regents|trustees|institute|department|ministry|estate)\s+(?i:of)\s)"
    r"|(?:the|THE|The)(?=\s+(?i:city|town|village|county|state|commonwealth|borough|township|port(?:\s+authority)?|regents|republic|kingdom"
    r"|government|people['’]s\s+republic|united\s+states|(?:inter)?national\s+\p{L}+|(?:\p{L}+\s+)?brotherhood)\s+(?i:of)\s)"
    r"|(?:with\s+)?the\s+joinder\s+of(?=\s+\p{Lu})"
    rf"|the(?={_FORMED})"
    r"|(?:(?:solely|only)\s+)?(?:for\s+(?:the\s+)?(?:limited\s+)?purposes?\s+of|with\s+respect\s+to)\s+(?:[^;(“\".]|\.\d){3,60}?,(?=\s+\p{Lu})"
    r"|\(?(?:[ivx]{1,4}|\d{1,2}|[a-z]|(?:[A-Z]|[IVX]{2,4})(?=\)))[.)](?=\s)|\((?:\d{1,2}|[a-zA-Z])\)"
    rf"|{_LETTERED}|(?<=\n[ \t]*)\d(?=[ \t]{{2,}}\p{{Lu}})|on\s+the\s+one\s+(?:hand"
    r"|part)|on\s+the\s+other\s+(?:hand|part)"
    r"|(?:[Tt]he\s+)?(?:undersigned|parties\s+hereto|investors\s+named\s+below)(?=,)|The(?=\s+following)"
    r"|the\s+undersigned\s+(?:\p{Ll}+\s+){0,2}\p{Ll}+,(?=\s+\p{Lu})"
    rf"|(?:{_SAYS_WHAT}\s+){{0,3}}{_SAYS_WHAT},(?=\s+(?:\p{{Lu}}[\p{{L}}.'’-]*\s+){{1,3}}\p{{Lu}}[\p{{L}}'’-]+,?\s+\([^()\"“]{{0,40}}[\"“])"
    r"|(?i:the\s+undersigned)(?=[:\s]*\n|\s+\p{Lu}[\w.&'’-]+[ ,])|(?i:plaintiffs?|defendants?)(?=\s+\p{Lu}))*",
)
ROLES = (
    r"(?i:licensor|licensee|company|distributor|supplier|buyer|purchaser|seller|vendor|customer"
    r"|client|contractor|consultant|lender|borrower|landlord|tenant|lessor|lessee|manufacturer|reseller|sponsor|provider|franchisor|franchisee"
    r"|employer|employee|executive|agent|guarantor|owner|manager|assignor|assignee|investor|shipper|transporter|consignor|consignee|principal|publisher|author|advertiser|producer"
    r"|mortgag(?:or|ee)|pledg(?:or|ee)|creditor|debtor|credit\s(?:grantor|applicant|provider)|option(?:or|ee)|agency|affiliate|dealer|retailer|merchant|developer|subcontractor|grantor|grantee|insurer"
    r"|sub(?:lessor|lessee|landlord|tenant)|(?:service|content)\sprovider|oem|artist|player|athlete|endorser|talent|operator|carrier|charterer|applicant|team|host)"
)
"""Roles that a line gives its name behind a colon."""
BESIDE = rf"(?:{ROLES}|(?i:label|institution|broker|representative))"
"""Roles that stand beside a name in parentheses: behind a colon a broker or representative need be no party."""
_ROLE_LINES = "|".join(regex.escape(role.upper()).replace(r"\ ", r"\s") for role in lines("party_roles"))
_LETTER = r"(?:Party|PARTY)\s+[A-Z1-9]"
LABEL = lazy(
    rf"(?:the\s+)?(?:(?P<label>{_LETTER}\b|(?!(?i:whereas|recitals?|background|preamble|representative|broker)\b)"
    r"[A-Z][A-Za-z-]{2,18}(?:\s[A-Z][a-z]+)?)"
    rf"(?:\s*\((?:the\s+)?[\"“]?(?P<also>{_LETTER}|{BESIDE})[\"”]?\))?\s*[:：]\s*"
    r"(?:\((?:Name|Legal|Insert)\b[^()]{0,90}\)\s*)?(?=\S)"
    rf"|(?<=\n[ \t]*)(?P<label>{_ROLE_LINES})[ \t]*\n\s*(?=\p{{Lu}})"
    rf"|(?P<label>{BESIDE}),\s+(?!{BESIDE}\b)(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?(?=\p{{Lu}}))"
)
"""A role before the name of whoever has it: with a colon or a comma, or in capitals on a line of its own; two of them
in translations: "Party A (Licensor): Acorn Co., Ltd."."""
STOP = (
    r"WHEREAS|Whereas|(?<!\b(?:is|are|was|be|been)\s)enter(?:ed|s)?\s+into|(?i:operative\s+provisions|agreed\s+terms)\b|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|RECITALS?|Recitals|R\s\sE\s?C\s?I\s?T\s?A\s?L\s?S"
    r"|BACKGROUND|Background|NOW,?\s+THEREFORE|INTRODUCTION|TABLE\s+OF|Table\s+of\s+Contents|hereby(?!\s+(?:\w+,?\s+){1,5}?(?:un)?to\s+\p{Lu})|agrees?\s+(?:as|that|to)"
    r"|shall|(?<!which\s)(?<!who\s)(?<!that\s)(?<!\bor\s)(?:have|has|had|will|confirms?|issued|sold|wish(?:es)?|intends?|proposes?)|desires?|provides?\s+for|sets?\s+forth|with\s+(?:respect|reference|regard)\s+to|in\s+connection\s+with"
    r"|as\s+follows:|promises?\s+to(?!\s+pay\s+to\s+the\s+order\s+of\s+\p{Lu})|(?<!\b(?:incorporated|organi[sz]ed|existing|formed|established|created|registered|represented|acting|constituted)\s+)pursuant\s+to(?!\s+(?:the\s+)?(?:laws?|statutes?)\b)|Dated?\s|DATED\s+AS|dated\s+as|(?<!\b(?i:trust|u/[ad]/t)\s)dated\s|for\s+the\s+purpose(?!s\s+of\s+this)|proposes?|understands?|The\s+[Pp]arties|THE\s+PARTIES"
    r"|T(?:his|HIS)\s+(?:\p{Lu}[\w-]*\s+){0,6}(?:Agreement|AGREEMENT)|IN\s+WITNESS|(?i:each\s+of\s+the\s+foregoing)|In\s+this\s+Agreement|collectively\s+referred"
)
"""The words with which a list of parties is over."""

_BODY = (
    r"1(?:\.\d+)*[.)]?\s+\p{Lu}|(?i:article|section)\s+(?:1|I|one)\b"
    r"|[\"“][^\"“”]{1,60}[\"”],?\s+(?:shall\s+)?(?:means?|ha(?:s|ve)\s+the\s+meaning)\b"
)
"""How a paragraph begins that is no list of parties any more: with the first section or with a definition."""

SEPARATOR = lazy(
    rf"""(?P<mark>(?<=[\s.;)])(?<!\d\.)(?:\(?(?:[2-9]|[b-f])[.)]\s+
        |(?<=(?:;\s{{1,9}}(?:and\s{{1,9}})?|[)”"]\s{{0,3}}\n[ \t]{{0,20}}\n[ \t]{{0,40}}))[B-H]\.\s+|\([2-9]\)
        |[2-9](?<=;[ \t]{{0,9}}(?:and)?[ \t]{{0,9}}(?:\n[ \t]{{0,40}}){{1,3}}[2-9])[ \t]{{2,9}})(?=\p{{Lu}}))
    | (?P<open>\() | (?P<stop>\b(?:{STOP}))
    | (?P<and>\b(?:in\s+favou?r\s+of(?:\s+\([a1i]\))?|held\s+by|for\s+the\s+benefit\s+of
            |to\s+the\s+order\s+of|(?<=[)”"],\s)to
            |hereby\s+(?:\w+,?\s+){{1,5}}?(?:un)?to)\s+(?=\p{{Lu}}|\[[\s_●•*.]+\]|_{{3,}})
        | ,?\s+(?:for\s+(?:and\s+)?itself\s+and\s+)?(?:for\s+and\s+)?on\s+behalf\s+of\s+(?=\p{{Lu}})
        | ;\s*(?:and\b|AND\b|&)? | (?:,?\s+|,)(?:and|AND|And|&|together\s+with|as\s+well\s+as)[,:]?\s+(?!/or)
        | [-–—]\s*(?:and|AND)\s*[-–—])
    | (?P<label>\b(?:Party|PARTY)\s+[B-Z2-9]\s*(?:\([^()\n]{{3,40}}\)\s*)?[:：]
        |\b{ROLES}\s*\((?:Party|PARTY)\s[B-Z2-9]\)\s*[:：]|(?<=\n)[ \t]*(?:Name|NAME|{ROLES})\s?:(?=\s*\p{{Lu}}))
    | (?P<comma>,\s+|(?<=[”"]\))(?:[ \t]*\n){{1,2}}(?=[ \t]*\p{{Lu}})
        |(?<=\(\p{{Lu}}[\w ]{{2,30}}\))[ \t]*\n[ \t]*\n(?=[ \t]*\p{{Lu}})
        |(?<=,[ ]as[ ]\p{{Lu}}\w{{3,14}})[ \t]*\n(?=[ \t]*\p{{Lu}}[^\n]{{3,60}},[ ]as[ ]\p{{Lu}}))
    | (?P<sentence>(?<=[)”"’'])\s*\.(?!\s+\((?:[2-9]|[b-f])\)\s|\s+(?:And|AND)\s)
            (?=\s+\p{{Lu}}|\s+1(?:\.\d+)*[.)]?\s+\p{{Lu}}|\s*\n|\s*\Z)
        | (?<!\bNo)\.(?=\s+1(?:\.\d+)*\.\s+\p{{Lu}})
        | \.(?=[ \t]*\n[ \t]*\n\s*(?:(?!And\b|Party\s[B-Z2-9]\b[^:\n]{{0,40}}[:：])\p{{Lu}}\p{{Ll}}|\d))
        | \n(?=[ \t]*\n\s*(?:{_BODY})))
    """,
    regex.VERBOSE,
)
INTRODUCED = lazy(
    r"\s*+,?\s*+(?:\(|an?\s+\p{L}|AN?\s+\p{Lu}{3}|HAVING\b|WHOSE\b|LOCATED\b|ORGANI[SZ]ED\b|WITH\s+(?:ITS|AN?|OFFICES)\b|OF\s\d|with\s+(?:its|an?|his|her|offices|principal|registered)\b|having\b|whose\b|located\b|as\s|c/o|hereinafter|referred\s+to\b"
    r"|\[\s*(?:the\s+)?[\"“]|(?:duly\s+)?(?:organi[sz]ed|incorporated|established|existing|registered)\s+(?:and\s+\w+\s+)?(?:under|in)\b"
    r"|represented\s+(?:\w+\s+)?by\b|(?:for\s+itself\s+and\s+)?on\s+(?:its\s+own\s+behalf|behalf\s+of)\b"
    r"|(?:[dfn]/[bk]/?a|doing\s+business|trading|formerly)\b|individually|acting\s|which\s+(?:is|has|was)\b|of\s(?:\d|P\.?\s?O\.?\s?Box|the\s(?:City|Town|Village|County|Municipality)\sof\b|\p{Lu}[\w.]+(?:\s\p{Lu}[\w.]+)?,\s\p{Lu}|(?:the\s)?(?:\p{Lu}[\w.]+\s){1,3}\())"
)
ADDRESSED = lazy(
    r",\s+\d{1,5}\s\p{Lu}[^;()\"“]{8,110}?(?:,\s+|\(\s*)"
    r"(?:(?:(?:\p{Ll}+|\p{Lu}{2,}),?\s+){0,5}[\"“'‘]|(?i:hereinafter|hereafter)\s)"
)
"""A bare address between a name and its short name: ", 350 Elm Lane, Dayton, OH 45001 (the "Consultant")"."""
UNNAMED = lazy(
    rf"(?:\((?:[ivx]{{1,4}}|[IVX]{{1,4}}|\d{{1,2}}|[a-z])\)\s+)?(?:the(?!{_FORMED})"
    rf"(?!\s+\p{{Lu}}[a-z]+\s*:|\s+{_LABEL}|\s+{BESIDE},\s+(?!{BESIDE}\b)\p{{Lu}}"
    r"|\s+(?i:regents|university|board|city|town|county|state|trustees|estate|ministry|department|government|secretary|republic|kingdom|united\s+states|commonwealth|port\s+authority|sole|only|record|beneficial)\b"
    rf"|{_NAMED}|{_STATED})|THE\s+PERSONS|you|each(?!\s+of\s+\p{{Lu}})|those|certain|all(?!\s+of\s+its)|any|such)\b|_{{2,}}|<<|\["
)
"""How a list goes on with a party that has no name here: "and the Franchisee set forth in the Addendum"."""


IN_ROLE = lazy(
    r",?\s+(?:(?:not\s+in\s+its\s+individual\s+capacity[^.;(]{0,40}\s)?(?:as|As|AS)|in\s+(?:its|his|her)\s+capacity\s+as)\s+(?:the\s+|an?\s+)?"
    r"(?:[\"“]?\p{Lu}|(?:[\w-]+\s+){0,3}?(?:agents?|trustee|lender|guarantor|borrower|issuer|servicer|arranger|seller|buyer"
    r"|purchaser|depositor|custodian|administrator|registrar|depositary)\b)"
)
"""The role in which somebody is a party: "Beta Bank, N.A., as Administrative Agent"."""

_NO_NAME = (
    r"(?:\[[\s_●•*.]+\]|_{3,}|\(\*{1,5}\)|\*{1,5}|[Xx]{3,}"
    r"|[Yy]ou(?=,?\s\()|the\s(?:\p{Ll}+\s){0,2}(?:customer|client|subscriber|user|participant|merchant|entity|individual|person|party|company)"
    r"(?:\s\p{Ll}[^();.]{0,90})?(?=,?\s\())"
)
BLANK = lazy(
    rf"{_NO_NAME}(?:(?:\s\p{{Lu}}+)?,?\s[^;()]{{0,120}}\([^()]{{4,90}}\)[\s,]*(?:and\s+)?"
    rf"|(?:\s+(?i:and)\s+{_NO_NAME})?(?:,?\s[^;()]{{0,80}}[\"”],?)?\s+(?i:and)\s+)(?=\p{{Lu}})"
)
"""The first party of a form, whose name is to be filled in: "[____] TRUST, a Delaware trust (the "Trust"), and"; and
one whose name was left out of the filing: "XXXXX and"; and a reader: "you ("Customer") and"."""
ONE_PART = r"\s*-?\s*(?i:,?\s+(?:(?:party\s+)?of|on)\s+the\s+(?:one|first)\s+(?:hand|part)\s*)?\Z"
CLOSED = lazy(rf"[)\]”\">»]{ONE_PART}")
"""The end of a short name before a separator: `(the "Seller"), on the one hand`."""


def lead_end(text: str, start: int, limit: int) -> int:
    """Where the connecting words at `start` end: after "between and among the parties"."""
    lead = _LEAD.match(text, start, limit)
    return lead.end() if lead else start
