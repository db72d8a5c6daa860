"""How an event comes from sign-up to its first round."""

from bot.events import director
from bot.events.records import Cancelled, CheckInOpened, Delayed, Why
from bot.events.refusal import Refusal, RefusedError
from bot.hosting.ongoing import course
from bot.hosting.ongoing.event_time import LEAST
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.stage import EventStage
from bot.shared.words import say


async def open_check_in(hosted: Hosted, stage: EventStage) -> None:
    """Let players check in, and call all who have joined; RefusedError where it is too late.

    Where the bot comes late to it, the event starts later by as much.
    """
    late = course.late_by(hosted.entries, hosted.record.rules, hosted.now)
    delays = [Delayed(late, Why.LATE)] if late >= LEAST else []
    await hosted.decide(*delays, CheckInOpened())
    await stage.remind(hosted)


async def begin(hosted: Hosted) -> None:
    """Start the event with those who are there; call it off where they are too few."""
    try:
        await hosted.decide(director.start)
    except RefusedError as problem:
        if problem.refusal is not Refusal.TOO_FEW:
            raise
        await hosted.decide(Cancelled(say(hosted.record.language, "event-too-few")))
