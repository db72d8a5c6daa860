"""Extra Pack 2015 (2015)."""

from engine.yugioh.language import *

TYPHOON = trap(
    "Typhoon",
    14883228,
    FromHandIf(
        Both(
            Exists(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD), 2),
            Lacks(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
        )
    ),
    Activate(
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.UP, other=True)),
        do=Destroy(THAT),
    ),
)

FUSION_SUBSTITUTE = spell(
    "Fusion Substitute",
    74335036,
    Activate(do=FusionSummon(places=(Place.FIELD,))),
    Ignition(
        cost=Banish(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.FUSION),))
        ),
        do=Then(ReturnToExtraDeck(THAT), Draw(1)),
        where=Place.GRAVEYARD,
    ),
    known_as="Polymerization",
)

CARD_ADVANCE = spell(
    "Card Advance",
    52112003,
    Activate(
        do=AlsoAfterThat(
            Rearrange(5, up_to=True),
            Apply(
                SummonsAlso(Whose.YOURS, Cards(Kind.MONSTER), tributing=True),
                Until.END_OF_TURN,
            ),
        ),
    ),
)
