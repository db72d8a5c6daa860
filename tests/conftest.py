"""What holds for every test: chance is laid down, and the build that was tested is named."""

import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from engine import BUILD
from tests.chance import lay_down

settings.register_profile(
    "even", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("even")
"""Hypothesis tries the same values in every run, however busy the machine is."""


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What chance decides is the same in every run of a test."""
    lay_down(monkeypatch, request.node.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which build of the engine was tested."""
    terminalreporter.write_line(f"engine: {BUILD}")


@pytest.fixture(autouse=True)
def own_cards() -> Iterator[None]:
    """What a test imports is forgotten after it."""
    yield
    games = sys.modules.get("bot.games")
    if games is not None:
        games.SHELVED.bring((), {})
