"""Everything that is true of a game in progress."""

from collections.abc import Iterator, Sequence
from dataclasses import field
from enum import StrEnum

from engine.core.protocol import Audience, Seat
from engine.core.values import record, value
from engine.duelmasters.language.facts import When
from engine.duelmasters.language.families import Fact, Step, Trigger
from engine.duelmasters.language.printed import Card, Zone
from engine.duelmasters.language.steps import Later, Until
from engine.duelmasters.state.pieces import Piece, Player


class TurnStep(StrEnum):
    """The steps of a turn (DM-TURN-1 to DM-TURN-6)."""

    START = "start"
    DRAW = "draw"
    CHARGE = "charge"
    MAIN = "main"
    ATTACK = "attack"
    END = "end"


@value
class House:
    """The rules that a table may change (DP-001.3): each is a setting of its game."""

    shields: int = 6
    hand: int = 6
    void_wins: bool = True
    void_turns: bool = True
    once_a_name: bool = True


@value
class Source:
    """The card whose effect it is, as it was when the effect arose (DM-EFF-9)."""

    number: int
    card: Card
    side: int = 0


@record
class Waiting:
    """An effect that waits to be resolved (DM-EFF-2)."""

    seat: Seat
    ability: When
    trigger: Trigger
    source: Source
    them: Seat | None = None
    """The opponent who made it trigger (DP-300.1b)."""
    it: tuple[int, ...] = ()


@record
class Lasting:
    """A fact that holds for a time, of cards by number or of a seat."""

    seat: Seat
    fact: Fact
    until: Until
    source: Source
    on: tuple[int, ...] | None = None
    them: Seat | None = None
    chosen: int = -1
    ends: Seat | None = None
    """Past the start of whose turn it goes, where not past its player's."""


@record
class Planned:
    """Something to be done later, once."""

    seat: Seat
    when: Later
    step: Step
    source: Source
    it: tuple[int, ...]
    turn: int


@record
class Attack:
    """The attack in progress: who attacks what; `target` 0 where it is a player."""

    attacker: int
    by: Seat
    player: Seat
    target: int = 0
    blocked: bool = False
    redirected: bool = False
    broke: bool = False
    struck: list[Seat] = field(default_factory=list)


@record
class TurnLog:
    """What was done in this turn."""

    used: list[tuple[Seat, str]] = field(default_factory=list)
    put: list[tuple[Seat, str]] = field(default_factory=list)
    casts: list[Seat] = field(default_factory=list)
    free: list[Seat] = field(default_factory=list)
    attackers: list[int] = field(default_factory=list)
    drawn: list[Seat] = field(default_factory=list)
    allowed_once: list[int] = field(default_factory=list)
    """The cards that let another be used, once in the turn."""


@record
class Table:
    """The state of a game. `order` are the seats in turn order, `turn` counts from 1."""

    players: list[Player]
    house: House = field(default_factory=House)
    order: list[Seat] = field(default_factory=list)
    turn: int = 0
    active: Seat = field(default_factory=lambda: Seat(0))
    step: TurnStep = TurnStep.START
    log: TurnLog = field(default_factory=TurnLog)
    waiting: list[Waiting] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    planned: list[Planned] = field(default_factory=list)
    attack: Attack | None = None
    in_turn: Seat = field(default_factory=lambda: Seat(0))
    """Whose turn it last was by the order: after an extra turn it goes on from there."""
    extra: Seat | None = None
    """Who has another turn after this one, where the house allows it."""
    on_way: tuple[int, ...] = ()
    """Shields on their way to the hand, a card that is being put (DM-ZONE-8, DM-ZONE-11)."""
    pieces: dict[int, Piece] = field(default_factory=dict)
    borne: dict[int, tuple[Card, Seat]] = field(default_factory=dict)
    """Which card has last had a number, and whose it is."""
    shown_to: dict[int, list[Audience]] = field(default_factory=dict)
    """To whom a card was shown that lies hidden, by its number; None: to everybody."""
    numbers: int = 0
    winner: Seat | None = None

    def zone(self, seat: Seat, zone: Zone) -> list[Piece]:
        """The cards of a player there."""
        return self.players[seat].zones[zone]

    def is_in(self, seat: Seat) -> bool:
        """Whether that player is still in the game."""
        return not self.players[seat].out

    def alive(self) -> list[Seat]:
        """Who is still in the game, in turn order from the turn player."""
        return [seat for seat in self.from_active() if self.is_in(seat)]

    def from_active(self) -> list[Seat]:
        """All seats in turn order from the turn player."""
        order = self.order or [player.seat for player in self.players]
        at = order.index(self.active) if self.active in order else 0
        return [*order[at:], *order[:at]]

    def after(self, seat: Seat) -> list[Seat]:
        """All seats in turn order after that player, who is the last of them."""
        order = self.order or [player.seat for player in self.players]
        at = order.index(seat) + 1
        return [*order[at:], *order[:at]]

    def opponents(self, seat: Seat) -> list[Seat]:
        """All others, in turn order after that player (DP-102.1)."""
        order = self.order or [player.seat for player in self.players]
        at = order.index(seat)
        return [each for each in [*order[at + 1 :], *order[:at]] if self.is_in(each)]

    def here(self, number: int) -> Piece | None:
        """The card of that number, if it is still where it was."""
        return self.pieces.get(number)

    def battle(self) -> Iterator[Piece]:
        """All creatures and other cards in the battle zone, in turn order."""
        for seat in self.from_active():
            yield from self.zone(seat, Zone.BATTLE)

    def found(self, numbers: Sequence[int]) -> list[Piece]:
        """Those of these cards that are still where they were."""
        return [piece for n in numbers if (piece := self.pieces.get(n)) is not None]
