"""Whether there is anything to move."""

from functools import partial

from engine.yugioh.acts.life import is_draw_due
from engine.yugioh.acts.moving import free_spell_zones
from engine.yugioh.acts.setting import has_room
from engine.yugioh.asked import worth
from engine.yugioh.facts.banish_instead import comes_to_graveyard, diverted
from engine.yugioh.facts.permissions import is_covering_barred, may_be_set
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import has_to_be_tributed
from engine.yugioh.language import (
    AddToHand,
    Banish,
    ChangePosition,
    Choose,
    Destroy,
    Discard,
    DiscardHandsAndDraw,
    Draw,
    DrawUntil,
    Every,
    GiveUpDraw,
    Place,
    PlaceNext,
    Position,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    SendAllOthers,
    SendToGraveyard,
    SetCards,
    ShuffleIntoDeck,
    TributeCards,
)
from engine.yugioh.readers.could.verb import could, finds, is_about_to_be_laid
from engine.yugioh.readers.means import all_that
from engine.yugioh.readers.suits import can_stand
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.usage import as_it_lies
from engine.yugioh.summoning.tributes import to_tribute


@could.register(AddToHand)
@could.register(Banish)
@could.register(ShuffleIntoDeck)
@could.register(Destroy)
@could.register(Discard)
@could.register(ReturnToExtraDeck)
@could.register(ReturnToField)
@could.register(ReturnToHand)
def _(
    step: AddToHand
    | Banish
    | Destroy
    | Discard
    | ReturnToExtraDeck
    | ReturnToField
    | ReturnToHand
    | ShuffleIntoDeck,
    duel: Duel,
    speaker: Speaker,
) -> bool:
    return finds(step.what, duel, speaker)


@could.register
def _(step: TributeCards, duel: Duel, speaker: Speaker) -> bool:
    if not has_to_be_tributed(duel, speaker.player):
        return finds(step.what, duel, speaker)
    return bool(to_tribute(step.what, duel, speaker))


@could.register
def _(step: SendAllOthers, duel: Duel, speaker: Speaker) -> bool:
    return finds(step.but, duel, speaker)


@could.register
def _(step: SendToGraveyard, duel: Duel, speaker: Speaker) -> bool:
    """As a cost, only what will really come to the Graveyard can be sent there."""
    if not speaker.pays:
        return finds(step.what, duel, speaker)
    if not isinstance(step.what, Choose) and diverted(duel, all_that(step.what, duel, speaker)):
        return False
    return finds(step.what, duel, speaker, partial(comes_to_graveyard, duel))


@could.register
def _(step: ChangePosition, duel: Duel, speaker: Speaker) -> bool:
    cards = all_that(step.what, duel, speaker)
    if step.position is Position.FACE_DOWN and is_covering_barred(duel):
        return False
    if not isinstance(step.what, Every):
        return finds(step.what, duel, speaker)
    return any(can_stand(card, step.position) for card in cards)


@could.register
def _(step: Draw, duel: Duel, speaker: Speaker) -> bool:
    deck = duel.state.sides[player(step.who, duel, speaker)].deck
    return len(deck) >= worth(step.count, duel, speaker)


@could.register
def _(step: DrawUntil, duel: Duel, speaker: Speaker) -> bool:
    side = duel.state.sides[player(step.who, duel, speaker)]
    return len(side.hand) < step.cards <= len(side.hand) + len(side.deck)


@could.register
def _(step: GiveUpDraw, duel: Duel, speaker: Speaker) -> bool:
    return is_draw_due(duel) and duel.state.turn.player == speaker.player


@could.register
def _(step: DiscardHandsAndDraw, duel: Duel, speaker: Speaker) -> bool:
    """Who uses it must himself be able to draw; the other may fall short (MR-WIN-03)."""
    mine, theirs = (duel.state.sides[s] for s in (speaker.player, 1 - speaker.player))
    held = [card for card in mine.hand if not is_about_to_be_laid(card, speaker)]
    if not (held or theirs.hand or step.count):
        return False
    return len(mine.deck) >= (step.count or len(held))


@could.register
def _(step: SetCards, duel: Duel, speaker: Speaker) -> bool:
    cards = all_that(step.what, duel, speaker)
    return any(
        has_room(duel, speaker.player, card) and may_be_set(duel, card) for card in cards
    )


@could.register
def _(step: PlaceNext, duel: Duel, speaker: Speaker) -> bool:
    room = bool(free_spell_zones(duel, speaker.player))
    return room and bool(next_in_order(step, duel, speaker))


def next_in_order(step: PlaceNext, duel: Duel, speaker: Speaker) -> list[Card]:
    """The card that it has to place next, in hand and in Deck, where copies are alike."""
    so_far = duel.state.usage.series.get(as_it_lies(speaker.card), 0)
    names = step.names()[so_far : so_far + 1]
    side = duel.state.sides[speaker.player]
    piles = (side.pile(Place.HAND), side.pile(Place.DECK))
    found = ([card for card in pile if card.text.called in names] for pile in piles)
    return [copies[0] for copies in found if copies]
