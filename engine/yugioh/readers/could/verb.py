"""Whether a step could do anything, or be paid, now."""

from collections.abc import Callable
from functools import singledispatch

from engine.yugioh.language import (
    AtRandom,
    Choose,
    DeckTop,
    Every,
    Highest,
    Lowest,
    Noun,
    Place,
    Step,
    Subjects,
    ThisCard,
)
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@singledispatch
def could(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the step could do anything; an effect that cannot may not start."""
    raise NotImplementedError(step)


def finds(
    noun: Noun, duel: Duel, speaker: Speaker, fits: Callable[[Card], bool] | None = None
) -> bool:
    """Whether there are cards to do it to; what is pointed at is checked elsewhere.

    Of what the player chooses only those count that `fits` admits, where it is given.
    """
    if isinstance(noun, DeckTop):
        return len(all_that(noun, duel, speaker)) == noun.count
    if isinstance(noun, Every | Lowest | Highest | AtRandom | Subjects):
        return bool(left_by_cost(noun, duel, speaker))
    if isinstance(noun, Choose):
        cards = left_by_cost(noun, duel, speaker)
        able = [card for card in cards if fits is None or fits(card)]
        free = [card for card in able if not is_about_to_be_laid(card, speaker)]
        if noun.as_many_as is not None:
            return bool(free and all_that(noun.as_many_as, duel, speaker))
        return len(free) >= least(noun)
    return True


def left_by_cost(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """Every card that the noun means and that the cost does not take.

    A card that speaks of itself means itself wherever its cost takes it.
    """
    if isinstance(noun, ThisCard):
        return all_that(noun, duel, speaker)
    return [card for card in all_that(noun, duel, speaker) if card not in speaker.leaving]


def least(noun: Choose) -> int:
    """How many cards there have to be to choose from."""
    return 1 if noun.up_to else noun.count


def is_about_to_be_laid(card: Card, speaker: Speaker) -> bool:
    """Whether it is a Spell or Trap that leaves the hand before anything is done to it."""
    return card is speaker.card and card.place is Place.HAND and not card.text.is_monster
