"""What cards let a player do once, when he likes."""

from engine.core.protocol import Seat
from engine.yugioh.language import MayOnce
from engine.yugioh.readers.could import could
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.holds import holds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


def offers(duel: Duel, seat: Seat) -> list[tuple[MayOnce, Speaker]]:
    """What `seat` may do once and could do now, each with the card that says so."""
    return [(fact, by) for fact, by in holding(MayOnce, duel) if _is_open(fact, by, duel, seat)]


def _is_open(fact: MayOnce, by: Speaker, duel: Duel, seat: Seat) -> bool:
    mine = by.player == seat and holds(fact.condition, duel, by)
    return mine and could(fact.step, duel, by)
