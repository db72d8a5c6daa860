"""The decks people keep with us, by name."""

import json
from dataclasses import asdict, dataclass
from sqlite3 import Row
from unicodedata import normalize

import aiosqlite

from bot.shared.tidying import tidy
from engine.core.game import DeckList

LONGEST_NAME = 50
"""The most characters of a deck's name."""

MOST_DECKS = 50
"""The most decks one person may keep."""


class BadDeckNameError(ValueError):
    """The name is empty or longer than LONGEST_NAME."""


class TooManyDecksError(Exception):
    """The owner already keeps MOST_DECKS decks."""


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck as it is kept. `game` is the key of the game it belongs to."""

    id: int
    game: str
    name: str
    deck: DeckList


class Decks:
    """The table of decks, over the connection of an open Store."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def keep(self, owner: int, game: str, name: str, deck: DeckList) -> KeptDeck:
        """Keep `deck` under `name`, in the place of one of the same name.

        Names differ by more than case, width and spaces. Raises BadDeckNameError, or
        TooManyDecksError if it would be one too many; then nothing has changed.
        """
        name = tidy(name)
        if not 0 < len(name) <= LONGEST_NAME:
            raise BadDeckNameError(name)
        kept = await self._row(
            """
            INSERT INTO decks (owner, game, name, folded, cards)
            SELECT :owner, :game, :name, :folded, :cards
            WHERE (SELECT count(*) FROM decks WHERE owner = :owner) < :most
                OR EXISTS (SELECT 1 FROM decks WHERE owner = :owner AND folded = :folded)
            ON CONFLICT (owner, folded) DO UPDATE SET
                game = excluded.game, name = excluded.name, cards = excluded.cards,
                revision = revision + 1, kept_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
            RETURNING id, game, name, cards
            """,
            {
                "owner": owner,
                "game": game,
                "name": name,
                "folded": _folded(name),
                "cards": json.dumps(asdict(deck)),
                "most": MOST_DECKS,
            },
        )
        if kept is None:
            raise TooManyDecksError
        return kept

    async def of(self, owner: int) -> tuple[KeptDeck, ...]:
        """Every deck of `owner`, by name."""
        rows = await self._connection.execute_fetchall(
            "SELECT id, game, name, cards FROM decks WHERE owner = ? ORDER BY folded", (owner,)
        )
        return tuple(map(_deck, rows))

    async def named(self, owner: int, name: str) -> KeptDeck | None:
        """The deck `owner` keeps under `name`, if there is one."""
        return await self._row(
            "SELECT id, game, name, cards FROM decks WHERE owner = :owner AND folded = :folded",
            {"owner": owner, "folded": _folded(tidy(name))},
        )

    async def get(self, owner: int, deck: int) -> KeptDeck | None:
        """The deck of that id, if it is `owner`'s."""
        return await self._row(
            "SELECT id, game, name, cards FROM decks WHERE owner = :owner AND id = :deck",
            {"owner": owner, "deck": deck},
        )

    async def delete(self, owner: int, deck: int) -> KeptDeck | None:
        """Keep the deck of that id no longer; what it was, or None if it is not `owner`'s."""
        return await self._row(
            "DELETE FROM decks WHERE owner = :owner AND id = :deck "
            "RETURNING id, game, name, cards",
            {"owner": owner, "deck": deck},
        )

    async def _row(self, sql: str, facts: dict[str, int | str]) -> KeptDeck | None:
        rows = list(await self._connection.execute_fetchall(sql, facts))
        return _deck(rows[0]) if rows else None


def _folded(name: str) -> str:
    return normalize("NFKC", name).casefold()


def _deck(row: Row) -> KeptDeck:
    number, game, name, cards = row
    parts = {part: tuple(codes) for part, codes in json.loads(cards).items()}
    return KeptDeck(number, game, tidy(name), DeckList(**parts))
