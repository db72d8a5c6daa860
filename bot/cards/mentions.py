"""What a message speaks of: [[names]] of cards, and decks in any of the forms they come in."""

import re
from collections.abc import Iterator
from contextlib import suppress

from bot.decks.lists import BroughtDeck, NoCodeError, UnreadableDeckError, read, read_code

MOST_NAMES = 25
"""The most names that are looked for in one message."""
MOST_DECKS = 3
"""The most decks that are read from one message."""
_NAMED = re.compile(r"\[\[([^\[\]\n]{1,100})\]\]")
_LINK = re.compile(r"ydke://[^\s`<>|()\[\]]*", re.I)
_FENCE = re.compile(r"```(?:[a-z]+(?=\n))?", re.I)
_LIST = re.compile(
    r"^#main[ \t]*$(?:\n[ \t]*(?:[#!].*|[0-9]+[ \t]*(?:(?:#|--).*)?)?$)*", re.I | re.M
)
_WORD = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{8,}={0,2}(?![\w+/=-])")

Brought = BroughtDeck | UnreadableDeckError


def names_in(text: str) -> tuple[str, ...]:
    """Each name in double brackets, once, in the order of the text."""
    named = (" ".join(name.split()) for name in _NAMED.findall(text))
    return tuple(dict.fromkeys(filter(None, named)))[:MOST_NAMES]


def decks_in(text: str) -> tuple[Brought, ...]:
    """Each deck in the text, or what is wrong with what was clearly meant to be one."""
    return tuple(deck for _, deck in zip(range(MOST_DECKS), _decks(text), strict=False))


def _decks(text: str) -> Iterator[Brought]:
    rest = _FENCE.sub("\n", text.replace("\r\n", "\n"))
    for link in _LINK.findall(rest):
        yield _read(link.encode())
    rest = _LINK.sub(" ", rest)
    for listed in _LIST.finditer(rest):
        yield _read(listed[0].encode())
    for word in dict.fromkeys(_WORD.findall(_LIST.sub(" ", rest))):
        with suppress(NoCodeError):
            yield read_code(word)


def _read(content: bytes) -> Brought:
    try:
        return read(content)
    except UnreadableDeckError as problem:
        return problem
