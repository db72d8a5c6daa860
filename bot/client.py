"""Discord's part of the bot: its client, the tree of commands, and what arrives."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import wiring
from bot.duels.after.archiving import Making
from bot.duels.clock import Clock
from bot.duels.presses.slimming import slimmed
from bot.games import GAMES
from bot.library.library import Library
from bot.privacy.retention import Keeping
from bot.sandbox.seam import find_gateway
from bot.shared.announcing import announce
from bot.shared.buckets import learn_first
from bot.shared.budget import Budget, traced
from bot.shared.database import UnavailableError
from bot.shared.discord_time import Seen
from bot.shared.host import Host
from bot.shared.lateness import comes_too_late
from bot.shared.owning import ElsewhereError
from bot.shared.reach import Reach
from bot.shared.text import note
from bot.shared.turns import OwnTurns, Turns
from bot.shared.typed import accepted
from bot.shared.words import CommandWords, language_of, say
from bot.store import Store
from engine.core.cards import Nickname
from engine.core.game import Game

_log = logging.getLogger(__name__)

_FAILED = 400
"""From this status on Discord has not taken a request."""
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
        elif isinstance(error.__cause__, ElsewhereError):
            words = await self.client.house.relaying.hand_on(interaction, error.__cause__)
            if words is None:
                return
            key = words
        elif isinstance(error.__cause__, UnavailableError):
            problem = error.__cause__
            key = problem.words
            _log.error("%s could not be %s: %s", asked, problem.done, problem)
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
    announcing: asyncio.Task[None] | None = None
    """Ends when Discord knows the commands; begun when the client has logged in."""
    _resuming: asyncio.Task[None] | None = None
    _is_leaving = False

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game] = GAMES,
        clock: Clock | None = None,
        library: Library | None = None,
        budget: Budget | None = None,
        nicknames: Sequence[Nickname] = (),
        making: Making | None = None,
        keeping: Keeping | None = None,
        turns: Turns | None = None,
        **options: Any,
    ) -> None:
        """`options` are those of discord.py, beside the ones that every client of ours has."""
        self.reach, self._budget = Reach(self), budget or Budget()
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=_GUILDS_SECONDS,
            max_messages=None,
            http_trace=traced(self._budget, self._heard),
            **options,
        )
        self._turns = turns or OwnTurns()
        learn_first(self.http)
        self.house = wiring.House(
            self,
            store,
            games=games,
            clock=clock,
            library=library,
            nicknames=nicknames,
            reaches=self.reach.is_there,
            making=making,
            keeping=keeping,
        )
        self._listen()

    def _listen(self) -> None:
        self.house.stage.part = lambda: self._budget.part
        for change in _CONNECTION:
            self.add_listener(self._note_time, change)
        self._take_each_interaction_once()

    def _heard(self, path: str, status: int | None) -> None:
        """Note how Discord has answered a request for this URL path, None where it has not."""
        self.reach.heard(status)
        if status is not None and status < _FAILED:
            self.house.arrivals.answered(path)
            self.house.relaying.answered(path)

    async def _note_time(self) -> None:
        """Have events note at once that players can be reached again, or no more."""
        self.house.hosts.look()

    async def setup_hook(self) -> None:
        """Load the commands; Discord learns of them beside everything else."""
        await self.find_gateway()
        await self.tree.set_translator(CommandWords())
        await self._load_rooms()
        self.house.watchdog.start()  # loading holds nobody up: the gateway is not open yet
        self.house.heartbeat.start()
        self.announcing = asyncio.create_task(self._announce())
        self._resuming = asyncio.create_task(self.house.resume())
        self.house.lookup.refresh()

    async def find_gateway(self) -> None:
        """Learn where the gateway is."""
        await find_gateway(self.http)

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
        for task in (self._resuming, self.announcing, *self._waiting_for_servers()):
            if task is not None:
                task.cancel()
        await self._leave()
        await self.house.stop()
        self.reach.stop()
        await super().close()
        await self.house.close()

    def _waiting_for_servers(self) -> "Iterator[asyncio.Task[None] | None]":
        """What discord.py leaves running, and what then finds no loop."""
        yield self._connection._ready_task

    def _hanging_up(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What leaves the gateway."""
        if self.ws is not None and self.ws.open:
            yield self.ws.close(code=1000)

    async def _announce(self) -> None:
        try:
            known = self.house.store.commands
            await announce(self.tree, known, self.http.token or "", turns=self._turns)
        except Exception:
            _log.exception("The commands cannot be made known to Discord")

    def _take_each_interaction_once(self) -> None:
        """Pass over what Discord delivers a second time: it would be refused as answered."""
        parsers, seen = self._connection.parsers, Seen()
        forms = self._connection._view_store._modals
        parse = parsers["INTERACTION_CREATE"]

        def take(data: dict[str, Any]) -> bool:
            self.house.arrivals.came(data["id"], data["type"])
            is_new = seen.is_new(int(data["id"]))
            if is_new:
                parse(data)
            return is_new

        def parse_once(data: dict[str, Any]) -> None:
            self.house.time.hear(int(data["id"]))
            slim = slimmed(data)
            self.house.relaying.came(slim)
            if not self.house.relaying.goes_on(slim, forms.__contains__):
                take(slim)

        self.house.relaying.open(take)
        parsers["INTERACTION_CREATE"] = parse_once

    async def _leave(self) -> None:
        """Leave the gateway, and let presses that have arrived be answered, for a while."""
        names = [(task, task.get_name()) for task in asyncio.all_tasks()]
        listeners = [task for task, name in names if name == _LISTENERS]
        under_way = [task for task, name in names if name.startswith(_CALLBACKS)]
        under_way += map(asyncio.create_task, self._hanging_up())
        if under_way:
            await asyncio.wait(under_way, timeout=_LEAVING_SECONDS)
        for task in (*listeners, *under_way):
            task.cancel()
        await asyncio.gather(*listeners, *under_way, return_exceptions=True)
