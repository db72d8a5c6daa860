"""How an event comes from sign-up to its first round."""

from bot.events import director
from bot.events.records import Cancelled, CheckInOpened, Delayed, Why, Withdrew
from bot.events.refusal import Refusal, RefusedError
from bot.hosting.ongoing import course
from bot.hosting.ongoing.event_time import LEAST
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.stage import EventStage
from bot.hosting.tables.locking import Locks
from bot.shared.text import note
from bot.shared.words import say


async def open_check_in(hosted: Hosted, stage: EventStage) -> None:
    """Let players check in, and call all who have joined; RefusedError where it is too late.

    Where the bot comes late to it, the event starts later by as much.
    """
    late = course.late_by(hosted.entries, hosted.record.rules, hosted.now)
    delays = [Delayed(late, Why.LATE)] if late >= LEAST else []
    await hosted.decide(*delays, CheckInOpened())
    await stage.remind(hosted)


async def begin(hosted: Hosted, locks: Locks, stage: EventStage) -> None:
    """Start the event with those who are there; call it off where they are too few.

    Decks are locked by it: who brings cards that the event does not take does not play.
    """
    await leave_out(hosted, locks, stage)
    try:
        await hosted.decide(director.start)
    except RefusedError as problem:
        if problem.refusal is not Refusal.TOO_FEW:
            raise
        await hosted.decide(Cancelled(say(hosted.record.language, "event-too-few")))


async def leave_out(hosted: Hosted, locks: Locks, stage: EventStage) -> None:
    """Take back the entry of each player whose deck cannot be locked, and tell them."""
    event, language = hosted.event, hosted.record.language
    there = event.checked_in if event.terms.checks_in else event.joined
    for player in tuple(there):
        if await locks.refused(hosted, player, language):
            await hosted.decide(Withdrew(player, say(language, "event-deck-not-locked")))
            words = say(language, "event-left-out", player=f"<@{player}>")
            await stage.post(hosted, note(words), rings=[player])
