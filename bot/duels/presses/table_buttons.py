"""The buttons at a table that no question is about: a look at one's hand, and consent."""

from bot.duels.panel import ids
from bot.duels.panel.panel import panel
from bot.duels.picture.easel import FOR_A_PRESS, is_wanted
from bot.duels.presses.answers import Work, at_table, refuse, show_panel, show_spot
from bot.duels.presses.house import house
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.components import text
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sending import Token, answer_alone, content_of
from bot.shared.words import language_of, say
from engine.core.protocol import Seat


class TableButton(DeclaredButton, id=ids.TABLE):
    """Opens the presser's own panel, or shows it as it is now."""

    act: str
    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the panel to its player, and to nobody else."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        seat = session.seat_of(interaction.user.id)
        if seat is None:
            await refuse(interaction, Verdict.NOT_YOURS)
        elif self.act == "refresh":
            await show_panel(interaction, session, _nothing)
        elif self.act != "hand":
            await self._pause(interaction, session)
        else:
            await open_panel(interaction, session, seat)

    async def _pause(self, interaction: Interaction, session: Session) -> None:
        """Ask for a pause, agree to it, decline it, or end it."""
        act = {
            "pause": session.halting.ask,
            "nopause": session.halting.refuse,
            "resume": session.halting.resume,
        }[self.act]
        await show_where_pressed(interaction, session, lambda: act(interaction.user.id))


class ConsentButton(DeclaredButton, id=ids.CONSENT):
    """Accepts an opponent's surrender, or plays on; so does, of their own, who asked for it."""

    match: int
    loser: Seat
    agreed: str
    what: str

    async def pressed(self, interaction: Interaction) -> None:
        """Pass the word on; the session decides whether it counts."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        agreed = self.agreed == "yes"
        if agreed and session.seat_of(interaction.user.id) == self.loser:
            await whisper(interaction, "surrender-is-theirs")
            return

        async def consent() -> Verdict:
            whole = self.what == "match"
            return await session.settling.consent(
                interaction.user.id, self.loser, agreed, whole=whole
            )

        await show_where_pressed(interaction, session, consent)


async def show_where_pressed(interaction: Interaction, session: Session, work: Work) -> None:
    """Do what was pressed; if it is taken, show it on the board or panel of the button."""
    pressed = interaction.message.id if interaction.message else None
    if pressed == session.record.board_message:
        board = house(interaction).stage.board(session)
        await show_spot(interaction, session, None, board, work)
    else:
        await show_panel(interaction, session, work)


async def open_panel(interaction: Interaction, session: Session, seat: Seat) -> None:
    """Show the panel in a message of its own, which follows while the seat is theirs."""
    stage, user = house(interaction).stage, interaction.user.id
    sight = await stage.easel.hang(await session.sight(seat), FOR_A_PRESS)
    content = content_of(panel(sight), picture=sight.picture)
    if session.seat_of(user) != seat:
        await refuse(interaction, Verdict.NOT_YOURS)
        return
    opened = await answer_alone(interaction, content)
    if session.seat_of(user) != seat:
        words = say(language_of(interaction.locale), "not-yours")
        await Token.of(interaction).edit(content_of(text(words)))
        return
    spot = stage.panel(session, seat, opened)
    spot.adopt(Token.of(interaction))
    spot.shows(sight.version, content)
    if is_wanted(sight) and sight.picture is None:
        spot.owe()


async def _nothing() -> Verdict:
    """What pressing "Refresh" changes."""
    return Verdict.TAKEN
