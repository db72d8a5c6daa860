"""The clocks in words: what a player has to know of one before a duel begins."""

from bot.people.terms import BANK, CORRESPONDENCE, INCREMENT, ClockKind, Terms
from bot.shared.words import say


def clock_rules(language: str, terms: Terms) -> str:
    """How time is counted by `terms`, and what happens when it is up."""
    facts: dict[ClockKind, dict[str, int | str]] = {
        ClockKind.CASUAL: {"seconds": terms.decision_seconds},
        ClockKind.LIVE: {"minutes": BANK // 60, "increment": INCREMENT},
        ClockKind.CORRESPONDENCE: {"hours": CORRESPONDENCE // 3600},
    }
    return say(language, f"clock-rules-{terms.clock}", **facts[terms.clock])
