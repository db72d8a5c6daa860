"""Starting an event at an organiser's word, before its time."""

from bot.events import director
from bot.events.event import Phase, Refusal, RefusedError
from bot.events.records import CheckedIn, CheckInOpened
from bot.events.results import Player
from bot.events.rounds import LEAST
from bot.hosting.hosted import Hosted


async def start_now(hosted: Hosted, by: Player) -> None:
    """Start the event; before check-in all who have joined count as being there.

    RefusedError, and nothing has changed, where they are too few or it has begun already.
    """
    event = hosted.event
    if event.phase is Phase.SIGN_UP and event.terms.checks_in:
        if len(event.joined) < LEAST:
            raise RefusedError(Refusal.TOO_FEW)
        everybody = [CheckedIn(player) for player in event.joined]
        await hosted.decide(CheckInOpened(), *everybody, by=by)
    await hosted.decide(director.start(hosted.event), by=by)
