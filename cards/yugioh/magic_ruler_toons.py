"""Magic Ruler (2002): the Toons, and what is flipped."""

from engine.yugioh.language import *

# What all Toons of that age say of their Summon, of attacks, and of the end of Toon World.
UNDER_TOON_WORLD = Exists(
    Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Toon World"),))
)
THEIR_TOONS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Ability.TOON),))
AS_TOONS_DO = (
    Continuous(CannotAttack(THIS), SummonedThisTurn(THIS, (Summon.SPECIAL,))),
    Continuous(PaysToAttack(THIS, 500)),
    Continuous(AttacksDirectly(THIS), Lacks(THEIR_TOONS)),
    Continuous(
        AttacksOnly(THIS, Cards(Kind.MONSTER, like=(Of(Ability.TOON),))), Exists(THEIR_TOONS)
    ),
    Whenever(IsDestroyed(Cards(place=Place.FIELD, like=(Named("Toon World"),))), do=FALLS),
)

TOON_WORLD = continuous_spell("Toon World", 15259703, Activate(cost=PayLife(1000)))

BLUE_EYES_TOON_DRAGON = monster(
    "Blue-Eyes Toon Dragon",
    53183600,
    SummonedIf(
        UNDER_TOON_WORLD,
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), 2)),
    ),
    *AS_TOONS_DO,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=2500,
    abilities=(Ability.TOON,),
    special_only=True,
)

MANGA_RYU_RAN = monster(
    "Manga Ryu-Ran",
    38369349,
    SummonedIf(
        UNDER_TOON_WORLD,
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), 2)),
    ),
    *AS_TOONS_DO,
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    level=7,
    attack=2200,
    defense=2600,
    abilities=(Ability.TOON,),
    special_only=True,
)

TOON_SUMMONED_SKULL = monster(
    "Toon Summoned Skull",
    91842653,
    SummonedIf(
        UNDER_TOON_WORLD,
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
    ),
    *AS_TOONS_DO,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=6,
    attack=2500,
    defense=1200,
    abilities=(Ability.TOON,),
    special_only=True,
    treated_as=("Archfiend",),
)

TOON_MERMAID = monster(
    "Toon Mermaid",
    65458948,
    SummonedIf(UNDER_TOON_WORLD),
    *AS_TOONS_DO,
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=4,
    attack=1400,
    defense=1500,
    abilities=(Ability.TOON,),
    special_only=True,
)

HIROS_SHADOW_SCOUT = monster(
    "Hiro's Shadow Scout",
    81863068,
    Flip(
        do=Then(
            Draw(3, Whose.THEIRS),
            Then(
                Reveal(Every(Among(Lot.DRAWN))),
                Discard(Every(Among(Lot.DRAWN, Cards(Kind.SPELL)))),
            ),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=2,
    attack=650,
    defense=500,
    abilities=(Ability.FLIP,),
)

JIGEN_BAKUDAN = monster(
    "Jigen Bakudan",
    90020065,
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        condition=WasFlipped(THIS),
        cost=TributeCards(THIS),
        do=AndIfYouDo(
            Destroy(Every(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
            InflictDamage(Whose.THEIRS, HalfOf(AttackHad())),
        ),
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=2,
    attack=200,
    defense=1000,
    abilities=(Ability.FLIP,),
)
