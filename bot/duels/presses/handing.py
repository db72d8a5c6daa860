"""A seat handed over: whom it is offered to, in which words, and the buttons of consent."""

import logging

import discord

from bot.duels.panel import ids
from bot.duels.panel.handing import calling_row
from bot.duels.presses.answers import at_table, refuse, show_panel
from bot.duels.presses.house import house
from bot.duels.store.records import Handing
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.components import text
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sending import FAILURES, Content, answer_openly, content_of, edit
from bot.shared.text import escaped
from bot.shared.tidying import name_of
from bot.shared.words import language_of, say
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)


async def offer_seat(
    interaction: Interaction, session: Session, to: discord.Member | discord.User
) -> None:
    """Offer the seat of who typed to `to`, who is called there; or say why it cannot be."""
    record, user = session.record, interaction.user.id
    if to.bot:
        await whisper(interaction, "hand-over-bot")
        return
    is_here = isinstance(to, discord.Member) and interaction.guild_id == record.place.guild
    if not is_here:
        await whisper(interaction, "hand-over-not-here-now", place=record.place.link)
        return
    language = await house(interaction).store.people.language(to.id) or record.language
    verdict = await session.handing.ask(user, to.id, name_of(to), language)
    handing = session.record.handing
    if verdict is not Verdict.TAKEN or handing is None:
        await refuse(interaction, verdict)
        return
    await answer_openly(interaction, _calling(session, handing).calling([to.id]))


def _calling(session: Session, handing: Handing) -> Content:
    record, language = session.record, session.record.language
    facts = {
        "user": f"<@{handing.user}>",
        "name": escaped(record.seats[handing.seat].name),
        "place": record.place.link,
    }
    words = text(say(language, "hand-over-offered", **facts))
    return content_of(words, calling_row(record, handing, language))


class HandOverButton(DeclaredButton, id=ids.HAND_OVER):
    """Agrees that a seat is handed over, takes it, or refuses; its player takes that back."""

    match: int
    seat: Seat
    user: int
    agreed: str
    at: str

    async def pressed(self, interaction: Interaction) -> None:
        """Pass the word on; the session decides whether it counts, and what follows."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        if self.at == "panel":
            await show_panel(interaction, session, lambda: self._answer(interaction, session))
            return
        verdict = await self._answer(interaction, session)
        if verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
            return
        await self._tell(interaction, session)
        if session.record.handing is None:
            await self._close_call(interaction, session)

    async def _answer(self, interaction: Interaction, session: Session) -> Verdict:
        return await session.handing.answer(
            interaction.user.id,
            (self.seat, self.user),
            language_of(interaction.locale),
            agreed=self.agreed == "yes",
        )

    async def _close_call(self, interaction: Interaction, session: Session) -> None:
        """Have the message that called the newcomer say what came of it, without buttons."""
        record, call = session.record, interaction.message
        left = next((o for o in reversed(record.handed) if o.user == self.user), None)
        words = say(record.language, "hand-over-is-off", name=_name(session, self.seat))
        if left is not None and left.seat == self.seat:
            facts = {"left": escaped(left.left.name), "name": escaped(left.name)}
            words = say(record.language, "seat-handed-over", **facts)
        try:
            if call is not None:
                shown = content_of(text(words))
                await edit(interaction.client, call.channel.id, call.id, shown)
        except FAILURES as problem:
            _log.info("The call of duel %s stays as it was: %s", record.id, problem)

    async def _tell(self, interaction: Interaction, session: Session) -> None:
        """Tell whoever pressed, alone, what came of it."""
        record, user = session.record, interaction.user.id
        facts = {"name": _name(session, self.seat), "place": record.place.link}
        if record.handing is not None:
            await whisper(interaction, "hand-over-noted", **facts)
        elif record.seats[self.seat].user != self.user:
            await whisper(interaction, "hand-over-is-off", **facts)
        elif user == self.user:
            button = say(language_of(interaction.locale), "my-hand")
            await whisper(interaction, "hand-over-you-sit", button=button, **facts)
        else:
            await whisper(interaction, "hand-over-is-done", **facts)


def _name(session: Session, seat: Seat) -> str:
    return escaped(session.record.seats[seat].name)
