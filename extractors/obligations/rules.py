"""The verbs of duty: "shall", "will", "must", "may", "agrees to", "is required to"."""

from extractors.obligations.duties import NO_RIGHT
from extractors.obligations.inverted import inverted
from extractors.obligations.passive import incumbent_on, payable_by
from extractors.obligations.spoken import agreed, entitled, incumbent, is_to, owed, required
from pipeline.rules import Rule

RULES = (
    Rule(
        name="obligation.shall",
        pattern=r"(?: shall | must ) \b (?! \s+ mean )",
        build=owed,
        examples={
            "The Company shall file a registration statement not later than 15 days after the date hereof": {
                "obligor": "Company",
                "modality": "shall",
                "action": "file a registration statement not later than 15 days after the date hereof",
            },
            "Each of the Borrowers, jointly and severally, shall\n     indemnify the Agent": {
                "obligor": "Borrowers",
                "action": "indemnify the Agent",
            },
            "each Holder who wishes to be named therein shall complete the Questionnaire": {"obligor": "Holder"},
            "Buyer shall in no event resell the Goods": {
                "modality": "shall_not",
                "action": "in no event resell the Goods",
            },
            "Licensee shall have no right to sublicense the Marks": {
                "modality": "shall_not",
                "action": "have no right to sublicense the Marks",
            },
            "The Agent shall be prohibited from selling the Goods": {
                "modality": "shall_not",
                "action": "be prohibited from selling the Goods",
            },
            "Licensee shall not be entitled to assign this License": {"modality": "shall_not"},
            "Buyer shall, in no event later than May 1, 2003, pay the price": {"modality": "shall"},
            "The Licensee shall not, directly or indirectly, sublicense the Marks": {
                "modality": "shall_not",
                "action": "not, directly or indirectly, sublicense the Marks",
            },
            "No indemnifying party shall settle any claim without the consent of the other": {
                "obligor": "indemnifying party",
                "modality": "shall_not",
                "action": "not settle any claim without the consent of the other",
            },
            "the Agent shall be entitled to rely upon any notice": {"obligor": "Agent", "modality": "may"},
            "Within 30 days after the end of each quarter, Distributor shall submit a report to Supplier": {
                "obligor": "Distributor"
            },
            "All expenses of registration shall be borne by the Company": {"obligor": "Company", "modality": "shall"},
            "The purchase price shall be paid in immediately available funds": {"modality": "shall"},
            "Buyer shall, within ten days, if the Goods are short, notify Seller": {
                "action": "notify Seller",
                "condition": "if the Goods are short",
            },
            "Buyer shall, promptly return the Goods and, at its expense, insure them": {
                "action": "promptly return the Goods and, at its expense, insure them"
            },
            "The tests shall be carried out by the Buyer's Agent": {"obligor": "Buyer's Agent"},
            "You must obtain our approval": {"obligor": "You"},
            "Within ten days after receiving a claim the indemnifying party shall answer it": {
                "obligor": "indemnifying party"
            },
        },
        near_misses=(
            "This Agreement shall be governed by the laws of New York.",
            'The term "Affiliate" shall mean any person',
            "The Company shall not be deemed to have waived any right.",
            "If the Company shall fail to pay any amount when due",
            "all documents that the Company shall file with the Commission",
            "The obligations of the Company shall survive termination.",
            "No Lender shall be liable for any failure of another.",
            "The Agent shall not be required to take any action.",
            "The Agent shall in no event be liable for any loss.",
            "The Agent shall not be prohibited from selling the Goods.",
            "The Employee shall have no right to receive a bonus.",
            "The Employee shall not be entitled to recover any costs.",
        ),
        needs=("hall", "ust", "HALL", "UST"),
    ),
    Rule(
        name="obligation.will",
        pattern=r"will \b",
        build=owed,
        examples={
            "each Holder will deliver to the Company all copies": {"obligor": "Holder", "modality": "shall"},
            "Consultant agrees that it will not disclose\n the Information": {
                "obligor": "Consultant",
                "modality": "shall_not",
                "action": "not disclose the Information",
            },
        },
        near_misses=(
            "This letter will constitute our agreement.",
            "if the Bank will not honor the draft",
            "Producer acknowledges that the Bank will rely on its reports.",
        ),
        needs=("ill", "ILL"),
    ),
    Rule(
        name="obligation.may",
        pattern=r"may \b",
        build=lambda match, document: owed(match, document, "may"),
        examples={
            "No Holder may participate in any Underwritten Registration": {"modality": "shall_not"},
            "Either party may terminate this Agreement upon thirty days' notice": {
                "obligor": "party",
                "modality": "may",
            },
            "Amounts owing hereunder may be prepaid by Borrower at any time": {
                "obligor": "Borrower",
                "modality": "may",
            },
            "Licensor may not assign this Agreement": {"obligor": "Licensor", "modality": "shall_not"},
            "The repairs may be made by Landlord": {"obligor": "Landlord", "modality": "may"},
        },
        near_misses=(
            "such information as the Company may reasonably request",
            "any right that the Holder may have at law",
            "This Agreement may be executed in counterparts.",
            "The parties may execute this Agreement in counterparts.",
            "such documents as may be requested by the Agent",
            "The Notes may be prepaid at any time.",
        ),
        needs=("may", "MAY"),
    ),
    Rule(
        name="obligation.agrees",
        pattern=r"""(?: (?: agree | covenant | undertake | promise | commit ) s? \b
                (?: \s+ and \s+ (?: agree | covenant | undertake ) s? )?
            | agrees \s+ and \s+ acknowledges | acknowledges? \s+ and \s+ agrees? )
            (?: \s+ jointly \s+ and \s+ severally | \s+ [a-z]+ly )?
            (?: \s+ (?: with | during ) \s+ [^,;.]{1,80}?
              | \s+ to \s+ the \s+ others?
              | (?<! agrees? ) \s+ to \s+ (?: (?: the | each ) \s+ )? (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ ){0,2} ) )?
            (?: , [^;]{1,200}? , )? ,? \s+ (?P<not> not \s+ )? to \s+
            (?= [a-z] | \( (?: and | or ) \s+ (?: shall | will | to ) \s+ cause \b )
            (?! (?: the | an? | this | these | such | all | its | be \s+ bound | and \s+ (?: shall | will ) ) \b )""",
        build=agreed,
        examples={
            "the Company hereby agrees to pay additional interest": {
                "obligor": "Company",
                "modality": "agrees",
                "action": "pay additional interest",
            },
            "The Guarantor covenants and agrees with the Lenders to\n  maintain its existence": {"modality": "agrees"},
            "the Agent agrees,\n to make the Advances": {"obligor": "Agent"},
            "Tenant furthermore agrees to clean the Premises": {"obligor": "Tenant"},
            "The parties agree jointly and severally\n to indemnify the Agent": {"obligor": "parties"},
            "The undersigned promises to pay to the order of the Bank the principal sum": {"obligor": "undersigned"},
            "The Agent undertakes to the Issuer\n to keep proper records": {"action": "keep proper records"},
            "Vendor commits to deliver the Goods": {"obligor": "Vendor"},
            "Maker does hereby promise to pay the principal sum": {"obligor": "Maker"},
            "Employee agrees not to solicit any customer": {
                "modality": "shall_not",
                "action": "not to solicit any customer",
            },
        },
        near_misses=(
            "the price that the parties agree to",
            "the Parties agree to the following terms",
            "unless the Company agrees to pay the difference",
        ),
        needs=("gree", "ovenant", "ndertake", "romise", "ommit", "COMMIT", "GREE", "OVENANT", "NDERTAKE", "ROMISE"),
    ),
    Rule(
        name="obligation.required",
        # looked at from the participle, which is rarer than its verb
        pattern=r"""(?: required | obligated | obliged | (?P<told> directed | instructed )
              | (?P<allowed> permitted | allowed | authori[sz]ed ) | (?P<barred> prohibited | precluded | barred ) )
            (?<= (?P<verb> (?: is | are ) \s+
                (?: (?P<not> not ) \s+ | (?: \w+ly | also | (?P<hereby> hereby ) ) \s+ ){0,2} )
              (?: authori[sz]ed \s+ and \s+ )?
              (?: required | obligated | obliged | directed | instructed | permitted | allowed | authori[sz]ed
                | prohibited | precluded | barred ) )
              \s+ (?(barred) from \s+ (?= [a-z]+ing \b ) | to \s+ )""",
        build=required,
        examples={
            "Contractor is not permitted to\n subcontract the Work": {
                "obligor": "Contractor",
                "modality": "shall_not",
                "action": "not permitted to subcontract the Work",
            },
            "Affiliate is prohibited from\n copying the Marks": {
                "modality": "shall_not",
                "action": "prohibited from copying the Marks",
            },
            "The Bank is hereby authorized to debit the Account": {"modality": "may", "action": "debit the Account"},
            "The Agent is hereby directed to release the Fund": {"modality": "shall", "action": "release the Fund"},
            "Holders are required to complete the Questionnaire": {"modality": "shall", "obligor": "Holders"},
            "The Seller is obligated to deliver the Goods": {"obligor": "Seller", "action": "deliver the Goods"},
        },
        near_misses=(
            "information that the Company is required to disclose",
            "The purpose of the Company is to make pumps",
            "if the Buyer is required to pay any tax",
            "The Agent is not required to act",
            "The Agent is directed to the Schedule to find the terms",
            "if the Agent is directed to act",
            "a party that is prohibited from disclosing the price",
            "The Agent is not prohibited from selling the Goods",
            "The Company is duly authorized to conduct its business",
        ),
        needs=(
            "required",
            "oblig",
            "prohibited",
            "precluded",
            "barred",
            "permitted",
            "allowed",
            "authori",
            "directed",
            "instructed",
            "DIRECTED",
            "REQUIRED",
            "OBLIG",
            "PERMITTED",
            "ALLOWED",
            "AUTHORI",
        ),
    ),
    Rule(
        name="obligation.entitled",
        pattern=r"""(?<! \b (?: shall | will | may | must | not | would | should | to | could | can ) \s+ )
            (?: ha (?: s | ve ) \s+ (?P<none> {NO_RIGHT} )
              | ha (?: s | ve ) \s+ (?: the | an? ) \s+ (?: (?: sole | exclusive | absolute | continuing ) \s+ )?
                (?: (?: right | option ) (?: ,? \s+ but \s+ not \s+ the \s+ obligation ,? )?
                  | (?P<duty> (?: right ,? \s+ and \s+ (?: the \s+ )? )?
                      (?: duty | obligation | responsibility ) (?! \s+ or \b ) ) )
            | reserves? \s+ the \s+ right | (?: is | are ) \s+ entitled )
                (?: \s* , [^,;.]{1,80} , )? \s+ to \s+ (?P<verb> [a-z]+ ) \b""",
        build=entitled,
        pieces={"NO_RIGHT": NO_RIGHT},
        examples={
            "The Landlord has the right to\n inspect the Premises": {
                "obligor": "Landlord",
                "modality": "may",
                "action": "inspect the Premises",
            },
            "Operator reserves the right to require payment in cash": {"obligor": "Operator", "modality": "may"},
            "Licensor reserves the right, upon notice, to examine such books": {"modality": "may"},
            "Lessee has no authority to bind Lessor": {
                "modality": "shall_not",
                "action": "has no authority to bind Lessor",
            },
            "Tenant has an obligation to notify Landlord of any leak": {"obligor": "Tenant", "modality": "shall"},
        },
        near_misses=(
            "if the Landlord has the right to inspect",
            "any person who has the right to vote",
            "The Borrower shall not have the right to assign this Note",
            "The Seller has the right to be informed",
            "The Tenant has no obligation to repair the roof",
            "a party that has no right to sell the Goods",
            "The Employee has no right to receive a bonus",
            "If the Tenant has an obligation to repair the roof",
            "The Seller represents that it has good title. The Seller has the right to sell the Goods",
            "To the best of its knowledge, the Company has the right to use the software",
            "Once Buyer has the right to enter, Seller leaves",
            "Although Buyer has the right to inspect the Goods, it pays",
        ),
        needs=(
            "right to",
            "power to",
            "authority to",
            "whatsoever to",
            "right,",
            "entitled to",
            "option to",
            "uty to",
            "bligation to",
            "ponsibility to",
            "RIGHT TO",
            "ENTITLED TO",
            "OPTION TO",
        ),
    ),
    Rule(
        name="obligation.is_to",
        # "likely to" foretells, "not only to" forbids nothing
        pattern=r"""(?: is | are ) \s+ (?: (?P<not> not ) \s+ (?! only \b | merely \b | simply \b | solely \b )
              | (?: (?! (?: un )? likely \b ) \w+ly | also | hereby ) \s+ ){0,2}
            (?: to \s+ (?P<verb> [a-z]+ ) | (?P<verb> responsible \s+ for ) ) \b""",
        build=is_to,
        examples={
            "Vendor is to provide monthly\n invoices": {"obligor": "Vendor", "action": "provide monthly invoices"},
            "Customer is solely responsible for all taxes": {"action": "solely responsible for all taxes"},
            "You are not to\n disclose the terms": {"modality": "shall_not", "action": "not to disclose the terms"},
            "the balance is to be paid on June 1, 2003": {"obligor": None, "action": "be paid on June 1, 2003"},
        },
        near_misses=(
            "if the Buyer is to pay any tax",
            "The Company is to be merged",
            "sums for which the Company is responsible for any reason",
            "Customer is not responsible for any tax",
            "the day on which the balance is to be paid by the Company",
            "Because other dealers are not likely to make a market",
            "The Holders are likely to use the Fund",
            "The Bank is not only to lend the Loan but to hold it",
            "The Bank is not merely to hold the Fund",
            "the name of the beneficiary to whom the Death Benefit is to be paid if he or she dies",
            "To the extent the costs are to be paid by Buyer, they are capped",
            "the place where, and the time at which, the annual meeting is to be held by the Company",
        ),
    ),
    Rule(
        name="obligation.incumbent",
        pattern=r"""\b it \s+ (?: shall | will | is ) \s+ (?: also \s+ )? (?: be \s+ )?
            (?: (?: the | an? ) \s+ (?: \w+ \s+ ){0,2} {DUTY} \s+ of \s+ (?P<who> (?: (?: the | each ) \s+ )? [\w-]+
                (?: \s+ [\w-]+ ){0,3}? )
            | (?P<who> (?: (?: the | each ) \s+ )? [\w-]+ (?: \s+ [\w-]+ ){0,2}? ) ['’] s? \s+ (?: \w+ \s+ ){0,2}
                {DUTY} )
            \s+ to \s+ (?! be \b )""",
        build=incumbent,
        pieces={"DUTY": "(?: duty | obligation | responsibility )"},
        examples={
            "It shall be the duty of the Company to file annual reports": {
                "obligor": "Company",
                "modality": "shall",
                "action": "file annual reports",
            },
            "It is Tenant's sole\n responsibility to obtain all permits": {"obligor": "Tenant"},
        },
        near_misses=(
            "It shall be the duty of any court to decide",
            "It is the responsibility of the Company to be informed",
            "if it is the obligation of the Buyer to pay the tax",
        ),
        needs=("duty", "obligation", "responsib", "DUTY", "OBLIGATION", "RESPONSIB"),
    ),
    Rule(
        name="obligation.incumbent_on",
        pattern=r"""\b (?: (?: is | are | remains? ) \s+ | (?: shall | will ) \s+ (?= (?: be | remain ) \b ) )
            (?P<action> (?: (?: be | remain ) \s+ )? (?: \w+ly \s+ )?
                (?: the \s+ (?: (?: sole | full | entire | exclusive | primary | only ) \s+ (?: and \s+ )? ){0,2}
                    (?: responsibility | (?<= \b (?: shall | will ) \s+ be \s+ the \s+ (?: \w+ \s+ )? ) obligation )
                    \s+ of \s+ {WHO}
                  | {WHO} ['’] s? \s+
                    (?: (?: sole | full | entire | exclusive | primary | own ) \s+ (?: and \s+ )? ){0,2}
                    responsibility ) ) \b
            (?! [’'] | \s+ (?: to | under | hereunder | pursuant ) \b )""",
        build=incumbent_on,
        pieces={
            "WHO": r"""(?P<who> (?: (?: the | each ) \s+ )? [\w&-]+ (?: ['’] (?! s \b ) \w+ )?
                (?: \s+ (?-i: [A-Z] ) [\w-]+ ){0,2} )"""
        },
        examples={
            "Utilities are the responsibility\n of the Lessee": {
                "obligor": "Lessee",
                "modality": "shall",
                "action": "the responsibility of the Lessee",
            },
            "All repairs to the roof shall be Landlord's sole responsibility": {
                "obligor": "Landlord",
                "action": "be Landlord's sole responsibility",
            },
        },
        near_misses=(
            "repairs which are the responsibility of the Landlord",
            "If the repairs are the responsibility of the Landlord",
            "No repairs shall be the responsibility of the Landlord",
            "Repairs are not the responsibility of the Landlord",
            "The audit is the responsibility of the Company's management",
            "Nothing here is the responsibility of the Trustee",
            "This is the responsibility of the Tenant",
            "The financial statements are the responsibility of the Company",
        ),
        needs=("responsibility", "RESPONSIBILITY", "obligation of", "OBLIGATION OF"),
    ),
    Rule(
        name="obligation.payable_by",
        pattern=r"""payable \s+ by \s+
            (?<= \b (?P<is> is | are ) \s+ (?P<action> (?: due \s+ (?: and \s+ )? )? payable \s+ by ) \s+ )""",
        build=payable_by,
        examples={
            "Freight charges are payable\n by Shipper within fifteen days": {
                "obligor": "Shipper",
                "modality": "shall",
                "action": "payable by Shipper within fifteen days",
            },
        },
        near_misses=(
            "charges which are payable by Shipper",
            "If the charges are payable by Shipper",
            "No charges are payable by Shipper",
            "The Notes are payable by wire transfer",
            "all sums that are due and payable by the Borrower",
            "the day on which the fee is payable by the Owner",
            "Whenever any tax is payable by the Borrower",
        ),
    ),
    Rule(
        name="obligation.inverted",
        pattern=r"""\b (?: nor | in \s+ no \s+ (?: event | case ) | under \s+ no \s+ circumstances?
            | at \s+ no \s+ time ) \s+ (?: shall | will | may ) \s+ (?! it \b | they \b )""",
        build=inverted,
        examples={
            "nor shall the Company or any Subsidiary grant an option": {
                "obligor": "Company or any Subsidiary",
                "modality": "shall_not",
                "action": "not grant an option",
            },
            "In no event may the Holder disclose its name": {"obligor": "Holder", "modality": "shall_not"},
            "in no event shall the Borrower be permitted to request a Loan": {"obligor": "Borrower"},
        },
        near_misses=(
            "nor shall any delay impair such right",
            "In no event shall the Trustee be liable for any loss",
            "In no event will the liability of the Holder exceed its proceeds",
            "nor shall the Agent be required to act",
        ),
        needs=("nor", "no event", "no case", "no circumstance", "no time", "NOR", "NO EVENT"),
    ),
)
