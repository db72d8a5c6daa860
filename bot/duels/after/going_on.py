"""*What if …*: a duel that is over goes on from a decision, against the built-in opponent.

What the player did not know then is dealt anew, unless they may see the duel from all sides. It
is practice like any other: kept, private, and counted nowhere.
"""

import asyncio
import secrets
from collections.abc import Collection
from dataclasses import replace

from bot.decks.choice import DeckChoice, ready
from bot.duels.after.analysis import FOLLOWED, BusyError
from bot.duels.after.house import House
from bot.duels.lobby.opposing import alike
from bot.duels.lobby.practising import not_practising
from bot.duels.lobby.tables import Brought, Meeting, Person
from bot.duels.store.agreement import USUAL
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.shared.words import say
from engine.core.continuing import CannotGoOnError, Moment
from engine.core.game import Game, OutdatedSetupError
from engine.core.protocol import Seat


class NowhereToGoError(Exception):
    """From there the duel cannot go on; `key` says why, and what to do."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class GoingOn:
    """One player's decision in a duel that is over, from which they want to go on."""

    def __init__(self, here: House, record: MatchRecord, seat: Seat) -> None:
        self._here = here
        self._record = record
        self._seat = seat
        self._game: Game = here.games[record.game]

    async def begin(self, person: Person, channel: int, answer: int) -> tuple[Session, bool]:
        """Begin it before that answer, and whether all is as it was.

        Raises NowhereToGoError, or LobbyError where practice cannot begin.
        """
        record, continuing = self._record, self._game.continuing
        if continuing is None or len(record.seats) != 2:
            raise NowhereToGoError("what-if-not-here")
        if record.setup.since:
            raise NowhereToGoError("what-if-again")
        await not_practising(self._here.sessions, person.id or 0)
        other = Seat(1 - self._seat)
        own, theirs = self._brought(self._seat), self._brought(other)
        is_known = await self._is_known(other)
        is_open = is_known and await self._sees_all(person.id or 0)
        if not is_known:
            theirs = self._stand_in()
        written = await self._here.store.ledger.read(record.id)
        entries = [each.entry for each in written.answers]
        if answer >= min(len(entries), FOLLOWED):
            raise NowhereToGoError("what-if-not-here")
        moment = Moment(record.setup, entries[:answer], self._seat, entries[answer].digest)
        asked = moment, secrets.token_bytes(32), None if is_open else theirs.deck
        try:
            async with self._here.analysis.alone(person.id or 0):
                setup = await asyncio.to_thread(continuing.setup, *asked)
        except BusyError as problem:
            key = "analysis-full" if problem.by_others else "what-if-busy"
            raise NowhereToGoError(key) from problem
        except OutdatedSetupError as problem:
            raise NowhereToGoError("what-if-outdated") from problem
        except CannotGoOnError as problem:
            raise NowhereToGoError("what-if-not-here") from problem
        meeting = self._meeting(person, own, theirs)
        return await self._here.lobby.go_on(meeting, setup, channel), is_open

    def _meeting(self, person: Person, own: Brought, theirs: Brought) -> Meeting:
        record, language = self._record, person.language
        rival = Person(None, say(language, "built-in-name"), language)
        before = record.agreement
        agreement = replace(USUAL, level=before.level, read=before.read, house=before.house)
        is_own = [each.seat == self._seat for each in record.seats]
        people = [person if each else rival for each in is_own]
        decks = [own if each else theirs for each in is_own]
        return Meeting(self._game, record.setup.format, people, decks, agreement)

    def _brought(self, seat: Seat) -> Brought:
        record = self._record
        return Brought(record.setup.decks[seat], record.seats[seat].ready)

    async def _is_known(self, other: Seat) -> bool:
        """Whether everybody may know the deck of that seat: a ready one, or one laid open."""
        record = self._record
        if record.practice or (record.seats[other].ready and record.event_table is None):
            return True
        return await self._here.store.shown_decks.message(record.id, other) is not None

    async def _sees_all(self, user: int) -> bool:
        """Whether that user may see the duel from all sides, now that it is over."""
        seats: Collection[int] = await self._here.store.replays.open_to(self._record.id, user)
        return all(int(each.seat) in seats for each in self._record.seats)

    def _stand_in(self) -> Brought:
        """A ready deck in the place of one that nobody may know."""
        own = DeckChoice("", "", self._record.setup.decks[self._seat])
        decks = ready(self._game, self._record.setup.format, self._record.language)
        likely = alike(decks, own, self._game.parts[0].key)
        chosen = secrets.choice(likely or [own])
        return Brought(chosen.deck, chosen.ready_key)
