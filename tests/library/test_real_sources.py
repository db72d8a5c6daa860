"""All that there is to import, where DUELKEEPER_TEST_DATA names a folder that holds it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.games import GAMES, SHELVED
from bot.library.library import Library
from bot.library.making import bring, made
from engine.core.game import DeckList

FOLDER = os.environ.get("DUELKEEPER_TEST_DATA", "")
SECONDS, MEBIBYTES = 180, 500

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
    await every_card_can_be_played(library)
    await library.close()


async def every_card_can_be_played(library: Library) -> None:
    """Whatever is no Token may be put into a deck, so far as its copies are allowed."""
    found = await made(library)
    bring([*GAMES.values()], found)
    codes = {row["code"] for row in found.rows}
    assert len(codes) > 14_000
    for code in codes:
        part = SHELVED.starts_in(SHELVED.facts(code)) or "main"
        faults = SHELVED.faults("master", DeckList({part: (code,)}))
        token = "Token" in SHELVED.facts(code).get("abilities", ())
        assert token or not [each for each in faults if each.facts.get("code") == code], code
