"""Xyz Materials."""

from dataclasses import replace

from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.asked import all_that
from engine.yugioh.language import FORMER, DetachMaterial, Frame, Place, Step, ThatCard
from engine.yugioh.state.by_hand import HandAct, Handling
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Attached, Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.hand_acts import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GRAVEYARDS,
    HAND,
    MONSTERS,
    SOME,
    ActRules,
    register_act,
)
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


def _host(duel: Duel, speaker: Speaker) -> Card | None:
    """The Xyz Monster that is targeted, or the card itself if it is one."""
    cards = (*(target.card for target in speaker.targets), speaker.card)
    there = [card for card in cards if card.place is Place.FIELD and card.face_up]
    return next((card for card in there if card.text.frame is Frame.XYZ), None)


def _has_host(duel: Duel, speaker: Speaker) -> bool:
    return _host(duel, speaker) is not None


async def _attach(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    """Put the cards beneath it, without what lies beneath them (MR-XYZ-04)."""
    host = _host(duel, speaker)
    cards = [each.card for each in speaker.former if each.card is not host]
    fit = [card for card in cards if card.text.frame is not Frame.TOKEN]
    if host is None or not fit:
        return False
    send_to_graveyard(duel, [m for card in fit for m in card.materials], Why.LEFT_BEHIND)
    for card in fit:
        duel.emit(Attached(card.id, card.spot, host.id))
    return True


register_act(
    HandAct.ATTACH,
    ActRules(
        deed=_attach,
        places=(*FIELD, *HAND, *DECK, *EXTRA, *GRAVEYARDS, *BANISHED),
        is_open=_has_host,
    ),
)
