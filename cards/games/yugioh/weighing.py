"""How much it matters that something happened, to a player who reads only a few lines of it."""

from cards.talk.happenings import Happening
from engine.core.lines import Line, Weight
from engine.yugioh.language import Summon

HEAVY = (
    "activated",
    "activation-negated",
    "attack-declared",
    "control-taken",
    "destroyed",
    "destroyed-by-battle",
    "effect-negated",
    "flipped",
    "moved-as-material",
    "moved-banished",
    "summon-negated",
)
"""The keys of what changes the table."""
LIGHT = (
    "drawn",
    "life-changed-cost",
    "link-resolving",
    "moved-discarded",
    "moved-hand-limit",
    "phase-began",
    "position-changed",
    "shuffled",
    "sunk",
    "tributed",
    "turn-began",
)
"""The keys of what goes with something else, or stands above every question."""
ENDS = ("won", "ended-", "drawn-duel-", "match-")
"""How the keys of ends begin."""


def weighed(text: str, happening: Happening) -> Line:
    """The words for what happened, with how much it matters."""
    return Line(text, weight(happening))


def weight(happening: Happening) -> Weight:
    """How much it matters; every end does, and every Summon but a Normal Summon."""
    key = happening.key
    is_special = key == "summoned" and happening.values.get("way") is not Summon.NORMAL
    if is_special or key in HEAVY or key.startswith(ENDS):
        return Weight.HEAVY
    return Weight.LIGHT if key in LIGHT else Weight.PLAIN
