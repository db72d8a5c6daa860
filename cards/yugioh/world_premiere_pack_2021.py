"""World Premiere Pack 2021 (2021)."""

from engine.yugioh.language import *

PIERCING_THE_DARKNESS = continuous_spell(
    "Piercing the Darkness",
    21862633,
    Activate(),
    If(
        IsSummoned(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                like=(Of(Frame.NORMAL), Not(Of(Frame.TOKEN))),
            ),
            (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL),
        ),
        do=Draw(1),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
    When(
        DeclaresAttack(Cards(Kind.MONSTER)),
        BattlesWith(
            AnyOf(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_least(5))),
                ),
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(
                        Came((Summon.RITUAL,), Cards(Kind.MONSTER, like=(Of(Frame.NORMAL),))),
                    ),
                ),
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(
                        Came(
                            (Summon.FUSION, Summon.SYNCHRO, Summon.XYZ),
                            Cards(Kind.MONSTER, like=(Of(Frame.NORMAL),)),
                        ),
                    ),
                ),
            ),
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
        ),
        do=Apply(Gains(OWN, AttackOf(FOE)), Until.END_OF_TURN),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
)
