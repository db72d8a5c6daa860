"""A stage that shows no event to anybody."""

from collections.abc import Sequence

import discord

from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted


class QuietStage:
    """Shows nothing but what the tables themselves show."""

    def changed(self, hosted: Hosted) -> None:
        """Show nothing."""

    async def post(
        self,
        hosted: Hosted,
        view: discord.ui.LayoutView,
        *,
        rings: Sequence[Player] = (),
        files: Sequence[discord.File] = (),
    ) -> int | None:
        """Send nothing."""

    async def remind(self, hosted: Hosted) -> None:
        """Call nobody."""
