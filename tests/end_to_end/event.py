"""An event in the shop: on disk before the bot comes, and its tables as people see them."""

import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing

from bot.events import records
from bot.events.event import Event
from bot.events.records import Entry
from bot.events.results import Player
from bot.events.terms import Terms
from bot.hosting.keeping import record_from_json
from bot.hosting.rules import Rules
from bot.hosting.store import EventRecord, PlayerRecord
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.store import Store
from engine.core.game import ReadyDeck
from tests.end_to_end.shop import Shop


class HostedEvent:
    """An event of the shop, of which the program knows once it starts."""

    def __init__(self, shop: Shop, terms: Terms, rules: Rules, channel: str) -> None:
        self.shop = shop
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
        where = int(world.guild_id), int(channel.id), "Cup", "en", int(self.shop.yugi.id)
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


def people_at(message: MessageView, people: Sequence[Person]) -> list[Person]:
    """Those who are paired at the table."""
    return [each for each in people if f"<@{each.id}>" in message.text]
