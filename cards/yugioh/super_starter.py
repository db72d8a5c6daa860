"""Super Starter: Space-Time Showdown (2014)."""

from engine.yugioh.language import *

SUPPLY_SQUAD = continuous_spell(
    "Supply Squad",
    17626381,
    Activate(),
    If(
        IsDestroyed(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), (Cause.BATTLE, Cause.EFFECT)
        ),
        do=Draw(1),
        limit=Limit.ONCE_EACH,
    ),
)
VENTDRA_THE_EMPOWERED_WARRIOR = monster(
    "Ventdra, the Empowered Warrior",
    93298460,
    Continuous(AttacksDirectly(THIS)),
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        you_can=True,
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Of((Type.DRAGON, Type.WARRIOR, Type.SPELLCASTER)), Of(Frame.NORMAL)),
            )
        ),
        do=AddToHand(THAT),
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=5,
    attack=2000,
    defense=800,
)

ARNIS_THE_EMPOWERED_WARRIOR = monster(
    "Arnis, the Empowered Warrior",
    29687169,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Type.SPELLCASTER), Has(Stat.ATTACK, at_most(1500))),
        ),
        attacked_by=Whose.THEIRS,
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    level=4,
    attack=1700,
    defense=1200,
)

RED_SPARROW_SUMMONER = monster(
    "Red Sparrow Summoner",
    81354330,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Type.WARRIOR), Has(Stat.ATTACK, at_most(1500))),
        ),
        attacked_by=Whose.THEIRS,
    ),
    attribute=Attribute.FIRE,
    type=Type.SPELLCASTER,
    level=4,
    attack=1600,
    defense=1300,
)

TERRATIGER_THE_EMPOWERED_WARRIOR = monster(
    "Terratiger, the Empowered Warrior",
    56681873,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_most(4))),
                )
            ),
            Position.DEFENSE,
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1200,
)

BLUE_DRAGON_SUMMONER = monster(
    "Blue Dragon Summoner",
    55969226,
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        you_can=True,
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Of((Type.DRAGON, Type.WARRIOR, Type.SPELLCASTER)), Of(Frame.NORMAL)),
                )
            )
        ),
    ),
    attribute=Attribute.WIND,
    type=Type.SPELLCASTER,
    level=4,
    attack=1500,
    defense=600,
)

GOLDEN_DRAGON_SUMMONER = monster(
    "Golden Dragon Summoner",
    28565527,
    Ignition(
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=ReturnToHand(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1000,
    defense=1000,
)

GREEN_TURTLE_SUMMONER = monster(
    "Green Turtle Summoner",
    54747648,
    Flip(target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)), do=Destroy(THAT)),
    attribute=Attribute.WATER,
    type=Type.SPELLCASTER,
    abilities=(Ability.FLIP,),
    level=3,
    attack=400,
    defense=1500,
)

HYDROTORTOISE_THE_EMPOWERED_WARRIOR = monster(
    "Hydrotortoise, the Empowered Warrior",
    82176812,
    Flip(target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)), do=Destroy(THAT)),
    attribute=Attribute.WATER,
    type=Type.WARRIOR,
    abilities=(Ability.FLIP,),
    level=3,
    attack=1400,
    defense=900,
)

AETHER_THE_EMPOWERING_DRAGON = monster(
    "Aether, the Empowering Dragon",
    56804361,
    When(
        IsSummoned(THIS, (Summon.PENDULUM,)),
        you_can=True,
        target=Target(Cards(place=Place.FIELD)),
        do=ReturnToHand(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=6,
    attack=2300,
    defense=1600,
)

STARGAZER_MAGICIAN = pendulum_monster(
    "Stargazer Magician",
    94415058,
    When(
        IsReturnedToHand(
            Cards(
                Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Ability.PENDULUM),)
            ),
            by=Whose.THEIRS,
            alone=True,
        ),
        you_can=True,
        condition=OutsideDamageStep(),
        do=SpecialSummon(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Named(SUBJECT),)))
        ),
        limit=Limit.ONCE_EACH,
    ),
    scale=1,
    pendulum=(
        Continuous(
            CannotActivateCards(Kind.SPELL, Whose.THEIRS),
            condition=Battles(
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Ability.PENDULUM),))
            ),
        ),
        Continuous(
            ScaleBecomes(THIS, 4),
            condition=Both(
                Lacks(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        other=True,
                        like=(OfArchetype("Magician"), In(Zone.PENDULUM)),
                    )
                ),
                Lacks(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        other=True,
                        like=(OfArchetype("Odd-Eyes"), In(Zone.PENDULUM)),
                    )
                ),
            ),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=5,
    attack=1200,
    defense=2400,
)

TIMEGAZER_MAGICIAN = pendulum_monster(
    "Timegazer Magician",
    20409757,
    Continuous(
        StandsAgainstEffects(
            Cards(whose=Whose.YOURS, place=Place.FIELD, like=(In(Zone.PENDULUM),)),
            by=Whose.THEIRS,
            once_a_turn=True,
        )
    ),
    scale=8,
    pendulum=(
        Activate(condition=Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        Continuous(
            CannotActivateCards(Kind.TRAP, Whose.THEIRS),
            condition=Battles(
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Ability.PENDULUM),))
            ),
        ),
        Continuous(
            ScaleBecomes(THIS, 4),
            condition=Both(
                Lacks(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        other=True,
                        like=(OfArchetype("Magician"), In(Zone.PENDULUM)),
                    )
                ),
                Lacks(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        other=True,
                        like=(OfArchetype("Odd-Eyes"), In(Zone.PENDULUM)),
                    )
                ),
            ),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=3,
    attack=1200,
    defense=600,
)

SORCEROUS_SPELL_WALL = field_spell(
    "Sorcerous Spell Wall",
    81231742,
    Activate(),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), attack=300),
        condition=During(Whose.YOURS),
    ),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), defense=300),
        condition=During(Whose.THEIRS),
    ),
)

WHITE_TIGER_SUMMONER = monster(
    "White Tiger Summoner",
    28348939,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(Has(Stat.LEVEL, at_most(4)), Of(Frame.NORMAL)),
                )
            )
        ),
    ),
    Continuous(Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), attack=100, defense=100)),
    attribute=Attribute.EARTH,
    type=Type.SPELLCASTER,
    level=3,
    attack=1000,
    defense=1700,
)

ODD_EYES_DRAGON = monster(
    "Odd-Eyes Dragon",
    53025096,
    If(Slays(THIS), do=InflictDamage(Whose.THEIRS, HalfOf(OriginalAttackOf(SUBJECT)))),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=7,
    attack=2500,
    defense=2000,
)
