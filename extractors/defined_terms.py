from pipeline.extractor import Extractor

EXTRACTOR = Extractor("defined_terms", find=lambda document: ())
