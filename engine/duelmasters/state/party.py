"""A game in progress: its table, its dice, and the ledger of what is told to whom."""

from collections.abc import Callable, Sequence

from engine.core.dice import Dice
from engine.core.ledger import Seen
from engine.core.match import Ledger
from engine.core.protocol import Audience, Event, Seat
from engine.duelmasters.language.families import Fact, Step
from engine.duelmasters.language.steps import Later, Until
from engine.duelmasters.state.apply import apply
from engine.duelmasters.state.events import PartyEvent
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Lasting, Planned, Source, Table, Waiting


class GameIsOver(Exception):  # noqa: N818 - not an error: one player is left
    """One player is left, or none (DP-104.1); thrown out of whatever is going on."""


class RestIsSkipped(Exception):  # noqa: N818 - not an error: a card says so
    """The rest of the turn is skipped (DM-TURN-9); everything waiting is lost."""


Learners = Callable[[PartyEvent, Seen, Table], Sequence[Seat]]
"""Reads who learns by an event, not yet applied, what they could not know."""


class Party:
    """What the rules work on. `emit` is the only way by which something happens."""

    def __init__(self, table: Table, dice: Dice, learners: Learners | None = None) -> None:
        """Be ready to start; without `learners` it is not counted who learns what."""
        self.table = table
        self.dice = dice
        chance = None if learners is None else dice
        self.ledger = Ledger.for_seats(len(table.players), chance=chance)
        self._learners = learners

    def emit(self, event: PartyEvent) -> None:
        """Let it happen, and tell everybody what they may know of it."""
        told: dict[Audience, Event | None] = {
            audience: event.told(audience) for audience in self.ledger.audiences
        }
        same = all(each is event for each in told.values())
        seen = None if same else told
        if self._learners is not None and (seats := self._learners(event, seen, self.table)):
            self.ledger.learn(seats)
        apply(self.table, event)
        self.ledger.record(event, seen)

    def number(self) -> int:
        """A number that no card has had; it is only taken by the event that uses it."""
        return self.table.numbers + 1

    def await_effect(self, waiting: Waiting) -> None:
        """Let an effect wait to be resolved."""
        self.table.waiting.append(waiting)

    def resolve(self, waiting: Waiting) -> None:
        """It waits no longer."""
        self.table.waiting.remove(waiting)

    def let_last(
        self,
        seat: Seat,
        fact: Fact,
        until: Until,
        source: Source,
        on: Sequence[int] | None = None,
        them: Seat | None = None,
        chosen: int = -1,
        ends: Seat | None = None,
    ) -> None:
        """Let a fact hold for a time."""
        numbers = None if on is None else tuple(on)
        lasting = Lasting(seat, fact, until, source, numbers, them, chosen, ends)
        self.table.lasting.append(lasting)

    def expire(self, gone: Sequence[Lasting]) -> None:
        """These facts hold no longer."""
        self.table.lasting = [each for each in self.table.lasting if each not in gone]

    def plan(
        self, seat: Seat, when: Later, step: Step, source: Source, it: Sequence[int]
    ) -> None:
        """Let something be done later."""
        turn = self.table.turn
        self.table.planned.append(Planned(seat, when, step, source, tuple(it), turn))

    def carry_out(self, planned: Planned) -> None:
        """It is not planned any longer."""
        self.table.planned.remove(planned)

    def give_turn(self, seat: Seat | None) -> None:
        """The next turn is that player's."""
        self.table.extra = seat

    def set_on_way(self, pieces: Sequence[Piece]) -> None:
        """These cards are on their way to another zone."""
        self.table.on_way = tuple(piece.number for piece in pieces)

    def drop_waiting(self) -> None:
        """Everything that waits is lost."""
        self.table.waiting.clear()

    def note(self, what: str, seat: Seat, number: int = 0) -> None:
        """Remember for this turn, or this attack, that it was done."""
        log, attack = self.table.log, self.table.attack
        if what == "drawn":
            log.drawn.append(seat)
        elif what == "once":
            log.allowed_once.append(number)
        elif attack is not None and what == "struck":
            attack.struck.append(seat)
        elif attack is not None and what == "broke":
            attack.broke = True

    def source_of(self, piece: Piece, side: int = 0) -> Source:
        """That card as the source of an effect."""
        return Source(piece.number, piece.card, side)
