"""A card in a game, and what a player has of them."""

from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record
from engine.duelmasters.language.printed import Card, Zone

STACKED = -1
"""The number of a turn before all others: nothing was put in it."""


@record
class Piece:
    """A card in a game. Its `number` is new in each zone it comes to (DM-ZONE-10).

    In the battle zone `under` are the cards below it, the top one first; they are one creature
    whose number is that of its top card (DM-EVO-3). `shown` tells whether a shield, a mana card
    or a partner lies face-up, `life` is the number of its EX Life shield, 0 for none. `down` is
    the turn in which a partner was put face-down.
    """

    card: Card
    owner: Seat
    number: int
    zone: Zone
    tapped: bool = False
    shown: bool = True
    under: "list[Piece]" = field(default_factory=list)
    put_turn: int = STACKED
    life: int = 0
    switched: bool = False
    is_partner: bool = False
    down: int = 0


@record
class Player:
    """A seat and its zones; `out` once it is defeated and removed (DP-400.1), in that place."""

    seat: Seat
    zones: dict[Zone, list[Piece]]
    out: bool = False
    place: int = 1

    @classmethod
    def at(cls, seat: Seat) -> "Player":
        """A player with nothing."""
        return cls(seat, {zone: [] for zone in Zone})
