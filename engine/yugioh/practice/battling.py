"""Which attacks a sensible player makes."""

from engine.core.protocol import Seat
from engine.yugioh.battle.attack_state import attack_targets
from engine.yugioh.facts.numbers import attack
from engine.yugioh.language import Position
from engine.yugioh.practice.pending import stops_the_attack
from engine.yugioh.practice.seeing import strength, value
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Direct
from engine.yugioh.state.spots import CardId


def profit(duel: Duel, seat: Seat, attacker: Card, target: CardId | Direct) -> int:
    """What the attack would win, in points of ATK and LP; negative where it would lose."""
    force = attack(duel, attacker)
    if isinstance(target, Direct):
        return force
    card = duel.card(target)
    against = strength(duel, seat, card)
    if card.position is not Position.ATTACK:
        return value(duel, seat, card) // 2 if force > against else force - against
    if force == against:
        return value(duel, seat, card) - value(duel, seat, attacker) - 1
    gained = value(duel, seat, card) if force > against else -value(duel, seat, attacker)
    return gained + force - against


def best_target(
    duel: Duel, seat: Seat, attacker: Card, targets: tuple[CardId | Direct, ...]
) -> tuple[int, int]:
    """The position of the best of `targets`, and what attacking it would win."""
    profits = [profit(duel, seat, attacker, target) for target in targets]
    best = max(range(len(targets)), key=lambda index: (profits[index], -index))
    return best, profits[best]


def gain_of_attacking(duel: Duel, seat: Seat, attacker: Card) -> int:
    """What the best attack of `attacker` would win; 0 where there is nothing to attack."""
    targets = tuple(attack_targets(duel, attacker))
    return best_target(duel, seat, attacker, targets)[1] if targets else 0


def is_threatened(duel: Duel, seat: Seat) -> bool:
    """Whether the attack under way would cost `seat` a monster or Life Points.

    It does not where a link of its own is already about to stop it.
    """
    battle = duel.state.battle
    if battle is None or battle.attacker.card.controller == seat:
        return False
    if battle.negated or stops_the_attack(duel, seat):
        return False
    target = None if battle.target is None else battle.target.card
    return target is None or attack(duel, battle.attacker.card) >= strength(duel, seat, target)
