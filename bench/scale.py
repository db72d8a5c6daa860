"""What so many servers take, and which wall comes first: prints docs/scale.md.

A model, not a measurement: a few divisions over what was measured of one process, of a
database and of a stand-in of Discord. `python -m bench.scale` prints the page.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from textwrap import wrap

from bot.duels.stage.resting import BOARD_REST
from bot.sharded import APART
from bot.shared.sharing import PER_SECOND, ROOM

SIZES = (1_000, 2_500, 10_000, 100_000, 250_000)
OF_A_PROCESS = 10
"""Shards that one process serves here."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure that the model takes from elsewhere, with its unit and where it is from."""

    value: float
    unit: str
    what: str
    source: str


MEASURED = "measured"
CIRCUMSTANCES = "Python 3.11, discord.py 2.7.1, PostgreSQL 15, two busy cores, one machine"
DISCORD = "Discord's documentation"
OWN = "a setting of the program"
GUESS = "a guess"

MOST_OF_A_SHARD = Fact(2_500, "servers", "a shard may have at most", DISCORD)
ADVISED = Fact(1_000, "servers", "a shard should have", "what Discord advises bots")
A_DAY = Fact(1_000, "sessions", "may begin in a day", DISCORD)
REQUESTS = Fact(PER_SECOND, "requests/s", "are sent at most of the 50 that Discord allows", OWN)
SPARE = Fact(ROOM, "requests/s", "of these are left to a process that comes", OWN)
BEGINNING = Fact(APART, "s", "between two sessions that begin, one at a time", OWN)
RESIDENT = Fact(131, "MiB", "a process with 40 duels, without servers or library", MEASURED)
OF_A_SERVER = Fact(70 / 2_500, "MiB", "a server of 30 channels, 25 roles, 20 emojis", MEASURED)
COUNTED = Fact(0.58, "requests", "counted of a press while few duels of two go on", MEASURED)
LATE = Fact(BOARD_REST.most, "s", "that a board is late at most, for its own sake", OWN)
BOARDS = Fact(BOARD_REST.in_all, "requests/s", "of the token are for boards, at most", OWN)
PRACTISED = Fact(0.15, "requests", "counted of a press in practice, at most", MEASURED)
PRESSES = Fact(17 / 30, "presses/s", "a lively duel of two, 1.5 to 2 s of thought", MEASURED)
WORK = Fact(6.2, "ms", "of a core, a press of two people, engine compiled", MEASURED)
HANDING = Fact(0.555, "ms", "of a core, at the process that hands a press over", MEASURED)
KEEPING = Fact(0.343, "ms", "of a core, at the database, a press that is kept", MEASURED)
HANDED = Fact(200, "presses/s", "handed over by LISTEN/NOTIFY: more was not tried", MEASURED)
CONNECTIONS = Fact(8, "connections", "of a process to the database, at most", OWN)
USABLE = Fact(97, "connections", "of PostgreSQL as it is installed", "PostgreSQL's defaults")
BUSY = Fact(1 / 1_000, "duels", "of two go on at the busiest moment, for each server", GUESS)
FACTS = (
    *(MOST_OF_A_SHARD, ADVISED, A_DAY, REQUESTS, SPARE, BEGINNING, RESIDENT, OF_A_SERVER),
    *(COUNTED, LATE, BOARDS, PRACTISED, PRESSES, WORK, HANDING, KEEPING, HANDED),
    *(CONNECTIONS, USABLE, BUSY),
)


@dataclass(frozen=True, slots=True)
class Size:
    """What so many servers take."""

    servers: int

    @property
    def least_shards(self) -> int:
        """Below this Discord refuses to connect."""
        return ceil(self.servers / MOST_OF_A_SHARD.value)

    @property
    def shards(self) -> int:
        """What Discord advises."""
        return ceil(self.servers / ADVISED.value)

    @property
    def processes(self) -> int:
        """Of OF_A_PROCESS shards each."""
        return ceil(self.shards / OF_A_PROCESS)

    @property
    def memory(self) -> float:
        """MiB of all processes."""
        return self.processes * RESIDENT.value + self.servers * OF_A_SERVER.value

    @property
    def start(self) -> float:
        """Seconds until the last shard is connected."""
        return (self.shards - 1) * BEGINNING.value

    @property
    def starts_a_day(self) -> int:
        """How often all shards may begin anew in a day."""
        return floor(A_DAY.value / self.shards)

    @property
    def duels(self) -> float:
        """Of two, at the busiest moment."""
        return self.servers * BUSY.value

    @property
    def presses(self) -> float:
        """A second, of these."""
        return self.duels * PRESSES.value

    @property
    def requests(self) -> float:
        """That they would count, a second: edits of boards, which rest between them."""
        rest = BOARD_REST.lasts(ceil(self.duels / self.processes), 1 / self.processes)
        return min(self.presses * COUNTED.value, self.duels / rest)

    @property
    def connections(self) -> float:
        """To the database."""
        return self.processes * CONNECTIONS.value


@dataclass(frozen=True, slots=True)
class Wall:
    """What ends at so many presses a second, in however many servers they are made."""

    what: str
    presses: float
    then: str

    @property
    def duels(self) -> float:
        """The lively duels of two that make so many presses."""
        return self.presses / PRESSES.value


def walls(processes: int) -> Sequence[Wall]:
    """With so many processes, the nearest first."""
    sent = REQUESTS.value - (SPARE.value if processes > 1 else 0)
    found = [
        Wall(
            f"boards at most {LATE.value:.0f} s late",
            LATE.value * BOARDS.value * PRESSES.value,
            "boards come later, and nothing else does; no process helps",
        ),
        Wall(
            "requests of the token, practice",
            sent / PRACTISED.value,
            "duels begin later; no process helps",
        ),
        Wall(
            "cores, one for each process",
            processes * 1_000 / WORK.value,
            "answers come later; more processes help",
        ),
        Wall("the database, one core", 1_000 / KEEPING.value, "answers come later"),
    ]
    if processes > 1:
        found.append(
            Wall(
                "hand-over, as far as it was tried",
                HANDED.value * processes / (processes - 1),
                "not known",
            )
        )
        found.append(
            Wall(
                "the process of shard 0, if all press in private",
                1_000 / HANDING.value * processes / (processes - 1),
                "presses in private come later, everywhere",
            )
        )
    return sorted(found, key=lambda wall: wall.presses)


def page() -> str:
    """docs/scale.md."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    hundred = Size(100_000)
    yield "# Many servers: what they take, and which wall comes first"
    yield ""
    yield from _words(
        "`make scale` writes this page: a model of a few divisions (`bench/scale.py`), not a "
        "measurement. No bot of ours has ever been on so many servers, and none of these "
        "figures was taken on the real Discord, over TLS or on two machines."
    )
    yield from ("", "## So many servers", "")
    yield from _sizes()
    yield ""
    yield from _words(
        f"Each process serves {OF_A_PROCESS} shards of {ADVISED.value:,.0f} servers. Sessions "
        "begin one by one, as `max_concurrency` 1 asks, which Discord is said to raise "
        "for the largest bots; a session that is resumed does not count. Memory is without the "
        "library and without pictures that are being drawn."
    )
    yield from ("", "## Walls", "")
    yield from _words(
        f"For {hundred.servers:,} servers in {hundred.processes} processes, the nearest first:"
    )
    yield ""
    yield from _walls(hundred.processes)
    yield ""
    for each in _conclusions(hundred):
        yield from _words(each, "- ")
    yield from ("", "## What it is reckoned from", "")
    yield from ("| Figure | | | From |", "|---:|---|---|---|")
    for fact in FACTS:
        yield f"| {_short(fact.value)} | {fact.unit} | {fact.what} | {fact.source} |"
    yield ""
    yield from _words(f"Measured: {CIRCUMSTANCES}. They count as ratios, not as promises.")


def _words(words: str, mark: str = "") -> Iterable[str]:
    return wrap(words, 120, initial_indent=mark, subsequent_indent=" " * len(mark))


def _sizes() -> Iterator[str]:
    sizes = [Size(each) for each in SIZES]
    rows = (
        ("Shards, at least", [f"{each.least_shards:,}" for each in sizes]),
        ("Shards, as advised", [f"{each.shards:,}" for each in sizes]),
        ("Processes", [f"{each.processes:,}" for each in sizes]),
        ("Memory in all, GiB", [f"{each.memory / 1024:.1f}" for each in sizes]),
        ("Start until the last shard, minutes", [f"{each.start / 60:.1f}" for each in sizes]),
        ("Starts of all shards in a day", [f"{each.starts_a_day:,}" for each in sizes]),
        ("Connections to the database", [f"{each.connections:,.0f}" for each in sizes]),
        ("Lively duels of two, guessed", [f"{each.duels:,.0f}" for each in sizes]),
        ("Presses a second of these", [f"{each.presses:,.1f}" for each in sizes]),
        ("Counted requests a second of these", [f"{each.requests:,.1f}" for each in sizes]),
    )
    yield f"| Servers | {' | '.join(f'{each:,}' for each in SIZES)} |"
    yield f"|---|{'---:|' * len(SIZES)}"
    for name, values in rows:
        yield f"| {name} | {' | '.join(values)} |"


def _walls(processes: int) -> Iterator[str]:
    yield "| Wall | Presses a second | As of so many lively duels of two | Then |"
    yield "|---|---:|---:|---|"
    for wall in walls(processes):
        yield f"| {wall.what} | {wall.presses:,.0f} | {wall.duels:,.0f} | {wall.then} |"


def _conclusions(size: Size) -> Iterator[str]:
    first, fits = walls(size.processes)[0], floor(USABLE.value / CONNECTIONS.value)
    sent = REQUESTS.value - SPARE.value
    yield (
        f"The first wall are {first.what}: {first.duels:,.0f} lively duels at once, on however "
        "many servers. Requests belong to the token: processes share them, and do not move "
        "that wall. Players do not notice it: their panels are edited by the tokens of their "
        "presses, which do not count. Discord is said to raise the limit for very large bots "
        "that ask for it; we have not seen it."
    )
    yield (
        f"At the guessed load {size.servers:,} servers would send {size.requests:.0f} counted "
        f"requests of {sent:.0f} a second. The guess decides this, and no "
        "measurement: with more than twice as many duels boards would be later."
    )
    yield (
        f"PostgreSQL as it is installed has connections for {fits} processes; beyond that set "
        "`max_connections` higher, or let each process serve more shards. Of those of one "
        "four stand; two are there while a session begins and commands are sent, and two while "
        "replays are made."
    )
    yield (
        f"All shards may begin anew {size.starts_a_day} times a day at {size.servers:,} "
        "servers: a supervisor that starts a failing bot again and again uses that up. The bot "
        "waits then, since Discord takes the token of who goes on."
    )
    yield (
        "Few large processes are better than many small ones: each has a part of the requests, "
        "and every press in private that arrives at another process is handed over."
    )


def _short(value: float) -> str:
    return f"{value:,.0f}" if value == round(value) else f"{value:.3g}"


if __name__ == "__main__":
    print(page(), end="")
