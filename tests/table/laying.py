"""Laying a table for rulings: the product's own way, with all of our cards."""

from collections.abc import Sequence

from cards.yugioh.former import book_of
from engine.core.protocol import Seat
from engine.yugioh.formats import FORMATS
from engine.yugioh.language import Position
from engine.yugioh.positions.laying import (
    SEED,
    Chronicle,
    begin,
    happened,
)
from engine.yugioh.positions.laying import lay as lay_by
from engine.yugioh.state.apply.laying import ROWS, Lying, Start, tie_to
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import FIRST_SEAT

__all__ = [
    "LETTERS",
    "SEED",
    "Chronicle",
    "Lying",
    "Start",
    "attacking",
    "begin",
    "defending",
    "face_down",
    "face_up",
    "happened",
    "improper",
    "lay",
    "side",
    "tie_to",
]


TO_DRAW = ("Mokey Mokey",) * 5
LETTERS = {row: letter for letter, row in ROWS.items()}


def attacking(name: str, zone: str = "", *, borrowed: bool = False) -> Lying:
    """A monster in face-up Attack Position."""
    return Lying(name, zone, Position.ATTACK, borrowed=borrowed)


def defending(name: str, zone: str = "") -> Lying:
    """A monster in face-up Defense Position."""
    return Lying(name, zone, Position.DEFENSE)


def face_down(name: str, zone: str = "") -> Lying:
    """A Set card: a monster in face-down Defense Position, or a Spell or Trap."""
    return Lying(name, zone, Position.FACE_DOWN, face_up=False)


def face_up(name: str, zone: str = "", *, on: str = "") -> Lying:
    """A face-up Spell or Trap, where it says so tied to the monster named `on`."""
    return Lying(name, zone, face_up=True, on=on)


def improper(name: str) -> Lying:
    """A card in a pile that has not been summoned in the way that is its own."""
    return Lying(name, proper=False)


def side(
    *,
    field: Sequence[str | Lying] = (),
    hand: Sequence[str] = (),
    graveyard: Sequence[str | Lying] = (),
    deck: Sequence[str] = TO_DRAW,
    banished: Sequence[str | Lying] = (),
    life: int | None = None,
    extra: Sequence[str | Lying] = (),
) -> Start:
    """Describe what one player has: names, the top card of the Deck first."""
    lying = tuple(Lying(card) if isinstance(card, str) else card for card in field)
    piles = (tuple(hand), tuple(graveyard), tuple(deck), tuple(banished))
    return Start(lying, *piles, life, tuple(extra))


def lay(
    starts: tuple[Start, Start],
    format: str = "master",
    turn: int = 3,
    player: Seat = FIRST_SEAT,
) -> Duel:
    """Set the table in the middle of `turn` of `player`; all on it came in an earlier turn."""
    return lay_by(starts, FORMATS[format], book_of(format), turn, player)
