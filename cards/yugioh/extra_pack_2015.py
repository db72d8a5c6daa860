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

ELDER_ENTITY_NTSS = fusion_monster(
    "Elder Entity N'tss",
    80532587,
    FusionMaterials((Cards(like=(Of(Frame.SYNCHRO),)), Cards(like=(Of(Frame.XYZ),)))),
    SummonedByGiving(Place.GRAVEYARD, only=True),
    ComesOnce(),
    Ignition(
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Has(Stat.LEVEL, exactly(4)),)
                )
            )
        ),
        limit=Limit.ONCE_EACH,
    ),
    If(
        IsSentToGraveyard(THIS),
        you_can=True,
        target=Target(Cards(place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=2500,
    defense=1200,
)
