"""How presses at a duel are answered: with what they changed, or with a polite word.

Belongs here: the way of every press at a duel, from its table to the panel that is shown, in
the time that Discord leaves.
Does not belong here: what a single button does (its module beside this one), who may do it and
whether it counts (`table/session`), and layouts (`panel`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.duels.picture.easel import FOR_A_PRESS
from bot.duels.presses.house import house
from bot.duels.stage.left_panel import left_words
from bot.duels.stage.spot import Spot
from bot.duels.store.records import Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.host import Interaction
from bot.shared.lateness import DEADLINE, comes_too_late
from bot.shared.replies import is_past, whisper
from bot.shared.sending import Token, update
from bot.shared.words import language_of
from engine.core.protocol import Audience

_log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[Verdict]]

ACKNOWLEDGED = 2.0
"""Seconds after which a press is acknowledged whose answer is not there yet."""

_REFUSALS = {
    Verdict.NOT_YOURS: "not-yours",
    Verdict.OLD: "already-answered",
    Verdict.ILLEGAL: "does-not-fit",
    Verdict.OVER: "duel-is-over",
    Verdict.ASKED_FIRST: "surrender-other-first",
    Verdict.ASKED_ANEW: "surrender-changed",
    Verdict.NOT_NOW: "draw-not-now",
    Verdict.NO_DRAWS: "draw-not-in-event",
    Verdict.PAUSED: "duel-is-paused",
    Verdict.HELD: "held-by-moderator",
    Verdict.OUT: "you-are-out",
    Verdict.NOT_HANDED: "hand-over-not-here",
    Verdict.SITS: "hand-over-sits",
    Verdict.KNOWS: "hand-over-knows",
    Verdict.ASKED_ELSE: "hand-over-asked-first",
    Verdict.NOT_UNDONE: "undo-not-in-event",
    Verdict.NOTHING_TO_UNDO: "undo-nothing",
    Verdict.SHOWN_SINCE: "undo-shown-since",
    Verdict.CHOSEN_SINCE: "undo-chosen-since",
    Verdict.UNCOUNTED: "undo-uncounted",
    Verdict.NOT_IN_A_RUN: "undo-not-in-a-run",
    Verdict.UNDONE_TOO_OFTEN: "undo-too-often",
    Verdict.UNDOING_REFUSED: "undo-refused-already",
    Verdict.NO_SUCH_RESULT: "desk-no-such-result",
    Verdict.UNTIMED: "no-time-to-pause",
    Verdict.NO_HANDS: "hands-not-here",
}


async def attended(interaction: Interaction, match: int) -> Session | None:
    """The duel that was pressed on, which now knows who is there, and their language."""
    language = language_of(interaction.locale)
    await house(interaction).store.people.hear(interaction.user.id, language)
    session = await house(interaction).sessions.get(match)
    if session is not None:
        session.attend(interaction.user.id, language)
    return session


async def at_table(
    interaction: Interaction, match: int, *, still_open: bool = False
) -> Session | None:
    """The duel that was pressed on, which now knows who is there, and their language.

    None where it was answered that it is over: there is none, or only one that goes on will
    do and it has ended.
    """
    session = await attended(interaction, match)
    if session is None or (still_open and session.record.status is not Status.OPEN):
        await refuse(interaction, Verdict.OVER)
        return None
    return session


async def refuse(interaction: Interaction, verdict: Verdict) -> None:
    """Say politely why a press has no effect."""
    await whisper(interaction, _REFUSALS[verdict])


async def show_panel(interaction: Interaction, session: Session, work: Work) -> None:
    """Do what was pressed; if it is taken, show the presser's panel where it was pressed."""
    seat = session.seat_of(interaction.user.id)
    if session.record.status is not Status.OPEN:
        await refuse(interaction, Verdict.OVER)
        return
    if seat is None:
        await _refuse_stranger(interaction, session)
        return
    message = interaction.message.id if interaction.message else 0
    spot = house(interaction).stage.panel(session, seat, message)
    await show_spot(interaction, session, seat, spot, work)


async def _refuse_stranger(interaction: Interaction, session: Session) -> None:
    """Say that it is not theirs; a panel of somebody who has left the seat is closed by it."""
    pressed, user = interaction.message, interaction.user.id
    left = [over for over in session.record.handed if over.left.user == user]
    is_alone = interaction.guild_id is None or (pressed and pressed.flags.ephemeral)
    if left and is_alone:
        await update(interaction, left_words(session.record, left[-1]))
    else:
        await refuse(interaction, Verdict.NOT_YOURS)


async def show_spot(
    interaction: Interaction, session: Session, audience: Audience, spot: Spot, work: Work
) -> None:
    """Do what was pressed on `spot`; if it is taken, show there what `audience` sees now."""
    with spot.answering():
        verdict = await _done_in_time(interaction, spot, work)
        if verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
        elif interaction.response.is_done():
            spot.forget()  # the follower shows it by the token of this press
        elif not is_past(interaction):  # else the follower shows it
            await _show(interaction, session, audience, spot)


async def _show(
    interaction: Interaction, session: Session, audience: Audience, spot: Spot
) -> None:
    try:
        sight = await session.sight(audience)
        content = await spot.content(sight, FOR_A_PRESS)
        if audience is not None and session.seat_of(interaction.user.id) != audience:
            await refuse(interaction, Verdict.NOT_YOURS)  # the seat was handed over meanwhile
            return
        async with asyncio.timeout(DEADLINE):  # Discord has failed, and will not take it later
            shown = partial(update, interaction)
            await spot.write(sight.version, content, shown)
    except Exception as problem:
        if comes_too_late(problem):
            raise
        _log.exception("What a press has done could not be shown where it was pressed")
        await whisper(interaction, "taken-unseen")
        return
    spot.adopt(Token.of(interaction))


async def _done_in_time(interaction: Interaction, spot: Spot, work: Work) -> Verdict:
    """Do the work; where it will last, tell Discord first that the answer is on its way."""
    here = house(interaction)

    async def in_line() -> Verdict:
        async with here.line:
            return await work()

    task = asyncio.ensure_future(in_line())
    patience = 0.0
    if not here.watchdog.is_lagging:
        age = here.time.age(interaction.id)
        patience = max(0.0, ACKNOWLEDGED - age.total_seconds())
    try:
        await asyncio.wait([task], timeout=patience)
        if not task.done() and not is_past(interaction):
            await _acknowledge(interaction, spot)
        return await task
    finally:
        task.cancel()


async def _acknowledge(interaction: Interaction, spot: Spot) -> None:
    try:
        await interaction.response.defer()
    except discord.HTTPException as problem:
        _log.info("A press was not acknowledged: %s", problem)
    else:
        spot.adopt(Token.of(interaction))
