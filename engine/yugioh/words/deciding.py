"""Deciding the duel."""

from engine.yugioh.acts import life
from engine.yugioh.facts.reach import player
from engine.yugioh.language import DecideDuel, Whose
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, StepRules, register


class DecideDuelRules(StepRules[DecideDuel]):
    """That player wins the Duel, or it is a draw."""

    async def carry_out(self, step: DecideDuel, duel: Duel, speaker: Speaker) -> Done:
        winners = () if step.winner is None else (player(step.winner, duel, speaker),)
        life.end(duel, winners, Ending.CARD_EFFECT)
        return DONE

    def worth(self, step: DecideDuel, prospect: Prospect) -> int:
        if step.winner is None:
            return 0
        return A_CARD if step.winner is Whose.YOURS else -A_CARD


register(DecideDuel, DecideDuelRules())
