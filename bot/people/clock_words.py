"""Clocks and pauses in words: what a player has to know of them before a duel begins."""

from bot.people.terms import (
    BANK,
    CORRESPONDENCE,
    INCREMENT,
    WINDOW,
    WINDOW_BY_LETTER,
    ClockKind,
    Terms,
    tempo_of,
)
from bot.shared.words import say


def clock_rules(language: str, terms: Terms, *, many: bool = False) -> str:
    """How time is counted by `terms`, and what happens when it is up.

    Where `many` play, who has no time left is out, and the others play on; windows have a time
    of their own, except on a live clock.
    """
    facts: dict[ClockKind, dict[str, int | str]] = {
        ClockKind.CASUAL: {"time": span(language, terms.decision_seconds)},
        ClockKind.LIVE: {"minutes": BANK // 60, "increment": INCREMENT},
        ClockKind.CORRESPONDENCE: {"hours": CORRESPONDENCE // 3600},
    }
    if many:
        window = min(WINDOW, terms.decision_seconds)
        facts[ClockKind.CASUAL]["window"] = window
        facts[ClockKind.CORRESPONDENCE]["window"] = WINDOW_BY_LETTER // 3600
    key = f"clock-rules-{terms.clock}{'-many' if many else ''}"
    return say(language, key, **facts[terms.clock])


def span(language: str, seconds: int) -> str:
    """So many seconds as people say them: in minutes where they are whole ones."""
    minutes, rest = divmod(seconds, 60)
    if minutes and not rest:
        return say(language, "span-minutes", count=minutes)
    return say(language, "span-seconds", count=seconds)


def pause_rules(language: str, seconds: float) -> str:
    """How long a duel stands still where others might respond, and what that hides."""
    tempo = tempo_of(seconds)
    if tempo is None:
        return say(language, "tempo-own", seconds=f"{seconds:g}")
    return say(language, f"tempo-{tempo}")
