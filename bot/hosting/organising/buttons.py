"""What is pressed to govern events: calling one off for sure, and pages of the decisions."""

import discord
from discord import ui

from bot.events.event import ENDED
from bot.events.records import Cancelled
from bot.hosting.meant import player_of
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising.audit import PAGE, log_view
from bot.hosting.organising.reasons import ReasonForm
from bot.hosting.presses import OfEvent, OfOrganisers
from bot.hosting.rights import organises
from bot.hosting.showing.look import Look
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_presser, whisper
from bot.shared.text import escaped, note
from bot.shared.words import language_of, say


async def ask_to_cancel(interaction: Interaction, hosted: Hosted) -> None:
    """Ask whether the event is to be called off."""
    if hosted.event.phase in ENDED:
        await whisper(interaction, "event-refused-too-late")
        return
    language, event = language_of(interaction.locale), hosted.event
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        CancelButton.button(
            say(language, "event-cancel-yes"),
            style=discord.ButtonStyle.danger,
            event=hosted.record.id,
            act="yes",
        ),
        CancelButton.button(say(language, "event-cancel-no"), event=hosted.record.id, act="no"),
    )
    name = escaped(hosted.record.name)
    count = len(event.players or event.joined)
    words = say(language, "event-sure-to-cancel", name=name, count=count)
    await interaction.response.send_message(view=note(words, row), ephemeral=True)


class CancelButton(OfOrganisers, DeclaredButton, id="event-cancel:{event:int}:{act:yes|no}"):
    """Asks an organiser why the event is called off, or lets it go on."""

    act: str

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Open the form in which the reason is typed."""
        language = language_of(interaction.locale)
        if self.act == "no":
            view = note(say(language, "event-not-cancelled"))
            await interaction.response.edit_message(view=view)
        elif hosted.event.phase in ENDED:
            await whisper(interaction, "event-refused-too-late")
        else:
            await interaction.response.send_modal(CancelForm(hosted, language))


class CancelForm(ReasonForm):
    """Why an event is called off. It lives no longer than the process."""

    def __init__(self, hosted: Hosted, language: str) -> None:
        super().__init__(
            say(language, "event-cancel-yes"), say(language, "event-cancel-reason")
        )
        self.hosted = hosted

    async def given(self, interaction: Interaction, reason: str) -> None:
        """Call the event off."""
        await self.hosted.decide(Cancelled(reason), by=player_of(interaction.user))
        name = escaped(self.hosted.record.name)
        words = say(language_of(interaction.locale), "event-cancelled", name=name)
        await interaction.response.edit_message(view=note(words))


class LogPageButton(OfEvent, DeclaredButton, id=PAGE):
    """Turns to another page of the decisions, as far as the presser may read them."""

    page: int

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show the page in the presser's own message."""
        await show_presser(interaction, await log_for(interaction, hosted, self.page))


async def log_for(interaction: Interaction, hosted: Hosted, page: int) -> ui.LayoutView:
    """A page of the decisions that the person may read."""
    language, reader = language_of(interaction.locale), player_of(interaction.user)
    look = Look.at(hosted, language, reader)
    return log_view(hosted, look, page, organises=await organises(interaction))
