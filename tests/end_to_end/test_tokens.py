"""A token that is taken back while the bot runs: it says so and ends, and loses nothing."""

import pytest

from tests.end_to_end.duelist import OVERTAKEN
from tests.end_to_end.history import assert_nothing_was_lost_or_doubled
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_mishaps import some_turns

pytestmark = pytest.mark.end_to_end

OF_THE_TOKEN = ("gateway: 4004", ": 401/0")
"""What the stand-in notes of who comes with a token that it knows no more."""


async def test_a_token_taken_back_in_a_duel_ends_the_bot_in_words(shop: Shop) -> None:
    yugi, kaiba = await some_turns(shop)
    kept = shop.journal.of()

    shop.sandbox.faults.revoke_token()
    assert await shop.bot.ended() == 1

    assert shop.bot.troubles == []
    assert shop.bot.lines[-1].startswith("Discord does not accept the token in DISCORD_TOKEN")
    assert shop.sandbox.token not in "\n".join(shop.bot.lines)
    assert shop.journal.of() == kept
    assert all(any(of in each for of in OF_THE_TOKEN) for each in shop.sandbox.violations)
    shop.sandbox.violations.clear()

    shop.sandbox.faults.return_token()
    await shop.crash_and_restart()
    await kaiba.takes("End the turn")
    await yugi.is_shown("Turn 3", "What do you do?")
    await fight(yugi, kaiba)
    assert {*yugi.refusals, *kaiba.refusals} <= OVERTAKEN
    assert_nothing_was_lost_or_doubled(shop.journal, (yugi, kaiba))
