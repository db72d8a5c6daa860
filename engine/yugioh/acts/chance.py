"""Leaving it to chance: coins (MR-GEN-09)."""

from engine.core.protocol import Seat
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_events import Coin, CoinTossed


def toss_coin(duel: Duel, player: Seat) -> Coin:
    """Have `player` toss a coin before everybody; return the side that is up."""
    side = tuple(Coin)[duel.dice.below(len(Coin))]
    duel.emit(CoinTossed(player, side))
    return side
