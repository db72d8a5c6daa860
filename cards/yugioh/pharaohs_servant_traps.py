"""Pharaoh's Servant (2002): Traps that answer the opponent."""

from engine.yugioh.language import *

MAGIC_DRAIN = counter_trap(
    "Magic Drain",
    59344077,
    Activate(
        IsActivated(Cards(Kind.SPELL, Whose.THEIRS)),
        do=Otherwise(
            TheyCan(Discard(Choose(Cards(Kind.SPELL, Whose.THEIRS, Place.HAND)))),
            AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        ),
    ),
)

ENCHANTED_JAVELIN = trap(
    "Enchanted Javelin",
    96355986,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=GainLife(AttackOf(THAT)),
    ),
)

MICHIZURE = trap(
    "Michizure",
    37580756,
    Activate(
        when=IsSentToGraveyard(
            Cards(Kind.MONSTER), Place.FIELD, to=Whose.YOURS, in_damage_step=True
        ),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
)
