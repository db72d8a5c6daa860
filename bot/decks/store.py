"""The decks people keep with us, by name."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from sqlite3 import Row
from typing import Protocol
from unicodedata import normalize

import aiosqlite

from bot.shared.tidying import kept_name, tidy
from engine.core.game import DeckList

LONGEST_NAME = 50
"""The most characters of a deck's name."""

MOST_DECKS = 50
"""The most decks one person may keep."""


class BadDeckNameError(ValueError):
    """The name is empty or longer than LONGEST_NAME."""


class TooManyDecksError(Exception):
    """The owner already keeps MOST_DECKS decks."""


class DeckNameTakenError(Exception):
    """The owner keeps another deck under that name."""


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck as it is kept. `game` is the key of the game it belongs to.

    `revision` is another one whenever its cards are.
    """

    id: int
    game: str
    name: str
    deck: DeckList
    revision: int = 1


_COLUMNS = "id, game, name, cards, revision"
_LATER = "revision = revision + 1, kept_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"


class Decks:
    """The table of decks, over the connection of an open Store."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def keep(self, owner: int, game: str, name: str, deck: DeckList) -> KeptDeck:
        """Keep `deck` under `name`, in the place of one of the same name.

        Names differ by more than case, width and spaces. Raises BadDeckNameError, or
        TooManyDecksError if it would be one too many; then nothing has changed.
        """
        replacing = (
            "DO UPDATE SET game = excluded.game, name = excluded.name, "
            f"cards = excluded.cards, {_LATER}"
        )
        kept = await self._insert(owner, game, name, deck, replacing)
        if kept is None:
            raise TooManyDecksError
        return kept

    async def add(self, owner: int, game: str, name: str, deck: DeckList) -> KeptDeck:
        """Keep `deck` under `name`, which has to be free.

        Raises DeckNameTakenError where it is not, BadDeckNameError, or TooManyDecksError.
        """
        kept = await self._insert(owner, game, name, deck, "DO NOTHING")
        if kept is None:
            taken = await self.named(owner, name)
            raise DeckNameTakenError if taken else TooManyDecksError
        return kept

    async def change(
        self, owner: int, deck: int, edit: Callable[[DeckList], DeckList]
    ) -> KeptDeck | None:
        """Keep what `edit` makes of the deck; None if there is none of that id of `owner`'s.

        What else changes it meanwhile is not overwritten: then `edit` is called once more, with
        what is kept by then. What it raises leaves the deck as it was.
        """
        while (kept := await self.get(owner, deck)) is not None:
            changed = await self._row(
                f"UPDATE decks SET cards = :cards, {_LATER} "
                "WHERE owner = :owner AND id = :deck AND revision = :revision "
                f"RETURNING {_COLUMNS}",
                {
                    "owner": owner,
                    "deck": deck,
                    "revision": kept.revision,
                    "cards": _written(edit(kept.deck)),
                },
            )
            if changed is not None:
                return changed
        return None

    async def rename(self, owner: int, deck: int, name: str) -> KeptDeck | None:
        """Keep the deck under another name; None if there is none of that id of `owner`'s.

        Raises BadDeckNameError, or DeckNameTakenError; then nothing has changed.
        """
        name = _fit(name)
        renamed = await self._row(
            "UPDATE OR IGNORE decks SET name = :name, folded = :folded "
            f"WHERE owner = :owner AND id = :deck RETURNING {_COLUMNS}",
            {"owner": owner, "deck": deck, "name": name, "folded": _folded(name)},
        )
        if renamed is None and await self.get(owner, deck) is not None:
            raise DeckNameTakenError
        return renamed

    async def of(self, owner: int) -> tuple[KeptDeck, ...]:
        """Every deck of `owner`, by name."""
        rows = await self._connection.execute_fetchall(
            f"SELECT {_COLUMNS} FROM decks WHERE owner = ? ORDER BY folded", (owner,)
        )
        return tuple(map(_deck, rows))

    async def named(self, owner: int, name: str) -> KeptDeck | None:
        """The deck `owner` keeps under `name`, if there is one."""
        folded = _folded(tidy(name))
        found = await self._row(
            f"SELECT {_COLUMNS} FROM decks WHERE owner = :owner AND folded = :folded",
            {"owner": owner, "folded": folded},
        )
        if found is None:  # it may be kept under what names were folded to before
            decks = await self.of(owner)
            found = next((deck for deck in decks if _folded(deck.name) == folded), None)
        return found

    async def get(self, owner: int, deck: int) -> KeptDeck | None:
        """The deck of that id, if it is `owner`'s."""
        return await self._row(
            f"SELECT {_COLUMNS} FROM decks WHERE owner = :owner AND id = :deck",
            {"owner": owner, "deck": deck},
        )

    async def delete(self, owner: int, deck: int) -> KeptDeck | None:
        """Keep the deck of that id no longer; what it was, or None if it is not `owner`'s."""
        return await self._row(
            f"DELETE FROM decks WHERE owner = :owner AND id = :deck RETURNING {_COLUMNS}",
            {"owner": owner, "deck": deck},
        )

    async def _insert(
        self, owner: int, game: str, name: str, deck: DeckList, taken: str
    ) -> KeptDeck | None:
        """The new row, or what became of the one of that name; None where nothing was done."""
        name = _fit(name)
        return await self._row(
            f"""
            INSERT INTO decks (owner, game, name, folded, cards)
            SELECT :owner, :game, :name, :folded, :cards
            WHERE (SELECT count(*) FROM decks WHERE owner = :owner) < :most
                OR EXISTS (SELECT 1 FROM decks WHERE owner = :owner AND folded = :folded)
            ON CONFLICT (owner, folded) {taken}
            RETURNING {_COLUMNS}
            """,
            {
                "owner": owner,
                "game": game,
                "name": name,
                "folded": _folded(name),
                "cards": _written(deck),
                "most": MOST_DECKS,
            },
        )

    async def _row(self, sql: str, facts: dict[str, int | str]) -> KeptDeck | None:
        rows = list(await self._connection.execute_fetchall(sql, facts))
        return _deck(rows[0]) if rows else None


def _fit(name: str) -> str:
    name = tidy(name)
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadDeckNameError(name)
    return name


def _folded(name: str) -> str:
    return normalize("NFKC", name).casefold()


def _written(deck: DeckList) -> str:
    return json.dumps(dict(deck.parts))


class DeckStore(Protocol):
    """The table of decks, in the database."""

    decks: Decks


def _deck(row: Row) -> KeptDeck:
    number, game, name, cards, revision = row
    parts = {part: tuple(codes) for part, codes in json.loads(cards).items()}
    return KeptDeck(number, game, kept_name(name), DeckList(parts), revision)
