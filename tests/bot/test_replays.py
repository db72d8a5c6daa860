"""Watching duels again in Discord: the list of one's own, steps, sides, files, showing it."""

import json
import threading
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest

from bot.duels.outcome.results import cut_short
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Status
from bot.replays import files
from bot.replays.frames import Replay, Step
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from engine.core.dice import Dice
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.test_widgets import RECORD
from tests.waiting import until


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


@pytest.fixture
async def longer(hosted: Hosted, yugi: Person, kaiba: Person) -> str:
    """The channel of a duel of some more steps."""
    channel = await challenge(hosted, yugi, kaiba)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    while session.record.status is Status.OPEN:
        for user in (int(yugi.id), int(kaiba.id)):
            sight = await session.sight_of(user)
            if sight is not None and sight.question is not None:
                await session.leave(user, sight.question.number)
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
    await hosted.store.database.do("UPDATE seats SET person = 5 WHERE seat = 0")
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


async def test_nobody_at_a_table_waits_for_a_file(
    channel: str, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a long duel it takes a second to write, and may be too large to be sent as it is."""
    wrote: list[str] = []

    def as_text(*told: Any) -> bytes:
        wrote.append(threading.current_thread().name)
        return b"long " * 2_000_000

    monkeypatch.setattr(files, "as_text", as_text)
    page = await watching(yugi, channel)
    await yugi.press(page, "Text file")
    (file,) = (await yugi.wait_for(channel, lambda seen: bool(seen.attachments))).attachments

    assert threading.current_thread().name not in wrote
    assert file.filename == "duel-1.zip"
    with zipfile.ZipFile(BytesIO(file.content)) as packed:
        assert packed.namelist() == ["duel-1.txt"]


async def test_nobody_at_a_table_waits_for_the_steps_of_a_replay(
    channel: str, yugi: Person, hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a long duel it takes a quarter of a second to work them out, for each side once."""
    worked: list[str] = []
    whole, names = Replay._told, Replay.naming

    def told(replay: Replay, audience: str, language: str) -> Iterator[Step]:
        worked.append(threading.current_thread().name)
        yield from whole(replay, audience, language)

    def naming(replay: Replay, called: Sequence[str]) -> Replay:
        worked.append(threading.current_thread().name)
        return names(replay, called)

    monkeypatch.setattr(Replay, "_told", told)
    monkeypatch.setattr(Replay, "naming", naming)
    await hosted.store.replays.lay_open(1, [1])
    page = await watching(yugi, channel)
    page = await until_said(yugi, await yugi.press(page, "Next"), "step 2 of")
    for side, words in (("all", "with all hands open"), ("1", "as Kaiba saw it")):
        sides = page.selects[-1]
        label = next(each for each, value in sides.options.items() if value == side)
        told_so = await yugi.choose(page, sides.custom_id, [label])
        page = await until_said(yugi, told_so, words)
        hosted.client.house.archive.let_go()
    page = await until_said(yugi, await yugi.press(page, "Back"), "step 1 of")
    hosted.client.house.archive.let_go()
    await until_said(yugi, await yugi.press(page, "Play"), "step 2 of")

    assert len(worked) > 6
    assert threading.current_thread().name not in worked


@pytest.mark.parametrize(
    ("ending", "best_of", "told"),
    [
        (Ending(EndKind.SURRENDERED, Seat(1), winners=(Seat(0),)), 1, "surrender"),
        (Ending(EndKind.CLOCK, Seat(1), winners=(Seat(0),)), 1, "time ran out"),
        (Ending(EndKind.BANK, Seat(1), winners=(Seat(0),)), 1, "time ran out"),
        (Ending(EndKind.RULED, Seat(1), winners=(Seat(0),)), 1, "by decision of a moderator"),
        (Ending(EndKind.PLAYED, winners=(Seat(0),)), 1, ""),
        (Ending(EndKind.SURRENDERED, Seat(1), winners=(Seat(0),)), 3, ""),
    ],
)
def test_history_says_why_a_duel_was_not_played_to_its_end(
    ending: Ending, best_of: int, told: str
) -> None:
    record = replace(RECORD, ending=ending, setup=replace(RECORD.setup, best_of=best_of))

    assert cut_short(record, "en") == told


async def test_history_lists_ones_duels_and_opens_them(
    channel: str, yugi: Person, hosted: Hosted
) -> None:
    listed = (await yugi.call("duel history")).message
    assert listed is not None
    assert "Kaiba" in listed.text
    assert listed.text.splitlines()[-1].endswith(" · surrender")
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
    await mai.wait_for(
        "lounge", lambda seen: "cannot watch a duel with that number" in seen.text
    )
    page = await watching(yugi, channel)
    await yugi.press(page, "Show here")
    shown = await mai.wait_for(channel, lambda seen: [*seen.buttons] == ["Watch again"])
    assert "Duel 1: Yugi – Kaiba" in shown.text
    link = f"https://discord.com/channels/{hosted.sandbox.world.guild_id}/"
    told = await yugi.wait_for(channel, lambda seen: link in seen.text)
    assert told.ephemeral
    assert f"/{shown.id}" in told.text
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


async def test_it_goes_on_by_itself_until_it_is_stopped(
    hosted: Hosted, longer: str, yugi: Person
) -> None:
    hosted.client.house.playing.pace = 0.05
    page = await watching(yugi, longer)
    playing = await until_said(yugi, await yugi.press(page, "Play"), "step 3 of")
    assert "Play" not in playing.buttons
    hosted.client.house.playing.pace = 600.0
    stopped = await yugi.press(playing, "Stop")
    stands = await until_said(yugi, stopped, "step")
    await yugi.wait_for(longer, lambda seen: seen.id == page.id and "Play" in seen.buttons)
    await yugi.press(stands, "Next")
    hosted.client.house.playing.pace = 0.05
    again = await yugi.wait_for(
        longer, lambda seen: seen.id == page.id and "Play" in seen.buttons
    )
    last = await until_said(yugi, await yugi.press(again, "Play"), " wins.")
    assert last.buttons["Play"].disabled
    await until(lambda: not hosted.client.house.playing.is_on(int(yugi.id)))


async def test_one_reader_has_one_replay_going_on_and_not_for_ever(
    hosted: Hosted, longer: str, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.replays.playing.MOST", 1)
    hosted.client.house.playing.pace = 0.05
    page = await watching(yugi, longer)
    shown = await until_said(yugi, await yugi.press(page, "Play"), "step 2 of")
    assert "Play" in shown.buttons

    hosted.client.house.playing.pace = 600.0
    other = await watching(yugi, longer)
    assert other.id != page.id
    await yugi.press(shown, "Play")
    await yugi.wait_for(longer, lambda seen: seen.id == page.id and "Stop" in seen.buttons)
    await yugi.press(other, "Play")
    await yugi.wait_for(longer, lambda seen: seen.id == other.id and "Stop" in seen.buttons)
    assert hosted.client.house.playing.is_on(int(yugi.id))
    assert len(hosted.client.house.playing) == 1


async def test_a_side_is_seen_by_others_once_its_player_opens_it(
    hosted: Hosted, channel: str, yugi: Person, kaiba: Person
) -> None:
    mai = hosted.sandbox.people["Mai"]
    mai.locale = "en-US"
    page = await watching(mai, channel)
    assert "Show my hand to all" not in page.buttons
    for player in (yugi, kaiba):
        own = await watching(player, channel)
        await player.press(own, "Show my hand to all")
        await player.wait_for(channel, lambda seen: "from your side too" in seen.text)
        await player.press(own, "Show my hand to all")
        await player.wait_for(channel, lambda seen: "You are not a player" in seen.text)

    page = await watching(mai, channel)
    side = next(each for each in page.selects if each.custom_id.startswith("replay-view:"))
    assert [*side.options][1:] == ["as Yugi saw it", "as Kaiba saw it", "with all hands open"]
    assert "as Kaiba saw it" in (await watching(kaiba, channel)).text
    opened = await until_said(
        mai, await mai.choose(page, side.custom_id, ["all"]), "with all hands open"
    )
    assert "**Yugi**" in opened.text
    assert "**Kaiba**" in opened.text


async def test_all_hands_are_not_open_as_long_as_one_player_keeps_theirs(
    hosted: Hosted, channel: str, yugi: Person
) -> None:
    page = await watching(yugi, channel)
    await yugi.press(page, "Show my hand to all")
    await yugi.wait_for(channel, lambda seen: "from your side too" in seen.text)
    mai = hosted.sandbox.people["Mai"]
    mai.locale = "en-US"
    seen = await watching(mai, channel)
    side = next(each for each in seen.selects if each.custom_id.startswith("replay-view:"))
    assert [*side.options] == ["as everybody saw it", "as Yugi saw it"]


async def test_its_shuffles_are_proven(hosted: Hosted, channel: str, yugi: Person) -> None:
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    await yugi.call("replay verify", channel, number=1)
    told = await yugi.wait_for(channel, lambda seen: "shuffles are proven" in seen.text)

    assert session.record.setup.seed.hex() in told.text
    assert Dice(session.record.setup.seed).commitment in told.text
    await yugi.call("replay verify", channel, number=99)
    await yugi.wait_for(
        channel, lambda seen: "cannot watch a duel with that number" in seen.text
    )
