"""Reading what an effect may target, and what of it is still lawful as it resolves."""

from dataclasses import replace

from engine.core.remembering import once_for_each
from engine.yugioh.asked import means
from engine.yugioh.battle.attack_state import attacks_granted, is_kept_from_attacks
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.numbers import level
from engine.yugioh.facts.reach import applies, player
from engine.yugioh.facts.restrictions import is_free_to_come, may_switch
from engine.yugioh.language import (
    Activatable,
    AnyOf,
    Apply,
    AttacksOften,
    CannotBeTargeted,
    Cards,
    DeclaresAttack,
    EffectsNegated,
    EquipToThis,
    Icon,
    IsSummoned,
    LevelBecomes,
    Noun,
    Place,
    SpecialSummon,
    Step,
    Subject,
    TakeControl,
    ThatCard,
    Then,
)
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.steps import suits
from engine.yugioh.words.triggers.base import of_whomever

ChangesSides = TakeControl | EquipToThis
"""What only a monster that can change sides may be targeted for."""


Announced = IsSummoned | DeclaresAttack
"""Triggers that say what a monster is while it stays where it is."""


def lawful_targets(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """What may be targeted: not what a battle has already doomed (MR-DSTEP-31)."""
    if effect.target is None:
        return []
    fallen = duel.state.falling()
    return [
        card
        for card in all_that(effect.target.of, duel, speaker)
        if card not in fallen
        and suits(effect.do, card)
        and not (isinstance(effect.do, ChangesSides) and not may_switch(duel, card))
        and not (isinstance(effect.do, SpecialSummon) and not _may_come(duel, speaker, card))
        and not _cannot_be_targeted(duel, card, speaker)
        and not (_only_negates(effect.do) and is_negated(card, duel))
        and not _gains_nothing(effect.do, duel, card)
    ]


def _gains_nothing(step: Step | None, duel: Duel, card: Card) -> bool:
    """Whether its target is of that Level, or attacks so often, already, or cannot attack at
    all (Q&A 23911, 13555).
    """
    fact = step.fact if isinstance(step, Apply) else None
    if not isinstance(fact, AttacksOften | LevelBecomes) or not isinstance(fact.who, ThatCard):
        return False
    if isinstance(fact, LevelBecomes):
        return level(duel, card) == fact.level
    return attacks_granted(duel, card) >= fact.times or is_kept_from_attacks(duel, card)


def _only_negates(step: Step | None) -> bool:
    """Whether it begins by negating the effects of its target, as far as it has any."""
    first = step.first if isinstance(step, Then) else step
    return isinstance(first, Apply) and isinstance(first.fact, EffectsNegated)


def _may_come(duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card.place is Place.FIELD or is_free_to_come(duel, speaker.player, card)


def _cannot_be_targeted(duel: Duel, card: Card, speaker: Speaker) -> bool:
    return any(
        (fact.by is None or player(fact.by, duel, by) == speaker.player)
        and applies(fact.who, duel, by, card)
        for fact, by in holding(CannotBeTargeted, duel)
    )


@once_for_each
def _of_either_side(noun: Noun) -> Noun:
    """The noun without whose card on the field it is, of which the text speaks only once."""
    if isinstance(noun, AnyOf):
        third = None if noun.third is None else _sideless(noun.third)
        first, second = _sideless(noun.first), _sideless(noun.second)
        return replace(noun, first=first, second=second, third=third)
    return _sideless(noun) if isinstance(noun, Cards) else noun


def _sideless(cards: Cards) -> Cards:
    return replace(cards, whose=None) if cards.place is Place.FIELD else cards


def still_lawful(effect: Activatable, duel: Duel, speaker: Speaker) -> tuple[Mark, ...]:
    """Those targets that have stayed where they were, and still are what the text says again.

    What it asked for when they were targeted need not be so any more (MR-GLOS-31).
    """
    if effect.target is None:
        return ()
    again = _said_again(effect, speaker.card)
    nouns: list[Noun] = [] if again is None else [again]
    if isinstance(effect.target.of, Subject) and isinstance(effect.when, Announced):
        nouns.append(of_whomever(effect.when.who))
    return tuple(
        mark
        for mark in speaker.targets
        if mark.is_same and all(means(noun, duel, speaker, mark.card) for noun in nouns)
    )


def _said_again(effect: Activatable, card: Card) -> Noun | None:
    """What the target has to be as the effect resolves, if not just any card.

    An Equip Spell is equipped to such a monster only as it asks for; what is no description,
    like "the attacking monster", says of itself what it means.
    """
    if effect.target is None or effect.target.still is not None:
        return None if effect.target is None else effect.target.still
    equips = card.text.icon is Icon.EQUIP and effect.do is None
    described = isinstance(effect.target.of, Cards | AnyOf)
    return _of_either_side(effect.target.of) if equips or not described else None
