"""A PostgreSQL server of the test run, where it is installed: begun by the first who asks."""

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import time
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from pydantic import SecretStr

from bot.config import Server

MISSING: Final = "PostgreSQL is not installed (on Debian: apt install postgresql)"
ROLE: Final = "duelkeeper"
_OTHERS: Final = ("postgres", "nobody")
_QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""What spares time where nothing has to outlive the machine."""
_PATIENCE: Final = 60.0
_numbers = count()
_servers: list["subprocess.Popen[bytes]"] = []
"""The one that runs, if it does."""


@cache
def programs() -> Path | None:
    """Where the programs of PostgreSQL are; None where it is not installed."""
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return versions[-1].parent if versions else None


def database(name: str) -> Server:
    """The database of that name on the server of this process."""
    return Server(secret=SecretStr(f"postgresql://{ROLE}@/{name}?host={running()}"))


def new() -> Server:
    """An empty database."""
    name = f"new_{next(_numbers)}"
    said(f"CREATE DATABASE {name}")
    return database(name)


def said(statement: str, name: str = "postgres") -> str:
    """What PostgreSQL answers, in its own program."""
    asked = ["psql", "-h", str(running()), "-U", ROLE, "-d", name, "-XqtAc", statement]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    return str(done.stdout).strip()


@cache
def running() -> Path:
    """The folder of its socket; it runs until this process ends."""
    folder, user = Path(mkdtemp(prefix="duelkeeper-")), _user()
    if user is not None:
        shutil.chown(folder, user)
    _do(folder, user, "initdb", *("-U", ROLE, "-A", "trust", "-E", "UTF8", "--no-sync")).wait()
    _begin(folder)
    return folder


def end() -> None:
    """End it at this very moment, as a crash would."""
    server = _servers.pop()
    server.send_signal(signal.SIGQUIT)
    server.wait()


def begin() -> None:
    """Begin it again, after it has ended."""
    _begin(running())


def _begin(folder: Path) -> None:
    """Run it; it answers from then on."""
    settings = ("listen_addresses=", f"unix_socket_directories={folder}", *_QUICK)
    options = [part for each in settings for part in ("-c", each)]
    _servers.append(_do(folder, _user(), "postgres", *options))
    atexit.register(_leave, folder, os.getpid())
    binaries, began = programs(), time.monotonic()
    assert binaries is not None
    while subprocess.run([binaries / "pg_isready", "-q", "-h", folder], check=False).returncode:
        assert time.monotonic() - began < _PATIENCE, "PostgreSQL does not start"
        time.sleep(0.02)


def _do(folder: Path, user: str | None, name: str, *options: str) -> "subprocess.Popen[bytes]":
    binaries = programs()
    assert binaries is not None, MISSING
    ending = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
    quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen(
        [*ending, binaries / name, "-D", folder / "data", *options],
        cwd=folder,
        user=user,
        start_new_session=True,
        **quiet,
    )


def _user() -> str | None:
    """Who runs it: it refuses to be run by root."""
    if os.geteuid():
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return next(each for each in _OTHERS if each in known)


def _leave(folder: Path, owner: int) -> None:
    if os.getpid() == owner and _servers:
        end()
        shutil.rmtree(folder, ignore_errors=True)
