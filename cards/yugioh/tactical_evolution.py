"""Tactical Evolution (2007)."""

from engine.yugioh.language import *

DOUBLE_SUMMON = spell(
    "Double Summon", 43422537, Activate(do=Apply(SummonsTwice(Whose.YOURS), Until.END_OF_TURN))
)

HUNTER_DRAGON = monster(
    "Hunter Dragon",
    96005454,
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=3,
    attack=1700,
    defense=100,
)

RENGE_GATEKEEPER_OF_DARK_WORLD = monster(
    "Renge, Gatekeeper of Dark World",
    60606759,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=100,
    defense=2100,
)

SYMBOLS_OF_DUTY = equip_spell(
    "Symbols of Duty",
    78794994,
    Activate(
        cost=SendToGraveyard(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    face=Face.UP,
                    like=(Of(Frame.NORMAL),),
                )
            )
        ),
        target=Target(Cards(Kind.MONSTER, place=Place.GRAVEYARD)),
        do=AndIfYouDo(SpecialSummon(THAT), EquipThisTo(THAT)),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
)
