"""Thousand Eyes Bible (2000)."""

from engine.yugioh.language import *

SKULL_INVITATION = continuous_trap(
    "Skull Invitation",
    98139712,
    Activate(),
    Whenever(IsSentToGraveyard(Cards()), do=HarmHolders(300, owners=True)),
)
