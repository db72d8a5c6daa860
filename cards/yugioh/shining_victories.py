"""Shining Victories (2016)."""

from engine.yugioh.language import *

CRYSTAL_WING_SYNCHRO_DRAGON = synchro_monster(
    "Crystal Wing Synchro Dragon",
    50954680,
    SynchroMaterials(others=Cards(like=(Of(Frame.SYNCHRO),))),
    Quick(
        when=IsActivated(Cards(Kind.MONSTER, other=True), effect=True),
        do=AndIfYouDo(
            NegateActivation(),
            AndIfYouDo(
                Destroy(SUBJECT),
                Apply(Gains(THIS, OriginalAttackOf(SUBJECT)), Until.END_OF_TURN),
            ),
        ),
        limit=Limit.ONCE_EACH,
    ),
    If(
        AtDamageStep(
            Timing.CALCULATION,
            fighter=THIS,
            foe=Cards(Kind.MONSTER, Whose.THEIRS, like=(Has(Stat.LEVEL, at_least(5)),)),
        ),
        do=Apply(Gains(THIS, AttackOf(FOE)), Until.END_OF_CALCULATION),
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=2500,
)

PRE_PREPARATION_OF_RITES = spell(
    "Pre-Preparation of Rites",
    13048472,
    Activate(
        do=AddBoth(
            Choose(Cards(Kind.SPELL, Whose.YOURS, Place.DECK, like=(Of(Icon.RITUAL),))),
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Of(Frame.RITUAL), NamedIn(FORMER)),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(Of(Frame.RITUAL), NamedIn(FORMER)),
                    ),
                )
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
