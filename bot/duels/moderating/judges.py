"""Who may judge a duel, and what they do kept where its players can read it."""

import logging
from collections.abc import Awaitable, Callable

from bot.duels.moderating.house import house
from bot.duels.moderating.store import NOBODY, About
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.host import Interaction
from bot.shared.moderators import moderates
from bot.shared.replies import whisper

_log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[Verdict]]

_REFUSALS = {
    ("hold", Verdict.OLD): "moderator-is-held",
    ("resume", Verdict.OLD): "moderator-not-held",
    ("clock", Verdict.OLD): "desk-no-time-runs",
    ("clock", Verdict.NOT_IN_A_RUN): "desk-not-in-a-run",
    ("undo", Verdict.NOT_IN_A_RUN): "desk-not-in-a-run",
    ("undo", Verdict.NOTHING_TO_UNDO): "desk-undo-nothing",
    ("undo", Verdict.SHOWN_SINCE): "desk-undo-shown",
    ("undo", Verdict.UNCOUNTED): "undo-uncounted",
    ("undo", Verdict.UNDONE_TOO_OFTEN): "undo-too-often",
    ("ruling", Verdict.OLD): "desk-nothing-disputed",
    ("ruling", Verdict.ILLEGAL): "desk-nothing-disputed",
    ("result", Verdict.NO_SUCH_RESULT): "desk-no-such-result",
    ("draw", Verdict.NO_SUCH_RESULT): "desk-no-such-result",
}


async def may_judge(interaction: Interaction, session: Session) -> bool:
    """Whether the person may judge that duel now; else it is answered why not.

    Those are who moderates its server, and at a table of an event who may run that; nobody who
    plays or has played in it, or plays at another table of the event at that moment.
    """
    record, user = session.record, interaction.user.id
    if record.place.guild is None or record.place.guild != interaction.guild_id:
        await whisper(interaction, "moderator-no-such-duel")
        return False
    if session.seat_of(user) is not None or record.has_left(user):
        await whisper(interaction, "moderator-own-duel")
        return False
    may = await has_the_rights(interaction, session)
    if not may:
        in_event = record.event_table is not None
        await whisper(interaction, "desk-needs-judge" if in_event else "needs-moderator")
    elif record.practice:
        await whisper(interaction, "desk-not-in-practice")
    elif await _plays_beside(interaction, session):
        await whisper(interaction, "desk-plays-beside")
        return False
    return may and not record.practice


async def _plays_beside(interaction: Interaction, session: Session) -> bool:
    """Whether the person has a duel of their own at another table of the same event."""
    table = session.record.event_table
    return table is not None and await house(interaction).plays_beside(interaction, table)


async def has_the_rights(interaction: Interaction, session: Session) -> bool:
    """Whether the person moderates the server of that duel, or may run its event."""
    record = session.record
    if record.place.guild is None or record.place.guild != interaction.guild_id:
        return False
    if moderates(interaction):
        return True
    return record.event_table is not None and await house(interaction).referees(interaction)


async def audited(
    interaction: Interaction,
    session: Session,
    act: str,
    reason: str,
    work: Work,
    about: About = NOBODY,
) -> bool:
    """Do it, and keep that it was done; return whether it was, else it is answered why not.

    It is kept first: whenever we are stopped, nothing was done of which nobody can read.
    """
    match, guild, user = session.record.id, interaction.guild_id or 0, interaction.user.id
    kept = house(interaction).store.moderation
    number = await kept.note(match, guild, user, act, reason, about)
    verdict = await work()
    if verdict is not Verdict.TAKEN:
        await kept.drop(number)
        key = "no-time-to-pause" if verdict is Verdict.UNTIMED else "duel-is-over"
        await whisper(interaction, _REFUSALS.get((act, verdict), key))
        return False
    _log.info("Duel %s on server %s, by moderator %s: %s %s", match, guild, user, act, reason)
    return True
