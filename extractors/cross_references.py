from pipeline.extractor import Extractor

EXTRACTOR = Extractor("cross_references", find=lambda document: ())
