"""Kinds of effects, each with the place in the rules that reads it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.core.entering import enter
from engine.yugioh.facts.holding import all_holding, applicable
from engine.yugioh.facts.permissions import may_be_set, may_leave_hand
from engine.yugioh.language import (
    Activate,
    CanApply,
    CanTribute,
    Continuous,
    CountsAsTwoTributes,
    Effect,
    Flip,
    FromHandIf,
    If,
    MustBeSummoned,
    MustTribute,
    NeedsNoTributes,
    NeverSpecialSummoned,
    OnlyPlacedBy,
    PendulumSummonedAs,
    Quick,
    SparesTributes,
    SummonedUpon,
    When,
)
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.summoning.materials import stackable
from engine.yugioh.summoning.pendulum import pendulum_level
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.summoning.tributes import (
    comes_freely,
    counted_as,
    demanded,
    numbers_of_tributes,
    sparing,
)

E = TypeVar("E", bound=Effect)


class EffectRules(Generic[E]):
    """All that the engine knows of one kind of effect: `read_by` is the function that reads it.

    What can be activated is read as an `EffectUse`: its speed, its timings, what it waits for.
    """

    def __init__(self, read_by: Callable[..., object]) -> None:
        self.read_by = read_by


EFFECTS: dict[type[Effect], EffectRules[Any]] = {}
"""The rules of each kind of effect; those that a higher room reads are registered there."""


def register_effect(word: type[E], rules: EffectRules[E]) -> None:
    """Make `rules` known as those of the effect; TypeError where it has some."""
    enter(EFFECTS, word, rules)


register_effect(Activate, EffectRules[Activate](read_by=EffectUse))
register_effect(Quick, EffectRules[Quick](read_by=EffectUse))
register_effect(When, EffectRules[When](read_by=EffectUse))
register_effect(If, EffectRules[If](read_by=EffectUse))
register_effect(Flip, EffectRules[Flip](read_by=EffectUse))
register_effect(Continuous, EffectRules[Continuous](read_by=all_holding))
register_effect(CanApply, EffectRules[CanApply](read_by=applicable))
register_effect(FromHandIf, EffectRules[FromHandIf](read_by=may_leave_hand))
register_effect(OnlyPlacedBy, EffectRules[OnlyPlacedBy](read_by=may_be_set))
register_effect(MustBeSummoned, EffectRules[MustBeSummoned](read_by=may_be_special_summoned))
register_effect(
    NeverSpecialSummoned, EffectRules[NeverSpecialSummoned](read_by=may_be_special_summoned)
)
register_effect(SummonedUpon, EffectRules[SummonedUpon](read_by=stackable))
register_effect(PendulumSummonedAs, EffectRules[PendulumSummonedAs](read_by=pendulum_level))
register_effect(MustTribute, EffectRules[MustTribute](read_by=demanded))
register_effect(CanTribute, EffectRules[CanTribute](read_by=numbers_of_tributes))
register_effect(NeedsNoTributes, EffectRules[NeedsNoTributes](read_by=comes_freely))
register_effect(CountsAsTwoTributes, EffectRules[CountsAsTwoTributes](read_by=counted_as))
register_effect(SparesTributes, EffectRules[SparesTributes](read_by=sparing))
