"""The invented library, open."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.library.library import Library
from tests.library.invented import shelve_invented


@pytest.fixture
async def library(tmp_path: Path) -> AsyncIterator[Library]:
    opened = await Library.open(shelve_invented(tmp_path / "library.sqlite"))
    yield opened
    await opened.close()
