"""The card shop: the stand-in in this process, and beside it the bot as its own program."""

import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import product
from pathlib import Path

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from tests.end_to_end.duelist import Duelist, Presence
from tests.end_to_end.journal import Journal
from tests.end_to_end.later import pass_over
from tests.end_to_end.program import ROOT, Program
from tests.unhurried import gives_up
from tests.waiting import until

YUGI_SPEED = "Yugi: Dark Magic (Speed)"
KAIBA_SPEED = "Kaiba: White Dragon (Speed)"
WAITING = ("Getting ready", "being laid")
"""What is told until a duel has been made ready, now and in an older tree."""
SETTINGS = ("duel-admin settings", "duel settings")
FORMERLY = {"response_pause": "pace"}
IN_SECONDS = {"fast": 0, "even": 1, "secret": 3}
"""How settings are made now and in an older tree, and how they and their values are called."""


class Shop:
    """Where people meet: the sandbox, the bot in it, and what it has on disk."""

    def __init__(self, sandbox: Sandbox, folder: Path, root: Path = ROOT) -> None:
        self.sandbox = sandbox
        self._folder = folder
        self.database = folder / "duels.sqlite"
        self.journal = Journal(self.database)
        self.bot_is_here = Presence()
        self.bot = Program(
            folder,
            {
                "DISCORD_TOKEN": sandbox.token,
                "DUELKEEPER_API_URL": sandbox.url,
                "DUELKEEPER_DATABASE": str(self.database),
            },
            root,
        )
        self.yugi, self.kaiba, self.joey, self.mai, *_ = sandbox.people.values()
        for person in sandbox.people.values():
            person.locale = "en-US"

    async def open(self, **settings: float | bool | str) -> None:
        """The bot has come; without other `settings`, windows are asked and passed at once."""
        await self._start()
        options = {"response_pause": "fast", **settings}
        renamed = {FORMERLY.get(name, name): value for name, value in options.items()}
        counted = {name: IN_SECONDS.get(str(value), value) for name, value in options.items()}
        for command, named in product(SETTINGS, (options, renamed, counted)):
            with suppress(CannotDo):
                await self.yugi.call(command, options=named)
                return
        raise CannotDo(f"there is no way to set {options}")

    async def close(self) -> None:
        """The bot has been asked to stop, and has stopped."""
        await self.bot.stop()

    async def crash_and_restart(self) -> None:
        """The bot was killed at this very moment and has come again."""
        await self._crash()
        await self._start()

    async def is_away(self, seconds: int) -> None:
        """The bot was killed at this very moment and has come again so much later.

        Its program has to be that of `tests.end_to_end.later`.
        """
        await self._crash()
        self.sandbox.world.clock.advance(seconds)
        pass_over(self._folder, seconds)
        await self._start()

    def lets_pass(self, seconds: int) -> None:
        """So many seconds go by for the bot, which runs, in a moment.

        Its program has to be that of `tests.end_to_end.later`.
        """
        pass_over(self._folder, seconds)

    async def _crash(self) -> None:
        self.bot_is_here.clear()
        await self.bot.kill()
        self.bot_is_here.die()
        # Whoever waits for an answer of the dead sees "This interaction failed" now.
        gives_up(self.sandbox)

    async def _start(self) -> None:
        await self.bot.start()
        await until(self.yugi.commands)  # another tree may not say when it has put them up
        self.bot_is_here.set()

    async def offer(
        self,
        challenger: Person,
        challenged: Person,
        deck: str = YUGI_SPEED,
        format: str = "speed",
        channel: str = "duels",
    ) -> MessageView:
        """The challenge, as it stands in the channel."""
        options: Mapping[str, object] = {"opponent": challenged, "format": format, "deck": deck}
        outcome = await challenger.call("duel challenge", channel, options)
        assert outcome.message is not None
        assert "Accept" in outcome.message.buttons, outcome.message.text
        return outcome.message

    async def accept(
        self, challenged: Person, offer: MessageView, deck: str = KAIBA_SPEED
    ) -> str:
        """The challenge is accepted with `deck`; what the challenged is told then."""
        menu = (await challenged.press(offer, "Accept")).message
        assert menu is not None
        assert menu.ephemeral
        await challenged.choose(menu, "Choose the deck you will play", [deck])
        told = await challenged.wait_for(
            menu.channel,
            lambda seen: seen.id == menu.id and not any(word in seen.text for word in WAITING),
        )
        return told.text

    async def seat(
        self,
        challenger: Person,
        challenged: Person,
        decks: tuple[str, str] = (YUGI_SPEED, KAIBA_SPEED),
        format: str = "speed",
        channel: str = "duels",
    ) -> tuple[Duelist, Duelist]:
        """Both sit at a new table, looking at their private messages."""
        offer = await self.offer(challenger, challenged, decks[0], format, channel)
        told = await self.accept(challenged, offer, decks[1])
        table = table_in(told)
        for person in (challenger, challenged):
            await self._is_sure(person, channel)
        return self.at(table, challenger), self.at(table, challenged)

    async def practise(self, person: Person, deck: str = YUGI_SPEED, **chosen: str) -> Duelist:
        """The person sits at a new table, against the built-in opponent."""
        options = {"format": "speed", "deck": deck, "level": "normal", **chosen}
        outcome = await person.call("duel practice", options=options)
        assert outcome.message is not None
        thinking = outcome.message
        told = await person.wait_for(
            "duels", lambda seen: seen.id == thinking.id and not seen.thinking
        )
        return self.at(table_in(told.text), person)

    async def _is_sure(self, person: Person, channel: str) -> None:
        """Nobody asks them before they leave something undone: each press is an answer."""
        with suppress(CannotDo):  # an older program does not ask
            await person.call("duel guard", channel, {"ask": False})

    def at(self, table: str, person: Person) -> Duelist:
        """The person, as a duelist at that table."""
        return Duelist(person, table, self.bot_is_here)


def table_in(told: str) -> str:
    """The id of the channel that is linked in what was told."""
    found = re.search(r"(?:<#|/@me/)(\d+)", told)
    assert found is not None, told
    return found[1]
