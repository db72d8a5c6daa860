"""A disk that takes nothing more in the midst of a duel: it is said, and nothing is lost."""

import resource

import pytest

from tests.end_to_end.duelist import OVERTAKEN
from tests.end_to_end.history import assert_nothing_was_lost_or_doubled
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_mishaps import some_turns

pytestmark = pytest.mark.end_to_end

NOT_SAVED = "could not be saved"


def let_write(shop: Shop, *, anything: bool) -> None:
    """Let the bot write to its files, or have each write fail as on a full disk."""
    no_limit = resource.RLIM_INFINITY
    most = no_limit if anything else 0
    resource.prlimit(shop.bot.pid, resource.RLIMIT_FSIZE, (most, no_limit))


async def test_a_full_disk_in_a_duel_is_told_and_loses_nothing(shop: Shop) -> None:
    yugi, kaiba = await some_turns(shop)
    kept = shop.journal.of()

    let_write(shop, anything=False)
    for _ in range(3):
        outcome = await kaiba.person.press(kaiba.panel, "End the turn")
        assert outcome.message is not None
        assert NOT_SAVED in outcome.message.text
    assert shop.journal.of() == kept
    assert "Turn 3" not in yugi.panel.text
    troubles = list(shop.bot.troubles)
    assert len(troubles) == 3
    assert all("could not be kept: " in line for line in troubles)

    let_write(shop, anything=True)
    await kaiba.takes("End the turn")
    await yugi.is_shown("Turn 3", "What do you do?")
    await fight(yugi, kaiba)
    assert {*yugi.refusals, *kaiba.refusals} <= OVERTAKEN
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))
    assert shop.bot.troubles == troubles
    shop.bot.lines.clear()
