r"""Telephone and fax numbers, e-mails, web sites, and the prompts that say what a line of an address block gives.

"Attn: General Counsel" gives who is to be written to, "Tel: (201) 840-4700  Fax: (201) 840-7126" two numbers.
"""

import re

NUMBER = re.compile(
    r"(?<![\w.$-])(?:\+?\s?(?:\(?\d{1,3}\)?[-. /]{0,2}))?"
    r"\(?\d{3}\)?[-./ \u2010-\u2013]{1,2}\d{3}[-. \u2010-\u2013]{1,2}\d{4}(?!\d)"
    r"(?:,?\s?(?:[Ee]xt(?:ension|n)?\.?|[Ee]x\.?|x)\s?\d{1,5})?"
    r"|(?<![\w.$-])\d{3}/\d{3}-\d{4}|\+\s?\d{1,3}[-./ (][\d\s()./-]{6,16}\d"
    r"|(?<![\w.$-])1[- ]\d{3}[- ][A-Z\d]{3}[- ]?[A-Z\d]{4}\b(?!\.\w)"
)
LOOSE = re.compile(r"\+?[\d(][\d\s().+/-]{5,22}\d(?:,?\s?(?:ext(?:ension|n)?\.?|ex\.?|x)\s?\d{1,5})?", re.IGNORECASE)
"""A telephone number of any country, where a prompt says that it is one."""

EMAIL = re.compile(r"(?:mailto:|https?://)?([\w.+'-]+@[\w-]+(?:\.[\w-]+)+)/?", re.IGNORECASE)
URL = re.compile(r"(?<![@\w])(?:https?://|www\.)[\w./~%#?=&-]*[\w/]", re.IGNORECASE)
SITE = re.compile(r"[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|edu|gov|co|io|biz|info|us|ca|de|fr|eu|uk|au|jp|cn|hk|il)")
"""A web site that is nothing but its name, on a line of its own: "heronlaw.com"; "Acme.com" is a firm."""
_NO = r"(?:\s{0,3}(?:[Nn]umber|NUMBER|[Nn]os?\.?|NO\.?|#))?"
_WHOM = (
    r"(?:(?:(?:News|NEWS|Trade|TRADE|Business|BUSINESS|Financial|FINANCIAL|Local|National)\s)?"
    r"(?:(?:[Ii]nvestor|INVESTOR|[Aa]nalyst|ANALYST)[Ss]?|[Mm]edia|MEDIA|[Pp]ress|PRESS))"
)
LABEL = re.compile(
    r"(?<![\w/-])(?:"
    rf"(?P<fax>(?:(?:[Tt]ele)?(?:[Ff]ax|FAX)|[Ff]acsimile|FACSIMILE|T[ée]l[ée]copie(?!r)|[Tt]elecop(?:y|ier)|TELECOP(?:Y|IER)|TELEFAX){_NO}"
    r"(?:\s?[:.#]+|(?=\s{0,3}[+(\d]))|[Bb]y\s(?:[Ff]acsimile|[Ff]ax)(?:\s[Tt]ransmission)?(?:\s\([^)\n]{3,60}\))?\s?:"
    r"|F\s?:(?=\s?[+(\d]))"
    r"|(?P<phone>(?:T[ée]l[ée]?(?:phone)?|Telefon|TEL(?:EPHONE)?|tel|telephone|Phone|PHONE|phone|Ph(?!\.\s?D\b)|Direct"
    r"|(?<![A-Za-z] )Office|Mobile|Cell|Voice"
    rf"|Confirm(?:ation)?)\.?{_NO}\s?[:.]+|(?:Tel(?:ephone)?|TEL(?:EPHONE)?|Phone|PHONE)\.?{_NO}(?=\s?[+(\d])"
    r"|[Cc]onfirm(?:ation)?(?:\s[Bb]y)?\s[Tt]elephone\s?:|Telephone\s[Ii]nquiries\s?:|[TPM]\s?:(?=\s?[+(\d]))"
    r"|(?P<email>(?:[Ee]-?\s?[Mm]ails?|EMAIL|E-MAIL|[Ee]lectronic\s[Mm]ail)(?:\s(?:[Aa]ddress|ADDRESS))?\s?[:.]+)"
    r"|(?P<url>(?:[Ww]eb(?:\s?[Ss]ite)?|URL|Internet)\s?:)"
    r"|(?P<attn>(?:Addressee|Contact\s[Pp]erson|Recipient)\s?:+|(?:[Mm]arked\s|Kind\s)?(?:[Ff]or\s(?:the\s)?[Aa]ttention|FOR\s(?:THE\s)?ATTENTION)(?:\s(?:of|OF))?\s?:+"
    r"|(?:Attention|ATTENTION)\s(?:of|OF)\s?:+|(?:Kind\s)?(?:Att(?:entio)?n|ATT(?:ENTIO)?N|attention|Attn\.?|ATTN\.?)\.?\s?:+|(?:Attn|ATTN)\.?(?=\s[A-Z])"
    r"|(?<![a-z]\s)(?<![a-z][,;]\s)(?:Attention|ATTENTION)(?=\s(?!of\b)[A-Z]))"
    r"|(?P<address>(?:(?:Mailing|MAILING|Street|STREET|Notice|NOTICE|Business|Principal)\s)?(?:Address|ADDRESS)\s?:)"
    r"|(?P<role>(?:APPROVED|Approved)\s(?:BY|by)\s?:"
    r"|(?:Contacts?|CONTACTS?)\s(?:at|AT)\s[A-Z][^:\n\d]{2,40}?\s?:"
    r"|(?:/)?(?:(?:[A-Z][\w&.’'-]*\s){0,3}|(?:[Ff]or [a-z]+ information,? )?)(?:[Cc]ontacts?"
    rf"|CONTACTS?)(?:\s[Ii]nformation)?\s?:|(?<![/&]\s)(?<!\band\s)(?:[Ff]or\s)?(?:{_WHOM}(?:\s?[/&]\s?|\s(?:and|AND)\s)){{0,2}}{_WHOM}"
    r"(?:\s?\([A-Z][^()\n]{1,30}\))?(?:\s?:|\s?(?:--|[–—])(?=\s[A-Z]))"
    r"|(?:[Ff]or\s)?(?:[Aa]dditional|[Ff]urther|[Mm]ore)\s[Ii]nformation\s?:"
    r"|[Ff]or\s(?:[Mm]edia|[Pp]ress|[Ii]nvestor|[Aa]nalyst|[Gg]eneral|[Tt]rade)s?\s"
    r"(?:[Ii]nquiries|[Ee]nquiries|[Qq]uestions|[Ii]nformation)\s?:"
    r"|(?<![/&]\s)(?<!\band\s)(?:Investor|Media|Public|Press|Shareholder)\s(?:Relations|Affairs|[IiEe]nquiries)\s?:)"
    r"|(?P<name>(?<!\w )(?:Print(?:ed)?\s)?(?:Name|NAME)\s?:)"
    r"|(?P<title>(?:Title|TITLE)\s?:)"
    rf"|(?P<other>(?:Telex|TELEX|TWX|Cable|CABLE|Answerback|ABA|Account|Acct\.?|Reference|Ref\.?|Re){_NO}\s?:)"
    r")"
)
"""The prompts of an address block; `other` are those of which a contact has no field."""
FAXED = re.compile(r"[\s(-]{0,4}(?:tele)?(?:fax|facsimile|telecop(?:y|ier))\b", re.IGNORECASE)
"""What says behind a number that it is a fax's: "310.827.7633 fax"."""
KIND = re.compile(
    r"[(]?\b(?:tele)?(?:fax|facsimile|phone|voice|office|direct|cell|mobile|toll[- ]free|main|tel|telecopy)\b"
    r"[.)]?(?:\s+numbers?\b)?",
    re.IGNORECASE,
)
"""What kind of number stands before these words, or after."""
