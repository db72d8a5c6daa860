"""Starter Deck: Dawn of the Xyz (2011)."""

from engine.yugioh.language import *

GANBARA_KNIGHT = monster(
    "Ganbara Knight",
    24291651,
    When(
        IsAttacked(THIS),
        Throughout(ThisIs(Cards(position=Position.ATTACK))),
        you_can=True,
        do=ChangePosition(THIS, Position.DEFENSE),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=0,
    defense=1800,
)

NUMBER_39_UTOPIA = xyz_monster(
    "Number 39: Utopia",
    84013237,
    XyzMaterials(4),
    When(
        DeclaresAttack(Cards(Kind.MONSTER)),
        you_can=True,
        cost=DetachMaterial(),
        do=NegateAttack(),
    ),
    If(
        IsAttacked(THIS),
        condition=ThisIs(Cards(like=(Not(HasMaterial()),))),
        do=Destroy(THIS),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    attack=2500,
    defense=2000,
    rank=4,
)

ZUBABA_KNIGHT = monster(
    "Zubaba Knight",
    97896503,
    If(
        AtDamageStep(
            Timing.START,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.DEFENSE, face=Face.UP),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1600,
    defense=900,
)

XYZ_EFFECT = trap(
    "Xyz Effect",
    58628539,
    Activate(
        when=IsSummoned(Cards(Kind.MONSTER, Whose.YOURS), (Summon.XYZ,)),
        target=Target(Cards(place=Place.FIELD, other=True)),
        do=Destroy(THAT),
    ),
)

FEEDBACK_WARRIOR = monster(
    "Feedback Warrior",
    50785356,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Has(Stat.LEVEL, at_least(1)),)),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=Apply(LevelBecomes(THAT, 3), Until.WHILE_FACE_UP),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=800,
    defense=700,
)

SHINE_KNIGHT = monster(
    "Shine Knight",
    86952477,
    Continuous(
        LevelBecomes(THIS, 4),
        condition=ThisIs(Cards(face=Face.UP, position=Position.DEFENSE)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=3,
    attack=400,
    defense=1900,
)

XYZ_ENERGY = spell(
    "Xyz Energy",
    85839825,
    Activate(
        cost=DetachMaterial(of=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, Whose.THEIRS, face=Face.UP),
        ),
        do=Destroy(THAT),
    ),
)

BLUSTERING_WINDS = spell(
    "Blustering Winds",
    22346472,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 1000, 1000), Until.YOUR_NEXT_STANDBY_PHASE),
    ),
)

SPEED_BIRD = monster(
    "Speed Bird",
    86174055,
    When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        you_can=True,
        target=Target(
            Cards(
                Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Has(Stat.LEVEL, exactly(2)),)
            ),
            2,
        ),
        do=AndIfYouDo(SpecialSummon(THAT), Apply(EffectsNegated(THAT), Until.WHILE_FACE_UP)),
    ),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1200,
    defense=1000,
)

KEY_MAN_THE_KEY_WARRIOR = monster(
    "Key Man the Key Warrior",
    23168060,
    Ignition(do=Apply(LevelBecomes(THIS, 3), Until.END_OF_TURN), limit=Limit.ONCE_EACH),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=2,
    attack=1000,
    defense=500,
)

REINFORCED_SPACE = trap(
    "Reinforced Space",
    11224934,
    Activate(
        do=Apply(
            Gains(
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.XYZ),)),
                PerMaterial(300),
            ),
            Until.END_OF_TURN,
        )
    ),
)

GACHI_GACHI_GANTETSU = xyz_monster(
    "Gachi Gachi Gantetsu",
    10002346,
    XyzMaterials(2),
    Continuous(DetachesInstead(THIS)),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            PerMaterial(200, THIS),
            PerMaterial(200, THIS),
        )
    ),
    rank=2,
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    attack=500,
    defense=1800,
)
