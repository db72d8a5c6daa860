"""A lock beside a file, by which one process at a time has the file to itself."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.shared.private_files import PRIVATE


class NotAloneError(Exception):
    """Another process holds the lock."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock of the file at `path`, which need not exist.

    The system lifts the lock when its process ends, however that happens; the empty file
    `path`.lock stays and blocks nobody. Raises NotAloneError, or OSError where the folder
    cannot be written.
    """
    lock = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NotAloneError(path) from None
        yield
    finally:
        os.close(lock)
