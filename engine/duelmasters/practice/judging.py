"""What a card is worth, and what an option of a question stands for."""

from engine.core.protocol import Choosable, Seat
from engine.duelmasters.acts.asking import AttackWith, Use
from engine.duelmasters.facts.reading import is_creature, power
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table


def number_of(option: Choosable) -> int:
    """The number that it is, 0 for anything else."""
    return option if isinstance(option, int) else 0


def piece_of(table: Table, option: Choosable) -> Piece | None:
    """The card that it stands for, if it is still there."""
    number = option.number if isinstance(option, Use | AttackWith) else option
    return table.here(number) if isinstance(number, int) else None


def power_of(table: Table, option: Choosable) -> int:
    """The power of that card now, 0 where there is none."""
    piece = piece_of(table, option)
    return 0 if piece is None else power(table, piece)


def cost_of(piece: Piece | None) -> int:
    """The cost printed on it."""
    return 0 if piece is None else piece.card.first.cost or 0


def worth_of(table: Table, piece: Piece | None) -> int:
    """Its power in the battle zone, elsewhere its cost in thousands."""
    if piece is None:
        return 0
    return power(table, piece) if piece.zone is Zone.BATTLE else 1_000 * cost_of(piece)


def creatures_of(table: Table, seat: Seat) -> int:
    """How many creatures a player has."""
    return sum(is_creature(table, piece) for piece in table.zone(seat, Zone.BATTLE))
