"""Starting an event at an organiser's word, before its time."""

from bot.events import director
from bot.events.event import Phase
from bot.events.records import CheckedIn, CheckInOpened
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player
from bot.events.rounds import LEAST
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.stage import EventStage
from bot.hosting.tables.beginning import leave_out
from bot.hosting.tables.locking import Locks


async def start_now(hosted: Hosted, by: Player, locks: Locks, stage: EventStage) -> None:
    """Start the event; before check-in all who have joined count as being there.

    Who brings cards that the event does not take does not play.
    RefusedError where they are too few or it has begun already.
    """
    event = hosted.event
    if event.phase is Phase.SIGN_UP and event.terms.checks_in:
        if len(event.joined) < LEAST:
            raise RefusedError(Refusal.TOO_FEW)
        await hosted.decide(CheckInOpened(), by=by)
        await _check_in(hosted, by)
    await leave_out(hosted, locks, stage)
    await hosted.decide(director.start, by=by)


async def _check_in(hosted: Hosted, by: Player) -> None:
    """Check all in who have joined; meanwhile others may join or leave."""
    while waiting := [p for p in hosted.event.joined if p not in hosted.event.checked_in]:
        try:
            await hosted.decide(CheckedIn(waiting[0]), by=by)
        except RefusedError as problem:
            if problem.refusal is Refusal.TOO_LATE:
                raise
