"""What opens the whole log of a duel, turns its pages, and hands it out as a file."""

from bot.duels.panel import ids
from bot.duels.panel.log_pages import log_file, log_page
from bot.duels.presses.house import house
from bot.duels.presses.rights import seen_table
from bot.duels.store.records import Status
from bot.duels.store.told import Chapter, Chronicle
from bot.duels.table.session import Session
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.words import language_of, say


async def told_to(interaction: Interaction, session: Session) -> Chronicle | None:
    """What the presser was told of the duel so far, and no more than their panel shows now.

    Who has no seat reads what everybody may.
    """
    user, record = interaction.user.id, session.record
    sight = await session.sight_of(user) or await session.sight(None)
    answers = sight.answers if record.status is Status.OPEN else None
    language = language_of(interaction.locale)
    chronicles = house(interaction).sessions.chronicles
    if sight.as_of == 0.0:
        return Chronicle((Chapter("", (say(language, "watch-nothing-yet"),)),), "")
    told = sight.record, sight.audience, language, answers, user
    return await chronicles.of(*told, until=sight.as_of)


async def opened(interaction: Interaction, match: int) -> tuple[Session, Chronicle] | None:
    """The duel with its log; None where it is answered that there is none.

    It may last: the presser is told first that the answer is on its way.
    """
    session = await seen_table(interaction, match)
    if session is None:
        return None
    told = await told_to(interaction, session)
    if told is None:
        await whisper(interaction, "log-gone")
        return None
    return session, told


class LogButton(DeclaredButton, id=ids.LOG):
    """Shows the presser the newest page of the log, to them alone."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await opened(interaction, self.match)
        if found is not None:
            view = log_page(found[0].record, found[1], language_of(interaction.locale))
            await interaction.edit_original_response(view=view)


class LogPageButton(DeclaredButton, id=ids.LOG_PAGE):
    """Turns to another page."""

    match: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in place of the one that was pressed on."""
        await interaction.response.defer()
        found = await opened(interaction, self.match)
        if found is not None:
            language = language_of(interaction.locale)
            view = log_page(found[0].record, found[1], language, self.page)
            await interaction.edit_original_response(view=view)


class LogBackButton(DeclaredButton, id=ids.LOG_BACK):
    """Takes the page away, so that the panel is the last message again."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Delete the message that was pressed on, which the presser alone sees."""
        await interaction.response.defer()
        await interaction.delete_original_response()


class LogFileButton(DeclaredButton, id=ids.LOG_FILE):
    """Hands the presser the log as a file."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Send it to them alone."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await opened(interaction, self.match)
        if found is None:
            return
        file = log_file(found[0].record, found[1], language_of(interaction.locale))
        await interaction.followup.send(file=file, ephemeral=True)
