"""Open tables: people sit down, choose decks in private, and whoever opened it starts."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.decks.choice import DeckChoice, choices, is_legal, ready
from bot.duels.clock import Alarm, Clock
from bot.duels.lobby.gathering import layout
from bot.duels.lobby.gathering.store import Gathering, GatheringStore, Sitting, State
from bot.duels.lobby.invitations import OPEN_SECONDS, put
from bot.duels.lobby.lobby import Lobby
from bot.duels.lobby.tables import Brought, LobbyError, Meeting, Person, Tables
from bot.duels.outcome.results import result_line
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.shared.database import UnavailableError
from bot.shared.notices import Notice
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.game import HouseRule, Seats

_RETRY_SECONDS = 60.0
_log = logging.getLogger(__name__)


class OpenTables:
    """Keeps open tables, shows each in its message, and lets it expire, over restarts too."""

    def __init__(
        self,
        client: discord.Client,
        store: GatheringStore,
        lobby: Lobby,
        tables: Tables,
        clock: Clock,
        told: Notice[MatchRecord],
    ) -> None:
        """`told` is of each duel that is over."""
        self._client = client
        self._store = store
        self._lobby = lobby
        self._tables = tables
        self._clock = clock
        self._alarms: dict[int, Alarm] = {}
        self._is_stopped = False
        self._changing = asyncio.Lock()
        """Held while it is decided who sits at a table."""
        self._showing: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held, for each table, while its message is written."""
        self._telling: set[asyncio.Task[None]] = set()
        told.hear(self._tell)

    def expiry(self) -> int:
        """When a table closes by itself that is opened now, in seconds since 1970."""
        return round(self._clock.wall()) + OPEN_SECONDS

    def seats(self, gathering: Gathering) -> Seats:
        """How many can play there; LobbyError where its format is gone."""
        return self._lobby.game(gathering.format).seats[gathering.format]

    async def open(self, gathering: Gathering, first: Sitting) -> Gathering:
        """Keep a new table, at which whoever opens it sits `first`."""
        number = await self._store.gatherings.create(gathering)
        await self._store.gatherings.sits(number, first)
        self._watch(number, gathering.expires)
        return replace(gathering, id=number, sitting=(first,))

    async def find(self, id: int) -> Gathering:
        """The open table `id`; LobbyError where it is open no more."""
        found = await self._store.gatherings.load(id)
        is_open = found is not None and found.state is State.OPEN
        if found is None or not is_open or self._clock.wall() >= found.expires:
            raise LobbyError("table-gone")
        return found

    async def join(self, id: int, person: Person) -> Gathering:
        """Let `person` sit down, at the place of a built-in opponent where no other is free.

        LobbyError where all places are taken.
        """
        async with self._changing:
            found = await self.find(id)
            if found.seat_of(person.id or 0) is None:
                if len(found.sitting) >= self.seats(found).most:
                    await self._stand_up_built_in(found, "table-full")
                sitting = Sitting(person.id or 0, person.name, person.language)
                await self._store.gatherings.sits(id, sitting)
            return await self.find(id)

    async def leave(self, id: int, user: int) -> Gathering:
        """Let `user` stand up; LobbyError where they do not sit there, or have opened it."""
        async with self._changing:
            found = await self.find(id)
            _sitting(found, user)
            if user == found.opener:
                raise LobbyError("table-opener-stays")
            await self._store.gatherings.stands_up(id, user)
            return await self.find(id)

    async def set_house(
        self, id: int, user: int, house: tuple[tuple[str, int], ...]
    ) -> Gathering:
        """Let the table be played by these rules of the house, to which all are ready anew.

        LobbyError for all but who has opened the table, and for two settings of one rule.
        """
        async with self._changing:
            found = await self.find(id)
            _may_decide(found, user)
            if len(dict(house)) < len(house):
                raise LobbyError("table-house-twice")
            allowed = [(rule.key, n) for rule in self.house(found) for n in rule.others]
            kept = tuple(each for each in allowed if each in house)
            agreement = replace(found.agreement, house=kept)
            await self._store.gatherings.agrees(id, agreement)
            for each in found.ready:
                if not each.is_built_in and each.user != user:
                    sitting = replace(each, deck=None, ready="")
                    await self._store.gatherings.sits(id, sitting)
            return await self.find(id)

    def house(self, gathering: Gathering) -> Sequence[HouseRule]:
        """The rules that may be set otherwise there."""
        return self._lobby.game(gathering.format).house.get(gathering.format, ())

    async def fill(self, id: int, user: int) -> Gathering:
        """Have one more built-in opponent there, with a ready deck that nobody else has there.

        LobbyError where all places are taken, and for all but who has opened the table.
        """
        async with self._changing:
            found = await self.find(id)
            _may_decide(found, user)
            if len(found.sitting) >= self.seats(found).most:
                raise LobbyError("table-full")
            banned = await self._lobby.ban_list(found.agreement.limits)
            game, language = self._lobby.game(found.format), found.language
            decks = ready(game, found.format, language, banned)
            if not decks:
                raise LobbyError("no-ready-deck-by-list", list=escaped(found.agreement.limits))
            used = [each.ready for each in found.sitting]
            deck = secrets.choice([d for d in decks if d.ready_key not in used] or decks)
            number = 1 - min((each.user for each in found.built_in), default=0)
            name = f"{say(language, 'built-in-name')} {number}"
            sitting = Sitting(-number, name, language, deck.deck, deck.ready_key)
            await self._store.gatherings.sits(id, sitting)
            return await self.find(id)

    async def empty(self, id: int, user: int) -> Gathering:
        """Have one built-in opponent less there; LobbyError where there is none."""
        async with self._changing:
            found = await self.find(id)
            _may_decide(found, user)
            await self._stand_up_built_in(found, "table-none-built-in")
            return await self.find(id)

    async def _stand_up_built_in(self, found: Gathering, otherwise: str) -> None:
        """Let the built-in opponent stand up that came last; LobbyError where there is none."""
        if not found.built_in:
            raise LobbyError(otherwise)
        await self._store.gatherings.stands_up(found.id, found.built_in[-1].user)

    async def decks_for(self, id: int, user: int, language: str) -> Sequence[DeckChoice]:
        """The decks with which `user`, who sits there, may play; LobbyError without any."""
        found = await self.find(id)
        _sitting(found, user)
        game = self._lobby.game(found.format)
        banned = await self._lobby.ban_list(found.agreement.limits)
        decks = await choices(self._store, game, found.format, user, language, banned)
        if not decks:
            raise LobbyError("no-ready-deck-by-list", list=escaped(found.agreement.limits))
        return decks

    async def choose(self, id: int, person: Person, deck: str) -> tuple[Gathering, DeckChoice]:
        """Let `person` be ready with that deck; NoSuchDeckError where it may not be played."""
        async with self._changing:
            found, user = await self.find(id), person.id or 0
            _sitting(found, user)
            choice = await self._lobby.deck_meant(
                found.format, user, person.language, deck, found.agreement.limits
            )
            sitting = Sitting(user, person.name, person.language, choice.deck, choice.ready_key)
            await self._store.gatherings.sits(id, sitting)
            return await self.find(id), choice

    async def not_ready(self, id: int, user: int) -> Gathering:
        """Let `user` be ready no longer."""
        async with self._changing:
            sitting = _sitting(await self.find(id), user)
            await self._store.gatherings.sits(id, replace(sitting, deck=None, ready=""))
            return await self.find(id)

    async def close(self, id: int, user: int) -> Gathering:
        """Let whoever opened the table close it; LobbyError for anybody else."""
        async with self._changing:
            found = await self.find(id)
            _may_decide(found, user)
            if not await self._store.gatherings.move(id, State.OPEN, State.CLOSED):
                raise LobbyError("table-gone")
            return replace(found, state=State.CLOSED)

    async def may_start(self, id: int, user: int) -> None:
        """Raise LobbyError unless `user` has opened the table, and enough are ready."""
        found = await self.find(id)
        _may_decide(found, user)
        await self._meeting(found)

    async def start(self, id: int, user: int) -> tuple[Gathering, Session]:
        """Begin the duel of all who are ready; LobbyError, and it stays open, where it cannot.

        Who sits there and is not ready does not play.
        """
        async with self._changing:
            found = await self.find(id)
            _may_decide(found, user)
            meeting = await self._meeting(found)
            if not await self._store.gatherings.move(id, State.OPEN, State.LAYING):
                raise LobbyError("table-gone")
            try:
                session = await self._tables.begin(meeting, found.channel)
            except BaseException:
                await self._store.gatherings.move(id, State.LAYING, State.OPEN)
                raise
            await self._store.gatherings.move(id, State.LAYING, State.BEGUN)
            return replace(found, state=State.BEGUN, sitting=found.ready), session

    async def _meeting(self, found: Gathering) -> Meeting:
        """Who meets there now; LobbyError where they are too few, or a deck may not play."""
        game, seats = self._lobby.game(found.format), self.seats(found)
        if len(found.ready) < seats.least:
            raise LobbyError("table-too-few", ready=len(found.ready), least=seats.least)
        if all(each.is_built_in for each in found.ready):
            raise LobbyError("table-nobody-ready")
        banned = await self._lobby.ban_list(found.agreement.limits)
        people, brought = [], []
        for each in found.ready:
            if each.deck is None or not is_legal(game, found.format, each.deck, banned):
                raise LobbyError("deck-no-longer-allowed", name=escaped(each.name))
            user = None if each.is_built_in else each.user
            people.append(Person(user, each.name, each.language))
            brought.append(Brought(each.deck, each.ready))
        agreed = found.agreement
        return Meeting(game, found.format, people, brought, agreed, gathering=found.id)

    # Where people see it

    async def view(
        self, gathering: Gathering, channel: str = "", result: str = ""
    ) -> discord.ui.LayoutView:
        """What its message shows; its duel is in `channel`, a link, or has ended so."""
        terms = await self._store.settings.of(gathering.guild)
        game = self._lobby.game(gathering.format)
        name = game.formats[gathering.format][gathering.language]
        if result:
            return layout.finished(gathering, name, terms, channel, result)
        seats, house = self.seats(gathering), self.house(gathering)
        return layout.table(gathering, name, terms, seats, house, channel)

    async def show(self, gathering: Gathering, channel: str = "") -> None:
        """Show in its message how the table stands, an open one as it stands by now.

        One after another: what was changed first is never shown over what was changed later.
        """
        async with self._showing[gathering.id]:
            if gathering.state is State.OPEN:
                found = await self._store.gatherings.load(gathering.id)
                if found is None or found.state is not State.OPEN:
                    return
                gathering = found
            view = await self.view(gathering, channel)
            await put(self._client, gathering.channel, gathering.message, view)

    async def resume(self, *, new: bool = False) -> None:
        """Watch every open table of our servers again.

        Where a stop came amid a start, say what came of it. Only what is `new` is of servers
        that nobody serves any more.
        """
        serves = partial(self._store.owners.serves, new=new)
        for number, channel, guild in await self._store.gatherings.unlaid():
            if not serves(guild):
                continue
            after = State.OPEN if channel is None else State.BEGUN
            await self._store.gatherings.move(number, State.LAYING, after)
            found = await self._store.gatherings.load(number)
            if found is not None and channel is not None:
                await self.show(replace(found, sitting=found.ready), f"<#{channel}>")
        for number, expires, guild in await self._store.gatherings.open_ones():
            if serves(guild):
                self._watch(number, expires)

    def stop(self) -> None:
        """Watch nothing any more, whatever opens or ends from now on."""
        self._is_stopped = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._telling:
            task.cancel()
        self._alarms.clear()

    def _tell(self, record: MatchRecord) -> None:
        """Say in the message of the table how its duel has ended."""
        if record.gathering is not None and not self._is_stopped:
            task = asyncio.create_task(self._show_result(record, record.gathering))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _show_result(self, record: MatchRecord, number: int) -> None:
        found = await self._store.gatherings.load(number)
        if found is not None:
            result = result_line(record, found.language)
            view = await self.view(found, f"<#{record.place.channel}>", result)
            await put(self._client, found.channel, found.message, view)

    def _watch(self, id: int, expires: float) -> None:
        self._wake_in(id, max(0.0, expires - self._clock.wall()))

    def _wake_in(self, id: int, seconds: float) -> None:
        if self._is_stopped:
            return
        if id in self._alarms:
            self._alarms[id].cancel()
        when = self._clock.now() + seconds
        self._alarms[id] = self._clock.wake_at(when, partial(self._expire, id))

    async def _expire(self, id: int) -> None:
        self._alarms.pop(id, None)
        try:
            if not await self._store.gatherings.move(id, State.OPEN, State.EXPIRED):
                return
            found = await self._store.gatherings.load(id)
        except UnavailableError as problem:
            _log.warning("Open table %s cannot expire yet: %s", id, problem)
            self._wake_in(id, _RETRY_SECONDS)
            return
        if found is not None:
            await self.show(found)


def _sitting(gathering: Gathering, user: int) -> Sitting:
    sitting = gathering.seat_of(user)
    if sitting is None:
        raise LobbyError("table-not-sitting")
    return sitting


def _may_decide(gathering: Gathering, user: int) -> None:
    if user != gathering.opener:
        raise LobbyError("table-not-yours", name=escaped(gathering.sitting[0].name))
