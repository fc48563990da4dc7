r"""Names of terms and documents as they are compared.

`stems("Transfer Restricted Securities")` are "transfer", "restricted", "security"; `name_key("the  Indenture")` is
"indenture"; a "Loan Agreement" can stand for a "Loan and Security Agreement".
"""

from pipeline.lazy import lazy

_WORD = lazy(r"\w+")
_ARTICLE = lazy(r"^(?:the|that certain|an?)\s+")


def name_key(name: str) -> str:
    """A document's name as names are compared: without case, white space and an article before it."""
    return _ARTICLE.sub("", " ".join(name.split()).casefold())


def stems(text: str) -> list[str]:
    """The words of a text in small letters and the singular: `stems("Transfer Restricted Securities")`."""
    return [_singular(match[0].casefold()) for match in _WORD.finditer(text)]


def _singular(word: str) -> str:
    if len(word) < 4 or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-2] if word.endswith(("sses", "xes", "ches", "shes")) else word[:-1]


def is_short_for(short: str, full: str) -> bool:
    """Whether one name can stand for the other: "Loan Agreement" for "Loan and Security Agreement"."""
    few, many = stems(short), stems(full)
    return bool(few) and bool(many) and (few[-1] == many[-1] or set(few) <= set(many))
