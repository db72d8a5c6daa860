"""What is pressed at a replay. Who may see it, and from whose side, is asked at each press."""

from collections.abc import Sequence

import discord

from bot.replays import ids
from bot.replays.files import file_of
from bot.replays.frames import PUBLIC, Replay
from bot.replays.house import house
from bot.replays.layout import invitation, turned, watched
from bot.shared.host import Interaction
from bot.shared.ids import chosen, chosen_number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.words import language_of


async def found(
    interaction: Interaction, match: int, view: str = PUBLIC
) -> tuple[Replay, Sequence[str]] | None:
    """The replay, and from whose side the presser may see it.

    None where they may not see it, or not as `view`, or where there is none: that is said.
    """
    here, user = house(interaction), interaction.user.id
    kept = here.store.replays
    where = interaction.guild_id, interaction.channel_id
    replay = None
    if await kept.may_watch(match, user, *where):
        replay = await here.archive.of(match)
    if replay is None:
        await whisper(interaction, "replay-none")
        return None
    views = (PUBLIC, *map(str, await kept.open_to(match, user)))
    if view not in views:
        await whisper(interaction, "replay-not-yours")
        return None
    return replay, views


async def show(interaction: Interaction, match: int) -> None:
    """Show a replay from its start, to the presser alone, from their own side if they played.

    The presser is told before that the answer is on its way.
    """
    opened = await found(interaction, match)
    if opened is not None:
        replay, views = opened
        own = [each for each in views if each != PUBLIC]
        view = own[0] if len(own) == 1 else PUBLIC
        language = language_of(interaction.locale)
        page = watched(replay, match, view, 0, language, views)
        await interaction.edit_original_response(view=page)


class WatchButton(DeclaredButton, id=ids.OPEN):
    """Opens a replay."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show(interaction, self.match)


class GoButton(DeclaredButton, id=ids.GO):
    """Leads to another step."""

    match: int
    side: str
    step: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in place of the one that was pressed on."""
        await interaction.response.defer()
        opened = await found(interaction, self.match, self.side)
        if opened is None:
            return
        language = language_of(interaction.locale)
        steps = opened[0].steps(self.side, language)
        at = turned(steps, min(self.step, len(steps) - 1), self.act)
        page = watched(opened[0], self.match, self.side, at, language, opened[1])
        await interaction.edit_original_response(view=page)


class TurnMenu(DeclaredMenu, id=ids.TURN):
    """Jumps to a turn."""

    match: int
    side: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show its first step."""
        await interaction.response.defer()
        opened = await found(interaction, self.match, self.side)
        if opened is None:
            return
        language = language_of(interaction.locale)
        at = chosen_number(self.item.values)
        page = watched(opened[0], self.match, self.side, at, language, opened[1])
        await interaction.edit_original_response(view=page)


class ViewMenu(DeclaredMenu, id=ids.VIEW):
    """Shows the same moment from another side."""

    match: int
    side: str
    step: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show what that side was told last by then."""
        await interaction.response.defer()
        wanted = chosen(self.item.values)
        opened = await found(interaction, self.match, wanted)
        if opened is None:
            return
        replay, views = opened
        language = language_of(interaction.locale)
        at = 0
        if self.side in views:
            at = replay.as_seen(self.side, self.step, wanted, language)
        page = watched(replay, self.match, wanted, at, language, views)
        await interaction.edit_original_response(view=page)


class FileButton(DeclaredButton, id=ids.FILE):
    """Hands the replay out, as that side saw it."""

    match: int
    side: str
    kind: str

    async def pressed(self, interaction: Interaction) -> None:
        """Send the file to the presser alone."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        opened = await found(interaction, self.match, self.side)
        if opened is not None:
            language = language_of(interaction.locale)
            file = file_of(opened[0], self.match, self.side, language, self.kind)
            await interaction.followup.send(file=file, ephemeral=True)


class ShareButton(DeclaredButton, id=ids.SHARE):
    """Lets everybody on this server watch it."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Say so where it was pressed; only who played may."""
        here, guild = house(interaction), interaction.guild_id
        if guild is None or not isinstance(interaction.channel, discord.abc.Messageable):
            await whisper(interaction, "replay-share-on-server")
            return
        if not await here.store.replays.sat_at(self.match, interaction.user.id):
            await whisper(interaction, "not-yours")
            return
        await interaction.response.defer()
        opened = await found(interaction, self.match)
        if opened is None:
            return
        await here.store.replays.share(self.match, guild)
        view = invitation(opened[0], self.match, language_of(interaction.guild_locale))
        await interaction.followup.send(view=view)
