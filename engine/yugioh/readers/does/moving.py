"""Carrying out what moves cards."""

from collections.abc import Sequence
from functools import partial

from engine.yugioh.acts import destroying, life, moving, setting
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.asked import worth
from engine.yugioh.facts.banish_instead import comes_to_graveyard
from engine.yugioh.facts.detach_instead import detach_for, kept_by_material
from engine.yugioh.facts.permissions import may_be_set
from engine.yugioh.facts.protection import not_spared, withstands
from engine.yugioh.facts.reach import is_unaffected, player
from engine.yugioh.facts.restrictions import has_to_be_tributed
from engine.yugioh.language import (
    AddToHand,
    Banish,
    BanishWhenItLeaves,
    Cards,
    Choose,
    DeckTop,
    Destroy,
    Discard,
    DiscardHandsAndDraw,
    Draw,
    DrawUntil,
    Every,
    Noun,
    Place,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    Seen,
    SendAllOthers,
    SendToGraveyard,
    SetAgain,
    SetCards,
    ShuffleIntoDeck,
    TributeCards,
)
from engine.yugioh.readers.does.verb import does, note_attack, remember, those
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Outlawed, Why
from engine.yugioh.state.events.standing import TurnedBack
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import IN_ZONES
from engine.yugioh.summoning.tributes import to_tribute


@does.register
async def _(step: Destroy, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    struck = [card for card in cards if not withstands(duel, card, speaker)]
    falling = not_spared(duel, struck, speaker)
    kept = await kept_by_material(duel, falling)
    falling = [card for card in falling if card not in kept]
    await detach_for(duel, kept)
    note_attack(duel, speaker, [card for card in falling if card.face_up])
    places = (*IN_ZONES, *_beyond(step.what))
    decks = [card.owner for card in falling if card.place is Place.DECK]
    destroyed = destroying.destroy(duel, falling, banishing=step.banish, places=places)
    for seat in dict.fromkeys(decks):
        moving.shuffle(duel, seat)
    remember(speaker, falling)
    return destroyed


def _beyond(noun: Noun) -> tuple[Place, ...]:
    """Where else than on the field it would destroy: in the hand or Deck it names."""
    sought = noun.of if isinstance(noun, Every | Choose) else noun
    if isinstance(sought, Seen):
        return (Place.HAND,)
    return (Place.DECK,) if isinstance(sought, Cards) and sought.place is Place.DECK else ()


@does.register
async def _(step: Draw, duel: Duel, speaker: Speaker) -> bool:
    return draw_together([step], duel, speaker)


def draw_together(steps: Sequence[Draw], duel: Duel, speaker: Speaker) -> bool:
    """Have all those draws made at the same time (MR-WIN-07); tell whether any card was."""
    counts = [
        (player(step.who, duel, speaker), worth(step.count, duel, speaker)) for step in steps
    ]
    life.draw(duel, counts)
    return any(count > 0 for _, count in counts)


@does.register
async def _(step: DrawUntil, duel: Duel, speaker: Speaker) -> bool:
    drawer = player(step.who, duel, speaker)
    missing = step.cards - len(duel.state.sides[drawer].hand)
    if missing > 0:
        life.draw(duel, [(drawer, missing)])
    return missing > 0


@does.register
async def _(step: Discard, duel: Duel, speaker: Speaker) -> bool:
    return moving.discard(duel, await those(step.what, duel, speaker, Reason.DISCARD))


@does.register
async def _(step: DiscardHandsAndDraw, duel: Duel, speaker: Speaker) -> bool:
    """The turn player does it first, as far as that can be told (MR-MISC-04)."""
    seats = (duel.state.turn.player, duel.opponent(duel.state.turn.player))
    hands = {seat: list(duel.state.sides[seat].hand) for seat in seats}
    if moving.discard(duel, [card for seat in seats for card in hands[seat]]):
        duel.timeline.advance()
    life.draw(duel, [(seat, step.count or len(hands[seat])) for seat in seats])
    return True


@does.register
async def _(step: TributeCards, duel: Duel, speaker: Speaker) -> bool:
    if has_to_be_tributed(duel, speaker.player):
        lent = to_tribute(step.what, duel, speaker)
        about = speaker.card.id
        cards = await choose_cards(duel, speaker.player, Reason.TRIBUTE, lent, about=about)
        remember(speaker, cards)
    else:
        cards = await those(step.what, duel, speaker, Reason.TRIBUTE)
    note_attack(duel, speaker, cards)
    return destroying.tribute(duel, speaker.player, cards)


@does.register
async def _(step: ReturnToHand, duel: Duel, speaker: Speaker) -> bool:
    def can_return(card: Card) -> bool:
        return not moving.is_going(duel, card)

    return moving.return_to_hand(duel, await those(step.what, duel, speaker, fits=can_return))


@does.register
async def _(step: ReturnToExtraDeck, duel: Duel, speaker: Speaker) -> bool:
    return moving.return_to_extra_deck(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: AddToHand, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    searched = _are_searched(cards, speaker)
    added = moving.add_to_hand(duel, speaker.player, cards, searched=searched)
    remember(speaker, cards)
    return added


@does.register
async def _(step: SendToGraveyard, duel: Duel, speaker: Speaker) -> bool:
    fits = partial(comes_to_graveyard, duel) if speaker.pays else None
    cards = await those(step.what, duel, speaker, fits=fits)
    searched = not isinstance(step.what, DeckTop) and _are_searched(cards, speaker)
    moving.send_to_graveyard(duel, cards, Why.SENT)
    if searched:
        moving.shuffle(duel, speaker.player)
    return any(card.place is Place.GRAVEYARD for card in cards)


def _are_searched(cards: list[Card], speaker: Speaker) -> bool:
    """Whether they come from the whole Deck, not from the cards turned over of it."""
    excavated = [mark.card for mark in speaker.excavated]
    return any(card.place is Place.DECK and card not in excavated for card in cards)


@does.register
async def _(step: SendAllOthers, duel: Duel, speaker: Speaker) -> bool:
    """A Spell or Trap that resolves goes after the chain, as ever."""
    kept = await those(step.but, duel, speaker)
    hands = [card for side in duel.state.sides for card in side.hand]
    sent = [
        card
        for card in (*duel.state.field(), *hands)
        if card not in kept
        and not moving.is_used_up(duel, card)
        and not is_unaffected(duel, card, speaker)
    ]
    moving.send_to_graveyard(duel, sent, Why.SENT)
    remember(speaker, kept)
    return True


@does.register
async def _(step: Banish, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    if step.aside:
        return moving.banish_aside(duel, cards)
    return moving.banish(duel, cards, face_down=step.face_down)


@does.register
async def _(step: ReturnToField, duel: Duel, speaker: Speaker) -> bool:
    return await moving.return_to_field(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: ShuffleIntoDeck, duel: Duel, speaker: Speaker) -> bool:
    return moving.shuffle_into_deck(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: PlaceOnDeckTop, duel: Duel, speaker: Speaker) -> bool:
    return moving.place_on_deck_top(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: PlaceOnDeckBottom, duel: Duel, speaker: Speaker) -> bool:
    return moving.place_on_deck_bottom(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: SetCards, duel: Duel, speaker: Speaker) -> bool:
    def has_room(card: Card) -> bool:
        return setting.has_room(duel, speaker.player, card) and may_be_set(duel, card)

    cards = await those(step.what, duel, speaker, fits=has_room)
    for card in cards:
        await setting.set_spell(duel, speaker.player, card)
    return bool(cards)


@does.register
async def _(step: SetAgain, duel: Duel, speaker: Speaker) -> bool:
    card = speaker.card
    if card.place is not Place.FIELD:
        return False
    duel.emit(TurnedBack(card.id, speaker.player))
    return True


@does.register
async def _(step: BanishWhenItLeaves, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    here = [card for card in cards if card.place is Place.FIELD]
    for card in here:
        duel.emit(Outlawed(card.id))
    return bool(here)
