"""Which monsters come from the hand by what they say themselves (MR-SS-06)."""

from collections.abc import Mapping

from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText, Condition, SummonedIf
from engine.yugioh.language.cards import effects_of


@once_for_each
def comes_if(text: CardText) -> Mapping[int, Condition]:
    """What has to be so for the monster to come from the hand, by the number of the effect."""
    said = effects_of(text.effects, SummonedIf)
    return {text.effects.index(effect): effect.condition for effect in said}
