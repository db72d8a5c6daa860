"""A lock on a file, by which one process at a time has the file to itself."""

import errno
import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.shared.private_files import PRIVATE, make_private


class NotAloneError(Exception):
    """Another process holds the lock."""


@contextmanager
def alone(path: Path, *, make: bool = False) -> Iterator[None]:
    """Hold the lock of the file at `path`, by whatever name others know it.

    The file need not exist; with `make` it does from then on. What is locked is an empty file
    `….lock` beside the one that symbolic links lead to, which stays and blocks nobody, and the
    file itself, which may have further names. The system lifts both when its process ends,
    however that happens. Raises NotAloneError, or OSError where the folder cannot be written.
    """
    try:
        real = path.resolve()
    except RuntimeError as problem:
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from problem
    with ExitStack() as leaving:
        beside = real.with_name(f"{real.name}.lock")
        leaving.enter_context(_held(beside, os.O_RDWR | os.O_CREAT))
        if make and not real.exists():
            make_private(real)
        if sys.platform == "linux":  # elsewhere this would keep SQLite out as well
            if real.exists():
                leaving.enter_context(_held(real, os.O_RDONLY | os.O_NONBLOCK))
        yield


@contextmanager
def _held(path: Path, how: int) -> Iterator[None]:
    lock = os.open(path, how, PRIVATE)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NotAloneError(path) from None
        yield
    finally:
        os.close(lock)
