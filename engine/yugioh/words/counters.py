"""Counters."""

from dataclasses import replace

from engine.yugioh.acts import counting
from engine.yugioh.acts.counting import room_for
from engine.yugioh.asked import all_that
from engine.yugioh.language import PlaceCounters, RemoveCounters, Step
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import CountersRemoved
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.steps import StepRules, register


def _has_enough(card: Card, step: RemoveCounters) -> bool:
    return card.counters.get(step.counter, 0) >= step.count


class PlaceCountersRules(StepRules[PlaceCounters]):
    """Place so many counters on that card, which holds at most so many."""

    def could(self, step: PlaceCounters, duel: Duel, speaker: Speaker) -> bool:
        return any(room_for(card, step) > 0 for card in all_that(step.on, duel, speaker))

    async def carry_out(self, step: PlaceCounters, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.on, duel, speaker)
        cards = chosen.cards
        placed = [counting.place(duel, card, step) for card in cards]
        return chosen.done(any(placed))

    def worth(self, step: PlaceCounters, prospect: Prospect) -> int:
        return 1


class RemoveCountersRules(StepRules[RemoveCounters]):
    """Remove so many counters from that card."""

    def could(self, step: RemoveCounters, duel: Duel, speaker: Speaker) -> bool:
        return any(_has_enough(card, step) for card in all_that(step.on, duel, speaker))

    def along_with(self, step: RemoveCounters, other: RemoveCounters) -> Step | None:
        alike = (step.on, step.counter) == (other.on, other.counter)
        return replace(step, count=step.count + other.count) if alike else None

    async def carry_out(self, step: RemoveCounters, duel: Duel, speaker: Speaker) -> Done:
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
