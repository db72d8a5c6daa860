"""Following a duel as a spectator: `/duel watch`, the button on the board, and its own message.

Belongs here: who may watch, and in which message. Nobody is a spectator of a duel they play.
Does not belong here: what a spectator sees (`table/gallery`), and what is edited when
(`stage/watchers`).
"""

from functools import partial

from bot.duels.panel import ids
from bot.duels.panel.watching import stopped, which
from bot.duels.picture.easel import FOR_A_PRESS
from bot.duels.presses.answers import attended, refuse
from bot.duels.presses.house import house
from bot.duels.presses.rights import may_watch
from bot.duels.presses.table_buttons import open_panel
from bot.duels.store.records import MatchRecord, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.bounds import MENU
from bot.shared.host import Interaction
from bot.shared.ids import chosen_number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.sending import Token, answer_alone, content_of, update
from bot.shared.words import language_of


class WatchButton(DeclaredButton, id=ids.WATCH):
    """Follows the duel in a message that the presser alone sees, or goes on with it."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it, or have it follow no more."""
        session = await attended(interaction, self.match)
        if session is None:
            await refuse(interaction, Verdict.OVER)
        elif self.act == "stop":
            await _stop(interaction, session)
        else:
            await watch(interaction, session)


class WhichMenu(DeclaredMenu, id=ids.WATCH_WHICH):
    """Follows the chosen one of the duels on this server."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in place of the menu."""
        session = await attended(interaction, chosen_number(self.item.values))
        if session is None:
            await refuse(interaction, Verdict.OVER)
        else:
            await watch(interaction, session)


async def name_duels(interaction: Interaction) -> None:
    """Name the duels on this server that whoever asks can watch, to be chosen from."""
    here, language = house(interaction), language_of(interaction.locale)
    found: list[MatchRecord] = []
    for match in reversed(await here.store.matches.open_on(interaction.guild_id or 0)):
        record = await here.store.matches.load(match)
        if record is not None and may_watch(interaction, record):
            found.append(record)
        if len(found) == MENU:
            break
    if not found:
        await whisper(interaction, "watch-none")
        return
    await answer_alone(interaction, content_of(*which(found, language)))


async def watch(interaction: Interaction, session: Session) -> None:
    """Have whoever asks follow the duel, if they may; its players get their own panel."""
    user, record = interaction.user.id, session.record
    if not may_watch(interaction, record):
        await whisper(interaction, "watch-not-here")
        return
    if record.status is Status.OPEN and (seat := session.seat_of(user)) is not None:
        await open_panel(interaction, session, seat)
        return
    session.gallery.watch(user, language_of(interaction.locale))
    try:
        await _show(interaction, session)
    except BaseException:
        house(interaction).stage.watches_no_more(session, user)
        raise


async def _show(interaction: Interaction, session: Session) -> None:
    """Show the duel where it was pressed, or in a message of its own, which follows it."""
    stage, user = house(interaction).stage, interaction.user.id
    pressed = interaction.message
    is_own = pressed is not None and pressed.flags.ephemeral
    message = pressed.id if pressed is not None and is_own else None
    spot = stage.watcher(session, user, message, language_of(interaction.locale))
    with spot.answering():
        sight = await session.gallery.watched(user)
        content = await spot.content(sight, FOR_A_PRESS)
        if is_own:
            await spot.write(sight.version, content, partial(update, interaction))
        else:
            spot.message = await answer_alone(interaction, content)
            spot.shows(sight.version, content)
        spot.adopt(Token.of(interaction))


async def _stop(interaction: Interaction, session: Session) -> None:
    """Have the presser follow it no more, and say so where it was pressed."""
    house(interaction).stage.watches_no_more(session, interaction.user.id)
    language = language_of(interaction.locale)
    await update(interaction, content_of(*stopped(session.record.id, language)))
