"""Seeing cards."""

from collections.abc import Sequence

from engine.core.protocol import Number
from engine.yugioh.acts.choosing import choose_order
from engine.yugioh.acts.moving import place_on_deck_top
from engine.yugioh.asked import all_that
from engine.yugioh.facts.restrictions import is_hand_revealed
from engine.yugioh.language import (
    FORMER,
    THIS,
    DeckTop,
    Every,
    Excavate,
    LookAt,
    Place,
    Rearrange,
    Reveal,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.sights import LookedAt, Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import (
    EXTRA,
    HAND,
    MY_COVERED,
    SOME,
    THEIR_COVERED,
    THEIR_HAND,
    ActRules,
    register_act,
    they_hold_cards,
)
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import SECRET, names_place, those
from engine.yugioh.words.steps import StepRules, register


def is_hidden(card: Card) -> bool:
    """Whether not everybody knows `card` as it lies."""
    return card.place in SECRET or not card.face_up


def _is_of_hand(step: Reveal) -> bool:
    """Whether it is said of cards of a hand, or of the card itself."""
    return step.what == THIS or names_place(step.what, Place.HAND)


class RevealRules(StepRules[Reveal]):
    """Show those cards to both players."""

    def could(self, step: Reveal, duel: Duel, speaker: Speaker) -> bool:
        """Nothing of a hand that everybody sees (Q&A 14058, 20844)."""
        seen = is_hand_revealed(duel, speaker.player)
        return super().could(step, duel, speaker) and not (seen and _is_of_hand(step))

    async def carry_out(self, step: Reveal, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        cards = chosen.cards
        hidden = [card for card in cards if is_hidden(card)]
        for seat in dict.fromkeys(card.spot.seat for card in hidden):
            shown = tuple(card.id for card in hidden if card.spot.seat == seat)
            duel.emit(Revealed(shown, seat))
        return chosen.done(bool(cards))

    def worth(self, step: Reveal, prospect: Prospect) -> int:
        return 1


class LookAtRules(StepRules[LookAt]):
    """Look at those cards; nobody else sees them."""

    def could(self, step: LookAt, duel: Duel, speaker: Speaker) -> bool:
        """Of a Deck that holds fewer, fewer are looked at (FAQ 4852)."""
        if isinstance(step.what, DeckTop):
            return bool(all_that(step.what, duel, speaker))
        return super().could(step, duel, speaker)

    def effects_on(self, step: LookAt) -> Sequence[Does]:
        return (Does(Change.SEEN, step.what),)

    async def carry_out(self, step: LookAt, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        cards = chosen.cards
        if cards:
            ids = tuple(card.id for card in cards)
            duel.emit(LookedAt(ids, tuple(card.spot for card in cards), speaker.player))
        return chosen.done(bool(cards))

    def worth(self, step: LookAt, prospect: Prospect) -> int:
        return 1


class RearrangeRules(StepRules[Rearrange]):
    """Look at so many cards from the top of your Deck, and put them back in any order."""

    def could(self, step: Rearrange, duel: Duel, speaker: Speaker) -> bool:
        least = 1 if step.up_to else step.count
        return len(duel.state.sides[speaker.player].deck) >= least

    async def carry_out(self, step: Rearrange, duel: Duel, speaker: Speaker) -> Done:
        seat, about = speaker.player, speaker.card.id
        deck = duel.state.sides[seat].deck
        count = min(step.count, len(deck))
        if step.up_to and count > 1:
            (count,) = await Number(seat, Reason.HOW_MANY, 1, count, about=about)
        left = deck[: -count - 1 : -1]
        ids = tuple(card.id for card in left)
        if ids:
            duel.emit(LookedAt(ids, tuple(card.spot for card in left), seat))
        ordered = await choose_order(seat, left, about)
        place_on_deck_top(duel, ordered[::-1])
        return Done(bool(ordered))

    def worth(self, step: Rearrange, prospect: Prospect) -> int:
        return 1


class ExcavateRules(StepRules[Excavate]):
    """Turn over so many cards from the top of your Deck, before both players."""

    def could(self, step: Excavate, duel: Duel, speaker: Speaker) -> bool:
        return len(duel.state.sides[speaker.player].deck) >= step.count

    async def carry_out(self, step: Excavate, duel: Duel, speaker: Speaker) -> Done:
        cards = duel.state.sides[speaker.player].deck[: -step.count - 1 : -1]
        if cards:
            duel.emit(Revealed(tuple(card.id for card in cards), speaker.player))
        return Done(bool(cards), excavated=marked(cards))


register(Reveal, RevealRules())
register(LookAt, LookAtRules())
register(Rearrange, RearrangeRules())
register(Excavate, ExcavateRules())
register_act(
    HandAct.REVEAL,
    ActRules(lambda done: Reveal(FORMER), (*HAND, *MY_COVERED, *EXTRA), pays=True),
)
register_act(HandAct.LOOK, ActRules(lambda done: LookAt(FORMER), THEIR_COVERED, tells=True))
register_act(
    HandAct.LOOK_AT_HAND,
    ActRules(lambda done: LookAt(Every(THEIR_HAND)), is_open=they_hold_cards, tells=True),
)
register_act(
    HandAct.LOOK_AT_DECK,
    ActRules(lambda done: LookAt(DeckTop(done.number)), numbers=SOME, tells=True),
)
