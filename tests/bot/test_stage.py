"""The messages of a duel follow it, and come back when they are taken away."""

from datetime import timedelta
from random import Random
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from cards.languages import LANGUAGES
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import act, challenge, open_options
from tests.waiting import until


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Kaiba"]


async def both_show(yugi: Person, kaiba: Person) -> None:
    """Both players show fingers, from private messages."""
    await yugi.press(yugi.last("@bot"), "2")
    await kaiba.press(kaiba.last("@bot"), "2")


def is_shown(seen: MessageView) -> bool:
    return "Yugi shows 2, Kaiba shows 2" in seen.text


async def test_a_board_that_was_deleted_is_posted_again(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    *before, first = yugi.sees(channel)
    hosted.sandbox.world.remove(first.message)
    await both_show(yugi, kaiba)
    board = await yugi.wait_for(channel, is_shown)
    assert board.id != first.id
    assert [seen.id for seen in yugi.sees(channel)] == [*(seen.id for seen in before), board.id]


async def test_a_panel_that_was_deleted_is_sent_again(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    opened = (await yugi.press(yugi.last(channel), "My hand")).message
    assert opened
    hosted.sandbox.world.remove(yugi.last("@bot").message)
    await yugi.press(opened, "2")
    await kaiba.press(kaiba.last("@bot"), "2")
    panel = await yugi.wait_for("@bot", is_shown)
    assert open_options(panel)


async def test_messages_older_than_an_hour_are_sent_anew(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    before = [yugi.last(channel).id, yugi.last("@bot").id]
    hosted.sandbox.world.clock.advance(3700)
    await both_show(yugi, kaiba)
    await yugi.wait_for("@bot", lambda seen: seen.id != before[1] and is_shown(seen))
    board = await yugi.wait_for(channel, is_shown)
    assert board.id != before[0]
    await until(lambda: before[0] not in [seen.id for seen in yugi.sees(channel)])
    await until(lambda: before[1] not in [seen.id for seen in yugi.sees("@bot")])


async def test_a_wrong_clock_makes_no_message_old(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = discord.utils.utcnow() + timedelta(hours=2)
    monkeypatch.setattr("discord.utils.utcnow", lambda: later)
    channel = await challenge(hosted, yugi, kaiba)
    before = yugi.last(channel).id
    opened = (await yugi.press(yugi.last(channel), "My hand")).message
    assert opened
    await both_show(yugi, kaiba)
    await yugi.wait_for(channel, lambda seen: seen.id == opened.id and is_shown(seen))
    board = await yugi.wait_for(channel, lambda seen: not seen.ephemeral and is_shown(seen))
    assert board.id == before


async def test_edits_that_discord_rations_are_replaced_by_a_new_message(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.shared.messages.EDITABLE", timedelta(days=1))
    channel = await challenge(hosted, yugi, kaiba)
    first = yugi.last(channel)
    hosted.sandbox.world.old_edits[first.id] = 1000
    hosted.sandbox.world.clock.advance(3700)
    await both_show(yugi, kaiba)
    board = await yugi.wait_for(channel, is_shown)
    assert board.id != first.id


async def test_a_channel_that_was_deleted_ends_nothing_and_the_players_are_told(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    panels = yugi.last("@bot").id, kaiba.last("@bot").id
    hosted.sandbox.world.close_channel(hosted.sandbox.world.channels[channel])
    await both_show(yugi, kaiba)
    told = await yugi.wait_for("@bot", lambda seen: "channel of your duel is gone" in seen.text)
    assert told.id not in panels
    panel = next(seen for seen in yugi.sees("@bot") if seen.id == panels[0])
    assert is_shown(panel)
    assert open_options(panel)


def panel_of(person: Person) -> MessageView | None:
    """The panel in private on which something can be answered, if there is one."""
    return next((seen for seen in person.sees("@bot") if open_options(seen)), None)


class Refusing:
    """Refuses what is sent or edited in a channel as Discord does, and counts it."""

    def __init__(self, hosted: Hosted, channel: str, status: int, code: int) -> None:
        self.tried = 0
        self._problem = {"code": code, "message": "No"}
        self._status = status
        self._channel = int(channel)
        http = hosted.client.http
        self._send, self._edit = http.send_message, http.edit_message

    def stand_in(self, patched: pytest.MonkeyPatch, hosted: Hosted) -> None:
        patched.setattr(hosted.client.http, "send_message", self.send_message)
        patched.setattr(hosted.client.http, "edit_message", self.edit_message)

    async def send_message(self, channel: int, **more: Any) -> Any:
        self._refuse(channel)
        return await self._send(channel, **more)

    async def edit_message(self, channel: int, message: int, **more: Any) -> Any:
        self._refuse(channel)
        return await self._edit(channel, message, **more)

    def _refuse(self, channel: int) -> None:
        if int(channel) == self._channel:
            self.tried += 1
            kinds = {403: discord.Forbidden, 404: discord.NotFound}
            kind = kinds.get(self._status, discord.HTTPException)
            raise kind(Mock(status=self._status, reason="No"), self._problem)


def gone(seen: MessageView) -> bool:
    return seen.text in [say(each, "board-gone") for each in LANGUAGES]


@pytest.mark.parametrize(
    ("status", "code"),
    [(400, 50083), (400, 160005), (400, 50035), (400, 0), (403, 50001), (404, 10003), (413, 0)],
)
async def test_where_nothing_can_be_sent_the_players_are_told_once_and_it_is_left(
    hosted: Hosted,
    yugi: Person,
    kaiba: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    hosted.sandbox.world.change_thread(
        hosted.sandbox.world.channels[channel], archived=True, locked=True
    )
    refusing = Refusing(hosted, channel, status, code)
    refusing.stand_in(monkeypatch, hosted)
    await both_show(yugi, kaiba)

    for person in (yugi, kaiba):
        await person.wait_for("@bot", gone)
        await person.wait_for("@bot", is_shown)
    tried = refusing.tried
    for turn in range(3):
        asked = [(each, asks) for each in (yugi, kaiba) if (asks := panel_of(each)) is not None]
        person, panel = asked[0]
        await act(person, panel, Random(turn))
        await until(lambda: any(panel_of(each) is not None for each in (yugi, kaiba)))
    assert refusing.tried == tried <= 3
    assert not [each for each in caplog.records if each.exc_info]
    for person in (yugi, kaiba):
        assert len([seen for seen in person.sees("@bot") if gone(seen)]) == 1


async def test_a_thread_that_is_archived_and_locked_is_left_and_the_players_are_told(
    hosted: Hosted, yugi: Person, kaiba: Person, caplog: pytest.LogCaptureFixture
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    thread = hosted.sandbox.world.channels[channel]
    hosted.sandbox.world.change_thread(thread, archived=True, locked=True)
    await both_show(yugi, kaiba)

    await yugi.wait_for("@bot", gone)
    await kaiba.wait_for("@bot", gone)
    assert thread.archived
    assert not [each for each in caplog.records if each.exc_info]


async def test_a_thread_that_a_message_does_not_open_is_opened_first_where_allowed(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    thread, http = hosted.sandbox.world.channels[channel], hosted.client.http
    send = http.send_message

    async def unopened(where: int, **more: Any) -> Any:
        if str(where) == channel and thread.archived:
            raise discord.HTTPException(Mock(status=400), {"code": 50083, "message": "No"})
        return await send(where, **more)

    monkeypatch.setattr(http, "send_message", unopened)
    hosted.sandbox.world.change_thread(thread, archived=True)
    await both_show(yugi, kaiba)

    assert is_shown(await yugi.wait_for(channel, is_shown))
    assert not thread.archived
    assert not any(map(gone, yugi.sees("@bot")))


async def test_a_player_who_cannot_be_written_to_does_not_keep_the_news_from_the_other(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    session = await hosted.client.house.sessions.get(1)
    assert session
    first, second = session.record.seats
    other = kaiba if str(second.user) == kaiba.id else yugi
    create_dm = hosted.client.create_dm

    async def refusing(user: discord.abc.Snowflake) -> discord.DMChannel:
        if user.id == first.user:
            raise discord.HTTPException(Mock(status=400), "Invalid Recipient(s)")
        return await create_dm(user)

    monkeypatch.setattr(hosted.client, "create_dm", refusing)
    hosted.sandbox.world.close_channel(hosted.sandbox.world.channels[channel])
    await both_show(yugi, kaiba)

    news = say(second.language, "board-gone")
    await other.wait_for("@bot", lambda seen: seen.text == news)


async def test_a_panel_opened_in_the_channel_follows_the_opponent(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    opened = (await yugi.press(yugi.last(channel), "My hand")).message
    assert opened
    await both_show(yugi, kaiba)
    await yugi.wait_for(channel, lambda seen: seen.id == opened.id and is_shown(seen))
    assert not [seen for seen in kaiba.sees(channel) if seen.ephemeral]


async def test_a_warning_rings_by_a_new_panel(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    before = yugi.last("@bot")
    session = await hosted.client.house.sessions.get(1)
    assert session
    hosted.client.house.stage.warned(session, Seat(0))
    panel = await yugi.wait_for("@bot", lambda seen: seen.id != before.id)
    assert open_options(panel) == open_options(before)
    await yugi.press(panel, "2")


async def test_pressing_refresh_changes_nothing(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    before = yugi.last("@bot")
    await yugi.press(before, "Refresh")
    assert yugi.last("@bot").text == before.text
    assert await hosted.store.matches.answers(1) == []


async def test_where_private_messages_are_closed_midway_the_panel_goes_on_where_it_is(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    before = yugi.last("@bot").id
    hosted.sandbox.world.clock.advance(3700)  # what is older is otherwise sent anew
    yugi.takes_dms = False
    opened = (await yugi.press(yugi.last(channel), "My hand")).message
    assert opened
    await yugi.press(opened, "2")
    await kaiba.press(kaiba.last("@bot"), "2")

    panel = await yugi.wait_for("@bot", is_shown)
    assert panel.id == before
