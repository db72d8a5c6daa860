"""An event in the shop: on disk before the bot comes, and its tables as people see them."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing

from bot.events import records
from bot.events.event import Event
from bot.events.records import Entry
from bot.events.results import Player
from bot.events.terms import Terms
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.hosting.store.keeping import record_from_json
from bot.hosting.tables.ids import SCORE
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.store import Store
from engine.core.game import ReadyDeck
from tests.end_to_end.shop import Shop


class HostedEvent:
    """An event of the shop, of which the program knows once it starts."""

    def __init__(
        self, shop: Shop, terms: Terms, rules: Rules, channel: str, name: str = "Cup"
    ) -> None:
        self.shop = shop
        self.name = name
        self.terms = terms
        self.rules = rules
        self.channel = channel
        self.id = 0
        self.entries: list[Entry] = []

    async def announce(self, decks: Mapping[Person, ReadyDeck]) -> None:
        """Have it on disk, with everybody in it; Yugi is its organiser."""
        world = self.shop.sandbox.world
        channel = next(each for each in world.channels.values() if each.name == self.channel)
        store = await Store.open(self.shop.database)
        where = int(world.guild_id), int(channel.id), self.name, "en", int(self.shop.yugi.id)
        self.id = await store.events.create(EventRecord(0, *where, self.terms, self.rules))
        for number, (person, deck) in enumerate(decks.items()):
            user = Player(int(person.id))
            kept = PlayerRecord(user, person.name, "en", deck.deck, deck.names["en"])
            await store.events.keep_player(self.id, kept)
            entry = Entry(records.Joined(user), user, round(time.time()))
            await store.events.add(self.id, number, entry)
        await store.close()

    def look(self) -> Event:
        """The event as it stands on disk."""
        with closing(sqlite3.connect(f"file:{self.shop.database}?mode=ro", uri=True)) as kept:
            rows = kept.execute(
                "SELECT record, by, at FROM event_records WHERE event = ? ORDER BY number",
                (self.id,),
            )
            self.entries = [Entry(record_from_json(row[0]), row[1], row[2]) for row in rows]
        return self.event

    @property
    def event(self) -> Event:
        """The event as it stood at the last look."""
        return Event.of(self.terms, self.entries)

    async def until(self, holds: Callable[[Event], bool], seconds: float = 300) -> Event:
        """The event, once it has come to that."""
        async with asyncio.timeout(seconds):
            while not holds(event := self.look()):
                await asyncio.sleep(0.1)
        return event

    def laid(self) -> dict[int, int | None]:
        """The threads of all its tables, by the ids of these."""
        with closing(sqlite3.connect(f"file:{self.shop.database}?mode=ro", uri=True)) as kept:
            sql = "SELECT id, thread FROM event_tables WHERE event = ?"
            return dict(kept.execute(sql, (self.id,)).fetchall())

    async def table_of(self, person: Person, act: str) -> MessageView:
        """The person's open table of this event, once that can be pressed there."""
        async with asyncio.timeout(300):
            while True:
                mine = self.laid()
                for seen in (each for each in self.tables() if sits_at(each, person)):
                    if act in table_buttons(seen) and table_id(seen) in mine:
                        return seen
                await asyncio.sleep(0.1)

    async def press(self, person: Person, act: str) -> MessageView | None:
        """The person does that at their table; what they are told."""
        table = await self.table_of(person, act)
        return (await person.press(table, table_buttons(table)[act])).message

    async def report(self, person: Person, first: int, second: int) -> None:
        """The person reports this result of their table, in the order of its pairing."""
        asked = await self.press(person, "report")
        assert asked is not None
        (score,) = (each for each in asked.selects if SCORE.read(each.custom_id) is not None)
        await person.choose(asked, score.custom_id, [f"{first}.{second}"])

    async def sit_down(self, *people: Person) -> None:
        """They come to their table, and their duel has begun there."""
        table = await self.table_of(people[0], "here")
        for person in people:
            await self.press(person, "here")
        async with asyncio.timeout(300):
            while "open" not in self._duels_at(table_id(table)):
                await asyncio.sleep(0.1)

    async def give_up(self, person: Person) -> None:
        """The person surrenders the duel at their table of this event."""
        table = await self.table_of(person, "call")
        async with asyncio.timeout(300):
            while not (asked := await self._is_asked_whether_sure(person, table)).buttons:
                await asyncio.sleep(0.1)
        await person.press(asked, next(iter(asked.buttons)))
        async with asyncio.timeout(300):
            while "open" in self._duels_at(table_id(table)):
                await asyncio.sleep(0.1)

    async def _is_asked_whether_sure(self, person: Person, table: MessageView) -> MessageView:
        """What they are asked who would surrender; only that there is no duel, before it."""
        asked = (await person.call("duel surrender", table.channel)).message
        assert asked is not None
        return asked

    def _duels_at(self, table: int) -> list[str]:
        with closing(sqlite3.connect(f"file:{self.shop.database}?mode=ro", uri=True)) as kept:
            sql = "SELECT status FROM matches WHERE event_table = ?"
            return [str(row[0]) for row in kept.execute(sql, (table,))]

    def tables(self) -> Iterator[MessageView]:
        """The messages of tables that wait for a result."""
        yugi = self.shop.yugi
        for channel in self.shop.sandbox.world.channels_of(yugi.id):
            if channel.kind != "dm" and not channel.archived:
                yield from (seen for seen in yugi.sees(channel.id) if table_buttons(seen))


def table_buttons(message: MessageView) -> Mapping[str, str]:
    """The ids of the buttons of a table by what they do; none where it is no open table."""
    ids = (str(each.custom_id) for each in message.buttons.values())
    return {each.rpartition(":")[2]: each for each in ids if each.startswith("event-table:")}


def table_id(message: MessageView) -> int:
    """Which table that is."""
    return int(next(iter(table_buttons(message).values())).split(":")[1])


def people_at(message: MessageView, people: Sequence[Person]) -> list[Person]:
    """Those who are paired at the table."""
    return [each for each in people if sits_at(message, each)]


def sits_at(message: MessageView, person: Person) -> bool:
    """Whether the person is paired at the table."""
    return f"<@{person.id}>" in message.text
