"""The bot as a program of its own: started, listened to, killed, and started again."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from engine import BUILD
from tests.end_to_end.nursery import Child, Nursery
from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[2]
CONNECTED: Final = "has connected to Gateway"
READY: Final = (CONNECTED, "The commands are registered")
TROUBLE: Final = (" ERROR ", " CRITICAL ", "Traceback (most recent call last)")


class Program:
    """`python -m bot` in a folder of its own, with settings of its own.

    Another `module` may be started in its stead, and with `arguments`.
    """

    module = "bot"
    arguments: tuple[str, ...] = ()
    nursery: Nursery | None = None
    """Where it begins with everything loaded; without one it is started as people start it."""

    def __init__(self, folder: Path, settings: Mapping[str, str], root: Path = ROOT) -> None:
        """The tree `root` may be an older one, which says less when it starts."""
        self.lines: list[str] = []
        self.status: int | None = None
        self._folder = folder
        self._root = root
        self._settings = settings
        self._process: asyncio.subprocess.Process | Child | None = None
        self._listening: asyncio.Task[None] | None = None
        self._heard = asyncio.Condition()

    async def start(self) -> None:
        """The program runs, is connected, and has put up its commands."""
        await self.launch()
        for words in READY if self._root == ROOT else (CONNECTED,):
            await self.says(words)

    async def launch(self) -> None:
        """The program runs."""
        self.lines, self.status = [], None
        self._process = await self._started()
        self._listening = asyncio.create_task(self._listen(self._process))

    async def _started(self) -> asyncio.subprocess.Process | Child:
        module, settings = self.module, environment(self._settings, self._root)
        if self.nursery is not None and self._root == ROOT:
            return await self.nursery.start(module, self.arguments, self._folder, settings)
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *self.arguments),
            cwd=self._folder,
            env=settings,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )

    @property
    def pid(self) -> int:
        """Its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    def pause(self) -> None:
        """It stands still until it may go on."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It runs again."""
        self._signal(signal.SIGCONT)

    def peak_memory(self) -> int:
        """The most kibibytes of memory it ever had, while it runs."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        (peak,) = re.findall(r"VmHWM:\s+(\d+) kB", status)
        return int(peak)

    async def says(self, words: str, seconds: float = PATIENCE) -> str:
        """The first line it printed since its start with `words` in it, waiting for it."""
        return await self._hears(lambda line: words in line, seconds)

    async def kill(self) -> None:
        """It is dead at once, as after `kill -9`."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """It has been asked to stop, and has stopped."""
        await self._end(signal.SIGTERM)

    async def ended(self, seconds: float = PATIENCE) -> int:
        """Its exit status, once it has ended by itself."""
        assert self._listening is not None
        async with asyncio.timeout(seconds):
            await asyncio.shield(self._listening)
        assert self.status is not None
        return self.status

    def said(self, words: str) -> list[str]:
        """The lines it printed since its start with `words` in them."""
        return [line for line in self.lines if words in line]

    @property
    def troubles(self) -> list[str]:
        """The lines that no healthy run prints."""
        return [line for line in self.lines if any(word in line for word in TROUBLE)]

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    async def _end(self, number: signal.Signals) -> None:
        if self._process is None or self._listening is None:
            return
        self._signal(number)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._listening)
        except TimeoutError:
            raise AssertionError("\n".join(["it never ended:", *self.lines])) from None
        self._process = None

    async def _listen(self, process: asyncio.subprocess.Process | Child) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            async with self._heard:
                self.lines.append(line.decode(errors="replace").rstrip())
                self._heard.notify_all()
        self.status = await process.wait()
        async with self._heard:
            self._heard.notify_all()

    async def _hears(self, wanted: Callable[[str], bool], seconds: float) -> str:
        def found() -> str | None:
            return next((line for line in self.lines if wanted(line)), None)

        try:
            async with asyncio.timeout(seconds), self._heard:
                await self._heard.wait_for(lambda: found() or self.status is not None)
        except TimeoutError:
            raise AssertionError("\n".join(["it never said so:", *self.lines])) from None
        line = found()
        if line is None:
            raise AssertionError("\n".join([f"it ended ({self.status}):", *self.lines]))
        return line


def environment(settings: Mapping[str, str], root: Path = ROOT) -> dict[str, str]:
    """The environment of the tests with these settings of ours alone, for the tree `root`.

    The program plays the build that is tested; an older tree has none of this one's.
    """
    ours = ("DISCORD_TOKEN", "DUELKEEPER_")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    build = {"DUELKEEPER_ENGINE": BUILD} if root == ROOT else {}
    return {**kept, **build, "PYTHONPATH": str(root), "PYTHONUNBUFFERED": "1", **settings}
