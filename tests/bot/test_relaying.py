"""What another process has to answer: a form goes back to the one that has asked for it."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.shared import relaying
from bot.shared.discord_time import DiscordTime
from bot.shared.figures import Arrivals, Day
from bot.shared.owning import ElsewhereError, Json, Message
from bot.shared.relaying import Relaying

HERE, THERE = 1, 2
PRESS, FORM = 3, 5


class Between:
    """The way between two processes, in memory; nothing goes while it `is_cut`."""

    def __init__(self) -> None:
        self.is_cut = False
        self._hearers: dict[int, Callable[[int, Message], None]] = {}

    def of(self, number: int) -> Any:
        async def send(to: int, message: Message) -> None:
            if not self.is_cut:
                self._hearers[to](number, message)

        def hear(hearer: Callable[[int, Message], None]) -> None:
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


@pytest.mark.parametrize("owner", [None, THERE])
async def test_what_came_from_another_process_goes_no_further(owner: int | None) -> None:
    here = Place(Between(), HERE)
    problem = ElsewhereError("there", owner)
    key = await here.relaying.hand_on(pressed(event(10, PRESS)), problem)
    assert key == "held-elsewhere"


async def test_a_form_goes_to_who_has_answered_before_unless_it_is_known_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relaying, "TRIES", (0.05, 0.05))
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
