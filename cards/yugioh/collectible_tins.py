"""Collectible Tins (2005)."""

from engine.yugioh.language import *

EXARION_UNIVERSE = monster(
    "Exarion Universe",
    63749102,
    When(
        InBattleStep(),
        Attacks(THIS, Cards(Kind.MONSTER, position=Position.DEFENSE)),
        you_can=True,
        do=AndIfYouDo(
            Apply(Gains(THIS, -400), Until.END_OF_TURN), Apply(Pierces(THIS), Until.END_OF_TURN)
        ),
        limit=Limit.ONCE_PER_BATTLE,
    ),
    attribute=Attribute.DARK,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1800,
    defense=1900,
)

VORSE_RAIDER = monster(
    "Vorse Raider",
    14898066,
    attribute=Attribute.DARK,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1900,
    defense=1200,
)

COMMAND_KNIGHT = monster(
    "Command Knight",
    10375182,
    Continuous(
        Gains(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.WARRIOR),)), attack=400
        )
    ),
    Continuous(
        CannotBeAttacked(THIS),
        condition=Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    level=4,
    attack=1200,
    defense=1900,
)

RED_DRAGON_ARCHFIEND = synchro_monster(
    "Red Dragon Archfiend",
    70902743,
    SynchroMaterials(),
    If(
        AtDamageStep(
            Timing.AFTER_CALCULATION,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, Whose.THEIRS, position=Position.DEFENSE),
        ),
        do=Destroy(
            Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, position=Position.DEFENSE))
        ),
    ),
    If(
        AtPhase(Phase.END, Whose.YOURS),
        Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=Destroy(
            Every(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    other=True,
                    like=(Not(Did(Feat.DECLARED_ATTACK)),),
                )
            )
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=2000,
)

GOLD_SARCOPHAGUS = spell(
    "Gold Sarcophagus",
    75500286,
    Activate(
        do=Then(
            Banish(Choose(Cards(whose=Whose.YOURS, place=Place.DECK))),
            InNextPhase(Phase.STANDBY, AddToHand(FORMER), Whose.YOURS, 2),
        )
    ),
)

SWIFT_GAIA_THE_FIERCE_KNIGHT = monster(
    "Swift Gaia the Fierce Knight",
    16589042,
    NeedsNoTributesIf(Lacks(Cards(whose=Whose.YOURS, place=Place.HAND, other=True))),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=7,
    attack=2300,
    defense=2100,
)
