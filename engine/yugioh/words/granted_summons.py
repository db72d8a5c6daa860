"""Summons that are made as soon as an effect has resolved."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.language import Deed, NormalSummonOne, SummonUsing
from engine.yugioh.language.node import parts
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.materials import summonable_with
from engine.yugioh.summoning.normal_summons import grantable
from engine.yugioh.words.hand_acts import ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, StepRules, could, register


def _to_come(duel: Duel, seat: Seat) -> int:
    """How many Normal Summons or Sets effects will bring `seat` that wait on the chain."""
    if duel.state.chain.resolving:
        return 0
    mine = [link for link in duel.state.chain.links if link.speaker.player == seat]
    steps = [link.effect.do for link in mine if link.effect.do is not None]
    return sum(isinstance(part, NormalSummonOne) for step in steps for part in parts(step))


class NormalSummonOneRules(StepRules[NormalSummonOne]):
    """Normal Summon or Set 1 monster, beside that of the turn (MR-SUM-02).

    Once of certain monsters, it is Normal Summoned, with Tributes as ever (Q&A 21144).
    """

    def could(self, step: NormalSummonOne, duel: Duel, speaker: Speaker) -> bool:
        """As many can wait on the chain as there are monsters that can be Normal Summoned."""
        able = grantable(duel, speaker, step)
        return len(able) > _to_come(duel, speaker.player)

    async def carry_out(self, step: NormalSummonOne, duel: Duel, speaker: Speaker) -> Done:
        """It is made as soon as the effect has resolved: see `turn.granted_summons`."""
        duel.underway.grant(speaker, step)
        return DONE

    def worth(self, step: NormalSummonOne, prospect: Prospect) -> int:
        return A_CARD if could(step, prospect.duel, prospect.speaker) else 0


class SummonUsingRules(StepRules[SummonUsing]):
    """Summon one of these monsters in that way, with this card among the materials."""

    def could(self, step: SummonUsing, duel: Duel, speaker: Speaker) -> bool:
        return bool(summonable_with(duel, speaker, step))

    def includes(self, step: SummonUsing) -> Sequence[Deed]:
        """It is an effect that Special Summons a monster (Q&A 23933)."""
        return (Deed.SUMMON,)

    async def carry_out(self, step: SummonUsing, duel: Duel, speaker: Speaker) -> Done:
        """It is made as soon as the effect has resolved: see `turn.granted_summons`."""
        if not speaker.has_strayed:
            duel.underway.grant_using(speaker, step)
        return DONE

    def worth(self, step: SummonUsing, prospect: Prospect) -> int:
        return A_CARD if could(step, prospect.duel, prospect.speaker) else 0


register(SummonUsing, SummonUsingRules())
register(NormalSummonOne, NormalSummonOneRules())
register_act(HandAct.NORMAL_SUMMON, ActRules(lambda done: NormalSummonOne()))
