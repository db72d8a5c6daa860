"""The decks in what somebody wrote, in any of the forms they come in."""

import re
from collections.abc import Iterator
from contextlib import suppress

from cards.games.yugioh.lists.reading import read, read_code
from engine.core.decks import BroughtDeck, NoDeckError, UnreadableDeckError

_LINK = re.compile(r"ydke://[^\s`<>|()\[\]]*", re.I)
_FENCE = re.compile(r"```(?:[a-z]+(?=\n))?", re.I)
_LIST = re.compile(
    r"^#main[ \t]*$(?:\n[ \t]*(?:[#!].*|[0-9]+[ \t]*(?:(?:#|--).*)?)?$)*", re.I | re.M
)
_WORD = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{8,}={0,2}(?![\w+/=-])")


def found_in(text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
    """Each deck in the text, or what is wrong with what was clearly meant to be one."""
    rest = _FENCE.sub("\n", text.replace("\r\n", "\n"))
    for link in _LINK.findall(rest):
        yield _read(link.encode())
    rest = _LINK.sub(" ", rest)
    for listed in _LIST.finditer(rest):
        yield _read(listed[0].encode())
    for word in dict.fromkeys(_WORD.findall(_LIST.sub(" ", rest))):
        with suppress(NoDeckError):
            yield read_code(word)


def _read(content: bytes) -> BroughtDeck | UnreadableDeckError:
    try:
        return read(content)
    except UnreadableDeckError as problem:
        return problem
