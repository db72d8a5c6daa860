"""Leaving it to chance: coins, dice, and cards that nobody chooses (MR-GEN-09, MR-GLOS-21)."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chance import Coin, CoinTossed, DieRolled

SIDES_OF_A_DIE = 6


def toss_coin(duel: Duel, player: Seat) -> Coin:
    """Have `player` toss a coin before everybody; return the side that is up."""
    side = tuple(Coin)[duel.dice.below(len(Coin))]
    duel.emit(CoinTossed(player, side))
    return side


def roll_die(duel: Duel, player: Seat) -> int:
    """Have `player` roll a die before everybody; return the number that is up."""
    number = 1 + duel.dice.below(SIDES_OF_A_DIE)
    duel.emit(DieRolled(player, number))
    return number


def by_chance(duel: Duel, cards: Sequence[Card], count: int) -> list[Card]:
    """So many of `cards`, each equally likely; all of them where there are no more."""
    left = list(cards)
    while len(left) > count:
        del left[duel.dice.below(len(left))]
    return left
