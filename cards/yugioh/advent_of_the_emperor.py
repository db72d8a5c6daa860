"""Structure Deck: Advent of the Emperor (2008)."""

from engine.yugioh.language import *

CAIUS_THE_SHADOW_MONARCH = monster(
    "Caius the Shadow Monarch",
    9748752,
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        target=Target(Cards(place=Place.FIELD)),
        do=AndIfYouDo(
            Banish(THAT),
            Provided(
                ProvesToBe(FORMER, Cards(Kind.MONSTER, like=(Of(Attribute.DARK),))),
                InflictDamage(Whose.THEIRS, 1000),
            ),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=6,
    attack=2400,
    defense=1000,
)

SAMSARA_KAISER = monster(
    "Samsara Kaiser",
    72237166,
    If(IsTributed(THIS, summoning=Cards(Kind.MONSTER)), do=ReturnToHand(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=2,
    attack=200,
    defense=100,
)

BY_ORDER_OF_THE_EMPEROR = continuous_trap(
    "By Order of the Emperor",
    35011819,
    Activate(),
    Quick(
        IsActivated(
            Cards(Kind.MONSTER, Whose.THEIRS), True, upon=(Summon.NORMAL, Summon.TRIBUTE)
        ),
        do=Then(NegateActivation(), Draw(1, Whose.THEIRS)),
        at_once=True,
    ),
    Quick(
        IsActivated(
            Cards(Kind.MONSTER, Whose.YOURS), True, upon=(Summon.NORMAL, Summon.TRIBUTE)
        ),
        do=Then(NegateActivation(), Draw(1)),
        at_once=True,
    ),
)
