"""Limited Edition 8 (2005)."""

from engine.yugioh.language import *

SUMMONER_MONK = monster(
    "Summoner Monk",
    423585,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)),
        do=ChangePosition(THIS, Position.DEFENSE),
    ),
    Continuous(CannotBeTributed(THIS, at_all=True)),
    Ignition(
        cost=Discard(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.HAND))),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Has(Stat.LEVEL, exactly(4)),),
                    )
                )
            ),
            Apply(CannotAttack(FORMER), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=800,
    defense=1600,
)
