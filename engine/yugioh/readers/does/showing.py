"""Carrying out what shows Decks, or cards from them, to the opponent."""

from engine.yugioh.acts import moving
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.language import AddTheirChoice, BanishNamesakes
from engine.yugioh.readers.does.verb import does, those
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import LookedAt, Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker


@does.register
async def _(step: AddTheirChoice, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    if not cards:
        return False
    me, about = speaker.player, speaker.card.id
    duel.emit(Revealed(tuple(card.id for card in cards), me))
    chosen = await choose_cards(duel, duel.opponent(me), Reason.CHOOSE, cards, about=about)
    moving.send_to_graveyard(duel, [c for c in cards if c not in chosen], Why.DISCARDED)
    return moving.add_to_hand(duel, me, chosen, searched=True)


@does.register
async def _(step: BanishNamesakes, duel: Duel, speaker: Speaker) -> bool:
    names = [card.text.name for card in pointed_at(step.of, duel, speaker)]
    me = speaker.player
    for seat in (me, duel.opponent(me)):
        deck = list(duel.state.sides[seat].deck)
        if deck:
            shown = sorted(deck, key=lambda card: (card.text.name, card.id))
            ids = tuple(card.id for card in shown)
            duel.emit(LookedAt(ids, tuple(card.spot for card in shown), duel.opponent(seat)))
    decks = [duel.state.sides[seat].deck for seat in (me, duel.opponent(me))]
    found = [card for deck in decks for card in deck if card.text.name in names]
    moving.banish(duel, found)
    for seat in (me, duel.opponent(me)):
        moving.shuffle(duel, seat)
    return bool(found)
