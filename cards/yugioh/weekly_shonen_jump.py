"""Promotional cards of the magazine (2018)."""

from engine.yugioh.language import *

LINKURIBOH = link_monster(
    "Linkuriboh",
    41999284,
    LinkMaterials(Cards(like=(Has(Stat.LEVEL, exactly(1)),))),
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        you_can=True,
        cost=TributeCards(THIS),
        do=Apply(AttackBecomes(SUBJECT, 0), Until.END_OF_TURN),
    ),
    Quick(
        where=Place.GRAVEYARD,
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Has(Stat.LEVEL, exactly(1)),)
                )
            )
        ),
        do=SpecialSummon(THIS),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    attack=300,
    markers=(Marker.BOTTOM,),
)
