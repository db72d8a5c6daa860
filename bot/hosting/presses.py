"""What is pressed about an event, and how its refusals are told."""

from bot.events.refusal import RefusedError
from bot.events.results import Player
from bot.hosting.meant import event_pressed, player_of, refused
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.rights import is_refused
from bot.shared.host import Interaction
from bot.shared.replies import whisper


class OfEvent:
    """A button or menu about the event of the number `event`.

    Stands before what declares it: `class Turn(OfEvent, DeclaredButton, id=…)`.
    """

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Do it, or say why it cannot be done."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is None:
            return
        try:
            await self.done(interaction, hosted)
        except RefusedError as problem:
            await refused(interaction, problem)

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Do it and answer; raises RefusedError where the event does not allow it."""
        raise NotImplementedError


class OfOrganisers(OfEvent):
    """One that only organisers may press."""

    async def pressed(self, interaction: Interaction) -> None:
        """Do it, or say why it cannot be done, or that they are no organiser."""
        if not await is_refused(interaction):
            await super().pressed(interaction)


class OfPlayers(OfEvent):
    """One for those who have joined the event."""

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Do it for the player who has pressed, or tell them to join first."""
        player = player_of(interaction.user)
        if player in hosted.event.joined:
            await self.done_for(interaction, hosted, player)
        else:
            await whisper(interaction, "event-join-first")

    async def done_for(self, interaction: Interaction, hosted: Hosted, player: Player) -> None:
        """Do it and answer; raises RefusedError where the event does not allow it."""
        raise NotImplementedError
