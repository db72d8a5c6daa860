"""All that there is to import, where DUELKEEPER_TEST_DATA names a folder that holds it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.library.library import Library

FOLDER = os.environ.get("DUELKEEPER_TEST_DATA", "")
SECONDS, MEBIBYTES = 60, 400

_MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, capture_output=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""
"""Runs a command and prints the kibibytes it takes: a child of ours would count ours too."""

pytestmark = pytest.mark.skipif(not FOLDER, reason="DUELKEEPER_TEST_DATA names no folder")


async def test_everything_is_imported_in_time_and_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    begun = time.monotonic()

    found = subprocess.run(
        [sys.executable, "-c", _MEASURED, sys.executable, "-m", "bot", "import", FOLDER],
        env={**os.environ, "DUELKEEPER_LIBRARY": str(path)},
        check=True,
        capture_output=True,
    )

    assert time.monotonic() - begun < SECONDS
    assert int(found.stdout) < MEBIBYTES * 1024
    library = await Library.open(path)
    counts = await library.counts()
    assert counts.cards > 14_000
    assert counts.questions > 11_000
    assert counts.faqs > 14_000
    assert counts.lists > 100
    await library.close()
