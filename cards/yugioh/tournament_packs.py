"""Tournament Packs (2002)."""

from engine.yugioh.language import *

NEEDLE_WORM = monster(
    "Needle Worm",
    81843628,
    Flip(do=SendToGraveyard(DeckTop(5, Whose.THEIRS))),
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=2,
    attack=750,
    defense=600,
    abilities=(Ability.FLIP,),
)

MECHANICALCHASER = monster(
    "Mechanicalchaser",
    7359741,
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=4,
    attack=1850,
    defense=800,
)

FUSION_SAGE = spell(
    "Fusion Sage",
    26902560,
    Activate(
        do=AddToHand(
            Choose(Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Polymerization"),)))
        )
    ),
)

AXE_RAIDER = monster(
    "Axe Raider",
    48305365,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1700,
    defense=1150,
)

DD_WARRIOR = monster(
    "D.D. Warrior",
    37043180,
    If(
        AtDamageStep(Timing.AFTER_CALCULATION, fighter=THIS, foe=Cards(Kind.MONSTER)),
        do=And(Banish(FOE), Banish(THIS)),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1200,
    defense=1000,
)

MORPHING_JAR = monster(
    "Morphing Jar",
    33508719,
    Flip(do=DiscardHandsAndDraw(5)),
    abilities=(Ability.FLIP,),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=2,
    attack=700,
    defense=600,
)

GUST_FAN = equip_spell(
    "Gust Fan",
    55321970,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Attribute.WIND),))
        )
    ),
    Continuous(Gains(EQUIPPED, 400, -200)),
)

RAIMEI = spell(
    "Raimei",
    56260110,
    Activate(do=InflictDamage(Whose.THEIRS, 300)),
)

GODDESS_WITH_THE_THIRD_EYE = monster(
    "Goddess with the Third Eye",
    53493204,
    StandsForMaterial(),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=1200,
    defense=1000,
)
