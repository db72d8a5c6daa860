"""Counters."""

from dataclasses import replace
from functools import cache

from engine.yugioh.asked import all_that, speaks_of_targets
from engine.yugioh.language import (
    FORMER,
    CardText,
    Choose,
    Counter,
    Every,
    Noun,
    PlaceCounters,
    RemoveCounters,
    Step,
    ThisCard,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import CountersPlaced, CountersRemoved
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.hand_acts import MOST_COUNTERS, UP_CARDS, ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.steps import StepRules, register

UNBOUNDED = 1_000_000
"""More counters than can ever be placed."""


def _place(duel: Duel, card: Card, step: PlaceCounters) -> bool:
    """Place as many counters as `card` can still hold; return whether there was any."""
    count = min(step.count, room_for(card, step))
    if count > 0 and card.face_up:
        duel.emit(CountersPlaced(card.id, step.counter, count))
    return count > 0 and card.face_up


def room_for(card: Card, step: PlaceCounters) -> int:
    """How many more of these counters `card` can hold, by the step or else by its own text."""
    most = capacity(card.text, step.counter) if step.most is None else step.most
    return most - card.counters.get(step.counter, 0)


@cache
def capacity(text: CardText, counter: Counter) -> int:
    """How many of these counters a card of that text can hold."""
    placing = [part for effect in text.effects for part in parts(effect)]
    return max(
        (
            UNBOUNDED if part.most is None else part.most
            for part in placing
            if isinstance(part, PlaceCounters)
            and part.counter is counter
            and isinstance(part.on, ThisCard)
        ),
        default=0,
    )


def _has_enough(card: Card, step: RemoveCounters) -> bool:
    return card.counters.get(step.counter, 0) >= step.count


async def _remove_among(step: RemoveCounters, of: Noun, duel: Duel, speaker: Speaker) -> Done:
    """Remove so many counters of those cards together, one after another, as chosen."""
    one = replace(step, on=Choose(of), count=1)
    for _ in range(step.count):
        chosen = await those(one.on, duel, speaker, fits=lambda card: _has_enough(card, one))
        for card in chosen.cards:
            duel.emit(CountersRemoved(card.id, one.counter, 1))
        if not chosen.cards:
            return Done(False)
    return Done(True)


class PlaceCountersRules(StepRules[PlaceCounters]):
    """Place so many counters on that card, which holds at most so many."""

    def could(self, step: PlaceCounters, duel: Duel, speaker: Speaker) -> bool:
        if speaks_of_targets(step.on) and not speaker.targets:
            return True
        return any(room_for(card, step) > 0 for card in all_that(step.on, duel, speaker))

    def may_target(self, step: PlaceCounters, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return not speaks_of_targets(step.on) or room_for(card, step) > 0

    async def carry_out(self, step: PlaceCounters, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.on, duel, speaker)
        cards = chosen.cards
        placed = [_place(duel, card, step) for card in cards]
        return chosen.done(any(placed))

    def worth(self, step: PlaceCounters, prospect: Prospect) -> int:
        return 1


class RemoveCountersRules(StepRules[RemoveCounters]):
    """Remove so many counters from that card."""

    def could(self, step: RemoveCounters, duel: Duel, speaker: Speaker) -> bool:
        if speaks_of_targets(step.on) and not speaker.targets:
            return True
        bearers = all_that(step.on, duel, speaker)
        if isinstance(step.on, Every):
            return sum(card.counters.get(step.counter, 0) for card in bearers) >= step.count
        return any(_has_enough(card, step) for card in bearers)

    def may_target(
        self, step: RemoveCounters, duel: Duel, speaker: Speaker, card: Card
    ) -> bool:
        return not speaks_of_targets(step.on) or _has_enough(card, step)

    def along_with(self, step: RemoveCounters, other: RemoveCounters) -> Step | None:
        alike = (step.on, step.counter) == (other.on, other.counter)
        return replace(step, count=step.count + other.count) if alike else None

    async def carry_out(self, step: RemoveCounters, duel: Duel, speaker: Speaker) -> Done:
        if isinstance(step.on, Every):
            return await _remove_among(step, step.on.of, duel, speaker)

        def fits(card: Card) -> bool:
            return _has_enough(card, step)

        chosen = await those(step.on, duel, speaker, fits=fits)
        cards = chosen.cards
        for card in cards:
            duel.emit(CountersRemoved(card.id, step.counter, step.count))
        return chosen.done(bool(cards))

    def worth(self, step: RemoveCounters, prospect: Prospect) -> int:
        return -A_CARD // 2


register(PlaceCounters, PlaceCountersRules())
register(RemoveCounters, RemoveCountersRules())
register_act(
    HandAct.PLACE_COUNTERS,
    ActRules(
        lambda done: PlaceCounters(FORMER, Counter.SPELL, done.number, MOST_COUNTERS),
        UP_CARDS,
        1,
        numbers=(1, MOST_COUNTERS),
    ),
)
register_act(
    HandAct.REMOVE_COUNTERS,
    ActRules(
        lambda done: RemoveCounters(FORMER, Counter.SPELL, done.number),
        UP_CARDS,
        1,
        numbers=(1, MOST_COUNTERS),
        pays=True,
    ),
)
