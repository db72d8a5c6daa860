"""Dark Beginning 1 (2004)."""

from engine.yugioh.language import *

CEASEFIRE = trap(
    "Ceasefire",
    36468556,
    Activate(
        condition=Either(
            Exists(Cards(Kind.MONSTER, place=Place.FIELD, position=Position.FACE_DOWN)),
            Exists(Cards(Kind.MONSTER, place=Place.FIELD, like=(EffectMonster(),))),
        ),
        do=And(
            ChangePosition(
                Every(Cards(Kind.MONSTER, place=Place.FIELD, position=Position.FACE_DOWN)),
                Position.DEFENSE,
                mute=True,
            ),
            InflictDamage(
                Whose.THEIRS,
                PerCard(500, Cards(Kind.MONSTER, place=Place.FIELD, like=(EffectMonster(),))),
            ),
        ),
    ),
)

DRILL_BUG = monster(
    "Drill Bug",
    88733579,
    When(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=PlaceOnDeckTop(
            Choose(
                Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Parasite Paracide"),))
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=2,
    attack=1100,
    defense=200,
)
