"""Starter Deck: Duelist Toolbox (2010)."""

from engine.yugioh.language import *

RAPID_WARRIOR = monster(
    "Rapid Warrior",
    255998,
    Ignition(
        condition=During(Whose.YOURS, (Phase.MAIN_1,)),
        do=Apply(AttacksDirectly(THIS), Until.END_OF_TURN),
        oath=CannotAttack(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=4,
    attack=1200,
    defense=200,
)

JUNK_DESTROYER = synchro_monster(
    "Junk Destroyer",
    74860293,
    SynchroMaterials(tuner=Cards(like=(Named("Junk Synchron"),))),
    When(
        IsSummoned(THIS, (Summon.SYNCHRO,)),
        you_can=True,
        target=Target(
            Cards(place=Place.FIELD),
            up_to=True,
            as_many_as=UsedFor(THIS, Cards(Kind.MONSTER, like=(Not(Of(Ability.TUNER)),))),
        ),
        do=Destroy(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=8,
    attack=2600,
    defense=2500,
)

WILD_TORNADO = trap(
    "Wild Tornado",
    47766694,
    Activate(
        target=Target(
            Cards(place=Place.FIELD, face=Face.UP, other=True, like=(In(Zone.SPELL_TRAP),)),
            still=Cards(face=Face.UP),
        ),
        do=Then(
            Destroy(THAT),
            ControllerCan(
                FORMER, SetCards(Choose(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.HAND)))
            ),
        ),
    ),
    If(
        IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT), face_down=True),
        target=Target(Cards(place=Place.FIELD, face=Face.UP), still=Cards(face=Face.UP)),
        do=Destroy(THAT),
    ),
)
