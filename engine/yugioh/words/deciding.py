"""Deciding the duel."""

from engine.core.protocol import Seat
from engine.yugioh.acts import life
from engine.yugioh.language import DecideByMonsters, WinDuel
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, StepRules, register


class WinDuelRules(StepRules[WinDuel]):
    """You win the Duel."""

    async def carry_out(self, step: WinDuel, duel: Duel, speaker: Speaker) -> Done:
        life.end(duel, (speaker.player,), Ending.CARD_EFFECT)
        return DONE

    def worth(self, step: WinDuel, prospect: Prospect) -> int:
        return A_CARD


class DecideByMonstersRules(StepRules[DecideByMonsters]):
    """The player who alone controls a monster wins the Duel; else it is a draw."""

    async def carry_out(self, step: DecideByMonsters, duel: Duel, speaker: Speaker) -> Done:
        seats = [Seat(seat) for seat in range(len(duel.state.sides))]
        manned = tuple(seat for seat in seats if duel.state.monsters(seat))
        life.end(duel, manned if len(manned) == 1 else (), Ending.CARD_EFFECT)
        return DONE


register(WinDuel, WinDuelRules())
register(DecideByMonsters, DecideByMonstersRules())
