"""What is no effect of a card, though its text box says it."""

from engine.yugioh.language import (
    FromHandIf,
    MustBeSummoned,
    NeverSpecialSummoned,
    OnlyPlacedBy,
    PendulumSummonedAs,
    Remains,
    SummonedUpon,
    WinsIf,
)

RULES = (
    Remains,
    WinsIf,
    NeverSpecialSummoned,
    MustBeSummoned,
    SummonedUpon,
    FromHandIf,
    OnlyPlacedBy,
    PendulumSummonedAs,
)
"""What is no effect, and stands before those without a number."""
