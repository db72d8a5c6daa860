"""What happens without a word."""

from engine.core.protocol import Event
from engine.yugioh.state import effect_events as by_effect
from engine.yugioh.state import events as happened
from engine.yugioh.state.summon_events import EaseLost, SummonLapsed

SILENT: frozenset[type[Event]] = frozenset(
    {
        happened.ChainEnded,
        by_effect.Bound,
        happened.Expired,
        happened.Doomed,
        by_effect.BattleBegan,
        happened.BattleEnded,
        by_effect.LinkResolved,
        by_effect.NormallyDrawn,
        by_effect.SeriesAdvanced,
        by_effect.ZoneKept,
        happened.TimingReached,
        happened.TokenMade,
        happened.PendulumSummoned,
        EaseLost,
        by_effect.OwnChangesLost,
        SummonLapsed,
        by_effect.StepBegan,
        by_effect.Outlawed,
        by_effect.Postponed,
        by_effect.EffectUsed,
        by_effect.PermitUsed,
        by_effect.OfferTaken,
        by_effect.EndPhaseCalled,
        by_effect.SecondBattleAllowed,
    }
)
"""Events of which nothing is told that is not told already."""
