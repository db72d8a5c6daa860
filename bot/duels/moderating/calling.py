"""Calling a moderator to a duel: who calls, from where, and what it is about."""

import logging
import time
from typing import Any

import discord
from discord import ui

from bot.duels.moderating.house import house
from bot.duels.moderating.naming import name_of
from bot.duels.moderating.store import Called
from bot.duels.panel.ids import CALL, DESK
from bot.duels.presses.answers import at_table, refuse
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.bounds import FORM
from bot.shared.components import button, row, text
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import guarded, whisper
from bot.shared.sending import FAILURES, content_of, send
from bot.shared.text import LINE, clip, escaped
from bot.shared.tidying import tidy
from bot.shared.words import language_of, say

_log = logging.getLogger(__name__)
APART = 5 * 60
"""Seconds between two calls to a duel, whoever calls."""
SHORTEST, LONGEST = 8, 300
LINES = 3
"""How many of the last lines of the log are told with the call."""
_SECONDS = 900.0


class CallButton(DeclaredButton, id=CALL):
    """Asks a player what is disputed, and calls a moderator."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Open the form; or say why nobody can be called, and what to do."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        if session.seat_of(interaction.user.id) is None:
            await refuse(interaction, Verdict.NOT_YOURS)
        elif await whom(interaction, session) is not None:
            language = language_of(interaction.locale)
            await interaction.response.send_modal(CallForm(session, language))


class CallForm(ui.Modal):
    """Asks for a sentence or two. It lives no longer than the process."""

    def __init__(self, session: Session, language: str) -> None:
        title = say(language, "call-moderator")
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.session = session
        self.words: ui.TextInput[Any] = ui.TextInput(
            custom_id="words",
            style=discord.TextStyle.paragraph,
            min_length=SHORTEST,
            max_length=LONGEST,
        )
        label = say(language, "call-words")
        self.add_item(ui.Label(text=clip(label, FORM), component=self.words))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Call them, unless somebody has just done so."""
        called = await whom(interaction, self.session)
        if called is not None:
            await call(interaction, self.session, called, tidy(self.words.value)[:LONGEST])


async def whom(interaction: Interaction, session: Session) -> Called | None:
    """Whom the duel calls; None where it was answered why nobody is called now."""
    kept, record = house(interaction).store.moderation, session.record
    called = None if record.place.guild is None else await kept.called(record.place.guild)
    if called is None:
        in_event = record.event_table is not None
        await whisper(interaction, "call-nobody-event" if in_event else "call-nobody")
        return None
    last = await kept.last_call(record.id)
    if last is not None and time.time() - last < APART:
        await whisper(interaction, "call-just-now", when=f"<t:{last + APART}:R>")
        return None
    return called


async def call(interaction: Interaction, session: Session, called: Called, said: str) -> None:
    """Post it where moderators are called, and tell the player what came of it."""
    record, user = session.record, interaction.user.id
    language = record.language
    shown = await session.sight(None)
    facts: dict[str, int | str] = {
        "name": f"<@{user}>",
        "duel": escaped(name_of(session, language)),
        "place": record.place.link,
        "words": clip(escaped(said), LINE),
        "match": record.id,
    }
    role = [] if called.role is None else [called.role]
    lines = [
        " ".join([*(f"<@&{each}>" for each in role), say(language, "call-made", **facts)]),
        f"> {facts['words']}",
        *(f"-# {clip(line, LINE)}" for line in shown.log[-LINES:]),
        f"-# {say(language, 'call-what-to-do', match=record.id)}",
    ]
    opens = button(say(language, "desk-open"), DESK.write(match=record.id, act="open"))
    content = content_of(text("\n".join(lines)), row(opens)).calling([], role)
    where = record.place.channel if called.channel is None else called.channel
    try:
        await send(interaction.client, where, content)
    except FAILURES as problem:
        _log.warning("No moderator could be called in %s: %s", where, problem)
        await whisper(interaction, "call-failed", place=f"<#{where}>")
        return
    await house(interaction).store.moderation.note_call(record.id, user, said, int(time.time()))
    await whisper(interaction, "call-done", place=f"<#{where}>")
