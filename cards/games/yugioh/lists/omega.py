"""The code of YGO Omega: two counts and 32-bit passcodes, deflated, in base64, without a mark.

Inflated it is a byte for the cards of Main and Extra Deck together, a byte for those of the
Side Deck, the passcodes little-endian, and perhaps one more for the card on the cover.
"""

import re
import zlib
from base64 import b64encode
from binascii import Error
from struct import pack, unpack_from

from cards.games.yugioh.lists.base64 import decoded
from cards.games.yugioh.lists.problems import SeveralLinksError
from engine.core.decks import BroughtDeck, DeckList, NoDeckError
from engine.yugioh.formats.decks import EXTRA, MAIN, SIDE, deck_list

_COUNTS, _CODE = 2, 4
_MOST = 255
"""The most cards that one of the two counts can tell."""
MOST_INFLATED = _COUNTS + _CODE * (2 * _MOST + 1)
"""The bytes of the greatest deck with a cover; what inflates to more is no code."""
_RAW = -zlib.MAX_WBITS
_WORD = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{8,}={0,2}(?![\w+/=-])")


def read_omega(text: str) -> BroughtDeck:
    """The deck of the one code in `text`, whatever stands around it.

    Nothing marks a code, so every word is tried. Cards of the Extra Deck stand among those of
    the Main Deck: `BroughtDeck.parted` tells them apart. Raises NoDeckError or
    SeveralLinksError.
    """
    words = dict.fromkeys(_WORD.findall(text))
    found = [deck for deck in map(_deck, words) if deck is not None]
    if not found:
        raise NoDeckError
    if len(found) > 1:
        raise SeveralLinksError
    return BroughtDeck(found[0], mixed=True)


def as_omega(deck: DeckList) -> str:
    """`deck` as a code. Raises struct.error for more cards or greater passcodes than fit."""
    first = deck[MAIN] + deck[EXTRA]
    codes = first + deck[SIDE]
    content = pack(f"<BB{len(codes)}I", len(first), len(deck[SIDE]), *codes)
    deflate = zlib.compressobj(level=9, wbits=_RAW)
    return b64encode(deflate.compress(content) + deflate.flush()).decode("ascii")


def _deck(word: str) -> DeckList | None:
    """The deck that `word` is the code of, or None; a passcode alone is no code."""
    content = b"" if word.isdigit() else _inflated(word)
    if len(content) < _COUNTS:
        return None
    first, side = content[0], content[1]
    cover = len(content) - _COUNTS - _CODE * (first + side)
    if not first + side or cover not in (0, _CODE):
        return None
    codes = unpack_from(f"<{first + side}I", content, _COUNTS)
    return None if 0 in codes else deck_list(codes[:first], (), codes[first:])


def _inflated(word: str) -> bytes:
    """What `word` inflates to; nothing where it is not deflated, not whole, or too much."""
    inflate = zlib.decompressobj(wbits=_RAW)
    try:
        content = inflate.decompress(decoded(word), MOST_INFLATED + 1)
    except (Error, zlib.error):
        return b""
    whole = inflate.eof and not inflate.unused_data
    return content if whole and len(content) <= MOST_INFLATED else b""
