"""Turns and phases that are skipped, ended or had twice."""

from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    BattleTwice,
    BecomeEndPhase,
    EndBattlePhase,
    Phase,
    Skip,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import BattlePhaseCutShort, SecondBattleAllowed
from engine.yugioh.state.events.turns import EndPhaseCalled, PhaseBarred, TurnBarred
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.hand_acts import (
    SKIPPED,
    ActRules,
    in_battle_phase,
    phase,
    register_act,
)
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register


class SkipRules(StepRules[Skip]):
    """That player skips their next phase of that kind, or so many of them, or a turn."""

    async def carry_out(self, step: Skip, duel: Duel, speaker: Speaker) -> Done:
        seat = player(step.whose, duel, speaker)
        if step.phase is None:
            duel.emit(TurnBarred(seat))
        else:
            duel.emit(PhaseBarred(step.phase, seat, step.times))
        return DONE

    def worth(self, step: Skip, prospect: Prospect) -> int:
        """A turn is a draw, an attack and a summon."""
        worth_it = A_CARD * (3 if step.phase is None else step.times)
        return worth_it if step.whose is Whose.THEIRS else -worth_it


class EndBattlePhaseRules(StepRules[EndBattlePhase]):
    """End the Battle Phase: its End Step follows (MR-BATTLE-09)."""

    def calls_off_attack(self, step: EndBattlePhase) -> bool:
        return True

    async def carry_out(self, step: EndBattlePhase, duel: Duel, speaker: Speaker) -> Done:
        if duel.state.turn.phase is not Phase.BATTLE or duel.state.turn.battle_cut_short:
            return NOT_DONE
        duel.emit(BattlePhaseCutShort())
        return DONE

    def worth(self, step: EndBattlePhase, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else 0


class BattleTwiceRules(StepRules[BattleTwice]):
    """That player conducts their next Battle Phase twice."""

    async def carry_out(self, step: BattleTwice, duel: Duel, speaker: Speaker) -> Done:
        must = step.who is Whose.THEIRS
        duel.emit(SecondBattleAllowed(speaker.card.id, player(step.who, duel, speaker), must))
        return DONE

    def worth(self, step: BattleTwice, prospect: Prospect) -> int:
        return A_CARD if step.who is Whose.YOURS else -A_CARD


class BecomeEndPhaseRules(StepRules[BecomeEndPhase]):
    """It becomes the End Phase of this turn."""

    async def carry_out(self, step: BecomeEndPhase, duel: Duel, speaker: Speaker) -> Done:
        duel.emit(EndPhaseCalled())
        return DONE


register(Skip, SkipRules())
register(EndBattlePhase, EndBattlePhaseRules())
register(BattleTwice, BattleTwiceRules())
register(BecomeEndPhase, BecomeEndPhaseRules())
register_act(
    HandAct.END_BATTLE, ActRules(lambda done: EndBattlePhase(), is_open=in_battle_phase)
)
register_act(HandAct.SKIP, ActRules(lambda done: Skip(phase(done), Whose.THEIRS), ways=SKIPPED))
