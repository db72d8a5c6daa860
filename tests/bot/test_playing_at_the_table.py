"""Who takes no private messages plays by the panel that they open at the table."""

from random import Random

import pytest

from bot.duels.seen.calls import Call
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import in_private, opened, play
from tests.waiting import until


async def begun(hosted: Hosted, yugi: Person, kaiba: Person) -> tuple[str, str]:
    """Yugi challenges, Kaiba accepts; the channel of the board, and what Kaiba is told."""
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    menu = (await kaiba.press(kaiba.last("duels"), "Accept")).message
    assert menu is not None
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    told = await kaiba.wait_for("duels", lambda seen: "has begun" in seen.text)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    return str(session.record.place.channel), told.text


async def hand(person: Person, channel: str) -> MessageView:
    """The panel that the person opens below the board."""
    board = await person.wait_for(channel, lambda seen: "My hand" in seen.buttons)
    panel = (await person.press(board, "My hand")).message
    assert panel is not None
    assert panel.ephemeral
    return panel


@pytest.mark.parametrize("closed", ["Yugi", "Kaiba"])
async def test_a_whole_duel_is_played_without_private_messages(
    hosted: Hosted, yugi: Person, kaiba: Person, closed: str
) -> None:
    person = {"Yugi": yugi, "Kaiba": kaiba}[closed]
    other = kaiba if person is yugi else yugi
    person.takes_dms = False
    channel, told = await begun(hosted, yugi, kaiba)
    assert ("I cannot send you private messages" in told) is (person is kaiba)
    public = await other.wait_for(channel, lambda seen: "so you play here" in seen.text)
    assert f"<@{person.id}> I cannot send you private messages" in public.text
    assert f"{other.name} plays in the private chat" in public.text
    await play(
        [opened(person, channel, await hand(person, channel)), in_private(other)], Random(3)
    )
    assert person.sees("@bot") == []


async def test_both_can_play_so(hosted: Hosted, yugi: Person, kaiba: Person) -> None:
    yugi.takes_dms = kaiba.takes_dms = False
    channel, _ = await begun(hosted, yugi, kaiba)
    panels = [opened(person, channel, await hand(person, channel)) for person in (yugi, kaiba)]
    await play(panels, Random(5))


async def test_the_opened_panel_follows_until_its_token_dies_and_can_be_opened_anew(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    kaiba.takes_dms = False
    channel, _ = await begun(hosted, yugi, kaiba)
    first = await hand(kaiba, channel)
    await kaiba.press(first, "2")
    signs = await yugi.wait_for("@bot", lambda seen: "2" in seen.buttons)
    await yugi.press(signs, "2")
    await kaiba.wait_for(
        channel, lambda seen: seen.id == first.id and "Yugi shows 2" in seen.text
    )

    hosted.sandbox.world.clock.advance(16 * 60)
    second = await hand(kaiba, channel)
    assert second.id != first.id
    assert "Yugi shows 2, Kaiba shows 2" in second.text


async def test_a_call_stands_at_the_table_until_its_player_has_moved(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    kaiba.takes_dms = False
    channel, _ = await begun(hosted, yugi, kaiba)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    hosted.client.house.stage.called_openly(session, Seat(1), Call.ASKED)
    called = await yugi.wait_for(channel, lambda seen: "It is your move" in seen.text)
    assert f"<@{kaiba.id}>" in called.text
    hosted.client.house.stage.called_openly(session, Seat(1), Call.TIME)
    again = await yugi.wait_for(channel, lambda seen: "nearly up" in seen.text)
    assert again.id != called.id
    await until(lambda: called.id not in [seen.id for seen in yugi.sees(channel)])
    hosted.client.house.stage.heeded_openly(session, Seat(1))
    await until(lambda: again.id not in [seen.id for seen in yugi.sees(channel)])


async def test_a_warning_is_shown_on_the_opened_panel_too(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    kaiba.takes_dms = False
    channel, _ = await begun(hosted, yugi, kaiba)
    panel = await hand(kaiba, channel)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    await session._course._warn(session._course._watch.awaited[Seat(1)])
    await kaiba.wait_for(channel, lambda seen: seen.id == panel.id and "nearly up" in seen.text)
    assert not any("nearly up" in seen.text for seen in yugi.sees(channel))
