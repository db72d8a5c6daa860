"""Whether a step can be looked for after another, once that has dealt with its cards."""

from engine.core.changing import changed
from engine.core.remembering import once_for_each
from engine.yugioh.language import Choose, Every, Former, Quality, Step
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import mark, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.reached import left_by_cost
from engine.yugioh.words.steps import could_follow, effects_on


def could_after(second: Step, first: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the second may be looked for after the first, with whichever cards that deals."""
    after = _foreseen(first, second, duel, speaker)
    return any(could_follow(second, first, duel, each) for each in after)


def _foreseen(first: Step, second: Step, duel: Duel, speaker: Speaker) -> list[Speaker]:
    """Who may speak after the first step, where it can be told with which cards it deals."""
    dealt = [does.what for does in effects_on(first)]
    if not _speaks_of_former(second) or len(dealt) != 1:
        return [speaker]
    noun = dealt[0]
    if not isinstance(noun, Every | Choose):
        return [speaker]
    found = left_by_cost(noun, duel, speaker)
    if isinstance(noun, Choose) and noun.count == 1 and not noun.up_to:
        return [changed(speaker, former=(mark(card),)) for card in found] or [speaker]
    return [changed(speaker, former=marked(found))]


@once_for_each
def _speaks_of_former(step: Step) -> bool:
    """Whether what cards are like is told by those that the step before dealt with."""
    return any(
        isinstance(part, Quality) and any(isinstance(each, Former) for each in parts(part))
        for part in parts(step)
    )
