"""The ATK and DEF that a monster has now."""

from engine.yugioh.language import (
    AttackBecomes,
    Gains,
    HalvesAttack,
    Place,
)
from engine.yugioh.readers.declared import worth
from engine.yugioh.readers.facts import all_holding, holding
from engine.yugioh.readers.means.verb import applies
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker


def attack(duel: Duel, card: Card) -> int:
    """The ATK of `card` now; never below 0. What sets it outdoes what came before."""
    number = original_attack(duel, card)
    if not _shows_numbers(card):
        return number
    for fact, by in all_holding(duel):
        if isinstance(fact, Gains | AttackBecomes) and applies(fact.who, duel, by, card):
            amount = worth(fact.attack, duel, by)
            number = number + amount if isinstance(fact, Gains) else amount
    return max(0, number)


def original_attack(duel: Duel, card: Card) -> int:
    """The ATK that is printed, unless an effect changes what counts as that (MR-GLOS-25)."""
    halved = _shows_numbers(card) and any(
        applies(fact.who, duel, by, card) for fact, by in holding(HalvesAttack, duel)
    )
    return -(-card.text.attack // 2) if halved else card.text.attack


def defense(duel: Duel, card: Card) -> int:
    """The DEF of `card` now; never below 0."""
    gained = sum(worth(gain.defense, duel, by) for gain, by in _gains(duel, card))
    return max(0, card.text.defense + gained)


def _gains(duel: Duel, card: Card) -> list[tuple[Gains, Speaker]]:
    if not _shows_numbers(card):
        return []
    held = holding(Gains, duel)
    return [(gain, by) for gain, by in held if applies(gain.who, duel, by, card)]


def _shows_numbers(card: Card) -> bool:
    return card.place is Place.FIELD and card.face_up
