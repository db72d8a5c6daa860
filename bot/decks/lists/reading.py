"""Finding out what was brought, and reading it."""

from contextlib import suppress

from bot.decks.lists.brought import MOST_CARDS, BroughtDeck, within
from bot.decks.lists.elsewhere import refuse_addresses
from bot.decks.lists.omega import read_omega
from bot.decks.lists.problems import EmptyDeckError, NoCodeError, NotTextError, TooBigError
from bot.decks.lists.ydk import is_comment, read_ydk
from bot.decks.lists.ydke import has_link, read_ydke

MOST_BYTES = 64 * 1024
"""The longest deck list that is read; the programs that write `.ydk` draw the same line."""

_IN_TEXT = frozenset(map(ord, "\t\n\r\f\x1a"))
"""The control characters that a text may hold; old editors end a file with the last."""


def read(content: bytes) -> BroughtDeck:
    """The deck in a file: a `.ydk`, or a text that holds a `ydke://` link or an Omega code.

    Raises an UnreadableDeckError that names what is wrong.
    """
    refuse_beyond(len(content))
    text = _text(content)
    telling = [line for line in text.splitlines() if line.strip() and not is_comment(line)]
    linked = next(filter(has_link, telling), None)
    if linked is not None:
        return _allowed(read_ydke(linked))
    for line in telling:
        refuse_addresses(line)
    if len(telling) == 1:
        with suppress(NoCodeError):
            return _allowed(read_omega(telling[0]))
    return _allowed(read_ydk(text))


def read_code(text: str) -> BroughtDeck:
    """The deck of the `ydke://` link or Omega code in `text`, whatever stands around it.

    Raises an UnreadableDeckError that names what is wrong.
    """
    refuse_beyond(len(text))
    if has_link(text):
        return _allowed(read_ydke(text))
    refuse_addresses(text)
    return _allowed(read_omega(text))


def refuse_beyond(size: int) -> None:
    """Raise TooBigError for a deck list of more bytes than are read."""
    if size > MOST_BYTES:
        raise TooBigError(kibibytes=-(-size // 1024), most=MOST_BYTES // 1024)


def _text(content: bytes) -> str:
    """The characters of `content`; those of another encoding, as in comments, are replaced."""
    if any(byte < 0x20 and byte not in _IN_TEXT for byte in content):
        raise NotTextError
    return content.decode("utf-8-sig", errors="replace")


def _allowed(brought: BroughtDeck) -> BroughtDeck:
    within(brought.deck, main=MOST_CARDS * (2 if brought.mixed else 1))
    if not brought.codes():
        raise EmptyDeckError
    return brought
