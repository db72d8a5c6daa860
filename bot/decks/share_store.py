"""The decks that people show to others, each as it was when it was shared."""

import json
from dataclasses import dataclass
from secrets import token_hex

from bot.shared import moments
from bot.shared.database import Database
from bot.shared.tidying import kept_name
from engine.core.game import DeckList

MOST_SHARES = 100
"""The most decks one person may share; another one takes the place of the oldest."""
_BYTES = 16
"""A key is so long that nobody can guess one."""


@dataclass(frozen=True, slots=True)
class Share:
    """A deck as its owner showed it to others; later edits do not change it."""

    key: str
    owner: int
    owner_name: str
    game: str
    name: str
    deck: DeckList


def _written(deck: DeckList) -> str:
    return json.dumps(dict(deck.parts))


class Shares:
    """The table `deck_shares`, over an open database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, owner: int, owner_name: str, game: str, name: str, deck: DeckList
    ) -> Share:
        """Share a deck under a new key."""
        share = Share(token_hex(_BYTES), owner, owner_name, game, name, deck)
        await self._database.do(
            "INSERT INTO deck_shares (key, owner, owner_name, game, name, cards, shared_at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*(share.key, owner, owner_name, game, name), _written(deck), moments.now()),
        )
        await self._database.do(
            "DELETE FROM deck_shares WHERE owner = ?1 AND key NOT IN (SELECT key "
            "FROM deck_shares WHERE owner = ?1 ORDER BY n DESC LIMIT ?2)",
            (owner, MOST_SHARES),
        )
        return share

    async def get(self, key: str) -> Share | None:
        """The deck of that key, if it is still shared."""
        found = await self._database.row(
            "SELECT owner, owner_name, game, name, cards FROM deck_shares WHERE key = ?", (key,)
        )
        if found is None:
            return None
        owner, owner_name, game, name, cards = found
        parts = {part: tuple(codes) for part, codes in json.loads(cards).items()}
        return Share(key, owner, owner_name, game, kept_name(name), DeckList(parts))

    async def take_back(self, owner: int, key: str) -> bool:
        """Share the deck of that key no longer; whether it was `owner`'s to take back."""
        statement = "DELETE FROM deck_shares WHERE owner = ? AND key = ?"
        return await self._database.do(statement, (owner, key)) > 0
