"""Asking a challenger whether they agree to the cards that somebody would accept with."""

import logging

import discord

from bot.duels.lobby import consent_layout as layouts
from bot.duels.lobby.counter_store import Counter
from bot.duels.lobby.store import Challenge, LobbyStore

_log = logging.getLogger(__name__)


class Consents:
    """Keeps who would accept with such cards, and asks in the channel of the challenge."""

    def __init__(self, client: discord.Client, store: LobbyStore) -> None:
        self._client = client
        self._store = store

    async def ask(self, offer: Challenge, counter: Counter, cards: str) -> None:
        """Keep it and ask, in one message for each person, however often they choose anew.

        `cards` says how many there are of which state, in the language of the challenge.
        """
        kept = await self._store.counters.keep(counter)
        view = layouts.asked(offer, kept, cards)
        channel = self._client.get_partial_messageable(offer.channel)
        called = discord.AllowedMentions(users=[discord.Object(offer.challenger)])
        try:
            if kept.message is not None:
                try:
                    await channel.get_partial_message(kept.message).edit(view=view)
                    return
                except discord.NotFound:
                    pass
            sent = await channel.send(view=view, allowed_mentions=called)
        except discord.HTTPException as problem:
            _log.info("Challenge %s: nobody can be asked: %s", offer.id, problem)
            return
        await self._store.counters.asked_in(kept.id, sent.id)

    async def find(self, id: int, version: int) -> Counter | None:
        """What was asked for; None where it was answered, or another deck was chosen since."""
        counter = await self._store.counters.load(id)
        return counter if counter is not None and counter.version == version else None

    async def drop(self, counter: Counter) -> None:
        """Ask no more."""
        await self._store.counters.drop(counter.id)
