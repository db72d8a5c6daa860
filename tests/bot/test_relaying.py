"""What another process has to answer: a form goes back to the one that has asked for it."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot.shared import relaying
from bot.shared.database import UnavailableError
from bot.shared.discord_time import DiscordTime
from bot.shared.figures import REGISTRY, Arrivals, Day
from bot.shared.host import Interaction
from bot.shared.keystrokes import Keystrokes, newest_only
from bot.shared.lateness import DEADLINE, TOO_LATE
from bot.shared.owning import ElsewhereError, Json, Message
from bot.shared.relaying import Relaying

HERE, THERE = 1, 2
PRESS, FORM = 3, 5


class Between:
    """The way between two processes, in memory; nothing goes while it `is_cut`."""

    def __init__(self) -> None:
        self.is_cut = False
        self.sent = 0
        self._hearers: dict[int, Callable[[int, Message], None]] = {}

    def of(self, number: int) -> Any:
        async def send(to: int, message: Message) -> None:
            self.sent += 1
            if not self.is_cut:
                self._hearers[to](number, message)

        def hear(hearer: Callable[[int, Message], None] | None) -> None:
            if hearer is None:
                del self._hearers[number]
            else:
                self._hearers[number] = hearer

        return SimpleNamespace(send=send, hear=hear)


class Place:
    """A process: what it was given to answer, which it does at once."""

    def __init__(self, between: Between, number: int) -> None:
        self.taken: list[Json] = []
        self.relaying = Relaying(between.of(number), DiscordTime(), Arrivals(Day()))
        self.relaying.open(self._take)
        self.answers = True

    def _take(self, event: Json) -> bool:
        if event in self.taken:
            return False
        self.taken.append(event)
        if self.answers:
            path = f"/interactions/{event['id']}/token/callback"
            asyncio.get_running_loop().call_soon(self.relaying.answered, path)
        return True


def event(number: int, type: int, custom_id: str = "answer:1:0:1") -> Json:
    by = {"user": {"id": "77"}}
    return {"id": str(number << 22), "type": type, "data": {"custom_id": custom_id}, **by}


def pressed(event: Json) -> Any:
    response = SimpleNamespace(is_done=lambda: False)
    return SimpleNamespace(id=int(event["id"]), response=response)


def counted(name: str) -> float:
    return REGISTRY.get_sample_value(name) or 0.0


def knows(custom_id: str) -> bool:
    return custom_id == "known here"


async def test_what_is_answered_there_is_answered_once() -> None:
    between = Between()
    here, there = Place(between, HERE), Place(between, THERE)
    press = event(10, PRESS)
    here.relaying.came(press)
    problem = ElsewhereError("there", THERE)
    assert await here.relaying.hand_on(pressed(press), problem) is None
    assert (here.taken, there.taken) == ([], [press])


async def test_what_is_handed_on_is_timed_where_it_is_answered_and_else_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    between = Between()
    here, there = Place(between, HERE), Place(between, THERE)
    names = "duelkeeper_handed_on_seconds_count", "duelkeeper_handed_in_vain_total"
    before = [counted(name) for name in names]
    for number, answers in ((10, True), (11, False)):
        there.answers = answers
        if not answers:
            monkeypatch.setattr(relaying, "TRIES", (0.05,))
        here.relaying.came(event(number, PRESS))
        problem = ElsewhereError("there", THERE)
        await here.relaying.hand_on(pressed(event(number, PRESS)), problem)
    after = [counted(name) for name in names]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1]


@pytest.mark.parametrize("owner", [None, THERE])
async def test_what_came_from_another_process_goes_no_further(owner: int | None) -> None:
    here = Place(Between(), HERE)
    problem = ElsewhereError("there", owner)
    key = await here.relaying.hand_on(pressed(event(10, PRESS)), problem)
    assert key == "held-elsewhere"


async def test_a_form_goes_to_who_has_answered_before_unless_it_is_known_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relaying, "FORM_TRIES", (0.05, 0.05))
    between = Between()
    here, there = Place(between, HERE), Place(between, THERE)
    form, press = event(11, FORM, "asked there"), event(10, PRESS)
    assert not here.relaying.goes_on(form, knows)
    here.relaying.came(press)
    await here.relaying.hand_on(pressed(press), ElsewhereError("there", THERE))
    assert not here.relaying.goes_on(event(12, FORM, "known here"), knows)
    assert not here.relaying.goes_on(event(13, PRESS), knows)
    assert here.relaying.goes_on(form, knows)
    await asyncio.sleep(0.01)
    assert (here.taken, there.taken) == ([], [press, form])
    between.is_cut = True
    lost = event(14, FORM, "asked there")
    assert here.relaying.goes_on(lost, knows)
    await asyncio.sleep(0.2)
    assert here.taken == [lost]


async def test_what_is_not_answered_in_time_is_answered_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relaying, "TRIES", (0.05, 0.05))
    between = Between()
    here, there = Place(between, HERE), Place(between, THERE)
    there.answers = False
    press = event(10, PRESS)
    here.relaying.came(press)
    key = await here.relaying.hand_on(pressed(press), ElsewhereError("there", THERE))
    assert key == "handed-on-unanswered"
    assert there.taken == [press]


def test_a_form_that_goes_on_in_vain_leaves_time_to_answer_it_here() -> None:
    assert sum(relaying.FORM_TRIES) == pytest.approx(1.1)
    assert max(sum(relaying.TRIES), relaying.LATEST) < TOO_LATE.total_seconds() < DEADLINE


def test_a_busy_process_has_half_a_second_to_say_that_another_has_not_answered() -> None:
    assert sum(relaying.TRIES) + 0.5 < TOO_LATE.total_seconds()
    assert TOO_LATE.total_seconds() > relaying.LATEST + 0.5
    assert sum(relaying.TRIES) > relaying.TOO_OLD + 0.2
    assert sum(relaying.FORM_TRIES) > relaying.FORM_TOO_OLD + 0.1


@pytest.mark.parametrize(("kind", "taken"), [(PRESS, True), (FORM, False)])
async def test_a_form_that_comes_late_is_left_to_who_handed_it_on(
    kind: int, taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiscordTime, "age", lambda *_: timedelta(seconds=1.0))
    there = Place(Between(), THERE)
    there.relaying._heard(HERE, {"event": event(10, kind, "asked there")})
    assert bool(there.taken) is taken


async def test_what_is_old_by_now_waits_only_until_words_still_arrive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(DiscordTime, "age", lambda *_: timedelta(seconds=1.85))
    between = Between()
    here = Place(between, HERE)
    between.is_cut = True
    press, loop = event(10, PRESS), asyncio.get_running_loop()
    here.relaying.came(press)
    began = loop.time()
    key = await here.relaying.hand_on(pressed(press), ElsewhereError("there", THERE))
    assert key == "handed-on-unanswered"
    assert between.sent >= 1
    assert loop.time() - began < sum(relaying.TRIES)


async def test_who_is_closed_hears_nothing_more() -> None:
    between = Between()
    place = Place(between, HERE)
    place.relaying.close()
    assert between._hearers == {}


@pytest.mark.parametrize("problem", [ElsewhereError("there", THERE), UnavailableError("away")])
async def test_letters_are_answered_at_once_with_nothing_where_something_is_not_here(
    problem: Exception,
) -> None:
    @newest_only
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        raise problem

    house = SimpleNamespace(keystrokes=Keystrokes())
    typing: Any = SimpleNamespace(
        client=SimpleNamespace(house=house), user=SimpleNamespace(id=7), command=None, extras={}
    )
    for _ in range(2):
        assert await complete(typing, "a") == []
