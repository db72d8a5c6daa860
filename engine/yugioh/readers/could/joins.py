"""Whether joined steps could be done: what is to be placed has to be there from the first."""

from engine.yugioh.language import (
    AddToHand,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Cards,
    Choose,
    Noun,
    Place,
    PlaceInPendulumZone,
    SpecialSummon,
    Then,
)
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


@could.register(And)
@could.register(AlsoAfterThat)
def _(step: And | AlsoAfterThat, duel: Duel, speaker: Speaker) -> bool:
    return could(step.first, duel, speaker)


@could.register(AndIfYouDo)
@could.register(Then)
def _(step: AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> bool:
    """What the Deck has to hold for the second step will not come there by the first."""
    searches = isinstance(step.second, AddToHand | SpecialSummon) and _is_in_deck(
        step.second.what
    )
    if isinstance(step.second, PlaceInPendulumZone) and not finds(
        step.second.what, duel, speaker
    ):
        return False
    return could(step.first, duel, speaker) and (
        not searches or could(step.second, duel, speaker)
    )


def _is_in_deck(noun: Noun) -> bool:
    chosen = noun.of if isinstance(noun, Choose) else noun
    return isinstance(chosen, Cards) and chosen.place is Place.DECK
