"""Duelist Pack: Jaden Yuki (2006)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_STEAM_HEALER = fusion_monster(
    "Elemental HERO Steam Healer",
    81197327,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Burstinatrix"),)),
            Cards(like=(Named("Elemental HERO Bubbleman"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    If(Slays(THIS), do=GainLife(OriginalAttackOf(SUBJECT))),
    attribute=Attribute.WATER,
    type=Type.WARRIOR,
    level=5,
    attack=1800,
    defense=1000,
)

BUBBLE_ILLUSION = quick_play(
    "Bubble Illusion",
    80075749,
    Activate(
        condition=Exists(
            Cards(
                whose=Whose.YOURS, place=Place.FIELD, like=(Named("Elemental HERO Bubbleman"),)
            )
        ),
        do=Apply(TrapFrom(Place.HAND), Until.END_OF_TURN),
    ),
)

ELEMENTAL_HERO_STRATOS = monster(
    "Elemental HERO Stratos",
    40044918,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)),
        you_can=True,
        do=Destroy(
            Choose(
                Cards(Kind.SPELL_TRAP, place=Place.FIELD),
                up_to=True,
                as_many_as=Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    other=True,
                    like=(OfArchetype("HERO"),),
                ),
            )
        ),
        either=True,
    ),
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)),
        you_can=True,
        do=AddToHand(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(OfArchetype("HERO"),)))
        ),
        either=True,
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=300,
)
