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
