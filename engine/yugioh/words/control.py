"""Whose monsters are."""

from collections.abc import Sequence

from engine.yugioh.acts import control
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import FORMER, TakeControl, Until
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import THEIR_MONSTERS, UNTILS, ActRules, register_act, until
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import finds, stands_still, those
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


class TakeControlRules(StepRules[TakeControl]):
    """Take control of those monsters until then.

    What is taken until the end of the turn goes back in the End Phase (FAQ 6112).
    """

    needs = "MR-CTRL-06"

    def could(self, step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
        has_room = bool(main_zones(duel, speaker.player, speaker.leaving))
        return has_room and finds(step.what, duel, speaker)

    def may_target(self, step: TakeControl, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return may_switch(duel, card)

    def effects_on(self, step: TakeControl) -> Sequence[Does]:
        return (Does(Change.SEIZED, step.what),)

    async def carry_out(self, step: TakeControl, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker, fits=lambda card: may_switch(duel, card))
        cards = chosen.cards
        if step.until is Until.WHILE_THIS_FACE_UP and not stands_still(duel, speaker):
            return NOT_DONE
        until = Until.END_PHASE if step.until is Until.END_OF_TURN else step.until
        by = speaker.card
        taken = await control.take_control(duel, speaker.player, cards, until, by)
        return Done(bool(taken), marked(taken))

    def worth(self, step: TakeControl, prospect: Prospect) -> int:
        return prospect.harm(prospect.affected(step.what))


register(TakeControl, TakeControlRules())
register_act(
    HandAct.CONTROL,
    ActRules(lambda done: TakeControl(FORMER, until(done)), THEIR_MONSTERS, untils=UNTILS),
)
