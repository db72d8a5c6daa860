"""Structure Deck: Machiners Command (2010)."""

from engine.yugioh.language import *

MACHINA_GEARFRAME = monster(
    "Machina Gearframe",
    42940404,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Not(Named("Machina Gearframe")), OfArchetype("Machina")),
                )
            )
        ),
    ),
    Ignition(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.MACHINE),)),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.MACHINE),)),
        ),
        do=EquipThisTo(THAT),
        limit=Limit.ONCE_EACH,
        either=True,
    ),
    Ignition(
        condition=ThisIs(Cards(like=(Equips(Cards(Kind.MONSTER)),))),
        do=SpecialSummon(THIS),
        limit=Limit.ONCE_EACH,
        either=True,
    ),
    Continuous(FallsInstead(EQUIPPED, THIS, by_effects=True)),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    abilities=(Ability.UNION,),
    level=4,
    attack=1800,
    defense=0,
)

MACHINA_FORTRESS = monster(
    "Machina Fortress",
    5556499,
    SummonedIf(
        cost=Discard(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.MACHINE),)), levels=8
            )
        ),
        places=(Place.HAND, Place.GRAVEYARD),
    ),
    Whenever(
        WouldResolve(Cards(Kind.MONSTER, Whose.THEIRS), targeting=THIS),
        do=Then(
            LookAt(Every(Cards(whose=Whose.THEIRS, place=Place.HAND))),
            Discard(Choose(Cards(whose=Whose.THEIRS, place=Place.HAND))),
        ),
    ),
    If(
        IsSentToGraveyard(THIS, Place.FIELD, Cause.BATTLE),
        target=Target(Cards(whose=Whose.THEIRS, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=7,
    attack=2500,
    defense=1600,
)
