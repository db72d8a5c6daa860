"""What is pressed at a replay. Who may see it, and from whose side, is asked at each press."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.replays import ids
from bot.replays.files import file_of
from bot.replays.frames import OPEN, PUBLIC, Replay, Step
from bot.replays.house import house
from bot.replays.layout import PICTURE, WORDS, Page, invitation, turned, watched
from bot.shared.host import Interaction
from bot.shared.ids import chosen, chosen_number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.words import language_of


@dataclass(frozen=True, slots=True)
class Opened:
    """A replay, as which sides the presser may see it, and if they can lay their own open."""

    replay: Replay
    views: Sequence[str]
    can_open: bool


async def found(interaction: Interaction, match: int, view: str = PUBLIC) -> Opened | None:
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
    seats = {*map(str, await kept.open_to(match, user))}
    views = [each for each in replay.audiences if each == PUBLIC or each in seats]
    if len(views) == len(replay.audiences):
        views.append(OPEN)
    if view not in views:
        await whisper(interaction, "replay-not-yours")
        return None
    return Opened(replay, views, bool(await kept.own_sides(match, user)))


async def show(interaction: Interaction, match: int) -> None:
    """Show a replay from its start, to the presser alone, from their own side if they played.

    The presser is told before that the answer is on its way.
    """
    opened = await found(interaction, match)
    if opened is not None:
        user = interaction.user.id
        seats = await house(interaction).store.replays.seats_of(match, user)
        own = [seat for seat in map(str, seats) if seat in opened.views]
        view = own[0] if own else PUBLIC
        await _turn_to(interaction, opened, (match, view, 0, WORDS))


async def _steps(opened: Opened, view: str, language: str) -> Sequence[Step]:
    """The steps as `view` was told them, worked out beside the event loop.

    For each view of a long duel that takes a quarter of a second, once.
    """
    return await asyncio.to_thread(opened.replay.steps, view, language)


async def _turn_to(
    interaction: Interaction,
    opened: Opened,
    where: tuple[int, str, int, str],
    *,
    plays: bool = False,
) -> None:
    """Show `where`: the duel, as whom, which step, and how; or the nearest step."""
    match, view, at, look = where
    language = language_of(interaction.locale)
    await _steps(opened, view, language)
    page = Page(match, view, at, language, opened.views, look, plays, opened.can_open)
    page, picture = page.within(opened.replay), None
    if look == PICTURE:
        draws, user = house(interaction).replay_pictures, interaction.user.id
        picture = await draws.draw(opened.replay, view, page.at, language, user)
    files = [] if picture is None else [picture.file()]
    shown = watched(opened.replay, page, picture)
    await interaction.edit_original_response(view=shown, attachments=files)


async def _stopped(interaction: Interaction, match: int, view: str) -> Opened | None:
    """The replay that was pressed on, which goes on by itself no longer.

    None where it was answered why it cannot be seen so.
    """
    house(interaction).playing.end(interaction.user.id)
    await interaction.response.defer()
    return await found(interaction, match, view)


class WatchButton(DeclaredButton, id=ids.OPEN):
    """Opens a replay."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show(interaction, self.match)


class _AtAStep(DeclaredButton):
    """What is pressed at a step of a replay."""

    match: int
    side: str
    step: int
    look: str

    async def opened(self, interaction: Interaction) -> Opened | None:
        """As `_stopped` says."""
        return await _stopped(interaction, self.match, self.side)


class GoButton(_AtAStep, id=ids.GO):
    """Leads to another step."""

    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in place of the one that was pressed on."""
        opened = await self.opened(interaction)
        if opened is not None:
            steps = await _steps(opened, self.side, language_of(interaction.locale))
            at = turned(steps, min(self.step, len(steps) - 1), self.act)
            await _turn_to(interaction, opened, (self.match, self.side, at, self.look))


class LookButton(_AtAStep, id=ids.LOOK):
    """Shows the table otherwise."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the same step so."""
        opened = await self.opened(interaction)
        if opened is not None:
            await _turn_to(interaction, opened, (self.match, self.side, self.step, self.look))


class PlayButton(_AtAStep, id=ids.PLAY):
    """Has the replay go on by itself."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the steps that follow, one after the other."""
        opened = await self.opened(interaction)
        if opened is None:
            return
        match, side, look = self.match, self.side, self.look
        last = len(await _steps(opened, side, language_of(interaction.locale))) - 1

        async def show_step(at: int, plays: bool) -> None:
            await _turn_to(interaction, opened, (match, side, at, look), plays=plays)

        user = interaction.user.id
        house(interaction).playing.begin(user, self.step, last, show_step)


class StopButton(_AtAStep, id=ids.STOP):
    """Has it go on no longer."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the step at which it was stopped."""
        opened = await self.opened(interaction)
        if opened is not None:
            await _turn_to(interaction, opened, (self.match, self.side, self.step, self.look))


class TurnMenu(DeclaredMenu, id=ids.TURN):
    """Jumps to a turn."""

    match: int
    side: str
    look: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show its first step."""
        opened = await _stopped(interaction, self.match, self.side)
        if opened is not None:
            at = chosen_number(self.item.values)
            await _turn_to(interaction, opened, (self.match, self.side, at, self.look))


class ViewMenu(DeclaredMenu, id=ids.VIEW):
    """Shows the same moment from another side."""

    match: int
    side: str
    step: int
    look: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show what that side was told last by then."""
        wanted = chosen(self.item.values)
        opened = await _stopped(interaction, self.match, wanted)
        if opened is None:
            return
        at, language = 0, language_of(interaction.locale)
        if self.side in opened.views:
            for view in (self.side, wanted):
                await _steps(opened, view, language)
            at = opened.replay.as_seen(self.side, self.step, wanted, language)
        await _turn_to(interaction, opened, (self.match, wanted, at, self.look))


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
            writes = house(interaction).writing_files
            told = opened.replay, self.match, self.side, language, self.kind
            file = await writes.do(file_of, *told)
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
        if not await here.store.replays.seats_of(self.match, interaction.user.id):
            await whisper(interaction, "not-yours")
            return
        await interaction.response.defer()
        opened = await found(interaction, self.match)
        if opened is None:
            return
        await here.store.replays.share(self.match, guild)
        view = invitation(opened.replay, self.match, language_of(interaction.guild_locale))
        sent = await interaction.followup.send(view=view, wait=True)
        link = f"https://discord.com/channels/{guild}/{interaction.channel_id}/{sent.id}"
        await whisper(interaction, "replay-shared", link=link, number=self.match)


class SideButton(DeclaredButton, id=ids.SIDE):
    """Lays the presser's own side open to all who may watch."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Say that it is; it cannot be taken back, since others may have seen it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = house(interaction).store.replays
        opened = await found(interaction, self.match)
        if opened is None:
            return
        if not opened.can_open:
            await whisper(interaction, "not-yours")
            return
        await kept.lay_open(self.match, await kept.own_sides(self.match, interaction.user.id))
        await whisper(interaction, "replay-side-is-open")
