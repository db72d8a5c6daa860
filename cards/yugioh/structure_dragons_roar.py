"""Structure Deck: Dragon's Roar (2005)."""

from engine.yugioh.language import *

INTERDIMENSIONAL_MATTER_TRANSPORTER = trap(
    "Interdimensional Matter Transporter",
    36261276,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP),
        ),
        do=AndIfYouDo(Banish(THAT, aside=True), InEndPhase(ReturnToField(FORMER))),
    ),
)

CURSE_OF_ANUBIS = trap(
    "Curse of Anubis",
    66742250,
    Activate(
        do=AndIfYouDo(
            ChangePosition(
                Every(
                    Cards(
                        Kind.MONSTER,
                        place=Place.FIELD,
                        position=Position.ATTACK,
                        like=(EffectMonster(),),
                    )
                ),
                Position.DEFENSE,
            ),
            And(
                Apply(OriginalDefenseBecomes(FORMER, 0), Until.END_OF_TURN),
                Apply(CannotChangePosition(FORMER), Until.END_OF_TURN),
            ),
        )
    ),
)
