"""Equip Cards."""

from collections.abc import Sequence

from engine.yugioh.acts import equipping, moving
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import free_spell_zones
from engine.yugioh.asked import all_that, means, pointed_at
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.field.places import wears_fewer_than
from engine.yugioh.language import (
    FORMER,
    THIS,
    Activate,
    EquipSpells,
    EquipThisTo,
    EquipToThis,
    Place,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import Bound, Equipped
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import (
    MOST_WORN,
    OTHERS,
    ActRules,
    is_monster,
    lies_as_spell,
    register_act,
)
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


def _can_wear_one_more(step: EquipToThis, duel: Duel, speaker: Speaker) -> bool:
    host = speaker.card
    stands = host.row in MONSTER_ROWS and host.face_up
    has_room = bool(moving.free_spell_zones(duel, speaker.player))
    return stands and has_room and wears_fewer_than(step.most, duel, host)


class EquipToThisRules(StepRules[EquipToThis]):
    """Equip those monsters to this card as Equip Spells; no more than that (MR-GLOS-15)."""

    def could(self, step: EquipToThis, duel: Duel, speaker: Speaker) -> bool:
        has_room = bool(free_spell_zones(duel, speaker.player, speaker.leaving))
        return has_room and wears_fewer_than(step.most, duel, speaker.card)

    def may_target(self, step: EquipToThis, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return may_switch(duel, card)

    def effects_on(self, step: EquipToThis) -> Sequence[Does]:
        return (Does(Change.EQUIPPED, step.what),)

    async def carry_out(self, step: EquipToThis, duel: Duel, speaker: Speaker) -> Done:
        """What the card cannot take any more goes to the Graveyard, not by its effect."""
        chosen = await those(step.what, duel, speaker, fits=lambda card: may_switch(duel, card))
        cards = chosen.cards
        taken = False
        for card in cards:
            if _can_wear_one_more(step, duel, speaker):
                await equipping.equip_to_host(duel, speaker.player, card, speaker.card)
                taken = True
            else:
                moving.send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
        return chosen.done(taken)

    def worth(self, step: EquipToThis, prospect: Prospect) -> int:
        return prospect.harm(prospect.affected(step.what))


class EquipThisToRules(StepRules[EquipThisTo]):
    """Equip this card to that monster (MR-GLOS-15)."""

    def could(self, step: EquipThisTo, duel: Duel, speaker: Speaker) -> bool:
        """A monster needs a zone to lie in as an Equip Card."""
        is_laid = not speaker.card.text.is_monster
        return is_laid or bool(free_spell_zones(duel, speaker.player, speaker.leaving))

    def effects_on(self, step: EquipThisTo) -> Sequence[Does]:
        return (Does(Change.EQUIPPED, THIS),)

    async def carry_out(self, step: EquipThisTo, duel: Duel, speaker: Speaker) -> Done:
        """The card is tied to the monster as well, to tell it still once it is gone.

        A monster that can be equipped to none, or finds no zone, goes to the Graveyard, not by
        its effect, from the hand too (Q&A 13595); face-down or of the other player it stays
        (Q&A 19484, 19485).
        """
        card, seat = speaker.card, speaker.player
        held = card.place is Place.HAND and card.text.is_monster
        if not held and (card.place is not Place.FIELD or not card.face_up):
            return NOT_DONE
        cards = pointed_at(step.what, duel, speaker)
        hosts = [each for each in cards if each.row in MONSTER_ROWS and each.face_up]
        as_monster = held or card.row in MONSTER_ROWS
        if as_monster and card.controller != seat:
            return NOT_DONE
        if as_monster and not (hosts and free_spell_zones(duel, seat)):
            moving.send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
            return NOT_DONE
        for host in hosts:
            if as_monster:
                await equipping.equip_face_up(duel, seat, card, host)
            else:
                duel.emit(Equipped(card.id, host.id))
            duel.emit(Bound(card.id, host.id))
        return Done(bool(hosts))


def _can_wear(host: Card, spell: Card, duel: Duel, speaker: Speaker) -> bool:
    """Whether `host` is such a monster as the activation of the Equip Spell may target."""
    own = Speaker(spell, speaker.player)
    said = effects_of(spell.text.effects, Activate)
    targets = (each.target.of for each in said if each.target is not None)
    return any(means(of, duel, own, host) for of in targets)


class EquipSpellsRules(StepRules[EquipSpells]):
    """Equip as many of these Equip Spells as possible, each to one of those that it fits."""

    def could(self, step: EquipSpells, duel: Duel, speaker: Speaker) -> bool:
        return bool(self._fitting(step, duel, speaker)) and bool(
            free_spell_zones(duel, speaker.player, speaker.leaving)
        )

    async def carry_out(self, step: EquipSpells, duel: Duel, speaker: Speaker) -> Done:
        """The player chooses which, where there are too few zones, and whom each is to."""
        room = len(free_spell_zones(duel, speaker.player))
        able = self._fitting(step, duel, speaker)
        about = speaker.card.id
        count = min(room, len(able))
        spells = await choose_cards(duel, speaker.player, Reason.CHOOSE, able, count, about)
        for spell in spells:
            hosts = self._hosts(step, spell, duel, speaker)
            chosen = await choose_cards(
                duel, speaker.player, Reason.CHOOSE, hosts, about=spell.id
            )
            for host in chosen:
                await equipping.equip_face_up(duel, speaker.player, spell, host)
        return Done(bool(spells), marked(spells))

    def worth(self, step: EquipSpells, prospect: Prospect) -> int:
        return A_CARD * len(self._fitting(step, prospect.duel, prospect.speaker))

    def _fitting(self, step: EquipSpells, duel: Duel, speaker: Speaker) -> list[Card]:
        spells = all_that(step.what, duel, speaker)
        return [spell for spell in spells if self._hosts(step, spell, duel, speaker)]

    def _hosts(
        self, step: EquipSpells, spell: Card, duel: Duel, speaker: Speaker
    ) -> list[Card]:
        hosts = all_that(step.to, duel, speaker)
        return [host for host in hosts if _can_wear(host, spell, duel, speaker)]


register(EquipSpells, EquipSpellsRules())
register(EquipToThis, EquipToThisRules())
register(EquipThisTo, EquipThisToRules())
register_act(
    HandAct.EQUIP,
    ActRules(lambda done: EquipThisTo(FORMER), OTHERS, 1, is_open=lies_as_spell),
)
register_act(
    HandAct.WEAR,
    ActRules(lambda done: EquipToThis(FORMER, MOST_WORN), OTHERS, is_open=is_monster),
)
