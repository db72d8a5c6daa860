"""The `ydke://` link: three parts of 32-bit passcodes, little-endian, in base64."""

import re
from base64 import b64encode
from binascii import Error
from struct import iter_unpack, pack
from urllib.parse import unquote

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
_AROUND = r"""[\s<>`|()\[\]{}"'*.,;:?&#»”’。、，；）】」』]"""
"""What stands behind a link that does not end with its last mark."""
_LINK = re.compile(rf"{_SCHEME}{_PART}!{_PART}!{_PART}(?:!(\w[^\r\n]*)?|(?={_AROUND}|$))", re.I)
_CODED = re.compile(r"ydke(?::|%(?:25)?3A)(?:/|%(?:25)?2F){2}[\w%+/!=.~-]*", re.I)
_ENDS = " \t>`|)]*_"
"""What chat programs put around a link."""
_MOST_TIMES = 2
"""How often a link is percent-encoded at most: in an address, and in one within an address."""


def plainly(text: str) -> str:
    """`text` with every percent-encoded link in it decoded."""
    return _CODED.sub(lambda found: _decoded(found[0]), text)


def has_link(text: str) -> bool:
    """Whether there is a link in `text`, whole or not."""
    return _SCHEME in plainly(text).lower()


def read_ydke(text: str) -> BroughtDeck:
    """The deck of the one link in `text`, whatever stands around it.

    It may be percent-encoded. Padding and the last `!` may be missing, and the URL-safe
    alphabet be used; a name may follow the last `!` at once. The same link may stand there
    more than once. Raises IncompleteLinkError, SeveralLinksError or BrokenPartError.
    """
    text = plainly(text)
    links = list(_LINK.finditer(text))
    begun = text.lower().count(_SCHEME)
    if begun > 1 and (len(links) < begun or len({link.group(1, 2, 3) for link in links}) > 1):
        raise SeveralLinksError
    if not links:
        raise IncompleteLinkError
    link = links[-1]
    main, extra, side = (_codes(link[n], part) for n, part in enumerate(PARTS, start=1))
    return BroughtDeck(deck_list(main, extra, side), name=(link[4] or "").rstrip(_ENDS))


def _decoded(link: str) -> str:
    for _ in range(_MOST_TIMES):
        link = unquote(link)
    return link


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
