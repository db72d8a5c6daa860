"""Effects by which something holds, and what the text of a card asks of a rule of the game.

The latter are read by their kind alone, each where the rule stands: how the card is summoned in
`summoning`, what it costs to keep in `turn`.
"""

from engine.yugioh.language import (
    CanApply,
    CanTribute,
    ComesOnce,
    ComesUnder,
    Continuous,
    CountsAsAllTributes,
    CountsAsTwoTributes,
    FromHandIf,
    HandsOn,
    LeavesBanished,
    Maintained,
    MustBeSummoned,
    MustTribute,
    NeedsNoTributes,
    NeedsNoTributesIf,
    NeverMaterial,
    NeverSpecialSummoned,
    OnlyOne,
    OnlyPlacedBy,
    OnlySet,
    OnlySummonedBy,
    OnlyTheseMaterials,
    PendulumSummonedAs,
    Remains,
    RestsInGraveyard,
    SparesTributes,
    StandsForMaterial,
    StandsForTuner,
    SummonedByGiving,
    SummonedIf,
    SummonedUpon,
    SummonStands,
    WinsMatch,
)
from engine.yugioh.words.effects.base import EffectRules, register_effect


class ContinuousRules(EffectRules[Continuous]):
    """A fact, while the card is face-up on the field, and this is so (MR-EFF-02)."""

    may_hold = True


class CanApplyRules(EffectRules[CanApply]):
    """At that timing of a battle, its controller can let a fact hold for it."""

    may_hold = True


class NeedsNoTributesRules(EffectRules[NeedsNoTributes]):
    """It can be Normal Summoned without Tributes; then something holds of it."""

    may_hold = True


register_effect(Continuous, ContinuousRules())
register_effect(CanApply, CanApplyRules())
register_effect(NeedsNoTributes, NeedsNoTributesRules())
for asked_by_a_rule in (
    *(
        CanTribute,
        CountsAsAllTributes,
        CountsAsTwoTributes,
        FromHandIf,
        Maintained,
        MustBeSummoned,
        MustTribute,
    ),
    *(NeedsNoTributesIf, NeverMaterial, NeverSpecialSummoned, OnlyPlacedBy, OnlySet),
    *(OnlySummonedBy, OnlyTheseMaterials, PendulumSummonedAs, Remains, SparesTributes),
    *(RestsInGraveyard, StandsForMaterial, StandsForTuner, SummonedIf, SummonedUpon),
    *(ComesOnce, HandsOn, SummonedByGiving, SummonStands, LeavesBanished, WinsMatch),
    *(ComesUnder, OnlyOne),
):
    register_effect(asked_by_a_rule, EffectRules())
