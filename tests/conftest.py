"""What holds for every test: chance is laid down, and the build that was tested is named."""

import gc
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from engine import BUILD
from tests import stores
from tests.chance import lay_down
from tests.in_memory import lay_files_in_memory

settings.register_profile(
    "even", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("even")
"""Hypothesis tries the same values in every run, however busy the machine is."""
assert "_get_local_constants" in vars(providers), "Hypothesis finds literals otherwise now"
vars(providers)["_get_local_constants"] = Constants
"""Nor do they depend on which modules are loaded: their literals are none of the values."""


lay_files_in_memory()
stores.make_at_once()
gc.disable()
"""While tests are found nothing is let go: what is loaded stays."""
SELDOM: Final = (50_000, 20, 100)
"""How much has to be new before it is gone through for what may be let go."""

LONGEST: Final = ("tests/end_to_end/", "tests/browser/", "tests/fuzz/", "tests/bot/")
"""Where the longest tests stand, the longest first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: of those who share them out, none waits at the end."""
    items.sort(key=lambda item: [not item.nodeid.startswith(each) for each in LONGEST])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What has been loaded is not gone through again; what is new is, but seldom."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which build of the engine was tested."""
    terminalreporter.write_line(f"engine: {BUILD}")


@pytest.fixture(params=stores.ENGINES)
def each_engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test runs on either engine of the database, wherever it opens a store."""
    with stores.on_server() if request.param == "postgresql" else nullcontext():
        yield


@pytest.fixture(autouse=stores.ALL_ON_SERVER)
def on_server() -> Iterator[None]:
    """Every store stands on a server, where the run was asked for so."""
    with stores.on_server():
        yield


@pytest.fixture(autouse=True)
def apart(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test depends on another one, nor on chance.

    What chance decides is the same in every run of a test. After it, what it imported is
    forgotten, and clients seek Discord where they did before.
    """
    known = pools()
    seam = sys.modules.get("bot.sandbox.seam")
    with pytest.MonkeyPatch.context() as kept:
        lay_down(kept, request.node.nodeid)
        if seam is not None:
            for place, name in (
                (seam.Route, "BASE"),
                (seam.DiscordWebSocket, "DEFAULT_GATEWAY"),
                (seam.discord.Asset, "BASE"),
            ):
                kept.setattr(place, name, getattr(place, name))
        yield
    if pools() is not known:
        sys.modules["bot.games"].SHELVED.bring((), {})


def pools() -> object:
    """All cards that can be played: others once some were imported, None before that can be."""
    games = sys.modules.get("bot.games")
    return None if games is None else games.SHELVED._pools
