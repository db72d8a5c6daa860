"""Those who only look on are shown less often while many duels are under way.

Turns are played at people's pace, in time that goes by only when it is told to; each request
is named by who reads it.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

from bot.duels.picture.easel import Easel
from bot.duels.seen.sight import Sight
from bot.duels.seen.stage import Scene
from bot.duels.stage import spots
from bot.duels.stage.in_discord import DiscordStage
from bot.duels.stage.resting import (
    BOARD_REST,
    LIVELY,
    PRACTICE_REST,
    WATCHING_REST,
    Bustle,
    Rest,
)
from bot.duels.table.verdict import Verdict
from bot.people.terms import Shown
from bot.shared.components import text
from bot.shared.sending import Content
from engine.core.protocol import Audience, Seat
from tests.bot.standing_in import YUGI, Room, fingers, number
from tests.bot.still_time import Loop

THINKING = 1.75
"""Seconds that somebody thinks, as in `make soak`."""
MANY, FEW = 30, 3
TURN = ("look", "act", "look", "act", "end")
"""A turn as it is played there: a card is opened, then played; then the other is asked."""
TURNS = 8
PLAYED = 4
"""The tables that are looked at; at the others something happens now and then."""


def start_of(table: int) -> float:
    """When that table begins, in seconds: none at the same moment as another."""
    return THINKING * table / PLAYED


class Table:
    """A duel of two that says how far it is, and whom it asks."""

    def __init__(self, number: int) -> None:
        seats = [SimpleNamespace(seat=Seat(n), user=10 + n, panel_message=n) for n in (0, 1)]
        for seat in seats:
            seat.panel_channel, seat.panel_moves = 5, False
        place = SimpleNamespace(channel=4, is_private=False)
        self.record: Any = SimpleNamespace(
            id=number, practice=False, seats=seats, place=place, ending=None, board_message=3
        )
        self.versions = dict.fromkeys([None, Seat(0), Seat(1)], 0)
        self.asked = Seat(0)

    def version(self, audience: Audience) -> int:
        return self.versions[audience]

    def is_asked(self, seat: Seat) -> bool:
        return seat == self.asked

    async def sight(self, audience: Audience) -> Sight:
        board = cast(Any, SimpleNamespace(picture=lambda: None))
        number, question = self.versions[audience], None
        if audience == self.asked:
            question = cast(Any, SimpleNamespace(warned=False))
        return Sight(
            self.record,
            number,
            audience,
            "en",
            board,
            (),
            (),
            question,
            (),
            None,
            "",
            shown=Shown.WORDS,
        )


class Hall:
    """Tables at which turns are played, all at the same pace, and what is sent of them."""

    def __init__(self, tables: int) -> None:
        self.sent: list[tuple[float, int, str, int]] = []
        """When, of which table, what, and how far the duel was that it shows."""
        self.presses = 0
        self.stage_hands: list[asyncio.Task[None]] = []
        easel = Mock(spec=Easel, is_lagging=lambda: False)
        easel.hang = self._hang
        self.stage = DiscordStage(Mock(), Mock(), easel, Mock())
        self.tables = [Table(number) for number in range(tables)]

    async def _hang(self, sight: Sight, patience: float) -> Sight:
        return sight

    async def put(self, spot: Any, content: Content) -> None:
        """Note what would be sent."""
        words = content.body["components"][0]["content"]
        what, _, version = words.partition(" ")
        table = spot._scene.record.id
        if table >= PLAYED:
            return
        self.sent.append((asyncio.get_running_loop().time(), table, what, int(version)))

    async def play(self, table: Table, turns: int) -> None:
        """Let both play so many turns there, one after the other."""
        self.show(table, [None, Seat(0), Seat(1)])
        await asyncio.sleep(start_of(table.record.id))
        for turn in range(turns):
            seat = Seat(turn % 2)
            for act in TURN:
                await asyncio.sleep(THINKING)
                await self.press(table, seat, act)

    async def go_on_elsewhere(self) -> None:
        """Have something happen now and then at all tables that are not looked at."""
        while True:
            for table in self.tables[PLAYED:]:
                self.show(table, [None])
            await asyncio.sleep(LIVELY / 2)

    async def press(self, table: Table, seat: Seat, act: str) -> None:
        """Answer a press as the program does: by the callback, and whom else it concerns."""
        self.presses += 1
        scene = cast(Scene, table)
        spot = self.stage.panel(scene, seat, seat)
        with spot.answering():
            if act == "end":
                table.asked = Seat(1 - seat)
            audiences: list[Audience] = [seat] if act == "look" else [None, Seat(0), Seat(1)]
            self.show(table, audiences)
            sight = await table.sight(seat)
            content = await spot.content(sight, 0.0)
            await spot.write(sight.version, content, self._answer)

    async def _answer(self, content: Content) -> None:
        pass

    def show(self, table: Table, audiences: list[Audience], *, at_once: bool = False) -> None:
        for audience in audiences:
            table.versions[audience] += 1
        self.stage.changed(cast(Scene, table), audiences, at_once=at_once)


@pytest.fixture
def loop() -> Iterator[Loop]:
    loop = Loop()
    yield loop
    for each in asyncio.all_tasks(loop):
        each.cancel()
    loop.settle()
    loop.close()


def hall_of(tables: int, loop: Loop, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """The hall, whose messages say who is shown what."""

    async def opened() -> Hall:
        return Hall(tables)

    def laid_out(sight: Sight) -> Any:
        what = "board" if sight.audience is None else "asked" if sight.question else "watching"
        return text(f"{what} {sight.version}")

    hall = loop.run_until_complete(opened())
    monkeypatch.setattr(spots, "board", laid_out)
    monkeypatch.setattr(spots, "panel", laid_out)
    for spot in (spots.PublicBoard, spots.PrivatePanel):
        monkeypatch.setattr(spot, "_put", lambda spot, content: hall.put(spot, content))
    return hall


def played(tables: int, loop: Loop, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """A hall of so many tables at each of which turns were played at people's pace."""
    hall = hall_of(tables, loop, monkeypatch)

    async def begin() -> None:
        hall.stage_hands = [loop.create_task(hall.go_on_elsewhere())]
        for table in hall.tables[:PLAYED]:
            hall.stage_hands.append(loop.create_task(hall.play(table, TURNS)))

    loop.run_until_complete(begin())
    loop.passes(THINKING * (len(TURN) * TURNS + 2))
    return hall


def test_while_many_duels_go_on_a_press_takes_at_most_one_and_a_half_requests(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(MANY, loop, monkeypatch)
    of_each = Counter(what for _, _, what, _ in hall.sent)

    assert hall.presses == PLAYED * TURNS * len(TURN)
    assert of_each["asked"] == PLAYED * (1 + TURNS), "the first time, and once for each turn"
    assert 0 < of_each["board"] <= 0.12 * hall.presses
    assert PLAYED < of_each["watching"] <= PLAYED * (1 + TURNS), "at most once for each turn"
    later = of_each.total() - 3 * PLAYED
    assert hall.presses + later <= 1.5 * hall.presses, "beside what is shown at first"


def test_while_few_duels_go_on_all_are_shown_as_soon_as_ever(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(FEW, loop, monkeypatch)
    for table in range(FEW):
        boards = [at for at, of, what, _ in hall.sent if (of, what) == (table, "board")]
        rests = [after - before for before, after in pairwise(boards)]
        assert min(rests) >= BOARD_REST.least
        assert max(rests) <= BOARD_REST.least + 2 * THINKING
    assert 1 + len(hall.sent) / hall.presses > 2.0


def test_who_is_asked_is_shown_that_at_once_however_many_duels_go_on(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(MANY, loop, monkeypatch)
    turn = THINKING * len(TURN)
    for table in range(PLAYED):
        begun = start_of(table)
        asked = [at for at, of, what, _ in hall.sent if (of, what) == (table, "asked")][1:]
        due = [begun + turn * (n + 1) for n in range(TURNS)]
        waited = [at - at_last for at, at_last in zip(asked, due, strict=True)]
        assert max(waited) < 0.3


def test_nothing_is_sent_that_its_reader_was_shown_already(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(MANY, loop, monkeypatch)
    shown = [(table, what, version) for _, table, what, version in hall.sent]
    assert len(shown) == len(set(shown))


def test_in_the_end_everybody_is_shown_how_it_stands(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(MANY, loop, monkeypatch)
    loop.passes(BOARD_REST.most + 1)
    for table in hall.tables[:PLAYED]:
        last = {what: version for _, of, what, version in hall.sent if of == table.record.id}
        assert last["board"] == table.versions[None]


def test_what_is_no_part_of_the_play_waits_for_no_rest(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(MANY, loop, monkeypatch)
    table, now, before = hall.tables[0], loop.time(), len(hall.sent)

    async def ask_for_a_draw() -> None:
        hall.show(table, [None, Seat(0), Seat(1)], at_once=True)

    loop.run_until_complete(ask_for_a_draw())
    loop.passes(0.3)
    told = {what for at, of, what, _ in hall.sent[before:] if of == table.record.id}
    assert told == {"board", "watching", "asked"}
    assert all(at - now < 0.3 for at, of, *_ in hall.sent[before:] if of == table.record.id)


@pytest.mark.parametrize("rest", [BOARD_REST, WATCHING_REST, PRACTICE_REST])
def test_a_rest_grows_with_the_bustle_and_has_an_end(rest: Rest) -> None:
    rests = [rest.lasts(duels, part=1.0) for duels in range(100)]
    assert rests[:5] == [rest.least] * 5
    assert rests == sorted(rests)
    assert max(rests) == rest.most


@pytest.mark.parametrize("rest", [BOARD_REST, WATCHING_REST])
@pytest.mark.parametrize("part", [1.0, 0.1])
def test_all_messages_together_are_edited_no_more_often_than_may_be(
    rest: Rest, part: float
) -> None:
    for duels in (1000, 5000):
        assert duels / rest.lasts(duels, part) == pytest.approx(rest.in_all * part)


def test_only_duels_in_which_something_happens_are_bustle(loop: Loop) -> None:
    bustle = Bustle()

    async def is_counted() -> int:
        return bustle.duels

    async def note(*duels: int) -> None:
        for duel in duels:
            bustle.note(duel)

    counted = loop.run_until_complete
    counted(note(1, 2, 3))
    assert counted(is_counted()) == 3
    loop.passes(LIVELY - 1)
    counted(note(2))
    loop.passes(2)
    assert counted(is_counted()) == 1
    loop.passes(LIVELY)
    assert counted(is_counted()) == 0


def test_what_one_player_does_alone_is_no_bustle(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = hall_of(MANY, loop, monkeypatch)

    async def look() -> float:
        for table in hall.tables:
            hall.show(table, [Seat(0)])
        return hall.stage._rest(BOARD_REST)

    assert loop.run_until_complete(look()) == BOARD_REST.least


@pytest.mark.parametrize("pace", [0.0, 1.0])
async def test_beside_the_play_players_are_told_at_once_and_of_the_play_in_time(
    room: Room, pace: float
) -> None:
    session = await room.duel(pace=pace)
    await fingers(session)
    room.stage.shown_at_once.clear()
    room.stage.shown.clear()
    assert await session.answer(YUGI, await number(session, YUGI), (0,)) is Verdict.TAKEN
    await room.clock.advance(10.0)
    assert {audience for _, audience in room.stage.shown} == {None, 0, 1}
    assert room.stage.shown_at_once in ([], [1]), "at most who may respond, in a run"

    room.stage.shown_at_once.clear()
    assert await session.settling.offer_draw(YUGI) is Verdict.TAKEN
    assert {*room.stage.shown_at_once} == {0, 1}
    room.stage.shown_at_once.clear()
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
    assert {*room.stage.shown_at_once} == {None, 0, 1}
