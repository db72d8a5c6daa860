"""Discord's part of the bot: its client, the tree of commands, and what arrives."""

import asyncio
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import wiring
from bot.duels.clock import Clock
from bot.duels.presses.slimming import slimmed
from bot.games import GAMES
from bot.library.library import Library
from bot.sandbox.seam import find_gateway
from bot.shared.announcing import announce
from bot.shared.buckets import learn_first
from bot.shared.budget import Budget, traced
from bot.shared.discord_time import Seen
from bot.shared.disk import done, words_for
from bot.shared.host import Host
from bot.shared.lateness import comes_too_late
from bot.shared.reach import Reach
from bot.shared.text import note
from bot.shared.typed import accepted
from bot.shared.words import CommandWords, language_of, say
from bot.store import Store
from engine.core.cards import Nickname
from engine.core.game import Game

_log = logging.getLogger(__name__)

_GUILDS_SECONDS = 0.5
_LEAVING_SECONDS = 1.0
"""For how long presses that were taken are still answered, once no new ones arrive."""
_CALLBACKS = ("CommandTree-invoker", "discord-ui-")
_LISTENERS = "discord.py: on_interaction"
"""How discord.py names its tasks that answer interactions."""
_CONNECTION = ("on_connect", "on_resumed", "on_disconnect")


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands, which never leave a failure unanswered."""

    async def interaction_check(self, interaction: discord.Interaction["Client"], /) -> bool:
        """Let no text be too long for those who search for it."""
        return await accepted(interaction)

    async def on_error(
        self, interaction: discord.Interaction["Client"], error: app_commands.AppCommandError, /
    ) -> None:
        """Say what is wrong, or that something is; the traceback is for the log alone."""
        command = interaction.command
        called = f"/{command.qualified_name}" if command else "A command"
        asked = f"{called} of {interaction.user.id}"
        if comes_too_late(error):
            _log.info("%s was answered too late: %s", asked, error)
            return
        language = language_of(interaction.locale)
        key = "went-wrong"
        if isinstance(error, app_commands.MissingPermissions):
            key = "needs-manage-server"
        elif isinstance(error, app_commands.NoPrivateMessage):
            key = "only-on-a-server"
        elif isinstance(error.__cause__, sqlite3.Error):
            key, problem = words_for(error.__cause__), error.__cause__
            _log.error("%s could not be %s: %s", asked, done(problem), problem)
        else:
            _log.error("%s could not be answered", asked, exc_info=error)
        view = note(say(language, key))
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=view, ephemeral=True)
            elif interaction.type is not discord.InteractionType.autocomplete:
                await interaction.response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as refused:
            _log.warning("An apology could not be sent: %s", refused)


class Client(Host):
    """Our Discord client: slash commands and buttons, with no intent beyond the servers."""

    house: wiring.House

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game] = GAMES,
        clock: Clock | None = None,
        library: Library | None = None,
        budget: Budget | None = None,
        nicknames: Sequence[Nickname] = (),
    ) -> None:
        self.reach = Reach(self)
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=_GUILDS_SECONDS,
            max_messages=None,
            http_trace=traced(budget or Budget(), lambda status: self.reach.heard(status)),
        )
        learn_first(self.http)
        self.house = wiring.House(
            self,
            store,
            games=games,
            clock=clock,
            library=library,
            nicknames=nicknames,
            reaches=self.reach.is_there,
        )
        for change in _CONNECTION:
            self.add_listener(self._note_time, change)
        self.announcing: asyncio.Task[None] | None = None
        """Ends when Discord knows the commands; begun when the client has logged in."""
        self._resuming: asyncio.Task[None] | None = None
        self._is_leaving = False
        self._take_each_interaction_once()

    async def _note_time(self) -> None:
        """Have events note at once that players can be reached again, or no more."""
        self.house.hosts.look()

    async def setup_hook(self) -> None:
        """Load the commands; Discord learns of them beside everything else."""
        await find_gateway(self.http)
        await self.tree.set_translator(CommandWords())
        await self._load_rooms()
        self.house.watchdog.start()  # loading holds nobody up: the gateway is not open yet
        self.house.heartbeat.start()
        self.announcing = asyncio.create_task(self._announce())
        self._resuming = asyncio.create_task(self.house.resume())
        self.house.lookup.refresh()

    async def _load_rooms(self) -> None:
        """Take up the commands of all rooms, and answer their components from now on."""
        for module in wiring.modules():
            if hasattr(module, "setup"):
                await module.setup(self)
        self.add_dynamic_items(*wiring.components())

    def is_closed(self) -> bool:
        """Whether the client has left Discord for good, or is about to."""
        return self._is_leaving or super().is_closed()

    async def close(self) -> None:
        """Leave Discord; every duel is on disk and goes on at the next start."""
        self._is_leaving = True
        # discord.py leaves its own wait for the servers running, which then finds no loop
        waiting = self._connection._ready_task
        for task in (self._resuming, self.announcing, waiting):
            if task is not None:
                task.cancel()
        await self._leave()
        await self.house.stop()
        self.reach.stop()
        await super().close()
        await self.house.close()

    async def _announce(self) -> None:
        try:
            await announce(self.tree, self.house.store.commands, self.http.token or "")
        except Exception:
            _log.exception("The commands cannot be made known to Discord")

    def _take_each_interaction_once(self) -> None:
        """Pass over what Discord delivers a second time: it would be refused as answered."""
        parsers, seen = self._connection.parsers, Seen()
        parse = parsers["INTERACTION_CREATE"]

        def parse_once(data: dict[str, Any]) -> None:
            interaction = int(data["id"])
            self.house.time.hear(interaction)
            if seen.is_new(interaction):
                parse(slimmed(data))

        parsers["INTERACTION_CREATE"] = parse_once

    async def _leave(self) -> None:
        """Leave the gateway, and let presses that have arrived be answered, for a while."""
        names = [(task, task.get_name()) for task in asyncio.all_tasks()]
        listeners = [task for task, name in names if name == _LISTENERS]
        under_way = [task for task, name in names if name.startswith(_CALLBACKS)]
        if self.ws is not None and self.ws.open:
            under_way.append(asyncio.create_task(self.ws.close(code=1000)))
        if under_way:
            await asyncio.wait(under_way, timeout=_LEAVING_SECONDS)
        for task in (*listeners, *under_way):
            task.cancel()
        await asyncio.gather(*listeners, *under_way, return_exceptions=True)
