"""What holds for every test: chance is laid down, and the build that was tested is named."""

import pytest

from engine import BUILD
from tests.chance import lay_down


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What chance decides is the same in every run of a test."""
    lay_down(monkeypatch, request.node.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which build of the engine was tested."""
    terminalreporter.write_line(f"engine: {BUILD}")
