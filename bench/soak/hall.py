"""A large card shop: many tables, the real program beside it, and Discord's limits kept."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.soak.crowd import Doorbell, Notes, Player
from bench.soak.offers import is_over
from bot.people.terms import Tempo
from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.sandbox.rest.request import Exchange
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from bot.sandbox.world import RESIDENTS, ROOMS, Resident, Room, World
from cards.decks import BENCH_A, BENCH_B
from cards.games.yugioh.lists import as_ydke
from tests.end_to_end.program import ROOT
from tests.end_to_end.shop import Shop, table_in

_AT_ONCE = 10
"""How many sit down at the same time, so that the opening is no load of its own."""
_TICK = 0.1
_HERTZ = 100
"""Clock ticks a second in /proc."""


@dataclass
class Hall:
    """The shop with its crowd; `notes` of everybody together.

    `requests` are those that the bot has sent, by what they do.
    """

    shop: Shop
    players: list[Player]
    notes: Notes
    requests: Counter[str] = field(default_factory=Counter)
    playing: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def refused(self) -> int:
        """How many requests were answered 429 so far."""
        return self.shop.sandbox.limits.refused.total()

    def note_request(self, exchange: Exchange) -> Iterable[str]:
        """Count it; nothing is wrong with it."""
        what = exchange.template.rpartition("/")[2].strip("{}").removesuffix("_id")
        self.requests[f"{exchange.method} {what}"] += 1
        return ()

    async def sit_in_pairs(self) -> None:
        """Each two neighbours begin a duel of two, and play one after the other."""
        pairs = list(zip(self.players[::2], self.players[1::2], strict=True))
        for first in range(0, len(pairs), _AT_ONCE):
            async with asyncio.TaskGroup() as sitting:
                for number, pair in enumerate(pairs[first : first + _AT_ONCE], first):
                    sitting.create_task(self._sit(*pair, f"table {number}"))
        for pair in pairs:
            self.playing += (asyncio.create_task(each.plays()) for each in pair)

    async def practise(self) -> None:
        """Each plays against the built-in opponent, one duel after the other."""
        for first in range(0, len(self.players), _AT_ONCE):
            async with asyncio.TaskGroup() as sitting:
                for player in self.players[first : first + _AT_ONCE]:
                    sitting.create_task(self._begin_practice(player))
        self.playing += (asyncio.create_task(self._practises(each)) for each in self.players)

    async def look_at_pictures(self) -> None:
        """Every board, public or of a player, is drawn as well as written from now on."""
        await self.shop.yugi.call("duel-admin settings", options={"board": "both"})
        for player in self.players:
            await player.person.call("duel picture", options={"show": "both"})

    async def stop_playing(self) -> None:
        """Everybody puts their cards down; what went wrong is raised."""
        for each in self.playing:
            each.cancel()
        ended = await asyncio.gather(*self.playing, return_exceptions=True)
        self.playing.clear()
        for problem in ended:
            if isinstance(problem, Exception):
                raise problem

    @contextmanager
    def let_go_on(self) -> Iterator[None]:
        """Everybody plays for as long as this lasts, and then waits."""
        self.shop.bot_is_here.set()
        yield
        self.shop.bot_is_here.clear()

    def processor_seconds(self) -> float:
        """Seconds of processor time that the bot has used since it was started."""
        fields = Path(f"/proc/{self.shop.bot.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _HERTZ

    async def _sit(self, first: Player, second: Player, table: str) -> None:
        for player, deck in ((first, BENCH_A), (second, BENCH_B)):
            options = {"link": as_ydke(deck.deck), "name": deck.key}
            await player.person.call("deck import", options=options)
        decks = BENCH_A.key, BENCH_B.key
        await self.shop.seat(first.person, second.person, decks, "master", table)

    async def _practises(self, player: Player) -> None:
        """Play one duel after the other, each but the first by *Rematch* below the last."""
        while True:
            await player.plays()
            player.last = None
            await player.thinks()
            over = player.panel
            assert over is not None
            with suppress(InteractionFailed, CannotDo, TimeoutError):
                await player.person.press(over, "Rematch")
                await player.person.wait_for("@bot", partial(_is_next, over), 60)

    async def _begin_practice(self, player: Player) -> None:
        person = player.person
        room = f"table {self.players.index(player) // 10}"
        outcome = await person.call("duel practice", room, {"format": "speed"})
        assert outcome.message is not None
        thinking = outcome.message
        told = await person.wait_for(
            room, lambda seen: seen.id == thinking.id and not seen.thinking, 60
        )
        table_in(told.text)


@asynccontextmanager
async def hall(
    people: int,
    pace: Tempo | None,
    root: Path = ROOT,
    enforced: bool = True,
    browsing: bool = True,
    *,
    prepared: Callable[[Shop], Awaitable[None]] | None = None,
    founded: int = 0,
    opened: Callable[[Sandbox, Path, Path], Shop] = Shop,
) -> AsyncIterator[Hall]:
    """A hall of so many people whose bot is the program below `root`.

    `pace` is what the server sets for response windows, None for what the bot sets itself.
    Without `browsing` cards are opened only to be played. The bot comes once all is `prepared`;
    `founded` is by when the server comes to its shard, and `opened` what the bot is run as.
    """
    residents = [Resident(f"Player {number}") for number in range(people)]
    rooms = [Room(f"table {number}") for number in range(max(1, people // 2))]
    world = World([*RESIDENTS, *residents], [*ROOMS, *rooms], founded=founded)
    bell, notes = Doorbell(world), Notes()
    with TemporaryDirectory() as folder:
        async with Sandbox(world=world) as sandbox:
            sandbox.limits.enforced = enforced
            shop = opened(sandbox, Path(folder), root)
            try:
                if prepared is not None:
                    await prepared(shop)
                await shop.open(**({} if pace is None else {"response_pause": pace.value}))
                players = [
                    _player(sandbox.people[each.name], number, shop, bell, notes)
                    for number, each in enumerate(residents)
                ]
                for each in players:
                    each.browses = browsing
                sandbox.inspect = (hall := Hall(shop, players, notes)).note_request
                yield hall
                await hall.stop_playing()
            finally:
                await shop.close()


def _is_next(over: MessageView, seen: MessageView) -> bool:
    """Whether that is the panel of the duel after the one that is over."""
    return int(seen.id) > int(over.id) and not seen.ephemeral and not is_over(seen)


@contextmanager
def starved(hall: Hall, share: float) -> Iterator[None]:
    """The bot runs for that share of the time only, as on a machine that is overloaded."""
    process = hall.shop.bot

    async def starve() -> None:
        while True:
            process.pause()
            await asyncio.sleep(_TICK * (1 - share))
            process.go_on()
            await asyncio.sleep(_TICK * share)

    starving = asyncio.create_task(starve())
    try:
        yield
    finally:
        starving.cancel()
        process.go_on()


def _player(person: Person, number: int, shop: Shop, bell: Doorbell, notes: Notes) -> Player:
    private = shop.sandbox.world.private_messages(person.id).id
    return Player(person, bell.at(private), shop.bot_is_here, notes, Random(number))
