"""Structure Deck: Blaze of Destruction (2005)."""

from engine.yugioh.language import *

INFERNAL_FLAME_EMPEROR = monster(
    "Infernal Flame Emperor",
    19847532,
    NeverSpecialSummoned(),
    When(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        you_can=True,
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(Of(Attribute.FIRE),),
                ),
                5,
                up_to=True,
            )
        ),
        do=Destroy(
            Choose(Cards(Kind.SPELL_TRAP, place=Place.FIELD), as_many=True),
        ),
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=9,
    attack=2700,
    defense=1600,
)
