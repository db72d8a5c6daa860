"""The ATK and DEF that a monster has now, and the Pendulum Scale of what lies as a Spell."""

from collections.abc import Iterable

from engine.yugioh.language import (
    Amount,
    AttackBecomes,
    DefenseBecomes,
    Gains,
    HalvesAttack,
    Noun,
    Place,
    ScaleBecomes,
)
from engine.yugioh.readers.declared import worth
from engine.yugioh.readers.facts import all_holding, holding
from engine.yugioh.readers.means.verb import applies
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker

Change = tuple[Noun, int | Amount | None, bool, Speaker]
"""Whose number changes, by how much or to what, whether it is set to that, and who says so.

Without an amount the number goes back to the original one, which has just changed.
"""


def attack(duel: Duel, card: Card) -> int:
    """The ATK of `card` now; never below 0."""
    number = original_attack(duel, card)
    return _changed(number, _attack_changes(duel), duel, card) if _shows(card) else number


def original_attack(duel: Duel, card: Card) -> int:
    """The ATK that is printed, unless an effect changes what counts as that (MR-GLOS-25)."""
    number = card.text.attack
    for fact, by in holding(HalvesAttack, duel) if _shows(card) else ():
        if applies(fact.who, duel, by, card):
            number = -(-number // 2)
    return number


def defense(duel: Duel, card: Card) -> int:
    """The DEF of `card` now; never below 0."""
    number = card.text.defense
    return _changed(number, _defense_changes(duel), duel, card) if _shows(card) else number


def _attack_changes(duel: Duel) -> Iterable[Change]:
    for fact, by in all_holding(duel):
        if isinstance(fact, HalvesAttack):
            yield fact.who, None, True, by
        elif isinstance(fact, Gains | AttackBecomes):
            yield fact.who, fact.attack, isinstance(fact, AttackBecomes), by


def _defense_changes(duel: Duel) -> Iterable[Change]:
    for fact, by in all_holding(duel):
        if isinstance(fact, Gains | DefenseBecomes):
            yield fact.who, fact.defense, isinstance(fact, DefenseBecomes), by


def _changed(number: int, changes: Iterable[Change], duel: Duel, card: Card) -> int:
    """The number after all changes, in the order in which they began.

    What sets it undoes the lasting changes before it; where it is itself lasting, also those
    that a card on the field goes on making. A changed original undoes what was set before,
    unless a card on the field goes on setting it.
    """
    standing = number
    made = while_there = 0
    for who, amount, sets, by in changes:
        if not applies(who, duel, by, card):
            continue
        if amount is None:
            number = standing
            continue
        much = worth(amount, duel, by)
        if sets:
            number, made = much, 0
            while_there = 0 if by.is_lasting else while_there
            standing = standing if by.is_lasting else much
        elif by.is_lasting:
            made += much
        else:
            while_there += much
    return max(0, number + made + while_there)


def _shows(card: Card) -> bool:
    return card.place is Place.FIELD and card.face_up


def scale(duel: Duel, card: Card) -> int:
    """The Pendulum Scale of `card` now; what lasts for a time outdoes what cards say."""
    said = [
        (by.own is not None, fact.scale)
        for fact, by in holding(ScaleBecomes, duel)
        if applies(fact.who, duel, by, card)
    ]
    lasting = [number for lasts, number in said if lasts]
    numbers = lasting or [number for _, number in said]
    number = numbers[-1] if numbers else None
    return (card.text.scale or 0) if number is None else number
