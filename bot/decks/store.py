"""The decks people keep with us, by name."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol
from unicodedata import normalize

from bot.shared import moments
from bot.shared.database import ConflictError, Database, Row, Values
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
_LATER = "revision = decks.revision + 1, kept_at = ?1"


class Decks:
    """The table of decks, over an open database."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
                f"UPDATE decks SET cards = ?2, {_LATER} "
                f"WHERE owner = ?3 AND id = ?4 AND revision = ?5 RETURNING {_COLUMNS}",
                (moments.now(), _written(edit(kept.deck)), owner, deck, kept.revision),
            )
            if changed is not None:
                return changed
        return None

    async def rename(self, owner: int, deck: int, name: str) -> KeptDeck | None:
        """Keep the deck under another name; None if there is none of that id of `owner`'s.

        Raises BadDeckNameError, or DeckNameTakenError; then nothing has changed.
        """
        name = _fit(name)
        try:
            return await self._row(
                "UPDATE decks SET name = ?, folded = ? "
                f"WHERE owner = ? AND id = ? RETURNING {_COLUMNS}",
                (name, _folded(name), owner, deck),
            )
        except ConflictError:
            raise DeckNameTakenError from None

    async def of(self, owner: int) -> tuple[KeptDeck, ...]:
        """Every deck of `owner`, by name."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM decks WHERE owner = ? ORDER BY folded", (owner,)
        )
        return tuple(map(_deck, rows))

    async def named(self, owner: int, name: str) -> KeptDeck | None:
        """The deck `owner` keeps under `name`, if there is one."""
        folded = _folded(tidy(name))
        found = await self._row(
            f"SELECT {_COLUMNS} FROM decks WHERE owner = ? AND folded = ?", (owner, folded)
        )
        if found is None:  # it may be kept under what names were folded to before
            decks = await self.of(owner)
            found = next((deck for deck in decks if _folded(deck.name) == folded), None)
        return found

    async def get(self, owner: int, deck: int) -> KeptDeck | None:
        """The deck of that id, if it is `owner`'s."""
        return await self._row(
            f"SELECT {_COLUMNS} FROM decks WHERE owner = ? AND id = ?", (owner, deck)
        )

    async def delete(self, owner: int, deck: int) -> KeptDeck | None:
        """Keep the deck of that id no longer; what it was, or None if it is not `owner`'s."""
        return await self._row(
            f"DELETE FROM decks WHERE owner = ? AND id = ? RETURNING {_COLUMNS}", (owner, deck)
        )

    async def _insert(
        self, owner: int, game: str, name: str, deck: DeckList, taken: str
    ) -> KeptDeck | None:
        """The new row, or what became of the one of that name; None where nothing was done."""
        name = _fit(name)
        return await self._row(
            f"""
            INSERT INTO decks (kept_at, owner, game, name, folded, cards)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6
            WHERE (SELECT count(*) FROM decks WHERE owner = ?2) < ?7
                OR EXISTS (SELECT 1 FROM decks WHERE owner = ?2 AND folded = ?5)
            ON CONFLICT (owner, folded) {taken}
            RETURNING {_COLUMNS}
            """,
            (moments.now(), owner, game, name, _folded(name), _written(deck), MOST_DECKS),
        )

    async def _row(self, statement: str, values: Values) -> KeptDeck | None:
        found = await self._database.row(statement, values)
        return None if found is None else _deck(found)


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
