"""`python -m bot` as somebody starts it: it runs, or says in one line what to mend."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from bot import __version__
from bot.running import freeze_what_stays
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


async def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    status, said = await ended(await start(tmp_path, DUELKEEPER_NICKNAMES="none.toml"))
    assert status == 1
    assert "none.toml cannot be read" in complaint(said)


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
