"""How titles look: the nouns of instruments, what stands in front of a title, what follows and is none of it.

"EX-10.37 3 w16650.txt EXHIBIT 10.37 SUPPLY AGREEMENT between Alpha and Beta": a page's head and a number before,
parties behind. `pipeline.title` chooses with these.
"""

import re

FRONT = 2500
"""So much of a document is searched for a title that the splitter has not seen."""

NOUN = (
    r"(?:AGREEMENT|INDENTURE|CONTRACT|LEASE|AMENDMENT|ADDENDUM|WARRANT|DEBENTURE|GUARANTY|GUARANTEE|CERTIFICATE"
    r"|POWER\s+OF\s+ATTORNEY|WAIVER|SUPPLEMENT|ENDORSEMENT|JOINT\s+FILING\s+STATEMENT"
    r"|PLAN(?:\s+OF\s+(?:MERGER|EXCHANGE|SHARE\s+EXCHANGE|REORGANI[SZ]ATION|ARRANGEMENT|CONVERSION|LIQUIDATION))?"
    r"|(?:MUTUAL|GENERAL)\s+RELEASE"
    r"|MEMORANDUM\s+OF\s+(?:UNDERSTANDING|AGREEMENT)|LETTER\s+OF\s+INTENT|BILL\s+OF\s+SALE|STATEMENT\s+OF\s+WORK"
    r"|(?:PROMISSORY|CONVERTIBLE|SUBORDINATED?|SECURED)\s+NOTE|DEED\s+OF\s+TRUST)"
)
INSTRUMENT = re.compile(rf"\b{NOUN}\b", re.IGNORECASE)
CAPITALS = re.compile(
    r"(?<![\w-])(?:(?!THIS\b)(?:[A-Z][A-Z0-9&,'’/-]*|\([A-Z]+\)?|[A-Z]+\)|[A-Z]{2,4}\.)[ \t]+(?:[-–][ \t]+)?){0,10}"
    rf"{NOUN}"
    rf"(?:[ \t]+{NOUN})?"
    r"(?:[ \t]+(?:NO\.[ \t]*\d+|[IVX]+|\d+)(?!\w))?"
    rf"(?:[ \t]+TO[ \t]+(?:THE[ \t]+)?(?!AGREEMENT|CONTRACT)(?:[A-Z][A-Z&,'’/-]*[ \t]+){{1,8}}?{NOUN})?(?!\w)"
)
LINE = re.compile(
    r"(?:^|[ \t]{3})[ \t]*((?:(?:[A-Z][\w&,'’/-]*|and|of|for|to|the|or|in|No\.|#?\d+)"
    r"[ \t]+){0,12}(?:Agreement|Contract|Lease|Amendment|Addendum|Indenture|Warrant|Plan)"
    r"(?:[ \t]+(?:No\.[ \t]*)?\d+)?)(?=[ \t.]*$|[ \t]{3,})",
    re.MULTILINE,
)
BEFORE = re.compile(
    r"(?:(?:EX[\w.()-]*\s+(?:[A-Z]+\s+){0,3})?\d+\s+[\w.-]+\.(?:html?|txt|pdf)\s+"
    r"|(?:EX(?:HIBIT)?|Ex(?:hibit)?|ATTACHMENT|Attachment|SCHEDULE|APPENDIX|ANNEX)\b[\s.:-]*(?:NO\.\s*)?"
    r"(?:[\w.()-]*\d[\w.()-]*|\(?[A-Za-z]{1,2}\)?[\w.()-]{0,3}|[IVX]+)\s+"
    r"|(?i:(?:execution|conformed|composite|redacted|public|final|original|counterpart)\s+(?:conformed\s+)?(?:copy|version|form)"
    r"|(?:(?:personal|strictly|private|company)\s*)?(?:(?:and|&)\s*)?confidential(?:\s+treatment\s+requested)?|counterpart)\s+"
    r"|\[FORM\]\s*|(?i:form\s+of)\s+|TH(?:E|IS)\s+|\*+\s*"
    r"|(?i:contract\s+(?:no\.?|number)\s*(?::\s*|(?=\d)))(?:(?=\D*$)|\S+\s*))+"
)
_FORM = r"(?:INC|CORP|CORPORATION|LLC|L\.L\.C|LTD|LIMITED|L\.P|PLC)"
COMPANY = re.compile(
    rf"^(?:[^a-z]*?\w[^a-z]*?(?:\b{_FORM}\b(?!\s+(?:LIABILITY|PARTNERSHIP)\b)\.?|[®™]),?\s+(?=[^a-z]*\b{NOUN}\b)"
    rf"|(?:[a-z]?[A-Z][\w&,.'’-]*\s+){{1,6}}?(?:Inc|Corp|LLC|Ltd|L\.P|PLC|{_FORM})\b\.?,?\s+(?=[A-Z].*\b(?i:{NOUN})\b))"
)
"""The name of a company in front of the instrument's own."""
OF_COMPANY = re.compile(
    rf"\s+(?:of|for|OF|FOR)\s+(?:(?!OF\b)[A-Z][\w&,.'’-]*\s+){{0,5}}[A-Z][\w&.'’-]*,?\s+(?:Inc|Corp|Corporation|Ltd|{_FORM})\b\.?$"
)
"""The company behind the instrument's name: "CERTIFICATE OF DESIGNATIONS OF ALPHA, INC."."""
ECHOED = re.compile(
    r"(?<!\w)(?P<title>[A-Z][\w#&,'’/-]*(?:[ \t]+(?:[A-Z#][\w#&,'’/-]*|\d+|of|for|and|to|the|or)){1,12}?)"
    r"\s+[Tt]his\s+(?P=title)(?!\w)"
)
"""A title that the first sentence repeats: "Amendment #3 to the Manufacturing Agreement This Amendment #3 to …"."""
OPENS = re.compile(r"(?:THIS|BETWEEN|AND|OF|TO|UNDER|THE)\s")
AFTER = re.compile(
    r"\s+(?:this|by\s+and\s+(?:between|among)|between|among|entered\s+into|dated|made|effective|under|Contract\s+N\w*|(?<!^AGREEMENT\s)for\s+the)\b.*$",
    re.IGNORECASE | re.DOTALL,
)

LEGEND = re.compile(
    r"(?s).*\b(?:CONFIDENTIAL\s+(?:TREATMENT|PORTIONS|MATERIALS?|INFORMATION)(?:\s+(?:REQUESTED|OMITTED|REDACTED))?"
    r"|(?:SECURITIES\s+AND\s+EXCHANGE|THE)\s+COMMISSION|(?:BEEN|ARE|IS)\s+(?:OMITTED|REDACTED))[.\])]?\s+(?=\S)"
)
"""The end of a legend on what was left out, which may run into the title: "CONFIDENTIAL TREATMENT LEASE AGREEMENT"."""
SHORT_NAME = re.compile(r"\s*\((?:(?:the|this|hereinafter)\s+)*[\"“][^()]*\)?,?$", re.IGNORECASE)
"""A short name behind the title: "MASTER SERVICES AGREEMENT (the "Agreement")"."""

BELOW = re.compile(
    rf"\s*\n\s*(?:TO|To|to|OF|UNDER|AND|&)\s+(?:THE\s+|the\s+)?(?:[A-Z][A-Z0-9&,'’/-]*\s+){{0,10}}{NOUN}(?=[ \t]*$)",
    re.MULTILINE,
)
"""What an amendment amends, below its own name: "FIRST AMENDMENT", "TO", "SUPPLY AGREEMENT"."""
FIRST = re.compile(
    rf"(?:{BEFORE.pattern})?(?P<title>"
    rf"(?:(?!This\b|THIS\b|{NOUN}\b)(?:[A-Z][\w&,'’/-]*|and|of|for|the|or)[ \t]+){{1,8}}?"
    r"(?:Agreement|Contract|Lease|Amendment)"
    r"(?:[ \t]+(?:No\.[ \t]*\d+[ \t]+)?to[ \t]+(?:the[ \t]+)?(?:[A-Z][\w&,'’/-]*[ \t]+){1,8}?Agreement)?)(?!\w)"
)
"""A title in small letters with which the text begins: "Exhibit 10.1 Outsourcing Agreement between Alpha and Beta"."""
SAID = 30_000
"""Within so many characters the text calls the instrument by its whole name, if the line above belongs to it."""
ABOVE = re.compile(r"^[ \t]*(?P<line>[A-Z][\w&,.'’/() -]{2,60}?)[ \t]*\n\s*\Z", re.MULTILINE)
JOINED = re.compile(r"\b(?:AND|OF|FOR|TO|&|And|and|of|for|to)\s*$|,\s*$|^(?:AND|OF|TO|FOR|and|of|to|for)\b")
COMPANY_END = re.compile(r"\b(?:INC|CORP|CORPORATION|LLC|LTD|LIMITED|L\.P|PLC|COMPANY|LP|N\.A)\b\.?,?$", re.IGNORECASE)
TWICE = re.compile(r"(\S.*)\s+\1")
SCHEDULE = re.compile(r"\b(?:schedule|order|statement\s+of\s+work|addendum)$", re.IGNORECASE)
WITH = re.compile(r"\b(?:Agreement|AGREEMENT)\s+(?:with|WITH)\b")
"""A running head, not a title: "ALPHA Agreement with BETA CORPORATION"."""
ITSELF = re.compile(r"\b[Tt](?:his|HIS)\s+(?P<name>\S+(?:\s+\S+){1,9}?)(?=\s*(?:[(,]|is\b|dated\b|made\b))")
"""What the first sentence calls the instrument: "This Joint Venture Agreement is made"."""
JOINS = re.compile(r"\s+(?:(?:of|and|or|for|to|with|by|on|under|no|number|[ivx]+)\b|[(\d&#-])", re.IGNORECASE)
"""What goes on with the name of an instrument."""
APART = re.compile(
    rf"\b{NOUN}(?=[ \t\xa0]*\n|[ \t\xa0]{{3,}})(?!{JOINS.pattern})",
    re.IGNORECASE,
)
"""Where a title ends that other words stand below or beside: "FRANCHISE AGREEMENT   HOMEWOOD SUITES BY HILTON"."""
