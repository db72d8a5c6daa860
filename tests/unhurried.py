"""A bot and a Discord that have time, so that no test depends on how busy the machine is.

Discord waits three seconds for the answer to a press. A bot that would be late says first that
the answer is on its way, or says nothing; what it does then is shown by tests of its own.
"""

from datetime import timedelta
from pkgutil import resolve_name
from typing import Final

import pytest

from bot.duels.stage.resting import Rest
from bot.sandbox.server import Sandbox

PATIENCE: Final = 30.0
"""Seconds for which Discord waits here: a busy machine needs far fewer."""
UNHURRIED: Final = (
    ("bot.shared.watchdog.Watchdog.is_lagging", False),
    ("bot.shared.relaying.LATEST", 3600.0),
    ("bot.shared.replies.TOO_LATE", timedelta(hours=1)),
    ("bot.shared.promptness.PATIENCE", 3600.0),
    ("bot.shared.promptness.DEADLINE", 3600.0),
    ("bot.duels.presses.answers.ACKNOWLEDGED", 3600.0),
    ("bot.duels.presses.answers.DEADLINE", 3600.0),
    ("bot.shared.following.TROUBLED_REST", 0.2),
    ("bot.duels.stage.in_discord.BOARD_REST", Rest(0.5, 0.0, 0.5, 10.0)),
    ("bot.hosting.tables.floor._REST", 0.2),
    ("bot.hosting.signing_up.in_discord.REST", 0.2),
)
"""What a bot with time waits for; and the rests that keep its edits within Discord's limits are
short, since those limits are tested where they are enforced.
"""

UNLIMITED: Final = (
    ("bot.shared.budget.PER_SECOND", 100_000.0),
    ("bot.shared.sharing.PER_SECOND", 100_000.0),
    ("bot.shared.budget.WITHIN_A_SECOND", 100_000),
)
"""What a bot keeps to though Discord does not ask for it here; it has tests of its own."""


def unhurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of this process take their time, for one test."""
    for name, value in UNHURRIED:
        monkeypatch.setattr(name, value)


def unhurry_for_good(*, rationed: bool = False) -> None:
    """Bots of this process take their time; unless `rationed`, they send all at once."""
    for name, value in (*UNHURRIED, *(() if rationed else UNLIMITED)):
        place, _, attribute = name.rpartition(".")
        setattr(resolve_name(place), attribute, value)


def unlimited(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """This Discord takes any number of requests, and bots of this process know it."""
    sandbox.limits.enforced = False
    for name, value in UNLIMITED:
        monkeypatch.setattr(name, value)


def waits(sandbox: Sandbox) -> None:
    """This Discord waits for a bot that takes its time."""
    sandbox.interactions.deadline = PATIENCE


def gives_up(sandbox: Sandbox) -> None:
    """Discord has waited long enough: presses that nobody has answered fail now."""
    sandbox.world.clock.advance(sandbox.interactions.deadline + 0.1)
