"""Turns and phases that are skipped, ended or had twice."""

from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    BattleTwice,
    BecomeEndPhase,
    EndBattlePhase,
    Phase,
    SkipPhase,
    SkipTurn,
    Whose,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import BattlePhaseCutShort, SecondBattleAllowed
from engine.yugioh.state.events.turns import EndPhaseCalled, PhaseBarred, TurnBarred
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register


class SkipPhaseRules(StepRules[SkipPhase]):
    """That player skips their next phase of that kind, or so many of them."""

    async def carry_out(self, step: SkipPhase, duel: Duel, speaker: Speaker) -> Done:
        duel.emit(PhaseBarred(step.phase, player(step.whose, duel, speaker), step.times))
        return DONE

    def worth(self, step: SkipPhase, prospect: Prospect) -> int:
        worth_it = A_CARD * step.times
        return worth_it if step.whose is Whose.THEIRS else -worth_it


class SkipTurnRules(StepRules[SkipTurn]):
    """That player skips their next turn."""

    async def carry_out(self, step: SkipTurn, duel: Duel, speaker: Speaker) -> Done:
        duel.emit(TurnBarred(player(step.whose, duel, speaker)))
        return DONE

    def worth(self, step: SkipTurn, prospect: Prospect) -> int:
        """A turn is a draw, an attack and a summon."""
        return 3 * A_CARD if step.whose is Whose.THEIRS else -3 * A_CARD


class EndBattlePhaseRules(StepRules[EndBattlePhase]):
    """End the Battle Phase: its End Step follows (MR-BATTLE-09)."""

    calls_off_attack = True

    async def carry_out(self, step: EndBattlePhase, duel: Duel, speaker: Speaker) -> Done:
        if duel.state.turn.phase is not Phase.BATTLE or duel.state.turn.battle_cut_short:
            return NOT_DONE
        duel.emit(BattlePhaseCutShort())
        return DONE

    def worth(self, step: EndBattlePhase, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else 0


class BattleTwiceRules(StepRules[BattleTwice]):
    """You can conduct your next Battle Phase twice."""

    async def carry_out(self, step: BattleTwice, duel: Duel, speaker: Speaker) -> Done:
        duel.emit(SecondBattleAllowed(speaker.card.id, speaker.player))
        return DONE

    def worth(self, step: BattleTwice, prospect: Prospect) -> int:
        return A_CARD


class BecomeEndPhaseRules(StepRules[BecomeEndPhase]):
    """It becomes the End Phase of this turn."""

    async def carry_out(self, step: BecomeEndPhase, duel: Duel, speaker: Speaker) -> Done:
        duel.emit(EndPhaseCalled())
        return DONE


register(SkipPhase, SkipPhaseRules())
register(SkipTurn, SkipTurnRules())
register(EndBattlePhase, EndBattlePhaseRules())
register(BattleTwice, BattleTwiceRules())
register(BecomeEndPhase, BecomeEndPhaseRules())
