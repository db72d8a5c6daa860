"""Where an event is shown: its announcement, and what is posted below it."""

from collections.abc import Sequence
from typing import Protocol

import discord

from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted

RINGS_AT_ONCE = 50
"""The players whom one message calls; for more, more messages are sent."""


class EventStage(Protocol):
    """Shows events; what cannot be shown is noted in the log, and raises nothing."""

    def changed(self, hosted: Hosted) -> None:
        """Show the announcement as the event is now, soon, and once for many changes."""

    async def post(
        self,
        hosted: Hosted,
        view: discord.ui.LayoutView,
        *,
        rings: Sequence[Player] = (),
        files: Sequence[discord.File] = (),
    ) -> int | None:
        """Send a message to the channel of the event; its id, or None where it was not sent.

        It calls the attention of the players in `rings`, at most RINGS_AT_ONCE, whom the text
        of `view` has to mention.
        """

    async def remind(self, hosted: Hosted) -> None:
        """Call all who have joined and not checked in, with the button by which they do.

        Sent in as many messages as are needed.
        """
