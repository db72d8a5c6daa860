"""What cards said in 2004, where they say otherwise today: each as its difference."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from cards.yugioh import BOOK, by_name
from engine.yugioh.language import *

STRONG = Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, at_least(1500)),))
THEIR_HAND = Cards(whose=Whose.THEIRS, place=Place.HAND)
THEIR_MONSTERS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)

WITCH_OF_THE_BLACK_FOREST = replace(
    by_name("Witch of the Black Forest"),
    effects=(
        If(
            IsSentToGraveyard(THIS, origin=Place.FIELD),
            do=AddToHand(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Has(Stat.DEFENSE, at_most(1500)),),
                    )
                )
            ),
        ),
    ),
)

SANGAN = replace(
    by_name("Sangan"),
    effects=(
        If(
            IsSentToGraveyard(THIS, origin=Place.FIELD),
            do=AddToHand(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Has(Stat.ATTACK, at_most(1500)),),
                    )
                )
            ),
        ),
    ),
)

RING_OF_DESTRUCTION = replace(
    by_name("Ring of Destruction"),
    effects=(
        Activate(
            target=Target(
                Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP),
                still=Cards(Kind.MONSTER, face=Face.UP),
            ),
            do=AndIfYouDo(
                Destroy(THAT),
                And(
                    InflictDamage(Whose.YOURS, AttackHad()),
                    InflictDamage(Whose.THEIRS, AttackHad()),
                ),
            ),
        ),
    ),
)

MAKYURA_THE_DESTRUCTOR = replace(
    by_name("Makyura the Destructor"),
    effects=(
        Whenever(
            IsSentToGraveyard(THIS),
            do=Apply(TrapFrom(Place.HAND, any_number=True), Until.END_OF_TURN),
        ),
    ),
)

TEMPLE_OF_THE_KINGS = replace(
    by_name("Temple of the Kings"),
    effects=tuple(
        Continuous(TrapFrom(Place.FIELD, any_number=True))
        if isinstance(effect, Continuous)
        else replace(effect, limit=None)
        if isinstance(effect, Ignition)
        else effect
        for effect in by_name("Temple of the Kings").effects
    ),
)

IMPERIAL_ORDER = replace(
    by_name("Imperial Order"),
    effects=tuple(
        Maintained(PayLife(700)) if isinstance(effect, Maintained) else effect
        for effect in by_name("Imperial Order").effects
    ),
)

CRUSH_CARD_VIRUS = replace(
    by_name("Crush Card Virus"),
    effects=(
        Activate(
            cost=TributeCards(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        like=(Of(Attribute.DARK), Has(Stat.ATTACK, at_most(1000))),
                    )
                )
            ),
            do=And(
                Provided(
                    Either(Exists(THEIR_HAND), Exists(THEIR_MONSTERS)),
                    AndIfYouDo(
                        LookAt(Every(AnyOf(THEIR_HAND, THEIR_MONSTERS))),
                        Destroy(Every(Among(Lot.SEEN, STRONG))),
                    ),
                ),
                Apply(ChecksDraws(Whose.THEIRS, STRONG), Until.END_OF_THEIR_THIRD_TURN),
            ),
        ),
    ),
)

IN_2004 = (
    WITCH_OF_THE_BLACK_FOREST,
    MAKYURA_THE_DESTRUCTOR,
    TEMPLE_OF_THE_KINGS,
    IMPERIAL_ORDER,
    CRUSH_CARD_VIRUS,
    RING_OF_DESTRUCTION,
    SANGAN,
)

BOOKS: Mapping[str, Mapping[int, CardText]] = MappingProxyType(
    {"expert": MappingProxyType({**BOOK, **{card.passcode: card for card in IN_2004}})}
)
"""The cards of the formats that read some of them otherwise, by the key of the format."""


def book_of(format: str) -> Mapping[int, CardText]:
    """Every card that can be played, by passcode, as that format reads it."""
    return BOOKS.get(format, BOOK)
