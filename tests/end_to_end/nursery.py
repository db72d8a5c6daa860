"""Programs that begin with everything loaded: `python -m tests.end_to_end.nursery FD`.

To load the program takes most of its start, and is done anew for no test: a process that has
loaded it waits at a socket, and splits in two for each program that is wanted. What runs then
is the module itself, in its folder, with its settings, from its first line on.
"""

import asyncio
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
LOADED: Final = ("bot.program", "bot.running", "tests.chance", "tests.unhurried")
_LIBRARY: Final = "bot.library.library"
_MOST_AT_ONCE = 65536


class Nursery:
    """The process that waits, as the tests see it."""

    def __init__(self) -> None:
        self._wishes, theirs = socket.socketpair()
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(theirs.fileno())],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
            pass_fds=[theirs.fileno()],
        )
        theirs.close()

    def close(self) -> None:
        """No more programs are wanted."""
        self._wishes.close()
        self._process.wait()

    async def start(
        self,
        module: str,
        arguments: Sequence[str],
        folder: Path,
        environment: Mapping[str, str],
    ) -> "Child":
        """The module runs as a program of its own."""
        said, saying = os.pipe()
        known, telling = os.pipe()
        wish = [module, *arguments], str(folder), dict(environment)
        try:
            written = json.dumps(wish).encode() + b"\n"
            await asyncio.to_thread(socket.send_fds, self._wishes, [written], [saying, telling])
        finally:
            os.close(saying)
            os.close(telling)
        fate = await _reader(known)
        return Child(int(await fate.readline()), await _reader(said), fate)


class Child:
    """A program that runs, as a process of `asyncio` is seen."""

    def __init__(
        self, pid: int, stdout: asyncio.StreamReader, fate: asyncio.StreamReader
    ) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._fate = fate

    def send_signal(self, number: int) -> None:
        """It is sent that signal, if it still runs."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Its exit status, once it has ended; for a signal, its number below zero."""
        if self.returncode is None:
            self.returncode = int(await self._fate.readline())
            await self._fate.read()  # until its end of the pipe is closed, too
        return self.returncode


async def _reader(end: int) -> asyncio.StreamReader:
    """What comes out of that end of a pipe."""
    reader = asyncio.StreamReader()
    pipe = os.fdopen(end, "rb", 0)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), pipe
    )
    return reader


# In the process that waits, and in those that come of it


def _wish(wishes: socket.socket) -> tuple[Any, list[int]] | None:
    """The next program that is wanted; None where no more are."""
    written, ends = b"", list[int]()
    while not written.endswith(b"\n"):
        read, found, _, _ = socket.recv_fds(wishes, _MOST_AT_ONCE, 2)
        if not read:
            return None
        written += read
        ends += found
    return json.loads(written), ends


def _watched(telling: int) -> bool:
    """Whether this is the process of the program; the one beside it tells of its fate."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        return True
    with suppress(BrokenPipeError):  # whoever wanted it may be gone
        os.write(telling, b"%d\n" % pid)
        _, status = os.waitpid(pid, 0)
        os.write(telling, b"%d\n" % os.waitstatus_to_exitcode(status))
    return False


def _become(arguments: list[str], folder: str, environment: dict[str, str], out: int) -> None:
    """This process is as one that was started so."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for end, place in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(end, place)
    os.close(nothing)
    os.close(out)
    sys.path[0] = folder
    sys.argv[:] = arguments
    runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)


def _load() -> None:
    """Load the program, and make what is made once for a process: it is there at each start."""
    for each in LOADED:
        import_module(each)
    games = import_module("bot.games").GAMES
    import_module("bot.rules.search").index_of(games.values()).make_ready()
    for language in import_module("cards.languages").LANGUAGES:
        import_module("bot.shared.words").say(language, "list-comma")
    list(import_module("bot.wiring").components())
    import_module("bot.finding.lookup").Lookup(games, import_module(_LIBRARY).Library())
    asyncio.run(import_module("bot.running").freeze_what_stays())


def main() -> None:
    """Load the program, and split in two whenever one is wanted."""
    wishes = socket.socket(fileno=int(sys.argv[1]))
    _load()
    assert threading.active_count() == 1
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while (wish := _wish(wishes)) is not None:
        (arguments, folder, environment), (saying, telling) = wish
        if os.fork() == 0:
            wishes.close()
            if not _watched(telling):
                os._exit(0)
            os.close(telling)
            _become(arguments, folder, environment, saying)
            return
        os.close(saying)
        os.close(telling)


if __name__ == "__main__":
    main()
