"""Watching duels again in Discord: the list of one's own, steps, sides, files, showing it."""

import json

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


@pytest.fixture
async def channel(hosted: Hosted, yugi: Person, kaiba: Person) -> str:
    """The channel of a duel that Yugi has given up."""
    channel = await challenge(hosted, yugi, kaiba)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    for user in (yugi, kaiba):
        await session.answer(int(user.id), 0, (0,))
    await session.settling.surrender(int(yugi.id), whole=True)
    await kaiba.wait_for(channel, lambda seen: "Watch again" in seen.buttons)
    return channel


async def until_said(person: Person, answered: Outcome, text: str) -> MessageView:
    """The message with which it was answered, once it says that."""
    message = answered.message
    assert message is not None
    place = message.message.channel
    return await person.wait_for(
        place, lambda seen: seen.id == message.id and text in seen.text
    )


async def watching(person: Person, channel: str) -> MessageView:
    """The first step, as the player sees it who opens the replay at the board."""
    board = await person.wait_for(channel, lambda seen: "Watch again" in seen.buttons)
    return await until_said(person, await person.press(board, "Watch again"), "step 1 of")


async def test_one_goes_through_it_step_by_step_from_ones_own_side(
    channel: str, yugi: Person
) -> None:
    first = await watching(yugi, channel)
    assert "Duel 1: Yugi – Kaiba" in first.text
    assert "as Yugi saw it" in first.text
    assert first.buttons["Back"].disabled
    assert "Hand" in first.text
    last, step = first, 1
    while not last.buttons["Next"].disabled:
        step += 1
        last = await until_said(yugi, await yugi.press(last, "Next"), f"step {step} of")
    assert step > 1
    assert "Yugi has surrendered" in last.text
    back = await until_said(yugi, await yugi.press(last, "Back"), f"step {step - 1} of")
    assert "Yugi has surrendered" not in back.text


async def test_it_is_seen_by_all_and_not_from_the_opponents_side(
    channel: str, yugi: Person, kaiba: Person
) -> None:
    page = await watching(yugi, channel)
    side = next(each for each in page.selects if each.custom_id.startswith("replay-view:"))
    assert [*side.options] == ["as everybody saw it", "as Yugi saw it"]
    public = await until_said(
        yugi, await yugi.choose(page, side.custom_id, ["-"]), "as everybody saw it"
    )
    assert "Hand" in page.text
    assert "Hand" not in public.text


async def test_a_side_is_refused_to_whom_it_is_not_open_any_more(
    hosted: Hosted, channel: str, yugi: Person
) -> None:
    page = await watching(yugi, channel)
    await hosted.store.connection.execute("UPDATE seats SET user = 5 WHERE seat = 0")
    await yugi.press(page, "Next")

    await yugi.wait_for(channel, lambda seen: "cannot see the duel from that side" in seen.text)
    seen = next(each for each in yugi.sees(channel) if each.id == page.id)
    assert seen.text == page.text


@pytest.mark.parametrize(
    ("label", "name"),
    [("Text file", "duel-1.txt"), ("Web page", "duel-1.html"), ("Data (JSON)", "duel-1.json")],
)
async def test_it_is_handed_out_as_a_file(
    channel: str, yugi: Person, label: str, name: str
) -> None:
    page = await watching(yugi, channel)
    await yugi.press(page, label)
    sent = await yugi.wait_for(channel, lambda seen: bool(seen.attachments))
    (file,) = sent.attachments

    assert file.filename == name
    assert b"Kaiba" in file.content
    if name.endswith("json"):
        told = json.loads(file.content)
        assert told["players"] == ["Yugi", "Kaiba"]
        assert told["steps"][0]["hand"] is not None


async def test_history_lists_ones_duels_and_opens_them(
    channel: str, yugi: Person, hosted: Hosted
) -> None:
    listed = (await yugi.call("duel history")).message
    assert listed is not None
    assert "Kaiba" in listed.text
    chosen = await yugi.choose(listed, listed.selects[0].custom_id, ["1"])
    assert (await until_said(yugi, chosen, "Duel 1: Yugi – Kaiba")).buttons
    mai = hosted.sandbox.people["Mai"]
    mai.locale = "en-US"
    nothing = (await mai.call("duel history")).message
    assert nothing is not None
    assert "You have not finished a duel yet" in nothing.text


async def test_others_watch_it_once_a_player_shows_it(
    hosted: Hosted, channel: str, yugi: Person
) -> None:
    mai = hosted.sandbox.people["Mai"]
    mai.locale = "en-US"
    await mai.call("replay show", "lounge", number=1)
    await mai.wait_for("lounge", lambda seen: "no duel of that number" in seen.text)
    page = await watching(yugi, channel)
    await yugi.press(page, "Show here")
    shown = await mai.wait_for(channel, lambda seen: [*seen.buttons] == ["Watch again"])
    assert "Duel 1: Yugi – Kaiba" in shown.text
    called = await mai.press(shown, "Watch again")
    opened = await until_said(mai, called, "as everybody saw it")
    assert not any(each.custom_id.startswith("replay-view:") for each in opened.selects)
    await mai.press(opened, "Show here")
    await mai.wait_for(channel, lambda seen: "You are not a player in this duel" in seen.text)


async def test_a_replay_survives_a_restart_of_the_bot(
    hosted: Hosted, channel: str, yugi: Person
) -> None:
    page = await watching(yugi, channel)
    await hosted.stop()
    await hosted.start()

    assert await until_said(yugi, await yugi.press(page, "Next"), "step 2 of")
