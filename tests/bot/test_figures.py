"""What is counted of the bot, and the addresses and the command that tell it."""

import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from prometheus_client import generate_latest

from bot import __version__
from bot.figures.exposition import standing
from bot.figures.serving import HUNG, FiguresError, Served
from bot.shared.budget import Budget, Rank, sent_as
from bot.shared.database import UnavailableError
from bot.shared.figures import DAY, REGISTRY, Arrivals, Day
from bot.shared.lateness import DEADLINE
from tests.bot.conftest import Hosted
from tests.bot.standing_in import Room
from tests.waiting import until

DOCS = Path(__file__).parents[2] / "docs"


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.mark.parametrize(
    ("name", "label", "values"),
    [
        ("duelkeeper_answer_seconds_count", "kind", ("press", "command", "form", "letter")),
        ("duelkeeper_unanswered_total", "kind", ("press", "command", "form", "letter")),
        ("duelkeeper_requests_total", "rank", ("answer", "asked", "panel", "board")),
        ("duelkeeper_refused_total", "status", ("401", "403", "429")),
        ("duelkeeper_lost_total", "kind", ("duel", "event")),
    ],
)
def test_what_has_never_happened_is_told_as_none(
    name: str, label: str, values: tuple[str, ...]
) -> None:
    """Else Prometheus takes the first one for where it began to look, and counts it not."""
    program = "import bot.shared.budget; from bot.shared.figures import REGISTRY; "
    told = f"print([REGISTRY.get_sample_value({name!r}, {{{label!r}: v}}) for v in {values!r}])"
    said = subprocess.run(
        [sys.executable, "-c", program + told], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == str([0.0] * len(values))


class Time:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def test_the_time_of_an_answer_is_from_its_arrival_to_the_first_answer(time: Time) -> None:
    day = Day(time)
    arrivals = Arrivals(day, time)
    sums = counted("duelkeeper_answer_seconds_sum", kind="press")
    arrivals.came("7", 3)
    time.now += 0.2
    arrivals.answered("/api/v10/webhooks/1/token/messages/@original")
    arrivals.answered("/api/v10/interactions/8/token/callback")
    assert counted("duelkeeper_answer_seconds_sum", kind="press") == sums
    arrivals.answered("/api/v10/interactions/7/token/callback")
    arrivals.answered("/api/v10/interactions/7/token/callback")
    assert counted("duelkeeper_answer_seconds_sum", kind="press") == pytest.approx(sums + 0.2)
    assert day.within(0.5) == 0.25


def test_what_nobody_answered_in_three_seconds_is_counted_once(time: Time) -> None:
    arrivals = Arrivals(Day(time), time)
    before = counted("duelkeeper_unanswered_total", kind="command")
    arrivals.came("1", 2)
    time.now += DEADLINE
    arrivals.look()
    assert counted("duelkeeper_unanswered_total", kind="command") == before
    time.now += 0.1
    arrivals.came("2", 2)
    arrivals.look()
    assert counted("duelkeeper_unanswered_total", kind="command") == before + 1
    arrivals.answered("/api/v10/interactions/1/token/callback")
    assert counted("duelkeeper_unanswered_total", kind="command") == before + 1


def test_a_day_forgets_what_is_older_and_what_is_typed_is_no_part_of_it(time: Time) -> None:
    day = Day(time)
    assert day.within(0.5) is None
    for seconds in (0.004, 0.004, 0.2, 9.0):
        day.note(seconds)
    assert day.within(0.5) == 0.005
    assert day.within(0.75) == 0.25
    assert day.within(0.99) == float("inf")
    time.now += DAY / 2
    day.note(0.04)
    time.now += DAY / 2
    assert day.within(0.99) == 0.05
    time.now += DAY
    assert day.within(0.5) is None

    arrivals = Arrivals(day, time)
    arrivals.came("1", 4)
    arrivals.answered("/api/v10/interactions/1/token/callback")
    assert day.within(0.5) is None


async def test_requests_are_counted_by_rank_and_refusals_by_status() -> None:
    budget = Budget()
    names = "asked", "board", "answer"
    before = [counted("duelkeeper_requests_total", rank=name) for name in names]
    refused = counted("duelkeeper_refused_total", status="403")
    await budget.admit("/api/v10/channels/1/messages")
    with sent_as(Rank.BOARD):
        await budget.admit("/api/v10/channels/1/messages")
    await budget.admit("/api/v10/interactions/1/token/callback")
    budget.heard("/api/v10/channels/1/messages", 403, {})
    budget.heard("/api/v10/channels/1/messages", 404, {})
    after = [counted("duelkeeper_requests_total", rank=name) for name in names]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, 1]
    assert counted("duelkeeper_refused_total", status="403") == refused + 1


@pytest.fixture
async def served(hosted: Hosted) -> AsyncIterator[Served]:
    await until(hosted.client.is_ready, bool)
    async with Served(0, lambda: hosted.client) as served:
        yield served


async def asked(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def test_a_bot_that_is_there_is_alive_and_ready_and_tells_its_figures(
    hosted: Hosted, served: Served
) -> None:
    await Room(hosted.store).duel(channel=5)
    assert await asked(f"{served.url}/healthz") == (200, "alive\n")
    assert await asked(f"{served.url}/readyz") == (200, "ready\n")
    status, figures = await asked(f"{served.url}/metrics")
    assert status == 200
    assert 'duelkeeper_duels{at="table"} 1.0' in figures
    assert 'duelkeeper_here{kind="duel"} 0.0' in figures, "it is kept, and nobody has it yet"
    assert "duelkeeper_part 1.0" in figures
    assert "duelkeeper_connected 1.0" in figures
    assert f'version="{__version__}"' in figures
    assert "duelkeeper_loop_lag_seconds_bucket" in figures
    for name in ("Yugi", "Kaiba"):
        assert name not in figures


async def test_what_came_last_and_was_never_answered_is_in_the_figures(
    hosted: Hosted, served: Served, time: Time
) -> None:
    arrivals = hosted.client.house.arrivals = Arrivals(Day(time), time)
    before = counted("duelkeeper_unanswered_total", kind="form")
    arrivals.came("1", 5)
    time.now += DEADLINE + 1
    _, figures = await asked(f"{served.url}/metrics")
    assert f'duelkeeper_unanswered_total{{kind="form"}} {before + 1}' in figures


async def test_a_bot_without_discord_or_database_is_alive_but_not_ready(
    hosted: Hosted, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable() -> Any:
        raise UnavailableError("disk I/O error")

    monkeypatch.setattr(hosted.client.house, "counted", unreadable)
    status, said = await asked(f"{served.url}/readyz")
    assert status == 503
    assert "disk I/O error" in said
    assert (await asked(f"{served.url}/metrics"))[0] == 503
    await hosted.stop()
    assert await asked(f"{served.url}/readyz") == (503, "Not connected to Discord.\n")
    assert (await asked(f"{served.url}/healthz"))[0] == 200
    hosted.client.house.watchdog.lags.note(HUNG + 1)
    assert (await asked(f"{served.url}/healthz"))[0] == 503
    await hosted.start()


async def test_before_the_first_client_there_are_figures_already() -> None:
    async with Served(0, lambda: None) as served:
        status, figures = await asked(f"{served.url}/metrics")
        assert (status, "duelkeeper_connected 0.0" in figures) == (200, True)
        assert (await asked(f"{served.url}/readyz"))[0] == 503


async def test_a_port_that_is_taken_is_named_with_what_to_do() -> None:
    async with Served(0, lambda: None) as served:
        port = int(served.url.rpartition(":")[2])
        with pytest.raises(FiguresError, match="DUELKEEPER_FIGURES_PORT"):
            await Served(port, lambda: None).__aenter__()


async def test_the_board_and_the_page_know_every_figure_and_no_other() -> None:
    async def none() -> SimpleNamespace:
        return SimpleNamespace(duels=0, at_events=0, events=0)

    client: Any = SimpleNamespace(
        house=SimpleNamespace(counted=none, here=(0, 0), part=1.0),
        latency=0.1,
        guilds=(),
        is_ready=lambda: True,
    )
    text = (generate_latest(REGISTRY) + generate_latest(await standing(client))).decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    figures = {name for name in kinds if not name.endswith("_created")}
    board = json.loads((DOCS / "grafana.json").read_text(encoding="utf-8"))
    wanted = " ".join(each["expr"] for panel in board["panels"] for each in panel["targets"])
    shown = {name.removesuffix("_bucket") for name in re.findall(r"duelkeeper_\w+", wanted)}
    page = (DOCS / "operating.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(duelkeeper_\w+)`", page))
    assert shown == figures
    assert told == figures


async def test_everybody_may_ask_how_the_bot_fares(hosted: Hosted) -> None:
    person = hosted.sandbox.people["Yugi"]
    first = (await person.call("status")).message
    assert first is not None
    asked_first = first.text
    assert f"Duelkeeper {__version__}" in asked_first
    assert "Going on now: 0 duels, 0 events." in asked_first
    again = (await person.call("status")).message
    assert again is not None
    assert (
        "In the last 24 hours, half of all button presses and commands were answered in"
        in again.text
    )
