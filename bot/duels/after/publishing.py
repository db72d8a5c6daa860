"""A deck that its player shows to everybody after a duel: once, also across a restart."""

import asyncio
from weakref import WeakValueDictionary

import discord

from bot.duels.store.records import MatchRecord
from bot.duels.store.shown_decks import ShownDecks
from bot.shared.text import note
from engine.core.protocol import Seat


class Publishing:
    """Shows decks where their duels were played, each once."""

    def __init__(self, client: discord.Client, kept: ShownDecks) -> None:
        self._client = client
        self._kept = kept
        self._locks: WeakValueDictionary[tuple[int, Seat], asyncio.Lock] = WeakValueDictionary()

    async def publish(self, record: MatchRecord, seat: Seat, words: str) -> bool:
        """Show `words`, the deck of a seat; False, and nothing is sent, where it was shown.

        Raises discord.HTTPException where it cannot be sent; then it may be tried again.
        """
        lock = self._locks.setdefault((record.id, seat), asyncio.Lock())
        async with lock:
            if await self._kept.message(record.id, seat) is not None:
                return False
            channel = self._client.get_partial_messageable(record.place.channel)
            # sent again after a crash, it is refused as the same message
            sent = await channel.send(view=note(words), nonce=f"deck:{record.id}:{seat}")
            await self._kept.keep(record.id, seat, sent.id)
            return True
