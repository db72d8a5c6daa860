"""The decks that people show to others, each as it was when it was shared."""

import json
from dataclasses import dataclass
from secrets import token_hex

import aiosqlite

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


class Shares:
    """The table `deck_shares`, over the connection of an open Store."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def add(
        self, owner: int, owner_name: str, game: str, name: str, deck: DeckList
    ) -> Share:
        """Share a deck under a new key."""
        share = Share(token_hex(_BYTES), owner, owner_name, game, name, deck)
        await self._connection.execute(
            "INSERT INTO deck_shares (key, owner, owner_name, game, name, cards) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (share.key, owner, owner_name, game, name, json.dumps(dict(deck.parts))),
        )
        await self._connection.execute(
            "DELETE FROM deck_shares WHERE key IN (SELECT key FROM deck_shares "
            "WHERE owner = ? ORDER BY shared_at DESC, rowid DESC LIMIT -1 OFFSET ?)",
            (owner, MOST_SHARES),
        )
        return share

    async def get(self, key: str) -> Share | None:
        """The deck of that key, if it is still shared."""
        rows = list(
            await self._connection.execute_fetchall(
                "SELECT key, owner, owner_name, game, name, cards FROM deck_shares "
                "WHERE key = ?",
                (key,),
            )
        )
        if not rows:
            return None
        key, owner, owner_name, game, name, cards = rows[0]
        parts = {part: tuple(codes) for part, codes in json.loads(cards).items()}
        return Share(key, owner, owner_name, game, kept_name(name), DeckList(parts))

    async def take_back(self, owner: int, key: str) -> bool:
        """Share the deck of that key no longer; whether it was `owner`'s to take back."""
        rows = await self._connection.execute_fetchall(
            "DELETE FROM deck_shares WHERE owner = ? AND key = ? RETURNING key", (owner, key)
        )
        return bool(list(rows))
