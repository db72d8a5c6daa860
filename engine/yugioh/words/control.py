"""Whose monsters are."""

from collections.abc import Sequence
from functools import partial

from engine.core.protocol import Seat
from engine.yugioh.acts import control
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import rearrange
from engine.yugioh.asked import all_that, speaks_of_targets
from engine.yugioh.facts.reach import is_unaffected, player
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import (
    FORMER,
    MoveOver,
    Place,
    ShuffleSetMonsters,
    Step,
    SwapControl,
    TakeControl,
    Until,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import Row
from engine.yugioh.words.changes import FREEING, Change, Does
from engine.yugioh.words.hand_acts import THEIR_MONSTERS, UNTILS, ActRules, register_act, until
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import finds, stands_still, those
from engine.yugioh.words.rooming import zones_after
from engine.yugioh.words.steps import NOT_DONE, StepRules, register, steps_in, whom


class TakeControlRules(StepRules[TakeControl]):
    """Take control of those monsters until then, or give it to the opponent.

    What is taken until the end of the turn goes back in the End Phase (FAQ 6112).
    """

    needs = "MR-CTRL-06"

    def could(self, step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
        taker = player(step.to, duel, speaker)
        has_room = bool(main_zones(duel, taker, speaker.leaving))
        return has_room and finds(step.what, duel, speaker, partial(may_switch, duel))

    def could_follow(
        self, step: TakeControl, first: Step, duel: Duel, speaker: Speaker
    ) -> bool:
        if step.to is Whose.THEIRS:
            room = _has_their_room_after(first, duel, speaker)
        else:
            room = zones_after(first, duel, speaker) > 0
        return room and super().could_follow(step, first, duel, speaker)

    def has_room(self, step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
        """Whether the opponent has: for oneself it is asked of all that is done."""
        theirs = step.to is Whose.THEIRS
        return not theirs or bool(main_zones(duel, duel.opponent(speaker.player)))

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
        by, taker = speaker.card, player(step.to, duel, speaker)
        taken = await control.take_control(duel, taker, cards, until, by)
        return Done(bool(taken), marked(taken))

    def worth(self, step: TakeControl, prospect: Prospect) -> int:
        return prospect.harm(prospect.affected(step.what))


def _has_their_room_after(first: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether a Main Monster Zone of the opponent is free, or can be after `first` (Q&A 20721).

    As long as no monster of theirs is targeted, any may be.
    """
    them = duel.opponent(speaker.player)
    gone = [noun for part in steps_in(first) for noun in whom(part, *FREEING)]
    leaving = [card for noun in gone for card in all_that(noun, duel, speaker)]
    aimed = any(mark.card.controller == them for mark in speaker.targets)
    if not aimed and any(map(speaks_of_targets, gone)):
        leaving = list(duel.state.monsters(them))
    return bool(main_zones(duel, them, leaving))


class SwapControlRules(StepRules[SwapControl]):
    """Each player chooses one of their monsters, and the two change sides."""

    needs = "MR-CTRL-06"

    def could(self, step: SwapControl, duel: Duel, speaker: Speaker) -> bool:
        return all(_switchable(duel, seat) for seat in duel.state.turn_order)

    async def carry_out(self, step: SwapControl, duel: Duel, speaker: Speaker) -> Done:
        """Nothing is done with a monster that is unaffected by it (FAQ 5162)."""
        if not self.could(step, duel, speaker):
            return NOT_DONE
        chosen: dict[Seat, Card] = {}
        for seat in duel.state.turn_order:
            about, offered = speaker.card.id, _switchable(duel, seat)
            (chosen[seat],) = await choose_cards(
                duel, seat, Reason.CHOOSE, offered, about=about
            )
        seat = speaker.player
        mine, theirs = chosen[seat], chosen[duel.opponent(seat)]
        if any(is_unaffected(duel, card, speaker) for card in (mine, theirs)):
            return NOT_DONE
        await control.swap(duel, seat, mine, theirs, speaker.card)
        return Done(True, marked((mine, theirs)))

    def worth(self, step: SwapControl, prospect: Prospect) -> int:
        return 1


def _switchable(duel: Duel, seat: Seat) -> list[Card]:
    """The monsters of that player of which control can switch, with room for another."""
    return [
        card
        for card in duel.state.monsters(seat)
        if may_switch(duel, card) and control.leaves_room(duel, card)
    ]


class MoveOverRules(StepRules[MoveOver]):
    """Move those monsters to another Main Monster Zone of their controller."""

    def could(self, step: MoveOver, duel: Duel, speaker: Speaker) -> bool:
        return finds(step.what, duel, speaker)

    def may_target(self, step: MoveOver, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return bool(main_zones(duel, card.controller, speaker.leaving))

    async def carry_out(self, step: MoveOver, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        moved = [
            card
            for card in chosen.cards
            if card.place is Place.FIELD and await control.move_over(duel, speaker.player, card)
        ]
        return Done(bool(moved), marked(moved))

    def worth(self, step: MoveOver, prospect: Prospect) -> int:
        return 0


class ShuffleSetMonstersRules(StepRules[ShuffleSetMonsters]):
    """Shuffle your Set monsters among the Main Monster Zones in which they lie."""

    def could(self, step: ShuffleSetMonsters, duel: Duel, speaker: Speaker) -> bool:
        """Where there are two (FAQ 6354)."""
        return len(_set_monsters(duel, speaker.player)) > 1

    async def carry_out(self, step: ShuffleSetMonsters, duel: Duel, speaker: Speaker) -> Done:
        cards = _set_monsters(duel, speaker.player)
        if len(cards) < 2:
            return NOT_DONE
        rearrange(duel, speaker.player, cards)
        return Done(True, marked(cards))

    def worth(self, step: ShuffleSetMonsters, prospect: Prospect) -> int:
        return 0


def _set_monsters(duel: Duel, seat: Seat) -> list[Card]:
    """The Set monsters in the Main Monster Zones of that player."""
    there = duel.state.monsters(seat)
    return [card for card in there if card.row is Row.MONSTER and not card.face_up]


register(ShuffleSetMonsters, ShuffleSetMonstersRules())
register(MoveOver, MoveOverRules())
register(TakeControl, TakeControlRules())
register(SwapControl, SwapControlRules())
register_act(
    HandAct.CONTROL,
    ActRules(lambda done: TakeControl(FORMER, until(done)), THEIR_MONSTERS, untils=UNTILS),
)
