"""Reading what is banished instead of being sent to the Graveyard."""

from collections.abc import Sequence

from engine.yugioh.acts.moving import resting_place
from engine.yugioh.facts.holding import holding_without
from engine.yugioh.facts.reach import applies
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Instead

_WHAT = {False: Instead.IS_BANISHED, True: Instead.IS_BANISHED_FROM_BENEATH}


def diverted(duel: Duel, cards: Sequence[Card], leaving: Sequence[Card] = ()) -> Sequence[Card]:
    """Those of `cards` that do not come to the Graveyard while `leaving` leave the field.

    What says so and leaves at the same time says so no more (MR-PEND-32); what was negated
    by a card that leaves is negated no more. A card may also be bound to be banished itself.
    What is banished already can be returned there (Q&A 8809).
    """
    held = {
        beneath: [
            (claim, by)
            for claim, by in holding_without(_WHAT[beneath], duel, cards)
            if by.card not in leaving
        ]
        for beneath in dict.fromkeys(card.place is Place.MATERIAL for card in cards)
    }
    return [
        card
        for card in cards
        if card.place is not Place.BANISHED
        if card.leaves_banished
        or any(
            applies(claim.who, duel, by, card)
            for claim, by in held[card.place is Place.MATERIAL]
        )
    ]


def comes_to_graveyard(duel: Duel, card: Card) -> bool:
    """Whether `card`, sent to the Graveyard, comes there.

    A Token never does, nor does a Pendulum Monster from the field.
    """
    return resting_place(duel, card) is Place.GRAVEYARD and not diverted(duel, (card,))
