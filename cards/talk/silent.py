"""What happens without a word."""

from engine.core.protocol import Event
from engine.yugioh.state.events.battle import (
    BattleBegan,
    BattleEnded,
    Doomed,
    SecondBattleAllowed,
    StepBegan,
    TimingReached,
)
from engine.yugioh.state.events.chain import (
    ChainEnded,
    EffectUsed,
    LinkResolved,
    OfferTaken,
    PermitUsed,
)
from engine.yugioh.state.events.lasting import Expired, OwnChangesLost, Postponed
from engine.yugioh.state.events.moves import Outlawed, ZoneKept
from engine.yugioh.state.events.standing import Bound, SeriesAdvanced
from engine.yugioh.state.events.summons import (
    EaseLost,
    PendulumSummoned,
    SummonLapsed,
    TokenMade,
)
from engine.yugioh.state.events.turns import EndPhaseCalled, NormallyDrawn

SILENT: frozenset[type[Event]] = frozenset(
    {
        ChainEnded,
        Bound,
        Expired,
        Doomed,
        BattleBegan,
        BattleEnded,
        LinkResolved,
        NormallyDrawn,
        SeriesAdvanced,
        ZoneKept,
        TimingReached,
        TokenMade,
        PendulumSummoned,
        EaseLost,
        OwnChangesLost,
        SummonLapsed,
        StepBegan,
        Outlawed,
        Postponed,
        EffectUsed,
        PermitUsed,
        OfferTaken,
        EndPhaseCalled,
        SecondBattleAllowed,
    }
)
"""Events of which nothing is told that is not told already."""
