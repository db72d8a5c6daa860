"""The cards of vectors in an imported library, whatever their state.

What an import made of a card is taken as it was kept. A card of which it made nothing is read
here, also where nothing but its English text speaks for the reading.
"""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.library.connection import VERSION, whats_wrong
from bot.library.making import MADE, collected, imported
from cards.games.yugioh.pools import Pools
from cards.sources.addressing import address
from cards.sources.records import CollectedCard
from cards.witnessing.calling import called
from cards.witnessing.facts import UnsureFactsError, bare
from cards.witnessing.reading import once_read
from cards.yugioh import BOOK
from engine.core.cards import ImportedCard
from engine.yugioh.formats.decks import Book
from engine.yugioh.game.known import kept_of
from engine.yugioh.language.keeping import kept_text, vocabulary
from engine.yugioh.pool.pool import Brought, readable
from engine.yugioh.pool.state import State

NAMES = frozenset(card.name for card in BOOK.values())
"""What our cards are called, which may be printed with several passcodes."""


class UnreadableLibraryError(ValueError):
    """The file is no library that was imported; the message says why."""


class Shelf:
    """Our cards, and imported ones in whatever state."""

    def __init__(self, imported: Sequence[ImportedCard] = ()) -> None:
        """The cards; of those that are ours under any passcode, ours."""
        self._found = {card.code: card for card in imported if card.names["en"] not in NAMES}
        self._pools = Pools(imported)

    def of(self, format: str, codes: Iterable[int]) -> Book:
        """Our cards as the format reads them, and those of the passcodes that there are."""
        pool = self._pools.of(format)
        kept = kept_of(tuple(codes), pool)
        return Brought(pool.own, kept) if kept else pool.own

    def state(self, code: int) -> State | None:
        """The state of the card of that passcode; None where it is not there."""
        if code in self._found:
            return State.of(self._found[code].state)
        return State.OURS if code in BOOK else None


OURS = Shelf()
"""No cards but ours."""


def shelf(library: Path, codes: Collection[int]) -> Shelf:
    """Our cards, and those of the passcodes that are in the library and can be read.

    A passcode of another artwork counts as well. Raises UnreadableLibraryError.
    """
    if wrong := whats_wrong(library) or _older(library):
        raise UnreadableLibraryError(f"{library} cannot be read: {wrong}")
    with closing(sqlite3.connect(address(library), uri=True)) as opened:
        opened.row_factory = sqlite3.Row
        card_of = {row["code"]: row["card"] for row in opened.execute("SELECT * FROM codes")}
        wanted = {code: card_of[code] for code in codes if code in card_of}
        made = imported(opened.execute(MADE))
        found = {card.code: card for card in made if _plays(card)}
        lacking = set(wanted.values()) - found.keys()
        found |= {card.code: card for card in _read(tuple(collected(opened)), lacking)}
    there = {code: found[card] for code, card in wanted.items() if card in found}
    return Shelf([replace(card, code=code) for code, card in there.items()])


def _plays(card: ImportedCard) -> bool:
    """Whether the rules play it: by hand nobody plays here."""
    return State.of(card.state) is not State.BY_HAND and readable(card.kept)


def _older(library: Path) -> str:
    """That the library is one of a version from before; "" where it is of today."""
    with closing(sqlite3.connect(address(library), uri=True)) as opened:
        (version,) = opened.execute("PRAGMA user_version").fetchone()
    if version == VERSION:
        return ""
    return f"its version is {version}, not {VERSION}; import everything again"


def _read(cards: Sequence[CollectedCard], wanted: Collection[int]) -> Iterator[ImportedCard]:
    """Those of the wanted cards whose English texts read in one way."""
    with called({card.code: card.names for card in cards}):
        for card in cards:
            if card.code not in wanted:
                continue
            try:
                found = once_read(bare(card), card)
            except UnsureFactsError:
                continue
            if found is not None:
                kept = kept_text(found)
                yield ImportedCard(
                    card.code, kept, vocabulary(), State.UNPROVEN.value, card.names
                )
