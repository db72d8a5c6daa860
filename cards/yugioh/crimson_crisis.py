"""Crimson Crisis (2008)."""

from engine.yugioh.language import *

DUPE_FROG = monster(
    "Dupe Frog",
    46239604,
    Continuous(BecomesNamed(THIS, "Des Frog")),
    Continuous(CannotBeAttacked(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True))),
    When(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(OfArchetype("Frog"), Not(Named("Dupe Frog"))),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(OfArchetype("Frog"), Not(Named("Dupe Frog"))),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=100,
    defense=2000,
)

FLIP_FLOP_FROG = monster(
    "Flip Flop Frog",
    81278754,
    Ignition(do=ChangePosition(THIS, Position.FACE_DOWN), limit=Limit.ONCE_EACH),
    When(
        IsFlipped(THIS),
        do=ReturnToHand(
            Choose(
                Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
                up_to=True,
                as_many_as=Cards(
                    Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Frog"),)
                ),
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=500,
    defense=200,
)

DARK_TINKER = monster(
    "Dark Tinker",
    76614003,
    When(
        IsSentToGraveyard(THIS, Place.FIELD),
        do=Then(LookAt(DeckTop(1)), YouCan(PlaceOnDeckBottom(FORMER))),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=2,
    attack=1000,
    defense=1300,
    abilities=(Ability.TUNER,),
)

TWIN_SWORD_MARAUDER = monster(
    "Twin-Sword Marauder",
    40225398,
    Continuous(Pierces(THIS)),
    Continuous(AttacksAgain(THIS, in_a_row=True), condition=this_did(Feat.ASSAILED)),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1000,
)

TURRET_WARRIOR = monster(
    "Turret Warrior",
    88559132,
    SummonedIf(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.WARRIOR),)))
        ),
        then=Apply(Gains(THIS, attack=OriginalAttackOf(FORMER)), Until.WHILE_FACE_UP),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=5,
    attack=1200,
    defense=2000,
)
