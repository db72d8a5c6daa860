"""Reading what a cost or an effect can Tribute."""

from dataclasses import replace

from engine.yugioh.language import Cards, Choose, Noun, Whose
from engine.yugioh.readers.means import all_that
from engine.yugioh.readers.oaths import has_to_be_tributed
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.remembering import once_for_each
from engine.yugioh.state.table import Card, Speaker


def to_tribute(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """What the player of the speaker can Tribute as one that `noun` means.

    While he has to Tribute monsters of his opponent, those alone will do that fit as if they
    were his; what is no choice, such as the card that speaks, is then no Tribute.
    """
    due = has_to_be_tributed(duel, speaker.player)
    if not due:
        return all_that(noun, duel, speaker)
    if not isinstance(noun, Choose) or not isinstance(noun.of, Cards):
        return []
    return [card for card in all_that(_theirs(noun.of), duel, speaker) if card in due]


@once_for_each
def _theirs(noun: Cards) -> Cards:
    """The same description, of the opponent's cards."""
    return replace(noun, whose=Whose.THEIRS)
