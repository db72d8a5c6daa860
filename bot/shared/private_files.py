"""Files that nobody but their owner may read."""

import logging
import os
import stat
from pathlib import Path

PRIVATE = 0o600
"""The mode of our files: a database holds every hidden card of the duels going on."""
_OTHERS = 0o077

_log = logging.getLogger(__name__)


def make_private(path: Path) -> None:
    """Have a file at `path` that its owner alone may read; OSError where that cannot be.

    One that is there keeps its content. Where its mode may not be changed, a line of the log
    says so.
    """
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT | os.O_NONBLOCK, PRIVATE))
    tighten(path)


def tighten(path: Path) -> None:
    """Take the file from everybody but its owner."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & _OTHERS:
        try:
            path.chmod(mode & ~_OTHERS)
        except OSError as problem:
            _log.warning("Others may read %s (%s)", path, problem.strerror)


def on_disk(path: Path) -> None:
    """Have the file, or the names in the folder, on disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
