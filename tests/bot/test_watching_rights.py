"""What a spectator presses is answered as long as they may see the duel."""

import pytest

from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.test_watching import board, three, view, watching
from tests.waiting import until


async def test_the_log_asks_for_the_right_again(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba, joey = three(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    own = await watching(joey, channel)
    monkeypatch.setattr("bot.duels.presses.rights.may_watch", lambda *_: False)
    refused = "only where you can see the channel"

    told = (await joey.press(view(joey, channel, own), "Whole log")).message
    assert told is not None
    await until(lambda: view(joey, channel, told.id).text, lambda text: refused in text)
    log = (await yugi.press(board(yugi, channel), "Whole log")).message
    assert log is not None
    await until(
        lambda: view(yugi, channel, log.id).text,
        lambda text: bool(text) and refused not in text,
    )
