"""Extra Pack Volume 2 (2009)."""

from engine.yugioh.language import *

HERALD_OF_ORANGE_LIGHT = monster(
    "Herald of Orange Light",
    17266660,
    Quick(
        when=IsActivated(Cards(Kind.MONSTER, Whose.THEIRS), effect=True),
        cost=And(
            SendToGraveyard(THIS),
            SendToGraveyard(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        other=True,
                        like=(Of(Type.FAIRY),),
                    )
                )
            ),
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        where=Place.HAND,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=2,
    attack=300,
    defense=500,
    abilities=(Ability.TUNER,),
)
