"""How much it matters that something happened, to a player who reads only a few lines of it."""

from cards.talk.happenings import Happening
from engine.core.lines import Line, Weight
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.board import CardView

HEAVY = (
    "activated",
    "activation-negated",
    "attack-declared",
    "control-taken",
    "destroyed",
    "destroyed-by-battle",
    "effect-negated",
    "flipped",
    "life-changed-battle",
    "life-changed-effect",
    "life-changed-loss",
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
    summoned = happening.cards.get("card") if happening.key == "summoned" else None
    return Line(
        text,
        weight(happening),
        announces=_announced(happening),
        does=summoned.id if isinstance(summoned, CardView) else None,
    )


def _announced(happening: Happening) -> tuple[CardId, ...]:
    """The monsters whose Summon is only declared, and may still be negated."""
    if happening.key != "summon-declared":
        return ()
    return tuple(card.id for card in happening.all_cards if card.id is not None)


def weight(happening: Happening) -> Weight:
    """How much it matters; every end does, and no Summon is left out."""
    key = happening.key
    if key == "summoned":
        return Weight.KEPT
    if key in HEAVY or key.startswith(ENDS):
        return Weight.HEAVY
    return Weight.LIGHT if key in LIGHT else Weight.PLAIN
