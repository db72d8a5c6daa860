"""Absolute Powerforce (2010)."""

from engine.yugioh.language import *

FIENDISH_CHAIN = continuous_trap(
    "Fiendish Chain",
    50078509,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, like=(EffectMonster(),)))),
    Continuous(EffectsNegated(THAT)),
    Continuous(CannotAttack(THAT)),
    Whenever(IsDestroyed(THAT), do=Destroy(THIS)),
)

BATTLE_FADER = monster(
    "Battle Fader",
    19665973,
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS), directly=True),
        you_can=True,
        where=Place.HAND,
        do=AndIfYouDo(SpecialSummon(THIS), Then(BanishWhenItLeaves(THIS), EndBattlePhase())),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=1,
    attack=0,
    defense=0,
)

FORGOTTEN_TEMPLE_OF_THE_DEEP = continuous_trap(
    "Forgotten Temple of the Deep",
    43889633,
    Activate(),
    Continuous(BecomesNamed(THIS, "Umi")),
    Quick(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(
                    Has(Stat.LEVEL, at_most(4)),
                    Of((Type.FISH, Type.SEA_SERPENT, Type.AQUA)),
                ),
            )
        ),
        do=Banish(THAT),
        limit=Limit.ONCE_EACH,
        at_once=True,
    ),
    If(
        AtPhase(Phase.END, Whose.YOURS),
        Exists(Cards(Kind.MONSTER, place=Place.BANISHED, like=(SentBy(THIS, banished=True),))),
        do=SpecialSummon(
            Every(
                Cards(Kind.MONSTER, place=Place.BANISHED, like=(SentBy(THIS, banished=True),))
            )
        ),
    ),
)
