"""Flaming Eternity (2005)."""

from engine.yugioh.language import *

THREATENING_ROAR = trap(
    "Threatening Roar",
    36361633,
    Activate(do=Apply(CannotDeclareAttacks(Whose.THEIRS), Until.END_OF_TURN)),
)

SHADOWSLAYER = monster(
    "Shadowslayer",
    20939559,
    Continuous(
        AttacksDirectly(THIS),
        Lacks(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, position=Position.ATTACK)),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1400,
    defense=200,
)

CHIRON_THE_MAGE = monster(
    "Chiron the Mage",
    16956455,
    Ignition(
        cost=Discard(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.HAND))),
        target=Target(
            Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.SPELL_TRAP, Whose.THEIRS),
        ),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1800,
    defense=1000,
)

LIGHTNING_VORTEX = spell(
    "Lightning Vortex",
    69162969,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP))),
    ),
)

RESCUE_CAT = monster(
    "Rescue Cat",
    14878871,
    Ignition(
        cost=SendToGraveyard(THIS),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Of(Type.BEAST), Has(Stat.LEVEL, at_most(3))),
                    ),
                    2,
                )
            ),
            And(
                Apply(EffectsNegated(FORMER), Until.WHILE_FACE_UP), InEndPhase(Destroy(FORMER))
            ),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=300,
    defense=100,
)


GRANMARG_THE_ROCK_MONARCH = monster(
    "Granmarg the Rock Monarch",
    60229110,
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        target=Target(Cards(place=Place.FIELD, face=Face.DOWN), still=Cards(face=Face.DOWN)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=6,
    attack=2400,
    defense=1000,
)

SILENT_SWORDSMAN_LV5 = monster(
    "Silent Swordsman LV5",
    74388798,
    Continuous(IsUnaffected(THIS, Kind.SPELL, Whose.THEIRS)),
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        ThisIs(Cards(like=(Did(Feat.STRUCK, last=True),))),
        SendToGraveyard(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(Named("Silent Swordsman LV7"),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named("Silent Swordsman LV7"),),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=5,
    attack=2300,
    defense=1000,
)

METEOR_OF_DESTRUCTION = spell(
    "Meteor of Destruction",
    33767325,
    Activate(
        condition=HasLife(Whose.THEIRS, at_least(3001)), do=InflictDamage(Whose.THEIRS, 1000)
    ),
)

GEARFRIED_THE_SWORDMASTER = monster(
    "Gearfried the Swordmaster",
    57046845,
    OnlySummonedBy("Release Restraint"),
    If(
        IsEquipped(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=7,
    attack=2600,
    defense=2200,
    special_only=True,
)

ARMED_SAMURAI_BEN_KEI = monster(
    "Armed Samurai - Ben Kei",
    84430950,
    Continuous(AttacksMore(THIS, PerCard(1, Cards(like=(Equips(THIS),))))),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=500,
    defense=800,
)

THE_DARK_HEX_SEALED_FUSION = monster(
    "The Dark - Hex-Sealed Fusion",
    52101615,
    StandsForMaterial(),
    Ignition(
        cost=TributeMaterials(Cards(Kind.MONSTER, like=(Of(Attribute.DARK), Of(Frame.FUSION)))),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.EXTRA_DECK,
                    like=(Of(Attribute.DARK), Of(Frame.FUSION), MadeOfThose()),
                )
            )
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.ROCK,
    level=3,
    attack=1000,
    defense=1600,
)

RE_FUSION = equip_spell(
    "Re-Fusion",
    74694807,
    Activate(
        cost=PayLife(800),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.FUSION),))
        ),
        do=AndIfYouDo(SpecialSummon(THAT), EquipThisTo(THAT)),
    ),
    Whenever(IsDestroyed(THIS), do=Banish(THAT)),
)

SWORDS_OF_CONCEALING_LIGHT = continuous_spell(
    "Swords of Concealing Light",
    12923641,
    Remains(2, Whose.YOURS, Phase.STANDBY),
    Activate(
        do=Provided(
            Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
            ChangePosition(
                Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
                Position.FACE_DOWN,
            ),
        )
    ),
    Continuous(CannotChangePosition(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
)
