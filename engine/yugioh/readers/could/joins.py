"""Whether joined steps could be done: what is to be placed has to be there from the first."""

from dataclasses import replace

from engine.yugioh.asked import means
from engine.yugioh.facts.restrictions import is_open
from engine.yugioh.language import (
    AddToHand,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Apply,
    Cards,
    Choose,
    Destroy,
    Draw,
    EachPlayer,
    Every,
    LookAt,
    Noun,
    Otherwise,
    Place,
    PlaceInPendulumZone,
    Seen,
    ShuffleIntoDeck,
    SpecialSummon,
    Then,
    TributeCards,
)
from engine.yugioh.readers.could.summoning import free_zones_for, has_someone
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register(And)
@could.register(AlsoAfterThat)
def _(step: And | AlsoAfterThat, duel: Duel, speaker: Speaker) -> bool:
    """What only holds besides what is done gives no reason to begin."""
    holds = isinstance(step.first, Apply) and not isinstance(step.second, Apply)
    return could(step.first, duel, speaker) and (not holds or could(step.second, duel, speaker))


@could.register(AndIfYouDo)
@could.register(Then)
def _(step: AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> bool:
    """What hand or Deck has to hold for the second step will not come there by the first.

    A Tribute makes room for the monster that comes after it.
    """
    first, second = step.first, step.second
    if not could(first, duel, speaker):
        return False
    while isinstance(second, AndIfYouDo | Then):
        second = second.first
    if isinstance(second, Draw):
        return isinstance(first, ShuffleIntoDeck) or could(second, duel, speaker)
    if isinstance(first, LookAt) and isinstance(second, Destroy):
        return _may_be_seen(first, second, duel, speaker)
    if isinstance(second, Apply):
        return could(second, duel, speaker)
    if isinstance(second, PlaceInPendulumZone):
        return finds(second.what, duel, speaker)
    if not isinstance(second, AddToHand | SpecialSummon) or not _is_unseen(second.what):
        return True
    if isinstance(first, TributeCards) and isinstance(second, SpecialSummon):
        return has_someone(second, duel, speaker)
    return could(second, duel, speaker)


def _is_unseen(noun: Noun) -> bool:
    chosen = noun.of if isinstance(noun, Choose) else noun
    return isinstance(chosen, Cards) and chosen.place in (Place.DECK, Place.HAND)


@could.register
def _(step: EachPlayer, duel: Duel, speaker: Speaker) -> bool:
    """Of the other player only what is open to all is asked: whether he has room."""
    if not could(step.step, duel, speaker):
        return False
    other = replace(speaker, player=duel.opponent(speaker.player))
    return not isinstance(step.step, SpecialSummon) or bool(
        free_zones_for(step.step, duel, other)
    )


@could.register
def _(step: Otherwise, duel: Duel, speaker: Speaker) -> bool:
    return could(step.first, duel, speaker)


def _may_be_seen(looks: LookAt, destroys: Destroy, duel: Duel, speaker: Speaker) -> bool:
    """Whether, for all that everybody knows, such a card is among what is looked at."""
    sought = destroys.what.of if isinstance(destroys.what, Every) else destroys.what
    return not isinstance(sought, Seen) or any(
        not is_open(duel, card) or means(sought.of, duel, speaker, card)
        for card in all_that(looks.what, duel, speaker)
    )
