from pipeline.extractor import Extractor

EXTRACTOR = Extractor("parties", find=lambda document: ())
