"""A player calls a moderator to a duel, with words, where the server has set it."""

import pytest

from bot.duels.moderating import calling
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, show_to_everybody
from tests.bot.test_moderating import told


async def button(person: Person) -> MessageView:
    """The message with the button by which a moderator is called."""
    panel = await person.wait_for("@bot", lambda seen: "More …" in seen.buttons)
    more = (await person.press(panel, "More …")).message
    assert more is not None
    assert "Call a moderator …" in more.buttons
    return more


async def call(person: Person, words: str) -> str:
    """What the person is told who calls with these words."""
    pressed = await person.press(await button(person), "Call a moderator …")
    assert pressed.modal is not None, pressed
    said = (await person.submit(pressed.modal, {"words": words})).message
    assert said is not None
    assert said.ephemeral
    return said.text


async def refused(person: Person) -> str:
    """What the person is told who cannot call now."""
    pressed = await person.press(await button(person), "Call a moderator …")
    assert pressed.modal is None
    assert pressed.message is not None
    return pressed.message.text


async def test_moderators_are_called_where_the_server_has_set_it(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    nobody = await refused(mai)
    assert nobody.startswith("There is nobody to call on this server yet.")
    assert "/duel-admin moderators" in nobody
    show_to_everybody(hosted, "duel-admin")
    assert (await told(mai, "duel-admin moderators", channel="lounge")).startswith("You need")
    everyone = await told(yugi, "duel-admin moderators", role="@everyone")
    assert everyone.startswith("Please choose another role")
    said = await told(yugi, "duel-admin moderators", channel="lounge")
    assert said.startswith("From now on, *Call a moderator* in a duel calls: <#")

    done = await call(mai, "He says *no* to all @everyone <@1>")
    assert done.startswith("A moderator has been called in <#")
    posted = await yugi.wait_for("lounge", lambda seen: "calls a moderator" in seen.text)
    assert f"<@{mai.id}> calls a moderator to the duel" in posted.text
    assert r"\#1 Mai – Kaiba · Short game" in posted.text
    assert f"<#{channel}>" in posted.text
    assert r"He says \*no\* to all ＠everyone ＜@1>" in posted.text
    assert "`/duel-admin hold`" in posted.text

    again = await refused(kaiba)
    assert again.startswith("A moderator was called to this duel a moment ago.")


async def test_a_call_can_be_made_again_later_and_where_the_duel_is(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    bot_role = hosted.sandbox.world.bot_role
    await told(yugi, "duel-admin moderators", role=bot_role)
    assert f"<#{channel}>" in await call(kaiba, "It is not his turn.")
    posted = await yugi.wait_for(channel, lambda seen: "calls a moderator" in seen.text)
    assert posted.text.startswith(f"<@&{bot_role}> ")
    monkeypatch.setattr(calling, "APART", 0)
    assert f"<#{channel}>" in await call(mai, "It is my turn.")
    assert (await told(yugi, "duel-admin moderators")).startswith(
        "Players can no longer call anybody"
    )
    assert (await refused(mai)).startswith("There is nobody to call")
