"""Extra Pack Volume 4 (2012)."""

from engine.yugioh.language import *

SABER_VAULT = field_spell(
    "Saber Vault",
    73787254,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("X-Saber"),)),
            PerLevel(100),
            PerLevel(-100),
        )
    ),
)

MAXX_C = monster(
    'Maxx "C"',
    23434538,
    Quick(
        cost=SendToGraveyard(THIS),
        do=Apply(
            EachTime(IsSummoned(Cards(Kind.MONSTER, Whose.THEIRS), (Summon.SPECIAL,)), Draw(1)),
            Until.END_OF_TURN,
        ),
        limit=Limit.ONCE_BY_NAME,
        where=Place.HAND,
    ),
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=2,
    attack=500,
    defense=200,
)

XX_SABER_BOGGART_KNIGHT = monster(
    "XX-Saber Boggart Knight",
    5998840,
    NeverMaterial((Summon.SYNCHRO,), Cards(Kind.MONSTER, like=(OfArchetype("X-Saber"),))),
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(Has(Stat.LEVEL, at_most(4)), OfArchetype("X-Saber")),
                )
            )
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1900,
    defense=1000,
)

XX_SABER_DARKSOUL = monster(
    "XX-Saber Darksoul",
    31383545,
    If(
        AtPhase(Phase.END, None, Place.GRAVEYARD),
        this_did(Feat.LEFT),
        you_can=True,
        do=AddToHand(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(OfArchetype("X-Saber"),)))
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=3,
    attack=100,
    defense=100,
)
