"""A stage that only remembers, and a clock that only moves when told."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.duels.clock import Wake
from bot.duels.clocks.keeper import BEAT, Keeper
from bot.duels.seen.calls import Call
from bot.duels.seen.stage import Scene
from bot.duels.store.records import GivenBy, HandOver, MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.sessions import Sessions
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind, Terms
from bot.store import Store
from engine.core.game import Game
from engine.core.protocol import Audience, Seat
from tests.bot.odds_and_evens import ODDS_AND_EVENS

YUGI, KAIBA, JOEY = 11, 22, 33


@dataclass
class ListStage:
    """Remembers what it was told to show."""

    shown: list[tuple[int, Audience]] = field(default_factory=list)
    shown_at_once: list[Audience] = field(default_factory=list)
    warnings: list[Seat] = field(default_factory=list)
    calls: list[tuple[Seat, Call]] = field(default_factory=list)
    open_calls: list[tuple[Seat, Call]] = field(default_factory=list)
    openly_heeding: list[Seat] = field(default_factory=list)
    heeding: list[Seat] = field(default_factory=list)
    handed: list[HandOver] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)

    def changed(
        self, scene: Scene, audiences: Iterable[Audience], *, at_once: bool = False
    ) -> None:
        changed = list(audiences)
        self.shown += [(scene.record.id, audience) for audience in changed]
        self.shown_at_once += changed if at_once else []

    def warned(self, scene: Scene, seat: Seat) -> None:
        self.warnings.append(seat)

    def called(self, scene: Scene, seat: Seat, why: Call) -> None:
        self.calls.append((seat, why))

    def called_openly(self, scene: Scene, seat: Seat, why: Call) -> None:
        self.open_calls.append((seat, why))

    def heeded_openly(self, scene: Scene, seat: Seat) -> None:
        self.openly_heeding.append(seat)

    def heeded(self, scene: Scene, seat: Seat) -> None:
        self.heeding.append(seat)

    def handed_over(self, scene: Scene, over: HandOver) -> None:
        self.handed.append(over)

    def closed(self, scene: Scene) -> None:
        self.ended.append(scene.record.id)

    def lost(self, scene: Scene) -> None:
        self.gone.append(scene.record.id)


@dataclass
class SetAlarm:
    when: float
    wake: Wake
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    """Time that passes only in `advance`."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.set_by = 0.0
        """How many seconds the clock on the wall was set forwards."""
        self.alarms: list[SetAlarm] = []

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_700_000_000 + self.time + self.set_by

    def wake_at(self, when: float, wake: Wake) -> SetAlarm:
        alarm = SetAlarm(when, wake)
        self.alarms.append(alarm)
        return alarm

    async def advance(self, seconds: float) -> None:
        """Let time pass, waking whoever is due in turn.

        Of the beats of a keeper between which nobody else is woken, each writes the time over
        that of the one before: only the first and the last of them are waited for.
        """
        end = self.time + seconds
        beat_before = False
        while due := [a for a in self.alarms if a.when <= end and not a.cancelled]:
            first = min(due, key=lambda alarm: alarm.when)
            self.alarms.remove(first)
            is_beat = isinstance(getattr(first.wake, "__self__", None), Keeper)
            if is_beat and beat_before:
                first.when = self._last_beat(first.when, end)
            beat_before = is_beat
            self.time = max(self.time, first.when)
            await first.wake()
        self.alarms[:] = [alarm for alarm in self.alarms if not alarm.cancelled]
        self.time = end
        await asyncio.sleep(0)

    def _last_beat(self, when: float, end: float) -> float:
        """The last of the beats from `when` until `end` that comes before all other alarms."""
        others = [alarm.when for alarm in self.alarms if not alarm.cancelled]
        while when + BEAT <= end and all(when + BEAT < other for other in others):
            when += BEAT
        return when


class Room:
    """Duels of the tiny game, with neither Discord nor real time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stage = ListStage()
        self.clock = ManualClock()
        self.games: dict[str, Game] = {"odds": ODDS_AND_EVENS}
        self.sessions = self.restarted()

    def restarted(self) -> Sessions:
        """The duels as another process would find them."""
        return Sessions(self.store, self.games, self.stage, self.clock)

    async def duel(
        self,
        *,
        pace: float = 0.0,
        unilateral: bool = False,
        practice: bool = False,
        seed: bytes = bytes(32),
        channel: int = 5,
        clock: ClockKind = ClockKind.CASUAL,
        game: Game = ODDS_AND_EVENS,
    ) -> Session:
        """A duel of Yugi (seat 0) against Kaiba or the built-in opponent (seat 1)."""
        decks = [deck.deck for deck in ODDS_AND_EVENS.ready_decks[:2]]
        rival = None if practice else KAIBA
        record = MatchRecord(
            id=0,
            game="odds",
            setup=game.setup("short", decks, seed),
            practice=practice,
            place=Place(1, channel, 4),
            language="en",
            terms=Terms(pace, 300, unilateral, clock),
            seats=(
                SeatRecord(Seat(0), YUGI, "Yugi", "en"),
                SeatRecord(Seat(1), rival, "Kaiba", "ja"),
            ),
        )
        return await self.sessions.open(record)


async def number(session: Session, user: int) -> int:
    """The number of the question that `user` is asked."""
    seat = session.seat_of(user)
    sight = await session.sight(seat)
    assert sight.question
    return sight.question.number


async def givers(room: Room) -> list[GivenBy]:
    return [kept.given_by for kept in await room.store.matches.answers(1)]


async def fingers(session: Session, yugi: int = 0, kaiba: int = 0) -> None:
    """Both show fingers; an even sum lets Yugi lead."""
    at = await number(session, YUGI)
    assert await session.answer(YUGI, at, (yugi,)) is Verdict.TAKEN
    assert await session.answer(KAIBA, at, (kaiba,)) is Verdict.TAKEN


async def stopped_by_a_hen(
    room: Room, clock: ClockKind = ClockKind.CASUAL, plays: bool = True, thinks: float = 0.0
) -> Session:
    """A duel in which Kaiba holds the Hen, and may so answer the window after a play.

    Both have thought for so many seconds at the start; with `plays` Yugi has made the play.
    """
    for seed in range(100):
        session = await room.duel(
            pace=1.0, seed=bytes([seed]) * 32, channel=100 + seed, clock=clock
        )
        board = (await session.sight(Seat(1))).board
        assert board
        assert board.hand
        if "Hen" in board.hand.lines:
            await room.clock.advance(thinks)
            await fingers(session)
            if plays:
                await session.answer(YUGI, 1, (0,))
            return session
    raise AssertionError("no Hen was drawn")
