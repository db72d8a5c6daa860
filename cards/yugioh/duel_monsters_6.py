"""Cards given with the game Duel Monsters 6 (2001)."""

from engine.yugioh.language import *

TEMPLE_OF_THE_KINGS = continuous_spell(
    "Temple of the Kings",
    29762407,
    Activate(),
    Continuous(TrapFrom(Place.FIELD)),
    Ignition(
        cost=And(
            SendToGraveyard(
                Choose(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        like=(Named("Mystical Beast of Serket"),),
                    )
                )
            ),
            SendToGraveyard(THIS),
        ),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.HAND),
                    Cards(Kind.MONSTER, Whose.YOURS, Place.DECK),
                    Cards(
                        Kind.MONSTER, Whose.YOURS, Place.EXTRA_DECK, like=(Of(Frame.FUSION),)
                    ),
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
)

GILFORD_THE_LIGHTNING = monster(
    "Gilford the Lightning",
    36354007,
    CanTribute(3),
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        CameByTributes(3),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=8,
    attack=2800,
    defense=1400,
)

MYSTICAL_BEAST_OF_SERKET = monster(
    "Mystical Beast of Serket",
    89194033,
    DestroyedIf(
        Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Temple of the Kings"),)))
    ),
    Continuous(BanishesSlain(THIS)),
    If(Slays(THIS, sent=False), do=Apply(Gains(THIS, attack=500), Until.WHILE_FACE_UP)),
    attribute=Attribute.EARTH,
    type=Type.FAIRY,
    level=6,
    attack=2500,
    defense=2000,
)
