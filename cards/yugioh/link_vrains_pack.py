"""LINK VRAINS Pack (2017)."""

from engine.yugioh.language import *

CRYSTRON_HALQIFIBRAX = link_monster(
    "Crystron Halqifibrax",
    50588353,
    LinkMaterials(count=2, of=Cards(), including=Cards(like=(Of(Ability.TUNER),))),
    If(
        IsSummoned(THIS, (Summon.LINK,)),
        do=And(
            SpecialSummon(
                Choose(
                    AnyOf(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.HAND,
                            like=(Of(Ability.TUNER), Has(Stat.LEVEL, at_most(3))),
                        ),
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.DECK,
                            like=(Of(Ability.TUNER), Has(Stat.LEVEL, at_most(3))),
                        ),
                    )
                ),
                Position.DEFENSE,
            ),
            Apply(CannotUseEffects(FORMER), Until.END_OF_TURN),
        ),
        you_can=True,
        limit=Limit.ONCE_BY_NAME,
    ),
    Quick(
        condition=During(Whose.THEIRS, (Phase.MAIN_1, Phase.MAIN_2, Phase.BATTLE)),
        cost=Banish(THIS),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.EXTRA_DECK,
                    like=(Of(Frame.SYNCHRO), Of(Ability.TUNER)),
                )
            ),
            treated_as=Summon.SYNCHRO,
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.WATER,
    type=Type.MACHINE,
    attack=1500,
    markers=(Marker.BOTTOM_LEFT, Marker.BOTTOM_RIGHT),
)
