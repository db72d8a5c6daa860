"""Structure Deck: Realm of the Sea Emperor (2012)."""

from engine.yugioh.language import *

WATER_MONSTERS = Cards(Kind.MONSTER, like=(Of(Attribute.WATER),))

POSEIDRA_THE_ATLANTEAN_DRAGON = monster(
    "Poseidra, the Atlantean Dragon",
    47826112,
    Ignition(
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(Has(Stat.LEVEL, at_most(3)), Of(Attribute.WATER)),
                ),
                3,
            )
        ),
        do=SpecialSummon(THIS),
        where=(Place.HAND, Place.GRAVEYARD),
    ),
    If(
        IsSummoned(THIS, (Summon.SPECIAL,), by=THIS),
        do=AndIfYouDo(
            ReturnToHand(Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD))),
            Provided(
                Count(FORMER, at_least(3)),
                Apply(
                    Gains(
                        Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD), PerCard(-300, FORMER)
                    ),
                    Until.WHILE_FACE_UP,
                ),
            ),
        ),
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=7,
    attack=2800,
    defense=1600,
)

ATLANTEAN_DRAGOONS = monster(
    "Atlantean Dragoons",
    74311226,
    Continuous(
        AttacksDirectly(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Has(Stat.LEVEL, at_most(3)), Of(Type.SEA_SERPENT)),
            )
        )
    ),
    If(
        IsSentToActivate(THIS, WATER_MONSTERS),
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Of(Type.SEA_SERPENT), Not(Named("Atlantean Dragoons"))),
                )
            )
        ),
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=4,
    attack=1800,
    defense=0,
)

ATLANTEAN_MARKSMAN = monster(
    "Atlantean Marksman",
    706925,
    When(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(
                        Has(Stat.LEVEL, at_most(4)),
                        OfArchetype("Atlantean"),
                        Of(Type.SEA_SERPENT),
                        Not(Named("Atlantean Marksman")),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    If(
        IsSentToActivate(THIS, WATER_MONSTERS),
        target=Target(
            Cards(whose=Whose.THEIRS, place=Place.FIELD, face=Face.DOWN),
            still=Cards(whose=Whose.THEIRS, face=Face.DOWN),
        ),
        do=Destroy(THAT),
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=3,
    attack=1400,
    defense=0,
)

ATLANTEAN_HEAVY_INFANTRY = monster(
    "Atlantean Heavy Infantry",
    37104630,
    Continuous(
        SummonsAlso(
            Whose.YOURS,
            Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, at_most(4)), Of(Type.SEA_SERPENT))),
        )
    ),
    If(
        IsSentToActivate(THIS, WATER_MONSTERS),
        target=Target(
            Cards(whose=Whose.THEIRS, place=Place.FIELD, face=Face.UP),
            still=Cards(whose=Whose.THEIRS, face=Face.UP),
        ),
        do=Destroy(THAT),
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=2,
    attack=0,
    defense=1600,
)

CALL_OF_THE_ATLANTEANS = spell(
    "Call of the Atlanteans",
    73199638,
    Activate(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Has(Stat.LEVEL, at_most(3)), Of(Type.SEA_SERPENT)),
            ),
            3,
        ),
        do=SpecialSummon(Together(THAT)),
        oath=CannotSpecialSummon(Whose.YOURS),
    ),
)
