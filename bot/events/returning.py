"""Players who left an event, or were thrown out, and whom an organiser lets play on."""

from bot.events.director import progress_of
from bot.events.event import Event
from bot.events.pairing.brackets import Match, Progress, Seed, Source, Winner
from bot.events.records import Reinstated
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import How, Pairing, Player
from bot.events.terms import Shape

_LOST_SO = (How.DROPPED, How.CLOCK)
"""How a match is lost by leaving it, or by not coming to it."""


def reinstate(event: Event, player: Player, reason: str) -> Reinstated:
    """The record that lets `player` play on; RefusedError where there is nothing to play.

    In Swiss rounds and where everybody meets everybody they are paired from the next round on,
    and what was recorded stays. In a bracket a match of the newest round that they lost by
    leaving is played after all; once a round was paired that follows from it, they are out.
    """
    if player not in event.gone:
        known = player in event.players
        raise RefusedError(Refusal.NOT_GONE if known else Refusal.NOT_IN)
    if not event.cut and event.terms.shape in (Shape.SWISS, Shape.ROUND_ROBIN):
        return Reinstated(player, reason)
    lost = _lost_by_leaving(event, player)
    if lost is not None:
        if event.rounds[-1].time_is_up:
            raise RefusedError(Refusal.TIME_IS_UP)
        return Reinstated(player, reason, lost.table)
    stage = 2 if event.cut else 1
    if not _plays_on(progress_of(event, stage), player):
        raise RefusedError(Refusal.PASSED)
    return Reinstated(player, reason)


def _lost_by_leaving(event: Event, player: Player) -> Pairing | None:
    """Their match of the newest round, if it was lost by leaving it."""
    newest = event.rounds[-1:] if event.stage == 2 or not event.cut else []
    own = (e for one in newest for e in one.played() if player in e.pairing.players)
    lost = (each.pairing for each in own if each.result.how in _LOST_SO and each.lost(player))
    return next(lost, None)


def _plays_on(progress: Progress, player: Player) -> bool:
    """Whether there is a match to come for which they have qualified."""
    coming = (each for each in progress.bracket.matches.values() if _is_open(progress, each))
    return any(_who(progress, source) == player for each in coming for source in each.sources)


def _is_open(progress: Progress, match: Match) -> bool:
    return match.name not in progress.winners


def _who(progress: Progress, source: Source) -> Player | None:
    """Who comes from there; None where that is not known, and where it is nobody."""
    if isinstance(source, Seed):
        return progress.entrants[source.number - 1]
    came = progress.winners if isinstance(source, Winner) else progress.losers
    return came.get(source.match)
