"""Finding out what was brought, and reading it."""

from bot.decklists.brought import MOST_CARDS, PARTS, BroughtDeck
from bot.decklists.problems import EmptyDeckError, NotTextError, TooBigError, TooManyCardsError
from bot.decklists.ydk import is_comment, read_ydk
from bot.decklists.ydke import has_link, read_ydke

MOST_BYTES = 64 * 1024
"""The longest deck list that is read; the programs that write `.ydk` draw the same line."""

_IN_TEXT = frozenset(map(ord, "\t\n\r\f\x1a"))
"""The control characters that a text may hold; old editors end a file with the last."""


def read(content: bytes) -> BroughtDeck:
    """The deck in a file: a `.ydk`, or a text that holds a `ydke://` link.

    Raises an UnreadableDeckError that names what is wrong.
    """
    refuse_beyond(len(content))
    text = _text(content)
    linked = next((line for line in text.splitlines() if _names_a_link(line)), None)
    return _allowed(read_ydk(text) if linked is None else read_ydke(linked))


def read_link(text: str) -> BroughtDeck:
    """The deck of the `ydke://` link in `text`; raises an UnreadableDeckError without one."""
    refuse_beyond(len(text))
    return _allowed(read_ydke(text))


def refuse_beyond(size: int) -> None:
    """Raise TooBigError for a deck list of more bytes than are read."""
    if size > MOST_BYTES:
        raise TooBigError(kibibytes=-(-size // 1024), most=MOST_BYTES // 1024)


def _text(content: bytes) -> str:
    """The characters of `content`; those of another encoding, as in comments, are replaced."""
    if any(byte < 0x20 and byte not in _IN_TEXT for byte in content):
        raise NotTextError
    return content.decode("utf-8-sig", errors="replace")


def _names_a_link(line: str) -> bool:
    return has_link(line) and not is_comment(line)


def _allowed(brought: BroughtDeck) -> BroughtDeck:
    for part in PARTS:
        count = len(getattr(brought.deck, part))
        if count > MOST_CARDS:
            raise TooManyCardsError(part, count, MOST_CARDS)
    if not brought.codes():
        raise EmptyDeckError
    return brought
