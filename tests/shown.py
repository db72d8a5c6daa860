"""Where a player meets the rules that no engine can keep: what is shown or advised."""

from collections.abc import Mapping
from types import MappingProxyType

LOOKED_UP = "the /rule command, found by its ID or words"

SHOWN: Mapping[str, str] = MappingProxyType(
    {
        "MR-GEN-05": "board: LP in the heading of each side; log: every change with its sum",
        "MR-GEN-07": "log: a sentence for each declaration and each effect that resolves",
        "MR-GEN-08": LOOKED_UP,
        "MR-GEN-11": "board: counters and position on the line of the card or Token",
        "MR-DECK-13": LOOKED_UP,
        "MR-DECK-14": LOOKED_UP,
        "MR-DECK-15": LOOKED_UP,
        "MR-DECK-17": LOOKED_UP,
        "MR-CARD-18": LOOKED_UP,
        "EX-MAN-03": LOOKED_UP,
        "EX-LP-09": LOOKED_UP,
        "EX-PREP-02": LOOKED_UP,
        "EX-PREP-03": LOOKED_UP,
        "MR-POS-02": "board: position on the line of each monster",
    }
)
"""For each rule of the layers "ui" and "advice" the place where the bot shows it."""
