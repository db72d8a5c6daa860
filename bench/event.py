"""`python -m bench.event --players 64`: an event from its first round to its last post.

People who think as the built-in opponent does play it through the stand-in, with the real
program beside it: somebody never comes, some drop out, the organiser corrects a result, and the
program is killed in each round.
"""

import asyncio
import sys
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.figures import Figure, table
from bench.soak import crowd
from bench.soak.brains import Disk, Thinker
from bench.soak.crowd import Doorbell, Notes, Player, misses
from bench.soak.offers import is_over
from bot.events.event import Event, Phase
from bot.events.records import Paired
from bot.events.terms import Shape, Terms
from bot.games import GAMES
from bot.hosting.rules import Overtime, Rules
from bot.people.terms import ClockKind
from bot.sandbox.people import CannotDo, InteractionFailed
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from bot.sandbox.world import RESIDENTS, ROOMS, Resident, Room, World
from tests.end_to_end.event import HostedEvent, people_at, table_buttons
from tests.end_to_end.shop import Shop

CHANNEL = "event"
FORMAT = "speed"
_LOOKS = 0.5
"""Seconds between two looks at what has become of the event."""
_BEFORE_STOP = 15.0
"""Seconds that a round has gone on for when the program is killed."""
_TEXT = 2500
DROPS = 3


@dataclass
class Venue:
    """The event: the program, those who take part, and what is on disk."""

    shop: Shop
    players: list[Player]
    notes: Notes
    event: HostedEvent
    absent: Player
    kills: int = 0
    corrections: int = 0
    drops: int = 0

    @property
    def state(self) -> Event:
        """The event as it stood at the last look."""
        return self.event.event

    async def follow(self) -> None:
        """Look again and again until the event is over; kill the program in each round."""
        paired = 0
        while self.state.phase is not Phase.OVER:
            await asyncio.sleep(_LOOKS)
            self.event.look()
            now = sum(isinstance(each.record, Paired) for each in self.event.entries)
            if now > paired:
                paired = now
                print(
                    f"round {paired}: {len(self.state.rounds[-1].pairings)} tables", flush=True
                )
                await asyncio.sleep(_BEFORE_STOP)
                await self.shop.crash_and_restart()
                self.kills += 1
            await self._organise()

    async def _organise(self) -> None:
        """Correct one result of the second round, once there is one; let players drop out."""
        await self._drop()
        state = self.state
        if self.corrections or len(state.rounds) != 2 or state.rounds[-1].is_over:
            return
        played = [e for e in state.rounds[-1].pairings if e.second and e.table in _known(state)]
        if played:
            options = {"table": str(played[0].table), "result": "0-1", "reason": "misread"}
            try:
                await self.shop.yugi.call("event-admin correct", CHANNEL, options)
                self.corrections += 1
            except (InteractionFailed, CannotDo) as problem:
                print(f"no correction: {problem}", flush=True)

    async def _drop(self) -> None:
        """One player more leaves in each round after the first, up to DROPS."""
        state = self.state
        if self.drops >= min(DROPS, len(state.rounds) - 1) or not state.active:
            return
        leaving = self.players[self.drops].person
        try:
            asked = (await leaving.call("event drop", CHANNEL)).message
            if asked is not None and asked.buttons:
                await leaving.press(asked, next(iter(asked.buttons)))
        except (InteractionFailed, CannotDo) as problem:
            print(f"nobody dropped: {problem}", flush=True)
        self.drops += 1


def _known(state: Event) -> set[int]:
    return set(state.rounds[-1].results)


async def attend(venue: Venue, player: Player, tables: dict[str, MessageView]) -> None:
    """Come to each table, and play the duels, until the event is over."""
    person = player.person
    while venue.state.phase is not Phase.OVER:
        panel = player.panel
        if panel is not None and not is_over(panel) and panel.buttons:
            await player.plays()
            continue
        seen = tables.get(person.id)
        if seen is None or player is venue.absent:
            await asyncio.sleep(_LOOKS)
            continue
        await player.bot_is_here.wait()
        began = perf_counter()
        buttons = table_buttons(seen)
        try:
            await person.press(seen, buttons.get("here") or buttons["start"])
        except InteractionFailed:
            player.notes.went["failed"] += 1
            player.notes.waits.append(perf_counter() - began)
        except CannotDo:
            player.notes.went["changed meanwhile"] += 1
        else:
            player.notes.went["came"] += 1
            player.notes.waits.append(perf_counter() - began)
        tables.pop(person.id, None)
        await asyncio.sleep(4 * _LOOKS)


async def usher(venue: Venue, tables: dict[str, MessageView]) -> None:
    """Tell everybody which table waits for them."""
    people = [each.person for each in venue.players]
    while True:
        found: dict[str, MessageView] = {}
        for seen in venue.event.tables():
            if {"here", "start"} & table_buttons(seen).keys():
                found |= {each.id: seen for each in people_at(seen, people)}
        tables.clear()
        tables.update(found)
        await asyncio.sleep(_LOOKS)


def _rules(best_of: int, minutes: int) -> Rules:
    """Rounds of so many minutes that follow each other at once, from half a minute on."""
    return Rules(
        "yugioh",
        FORMAT,
        round(time.time()) + 30,
        best_of=best_of,
        clock=ClockKind.LIVE,
        round=minutes,
        absent=2,
        pause=0,
        overtime=Overtime.TURNS,
    )


async def run(count: int, best_of: int, minutes: int, seed: int) -> tuple[list[Figure], str]:
    """Play an event of so many people; the figures, and how everybody stands at the end."""
    residents = [Resident(f"Player {number:02}") for number in range(count)]
    world = World([*RESIDENTS, *residents], [*ROOMS, Room(CHANNEL)])
    bell, notes = Doorbell(world), Notes()
    terms = Terms(Shape.SWISS, bytes([seed] * 32), checks_in=False)
    with TemporaryDirectory() as folder:
        async with Sandbox(world=world) as sandbox:
            shop = Shop(sandbox, Path(folder))
            disk = Disk(shop.database)
            players: list[Player] = [
                Thinker(
                    sandbox.people[each.name],
                    bell.at(world.private_messages(sandbox.people[each.name].id).id),
                    shop.bot_is_here,
                    notes,
                    Random(number),
                    browses=False,
                    disk=disk,
                )
                for number, each in enumerate(residents)
            ]
            rules = _rules(best_of, minutes)
            event, dice = HostedEvent(shop, terms, rules, CHANNEL), Random(seed)
            decks = [each for each in GAMES["yugioh"].ready_decks if each.format == FORMAT]
            await event.announce({each.person: dice.choice(decks) for each in players})
            venue = Venue(shop, players, notes, event, players[-1])
            began = perf_counter()
            try:
                await shop.open()
                told = await _play(venue)
            finally:
                await shop.bot.stop()
            return _figures(venue, perf_counter() - began), told


async def _play(venue: Venue) -> str:
    """Let everybody play to the end; what the last post of the event says."""
    tables: dict[str, MessageView] = {}
    tasks = [asyncio.create_task(usher(venue, tables))]
    tasks += [asyncio.create_task(attend(venue, each, tables)) for each in venue.players]
    following = asyncio.create_task(venue.follow())
    try:
        while not following.done():
            await asyncio.wait([following, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in [each for each in tasks if each.done()]:
                tasks.remove(task)
                task.result()
        following.result()
    finally:
        for task in (*tasks, following):
            task.cancel()
    yugi = venue.shop.yugi
    seen = await yugi.wait_for(CHANNEL, lambda seen: "places" in seen.text.casefold(), 60)
    return seen.text[:_TEXT]


def _figures(venue: Venue, seconds: float) -> list[Figure]:
    waits, went = venue.notes.waits, venue.notes.went
    state, kept = venue.state, venue.shop.journal
    stopped = sum(status == "stopped" for _, status in kept.duels())
    refused = venue.shop.sandbox.limits.refused
    found = [
        Figure("minutes", seconds / 60, "min"),
        Figure("rounds", len(state.rounds), ""),
        Figure("duels", len(kept.duels()), ""),
        Figure("duels stopped", stopped, ""),
        Figure("kills", venue.kills, ""),
        Figure("corrections", venue.corrections, ""),
        Figure("players gone", len(state.gone), ""),
        Figure("presses", len(waits), ""),
        Figure("not answered within 3 s", misses(waits), ""),
        Figure("answers 429", refused.total(), "", goal=20),
        Figure("lines of trouble", len(venue.shop.bot.troubles), "", goal=0),
    ]
    found += [Figure(f"presses {kind}", number, "") for kind, number in sorted(went.items())]
    found += [Figure(f"429: {rule}", number, "") for rule, number in sorted(refused.items())]
    return found


def main() -> int:
    """Run it; 1 where a figure misses its goal."""
    parser = ArgumentParser("python -m bench.event", description=__doc__)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--best-of", type=int, choices=(1, 3), default=1)
    parser.add_argument("--minutes", type=int, default=6, help="of a round")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    crowd.THINKING = (0.3, 0.6)
    found, told = asyncio.run(run(asked.players, asked.best_of, asked.minutes, asked.seed))
    print(told)
    print(table(found))
    return 0 if all(figure.is_met for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
