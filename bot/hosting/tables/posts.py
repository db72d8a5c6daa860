"""What is posted in the channel of an event: pairings, standings after each round, places."""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, cast

import discord
import orjson

from bot.events.event import Phase
from bot.events.records import Finished
from bot.events.results import Player, Round
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import rounds_by_record
from bot.hosting.pictures.easel import Easel, Shown
from bot.hosting.showing.brackets import bracket
from bot.hosting.showing.look import Look
from bot.hosting.showing.pairings import pairings
from bot.hosting.showing.standings import on_top, places, standings
from bot.hosting.store.needs import EventStore
from bot.shared.budget import Rank, sent_as
from bot.shared.drawing.canvas import Picture
from bot.shared.sending import FAILURES
from bot.shared.text import note

_log = logging.getLogger(__name__)
PAIRINGS, STANDINGS, FINAL, TAKEN_BACK = "pairings", "standings", "final", "taken-back"
_KEPT_UP = 2
"""How many rounds, the newest, are kept up to date."""
_TRIES = 5


def _end_of(hosted: Hosted) -> int:
    """The number of the record that has ended the event; -1 where it goes on."""
    if hosted.event.phase is not Phase.OVER:
        return -1
    numbers = range(len(hosted.entries) - 1, -1, -1)
    return next(n for n in numbers if isinstance(hosted.entries[n].record, Finished))


class Posts:
    """Posts each thing once, also across a restart, and keeps it up to date."""

    def __init__(self, client: discord.Client, store: EventStore, easel: Easel) -> None:
        self._client = client
        self._easel = easel
        self._store = store
        self._shown: dict[tuple[int, int, str], bytes] = {}
        self._failed: Counter[tuple[int, int, str]] = Counter()

    async def begin(self, hosted: Hosted) -> None:
        """Post who meets whom in a new round, before its tables are laid."""
        posted = await self._store.event_posts.of(hosted.record.id)
        newest = list(rounds_by_record(hosted).items())[-1:]
        for record, one in newest:
            if (record, PAIRINGS) not in posted:
                await self._pairings(hosted, record, one, posted)

    async def show(self, hosted: Hosted) -> None:
        """Post what is new, and show the newest rounds as they are."""
        posted = await self._store.event_posts.of(hosted.record.id)
        by_record = rounds_by_record(hosted)
        newest = list(by_record.items())[-_KEPT_UP:]
        for record, one in newest:
            await self._pairings(hosted, record, one, posted)
        for record, one in newest[-1:]:
            if one.is_over and hosted.event.phase is not Phase.CANCELLED:
                await self._standings(hosted, record, one, posted)
        for record, kind in list(posted):
            if kind == PAIRINGS and record not in by_record:
                await self._take_back(hosted, record, posted)
            if kind == FINAL and record != _end_of(hosted):
                words = Look.at(hosted, hosted.record.language).say("event-end-taken-back")
                await self._put(hosted, (record, FINAL), note(words), posted)

    async def end(self, hosted: Hosted) -> bool:
        """Post the places of an event that is over; whether nothing more is to be posted."""
        if hosted.event.phase is Phase.CANCELLED:
            return True
        if hosted.event.phase is not Phase.OVER:
            return False
        posted = await self._store.event_posts.of(hosted.record.id)
        key = _end_of(hosted), FINAL
        look = Look.at(hosted, hosted.record.language)
        best = on_top(look)
        return await self._put(hosted, key, places(look, called=best), posted, rings=best)

    def let_go(self, event: int) -> None:
        """Forget what is shown of an event that was shown for the last time."""
        for known in [each for each in self._shown if each[0] == event]:
            del self._shown[known]
        for known in [each for each in self._failed if each[0] == event]:
            del self._failed[known]

    async def _pairings(
        self,
        hosted: Hosted,
        record: int,
        one: Round,
        posted: dict[tuple[int, str], int | None],
    ) -> None:
        kept = await self._store.event_tables.of_round(hosted.record.id, record)
        threads = {each.number: each.thread for each in kept if each.thread is not None}
        look = Look.at(hosted, hosted.record.language)
        view = pairings(look, one, threads=threads)
        await self._put(hosted, (record, PAIRINGS), view, posted)

    async def _standings(
        self,
        hosted: Hosted,
        record: int,
        one: Round,
        posted: dict[tuple[int, str], int | None],
    ) -> None:
        """How everybody stands after a round: in a list or in the bracket, with a picture."""
        look = Look.at(hosted, hosted.record.language)
        if any(each.slot for each in one.pairings):
            view, draw = bracket(look, one.stage), partial(self._easel.bracket, look, one.stage)
        else:
            view, draw = standings(look), partial(self._easel.standings, look)
        await self._put(hosted, (record, STANDINGS), view, posted, draw)

    async def _take_back(
        self, hosted: Hosted, record: int, posted: dict[tuple[int, str], int | None]
    ) -> None:
        """Say in the pairings of a round that it was taken back."""
        if (record, TAKEN_BACK) in posted:
            return
        words = Look.at(hosted, hosted.record.language).say("event-round-taken-back")
        for kind in (PAIRINGS, STANDINGS):
            if (record, kind) in posted:
                await self._put(hosted, (record, kind), note(words), posted)
        await self._store.event_posts.keep(hosted.record.id, record, TAKEN_BACK, None)

    async def _put(
        self,
        hosted: Hosted,
        key: tuple[int, str],
        view: discord.ui.LayoutView,
        posted: dict[tuple[int, str], int | None],
        draw: Callable[[], Awaitable[Shown]] | None = None,
        rings: Sequence[Player] = (),
    ) -> bool:
        """Post the view, or show it where it is; whether that need not be tried again.

        Of those that it mentions, `rings` are called when it is posted.

        What is drawn stands in the place of the view, which tells the same in words.
        """
        known = (hosted.record.id, *key)
        shown = orjson.dumps(cast(Any, view).to_components())
        if self._shown.get(known) == shown:
            return True
        pictures: Sequence[Picture] = ()
        if draw is not None:
            view, pictures = await draw()
        files = [each.file() for each in pictures]
        if key in posted:
            await self._edit(hosted.record.channel, posted[key], view, files)
        else:
            once = f"{hosted.record.id}-{key[0]}-{key[1]}"
            message = await self._send(hosted, view, files, rings, once)
            if message is None:
                self._failed[known] += 1
                return self._failed[known] >= _TRIES
            await self._store.event_posts.keep(hosted.record.id, *key, message)
            posted[key] = message
            # it may show what was sent before and could not be kept: the next time tells
            return True
        self._shown[known] = shown
        return True

    async def _send(
        self,
        hosted: Hosted,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
        rings: Sequence[Player],
        nonce: str,
    ) -> int | None:
        """The id of the message, which is sent once by its nonce; None where none was sent."""
        place = self._client.get_partial_messageable(hosted.record.channel)
        try:
            called = discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(each) for each in rings]
            )
            sent = await place.send(
                view=view, files=files, allowed_mentions=called, nonce=nonce
            )
            return sent.id
        except FAILURES as problem:
            _log.info("Event %s: a post was not sent: %s", hosted.record.id, problem)
            return None

    async def _edit(
        self,
        channel: int,
        message: int | None,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
    ) -> None:
        if message is None:
            return
        place = self._client.get_partial_messageable(channel)
        try:
            with sent_as(Rank.BOARD):
                await place.get_partial_message(message).edit(view=view, attachments=files)
        except FAILURES as problem:
            _log.info("A post of an event was not shown anew: %s", problem)
