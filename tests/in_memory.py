"""Where the files of tests lie: in memory, where a machine lends some as a folder.

A store waits for the disk at each commit, milliseconds each time, and what a test leaves
behind is thrown away. A killed program finds its files there as it would on a disk.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
LEAST: Final = 4 << 30
"""Bytes that have to be free; a container often lends far less."""


def lay_files_in_memory() -> None:
    """From now on temporary files of this process and its programs lie there, if they can."""
    if "TMPDIR" not in os.environ and _has_room(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _has_room(folder: Path) -> bool:
    """Whether it can be written, holds programs that can be run, and is large enough."""
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        return False
    runs_programs = not os.statvfs(folder).f_flag & os.ST_NOEXEC
    return runs_programs and shutil.disk_usage(folder).free >= LEAST
