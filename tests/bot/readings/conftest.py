"""The bot hosting animals that are not all equally sure."""

import pytest

from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.readings.sure import SURE


@pytest.fixture
async def unsure(hosted: Hosted) -> Hosted:
    """The bot with that game."""
    await hosted.stop()
    hosted.game = SURE
    await hosted.start()
    return hosted


@pytest.fixture
def yugi(unsure: Hosted) -> Person:
    return unsure.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(unsure: Hosted) -> Person:
    kaiba = unsure.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba
