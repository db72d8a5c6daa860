"""Reading whether an effect that comes to resolve would disturb what rests in Graveyards."""

from collections.abc import Iterator

from engine.core.changing import changed
from engine.yugioh.asked import all_that, holds
from engine.yugioh.facts.reach import entombed
from engine.yugioh.language import AtRandom, Choose, Condition, Noun, Place, Step
from engine.yugioh.language.node import parts
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.changes import Change
from engine.yugioh.words.reached import descriptions
from engine.yugioh.words.steps import effects_on, rules_of, steps_in, whom

MOVING = (
    *(Change.ADDED, Change.BANISHED, Change.DISCARDED, Change.EQUIPPED, Change.ON_DECK),
    *(Change.SUMMONED, Change.TO_DECK, Change.TO_EXTRA_DECK, Change.TO_HAND),
)
"""These take cards out of a Graveyard, where they lie there."""


def disturbs_the_dead(link: Link, duel: Duel) -> bool:
    """Whether the effect of that link cannot but move a card that rests in a Graveyard.

    What it may do, what it leaves for later, and what only hangs on what it does itself is not
    asked (FAQ 5533; Q&A 198, 9791, 13196, 13721, 21846).
    """
    do, resting = link.effect.do, entombed(duel)
    if do is None or not resting:
        return False
    told = link.speaker
    strayed = told.paid is not None and not told.paid.is_same
    speaker = changed(told, has_strayed=strayed)
    in_doubt = [each for step in steps_in(do) for each in _in_doubt(step, duel, speaker)]
    return any(
        _takes_one(noun, duel, speaker)
        for step in steps_in(do)
        if not any(step is each for each in in_doubt)
        for noun in _moved(step)
    )


def _in_doubt(step: Step, duel: Duel, speaker: Speaker) -> Iterator[object]:
    """All that is said within the step and is not certain to be done with it now."""
    inner = [each for each, _ in rules_of(step).hinges(step, speaker)]
    condition = getattr(step, "condition", None)
    if isinstance(condition, Condition) and not holds(condition, duel, speaker):
        inner.append(step)
    return (part for each in inner for part in parts(each))


def _moved(step: Step) -> list[Noun]:
    """The cards that the step by itself takes from where they lie, as far as it tells."""
    if effects_on(step):
        return whom(step, *MOVING)
    return [getattr(step, name) for name in rules_of(step).nouns]


def _takes_one(noun: Noun, duel: Duel, speaker: Speaker) -> bool:
    """Whether one of them has to be a card that rests: not where others can be chosen."""
    such = noun.of if isinstance(noun, Choose) else noun
    resting = entombed(duel)
    if not any(card in resting for card in all_that(such, duel, speaker)):
        return False
    chosen = descriptions(noun) if isinstance(noun, Choose | AtRandom) else []
    return all(each.place is Place.GRAVEYARD for each in chosen)
