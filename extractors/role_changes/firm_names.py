"""How the name of a firm is written behind an office: "of Teal Tools, Inc.", "at eTeal", "with 3T Systems"."""

from pipeline.lazy import lazy

WORD = (
    r"(?:(?:\p{Lu}\.){2,}|\p{Lu}|\p{Ll}-?(?=\p{Lu})|\p{Ll}{1,3}\d(?=\s\p{Lu})|\d+(?:\p{Lu}|(?:st|nd|rd|th)\b)|\d[\w-]*\.(?=com)|\d{1,3}(?:[/-]\d{1,4}){1,3})[\w&'’*-]*?(?:\.\w+)*"
    r"(?=['’]s\b|(?!-\w)\W|\Z)"
)
FORMED = r",?\s+(?:Inc|Corp|Co|Ltd|LLC|L\.P|N\.A|plc|LLP)\b\.?|\s+\(\p{Lu}\p{Ll}+\)(?=,?\s+(?:Inc|Corp|Co|Ltd|LLC)\b)"
NEXT_WORD = r"(?<!\b(?:Inc|Corp|Ltd|LLC|plc)\.)(?<!\bCo\.(?!,?\s+(?:Ltd|Limited|Inc|LLC|KG|of)\b))\s+"
_OWN_S = (
    r"(?:['’]s(?=[,;)]|\.(?:\s|\Z)"
    r"|\s+(?:effective|in|on|from|since|until|through|where|who|before|after|when|prior)\b(?!-)))?"
)
"""The end of a name that owns nothing behind it: "President of Teal & Lark’s since May 2001", no "Teal’s in-house"."""
NAME = lazy(
    rf"(?P<lead>(?:\p{{Ll}}(?!-?\p{{Lu}})[\p{{L}}-]*\s+){{0,4}})(?P<name>{WORD}(?:(?:,\s+{WORD}){{1,3}},?\s+&\s+{WORD})?(?:{FORMED}"
    rf"|{NEXT_WORD}(?:&\s+Co\.|(?:(?:&|of|and|de|for)\s+)?{WORD}))*{_OWN_S})(?P<owned>['’]s\s+\p{{Ll}})?"
)
FIRM = lazy(
    r"\b(?:Inc|Corp|Corporation|Co|Company|Ltd|Limited|LLC|L\.P|N\.A|plc|LLP|Group(?!\s+\p{Lu}\p{Ll}+\Z)|Institute)\b"
)
