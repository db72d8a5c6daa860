"""Starting an event at an organiser's word, before its time."""

from bot.events import director
from bot.events.event import Phase
from bot.events.records import CheckedIn, CheckInOpened
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player
from bot.events.rounds import LEAST
from bot.hosting.ongoing.hosted import Hosted


async def start_now(hosted: Hosted, by: Player) -> None:
    """Start the event; before check-in all who have joined count as being there.

    RefusedError where they are too few or it has begun already.
    """
    event = hosted.event
    if event.phase is Phase.SIGN_UP and event.terms.checks_in:
        if len(event.joined) < LEAST:
            raise RefusedError(Refusal.TOO_FEW)
        await hosted.decide(CheckInOpened(), by=by)
        await _check_in(hosted, by)
    await hosted.decide(director.start, by=by)


async def _check_in(hosted: Hosted, by: Player) -> None:
    """Check all in who have joined; meanwhile others may join or leave."""
    while waiting := [p for p in hosted.event.joined if p not in hosted.event.checked_in]:
        try:
            await hosted.decide(CheckedIn(waiting[0]), by=by)
        except RefusedError as problem:
            if problem.refusal is Refusal.TOO_LATE:
                raise
