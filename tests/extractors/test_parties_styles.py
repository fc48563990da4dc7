"""Preambles of many drafters, trades and decades: who is a party, and what the text calls him.

The second half of a row has, for each party, a short name and after "@" a group that he belongs to.
"""

import pytest

from extractors.parties import find
from extractors.parties.stated_forms import stated_form
from pipeline import Document
from pipeline.split import split

BODY = (
    "\n\n1. Services. The parties agree to the terms below and shall perform them in good faith at all times.\n\n"
    "2. Law. The laws of the State govern.\n"
)
PREAMBLES = [
    (
        (
            "This Lease is made this 3rd day of March, 1994, between HARBOR POINT ASSOCIATES, a Massachusetts "
            'general partnership (hereinafter called "Landlord"), and TIDEWATER FOODS, INC., a Delaware '
            'corporation (hereinafter called "Tenant").'
        ),
        {"HARBOR POINT ASSOCIATES": "Landlord", "TIDEWATER FOODS, INC.": "Tenant"},
    ),
    (
        (
            "THIS AGREEMENT, dated May 1, 1997, by and between Pinecrest Mills, Inc. (hereinafter referred to "
            'as the "Seller") and Dorrance Textile Corp. (hereinafter referred to as the "Buyer").'
        ),
        {"Pinecrest Mills, Inc.": "Seller", "Dorrance Textile Corp.": "Buyer"},
    ),
    (
        (
            'EMPLOYMENT AGREEMENT made as of January 2, 2001 between Kestrel Systems Corporation ("Kestrel") '
            'and Margaret T. Oyelaran ("Executive").'
        ),
        {"Kestrel Systems Corporation": "Kestrel", "Margaret T. Oyelaran": "Executive"},
    ),
    (
        (
            "This Distribution Agreement is entered into between Vantage Optical Ltd., a company organized "
            'under the laws of Israel, hereinafter "Vantage", and Sunrise Lens Co., hereinafter "Distributor".'
        ),
        {"Vantage Optical Ltd.": "Vantage", "Sunrise Lens Co.": "Distributor"},
    ),
    (
        (
            "This Agreement is between Acorn Labs, LLC (Acorn) and Maple Diagnostics, Inc. (Maple). Acorn "
            "shall supply. Acorn may. Maple shall pay Acorn. Maple will. Acorn and Maple agree. Maple and "
            "Acorn."
        ),
        {"Acorn Labs, LLC": "Acorn", "Maple Diagnostics, Inc.": "Maple"},
    ),
    (
        (
            "CREDIT AGREEMENT dated as of June 12, 1998 among BLUE HERON ENERGY COMPANY, as Borrower, THE "
            "LENDERS LISTED HEREIN, and FIRST PRAIRIE BANK, N.A., as Agent."
        ),
        {"BLUE HERON ENERGY COMPANY": "", "FIRST PRAIRIE BANK, N.A.": ""},
    ),
    (
        (
            'This Stock Purchase Agreement (this "Agreement") is made as of July 8, 2009, by and among Larch '
            'Holdings, Inc., a Nevada corporation (the "Company"), Fir Capital Partners, L.P. ("Fir" and, '
            'together with Larch, the "Investors") and Alder Ventures II, L.P. ("Alder").'
        ),
        {"Larch Holdings, Inc.": "Company", "Fir Capital Partners, L.P.": "Fir", "Alder Ventures II, L.P.": "Alder"},
    ),
    (
        (
            "THIS AGREEMENT is made by and among Orchard Devices, Inc., a Delaware corporation (the "
            '"Company"), Quince Partners, L.P. and Medlar Fund, L.P. (together, the "Investors").'
        ),
        {"Orchard Devices, Inc.": "Company", "Quince Partners, L.P.": "@Investors", "Medlar Fund, L.P.": "@Investors"},
    ),
    (
        (
            'This Voting Agreement is among Orchard Devices, Inc. (the "Company"), Quince Partners, L.P. and '
            'Medlar Fund, L.P. (each an "Investor" and, collectively, the "Investors").'
        ),
        {
            "Orchard Devices, Inc.": "Company",
            "Quince Partners, L.P.": "Investor@Investors",
            "Medlar Fund, L.P.": "Investor@Investors",
        },
    ),
    (
        (
            'WHEREAS, Corvid Foods, Inc. ("Corvid") desires to license the marks; and\n\nWHEREAS, Magpie '
            'Retail Corp. ("Magpie") desires to use them;\n\nNOW, THEREFORE, the parties agree as follows:'
        ),
        {"Corvid Foods, Inc.": "Corvid", "Magpie Retail Corp.": "Magpie"},
    ),
    (
        (
            'For purposes of this Agreement, "Company" shall mean Tallgrass Media, Inc. and "Agency" shall '
            "mean Bluestem Advertising LLC.\n\nThis Agreement is made between Tallgrass Media, Inc. and "
            "Bluestem Advertising LLC."
        ),
        {"Tallgrass Media, Inc.": "Company", "Bluestem Advertising LLC": "Agency"},
    ),
    (
        (
            'This Agreement is by and between Rivera Produce, Inc., d/b/a Valley Fresh ("Supplier"), and Omni '
            'Grocers, Inc. ("Buyer").'
        ),
        {"Rivera Produce, Inc.": "Supplier", "Omni Grocers, Inc.": "Buyer"},
    ),
    (
        (
            "AGREEMENT AND PLAN OF MERGER, dated as of October 4, 1999, among NORTHSTAR CABLE CORP., a "
            'Delaware corporation ("Parent"), NC ACQUISITION CORP., a Delaware corporation and a wholly owned '
            'subsidiary of Parent ("Merger Sub"), and PEAKVIEW COMMUNICATIONS, INC., a Colorado corporation '
            '(the "Company").'
        ),
        {
            "NORTHSTAR CABLE CORP.": "Parent",
            "NC ACQUISITION CORP.": "Merger Sub",
            "PEAKVIEW COMMUNICATIONS, INC.": "Company",
        },
    ),
    (
        (
            'This Consulting Agreement ("Agreement") is entered into by Halyard Shipping, Inc., with offices '
            'at 14 Main Street, Pueblo, CO 81006 ("Client"), and Dr. Peter Lindqvist, an individual residing '
            'at 9 Elm Court, Boulder, CO 80301 ("Consultant").'
        ),
        {"Halyard Shipping, Inc.": "Client", "Peter Lindqvist": "Consultant"},
    ),
    (
        (
            "INDENTURE, dated as of August 1, 1996, between CASCADIA PAPER COMPANY, a corporation duly "
            'organized and existing under the laws of the State of Oregon (herein called the "Company"), '
            "having its principal office at 1 Mill Road, Portland, Oregon, and WESTERN STATES TRUST COMPANY, a "
            'banking corporation, as Trustee (herein called the "Trustee").'
        ),
        {"CASCADIA PAPER COMPANY": "Company", "WESTERN STATES TRUST COMPANY": "Trustee"},
    ),
    (
        (
            "THIS JOINT VENTURE AGREEMENT is made on 14 May 2003\n\nBETWEEN:\n\n(1)  ALBION GLASS PLC, a "
            "company incorporated in England and Wales (registered number 1234567) whose registered office is "
            'at 2 Quay Street, Bristol ("Albion"); and\n\n(2)  RHEINGLAS GMBH, a company incorporated in '
            'Germany ("Rheinglas").'
        ),
        {"ALBION GLASS PLC": "Albion", "RHEINGLAS GMBH": "Rheinglas"},
    ),
    (
        (
            "License Agreement\n\nParties:\n\nLicensor: Thornbury University, 200 College Way, Thornbury, "
            "NY\n\nLicensee: GeneWell Therapeutics, Inc., 5 Bio Drive, Cambridge, MA\n"
        ),
        {"GeneWell Therapeutics, Inc.": "Licensee", "Thornbury University": "Licensor"},
    ),
    (
        (
            'THIS SUPPLY AGREEMENT is made effective January 1, 2015 (the "Effective Date") by and between '
            "ONYX STEEL LLC, an Ohio limited liability company having a place of business at 77 Forge Ave., "
            'Lorain, Ohio 44052 ("ONYX"), and BRIGHTWATER PUMPS, INC., an Illinois corporation having a place '
            'of business at Suite 9, Peoria, Illinois ("BRIGHTWATER").'
        ),
        {"ONYX STEEL LLC": "ONYX", "BRIGHTWATER PUMPS, INC.": "BRIGHTWATER"},
    ),
    (
        (
            "Purchase Agreement dated the 9th of April 1995 between Delmar Oil & Gas, Inc., formerly known as "
            'Delmar Petroleum, Inc. (the "Vendor") and Kodiak Exploration Ltd. (the "Purchaser")'
        ),
        {"Delmar Oil & Gas, Inc.": "Vendor", "Kodiak Exploration Ltd.": "Purchaser"},
    ),
    (
        (
            "This Guaranty is made by JAMES P. HOLLOWAY and SUSAN R. HOLLOWAY, husband and wife (collectively, "
            '"Guarantor"), in favor of COMMUNITY BANK OF THE PLAINS ("Lender").'
        ),
        {"JAMES P. HOLLOWAY": "", "SUSAN R. HOLLOWAY": "", "COMMUNITY BANK OF THE PLAINS": "Lender"},
    ),
    (
        (
            'This Agreement, made by and between the City of Larkspur, a municipal corporation (the "City") '
            'and Cleanstreet Services, Inc. ("Contractor")'
        ),
        {"City of Larkspur": "City", "Cleanstreet Services, Inc.": "Contractor"},
    ),
    (
        (
            "SUBLEASE between Vista Software, Inc. as Sublandlord and Pixelate Games, LLC as Subtenant dated "
            "June 1, 2012"
        ),
        {"Vista Software, Inc.": "", "Pixelate Games, LLC": ""},
    ),
    (
        (
            'This Advisory Agreement is made between Evergreen Income Fund (the "Fund"), a Massachusetts '
            'business trust, and Evergreen Advisers, Inc. (the "Adviser"), a Delaware corporation.'
        ),
        {"Evergreen Income Fund": "Fund", "Evergreen Advisers, Inc.": "Adviser"},
    ),
    (
        (
            "AMENDED AND RESTATED LOAN AGREEMENT is entered into as of the 30th day of September, 2004 by and "
            'between SILVER CREEK BANK ("Bank") and ZEPHYR SEMICONDUCTOR CORPORATION, a California corporation '
            '("Borrower").'
        ),
        {"SILVER CREEK BANK": "Bank", "ZEPHYR SEMICONDUCTOR CORPORATION": "Borrower"},
    ),
    (
        (
            'Franchise Agreement dated as of 1/5/2011 between BURGER BARN FRANCHISING, LLC ("we", "us" or '
            '"our") and the franchisee, Hilltop Restaurants, Inc. ("you" or "Franchisee").'
        ),
        {"BURGER BARN FRANCHISING, LLC": "we", "Hilltop Restaurants, Inc.": "Franchisee"},
    ),
    (
        (
            "THIS ESCROW AGREEMENT is made as of December 19, 2006 by and among Sable Mining Corp., a British "
            'Columbia company ("Sable"), each of the persons listed on Schedule A (the "Holders"), and Pacific '
            'Trust Company, as escrow agent (the "Escrow Agent").'
        ),
        {"Sable Mining Corp.": "Sable", "Pacific Trust Company": "Escrow Agent"},
    ),
    (
        (
            'This Transition Services Agreement (this "Agreement"), dated as of March 31, 2019, is entered '
            'into by and between Meridian Health Corporation, a Delaware corporation ("Meridian" or the '
            '"Service Provider"), and Solace Care, Inc., a Delaware corporation ("Solace" or the "Recipient"). '
            'Meridian and Solace are each referred to as a "Party" and collectively as the "Parties".'
        ),
        {"Meridian Health Corporation": "Meridian", "Solace Care, Inc.": "Solace"},
    ),
    (
        (
            "MARKETING AFFILIATE AGREEMENT between: Birch First Global Investments Inc. (hereinafter the "
            '"Company") And: Mount Academy Holdings Inc. (hereinafter the "MA")'
        ),
        {"Birch First Global Investments Inc.": "Company", "Mount Academy Holdings Inc.": "MA"},
    ),
    (
        (
            "This Agreement is made by and between Ptarmigan Air, Inc. on behalf of itself and its Affiliates "
            '("Ptarmigan"), and Loon Aviation Services, a sole proprietorship ("Loon").'
        ),
        {"Ptarmigan Air, Inc.": "Ptarmigan", "Loon Aviation Services": "Loon"},
    ),
    (
        (
            'This NOTE PURCHASE AGREEMENT is by and among TERN MEDICAL, INC. (the "Issuer"),\nAVOCET CAPITAL '
            "FUND I, L.P.,\nAVOCET CAPITAL FUND II, L.P.,\nAVOCET OFFSHORE FUND, LTD., and\nPLOVER MASTER "
            'FUND, L.P. (each, a "Purchaser" and, collectively, the "Purchasers").'
        ),
        {
            "TERN MEDICAL, INC.": "Issuer",
            "AVOCET CAPITAL FUND I, L.P.": "Purchaser@Purchasers",
            "AVOCET CAPITAL FUND II, L.P.": "Purchaser@Purchasers",
            "AVOCET OFFSHORE FUND, LTD.": "Purchaser@Purchasers",
            "PLOVER MASTER FUND, L.P.": "Purchaser@Purchasers",
        },
    ),
    (
        (
            "THIS TRADEMARK LICENSE is granted by Cobalt Brands, Inc., a New Jersey corporation (the "
            '"Licensor"), to Azure Apparel Co., Inc., a New York corporation (the "Licensee").'
        ),
        {"Cobalt Brands, Inc.": "Licensor", "Azure Apparel Co., Inc.": "Licensee"},
    ),
    (
        (
            'KNOW ALL MEN BY THESE PRESENTS, that Gannet Lines, Inc. ("Principal"), and Shearwater Surety '
            'Company ("Surety"), are held and firmly bound unto the Port of Newhaven ("Obligee").'
        ),
        {"Gannet Lines, Inc.": "Principal", "Shearwater Surety Company": "Surety"},
    ),
    (
        (
            'This Outsourcing Agreement ("Agreement") is between INTERNATIONAL DATA CORPORATION OF AMERICA, '
            'acting through its Services Division ("IDCA") and Public Service Company of Eastland ("PSE").'
        ),
        {"INTERNATIONAL DATA CORPORATION OF AMERICA": "IDCA", "Public Service Company of Eastland": "PSE"},
    ),
    (
        (
            "THIS ASSET PURCHASE AGREEMENT is entered into as of February 2, 2002, by and among Kite "
            'Industries, Inc., a Texas corporation ("Buyer"), Harrier Tools, Inc., a Texas corporation '
            '("Seller"), and Donald F. Merlin and Grace L. Merlin, the sole shareholders of Seller (the '
            '"Shareholders").'
        ),
        {
            "Kite Industries, Inc.": "Buyer",
            "Harrier Tools, Inc.": "Seller",
            "Donald F. Merlin": "@Shareholders",
            "Grace L. Merlin": "@Shareholders",
        },
    ),
    (
        (
            "COOPERATION AGREEMENT\n\nParty A: Shenzhen Blue Kite Technology Co., Ltd. (hereinafter referred "
            'to as "Blue Kite")\nAddress: Nanshan District\n\nParty B: Golden Lotus (Hong Kong) Limited '
            '(hereinafter referred to as "Golden Lotus")\n'
        ),
        {"Shenzhen Blue Kite Technology Co., Ltd.": "Party A", "Golden Lotus (Hong Kong) Limited": "Party B"},
    ),
    (
        (
            "This Agreement is entered into as of the Effective Date by and between VERITY BANCORP, INC. and "
            'its wholly-owned subsidiary, VERITY NATIONAL BANK (collectively, "Verity"), and ClearPay '
            'Processing LLC ("ClearPay").'
        ),
        {"VERITY BANCORP, INC.": "@Verity", "VERITY NATIONAL BANK": "@Verity", "ClearPay Processing LLC": "ClearPay"},
    ),
    (
        (
            "This Warrant Agreement is made between Nightjar Biosciences, Inc. (together with its successors, "
            'the "Company") and American Transfer & Trust Company, LLC (the "Warrant Agent").'
        ),
        {"Nightjar Biosciences, Inc.": "Company", "American Transfer & Trust Company, LLC": "Warrant Agent"},
    ),
    (
        (
            "MASTER SERVICES AGREEMENT between SWIFT & CO., a Delaware corporation, hereinafter designated as "
            '"Customer", and GRACKLE IT SOLUTIONS, L.L.C., hereinafter designated as "Provider".'
        ),
        {"SWIFT & CO.": "Customer", "GRACKLE IT SOLUTIONS, L.L.C.": "Provider"},
    ),
    (
        (
            "THIS AGREEMENT made and entered into this 5th day of May, 2000, by and between PELICAN POWER "
            'COMPANY, hereinafter sometimes called "Pelican," party of the first part, and EGRET COAL SALES, '
            'INC., hereinafter sometimes called "Egret," party of the second part.'
        ),
        {"PELICAN POWER COMPANY": "Pelican", "EGRET COAL SALES, INC.": "Egret"},
    ),
    (
        (
            'THIS AGREEMENT is made between Dr. Alan Weiss, M.D. (the "Physician") and Cardinal Clinics, P.C. '
            '(the "Practice")'
        ),
        {"Alan Weiss": "Physician", "Cardinal Clinics, P.C.": "Practice"},
    ),
    (
        (
            "RECITALS\n\nThis Content License is entered into by YAFFLE.COM, INC., a Delaware corporation, "
            'located at 1 Web Way ("YAFFLE"), and Wryneck News Service, Inc., located at 3 Press Row ("WNS").'
        ),
        {"YAFFLE.COM, INC.": "YAFFLE", "Wryneck News Service, Inc.": "WNS"},
    ),
    (
        (
            'This Separation Agreement is between Turnstone Corp. ("Company" or "Turnstone") and Jane Q. '
            'Dunlin ("Employee" or "you").'
        ),
        {"Turnstone Corp.": "Company", "Jane Q. Dunlin": "Employee"},
    ),
    (
        (
            "POOLING AND SERVICING AGREEMENT among DUNNOCK FUNDING CORPORATION, Depositor, DUNNOCK MORTGAGE, "
            "INC., Servicer, and FIELDFARE BANK, N.A., Trustee, dated as of March 1, 1999"
        ),
        {"DUNNOCK FUNDING CORPORATION": "", "DUNNOCK MORTGAGE, INC.": "", "FIELDFARE BANK, N.A.": ""},
    ),
    (
        (
            "THIS GAS TRANSPORTATION AGREEMENT is made between BRENT PIPELINE, L.P. (hereinafter referred to "
            'as "Transporter") and REED GAS MARKETING, a partnership (hereinafter referred to as "Shipper").'
        ),
        {"BRENT PIPELINE, L.P.": "Transporter", "REED GAS MARKETING": "Shipper"},
    ),
    (
        (
            'By this Agreement, Bittern Networks, Inc. (hereafter "Bittern") and Crake Telecom AG (hereafter '
            '"Crake") agree as follows:'
        ),
        {"Bittern Networks, Inc.": "Bittern", "Crake Telecom AG": "Crake"},
    ),
    (
        (
            "This Exclusive Agency Agreement is made and executed by and between:\n\nRODINA TRADING LTD., a "
            "Cyprus company, represented by its Director Ivan Petrov, hereinafter referred to as the "
            '"Principal", on the one hand, and\n\nSTEPPE LOGISTICS LLC, represented by its General Director '
            'Anna Orlova, hereinafter referred to as the "Agent", on the other hand,'
        ),
        {"RODINA TRADING LTD.": "Principal", "STEPPE LOGISTICS LLC": "Agent"},
    ),
    (
        (
            "This agreement (“Agreement”) is made between Curlew Foods plc (“Curlew”), Godwit Dairy Limited "
            "(“Godwit”) and Snipe Farms Limited (“Snipe” and together with Godwit, the “Suppliers”)."
        ),
        {
            "Curlew Foods plc": "Curlew",
            "Godwit Dairy Limited": "Godwit@Suppliers",
            "Snipe Farms Limited": "Snipe@Suppliers",
        },
    ),
    (
        (
            'SOFTWARE LICENSE AGREEMENT\nThis Agreement is made by and between Osprey Software ("OSPREY"), and '
            'the customer identified below, Harrow College ("CUSTOMER").'
        ),
        {"Osprey Software": "OSPREY"},
    ),
    (
        (
            "This Agreement is made as of 1 July 2016 between Sandpiper Pharma Inc., a corporation existing "
            'under the laws of Canada ("Sandpiper"), and the Regents of the University of Northfield, a '
            'constitutional corporation ("University").'
        ),
        {"Sandpiper Pharma Inc.": "Sandpiper", "Regents of the University of Northfield": "University"},
    ),
    (
        (
            "THE AGREEMENT is dated for reference April 4, 2007\n\nBETWEEN:\n\nKINGLET RESOURCES INC., a "
            'company incorporated under the laws of British Columbia\n\n("Kinglet")\n\nOF THE FIRST '
            'PART\n\nAND:\n\nTOWHEE GOLD CORP., a Nevada company\n\n("Towhee")\n\nOF THE SECOND PART'
        ),
        {"KINGLET RESOURCES INC.": "Kinglet", "TOWHEE GOLD CORP.": "Towhee"},
    ),
    (
        (
            'This Endorsement Agreement by and between Phoebe Lark, Inc. f/s/o Phoebe Lark ("Athlete") and '
            'Rail Sports Company, Inc. ("Rail").'
        ),
        {"Phoebe Lark, Inc.": "Athlete", "Rail Sports Company, Inc.": "Rail"},
    ),
    (
        (
            "Reseller Agreement\n\nReseller agrees with Siskin Software, Inc. This Agreement is entered into "
            "by and between Siskin Software, Inc., a Delaware corporation, and its subsidiaries (collectively "
            '"Siskin") and Linnet Systems, a Utah corporation ("Reseller").'
        ),
        {"Siskin Software, Inc.": "Siskin", "Linnet Systems": "Reseller"},
    ),
    (
        (
            "THIS MANAGEMENT AGREEMENT made as of this 1st day of December 1998 by and between REDPOLL HOTELS "
            'LIMITED PARTNERSHIP, a Maryland limited partnership (the "Owner") and CROSSBILL HOSPITALITY '
            'GROUP, INC. (the "Manager"):'
        ),
        {"REDPOLL HOTELS LIMITED PARTNERSHIP": "Owner", "CROSSBILL HOSPITALITY GROUP, INC.": "Manager"},
    ),
    (
        (
            "TECHNOLOGY TRANSFER AGREEMENT by and between KNOT Semiconductor KK, a Japanese corporation "
            '("KNOT"), and Stint Foundry Co., Ltd, a Taiwanese corporation ("STINT").'
        ),
        {"KNOT Semiconductor KK": "KNOT", "Stint Foundry Co., Ltd": "STINT"},
    ),
    (
        (
            "REMARKETING AGREEMENT between ROOK TRUST II, a Delaware statutory trust, JACKDAW GROUP, "
            'INCORPORATED, and CHOUGH SECURITIES INC. (the "Remarketing Agent")'
        ),
        {"ROOK TRUST II": "", "JACKDAW GROUP, INCORPORATED": "", "CHOUGH SECURITIES INC.": "Remarketing Agent"},
    ),
    (
        (
            "This Agreement is made between ACORN HOLDINGS (2013), LLC, a limited liability company (“Holdings”), and "
            "Bolt Acquisition Corp. II, a Cayman Islands exempted company (together with its successor, “SPAC”)."
        ),
        {"ACORN HOLDINGS (2013), LLC": "Holdings", "Bolt Acquisition Corp. II": "SPAC"},
    ),
    (
        (
            "This Agreement is made between Acorn National Bank & Trust Co., a national banking association (the "
            '"Lender"), and the UNIVERSITY OF UTAH, a body politic and corporate ("University").'
        ),
        {"Acorn National Bank & Trust Co.": "Lender", "UNIVERSITY OF UTAH": "University"},
    ),
    (
        (
            "AMENDMENT made among ACORN MACH LLC, a Delaware limited liability company (the “Borrower”), MIDWAY BANK, "
            "a savings association, as Administrative Agent and Collateral Agent (in such capacities, the “Agent”), "
            "and each of the Lenders."
        ),
        {"ACORN MACH LLC": "Borrower", "MIDWAY BANK": "Agent"},
    ),
    (
        (
            "This Agreement is between Acorn Management, LLC (the “Company”) and Chris Howard (“Employee”), and for "
            "the purposes of Section 3 only, Acorn Healthcare Company, Inc. (“Acorn”)."
        ),
        {"Acorn Management, LLC": "Company", "Chris Howard": "Employee", "Acorn Healthcare Company, Inc.": "Acorn"},
    ),
    (
        (
            "THIS AGREEMENT made by and among ACORN INDUSTRIES, INC., a corporation incorporated pursuant to the laws "
            'of Nevada (the "Purchaser"); and Bolt Industries, Inc., an Arizona corporation (the "Company").'
        ),
        {"ACORN INDUSTRIES, INC.": "Purchaser", "Bolt Industries, Inc.": "Company"},
    ),
    (
        (
            "SUPPLY AGREEMENT\n\nbetween\n\nACORN, INC.\n\nand\n\nBOLT LLC\n\nThis Supply Agreement is made between "
            'Acorn, Inc. ("Seller") and Bolt LLC ("Buyer").'
        ),
        {"Acorn, Inc.": "Seller", "Bolt LLC": "Buyer"},
    ),
    (
        (
            "This Operating Agreement (this “Agreement”) of Acorn Fund, LLC, a Delaware limited liability company (the "
            "“Company”), is made by and among Acorn Advisors, LLC, a limited liability company (the “Manager”), "
            "and each person admitted as a member."
        ),
        {"Acorn Fund, LLC": "Company", "Acorn Advisors, LLC": "Manager"},
    ),
    (
        (
            'between Acorn Nutrition Corporation (hereinafter referred to as "ANC"), and Bolt 21, Inc., a New York '
            'corporation (hereinafter referred to individually as "Bolt 21, Inc.").'
        ),
        {"Acorn Nutrition Corporation": "ANC", "Bolt 21, Inc.": "Bolt 21, Inc."},
    ),
    (
        (
            "BASIC TERMS DATE OF LEASE: November 5, 2004 LANDLORD: Oak, an Ohio general partnership, 1 Main Street, "
            "Vienna. TENANT: Steel Bolt, Inc., a Virginia corporation, 2 Oak Court, Dulles."
        ),
        {"Oak": "LANDLORD", "Steel Bolt, Inc.": "TENANT"},
    ),
    (  # the line below a name is an address and no part of it
        "LOAN TERMS\n\nLENDER:    Kestrel Bank\nP.O. Box 17\nTulsa, Oklahoma\n\nBORROWER:    Osprey Homes, L.P.",
        {"Kestrel Bank": "LENDER", "Osprey Homes, L.P.": "BORROWER"},
    ),
    (  # members without a name, and a bank known by its role and the short name for it
        (
            'among Kestrel Freight, Inc., a Delaware corporation (the "Borrower"), the banks parties hereto '
            '(collectively, the "Lenders"), Sable Generale de Lyon, as collateral agent (the "Agent") and Osprey Bank, '
            'N.A., as administrative agent (the "Administrative Agent") for the Lenders.'
        ),
        {
            "Kestrel Freight, Inc.": "Borrower",
            "Sable Generale de Lyon": "Agent",
            "Osprey Bank, N.A.": "Administrative Agent",
        },
    ),
    (
        (
            'among Kestrel Care Corporation ("KCC"), and the other entities listed on Schedule I, as joint and several '
            'borrowers (each a "Borrower" and collectively the "Borrowers"), and OSPREY BANK, N.A., as Agent.'
        ),
        {"Kestrel Care Corporation": "Borrower@Borrowers", "OSPREY BANK, N.A.": ""},
    ),
    (
        (
            'among KESTREL, L.P. ("Borrower"), OSPREY INCORPORATED, a corporation organized under the laws of Utah '
            '("Osprey"), as a Lender, any Affiliate (as defined below) of Osprey, or such other Persons as become '
            'Lenders (collectively, with Osprey, "Lenders").'
        ),
        {"KESTREL, L.P.": "Borrower", "OSPREY INCORPORATED": "Osprey@Lenders"},
    ),
    (  # who comes again by a short name is the same party
        (
            'among Kestrel Nurseries, Inc. (the "Borrower"), Osprey Bank, N.A. ("Osprey"), Merlin Bank & Trust Company '
            '("Merlin"), Osprey, as the administrative agent (the "Administrative Agent"), and Merlin, as syndication '
            'agent (the "Syndication Agent").'
        ),
        {
            "Kestrel Nurseries, Inc.": "Borrower",
            "Osprey Bank, N.A.": "Administrative Agent",
            "Merlin Bank & Trust Company": "Syndication Agent",
        },
    ),
    (
        (
            'between KESTREL CREDIT CORPORATION ("Lender"), The Osprey Club, LLC ("Osprey"), and Merlin Resorts, Inc. '
            '("Merlin"; Merlin and Osprey, individually and collectively, "Borrower").'
        ),
        {
            "KESTREL CREDIT CORPORATION": "Lender",
            "The Osprey Club, LLC": "Osprey@Borrower",
            "Merlin Resorts, Inc.": "Merlin@Borrower",
        },
    ),
    (
        (
            'among KESTREL CO. (the "Borrower"), OSPREY BANK, N.A. ("Osprey") and MERLIN COMPANY (the "Agent") (Osprey '
            'and Agent are sometimes individually referred to as a "Lender", and collectively as "Lenders").'
        ),
        {"KESTREL CO.": "Borrower", "OSPREY BANK, N.A.": "Lender@Lenders", "MERLIN COMPANY": "Lender@Lenders"},
    ),
    (  # a postal code stands before "and"
        (
            "among OSPREY INC., a Delaware corporation at 5 Elm Street, New York, New York 10019 and MEDICAL MERLIN, "
            "INC., a Delaware corporation at 5 Elm Street, New York, New York 10019 (each of the foregoing, a "
            '"Borrower" and collectively the "Borrowers"), and KESTREL BANK, N.A. (the "Bank").'
        ),
        {
            "OSPREY INC.": "Borrower@Borrowers",
            "MEDICAL MERLIN, INC.": "Borrower@Borrowers",
            "KESTREL BANK, N.A.": "Bank",
        },
    ),
    (
        (
            'between Kestrel Works, Inc. ("Kestrel"), FRANK W. OSGOOD and JOSHUA MERLE, being all of the shareholders '
            '(the "Sellers"), and Osprey, Inc., a publicly traded Utah corporation (the "Purchaser").'
        ),
        {
            "Kestrel Works, Inc.": "Kestrel",
            "FRANK W. OSGOOD": "@Sellers",
            "JOSHUA MERLE": "@Sellers",
            "Osprey, Inc.": "Purchaser",
        },
    ),
    (
        (
            'between OSPREY AND TRADERS TRUST COMPANY, a Utah corporation (the "Bank"), and KESTREL CO. (the '
            '"Borrower"), and with the joinder of KESTREL CORP. and MERLIN, INC., jointly and severally (the '
            '"Guarantors").'
        ),
        {
            "OSPREY AND TRADERS TRUST COMPANY": "Bank",
            "KESTREL CO.": "Borrower",
            "KESTREL CORP.": "@Guarantors",
            "MERLIN, INC.": "@Guarantors",
        },
    ),
    (
        (
            'among KESTREL Signs, Inc., a Texas corporation (individually "KESTREL"), and George W. MERLE, III, an '
            'individual (individually "MERLE"). KESTREL and MERLE collectively are referred to in this Agreement and '
            'elsewhere as the "SELLER".'
        ),
        {"KESTREL Signs, Inc.": "KESTREL@SELLER", "George W. MERLE, III": "MERLE@SELLER"},
    ),
    (
        (
            "between VX MERLIN MARINE, INC. (VXMM), a Delaware corporation (hereinafter called “Builder”), and the "
            "Kestrel Corp. (“Owner”)."
        ),
        {"VX MERLIN MARINE, INC.": "Builder", "Kestrel Corp.": "Owner"},
    ),
    (  # forms with the roles on lines of their own, and with a prompt behind them
        (
            "This Agreement is made by and between the\nOWNER\n\n\nKESTREL GENETICS CORPORATION\n\n12 South Drive\n"
            "\nAmes, Iowa 50010\nand the\n\n\nDESIGN-BUILDER\nOSPREY CONSTRUCTION CO.\n3 Bell Avenue\nfor services"
        ),
        {"KESTREL GENETICS CORPORATION": "OWNER", "OSPREY CONSTRUCTION CO.": "DESIGN-BUILDER"},
    ),
    (
        (
            "BETWEEN the Owner:\n\n(Name, address and other information)\n\nKestrel Workshop, Inc.\n\na Delaware "
            "Corporation\n\nand the Design-Builder:\n\n(Name, address and other information)\n\nOsprey Works "
            "Limited Partnership\n\nFor the"
        ),
        {"Kestrel Workshop, Inc.": "Owner", "Osprey Works Limited Partnership": "Design-Builder"},
    ),
    (
        (
            "between Kestrel Energy Inc., as Borrower, and OKF, N.A., a national banking association, d/b/a Bank of "
            "Merle, as Lender."
        ),
        {"Kestrel Energy Inc.": "", "OKF, N.A.": ""},
    ),
    (
        (
            'among KESTREL, INC. (the "Borrower"), the several banks (the "Banks"), and OSPREY BANK, DELAWARE, a '
            'Delaware state chartered bank, as agent (in such capacity, the "Agent").'
        ),
        {"KESTREL, INC.": "Borrower", "OSPREY BANK, DELAWARE": "Agent"},
    ),
    (
        (
            'between The viaPort Company (the "Company") and Lewis B. Kilburn, a resident of Cedar Falls, New York '
            '(the "Executive").'
        ),
        {"The viaPort Company": "Company", "Lewis B. Kilburn": ""},
    ),
    (
        (
            'among KESTREL, INC., a Utah corporation (the "Borrower"), the various financial institutions '
            'parties thereto (the "Lenders") and MERLIN IMPERIAL BANK OF COMMERCE, acting through one or more of '
            'its branches ("MIBC"), as Administrative Agent.'
        ),
        {"KESTREL, INC.": "Borrower", "MERLIN IMPERIAL BANK OF COMMERCE": "MIBC"},
    ),
    (
        (
            'among KESTREL, L.P. (the "Borrower"), each lender from time to time party hereto (collectively, the '
            '"Lenders"), and OSPREY SECURITIES LLC and MERLIN SECURITIES LLC, as Joint Lead Arrangers.'
        ),
        {"KESTREL, L.P.": "Borrower", "OSPREY SECURITIES LLC": "", "MERLIN SECURITIES LLC": ""},
    ),
    (
        (
            'between KESTREL THE EYE CENTER INC., a corporation (the "Corporation"), and ULMER VAMOS of the City of '
            'Richmond Falls, in the Province of Ontario (the "Executive").'
        ),
        {"KESTREL THE EYE CENTER INC.": "Corporation", "ULMER VAMOS": "Executive"},
    ),
    (  # a form whose first party is to be filled in
        (
            'among [_____] TRUST, a Utah business trust (the "Owner Trust"), KESTREL, INC. (the "Agent") and '
            'COMMERZ AG, UTAH AND GRAND MERLIN BRANCHES, as arranger (the "Arranger").'
        ),
        {"KESTREL, INC.": "Agent", "COMMERZ AG, UTAH AND GRAND MERLIN BRANCHES": "Arranger"},
    ),
    (  # an office behind a person is no party
        (
            'between Kestrel, Inc., a Utah corporation (the "Company"), and The First Bank of Merle, as trustee (the '
            '"Trustee"), the undersigned, Ann B. Osprey, Treasurer of the Company, and Robert C. Dunlin, Secretary and '
            "General Counsel of the Company, hereby certify on behalf of Kestrel, Inc., a Utah corporation."
        ),
        {"Kestrel, Inc.": "Company", "The First Bank of Merle": "Trustee"},
    ),
    (  # a short name with a quotation mark lost is none
        "between Kestrel, Inc. (“Kestrel”) and Osprey, Inc. (hereinafter either the 220;Purchaser” or “Osprey”).",
        {"Kestrel, Inc.": "Kestrel", "Osprey, Inc.": ""},
    ),
]


@pytest.mark.parametrize(("text", "expected"), PREAMBLES, ids=[text[:50] for text, _ in PREAMBLES])
def test_each_party_has_its_short_name_and_group(text: str, expected: dict[str, str]) -> None:
    found = {one.name: one for one in find(split(Document.from_text(text + BODY))) if one.role == "party"}
    assert set(found) == set(expected)
    for name, said in expected.items():
        own, _, group = said.partition("@")
        assert not own or own in found[name].defined_as
        assert not group or group in found[name].member_of


def test_what_is_between_two_short_names_is_none() -> None:
    text = "between Kestrel, Inc. (“Kestrel”) and Osprey, Inc. (hereinafter either the 220;Purchaser” or “Osprey”)."
    assert not any("or" in one.defined_as for one in find(split(Document.from_text(text + BODY))))


def test_another_name_runs_through_its_of() -> None:
    text = "between Kestrel, Inc. and OKF, N.A., a national banking association, d/b/a Bank of Merle, as Lender."
    found = {one.name: one for one in find(split(Document.from_text(text + BODY)))}
    assert found["OKF, N.A."].other_names == ("Bank of Merle",)
    assert found["OKF, N.A."].entity_type == "national banking association"


@pytest.mark.parametrize(
    ("said", "form", "code"),
    [
        ("A DELAWARE LIMITED LIABILITY COMPANY", "limited liability company", "US-DE"),
        ("A NATIONAL BANKING ASSOCIATION", "national banking association", None),
        ("a bank chartered under the laws of the Federal Republic of Germany", "bank", "DE"),
        ("a publicly traded Utah corporation", "corporation", "US-UT"),
        ("A Federal Savings Bank", "federal savings bank", None),
        ("A LIMITED PARTNERSHIP", "limited partnership", None),
        ("a body corporate and politic of the State of Ohio", "body corporate", "US-OH"),
        ("a Florida limited liability limited partnership", "limited liability limited partnership", "US-FL"),
        ("a corporation organized under the laws of the Republic of China", "corporation", "TW"),
        ("a company under the laws of the People’s Republic of China", "company", "CN"),
        ("a company existing under the laws of the Republic of Georgia", "company", "GE"),
        ("a wholly foreign-owned limited liability company of the PRC", "limited liability company", "CN"),
        ("a company incorporated in London, England", "company", "GB-EAW"),
        ("a limited liability company registered in Beijing, China,", "limited liability company", "CN"),
        ("a company organized under Israeli law", "company", "IL"),
        ("a company governed by the laws of France", "company", "FR"),
        ("a company. This letter is governed by the laws of France", "company", None),
        ("a body corporate under the laws of Alberta", "body corporate", "CA-AB"),
        ("a duly organized and validly existing Delaware corporation", "corporation", "US-DE"),
        ("a Florida for profit corporation", "for profit corporation", "US-FL"),
        ("a Nevada domestic corporation", "corporation", "US-NV"),
        ("a Delaware C corporation", "corporation", "US-DE"),
        ("a Delaware Chapter S corporation", "corporation", "US-DE"),
        ("a single-member limited liability company organized in Utah", "limited liability company", "US-UT"),
    ],
)
def test_a_form_is_told_from_its_home(said: str, form: str, code: str | None) -> None:
    found, _, home = stated_form(f", {said},")
    assert (found, home) == (form, code)


def test_a_role_in_capitals_is_no_part_of_a_name_that_the_text_has_without_it() -> None:
    text = "by and between RESELLER KESTREL DATA CORPORATION and OSPREY CORPORATION. Kestrel Data Corporation sells."
    found = {one.name for one in find(split(Document.from_text(text + BODY))) if one.role == "party"}
    assert {name.upper() for name in found} == {"KESTREL DATA CORPORATION", "OSPREY CORPORATION"}


@pytest.mark.parametrize("given", ["(“Kestrel (China)”)", '(hereinafter "Kestrel (China)")', '(the "Kestrel (China)")'])
def test_a_short_name_may_hold_a_place_in_parentheses(given: str) -> None:
    text = f'between Kestrel Data (China) Limited {given} and Osprey Works Inc. ("Osprey").'
    found = {one.name: one.defined_as for one in find(split(Document.from_text(text + BODY))) if one.role == "party"}
    assert found == {"Kestrel Data (China) Limited": ("Kestrel (China)",), "Osprey Works Inc.": ("Osprey",)}


def test_a_country_in_quotation_marks_is_no_short_name() -> None:
    text = (
        'between Kestrel Ltd, organized under the Laws of "The Republic of Zambia", and Osprey Works Inc. ("Osprey").'
    )
    found = {one.name: one.defined_as for one in find(split(Document.from_text(text + BODY))) if one.role == "party"}
    assert found == {"Kestrel Ltd": (), "Osprey Works Inc.": ("Osprey",)}


@pytest.mark.parametrize(
    "name",
    [
        "KESTREL TRADING AND PROJECTS (PTY) LTD",
        "Kestrel Tool and Die, Inc.",
        "KESTREL OIL and GAS CORPORATION",
        "KESTREL BANK and TRUST COMPANY",
    ],
)
def test_a_trade_behind_an_and_is_of_the_name(name: str) -> None:
    text = f'between {name} ("Kestrel"), and Osprey Works Inc. ("Osprey").'
    found = {one.name: one.defined_as for one in find(split(Document.from_text(text + BODY))) if one.role == "party"}
    assert found == {name: ("Kestrel",), "Osprey Works Inc.": ("Osprey",)}


def test_a_small_and_behind_a_person_in_capitals_parts_two_names() -> None:
    text = "between JOHN DOE and PARTS KESTREL, INC. Doe shall deliver."
    assert {one.name for one in find(split(Document.from_text(text + BODY))) if one.role == "party"} == {
        "JOHN DOE",
        "PARTS KESTREL, INC.",
    }
