"""Words whose initials an abbreviation is: "earnings before interest and taxes (EBIT)"."""

import regex

_LINKING = ("of", "on", "in", "and", "for", "the")
_LONGEST = 140


def spelt_out(text: str, end: int, letters: str) -> int | None:
    """Where the words begin whose initials are these letters; small words between them need not count."""
    floor = max(0, end - _LONGEST)
    tokens = list(regex.finditer(r"[A-Za-z]+", text[floor:end]))
    first = _initials(tokens, letters, without=_LINKING)
    if first is None:
        first = _initials(tokens, letters, without=())
    return None if first is None else floor + first.start()


def _initials(tokens: "list[regex.Match[str]]", letters: str, without: tuple[str, ...]) -> "regex.Match[str] | None":
    """The first of the last words whose initials are the letters, the words `without` giving none."""
    at = len(tokens) - 1
    for letter in reversed(letters.lower()):
        while at >= 0 and (tokens[at][0][0].lower() != letter or tokens[at][0] in without):
            if len(tokens[at][0]) > 3:
                return None
            at -= 1
        if at < 0:
            return None
        at -= 1
    return tokens[at + 1]
