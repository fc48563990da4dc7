from pipeline.extractor import Extractor

EXTRACTOR = Extractor("terms", find=lambda document: ())
