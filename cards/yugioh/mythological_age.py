"""Mythological Age (2001)."""

from engine.yugioh.language import *

OTOHIME = monster(
    "Otohime",
    39751093,
    NeverSpecialSummoned(),
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=ChangePosition(THAT, None),
    ),
    When(
        IsFlipped(THIS),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=ChangePosition(THAT, None),
    ),
    returns_as_spirit(),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    abilities=(Ability.SPIRIT,),
    level=3,
    attack=0,
    defense=100,
)

SPRING_OF_REBIRTH = continuous_spell(
    "Spring of Rebirth",
    94425169,
    Activate(),
    If(IsReturnedToHand(Cards(Kind.MONSTER, place=Place.FIELD)), do=GainLife(500)),
)

TWIN_HEADED_BEHEMOTH = monster(
    "Twin-Headed Behemoth",
    43586926,
    If(
        AtPhase(Phase.END, where=Place.GRAVEYARD),
        condition=this_did(Feat.FELL),
        do=AndIfYouDo(
            SpecialSummon(THIS),
            And(
                Apply(AttackBecomes(FORMER, 1000), Until.WHILE_FACE_UP),
                Apply(DefenseBecomes(FORMER, 1000), Until.WHILE_FACE_UP),
            ),
        ),
        limit=Limit.ONCE_PER_DUEL,
        you_can=True,
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=3,
    attack=1500,
    defense=1200,
)

FUSION_SWORD_MURASAME_BLADE = equip_spell(
    "Fusion Sword Murasame Blade",
    37684215,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Type.WARRIOR),))
        )
    ),
    Continuous(Gains(EQUIPPED, 800)),
    Continuous(
        StandsAgainstEffects(THIS),
        condition=ThisIs(Cards(like=(Equips(Cards(Kind.MONSTER)),))),
    ),
)

BLAST_WITH_CHAIN = trap(
    "Blast with Chain",
    98239899,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
        ),
        do=EquipThisTo(THAT),
    ),
    Continuous(Gains(EQUIPPED, 500)),
    If(
        IsDestroyed(THIS, Cause.EFFECT, as_equip=True),
        target=Target(Cards(place=Place.FIELD)),
        do=Destroy(THAT),
    ),
)

A_LEGENDARY_OCEAN = field_spell(
    "A Legendary Ocean",
    295517,
    Activate(),
    Continuous(
        Gains(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.WATER),)), 200, 200)
    ),
    Continuous(
        GainsLevels(
            AnyOf(
                Cards(Kind.MONSTER, place=Place.HAND, like=(Of(Attribute.WATER),)),
                Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.WATER),)),
            ),
            -1,
        )
    ),
    known_as="Umi",
)
