"""How titles look: the nouns of instruments, what stands in front of a title, what follows and is none of it.

"EX-10.37 3 w16650.txt EXHIBIT 10.37 SUPPLY AGREEMENT between Alpha and Beta": a page's head and a number before,
parties behind. `pipeline.title` chooses with these.
"""

import re

FRONT = 2500
"""So much of a document is searched for a title that the splitter has not seen."""

NOUN = (
    r"(?:AGREEMENT|INDENTURE|(?:SUB)?CONTRACT|(?:SUB)?LEASE|AMENDMENT|ADDENDUM|WARRANT|DEBENTURE|GUARANTY|GUARANTEE|CERTIFICATE"
    r"|CHARTER[\s-]?PARTY|POWER\s+OF\s+ATTORNEY|WAIVER|SUPPLEMENT|RIDER|ENDORSEMENT|JOINT\s+FILING\s+STATEMENT"
    r"|PLAN(?:\s+OF\s+(?:MERGER|EXCHANGE|SHARE\s+EXCHANGE|REORGANI[SZ]ATION|ARRANGEMENT|CONVERSION|LIQUIDATION))?"
    r"|(?:MUTUAL|GENERAL|AND)\s+RELEASE|(?:INSERTION|PURCHASE|WORK|SERVICE|TASK|SALES)\s+ORDER|ORDER\s+FORM"
    r"|MEMORANDUM\s+OF\s+(?:UNDERSTANDING|AGREEMENT)|DECLARATION\s+OF\s+TRUST|ESCROW\s+INSTRUCTIONS|LETTER\s+OF\s+INTENT|BILL\s+OF\s+SALE|STATEMENT\s+OF\s+WORK|TERM\s+SHEET"
    r"|(?:PROMISSORY|CONVERTIBLE|SUBORDINATED?|SECURED)\s+NOTE|DEED|BY-?LAWS|ARTICLES\s+OF\s+(?:INCORPORATION|ORGANI[SZ]ATION|ASSOCIATION))"
)
MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
INSTRUMENT = re.compile(rf"\b{NOUN}\b", re.IGNORECASE)
CAPITALS = re.compile(
    r"(?<![\w-])(?<!\bNo\.[ \t])(?:(?!THIS\b)"
    r"(?:[A-Z][A-Z0-9&,'’/\u2011-]*|\([A-Z]+\)?|[A-Z]+\)|[A-Z]{2,4}\.)[ \t]+(?:[-–&][ \t]+)?){0,10}"
    rf"{NOUN}(?<!AGREEMENT\sCONTRACT)"
    rf"(?:(?<!AGREEMENT)[ \t]+{NOUN}|[ \t]+(?!AGREEMENT|CONTRACT){NOUN})?"
    rf"(?:[ \t]+(?:NO\.[ \t]*\d+|(?:[IVX]+|\d+)(?![.)]|[ \t]+(?i:{MONTH})))(?!\w))?"
    rf"(?:[ \t]+TO[ \t]+(?:THE[ \t]+)?(?!AGREEMENT|CONTRACT)(?:[A-Z][A-Z&,'’/\u2011-]*[ \t]+){{1,8}}?{NOUN})?(?!\w)"
)
WORD = r"(?:[A-Z][\w&,'’/\u2011-]*|and|&|of|for|to|the|or|in|No\.|#?\d[\d-]*)"
NAME = re.compile(rf"(?!Agreement\b)(?:{WORD}\s+)+(?:(?=[A-Z])(?i:{NOUN}))(?:\s+(?:No\.\s*)?(?:\d+|[IVX]+))?")
"""The name of an instrument in a sentence: "This Supply Agreement", not "This agreement"."""
LINE = re.compile(
    rf"(?:^|[ \t]{{3}})[ \t]*((?:(?:{WORD}[ \t]+){{0,3}}(?:AMENDMENT|Amendment)(?:[ \t]+N[Oo]\.[ \t]*\d+)?"
    rf"[ \t]+(?:TO|to)[ \t]*\n[ \t]*)?(?:{WORD}[ \t]+){{0,12}}(?:(?=[A-Z])(?i:{NOUN}))"
    r"(?:[ \t]+(?:No\.[ \t]*)?\d+)?)(?=[ \t.]*$|[ \t]{3,})",
    re.MULTILINE,
)
NOUN_FIRST = re.compile(
    rf"\n[ \t]*\n[ \t]*(?P<title>(?:(?=[A-Z])(?i:{NOUN}))[ \t]+"
    rf"(?:[Oo]n|ON|[Ff]or|FOR|[Cc]oncerning|[Rr]egarding)[ \t]+{WORD}(?:[ \t]+{WORD}){{0,12}})[ \t]*$",
    re.MULTILINE,
)
"""A title that says behind its noun what it is about, on a line of its own: "Agreement on Joint Development"."""
ARCHIVED = re.compile(r"EX-\S+\s+\d+\s+\S+\.(?:html?|txt|pdf)\s")
"""How an archive heads an exhibit: "EX-10.1 4 dex101.htm", and the filer's name for it."""
FILED = re.compile(r"\S\s+\bEX(?:HIBIT)?[\s.:-]*\d[\w.()-]*[ \t]*$", re.IGNORECASE | re.MULTILINE)
"""The number of an exhibit below the filer's own name for it: the instrument's title stands only behind that."""
MORE = r"(?:Agreement|AGREEMENT|Contract|CONTRACT|Addendum|Certificate)\b(?!\s*(?:[Nn]|N[Oo]|:|\(|made\b|dated\b))"
_BEGINS = (
    r"(?i:party|parties|this|between|among|dated?|whereas|recitals?|background|article|section|table\s+of|effective"
    r"|preamble|introduction|definitions|(?:contract|agreement)\s+date)\b"
)
_COMPANY = r"(?:[A-Z][\w&.’'-]*,?[ \t]+){1,6}?(?:Inc|Corp|Corporation|LLC|Ltd|Limited|L\.P|PLC|Company)\b"
RUN = re.compile(
    r"(?:(?<=\n)|(?<=[ \t]{2})|(?<=[.:;)*\]\d][ \t]))(?<!No\.[ \t])(?<![a-z,]\n)(?<![a-z,][ \t]{2})(?P<title>"
    r"(?!(?:This|The|These|Such|Any|Each|An?|In|If|As|Under|Pursuant|Whereas|By|Between|Party|Article|Section)\b)"
    rf"(?=[A-Z])(?:(?!This\b|THIS\b){WORD}[ \t]{{1,2}}){{0,12}}?(?:(?=[A-Z])(?i:{NOUN})))"
    rf"(?=\s+(?:by\s+and\b|made\b|(?=[A-Zabd]){_BEGINS}|(?!{MORE})(?:[\"“(\d]|{_COMPANY}|[A-Z]{{2}}[A-Z.,& ]{{8}})))"
)
"""A title in small letters that the text runs on behind: "Supply Agreement Party A: …", "Supply Agreement between"."""
_TRANSLATION = (
    r"(?i:(?:(?:certified|unofficial|free|summary|convenience)\s+)?(?:\w+\s+)?translation(?:\s+from\s+(?:the\s+)?\w+)?)"
)
BEFORE = re.compile(
    r"(?:(?:EX[\w.()-]*\s+(?:[A-Z]+\s+){0,3})?\d+\s+[\w.-]+\.(?:html?|txt|pdf)\s+"
    r"(?:[^\n]{3,150}?\s(?=(?i:exhibit)\s+\d+[.(-]))?"  # the filer's own name for it
    r"|d?exv?\d[\w-]*\s+"  # what is left of a file's name
    r"|(?:EX(?:HIBIT)?|Ex(?:hibit)?|ATTACHMENT|Attachment|SCHEDULE|APPENDIX|ANNEX)\b[\s.:-]*(?:(?i:NO\.)\s*)?"
    r"(?:[\w.()-]*\d[\w.()-]*|\(?[A-Za-z]{1,2}\)?[\w.()-]{0,3}|[IVX]+)\s+"
    r"|(?i:(?:execution|conformed|file|composite|redacted|public|final|original|counterpart)\s+(?:conformed\s+)?(?:copy|version|form)"
    r"|(?:(?:personal|strictly|private|company)\s*){0,2}(?:(?:and|&)\s*)?confidential(?:\s+treatment\s+requested)?|counterpart)\s+"
    rf"|[(\[]{_TRANSLATION}[)\]]\s*|{_TRANSLATION}(?=\s*\n)\s*"
    r"|(?i:certified|unofficial|free|summary|convenience|english)\s+(?i:english\s+)?(?i:translation)\s+(?=[A-Z])(?!(?i:service))"
    r"|-[ ]?\d{1,3}[ ]?-\s+(?:\d{1,3}\s+)?|\d{1,3}-\s+\d{1,3}\s+|[1-9]\s+(?=[A-Z][A-Za-z])(?!(?i:years?|months?)\b)"
    r"|<PAGE>(?:[ \t]+\d+)?\s+|\(\w{1,3}\)\s+|\[FORM\]\s*|(?i:form\s+of)\s+|TH(?:E|IS)\s+|AN\s+(?=AGREEMENT\b)|\*+\s*"
    rf"|{MONTH}[a-z]*\s+(?:\d{{1,2}},\s+)?\d{{4}}\s+|[(\[](?-i:[^()\[\]\na-z]{{0,60}})\b(?:LOGO|LETTERHEAD|Logo|Letterhead)\b[^()\[\]\n]{{0,60}}[)\]]\s+"
    r"|(?:CO|INC|CORP|LTD|S\.A|N\.V|B\.V|L\.P)\.,?\s+(?=[A-Z]{3})"
    r"|[$€£][\d,.]+\s+(?:[A-Z]+\s+){1,5}FACILIT(?:Y|IES)\s+(?=[A-Z])(?!AGREEMENT|LETTER)"
    r"|(?i:draft\s+(?:of\s+)?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|draft|final|subject\s+to\s+contract"
    r"|page\s+\d+(?:\s+of\s+\d+)?|dated(?:\s+as\s+of)?\s[\w ,]{4,24}?\d{4})\s+"
    r"|(?i:(?:contract\s*(?:no\b\.?|number|\#)\s*(?::\s*|(?=\w*[\d-]))|agreement\s*(?:no\b\.?|number|\#)\s*:\s*))"
    r"(?:(?=\D*$)|\S++\s*+(?![a-z])))++"
)
COLUMNS = re.compile(rf"(?<=\S)[ \t]{{5,}}(?=[A-Z][^\n]*\b(?:{NOUN}|NOTE|MORTGAGE|ASSIGNMENT|BOND)\b)", re.IGNORECASE)
"""What parts a name from the title in the next column: "ACORN BANK               LINE OF CREDIT NOTE"."""
_FORM = r"(?:INC|INCORPORATED|CORP|CORPORATION|LLC|L\.L\.C|LTD|LIMITED|L\.P|PLC)"
COMPANY = re.compile(
    rf"^(?!(?:\w+\s+)?{NOUN}(?:\s+N[Oo]\.?\s*\d+)?\s+TO\b|[^a-z]*?\b{NOUN}\s+(?:UNDER|PURSUANT)\b)(?:[^a-z]*?\w[^a-z]*?(?:\b{_FORM}\b(?!\s+(?:LIABILITY|PARTNERSHIP)\b)\.?(?:,?\s+(?:S\.A|N\.V|B\.V)\.)?|[®™]|\((?:R|TM|SM)\)),?\s+(?=[^a-z]*\b{NOUN}\b)"
    rf"|(?:[a-z]?[A-Z][\w&,.'’-]*\s+){{1,6}}?(?:Inc|Corp|(?:Corporation|Company)(?=\s+[A-Z]{{3}})|LLC|Ltd|L\.P|PLC|{_FORM})\b(?!\s+(?:LIABILITY|PARTNERSHIP)\b)\.?,?\s+(?=[A-Z].*\b(?i:{NOUN})\b))"
)
"""The name of a company in front of the instrument's own."""
OF_COMPANY = re.compile(
    rf"\s+(?:of|for|OF|FOR)\s+(?:(?!OF\b)[A-Z][\w&,.'’-]*\s+){{0,5}}[A-Z][\w&.'’-]*,?\s+(?:Inc|Corp|Corporation|Ltd|{_FORM})\b\.?$"
)
"""The company behind the instrument's name: "CERTIFICATE OF DESIGNATIONS OF ALPHA, INC."."""
ECHOED = re.compile(
    r"(?<!\w)(?P<title>[A-Z][\w#&,'’/\u2011-]*(?:[ \t]+(?:[A-Z#][\w#&,'’/\u2011-]*|\d+|of|for|and|to|the|or)){1,12}?)"
    r"\s+[Tt]his\s+(?P=title)(?!\w)"
)
"""A title that the first sentence repeats: "Amendment #3 to the Manufacturing Agreement This Amendment #3 to …"."""
BARE = re.compile(
    r"(?P<title>AGREEMENT|(?:SUB)?CONTRACT|LEASE)(?=\s+(?:T(?:his|HIS)\s+(?i:(?P=title))|BETWEEN"
    r"|(?i:by\s+and\s+between|(?:made|dated)(?:\s+and\s+entered\s+into)?\s+(?:as\s+of|this)))\b)"
)
"""A title of one word, right in front of the sentence that repeats it or of the parties."""
OPENS = re.compile(r"(?:This|THIS|NOW|WHEREAS|BETWEEN|AND|OF|TO|UNDER|THE|SUBJECT\s+TO)\s")
AFTER = re.compile(
    r"\s+(?:this|recitals?|1\.\s+\w+|by\s+and\s+(?:between|among)|between(?!\s+(?:the\s+)?owner\b)|among|entered\s+into|signed\s+by|as\s+of|dated|made|effective|under|pursuant\s+to|please\s+read|table\s+of\s+contents|\w{4,}(?=:\s)"
    r"|[-–—]\s+\d+\.\d+|\(?(?:english\s+)?translation\)?|contract\s+n\w*|(?<=agreement\s)agreement\s+(?:n(?:o\b|um)\w*|\#\s*\w+)|(?<!^AGREEMENT\s)(?<!^CONTRACT\s)(?<!\bto\sAGREEMENT\s)for\s+the)\b.*$",
    re.IGNORECASE | re.DOTALL,
)

LEGEND = re.compile(
    r"(?s).*\b(?:CONFIDENTIAL\s+(?:TREATMENT|PORTIONS|MATERIALS?|INFORMATION)(?:\s+(?:REQUESTED|OMITTED|REDACTED))?"
    r"|(?:REDACTED|EXECUTION|CONFORMED)\s+(?:COPY|VERSION)|(?:EXCHANGE|THE)\s+COMMISSION|(?:BEEN|ARE|IS)\s+(?:OMITTED|REDACTED)"
    r"|(?i:publicly\s+disclosed|rule\s+24b-2|(?:text|material|information)\s+(?:omitted|redacted)))[.\])]?\s+(?=\S)"
)
"""The end of a legend on what was left out, which may run into the title: "CONFIDENTIAL TREATMENT LEASE AGREEMENT"."""
SHORT_NAME = re.compile(
    r"\s*\((?:(?:the|this|hereinafter)\s+)*[\"“][^()]*\)?,?$"
    r"|\s*\((?:(?:execution|conformed|composite|final|redacted)\s+)+(?:copy|version)\)$",
    re.IGNORECASE,
)
"""A short name or a legend behind the title: "MASTER AGREEMENT (the "Agreement")", "LEASE (Execution Copy)"."""

LEFT_OUT = re.compile(
    rf"(?:(?:\s*\[\s*\*+\s*\])+|\s+\(?{MONTH}[a-z]*\.?\s\d{{1,2}},?\s\d{{4}}\)?"
    rf"|\s+\(?\d{{1,2}}\s{MONTH}[a-z]*,?\s\d{{4}}\)?|\s+\(?\d{{1,2}}([/-])\d{{1,2}}\1\d{{2,4}}\)?)$",
    re.IGNORECASE,
)
"""What stands below the title and is none of it: the day, and "[*] [*]" for words that were left out of the filing."""

CHANGE = r"(?i:amendment|addendum|supplement)[ \t]+(?:N[oO]\.?[ \t]*|#[ \t]*)?(?:\d+|[IVX]+)"
"""One of several papers that change an instrument: "AMENDMENT NO. 2"."""
BELOW = re.compile(
    rf"\s+(?:TO|To|to|OF|UNDER|AND|&)\s+(?:THE\s+|the\s+)?"
    r"(?:(?!THIS\b)(?:[A-Z][\w&,'’/\u2011-]*|(?i:inc|corp|co|ltd|l\.p|n\.a)\.,?|\d{3}\([a-z]\)|and|of|for)\s+){0,10}?"
    rf"(?:(?=[A-Z])(?i:{NOUN}))(?=[ \t]*$|[ \t]{{2}}|[ \t]+(?:\(|(?i:between|among|this)\b))"
    rf"|(?:(?<=\bINC)|(?<=\bCORP)|(?<=\bLTD))\.,?\s+(?:[A-Z\d][\w&,'’()/-]*\s+){{0,8}}?{NOUN}(?=[ \t]*$)"
    rf"|[ \t]*\n\s*{CHANGE}(?=[ \t]*$)"
    r"|\s+(?i:between\s+(?:the\s+)?owner\s+and\s+(?:the\s+)?)[A-Z][\w-]*(?:[ \t]+[A-Z][\w-]*)?"
    r"(?=[ \t]*$|[ \t]+where\b)",
    re.MULTILINE,
)
"""What an amendment amends, below its own name: "FIRST AMENDMENT", "TO", "SUPPLY AGREEMENT"; the number of
what changes it: "SUPPLY AGREEMENT", "AMENDMENT NO. 2"; or the two sides that a form of the building trade is for:
"STANDARD FORM OF AGREEMENT", "BETWEEN OWNER AND CONTRACTOR"."""
DANGLING = re.compile(
    r"\s+(?:TO|OF|AND|FOR|to|of|and|for)(?:\s+(?:THE|the))?"
    r"(?:\s+\[[^\]]{0,20}\]?|\s+(?:(?:SECOND|THIRD|FOURTH|FIFTH|SIXTH)\s+)?(?:AMENDED\s+(?:AND|&)\s+)?RESTATED)?$"
)
"""The end of a line that the one below goes on with, or a name left blank: "SECOND AMENDMENT TO", "PLAN OF [ ]"."""
CUT_SHORT = re.compile(rf"\b(?:{CHANGE}|(?i:amendment|addendum|supplement))(?=\s+(?:TO|To|to)\s)")
"""The name of what changes an instrument, whose own name may go on below: "Amendment No. 2 to WATER", "AGREEMENT"."""
SPACED_OUT = re.compile(r"^[ \t]*(?P<title>(?:[A-Z][ ]){3,}[A-Z](?:[ \t]{2,}(?:[A-Z][ ])*[A-Z])*)[ \t]*$", re.MULTILINE)
GLUED = re.compile(r"(.*?AGREEMENT)(?=THIS\b)")
"""A title to which the next line lost its break: "SUPPLY AGREEMENTTHIS SUPPLY AGREEMENT is made"."""
BARE_NUMBER = re.compile(
    r"(?:Agreement|Contract)\s+N(?:o\.?|umber)[\s:]*[\w/.-]*\d[\w/.-]*"
    r"|(?:\S+\s+){0,3}(?:Agreement|Contract)\s+N(?:o|umber)",
    re.IGNORECASE,
)
"""The number of an agreement above its title, which may be left blank: "Acorn Agreement No. ____"."""
BELOW_BARE = re.compile(
    rf"[ \t.:_]*\n\s*(?P<title>(?:{WORD}[ \t]+){{1,8}}(?:(?=[A-Z])(?i:{NOUN})))(?=[ \t]*$)", re.MULTILINE
)
LEGAL_FORM = r"Inc|Incorporated|Corp|Corporation|LLC|L\.L\.C|Ltd|Limited|L\.P|LP|PLC|S\.A|N\.V|GmbH|AG|Co|Company"
FORM_AHEAD = re.compile(rf"(?:{LEGAL_FORM})\b\.?,?(?!\s+(?:LIABILITY|PARTNERSHIP|AGREEMENT)\b)", re.IGNORECASE)
_LINKED = r"(?:AND|OF|FOR|TO|ON|THE|AN?|&|CONCERNING|REGARDING)"
LINKED = re.compile(
    rf"(?:(?<=\bAND)|(?<=\bOF)|(?<=\bFOR)|(?<=\bTO)|(?<=\bTHE)|(?<=\bA)|(?<=\bIN)|(?<=\bON)|(?<=\bWITH)|(?<=&)|(?=\s+{_LINKED}\b))"
    r"\s+(?P<line>[A-Z&][A-Z&,'’/\u2011-]*(?:[ \t]+[A-Z&][A-Z&,'’/\u2011-]*)*?)"
    r"(?=[ \t]*(?:$|[(]|\s(?:DATED|BETWEEN|BY|AMONG)\b))",
    re.MULTILINE,
)
"""A line in capitals that a title goes on with, behind a joining word or with one: "CONTRACT", "FOR THE", "SALE"."""
BREAKS_OFF = re.compile(r"\b(?:IN|ON|WITH|THE)$")
"""The end of a title in capitals that can only go on below: "LEASE OF LAND IN", "THE STATE OF OHIO"."""
ABOUT = re.compile(r"\s+(?:CONCERNING|REGARDING)\b")
"""What says below a title of several words what it is about: "BUSINESS AGREEMENT", "CONCERNING SUPPLY"."""
FIRST = re.compile(
    rf"(?:{BEFORE.pattern})?(?P<title>"
    rf"(?:(?!This\b|THIS\b|{NOUN}\b)(?:[A-Z][\w&,'’/\u2011-]*|and|&|of|for|the|or)[ \t]+){{0,8}}?"
    r"(?:Agreement|(?:Contract|Lease|Amendment|Addendum)(?:[ \t]+Agreement)?)"
    r"(?:[ \t]+(?:No\.[ \t]*\d+[ \t]+)?to[ \t]+(?:the[ \t]+)?"
    r"(?:(?:[A-Z][\w&,'’/\u2011-]*|and|of)[ \t]+){1,8}?Agreement)?"
    r"|(?:AGREEMENT|CONTRACT|Agreement|Contract)[ \t]+(?i:for|on|of|regarding|concerning)"
    rf"[ \t]+(?:{WORD}[ \t]+){{0,15}}?{WORD}"
    r"(?=\s+(?i:between|by\s+and|among)\b))(?!\w)"
)
"""A title in small letters with which the text begins: "Exhibit 10.1 Outsourcing Agreement between Alpha and Beta"."""
COMPANY_END = re.compile(r"\b(?:INC|CORP|CORPORATION|LLC|LTD|LIMITED|L\.P|PLC|COMPANY|LP|N\.A)\b\.?,?$", re.IGNORECASE)
NUMBERED = re.compile(r"(?:WARRANT|CERTIFICATE|NOTE|DEBENTURE)\s+(?:NO|NUMBER)\b", re.IGNORECASE)
"""The number of one instrument of many, above its name: "Warrant No. W-17"."""
FILING = re.compile(r"\bFile\s+No\.", re.IGNORECASE)
"""What names the filing whose exhibit a text is: "Form 10-KSB/ 2000", "File No. 0-26917"."""
SECTION_MARK = re.compile(r"(?<!xhibit)(?<!XHIBIT)(?<!\bNo\.)(?<!\bNO\.)(?:^|\s)\d{1,2}\.[ \t]+\Z", re.MULTILINE)
"""The number of a section, whose heading may name an instrument too: "1. TERM OF CONTRACT"."""
SUBJECT = re.compile(r"^[ \t]*(?:(?:Re|RE|Subject|SUBJECT)\s*:|SUBJECT\s+TO\s+CONTRACT\Z)", re.MULTILINE)
"""How a line begins that says what a text is about, which need not be what it is: "Re: Sample Loan Contracts"; or that
says how far it binds: "SUBJECT TO CONTRACT"."""
TWICE = re.compile(
    rf"(?:.*\s)?(\S.*)\s+\1|(\S.*\s{NOUN})\s(?:(?!(?:TO|OF|AND|{NOUN})\b)\S+\s+){{1,5}}\2", re.IGNORECASE
)
"""A name that is said again, at once or behind that of a party: "SUPPLY AGREEMENT ALPHA PUMPS SUPPLY AGREEMENT"."""
SCHEDULE = re.compile(
    r"\b(?:schedule|order|statement\s+of\s+work|addendum|mortgage|fixture\s+filing|assignment|assumption|pledge|proxy"
    r"|consent|joinder|covenants?|undertaking|option|note)$",
    re.IGNORECASE,
)
"""The end of a name by which a paper calls itself, a word that in other places names none."""
ITSELF = re.compile(
    r"\b[Tt](?:his|HIS)\s+(?P<name>\S+(?:\s+(?!T(?:his|HIS)\b)\S+){1,19}?)"
    r"(?=\s*(?:[(,]|(?:is|dated|made|entered|effective|by|between|among|sets|shall)\b))"
)
"""What the first sentence calls the instrument: "This Joint Venture Agreement is made"."""
JOINS = re.compile(r"\s+(?:(?:of|and|or|for|to|with|by|on|under|no|number|[ivx]+)\b|[(\d&#]|-(?!--))", re.IGNORECASE)
"""What goes on with the name of an instrument."""
APART = re.compile(
    rf"\b{NOUN}(?=[ \t\xa0]*\n|[ \t\xa0]{{3,}})(?!{JOINS.pattern})",
    re.IGNORECASE,
)
"""Where a title ends that other words stand below or beside: "FRANCHISE AGREEMENT   HOMEWOOD SUITES BY HILTON"."""
