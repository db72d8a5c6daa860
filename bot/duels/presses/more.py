"""What a player seldom needs at a table: giving up, a draw, what the board is shown as."""

import discord
from discord import ui

from bot.duels.outcome.naming import duel_title, for_many
from bot.duels.panel import ids
from bot.duels.panel.ids import MORE
from bot.duels.presses.answers import at_table, refuse
from bot.duels.presses.choosing import Rows, menus, ways_of
from bot.duels.presses.showing_hands import hands_button
from bot.duels.presses.surrendering import are_you_sure
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.text import escaped, note
from bot.shared.words import language_of, say

View = discord.ui.LayoutView


class MoreButton(DeclaredButton, id=MORE):
    """Opens what is seldom needed to its player alone, and asks first whether they are sure."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show the next step: in a message of its own at first, then in the same one."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        user, language = interaction.user.id, language_of(interaction.locale)
        if session.seat_of(user) is None:
            await refuse(interaction, Verdict.NOT_YOURS)
        elif self.act == "open":
            looks = menus(language, await ways_of(interaction))
            view = _ways(session, user, language, looks)
            await interaction.response.send_message(view=view, ephemeral=True)
        elif self.act == "surrender":
            view = are_you_sure(session, user, language)
            await interaction.response.edit_message(view=view)
        elif self.act == "seat":
            view = note(say(language, "hand-over-how"))
            await interaction.response.edit_message(view=view)
        elif self.act == "undo":
            await _ask_to_undo(interaction, session)
        elif self.act == "draw":
            view = _sure_of_a_draw(session, user, language)
            await interaction.response.edit_message(view=view)
        else:
            await _offer(interaction, session, self.act == "offer")


async def _offer(interaction: Interaction, session: Session, offers: bool) -> None:
    """Offer the draw, or leave it; say what came of it in the same message."""
    language = language_of(interaction.locale)
    words = say(language, "draw-not-offered")
    if offers:
        verdict = await session.settling.offer_draw(interaction.user.id)
        if verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
            return
        words = draw_told(session, interaction.user.id, language)
    await interaction.response.edit_message(view=note(words))


async def _ask_to_undo(interaction: Interaction, session: Session) -> None:
    """Ask the others whether the last decision may be made anew, or say why it may not."""
    verdict = await session.anew.ask(interaction.user.id)
    if verdict is not Verdict.TAKEN:
        await refuse(interaction, verdict)
        return
    words = say(language_of(interaction.locale), for_many(session.record, "undo-asked-by-you"))
    await interaction.response.edit_message(view=note(words))


def draw_told(session: Session, user: int, language: str) -> str:
    """What is said to `user`, who has offered a draw just now, or has agreed to one."""
    record, offered = session.record, session.record.drawing
    if offered is None:
        return say(language, for_many(record, "draw-agreed"))
    if offered != session.seat_of(user):
        name = escaped(record.seats[offered].name)
        return say(language, "draw-agreed-by-you", name=name)
    return say(language, for_many(record, "draw-offer-made"))


def _ways(session: Session, user: int, language: str, looks: Rows) -> View:
    """What there is, and what the board is shown as.

    There is no draw in practice, nor in an event, whose players agree on none.
    """
    record = session.record
    buttons = [_button(session, language, "more-surrender", "surrender")]
    if not record.practice and record.event_table is None:
        buttons.append(_button(session, language, "more-draw", "draw"))
        buttons.append(_button(session, language, "undo-ask", "undo"))
    if record.can_be_handed:
        buttons.append(_button(session, language, "more-seat", "seat"))
    below: list[discord.ui.ActionRow[View]] = []
    if not record.practice:
        call = ids.CALL.write(match=record.id)
        buttons.append(ui.Button(label=say(language, "call-moderator"), custom_id=call))
        judged = ids.JUDGED.write(match=record.id)
        told = ui.Button[View](label=say(language, "judged-button"), custom_id=judged)
        below.append(discord.ui.ActionRow(told))
    seat = session.seat_of(user)
    if record.can_show_hands and seat is not None:
        below.append(discord.ui.ActionRow(hands_button(record, seat, language)))
    return note(say(language, "more-which"), discord.ui.ActionRow(*buttons), *below, *looks)


def _sure_of_a_draw(session: Session, user: int, language: str) -> View:
    title = duel_title(session.record, session.game, session.seat_of(user), language)
    buttons = (
        _button(session, language, "draw-offer", "offer", discord.ButtonStyle.danger),
        _button(session, language, "play-on", "leave"),
    )
    words = say(language, for_many(session.record, "draw-sure"), duel=title)
    return note(words, discord.ui.ActionRow(*buttons))


def _button(
    session: Session,
    language: str,
    key: str,
    act: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> discord.ui.Button[View]:
    return MoreButton.button(say(language, key), style=style, match=session.record.id, act=act)
