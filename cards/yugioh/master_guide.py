"""Promotional cards of the Master Guides (2006–2015)."""

from engine.yugioh.language import *

ZOMA_THE_SPIRIT = continuous_trap(
    "Zoma the Spirit",
    79852326,
    Activate(
        do=BecomeMonster(
            Frame.EFFECT, Type.ZOMBIE, Attribute.DARK, 4, 1800, 500, Position.DEFENSE
        ),
    ),
    If(
        IsDestroyed(THIS, Cause.BATTLE),
        do=InflictDamage(Whose.THEIRS, AttackOf(Slayer())),
    ),
)
