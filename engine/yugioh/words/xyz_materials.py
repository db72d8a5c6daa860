"""Xyz Materials."""

from collections.abc import Sequence
from dataclasses import replace

from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import send_to_graveyard, shuffle
from engine.yugioh.asked import all_that
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.language import (
    FORMER,
    AttachMaterial,
    DetachMaterial,
    Frame,
    HasMaterial,
    Noun,
    Place,
    Step,
    Subject,
    ThatCard,
    ThisCard,
)
from engine.yugioh.state.by_hand import HandAct, Handling
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Attached, Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.words.banishing import just_brought
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
from engine.yugioh.words.reached import those
from engine.yugioh.words.sending import are_searched
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


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
        lambda done: DetachMaterial(done.number, FORMER),
        tuple(each.also(HasMaterial()) for each in MONSTERS),
        1,
        numbers=SOME,
        pays=True,
    ),
)


def _may_lie_beneath(card: Card) -> bool:
    return card.text.frame is not Frame.TOKEN


def _may_have_materials(card: Card) -> bool:
    return card.row in MONSTER_ROWS and card.text.frame is Frame.XYZ


async def _hosts(to: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """The monster to which is attached, also one that the effect itself has brought."""
    there = (await those(to, duel, speaker, fits=_may_have_materials)).cards
    came = [each for each in just_brought(to, duel, speaker) if _may_have_materials(each)]
    return [*there, *came]


def attach(duel: Duel, cards: Sequence[Card], host: Card) -> None:
    """Put `cards` beneath `host`, without what lies beneath them (MR-XYZ-04)."""
    lost = [material for card in cards for material in card.materials]
    send_to_graveyard(duel, lost, Why.LEFT_BEHIND)
    for card in cards:
        duel.emit(Attached(card.id, card.spot, host.id))


def _may_be_taken(duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Beneath a monster of another player it switches control (Q&A 23119)."""
    is_own = card.place is not Place.FIELD or card.controller == speaker.player
    return is_own or may_switch(duel, card)


class AttachMaterialRules(StepRules[AttachMaterial]):
    """Attach those cards to this card, or to that monster, as Xyz Materials."""

    def could(self, step: AttachMaterial, duel: Duel, speaker: Speaker) -> bool:
        subject = speaker.subject if isinstance(step.what, Subject) else None
        if subject is not None and not _may_lie_beneath(subject.card):
            return False
        own = isinstance(step.to, ThisCard)
        if own and speaker.card.text.frame is not Frame.XYZ:
            return False
        return super().could(step, duel, speaker)

    def suits(self, step: AttachMaterial, card: Card) -> bool:
        if isinstance(step.to, ThatCard):
            return card.text.frame is Frame.XYZ
        return not isinstance(step.what, ThatCard) or _may_lie_beneath(card)

    def may_target(
        self, step: AttachMaterial, duel: Duel, speaker: Speaker, card: Card
    ) -> bool:
        return isinstance(step.to, ThatCard) or _may_be_taken(duel, speaker, card)

    async def carry_out(self, step: AttachMaterial, duel: Duel, speaker: Speaker) -> Done:
        """Also beneath one that lies face-down or has another controller.

        Q&A 18139, 20830. Where there is none, nothing is chosen (Q&A 18085).
        """
        hosts = await _hosts(step.to, duel, speaker)
        if not hosts:
            return NOT_DONE
        host = hosts[0]

        def fits(card: Card) -> bool:
            free = card is not host and _may_lie_beneath(card)
            return free and _may_be_taken(duel, speaker, card)

        chosen = await those(step.what, duel, speaker, fits=fits)
        cards = chosen.cards
        searched = are_searched(cards, speaker)
        attach(duel, cards, host)
        if searched:
            shuffle(duel, speaker.player)
        return chosen.done(bool(cards))

    def worth(self, step: AttachMaterial, prospect: Prospect) -> int:
        return A_CARD // 3


register(AttachMaterial, AttachMaterialRules())


def _host(duel: Duel, speaker: Speaker) -> Card | None:
    """The Xyz Monster that is targeted, or the card itself if it is one."""
    cards = (*(target.card for target in speaker.targets), speaker.card)
    there = [card for card in cards if card.place is Place.FIELD and card.face_up]
    return next((card for card in there if card.text.frame is Frame.XYZ), None)


def _has_host(duel: Duel, speaker: Speaker) -> bool:
    return _host(duel, speaker) is not None


async def _attach(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    """Put the cards beneath it."""
    host = _host(duel, speaker)
    cards = [each.card for each in speaker.former if each.card is not host]
    fit = [card for card in cards if _may_lie_beneath(card)]
    if host is None or not fit:
        return False
    attach(duel, fit, host)
    return True


register_act(
    HandAct.ATTACH,
    ActRules(
        deed=_attach,
        places=(*FIELD, *HAND, *DECK, *EXTRA, *GRAVEYARDS, *BANISHED),
        is_open=_has_host,
    ),
)
