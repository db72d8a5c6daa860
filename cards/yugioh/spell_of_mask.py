"""Spell of Mask (2000)."""

from engine.yugioh.language import *

CARD_OF_SAFE_RETURN = continuous_spell(
    "Card of Safe Return",
    57953380,
    Activate(),
    When(
        IsSummoned(Cards(Kind.MONSTER), (Summon.SPECIAL,), Place.GRAVEYARD, of=Whose.YOURS),
        you_can=True,
        do=Draw(1),
    ),
)
