"""Adding cards to the hand."""

from collections.abc import Callable, Sequence

from engine.core.changing import changed
from engine.yugioh.acts import moving
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.formats.decks import EXTRA_FRAMES
from engine.yugioh.language import (
    FORMER,
    AddBoth,
    AddTheirChoice,
    AddToHand,
    Choose,
    Place,
    Step,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, mark, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import (
    DECK,
    MY_BANISHED,
    MY_GRAVEYARD,
    ActRules,
    register_act,
)
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import finds, left_by_cost, those
from engine.yugioh.words.sending import are_searched
from engine.yugioh.words.steps import StepRules, has_to_be_there, register


def leaves_extra_deck(card: Card) -> bool:
    """Whether it would not just go back to the Extra Deck where it lies (Q&A 21603)."""
    return card.place is not Place.EXTRA_DECK or card.text.frame not in EXTRA_FRAMES


class AddToHandRules(StepRules[AddToHand]):
    """Add those cards to your hand, shown to your opponent."""

    def could(self, step: AddToHand, duel: Duel, speaker: Speaker) -> bool:
        return finds(step.what, duel, speaker, fits=leaves_extra_deck)

    def could_follow(self, step: AddToHand, first: Step, duel: Duel, speaker: Speaker) -> bool:
        return not has_to_be_there(step.what, first) or self.could(step, duel, speaker)

    def effects_on(self, step: AddToHand) -> Sequence[Does]:
        return (Does(Change.ADDED, step.what),)

    async def carry_out(self, step: AddToHand, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker, fits=leaves_extra_deck)
        return _added(chosen.cards, duel, speaker)

    def worth(self, step: AddToHand, prospect: Prospect) -> int:
        """Nothing where none is there, though it may be looked for (EX-WIN-10)."""
        chosen = isinstance(step.what, Choose)
        there = chosen and left_by_cost(step.what, prospect.duel, prospect.speaker)
        return A_CARD if there or not chosen else 0


class AddBothRules(StepRules[AddBoth]):
    """Choose that, then the other, and add both to your hand; both or none (FAQ 12337)."""

    def could(self, step: AddBoth, duel: Duel, speaker: Speaker) -> bool:
        return finds(step.first, duel, speaker, fits=_goes_with(step, duel, speaker))

    def effects_on(self, step: AddBoth) -> Sequence[Does]:
        return (Does(Change.ADDED, step.first), Does(Change.ADDED, step.second))

    async def carry_out(self, step: AddBoth, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.first, duel, speaker, fits=_goes_with(step, duel, speaker))
        if not chosen.cards:
            return chosen.done(False)
        after = speaker.after(chosen.done(True))
        one = chosen.cards[0]
        other = await those(step.second, duel, after, fits=lambda each: _both_go(one, each))
        return _added([*chosen.cards, *other.cards], duel, speaker)

    def worth(self, step: AddBoth, prospect: Prospect) -> int:
        return 2 * A_CARD


def _added(cards: list[Card], duel: Duel, speaker: Speaker) -> Done:
    searched = are_searched(cards, speaker)
    added = moving.add_to_hand(duel, speaker.player, cards, searched=searched)
    return Done(added, marked([card for card in cards if card.place is Place.HAND]))


def _goes_with(step: AddBoth, duel: Duel, speaker: Speaker) -> Callable[[Card], bool]:
    """Whether a card leaves another that could be added with it."""

    def goes(card: Card) -> bool:
        after = changed(speaker, former=(mark(card),))
        return leaves_extra_deck(card) and finds(
            step.second, duel, after, fits=lambda other: _both_go(card, other)
        )

    return goes


def _both_go(card: Card, other: Card) -> bool:
    return other is not card and leaves_extra_deck(other)


class AddTheirChoiceRules(StepRules[AddTheirChoice]):
    """Show those cards: your opponent chooses one, which you add to your hand; the rest go."""

    def effects_on(self, step: AddTheirChoice) -> Sequence[Does]:
        return (Does(Change.ADDED, step.what), Does(Change.SENT, step.what))

    async def carry_out(self, step: AddTheirChoice, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        cards = chosen.cards
        if not cards:
            return chosen.done(False)
        me, about = speaker.player, speaker.card.id
        duel.emit(Revealed(tuple(card.id for card in cards), me))
        theirs = await choose_cards(duel, duel.opponent(me), Reason.CHOOSE, cards, about=about)
        moving.send_to_graveyard(duel, [c for c in cards if c not in theirs], Why.DISCARDED)
        return chosen.done(moving.add_to_hand(duel, me, theirs, searched=True))

    def worth(self, step: AddTheirChoice, prospect: Prospect) -> int:
        return A_CARD


register(AddBoth, AddBothRules())
register(AddToHand, AddToHandRules())
register(AddTheirChoice, AddTheirChoiceRules())
register_act(
    HandAct.ADD_TO_HAND,
    ActRules(lambda done: AddToHand(FORMER), (*DECK, *MY_GRAVEYARD, *MY_BANISHED)),
)
