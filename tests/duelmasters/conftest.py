"""Duel Party is left out of the compiled build, and cannot be played on a compiled core."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine import BUILD
from engine.builds import COMPILED
from tests.builds import only_of_the_source

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: Iterable[pytest.Item]) -> None:
    """Leave these tests out where the engine that is tested is compiled."""
    for item in items if BUILD == COMPILED else ():
        if HERE in item.path.parents:
            item.add_marker(only_of_the_source("the game is not compiled"))
