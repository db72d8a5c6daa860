"""Traps that come to a Monster Zone as monsters, by their own effects."""

from collections.abc import Sequence
from dataclasses import replace

from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.acts.summoning import come, place_monster
from engine.yugioh.asked import ConditionRules, register_condition
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.facts.tolls import affords, pay_toll
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import (
    THIS,
    BecameMonster,
    BecomeMonster,
    CardText,
    Icon,
    Kind,
    Place,
    Step,
    Summon,
)
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.summons import MadeMonster
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, Row
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.rooming import zones_after
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


def _as_monster(step: BecomeMonster, speaker: Speaker) -> CardText:
    """The text of the card as that monster, with its own name and passcode.

    It keeps its effects in their order, by which they are known.
    """
    text = speaker.card.own
    return replace(
        text,
        kind=Kind.MONSTER,
        icon=Icon.NONE,
        frame=step.frame,
        attribute=step.attribute,
        type=step.type,
        abilities=step.abilities,
        level=step.level,
        attack=step.attack,
        defense=step.defense,
    )


def _may_come(step: BecomeMonster, duel: Duel, speaker: Speaker) -> bool:
    """Whether nothing forbids to Special Summon such a monster."""
    seat, card = speaker.player, speaker.card
    row = Row.MONSTER if card.place is Place.FIELD else None
    text = _as_monster(step, speaker)
    coming = Card(card.id, text, card.owner, seat, card.place, row, face_up=True)
    return (
        may_special_summon(duel, seat, speaker)
        and is_free_to_come(duel, seat, coming)
        and affords(duel, seat, [card])
    )


class BecomeMonsterRules(StepRules[BecomeMonster]):
    """Special Summon this Trap as such a monster (MR-SUM-17)."""

    def effects_on(self, step: BecomeMonster) -> Sequence[Does]:
        return (Does(Change.SUMMONED, THIS),)

    def could(self, step: BecomeMonster, duel: Duel, speaker: Speaker) -> bool:
        return self.has_room(step, duel, speaker) and _may_come(step, duel, speaker)

    def could_follow(
        self, step: BecomeMonster, first: Step, duel: Duel, speaker: Speaker
    ) -> bool:
        return zones_after(first, duel, speaker) > 0 and _may_come(step, duel, speaker)

    def has_room(self, step: BecomeMonster, duel: Duel, speaker: Speaker) -> bool:
        return bool(main_zones(duel, speaker.player, speaker.leaving))

    async def carry_out(self, step: BecomeMonster, duel: Duel, speaker: Speaker) -> Done:
        """What finds no zone any more goes to the Graveyard from the field, by no effect."""
        card, seat = speaker.card, speaker.player
        has_gone = speaker.has_strayed or card.row in MONSTER_ROWS
        if has_gone or not _may_come(step, duel, speaker):
            return NOT_DONE
        zones = main_zones(duel, seat)
        if not zones:
            if card.place is Place.FIELD:
                send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
            return NOT_DONE
        pay_toll(duel, seat, [card])
        made = MadeMonster(card.id, _as_monster(step, speaker), step.still)
        await place_monster(duel, seat, card, step.position, zones, becoming=made)
        come(duel, card, Summon.SPECIAL, seat)
        return Done(True, marked([card]))

    def worth(self, step: BecomeMonster, prospect: Prospect) -> int:
        return max(step.attack, step.defense)


class BecameMonsterRules(ConditionRules[BecameMonster]):
    """It was Special Summoned in the way its own text tells, and has stayed since."""

    def holds(self, condition: BecameMonster, duel: Duel, speaker: Speaker) -> bool:
        """A monster that no effect summoned came in its own way (FAQ 12520)."""
        card = speaker.card
        by_itself = card.arrival.way is Summon.SPECIAL and card.arrival.by is None
        return card.row in MONSTER_ROWS and (card.printed is not None or by_itself)


register(BecomeMonster, BecomeMonsterRules())
register_condition(BecameMonster, BecameMonsterRules())
