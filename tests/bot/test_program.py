"""`python -m bot` as somebody starts it: it runs, or says in one line what to mend."""

import asyncio
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from bot import __version__
from bot.running import freeze_what_stays
from bot.sandbox.server import Sandbox
from tests.waiting import PATIENCE, until_read

ROOT = Path(__file__).parents[2]


async def start(folder: Path, *arguments: str, **settings: str) -> Process:
    """The program, started in `folder` with these settings and no others."""
    own = {name: value for name, value in os.environ.items() if "DUELKEEPER" not in name}
    own.pop("DISCORD_TOKEN", None)
    environment = {**own, "PYTHONPATH": str(ROOT), **settings}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=environment,
        stdout=PIPE,
        stderr=PIPE,
    )


async def ended(program: Process) -> tuple[int | None, str]:
    """The exit status of the program and what it said last."""
    async with asyncio.timeout(PATIENCE):
        _, errors = await program.communicate()
    return program.returncode, errors.decode()


def complaint(said: str) -> str:
    """The one line that is no line of the log."""
    assert "Traceback" not in said
    return said.strip().splitlines()[-1]


async def test_its_log_is_json_and_its_figures_are_open_where_that_is_wished(
    tmp_path: Path,
) -> None:
    program = await start(
        tmp_path,
        DUELKEEPER_SANDBOX_PORT="0",
        DUELKEEPER_FIGURES_PORT="0",
        DUELKEEPER_LOG_FORMAT="json",
    )
    assert program.stderr
    lines: list[dict[str, str]] = []
    async with asyncio.timeout(PATIENCE):
        while not lines or "Figures are at" not in lines[-1]["message"]:
            lines.append(json.loads(await program.stderr.readline()))
    assert all({*line} == {"at", "level", "logger", "message"} for line in lines)
    address = lines[-1]["message"].split()[-1]
    async with aiohttp.ClientSession() as session:

        async def told() -> str:
            async with session.get(address) as answer:
                return await answer.text()

        await until_read(told, lambda said: "duelkeeper_build" in said)
    program.send_signal(signal.SIGTERM)
    status, said = await ended(program)
    assert status == 0
    assert all(json.loads(line)["logger"] for line in said.splitlines())


async def test_without_a_token_it_opens_a_sandbox_and_stops_when_told(tmp_path: Path) -> None:
    program = await start(tmp_path, DUELKEEPER_SANDBOX_PORT="0")
    assert program.stdout
    async with asyncio.timeout(PATIENCE):
        while b"http://127.0.0.1:" not in await program.stdout.readline():
            pass
    program.send_signal(signal.SIGTERM)
    status, said = await ended(program)
    assert status == 0
    assert "Traceback" not in said
    assert (tmp_path / "data" / "duelkeeper.sqlite").exists()


async def test_it_explains_itself_and_runs_nothing_that_it_does_not_know(
    tmp_path: Path,
) -> None:
    program = await start(tmp_path, "--help")
    explained, _ = await program.communicate()
    assert program.returncode == 0
    assert b"DISCORD_TOKEN" in explained
    assert b"import" in explained

    program = await start(tmp_path, "--version")
    version, _ = await program.communicate()
    assert program.returncode == 0
    assert version.split()[:2] == [b"Duelkeeper", __version__.encode()]

    status, said = await ended(await start(tmp_path, "imprt", "cards.json"))

    assert status == 2
    assert "imprt" in complaint(said)
    assert not any(tmp_path.iterdir())


async def test_what_takes_no_cards_does_not_wait_until_they_are_loaded(tmp_path: Path) -> None:
    told = "import sys, bot.program; print(*sys.modules)"
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", told), cwd=ROOT, stdout=PIPE
    )
    loaded, _ = await program.communicate()
    assert b"bot.program" in loaded.split()
    assert not {b"bot.client", b"bot.games", b"engine.yugioh"} & {*loaded.split()}


async def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        status, said = await ended(await start(tmp_path, DUELKEEPER_SANDBOX_PORT=port))
    assert status == 1
    assert port in complaint(said)
    assert "DUELKEEPER_SANDBOX_PORT" in complaint(said)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"DUELKEEPER_SANDBOX_PORT": "many"}, "DUELKEEPER_SANDBOX_PORT"),
        ({"DUELKEEPER_DATABASE": "nowhere/duels.sqlite"}, "DUELKEEPER_DATABASE"),
        ({"DUELKEEPER_API_URL": "http://127.0.0.1:1"}, "DISCORD_TOKEN"),
        ({"DUELKEEPER_NICKNAMES": "none.toml"}, "none.toml cannot be read"),
    ],
)
async def test_what_cannot_be_used_is_named(
    tmp_path: Path, settings: dict[str, str], words: str
) -> None:
    status, said = await ended(await start(tmp_path, **settings))
    assert status == 1
    assert words in complaint(said)


async def test_a_second_bot_on_one_database_is_turned_away(tmp_path: Path) -> None:
    first = await start(tmp_path, DUELKEEPER_SANDBOX_PORT="0")
    assert first.stdout
    async with asyncio.timeout(PATIENCE):
        while b"http://127.0.0.1:" not in await first.stdout.readline():
            pass
    status, said = await ended(await start(tmp_path, DUELKEEPER_SANDBOX_PORT="0"))
    assert status == 1
    assert "Another Duelkeeper already runs on the database" in complaint(said)

    status, said = await ended(await start(tmp_path, "backup", "copy.sqlite"))
    assert (status, said) == (0, "")
    status, said = await ended(await start(tmp_path, "restore", "copy.sqlite"))
    assert status == 1
    assert "A bot runs on data/duelkeeper.sqlite. Stop it" in complaint(said)

    first.kill()
    await first.communicate()
    status, said = await ended(await start(tmp_path, "restore", "copy.sqlite"))
    assert (status, said) == (0, "")


async def test_a_wrong_token_is_named_and_not_printed(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        program = await start(
            tmp_path, DUELKEEPER_API_URL=sandbox.url, DISCORD_TOKEN="geheim.geheim"
        )
        status, said = await ended(program)
    assert status == 1
    assert "DISCORD_TOKEN" in complaint(said)
    assert "geheim" not in said


async def test_what_is_loaded_is_frozen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("gc.collect", lambda: done.append("collect"))
    monkeypatch.setattr("gc.freeze", lambda: done.append("freeze"))
    monkeypatch.setattr("gc.set_threshold", lambda *_: done.append("seldom"))
    for frozen in (0, 60_000):
        monkeypatch.setattr("gc.get_freeze_count", partial(int, frozen))
        await freeze_what_stays()
    assert done == ["collect", "freeze", "seldom"]


async def test_unused_memory_is_looked_for_in_small_portions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While half a million objects are looked through, no press is answered for a second."""
    said: list[int] = []
    monkeypatch.setattr("gc.collect", lambda: None)
    monkeypatch.setattr("gc.freeze", lambda: None)
    monkeypatch.setattr("gc.get_freeze_count", lambda: 0)
    monkeypatch.setattr("gc.set_threshold", lambda *numbers: said.extend(numbers))
    await freeze_what_stays()
    young, older, all_of_them = said
    assert young * older <= 100_000
    assert young * older * all_of_them >= 5_000_000
