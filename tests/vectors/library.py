"""The cards of vectors in an imported library, whatever their state.

What an import made of a card is taken as it was kept. A card of which it made nothing is read
here, also where nothing but its English text speaks for the reading.
"""

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.library.connection import whats_wrong
from bot.library.making import MADE, collected, imported
from cards.games.yugioh.pools import Pools
from cards.sources.addressing import address
from cards.sources.records import CollectedCard
from cards.witnessing.calling import called
from cards.witnessing.facts import UnsureFactsError, bare
from cards.witnessing.reading import once_read
from engine.core.cards import ImportedCard
from engine.yugioh.language.keeping import kept_text, vocabulary

ONCE_READ = "once-read"
"""The state of a card that is only read here."""


class UnreadableLibraryError(ValueError):
    """The file is no library that was imported; the message says why."""


def pools(library: Path, codes: Collection[int]) -> Pools:
    """Our cards, and those of the passcodes that are in the library and can be read.

    A passcode of another artwork counts as well. Raises UnreadableLibraryError.
    """
    if wrong := whats_wrong(library):
        raise UnreadableLibraryError(f"{library} cannot be read: {wrong}")
    with closing(sqlite3.connect(address(library), uri=True)) as shelf:
        shelf.row_factory = sqlite3.Row
        card_of = {row["code"]: row["card"] for row in shelf.execute("SELECT * FROM codes")}
        wanted = {code: card_of[code] for code in codes if code in card_of}
        found = {card.code: card for card in imported(shelf.execute(MADE))}
        lacking = set(wanted.values()) - found.keys()
        found |= {card.code: card for card in _read(tuple(collected(shelf)), lacking)}
    there = {code: found[card] for code, card in wanted.items() if card in found}
    return Pools([replace(card, code=code) for code, card in there.items()])


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
                yield ImportedCard(card.code, kept, vocabulary(), ONCE_READ, card.names)
