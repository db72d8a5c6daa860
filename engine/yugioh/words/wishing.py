"""What a player does if they want it, and what the other player does in their place."""

from collections.abc import Iterable

from engine.core.changing import changed
from engine.core.protocol import Pick, Seat, pick
from engine.yugioh.asked import pointed_at
from engine.yugioh.facts.reach import entombed
from engine.yugioh.language import ControllerCan, Place, Step, TheyCan, TheyDo, YouCan
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.steps import (
    NOT_DONE,
    Hinge,
    StepRules,
    carry_out,
    could,
    has_room_for,
    register,
)
from engine.yugioh.words.unseen import may_hold

DECLINED = (tuple(Reply).index(Reply.NO),)
"""What is taken for the answer of a player who does not say whether they want it."""


async def wants(duel: Duel, seat: Seat, step: Step, speaker: Speaker) -> bool:
    """Whether that player can have the step done, and says that they want it.

    Where only they see that they cannot, they are asked all the same, and have to decline:
    silence would tell what they hold.
    """
    about = speaker.card.id
    without = changed(speaker, leaving=(*speaker.leaving, *entombed(duel)))
    if could(step, duel, without):
        options = tuple(Reply)
        (reply,) = await pick(seat, Reason.WHETHER, options, about=about, safe=DECLINED)
        return reply is Reply.YES
    if may_hold(seat, step, duel) and has_room_for(step, duel, speaker):
        await Pick(seat, Reason.WHETHER, (Reply.NO,), about=about)
    return False


class YouCanRules(StepRules[YouCan]):
    """Do it if you wish."""

    def hinges(self, step: YouCan, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.IN_DOUBT),)

    async def carry_out(self, step: YouCan, duel: Duel, speaker: Speaker) -> Done:
        wanted = await wants(duel, speaker.player, step.step, speaker)
        return await carry_out(step.step, duel, speaker) if wanted else NOT_DONE

    def worth(self, step: YouCan, prospect: Prospect) -> int:
        return max(0, prospect.worth(step.step))


class TheyCanRules(StepRules[TheyCan]):
    """Your opponent does it if they want to, and chooses what there is to choose."""

    def hinges(self, step: TheyCan, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.IN_DOUBT),)

    async def carry_out(self, step: TheyCan, duel: Duel, speaker: Speaker) -> Done:
        them = duel.opponent(speaker.player)
        if not await wants(duel, them, step.step, speaker):
            return NOT_DONE
        return await carry_out(step.step, duel, changed(speaker, chooser=them))

    def worth(self, step: TheyCan, prospect: Prospect) -> int:
        """Whoever is given the choice does what is no loss to them."""
        return min(0, prospect.worth(step.step))


class ControllerCanRules(StepRules[ControllerCan]):
    """Who controls that card, or did before it left the field, does it if they want to."""

    def hinges(self, step: ControllerCan, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.IN_DOUBT),)

    async def carry_out(self, step: ControllerCan, duel: Duel, speaker: Speaker) -> Done:
        for card in pointed_at(step.of, duel, speaker):
            lay = card.spot if card.place is Place.FIELD or not card.last else card.last.spot
            return await carry_out(YouCan(step.step), duel, changed(speaker, player=lay.seat))
        return NOT_DONE


class TheyDoRules(StepRules[TheyDo]):
    """Your opponent does it, and chooses what there is to choose.

    What they hold, or have in their Deck, is not known before.
    """

    def hinges(self, step: TheyDo, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.IN_DOUBT),)

    async def carry_out(self, step: TheyDo, duel: Duel, speaker: Speaker) -> Done:
        them = duel.opponent(speaker.player)
        return await carry_out(step.step, duel, changed(speaker, chooser=them))

    def worth(self, step: TheyDo, prospect: Prospect) -> int:
        return prospect.worth(step.step)


register(YouCan, YouCanRules())
register(TheyCan, TheyCanRules())
register(ControllerCan, ControllerCanRules())
register(TheyDo, TheyDoRules())
