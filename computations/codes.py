"""The table of codes of answers: every problem of an input and every diagnostic, with what to conclude.

`fourcorners explain depends_on_reading` prints an entry, as it does for the codes of records.
"""

from collections.abc import Mapping

from pipeline.codes import Code

PROBLEMS: Mapping[str, Code] = {
    "bad_date": Code(
        meaning="A field holds no day of the calendar.",
        example="2004-02-30; 30 June 2004; a time of a day without its distance from UTC.",
        conclude="Write the day as 2004-06-30, the time as 2004-05-12T11:00-04:00.",
    ),
    "bad_decimal": Code(
        meaning="A field holds no exact figure.",
        example="0.25 as a JSON number, which no binary fraction equals; 1,000; NaN.",
        conclude='Write figures as decimal strings: "0.25".',
    ),
    "bad_count": Code(
        meaning="A field holds no whole number, or one that makes no sense there.",
        example="-1 shares; a limit of no filing at all.",
        conclude="Give a whole number of zero or more.",
    ),
    "negative_amount": Code(
        meaning="An amount is less than zero.",
        example="A principal of -1000.",
        conclude="Amounts are given without a sign; what they do is said by their field.",
    ),
    "out_of_order": Code(
        meaning="Days or amounts stand in an order that cannot be.",
        example="A default that is cured before it occurs; filings that are not listed by date.",
        conclude="Correct the day, or list the entries in order: nothing is sorted in silence.",
    ),
    "overlap": Code(
        meaning="Two stretches of days that exclude one another share a day.",
        example="Two suspensions that run at once.",
        conclude="Give them as one, or correct their ends.",
    ),
    "exceeds_total": Code(
        meaning="Parts are more than the whole.",
        example="Positions of 70 million of 60 million outstanding.",
        conclude="One of the figures is wrong, or an entry is listed twice.",
    ),
    "duplicate": Code(
        meaning="Something stands twice where it can stand once.",
        example="One holder in two positions; two clauses of one kind without a choice between them.",
        conclude="Join the entries, or pick a clause by its id in external.clauses.",
    ),
    "unknown_option": Code(
        meaning="A name or a word is none of those that are possible there.",
        example="options.clock = per_month; a notice by email where the clause has no such method.",
        conclude="The message lists what is possible.",
    ),
    "unknown_instrument": Code(
        meaning="An event names an instrument that the input does not have.",
        example="The conversion of Note N9, with N1 and N2 listed.",
        conclude="List the instrument, or correct its name.",
    ),
    "missing_clause": Code(
        meaning="A clause, or a field of it, is not in hand, and nothing can be computed without it.",
        example="additional_interest for an agreement from which no rate schedule was extracted.",
        conclude="Look at the record: the document has no such term, or it was not found. Its value can be set.",
    ),
    "missing_external": Code(
        meaning="An entry lacks a field that entries of its kind must have.",
        example="A block of notes without owners.",
        conclude="Complete the entry; --template prints all fields.",
    ),
    "calendar_out_of_range": Code(
        meaning="A day lies outside the years that the calendars of Business Days know.",
        example="1985-12-31; a count that leads past 2100.",
        conclude="Check the day. Holidays before 1986 and after 2100 are not known.",
    ),
    "unsupported": Code(
        meaning="The input says something that this version cannot compute, or has another form than it must.",
        example="Damages in cents for each share and week; a list where an object is needed.",
        conclude="Nothing was computed in its place. The message names what is supported.",
    ),
}
"""What is wrong with an input; all problems of one call are told at once."""

NOTES: Mapping[str, Code] = {
    "input_changed": Code(
        meaning="A value of a record was replaced by the call, so that the words of the document say something else.",
        example="--set clauses[rate_schedule].tiers[0].rate=0.5, where the document says 0.25%.",
        conclude="The answer is of the changed terms; what is quoted beside a changed value does not prove it.",
    ),
    "unknown_external": Code(
        meaning="A field of the external input is none that the computation knows.",
        example="external.declared_efective.",
        conclude="It was left out: correct its name. --template prints all fields.",
    ),
    "unknown_input": Code(
        meaning="A member of the input is none that the computation reads.",
        example="externals beside clauses.",
        conclude="It was left out: correct its name.",
    ),
    "depends_on_reading": Code(
        meaning="Another reading of ambiguous wording gives another verdict or another sum.",
        example="A majority that is reached only if deemed principal is left out of the whole.",
        conclude="Decide on the reading with counsel before relying on the figure; the options show each.",
    ),
    "calendar_assumed": Code(
        meaning="No clause says what a Business Day is, and nobody chose a calendar.",
        example="A notice clause that counts Business Days in an agreement without a definition.",
        conclude="Set the option calendar where New York's banks are not meant.",
    ),
    "deadline_on_non_business_day": Code(
        meaning="A deadline counted in calendar days ends on a day that is no Business Day.",
        example="Fifteen days that end on Sunday 4 July 2004.",
        conclude="The law may extend it to the next Business Day, unless the contract says otherwise: option roll.",
    ),
    "anchor_assumed": Code(
        meaning="A deadline counts from an event whose day is not known, and another day was taken for it.",
        example="Mailing 20 Business Days before the intended effectiveness, counted from the target date.",
        conclude="Give the day of the event as soon as it is known.",
    ),
    "conflicting_deadlines": Code(
        meaning="Two clauses give the same act different last days.",
        example="The 20th Business Day in the agreement, the 20th day in the form attached to it.",
        conclude="Meet the earlier one. Both are shown.",
    ),
    "empty_window": Code(
        meaning="The first day on which something may be done comes after the last.",
        example="Not less than 40 Business Days, but not more than 20, before the same event.",
        conclude="The clause cannot be kept as it stands, or one of its figures was misread.",
    ),
    "no_slack": Code(
        meaning="The last day of an act that comes before another is the day of the agreement, or lies before it.",
        example="Ten Business Days of review before a filing that is due 15 days after signing.",
        conclude="Act at once, or plan the later event for a later day.",
    ),
    "day_count_assumed": Code(
        meaning="No document in hand says how days of interest are counted.",
        example="Additional interest whose convention stands in the Indenture.",
        conclude="Get that document; other conventions change the sum by some parts in a hundred.",
    ),
    "reading_stated": Code(
        meaning="A clause itself says how several defaults go together, and its reading is used, not the default one.",
        example="No more than one Registration Default at a time: overlap is single_highest.",
        conclude="Nothing, unless another reading is wanted: an option that is set comes before the clause.",
    ),
    "form_of_its_own": Code(
        meaning="A questionnaire numbers its items in its own way, so that a number does not say what is asked.",
        example="A form whose Item 6 asks about broker-dealers and not about short positions.",
        conclude="Look for short positions and relationships in the answers yourself; the rest was reviewed.",
    ),
    "payee_by_survival": Code(
        meaning="Notes ended before the record date, and what had accrued goes to the last owner.",
        example="Notes that were redeemed in the middle of a period.",
        conclude="It rests on the paragraph by which accrued amounts survive: check that it covers the case.",
    ),
    "illustration_conflicts": Code(
        meaning="A rate that the document works out as an example is not the one that its terms give.",
        example="The fifth anniversary illustrated with 9 percent, where the steps lead to 7.",
        conclude="The terms and the example contradict one another: ask the drafter before paying.",
    ),
    "outside_effectiveness_period": Code(
        meaning="An interruption lies outside the period in which the registration had to be usable.",
        example="A suspension after the second anniversary.",
        conclude="It is no default. Check the ends of the period.",
    ),
    "suspension_limit_exceeded": Code(
        meaning="Suspensions went beyond what is permitted, and in the reading chosen no default follows.",
        example="Three suspensions of 20 days in 90, which none of them exceeds by itself.",
        conclude="It is a breach all the same; the option excess_aggregate_is has the other readings.",
    ),
    "no_tier": Code(
        meaning="A default runs on a day for which no tier of the schedule says a rate.",
        example="A schedule that ends with the second anniversary, and a default of the third year.",
        conclude="Nothing accrues then by the words in hand: look whether a tier was not found.",
    ),
    "default_after_as_of": Code(
        meaning="A default that was given occurs after the day up to which is computed.",
        example="A default of 2005-06-01 in an answer as of 2005-03-31.",
        conclude="It is not in the answer. Choose a later day to see it.",
    ),
    "back_to_back": Code(
        meaning="One suspension begins on the day on which another ends.",
        example="A suspension to 16 February, and the next from 17 February.",
        conclude="Their days are counted together. Somebody may call them one suspension.",
    ),
    "name_ambiguous": Code(
        meaning="A name may be that of several organisations or persons, and nothing decides.",
        example="Mr. Smith, in a document with John Smith and Mary Smith.",
        conclude="It stands for itself. Look at the document.",
    ),
    "office_conflict": Code(
        meaning="Two persons are certain to have held one office of one organisation on one day.",
        example="Two Presidents on 2001-11-14.",
        conclude="One of the sources is wrong, or names another organisation.",
    ),
    "greater_requirement_unknown": Code(
        meaning="Another document may require a greater percentage, and it was not given.",
        example="Or such greater percentage as required by the Indenture.",
        conclude="Look into that document before relying on a narrow majority.",
    ),
    "cap_applied": Code(
        meaning="A Holder's share of a loss is more than the most that it can have to pay.",
        example="A share of 8 million for securities that were resold for 5 million.",
        conclude="The rest stays with the claimant.",
    ),
    "fraud_bar": Code(
        meaning="The claimant is guilty of fraudulent misrepresentation, the other side is not.",
        example="Section 11(f) of the Securities Act.",
        conclude="It has no right to contribution.",
    ),
    "events_reordered": Code(
        meaning="Events were not given by date, and were taken by date.",
        example="An exercise of 2003-06-02 listed below a vesting of 2003-12-01.",
        conclude="Check that no day is mistyped: the order decides who earns what.",
    ),
    "adjustment_without_vesting": Code(
        meaning="The books say a lower price although no warrant has vested whose vesting would lower it.",
        example="7.70 posted on 2002-05-01, with the first vesting on 2002-08-01.",
        conclude="The agreement forbids that adjustment: have the books corrected.",
    ),
    "posted_price_differs": Code(
        meaning="The books say another price than the one that is due.",
        example="7.50 posted where 7.70 is due.",
        conclude="Find out which events or which formula the books followed; `due` has the price of this answer.",
    ),
    "negative_true_up": Code(
        meaning="The shares that an exercise would give now are fewer than those already issued for it.",
        example="One share rounded up from a half, halved by a split to a half, where a quarter is due.",
        conclude="Nothing is issued, and nothing is given back: the agreement has the difference one way only.",
    ),
    "other_damages_assumed": Code(
        meaning="A cap depends on damages paid otherwise, and none were given.",
        example="What exceeds the damages which such Holder has otherwise been required to pay.",
        conclude="The cap is computed as if there were none.",
    ),
    "answer_unclear": Code(
        meaning="An answer on which others depend is neither yes nor no.",
        example="Item 1(e): see attached letter.",
        conclude="Ask the holder; until then the question counts as open.",
    ),
    "figures_conflict": Code(
        meaning="Figures of a release that should agree cannot, whatever their rounding leaves open.",
        example="Equity of $61.2 million in the prose and of 61.1 in the balance sheet.",
        conclude="One of them is wrong: compare both places with the books before the release is used.",
    ),
    "unknown_item": Code(
        meaning="An answer is given to an item that the form does not have.",
        example="Item 9 of a form with seven items.",
        conclude="It was left out: the answers may belong to another form.",
    ),
}
"""What is odd in an answer, or was assumed for it."""

ANSWER_CODES: Mapping[str, Code] = {**PROBLEMS, **NOTES}
