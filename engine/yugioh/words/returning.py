"""Returning cards to where they came from."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from engine.yugioh.acts import moving
from engine.yugioh.acts.choosing import choose_order
from engine.yugioh.asked import all_that, is_shown
from engine.yugioh.formats.decks import EXTRA_FRAMES
from engine.yugioh.language import (
    FORMER,
    Cards,
    Frame,
    Noun,
    Place,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    ShuffleIntoDeck,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.adding import leaves_extra_deck
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import (
    BANISHED,
    FIELD,
    LYING,
    MONSTERS,
    ActRules,
    register_act,
)
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import (
    SECRET,
    Chosen,
    descriptions,
    finds,
    names_place,
    those,
)
from engine.yugioh.words.sending import are_searched
from engine.yugioh.words.steps import StepRules, register

S = TypeVar("S", ReturnToHand, ShuffleIntoDeck, PlaceOnDeckTop, PlaceOnDeckBottom)


def _describes_hidden(noun: Noun) -> bool:
    """Whether it says of which kind cards of a hand or a Deck have to be."""
    held = [part for part in parts(noun) if isinstance(part, Cards)]
    return any(part.place in SECRET and (part.kind or part.like) for part in held)


def _hides(card: Card, noun: Noun) -> bool:
    """Whether it lies face-down, and does not show that it is what is asked for (FAQ 11776)."""
    covered = card.place is Place.FIELD and not card.face_up
    return covered and any(is_shown(each) for such in descriptions(noun) for each in such.like)


class HomewardRules(StepRules[S], Generic[S]):
    """Those cards go back to a hand or a Deck: not what the chain or a battle sends away."""

    def could(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        return finds(step.what, duel, speaker, fits=self._can_return(step, duel, speaker))

    def comes_home(self, card: Card) -> bool:
        """Whether the card really comes to where it is returned.

        No monster of the Extra Deck does (FAQ 14283, 12916, 8914, 9686, 14804; Q&A 10470), and
        no Token.
        """
        return card.text.frame not in EXTRA_FRAMES and card.text.frame is not Frame.TOKEN

    def takeable(self, step: S, duel: Duel, speaker: Speaker) -> list[Card]:
        can = self._can_return(step, duel, speaker)
        return [card for card in all_that(step.what, duel, speaker) if can(card)]

    async def chosen(self, step: S, duel: Duel, speaker: Speaker) -> Chosen:
        """Those of them that can go back; what is described and hidden is shown (FAQ 9523)."""
        fits = self._can_return(step, duel, speaker)
        chosen = await those(step.what, duel, speaker, fits=fits)
        hidden = [card for card in chosen.cards if card.place in SECRET]
        shown = hidden if _describes_hidden(step.what) else []
        for seat in dict.fromkeys(card.owner for card in shown):
            ids = tuple(card.id for card in shown if card.owner == seat)
            duel.emit(Revealed(ids, seat))
        return chosen

    def _can_return(self, step: S, duel: Duel, speaker: Speaker) -> Callable[[Card], bool]:
        """As a cost none that would be banished instead returns (Q&A 10487).

        What is named by hand may go to either Deck, as the text can say (FAQ 20757).
        """
        either = step.what == FORMER and not isinstance(step, ReturnToHand)
        either = either or (isinstance(step, ShuffleIntoDeck) and step.or_extra)

        def can(card: Card) -> bool:
            if not (either or leaves_extra_deck(card)):
                return False
            comes = either or self.comes_home(card)
            if speaker.pays and (card.leaves_banished or not comes):
                return False
            if speaker.pays and _hides(card, step.what):
                return False
            return card is speaker.card or not moving.is_going(duel, card)

        return can


class ReturnToHandRules(HomewardRules[ReturnToHand]):
    """Return those cards to the hands of their owners."""

    def effects_on(self, step: ReturnToHand) -> Sequence[Does]:
        return (Does(Change.TO_HAND, step.what),)

    async def carry_out(self, step: ReturnToHand, duel: Duel, speaker: Speaker) -> Done:
        """What comes after speaks of the cards as they lie in the hand."""
        chosen = await self.chosen(step, duel, speaker)
        done = moving.return_to_hand(duel, chosen.cards)
        return Done(done, None if chosen.marks is None else marked(chosen.cards))

    def worth(self, step: ReturnToHand, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class ReturnToExtraDeckRules(StepRules[ReturnToExtraDeck]):
    """Return those monsters to the Extra Decks of their owners."""

    def effects_on(self, step: ReturnToExtraDeck) -> Sequence[Does]:
        return (Does(Change.TO_EXTRA_DECK, step.what),)

    async def carry_out(self, step: ReturnToExtraDeck, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(moving.return_to_extra_deck(duel, chosen.cards))

    def worth(self, step: ReturnToExtraDeck, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class ReturnToFieldRules(StepRules[ReturnToField]):
    """Return those monsters, banished `aside`, to the field, not summoned."""

    async def carry_out(self, step: ReturnToField, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(await moving.return_to_field(duel, chosen.cards, step.position))

    def worth(self, step: ReturnToField, prospect: Prospect) -> int:
        return 1


class ShuffleIntoDeckRules(HomewardRules[ShuffleIntoDeck]):
    """Shuffle those cards into the Decks of their owners."""

    def effects_on(self, step: ShuffleIntoDeck) -> Sequence[Does]:
        return (Does(Change.TO_DECK, step.what),)

    async def carry_out(self, step: ShuffleIntoDeck, duel: Duel, speaker: Speaker) -> Done:
        chosen = await self.chosen(step, duel, speaker)
        return chosen.done(moving.shuffle_into_deck(duel, chosen.cards))

    def worth(self, step: ShuffleIntoDeck, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class PlaceOnDeckTopRules(HomewardRules[PlaceOnDeckTop]):
    """Place those cards on the top of the Deck."""

    def could(self, step: PlaceOnDeckTop, duel: Duel, speaker: Speaker) -> bool:
        """The only card of a Deck is on its top already (Q&A 10081, 17231)."""
        searched = names_place(step.what, Place.DECK)
        alone = searched and len(duel.state.sides[speaker.player].deck) < 2
        return not alone and super().could(step, duel, speaker)

    def effects_on(self, step: PlaceOnDeckTop) -> Sequence[Does]:
        return (Does(Change.ON_DECK, step.what),)

    async def carry_out(self, step: PlaceOnDeckTop, duel: Duel, speaker: Speaker) -> Done:
        """What was looked for in a Deck goes on top of it once it is shuffled."""
        chosen = await self.chosen(step, duel, speaker)
        searched = are_searched(chosen.cards, speaker)
        for seat in dict.fromkeys(card.owner for card in chosen.cards if searched):
            moving.shuffle(duel, seat)
        cards = chosen.cards
        if step.in_any_order:
            moot = [card for card in cards if not self.comes_home(card)]
            home = [card for card in cards if card not in moot]
            ordered = await choose_order(speaker.player, home, speaker.card.id)
            cards = [*moot, *ordered[::-1]]
        return chosen.done(moving.place_on_deck_top(duel, cards))

    def worth(self, step: PlaceOnDeckTop, prospect: Prospect) -> int:
        return 1


class PlaceOnDeckBottomRules(HomewardRules[PlaceOnDeckBottom]):
    """Place those cards on the bottom of the Deck."""

    def effects_on(self, step: PlaceOnDeckBottom) -> Sequence[Does]:
        return (Does(Change.ON_DECK, step.what),)

    async def carry_out(self, step: PlaceOnDeckBottom, duel: Duel, speaker: Speaker) -> Done:
        chosen = await self.chosen(step, duel, speaker)
        return chosen.done(moving.place_on_deck_bottom(duel, chosen.cards))

    def worth(self, step: PlaceOnDeckBottom, prospect: Prospect) -> int:
        return 1


register(ReturnToHand, ReturnToHandRules())
register(ReturnToExtraDeck, ReturnToExtraDeckRules())
register(ReturnToField, ReturnToFieldRules())
register(ShuffleIntoDeck, ShuffleIntoDeckRules())
register(PlaceOnDeckTop, PlaceOnDeckTopRules())
register(PlaceOnDeckBottom, PlaceOnDeckBottomRules())
register_act(
    HandAct.TO_HAND,
    ActRules(lambda done: ReturnToHand(FORMER), (*FIELD, *BANISHED), pays=True),
)
register_act(
    HandAct.TO_DECK_TOP, ActRules(lambda done: PlaceOnDeckTop(FORMER), LYING, pays=True)
)
register_act(
    HandAct.TO_DECK_BOTTOM, ActRules(lambda done: PlaceOnDeckBottom(FORMER), LYING, pays=True)
)
register_act(
    HandAct.INTO_DECK, ActRules(lambda done: ShuffleIntoDeck(FORMER), LYING, pays=True)
)
register_act(HandAct.TO_EXTRA_DECK, ActRules(lambda done: ReturnToExtraDeck(FORMER), MONSTERS))
