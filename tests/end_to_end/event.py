"""An event in the shop: on disk before the bot comes, and its tables as people see them."""

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any

from bot.duels.panel.after_ids import SURRENDER
from bot.events import records
from bot.events.event import Event
from bot.events.records import Entry
from bot.events.results import Player
from bot.events.terms import Terms
from bot.hosting.ongoing.course import paired_numbers
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.hosting.store.keeping import record_from_json
from bot.hosting.tables.ids import SCORE
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from bot.shared.words import say
from bot.store import Store
from engine.core.game import ReadyDeck
from tests.end_to_end.shop import Shop
from tests.waiting import until

SURRENDERED = "You surrendered: "


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
        sql = "SELECT record, by, at FROM event_records WHERE event = ? ORDER BY number"
        rows = self._rows(sql, self.id)
        self.entries = [Entry(record_from_json(row[0]), row[1], row[2]) for row in rows]
        return self.event

    @property
    def event(self) -> Event:
        """The event as it stood at the last look."""
        return Event.of(self.terms, self.entries)

    async def until(self, holds: Callable[[Event], bool]) -> Event:
        """The event, once it has come to that."""

        def known() -> list[Entry]:
            self.look()
            return self.entries

        await until(known, lambda _: holds(self.event))
        return self.event

    async def table_of(self, person: Person, act: str) -> MessageView:
        """The person's table of the round under way, once that can be pressed there."""
        return await self._table(act, lambda seen: sits_at(seen, person))

    async def table_numbered(self, number: int, act: str) -> MessageView:
        """The table of that number of the round under way, once that can be pressed there."""
        return await self._table(act, lambda seen: f"Table {number} ·" in seen.text)

    async def _table(self, act: str, meant: Callable[[MessageView], bool]) -> MessageView:
        """Tables of earlier rounds may be shown as they were for a while; none of these."""

        def found() -> list[MessageView]:
            laid = self._laid_now()
            acts = (seen for seen in self.tables() if act in table_buttons(seen))
            return [seen for seen in acts if table_id(seen) in laid and meant(seen)]

        return (await until(found))[0]

    async def comes(self, person: Person) -> MessageView:
        """The person says at their table that they are there; the table."""
        table = await self.table_of(person, "here")
        shown = (await person.press(table, table_buttons(table)["here"])).message
        assert shown is not None
        assert shown.id == table.id, shown.text
        return table

    async def report(self, person: Person, first: int, second: int) -> None:
        """The person reports this result of their table, in the order of its pairing."""
        table = await self.table_of(person, "report")
        asked = (await person.press(table, table_buttons(table)["report"])).message
        assert asked is not None
        assert asked.selects, asked.text
        (score,) = (each for each in asked.selects if SCORE.read(each.custom_id) is not None)
        done = await person.choose(asked, score.custom_id, [f"{first}.{second}"])
        is_told(done, "event-table-you-reported")

    async def confirm(self, person: Person) -> None:
        """The person confirms what their opponent has reported, and it counts."""
        table = await self.table_of(person, "confirm")
        done = await person.press(table, table_buttons(table)["confirm"])
        is_told(done, "event-table-you-confirmed")

    async def sit_down(self, *people: Person) -> None:
        """They come to their table, and their duel has begun there."""
        shown, *_ = [await self.comes(each) for each in people]
        table = table_id(shown)

        def told() -> list[str]:
            return [each.text for each in people[-1].sees(shown.channel) if each.ephemeral]

        await until(lambda: self._open_duels(table) or told())
        assert not told(), told()

    async def give_up(self, person: Person) -> None:
        """The person surrenders the duel that is under way at their table of this event."""
        table = await self.table_of(person, "call")
        (duel,) = self._open_duels(table_id(table))
        asked = (await person.call("duel surrender", table.channel)).message
        assert asked is not None
        assert asked.buttons, asked.text
        sure = str(next(iter(asked.buttons.values())).custom_id)
        assert SURRENDER.read(sure) == {"match": duel, "act": "yes"}, asked.text
        told = (await person.press(asked, sure)).message
        assert told is not None
        assert told.text.startswith(SURRENDERED), told.text
        await until(lambda: self._open_duels(table_id(table)), lambda duels: not duels)

    def laid(self) -> dict[int, int | None]:
        """The threads of all its tables, by the ids of these."""
        sql = "SELECT id, thread FROM event_tables WHERE event = ?"
        return dict(self._rows(sql, self.id))

    def _laid_now(self) -> set[int]:
        """The ids of the tables of the round under way."""
        self.look()
        paired = paired_numbers(self.entries)[-1:]
        sql = "SELECT id FROM event_tables WHERE event = ? AND paired = ?"
        return {row[0] for each in paired for row in self._rows(sql, self.id, each)}

    def _open_duels(self, table: int) -> list[int]:
        sql = "SELECT id FROM matches WHERE event_table = ? AND status = 'open'"
        return [row[0] for row in self._rows(sql, table)]

    def _rows(self, sql: str, *values: int) -> list[Any]:
        """What is on disk at this moment."""
        with closing(sqlite3.connect(f"file:{self.shop.database}?mode=ro", uri=True)) as kept:
            return kept.execute(sql, values).fetchall()

    def tables(self) -> Iterator[MessageView]:
        """The messages of tables that wait for a result."""
        yugi = self.shop.yugi
        for channel in self.shop.sandbox.world.channels_of(yugi.id):
            if channel.kind != "dm" and not channel.archived:
                yield from (seen for seen in yugi.sees(channel.id) if table_buttons(seen))


def is_told(done: Outcome, key: str, **facts: str | int) -> None:
    """Whoever did that reads these words alone, and is refused nothing."""
    assert done.message is not None
    assert done.message.text == say("en", key, **facts), done.message.text


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
