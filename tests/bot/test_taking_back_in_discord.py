"""Taking back what was begun, through discord.py."""

import re

import pytest

from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted
from tests.bot.test_taking_back import TYPHOON, URABY, Laid


async def laid(hosted: Hosted, yugi: Person, kaiba: Person) -> str:
    """A duel in the Main Phase of Yugi; return the channel of its board."""
    await hosted.stop()
    hosted.game = Laid()
    await hosted.start()
    guild = next(iter(hosted.client.guilds)).id
    await hosted.store.settings.change(guild, Terms(pace=0.0))
    await yugi.call("duel challenge", opponent=kaiba, format="master")
    menu = (await kaiba.press(kaiba.last("duels"), "Accept")).message
    assert menu is not None
    select = menu.selects[0]
    await kaiba.choose(menu, select.custom_id, [next(iter(select.options))])
    await yugi.wait_for("@bot", lambda seen: bool(labelled(seen, TYPHOON)))
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    channel = str(session.record.place.channel)
    await kaiba.wait_for("@bot", lambda seen: "Waiting for Yugi" in seen.text)
    await kaiba.wait_for(channel, lambda seen: "Waiting for Yugi" in seen.text)
    return channel


def labelled(seen: MessageView, words: str) -> list[str]:
    """The labels of the buttons with these words."""
    return [label for label in seen.buttons if words in label]


async def press(person: Person, words: str) -> MessageView:
    """Press the first button with these words, once it is there; return the panel then."""
    panel = await person.wait_for("@bot", lambda seen: bool(labelled(seen, words)))
    await person.press(panel, labelled(panel, words)[0])
    return person.last("@bot")


def looks(person: Person, *places: str) -> list[tuple[str, str]]:
    """All messages that a person sees there."""
    return [(seen.id, str(seen.components)) for place in places for seen in person.sees(place)]


def untimed(looks: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The same without the seconds of a clock, which a restart counts anew."""
    return [(at, re.sub(r"<t:\d+:", "<t:", text)) for at, text in looks]


@pytest.mark.parametrize("restarted", [False, True])
async def test_another_action_is_chosen_and_nobody_else_notices(
    hosted: Hosted, restarted: bool
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    channel = await laid(hosted, yugi, kaiba)
    before = looks(kaiba, channel, "@bot")
    answers = len(await hosted.store.matches.answers(1))

    targets = await press(yugi, TYPHOON)
    assert "Back" in targets.buttons
    assert looks(kaiba, channel, "@bot") == before
    assert len(await hosted.store.matches.answers(1)) == answers
    if restarted:
        await hosted.stop()
        await hosted.start()
    else:
        await yugi.press(targets, "Back")

    again = await yugi.wait_for("@bot", lambda seen: bool(labelled(seen, URABY)))
    assert "Back" not in again.buttons
    now = looks(kaiba, channel, "@bot")
    assert (untimed(now) if restarted else now) == (untimed(before) if restarted else before)
    await press(yugi, URABY)
    await press(yugi, "Normal Summon")
    await kaiba.wait_for(channel, lambda seen: URABY in seen.text)
    assert len(await hosted.store.matches.answers(1)) > answers
