"""The `ydke://` link: three parts of 32-bit passcodes, little-endian, in base64."""

import re
from base64 import b64encode
from binascii import Error
from struct import iter_unpack, pack

from cards.games.yugioh.lists.base64 import decoded
from cards.games.yugioh.lists.problems import (
    BrokenPartError,
    IncompleteLinkError,
    SeveralLinksError,
)
from engine.core.decks import BroughtDeck, DeckList
from engine.yugioh.formats.decks import PARTS, deck_list

_SCHEME = "ydke://"
_PART = "([A-Za-z0-9+/_=-]*)"
_LINK = re.compile(
    rf"{_SCHEME}{_PART}!{_PART}!{_PART}(?:!(\w[^\r\n]*)?|(?=[\s>`|)\]]|$))", re.I
)
_ENDS = " \t>`|)]"
"""What chat programs put around a link."""


def has_link(text: str) -> bool:
    """Whether there is a link in `text`, whole or not."""
    return _SCHEME in text.lower()


def read_ydke(text: str) -> BroughtDeck:
    """The deck of the one link in `text`, whatever stands around it.

    Padding and the last `!` may be missing, and the URL-safe alphabet be used; a name may
    follow the last `!` at once. Raises IncompleteLinkError, SeveralLinksError or
    BrokenPartError.
    """
    if text.lower().count(_SCHEME) > 1:
        raise SeveralLinksError
    link = _LINK.search(text)
    if link is None:
        raise IncompleteLinkError
    main, extra, side = (_codes(link[n], part) for n, part in enumerate(PARTS, start=1))
    return BroughtDeck(deck_list(main, extra, side), name=(link[4] or "").rstrip(_ENDS))


def as_ydke(deck: DeckList) -> str:
    """`deck` as a link. Raises struct.error for a code that is no number of 32 bits."""
    return _SCHEME + "".join(_part(deck[part]) + "!" for part in PARTS)


def _part(codes: tuple[int, ...]) -> str:
    return b64encode(pack(f"<{len(codes)}I", *codes)).decode("ascii")


def _codes(part: str, name: str) -> tuple[int, ...]:
    try:
        numbers = decoded(part)
    except Error as problem:
        raise BrokenPartError(name) from problem
    if len(numbers) % 4:
        raise BrokenPartError(name)
    codes = tuple(code for (code,) in iter_unpack("<I", numbers))
    if 0 in codes:
        raise BrokenPartError(name)
    return codes
