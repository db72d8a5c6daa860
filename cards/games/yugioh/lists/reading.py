"""Finding out what was brought, and reading it."""

from contextlib import suppress

from cards.games.yugioh.lists.by_name import is_by_name, read_names
from cards.games.yugioh.lists.elsewhere import refuse_addresses, refuse_pages
from cards.games.yugioh.lists.headings import is_comment
from cards.games.yugioh.lists.omega import read_omega
from cards.games.yugioh.lists.problems import EmptyDeckError, NoPasscodeError, NotTextError
from cards.games.yugioh.lists.ydk import read_ydk
from cards.games.yugioh.lists.ydke import has_link, read_ydke
from engine.core.decks import BroughtDeck, NoDeckError, Part, within
from engine.yugioh.formats.decks import MAIN, PARTS

MOST_CARDS = 120
"""The most cards of one part that we keep: twice what any format allows."""

_IN_TEXT = frozenset(map(ord, "\t\n\r\f\x1a"))
"""The control characters that a text may hold; old editors end a file with the last."""


def read(content: bytes) -> BroughtDeck:
    """The deck in a file: a `.ydk`, a list of names, or a text with a link or an Omega code.

    Raises an UnreadableDeckError that names what is wrong.
    """
    text = _text(content)
    telling = [line for line in text.splitlines() if line.strip() and not is_comment(line)]
    linked = next(filter(has_link, telling), None)
    if linked is not None:
        return _allowed(read_ydke(linked))
    if len(telling) == 1:
        with suppress(NoDeckError):
            return _allowed(read_omega(telling[0]))
    try:
        return _allowed((read_names if is_by_name(text) else read_ydk)(text))
    except NoPasscodeError:
        for line in telling:
            refuse_addresses(line)
        raise


def read_code(text: str) -> BroughtDeck:
    """The deck of the `ydke://` link or Omega code in `text`, whatever stands around it.

    Raises an UnreadableDeckError that names what is wrong.
    """
    if has_link(text):
        return _allowed(read_ydke(text))
    refuse_addresses(text)
    try:
        return _allowed(read_omega(text))
    except NoDeckError:
        refuse_pages(text)
        raise


def _text(content: bytes) -> str:
    """The characters of `content`; those of another encoding, as in comments, are replaced."""
    if any(byte < 0x20 and byte not in _IN_TEXT for byte in content):
        raise NotTextError
    return content.decode("utf-8-sig", errors="replace")


def _allowed(brought: BroughtDeck) -> BroughtDeck:
    most = {MAIN: MOST_CARDS * 2} if brought.mixed else {}
    within(brought.deck, [Part(part, {}, most.get(part, MOST_CARDS)) for part in PARTS])
    if not brought.codes() and not brought.named:
        raise EmptyDeckError
    return brought
