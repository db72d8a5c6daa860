"""Whether there is anything to move."""

from engine.yugioh.acts.setting import has_room
from engine.yugioh.language import (
    AddToHand,
    Banish,
    ChangePosition,
    Destroy,
    Discard,
    Draw,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    ShuffleIntoDeck,
    TributeCards,
)
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


@could.register(AddToHand)
@could.register(Banish)
@could.register(SendToGraveyard)
@could.register(ShuffleIntoDeck)
@could.register(ChangePosition)
@could.register(Destroy)
@could.register(Discard)
@could.register(ReturnToHand)
@could.register(TributeCards)
def _(
    step: AddToHand
    | Banish
    | ChangePosition
    | Destroy
    | Discard
    | ReturnToHand
    | SendToGraveyard
    | ShuffleIntoDeck
    | TributeCards,
    duel: Duel,
    speaker: Speaker,
) -> bool:
    return finds(step.what, duel, speaker)


@could.register
def _(step: Draw, duel: Duel, speaker: Speaker) -> bool:
    return len(duel.state.sides[speaker.player].deck) >= step.count


@could.register
def _(step: SetCards, duel: Duel, speaker: Speaker) -> bool:
    cards = all_that(step.what, duel, speaker)
    return any(has_room(duel, speaker.player, card) for card in cards)
