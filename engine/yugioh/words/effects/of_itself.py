"""Effects by which something happens that nobody activates."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Event
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.moving import effect_of
from engine.yugioh.asked import holds
from engine.yugioh.facts.negation import awaits_resolution, is_negated, speaks, was_negated
from engine.yugioh.language import DestroyedIf, Place, Whenever, WinsIf
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.effects.base import EffectRules, register_effect
from engine.yugioh.words.keeping import those_that_fall
from engine.yugioh.words.steps import carry_out
from engine.yugioh.words.triggers.base import all_answered, rules_of_trigger


def _speaks_there(card: Card, duel: Duel) -> bool:
    """Whether `card` lies on the field and says something there."""
    there = card.place is Place.FIELD
    return there and speaks(card, duel) and not is_negated(card, duel)


class WinsIfRules(EffectRules[WinsIf]):
    """Its owner wins the Duel as soon as this is true (MR-WIN-05)."""

    acts_of_itself = True

    async def act(
        self, effect: WinsIf, duel: Duel, speaker: Speaker, events: Sequence[Event]
    ) -> bool:
        return holds(effect.condition, duel, speaker)


def _awaits_battle(card: Card, duel: Duel) -> bool:
    """Whether an attack has flipped it, and damage is still to be calculated (Q&A 17032)."""
    battle = duel.state.battle
    if battle is None or not (battle.was_face_down and battle.awaits_calculation):
        return False
    return battle.target is not None and battle.target.card is card and battle.target.is_same


class DestroyedIfRules(EffectRules[DestroyedIf]):
    """It is destroyed as soon as this is so, unless no effect can destroy it (Q&A 9054)."""

    acts_of_itself = True

    async def act(
        self, effect: DestroyedIf, duel: Duel, speaker: Speaker, events: Sequence[Event]
    ) -> bool:
        card = speaker.card
        if _awaits_battle(card, duel):
            return False
        if _speaks_there(card, duel) and holds(effect.condition, duel, speaker):
            with effect_of(duel, speaker.player):
                destroy(duel, await those_that_fall(duel, [card], speaker))
        return False


class WheneverRules(EffectRules[Whenever]):
    """It happens of itself, and starts no chain."""

    acts_of_itself = True

    async def act(
        self, effect: Whenever, duel: Duel, speaker: Speaker, events: Sequence[Event]
    ) -> bool:
        if not _is_speaking(duel, speaker.card, effect, events):
            return False
        cards = all_answered(effect.when, events, duel, speaker)
        if cards:
            told = changed(speaker, subjects=marked(cards))
            with effect_of(duel, speaker.player):
                await carry_out(effect.do, duel, told)
        return False


def _is_speaking(duel: Duel, card: Card, effect: Whenever, events: Sequence[Event]) -> bool:
    """A card acts while it is face-up on the field, and once more as it leaves."""
    if card.place is Place.FIELD:
        return _speaks_there(card, duel)
    if awaits_resolution(card, duel) or was_negated(card, duel):
        return False
    rules = rules_of_trigger(effect.when)
    return any(rules.speaks_last(effect.when, event, card) for event in events)


register_effect(WinsIf, WinsIfRules())
register_effect(DestroyedIf, DestroyedIfRules())
register_effect(Whenever, WheneverRules())
