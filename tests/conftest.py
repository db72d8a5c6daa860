"""What every run of the tests says at its end."""

import pytest

from engine import BUILD


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which build of the engine was tested."""
    terminalreporter.write_line(f"engine: {BUILD}")
