"""Reading an amount: what number does it come to?"""

from engine.yugioh.asked import worth
from engine.yugioh.facts.numbers import attack, level, original_attack
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AttackHad,
    AttackOf,
    DamageTaken,
    HalfOf,
    HalfOfLife,
    LifeOf,
    OriginalAttackOf,
    OriginalDefenseOf,
    PerCard,
    PerCounter,
    PerLevel,
    Place,
)
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

__all__ = ["worth"]


@worth.register
def _(amount: int, duel: Duel, speaker: Speaker) -> int:
    return amount


@worth.register
def _(amount: AttackOf, duel: Duel, speaker: Speaker) -> int:
    cards = [card for card in all_that(amount.of, duel, speaker) if _shows_numbers(card)]
    return amount.times * sum(attack(duel, card) for card in cards)


@worth.register
def _(amount: DamageTaken, duel: Duel, speaker: Speaker) -> int:
    harm = speaker.card.arrival.harm
    return 0 if harm is None else harm.amount


@worth.register
def _(amount: HalfOfLife, duel: Duel, speaker: Speaker) -> int:
    return duel.state.sides[speaker.player].life // 2


@worth.register
def _(amount: AttackHad, duel: Duel, speaker: Speaker) -> int:
    total = speaker.former_attack
    return -(-total // 2) if amount.halved else total


@worth.register
def _(amount: PerCard, duel: Duel, speaker: Speaker) -> int:
    return amount.each * len(all_that(amount.of, duel, speaker))


@worth.register
def _(amount: PerCounter, duel: Duel, speaker: Speaker) -> int:
    on = all_that(amount.on, duel, speaker)
    return amount.each * sum(card.counters.get(amount.counter, 0) for card in on)


@worth.register
def _(amount: OriginalAttackOf, duel: Duel, speaker: Speaker) -> int:
    cards = [card for card in all_that(amount.of, duel, speaker) if _shows_numbers(card)]
    return amount.times * sum(original_attack(duel, card) for card in cards)


@worth.register
def _(amount: OriginalDefenseOf, duel: Duel, speaker: Speaker) -> int:
    cards = all_that(amount.of, duel, speaker)
    return sum(card.text.defense for card in cards if _shows_numbers(card))


@worth.register
def _(amount: PerLevel, duel: Duel, speaker: Speaker) -> int:
    return 0 if speaker.subject is None else amount.each * level(duel, speaker.subject.card)


@worth.register
def _(amount: HalfOf, duel: Duel, speaker: Speaker) -> int:
    return -(-worth(amount.amount, duel, speaker) // 2)


def _shows_numbers(card: Card) -> bool:
    """A card that lies face-down on the field has no number that counts (MR-INFO-06)."""
    return card.face_up or card.place is not Place.FIELD


@worth.register
def _(amount: LifeOf, duel: Duel, speaker: Speaker) -> int:
    return duel.state.sides[player(amount.whose, duel, speaker)].life
