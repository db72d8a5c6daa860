"""What events need of the database, whatever else is in it."""

from typing import Protocol

from bot.decks.store import DeckStore
from bot.duels.store.needs import DuelStore
from bot.hosting.store.drafts import EventDrafts
from bot.hosting.store.events import EventPosts, Events, EventTables
from bot.hosting.store.times import EventClocks


class EventStore(DuelStore, DeckStore, Protocol):
    """The tables of events, and of the duels and decks that are played in them."""

    events: Events
    event_drafts: EventDrafts
    event_tables: EventTables
    event_posts: EventPosts
    event_clocks: EventClocks
