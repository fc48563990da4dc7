"""Filings from EDGAR itself: what to get, where it lies, and getting it whole, politely and only once.

`fetch_accessions(client, ["0000950117-04-002615"], "inbox")` puts the submission into `inbox/`, as EDGAR holds it.
"""
