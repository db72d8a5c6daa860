"""Dragons of Legend (2014)."""

from engine.yugioh.language import *

KURIBANDIT = monster(
    "Kuribandit",
    16404809,
    If(
        AtPhase(Phase.END),
        you_can=True,
        condition=SummonedThisTurn(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        cost=TributeCards(THIS),
        do=AndIfYouDo(
            Excavate(5),
            And(
                YouCan(AddToHand(Choose(Among(Lot.EXCAVATED, Cards(Kind.SPELL_TRAP))))),
                SendToGraveyard(Every(Among(Lot.EXCAVATED))),
            ),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=3,
    attack=1000,
    defense=700,
)
