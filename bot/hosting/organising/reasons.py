"""The form in which organisers give the reason of a decision."""

from typing import Any

from discord import ui

from bot.events.refusal import RefusedError
from bot.hosting.meant import reason_given, refused
from bot.hosting.rights import is_refused
from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.replies import guarded
from bot.shared.text import clip

LONGEST_REASON = 100
SHOWN_REASON = 200
"""So much of one is shown among other things: what a command takes can be longer."""
_SECONDS = 600.0


class ReasonForm(ui.Modal):
    """Asks for a reason that others can read. It lives no longer than the process."""

    def __init__(self, title: str, label: str) -> None:
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.reason: ui.TextInput[Any] = ui.TextInput(
            custom_id="reason", max_length=LONGEST_REASON
        )
        self.add_item(ui.Label(text=clip(label, FORM), component=self.reason))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Go on with the reason, if the person is still an organiser."""
        if await is_refused(interaction):
            return
        reason = await reason_given(interaction, self.reason.value)
        if reason is None:
            return
        try:
            await self.given(interaction, reason[:LONGEST_REASON])
        except RefusedError as problem:
            await refused(interaction, problem)

    async def given(self, interaction: Interaction, reason: str) -> None:
        """Decide, for this reason; raises RefusedError where the event does not allow it."""
        raise NotImplementedError
