"""Sending cards to the Graveyard."""

from collections.abc import Sequence
from functools import partial

from engine.yugioh.acts import moving
from engine.yugioh.asked import all_that
from engine.yugioh.facts.banish_instead import comes_to_graveyard, diverted
from engine.yugioh.facts.reach import is_unaffected, player
from engine.yugioh.language import (
    FORMER,
    Choose,
    DeckTop,
    Noun,
    Place,
    SendAllOthers,
    SendToGraveyard,
    Step,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    HAND,
    ActRules,
    register_act,
)
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import finds, those
from engine.yugioh.words.steps import StepRules, draws, register, taken


def are_searched(cards: list[Card], speaker: Speaker) -> bool:
    """Whether they come from the whole Deck, not from the cards turned over of it."""
    excavated = [mark.card for mark in speaker.excavated]
    return any(card.place is Place.DECK and card not in excavated for card in cards)


def can_send(noun: Noun, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is what can be sent to the Graveyard.

    As a cost, only what will really come there can (Q&A 9201, 23815). Nobody knows the top of a
    Deck: it is no cost while some of its cards would not come there (Q&A 9234).
    """
    if not speaker.pays:
        return finds(noun, duel, speaker)
    if isinstance(noun, DeckTop):
        deck = duel.state.sides[player(noun.whose, duel, speaker)].deck
        return not diverted(duel, deck) and finds(noun, duel, speaker)
    if not isinstance(noun, Choose) and diverted(duel, all_that(noun, duel, speaker)):
        return False
    return finds(noun, duel, speaker, partial(comes_to_graveyard, duel))


def sendable(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """All cards that a cost could send to the Graveyard."""
    cards = all_that(noun, duel, speaker)
    if not isinstance(noun, Choose):
        return cards
    return [card for card in cards if comes_to_graveyard(duel, card)]


class SendToGraveyardRules(StepRules[SendToGraveyard]):
    """Send those cards to the Graveyard."""

    def could(self, step: SendToGraveyard, duel: Duel, speaker: Speaker) -> bool:
        return can_send(step.what, duel, speaker)

    def could_follow(
        self, step: SendToGraveyard, first: Step, duel: Duel, speaker: Speaker
    ) -> bool:
        """From the top of a Deck goes what was not taken from it before (FAQ 7625, 9122)."""
        if isinstance(step.what, DeckTop):
            sender = player(step.what.whose, duel, speaker)
            gone = draws(first) + (taken(first) if sender == speaker.player else 0)
            return len(duel.state.sides[sender].deck) >= gone + step.what.count
        return super().could_follow(step, first, duel, speaker)

    def effects_on(self, step: SendToGraveyard) -> Sequence[Does]:
        return (Does(Change.SENT, step.what),)

    def takeable(self, step: SendToGraveyard, duel: Duel, speaker: Speaker) -> list[Card]:
        return sendable(step.what, duel, speaker)

    async def carry_out(self, step: SendToGraveyard, duel: Duel, speaker: Speaker) -> Done:
        fits = partial(comes_to_graveyard, duel) if speaker.pays else None
        chosen = await those(step.what, duel, speaker, fits=fits)
        cards = chosen.cards
        searched = not isinstance(step.what, DeckTop) and are_searched(cards, speaker)
        decks = [card.owner for card in cards if card.place is Place.DECK]
        moving.send_to_graveyard(duel, cards, Why.SENT)
        for seat in dict.fromkeys(decks) if searched else ():
            moving.shuffle(duel, seat)
        return chosen.done(any(card.place is Place.GRAVEYARD for card in cards))

    def worth(self, step: SendToGraveyard, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class SendAllOthersRules(StepRules[SendAllOthers]):
    """Send all cards on the field and in the hands but that one to the Graveyard."""

    def could(self, step: SendAllOthers, duel: Duel, speaker: Speaker) -> bool:
        return finds(step.but, duel, speaker)

    async def carry_out(self, step: SendAllOthers, duel: Duel, speaker: Speaker) -> Done:
        """A Spell or Trap that resolves goes after the chain, as ever."""
        kept = (await those(step.but, duel, speaker)).cards
        hands = [card for side in duel.state.sides for card in side.hand]
        sent = [
            card
            for card in (*duel.state.field(), *hands)
            if card not in kept
            and not moving.is_used_up(duel, card)
            and not is_unaffected(duel, card, speaker)
        ]
        moving.send_to_graveyard(duel, sent, Why.SENT)
        return Done(True, marked(kept))

    def worth(self, step: SendAllOthers, prospect: Prospect) -> int:
        theirs = prospect.duel.state.monsters(prospect.duel.opponent(prospect.speaker.player))
        return prospect.harm(theirs)


register(SendToGraveyard, SendToGraveyardRules())
register(SendAllOthers, SendAllOthersRules())
register_act(
    HandAct.TO_GRAVEYARD,
    ActRules(
        lambda done: SendToGraveyard(FORMER),
        (*FIELD, *HAND, *DECK, *EXTRA, *BANISHED),
        pays=True,
    ),
)
