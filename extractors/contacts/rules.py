r"""Where contacts stand, as rules: covers of forms, ends of wires, blocks of lines, notice clauses run into one line.

Blocks are read with their neighbours (`find`), since a contact is known by the lines around its number; each
rule here shows what one kind of place gives. `build` gives the contact that stands around a match.
"""

from collections.abc import Iterator

from extractors.contacts.find import find
from pipeline.document import Document
from pipeline.record import Contact
from pipeline.rules import Match, Rule


def around(match: Match, document: Document) -> Iterator[Contact]:
    """The contacts that a match stands in or leads to."""
    yield from (item for item in find(document) if item.span.start < match.end() + 4 and match.start() < item.span.end)


RULES = (
    Rule(
        name="contact.block",
        pattern=r"\d{5} (?! \d) | \(? \d{3} [)]? [-./\ ]{1,2} \d{3} [-.] \d{4} | @ [\w-]+ \. | Att(?: n "
        r"| ention ) [.:]",
        build=around,
        examples={
            "Infocrossing, Inc.\n   2 Christie Heights Street\n   Leonia, New Jersey 07605\n   Attn: General Counsel\n"
            "   Tel: (201) 840-4700\n   Fax: (201) 840-7126": {
                "organization": "Infocrossing, Inc.",
                "address": "2 Christie Heights Street, Leonia, New Jersey 07605",
                "title": "General Counsel",
                "phone": "(201) 840-4700",
                "fax": "(201) 840-7126",
                "name": None,
            },
            "MEDIA:                                      INVESTORS:\n"
            "Marcey Zwiebel                              Bryan Gill\n"
            "(412) 762-4550                              (412) 768-4143": (
                {
                    "span_text": "MEDIA:                                      INVESTORS:\n"
                    "Marcey Zwiebel                              Bryan Gill\n(412) 762-4550",
                    "name": "Marcey Zwiebel",
                    "role": "MEDIA",
                    "phone": "(412) 762-4550",
                },
                {
                    "span_text": "INVESTORS:\nMarcey Zwiebel                              Bryan Gill\n"
                    "(412) 762-4550                              (412) 768-4143",
                    "name": "Bryan Gill",
                    "role": "INVESTORS",
                    "phone": "(412) 768-4143",
                },
            ),
            "Wren Holdings plc\n14 Cannon Place\nLondon EC4N 6AB\nFor the attention of: The Company Secretary": {
                "organization": "Wren Holdings plc",
                "address": "14 Cannon Place, London EC4N 6AB",
                "title": "The Company Secretary",
            },
            "Gaz de Harbor\n12 Elm Street\nDallas, TX 75201\nAttention: Ruth B. Heron": {
                "organization": "Gaz de Harbor",
                "name": "Ruth B. Heron",
            },
            "21st Century Harbor Group\n12 Elm Street\nDallas, TX 75201\nAttention: Ruth B. Heron": {
                "organization": "21st Century Harbor Group",
            },
            "Harbor Stores, Inc.\n\nN56 W17000 Ridgewood Drive\n\nMenomonee Falls, Wisconsin  53051": {
                "organization": "Harbor Stores, Inc.",
                "address": "N56 W17000 Ridgewood Drive, Menomonee Falls, Wisconsin 53051",
            },
            "Borrower:         Aster Circuits, Inc.\n1270 Mill Road\nDallas, OR  97338\n"
            "Attn:  Vice President, Finance": {
                "span_text": "Aster Circuits, Inc.\n1270 Mill Road\nDallas, OR  97338\nAttn:  Vice President, Finance",
                "organization": "Aster Circuits, Inc.",
                "address": "1270 Mill Road, Dallas, OR 97338",
                "title": "Vice President, Finance",
            },
            "Domestic Lending Office\nBirch Bank, Ltd.,\nNew York Branch\nEleven Main Street\nNew York, NY 10010": {
                "span_text": "Birch Bank, Ltd.,\nNew York Branch\nEleven Main Street\nNew York, NY 10010",
                "organization": "Birch Bank, Ltd., New York Branch",
                "address": "Eleven Main Street, New York, NY 10010",
                "role": "Domestic Lending Office",
            },
            "Investor contact: Jennifer Thompson, 612.303.0778": {
                "name": "Jennifer Thompson",
                "role": "Investor contact",
                "phone": "612.303.0778",
            },
        },
        near_misses=(
            "UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nWashington, D.C. 20549",
            "a replay of the call is available at 800-642-1687 until May 19, 2004 for all who register",
            "Name: ____________\nAddress: ____________\nTelephone: ____________",
            "Attention: [_____]\nTelephone: [_____]",
        ),
    ),
    Rule(
        name="contact.notice",
        pattern=r"\b If \s to \s [^:;\n]{2,80} : | \b cop(?: y | ies ) \b [^:;.\n]{0,70} \b to \s? :",
        build=around,
        examples={
            "Notices shall be sent as set forth in this paragraph to each party at the address that follows, and "
            "shall be "
            "deemed given when they are received by the party to whom they are addressed or three days after they have "
            "been sent, whichever comes first, at the place that the party has named to the other in writing before; "
            "copies by facsimile do not count as notices under this paragraph in any event. If to Sutro: Sutro "
            "Biopharma, Inc. 310 Utah Ave., Suite 150 South San Francisco, CA 94080 Attention: Chief Executive "
            "Officer": {
                "span_text": "Sutro Biopharma, Inc. 310 Utah Ave., Suite 150 South San Francisco, CA 94080 Attention: "
                "Chief Executive Officer",
                "organization": "Sutro Biopharma, Inc.",
                "address": "310 Utah Ave., Suite 150 South San Francisco, CA 94080",
                "title": "Chief Executive Officer",
                "role": "notices to Sutro",
            },
        },
        near_misses=(
            "If to the Company: at the address that the Company has given to the Holder in writing for such purpose",
        ),
    ),
    Rule(
        name="contact.sentence",
        pattern=r"\b if \s+ to \s [^:;]{2,60} , \s+ (?: to | at ) \s | \b following \s+ address "
        r"| \b at \s+ (?= [A-Z] )",
        build=around,
        examples={
            "(a) if to the Remarketing Agent, to Harbor Capital Inc., 745 Seventh Avenue,\nNew York, New York 10019, "
            "Attention: Syndicate Registration (Fax No.: 646-555-8133);": {
                "span_text": "Harbor Capital Inc., 745 Seventh Avenue,\nNew York, New York 10019, Attention: Syndicate "
                "Registration (Fax No.: 646-555-8133",
                "organization": "Harbor Capital Inc.",
                "title": "Syndicate Registration",
                "fax": "646-555-8133",
                "role": "notices to the Remarketing Agent",
            },
            "demands upon the Company may be served at Harbor Broadcasting System, Inc., One Main Center, Atlanta, "
            "Georgia\n        30303, Attention: Secretary, or at such other address as the Company may designate": {
                "span_text": "Harbor Broadcasting System, Inc., One Main Center, Atlanta, Georgia\n        30303, "
                "Attention: Secretary",
                "organization": "Harbor Broadcasting System, Inc.",
                "address": "One Main Center, Atlanta, Georgia 30303",
                "title": "Secretary",
            },
        },
        near_misses=(
            "if to the Holder, to the address of the Holder that the register shows",
            "a Delaware corporation located at 555 Broadway, Redwood City, California 94063 (the Seller)",
        ),
    ),
    Rule(
        name="contact.asked",
        pattern=r"\b contact (?: ing )? \s",
        build=around,
        examples={
            "please contact Jane Roe, Vice President of Investor Relations, at (217) 555-1234 or\njroe@harbor.com.": {
                "span_text": "Jane Roe, Vice President of Investor Relations, at (217) 555-1234 or\njroe@harbor.com",
                "name": "Jane Roe",
                "title": "Vice President of Investor Relations",
                "phone": "(217) 555-1234",
                "email": "jroe@harbor.com",
            },
        },
        near_misses=("If you have any questions, please contact the undersigned at (217) 555-1234.",),
    ),
    Rule(
        name="contact.wire",
        pattern=r"/ \s* CONTACTS? :",
        build=around,
        examples={
            "SOURCE Pericom Semiconductor Corporation\n    /CONTACT:  Patrick B. Brennan, VP Investor Relations of "
            "Pericom\n"
            "Semiconductor Corporation, +1-408-435-0800, or fax, +1-408-435-1100/\n": {
                "span_text": "Patrick B. Brennan, VP Investor Relations of Pericom\n"
                "Semiconductor Corporation, +1-408-435-0800, or fax, +1-408-435-1100",
                "name": "Patrick B. Brennan",
                "title": "VP Investor Relations",
                "organization": "Pericom Semiconductor Corporation",
                "phone": "+1-408-435-0800",
                "fax": "+1-408-435-1100",
            },
        },
        near_misses=("/CONTACT: the Company for further information/\n",),
    ),
    Rule(
        name="contact.cover",
        pattern=r"\( \s* Address (?:es)? [^)\n]{0,40} principal \s+ executive",
        build=around,
        examples={
            "NetApp, Inc.\n(Exact name of registrant as specified in its charter)\n\n1395 Crossman Avenue\n"
            "Sunnyvale, CA 94089\n(Address of principal executive offices) (Zip Code)\n\n(408) 822-6000\n"
            "(Registrant’s telephone number, including area code)\n": {
                "span_text": "1395 Crossman Avenue\nSunnyvale, CA 94089\n(Address of principal executive offices) "
                "(Zip Code)\n\n(408) 822-6000",
                "organization": "NetApp, Inc.",
                "address": "1395 Crossman Avenue, Sunnyvale, CA 94089",
                "phone": "(408) 822-6000",
                "role": "registrant",
            },
        },
        near_misses=("(Address of principal executive offices)\n(Registrant's telephone number)",),
    ),
)
"""The places of contacts."""
