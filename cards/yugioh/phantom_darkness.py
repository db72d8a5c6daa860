"""Phantom Darkness (2008)."""

from engine.yugioh.language import *

ATLANTEAN_PIKEMAN = monster(
    "Atlantean Pikeman",
    26976414,
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=2,
    attack=1400,
    defense=0,
)

FIELD_COMMANDER_RAHZ = monster(
    "Field-Commander Rahz",
    89529919,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)),
        do=PlaceOnDeckTop(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(
                        Of(Type.WARRIOR),
                        Has(Stat.LEVEL, at_most(4)),
                        Not(Named("Field-Commander Rahz")),
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1200,
)

VENGEFUL_SHINOBI = monster(
    "Vengeful Shinobi",
    26046205,
    If(IsAttacked(THIS), ThisIs(Cards(position=Position.ATTACK)), do=Draw(1)),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=2,
    attack=400,
    defense=800,
)

THE_CALCULATOR = monster(
    "The Calculator",
    51196174,
    Continuous(
        AttackBecomes(THIS, TotalLevel(300, Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)))
    ),
    attribute=Attribute.LIGHT,
    type=Type.THUNDER,
    level=2,
    attack=None,
    defense=0,
)

SEA_KOALA = monster(
    "Sea Koala",
    87685879,
    Ignition(
        condition=Throughout(
            Exists(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.BEAST),)
                )
            )
        ),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        do=Apply(AttackBecomes(THAT, 0), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=2,
    attack=100,
    defense=1600,
)

ALLURE_OF_DARKNESS = spell(
    "Allure of Darkness",
    1475311,
    Activate(
        do=Then(
            Draw(2),
            Otherwise(
                Banish(
                    Choose(
                        Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Attribute.DARK),))
                    )
                ),
                SendToGraveyard(Every(Cards(whose=Whose.YOURS, place=Place.HAND))),
            ),
        )
    ),
)

SUPER_POLYMERIZATION = quick_play(
    "Super Polymerization",
    48130397,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=FusionSummon(either=True),
        unanswerable=True,
    ),
)

DARKNIGHT_PARSHATH = monster(
    "Darknight Parshath",
    76925842,
    If(
        Slays(THIS, sent=False),
        cost=Banish(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Attribute.DARK),))
            )
        ),
        do=Draw(1),
        you_can=True,
    ),
    Continuous(
        Gains(
            THIS,
            attack=PerCard(
                100,
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Attribute.DARK),)),
            ),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.FAIRY,
    level=5,
    attack=1900,
    defense=1400,
)

RAINBOW_LIFE = trap(
    "Rainbow Life",
    34002992,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Apply(HealsInstead(), Until.END_OF_TURN),
    ),
)

GEMINI_TRAP_HOLE = trap(
    "Gemini Trap Hole",
    67045174,
    Activate(
        when=IsDestroyed(
            Cards(Kind.MONSTER, like=(EffectMonster(), Of(Ability.GEMINI))), by=Cause.BATTLE
        ),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
    ),
)

UNLEASH_YOUR_POWER = spell(
    "Unleash Your Power!",
    73567374,
    Activate(
        do=Then(
            CountAsAgain(
                Every(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        face=Face.UP,
                        like=(Of(Ability.GEMINI), WasThere()),
                    )
                )
            ),
            InEndPhase(ChangePosition(FORMER, Position.FACE_DOWN)),
        )
    ),
)
