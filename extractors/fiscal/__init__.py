"""The fiscal calendar of a document: which days its quarters and years have, as far as its own words settle them."""
