"""What organisers who play themselves may not decide alone: what changes their own match."""

from bot.events.event import Event
from bot.events.records import (
    Corrected,
    Disqualified,
    Dropped,
    Extended,
    Record,
    Reinstated,
    TimeCalled,
    Undone,
)
from bot.events.results import How, Pairing, Player
from bot.hosting.ongoing.hosted import Hosted


def rival_of(hosted: Hosted, record: Record, by: Player) -> Player | None:
    """Whose agreement is needed for a decision `by` an organiser; None for nobody's.

    That is their own opponent of the newest round, where the result or the time of that match
    would change.
    """
    own = _own_match(hosted.event, by)
    if own is None or own.second is None:
        return None
    return _other(own, by) if _changes(hosted.event, record, own) else None


def is_own_matter(hosted: Hosted, record: Record, by: Player) -> bool:
    """Whether another organiser has to decide it, whoever agrees.

    Nobody throws out or drops their own opponent of a match that is not over, or lets
    themselves play on.
    """
    if isinstance(record, Reinstated):
        return record.player == by
    own = _own_match(hosted.event, by)
    if not isinstance(record, Disqualified | Dropped) or own is None:
        return False
    is_open = own.table not in hosted.event.rounds[-1].results
    return is_open and record.player != by and record.player in own.players


def _own_match(event: Event, player: Player) -> Pairing | None:
    """Their match of the newest round."""
    newest = event.rounds[-1].pairings if event.rounds else ()
    return next((each for each in newest if player in each.players), None)


def _other(own: Pairing, player: Player) -> Player | None:
    return own.second if player == own.first else own.first


def _changes(event: Event, record: Record, own: Pairing) -> bool:
    """Whether the result or the time of the match changes by the decision."""
    if isinstance(record, Corrected):
        return record.table == own.table
    if isinstance(record, Extended | TimeCalled):
        result = event.rounds[-1].results.get(own.table)
        return result is None or (event.rounds[-1].is_over and result.how is How.CLOCK)
    return isinstance(record, Undone)
