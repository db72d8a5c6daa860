"""A panel that is sent as a new message while the bot is killed."""

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

import pytest

from bot.sandbox.doing import CannotDo
from bot.sandbox.rest.request import Exchange
from tests.end_to_end.duelist import Duelist
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_judging import fill, press
from tests.waiting import until

pytestmark = pytest.mark.end_to_end


class Killer:
    """Kills the bot once a panel has come, of which the bot has not heard yet."""

    def __init__(self, shop: Shop) -> None:
        self.came = ""
        self._shop = shop
        self._inspected = shop.sandbox.inspect
        shop.sandbox.inspect = self.inspect

    def inspect(self, exchange: Exchange) -> Iterable[str]:
        is_new = exchange.method == "POST" and exchange.path.endswith("/messages")
        if is_new and not self.came and "pause is over" in str(exchange.body):
            self.came = exchange.answer["id"]
            os.kill(self._shop.bot.pid, signal.SIGKILL)
        return () if self._inspected is None else self._inspected(exchange)


def panels(duelist: Duelist) -> list[str]:
    """The messages in private that show the duel."""
    seen = duelist.person.sees("@bot")
    return [each.id for each in seen if "Rock-paper-scissors" in each.text]


async def test_there_is_one_panel_and_it_follows_the_duel(shop: Shop) -> None:
    duelists = await shop.seat(shop.kaiba, shop.joey)
    desk = (await shop.yugi.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert desk is not None
    await fill(shop.yugi, desk, "Pause", reason="One moment")
    for duelist in duelists:
        await duelist.is_shown("the clocks are stopped")
    killer = Killer(shop)
    desk = await press(shop.yugi, desk, "Refresh")
    with suppress(CannotDo):  # the bot may be dead before it answers
        await press(shop.yugi, desk, "Let it go on")
    await until(lambda: killer.came != "")
    await shop.crash_and_restart()

    desk = (await shop.yugi.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert desk is not None
    shown = await fill(shop.yugi, desk, "See both hands", reason="A card is disputed")
    assert "What Kaiba sees" in shown.text
    for duelist in duelists:
        await duelist.is_shown("at all hands (reason: A card is disputed).")
        (panel,) = await until(partial(panels, duelist), lambda ids: len(ids) == 1)
        assert panel == duelist.panel.id
    kept = {seat.panel.id for seat in duelists}
    assert killer.came in kept
