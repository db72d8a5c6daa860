"""Xyz Materials."""

from dataclasses import replace

from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.asked import all_that
from engine.yugioh.language import FORMER, DetachMaterial, Step, ThatCard
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.hand_acts import MONSTERS, SOME, ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import StepRules, register


def _beneath(step: DetachMaterial, duel: Duel, speaker: Speaker) -> list[Card]:
    """The materials of which some are to be detached; a target is looked at when it is one."""
    hosts = all_that(step.of, duel, speaker)
    return [material for host in hosts for material in host.materials]


class DetachMaterialRules(StepRules[DetachMaterial]):
    """Detach so many Xyz Materials from this card, or from these monsters (MR-XYZ-12)."""

    needs = "MR-XYZ-12"

    def could(self, step: DetachMaterial, duel: Duel, speaker: Speaker) -> bool:
        if isinstance(step.of, ThatCard):
            return True
        return len(_beneath(step, duel, speaker)) >= (step.count or 1)

    def along_with(self, step: DetachMaterial, other: DetachMaterial) -> Step | None:
        alike = step.of == other.of and step.count and other.count
        return replace(step, count=(step.count or 0) + (other.count or 0)) if alike else None

    async def carry_out(self, step: DetachMaterial, duel: Duel, speaker: Speaker) -> Done:
        materials = _beneath(step, duel, speaker)
        count = step.count or len(materials)
        cards = await choose_cards(
            duel, speaker.player, Reason.MATERIAL, materials, count, speaker.card.id
        )
        send_to_graveyard(duel, cards, Why.DETACHED)
        return Done(bool(cards), detached=marked(cards))

    def worth(self, step: DetachMaterial, prospect: Prospect) -> int:
        return -A_CARD // 3


register(DetachMaterial, DetachMaterialRules())
register_act(
    HandAct.DETACH,
    ActRules(
        lambda done: DetachMaterial(done.number, FORMER), MONSTERS, 1, numbers=SOME, pays=True
    ),
)
