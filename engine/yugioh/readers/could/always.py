"""Steps that may always be tried."""

from engine.yugioh.language import (
    AtEndOfTurn,
    BanishWhenItLeaves,
    BattleTwice,
    BecomeEndPhase,
    CallCoin,
    DecideByMonsters,
    EndBattlePhase,
    EquipThisTo,
    InEndPhase,
    InNextPhase,
    LoseLife,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    Redirect,
    RollDie,
    SetAgain,
    SkipPhase,
    SkipTurn,
    Step,
    TheyCan,
    TheySummonToBattle,
    TurnFaceUp,
    WinDuel,
    YouCan,
)
from engine.yugioh.readers.could.verb import could
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register(BanishWhenItLeaves)
@could.register(EndBattlePhase)
@could.register(CallCoin)
@could.register(BattleTwice)
@could.register(BecomeEndPhase)
@could.register(EquipThisTo)
@could.register(InEndPhase)
@could.register(InNextPhase)
@could.register(AtEndOfTurn)
@could.register(WinDuel)
@could.register(NegateActivation)
@could.register(NegateAttack)
@could.register(NegateSummon)
@could.register(NegateEffect)
@could.register(LoseLife)
@could.register(PlaceOnDeckBottom)
@could.register(PlaceOnDeckTop)
@could.register(Redirect)
@could.register(RollDie)
@could.register(SetAgain)
@could.register(SkipPhase)
@could.register(SkipTurn)
@could.register(TurnFaceUp)
@could.register(TheyCan)
@could.register(TheySummonToBattle)
@could.register(DecideByMonsters)
@could.register(YouCan)
def _(step: Step, duel: Duel, speaker: Speaker) -> bool:
    return True
