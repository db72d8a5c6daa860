"""The time for a Duel or a Match is up: what is still played, and what then decides.

No rule of the book: so do the organisers of events. The turn under way goes on and so many
more are played; when the last one is over, more Life Points win. Where they are equal, turns
go on until they differ as one of them ends. After that no further Duel begins, unless the
Match needs a winner and has none: it is then decided by extra Duels of four turns each.
"""

from engine.core.protocol import Seat
from engine.yugioh.acts.life import end
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending, TimeCalled, TimeCalledBetween
from engine.yugioh.state.series import Series

EXTRA_DUEL = 4
"""The turns of an extra Duel."""


def call_time(duel: Duel, turns: int) -> bool:
    """Let Life Points decide the Duel after so many turns more; it goes on until then."""
    duel.announce(TimeCalled(turns))
    return False


def call_time_of_match(series: Series, turns: int) -> bool:
    """Let the Match be decided by the Duel under way, or as it stands between two Duels.

    Returns whether nothing more is played.
    """
    series.call_time()
    duel = series.duel
    if duel.state.verdict.winners is not None:
        duel.announce(TimeCalledBetween(not series.is_decided))
        return series.is_decided
    return duel.state.turn.last is None and call_time(duel, turns)


def begin_extra_duel(duel: Duel) -> None:
    """Let Life Points decide a Duel that begins because the Match would be drawn."""
    duel.announce(TimeCalled(EXTRA_DUEL, is_extra=True))


def decide_by_life(duel: Duel) -> None:
    """As a turn ends: have more Life Points win, if it was the last turn or came after it."""
    state = duel.state
    if state.turn.last is None or state.turn.number < state.turn.last:
        return
    life = [side.life for side in state.sides]
    if life.count(max(life)) == 1:
        end(duel, (Seat(life.index(max(life))),), Ending.TIME)
