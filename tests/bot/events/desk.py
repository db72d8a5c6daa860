"""An event that is run by hand: every record is kept, and results come by chance."""

import random

from bot.events import director, records
from bot.events.event import Event
from bot.events.records import Entry, Record
from bot.events.results import Player, Result
from bot.events.terms import Terms


class Desk:
    """Whoever runs an event: every record is kept."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.kept: list[Record] = []
        self.event = Event(terms)

    def say(self, record: Record) -> None:
        self.kept.append(record)
        if isinstance(record, records.Undone):
            self.event = self.read()
        else:
            self.event.apply(record)

    def read(self) -> Event:
        return Event.of(self.terms, [Entry(each, None, 0) for each in self.kept])

    def open(self, count: int) -> None:
        for number in range(1, count + 1):
            self.say(records.Joined(Player(number)))
        if self.terms.checks_in:
            self.say(records.CheckInOpened())
            for player in list(self.event.joined):
                self.say(records.CheckedIn(player))
        self.say(director.start(self.event))

    def play(self, chance: random.Random, drops: float = 0.0) -> None:
        """Play the round under way."""
        current = self.event.rounds[-1]
        for pairing in current.pairings:
            if chance.random() < drops and len(self.event.active) > 4:
                self.say(records.Dropped(chance.choice(self.event.active)))
            if pairing.table not in current.results:
                result = chance.choice([Result(2, 0), Result(1, 2)])
                self.say(records.Reported(pairing.table, result))

    def go_on(self) -> Record:
        step = director.next_step(self.event)
        self.say(step)
        return step

    def to_the_end(self, chance: random.Random, drops: float = 0.0) -> None:
        while not isinstance(self.go_on(), records.Finished):
            if not self.event.rounds[-1].is_over:
                self.play(chance, drops)
