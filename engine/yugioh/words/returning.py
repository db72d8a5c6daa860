"""Returning cards to where they came from."""

from engine.yugioh.acts import moving
from engine.yugioh.language import (
    Noun,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    ShuffleIntoDeck,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import finds, those
from engine.yugioh.words.steps import StepRules, register


class ReturnToHandRules(StepRules[ReturnToHand]):
    """Return those cards to the hands of their owners."""

    def removes(self, step: ReturnToHand) -> Noun:
        return step.what

    def returns_to_hand(self, step: ReturnToHand) -> Noun:
        return step.what

    def takes(self, step: ReturnToHand) -> Noun:
        return step.what

    async def carry_out(self, step: ReturnToHand, duel: Duel, speaker: Speaker) -> Done:
        def can_return(card: Card) -> bool:
            return not moving.is_going(duel, card)

        chosen = await those(step.what, duel, speaker, fits=can_return)
        return chosen.done(moving.return_to_hand(duel, chosen.cards))

    def worth(self, step: ReturnToHand, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class ReturnToExtraDeckRules(StepRules[ReturnToExtraDeck]):
    """Return those monsters to the Extra Decks of their owners."""

    def removes(self, step: ReturnToExtraDeck) -> Noun:
        return step.what

    async def carry_out(self, step: ReturnToExtraDeck, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(moving.return_to_extra_deck(duel, chosen.cards))

    def worth(self, step: ReturnToExtraDeck, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class ReturnToFieldRules(StepRules[ReturnToField]):
    """Return those monsters, banished `aside`, to the field as they stood, not summoned."""

    async def carry_out(self, step: ReturnToField, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(await moving.return_to_field(duel, chosen.cards))

    def worth(self, step: ReturnToField, prospect: Prospect) -> int:
        return 1


class ShuffleIntoDeckRules(StepRules[ShuffleIntoDeck]):
    """Shuffle those cards into the Decks of their owners."""

    def removes(self, step: ShuffleIntoDeck) -> Noun:
        return step.what

    async def carry_out(self, step: ShuffleIntoDeck, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(moving.shuffle_into_deck(duel, chosen.cards))

    def worth(self, step: ShuffleIntoDeck, prospect: Prospect) -> int:
        return prospect.loss(step.what)


class PlaceOnDeckTopRules(StepRules[PlaceOnDeckTop]):
    """Place those cards on the top of the Deck."""

    def could(self, step: PlaceOnDeckTop, duel: Duel, speaker: Speaker) -> bool:
        return not speaker.pays or finds(step.what, duel, speaker)

    async def carry_out(self, step: PlaceOnDeckTop, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(moving.place_on_deck_top(duel, chosen.cards))

    def worth(self, step: PlaceOnDeckTop, prospect: Prospect) -> int:
        return 1


class PlaceOnDeckBottomRules(StepRules[PlaceOnDeckBottom]):
    """Place those cards on the bottom of the Deck."""

    def could(self, step: PlaceOnDeckBottom, duel: Duel, speaker: Speaker) -> bool:
        return True

    async def carry_out(self, step: PlaceOnDeckBottom, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        return chosen.done(moving.place_on_deck_bottom(duel, chosen.cards))

    def worth(self, step: PlaceOnDeckBottom, prospect: Prospect) -> int:
        return 1


register(ReturnToHand, ReturnToHandRules())
register(ReturnToExtraDeck, ReturnToExtraDeckRules())
register(ReturnToField, ReturnToFieldRules())
register(ShuffleIntoDeck, ShuffleIntoDeckRules())
register(PlaceOnDeckTop, PlaceOnDeckTopRules())
register(PlaceOnDeckBottom, PlaceOnDeckBottomRules())
