"""Whether a step could do anything, or be paid, now."""

from functools import singledispatch

from engine.yugioh.language import (
    Choose,
    DeckTop,
    Every,
    Highest,
    Lowest,
    Noun,
    Place,
    Step,
)
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker


@singledispatch
def could(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether the step could do anything; an effect that cannot may not start."""
    raise NotImplementedError(step)


def finds(noun: Noun, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether there are cards to do it to; what is pointed at is checked elsewhere."""
    if isinstance(noun, DeckTop):
        return len(all_that(noun, duel, speaker)) == noun.count
    if isinstance(noun, Every | Lowest | Highest):
        return bool(all_that(noun, duel, speaker))
    if isinstance(noun, Choose):
        cards = all_that(noun, duel, speaker)
        free = [card for card in cards if not _is_about_to_be_laid(card, speaker)]
        return len(free) >= noun.count
    return True


def _is_about_to_be_laid(card: Card, speaker: Speaker) -> bool:
    """A Spell or Trap leaves the hand when it is activated, before anything is done to it."""
    return card is speaker.card and card.place is Place.HAND and not card.text.is_monster
