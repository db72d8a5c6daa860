"""Duelist Pack: Pharaoh's Memories (2015)."""

from engine.yugioh.language import *

DARK_SANCTUARY = field_spell(
    "Dark Sanctuary",
    16625614,
    Activate(),
    Continuous(
        ComesAsMonster(
            Cards(like=(OfArchetype("Spirit Message"),)),
            "Destiny Board",
            Attribute.DARK,
            Type.FIEND,
            1,
            BothHold(
                IsUnaffected(FORMER, None, but=Cards(like=(Named("Destiny Board"),))),
                CannotBeAttacked(FORMER, passed=True),
            ),
        )
    ),
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=TossCoin(
            AndIfYouDo(NegateAttack(), InflictDamage(Whose.THEIRS, HalfOf(AttackOf(SUBJECT))))
        ),
    ),
)
