"""Giving up and offering a draw from the panel, once one has said that one is sure."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge


async def press(person: Person, message: MessageView, label: str) -> MessageView:
    told = (await person.press(message, label)).message
    assert told is not None
    assert told.ephemeral
    return told


async def more(person: Person) -> MessageView:
    """What the person opens by their panel."""
    panel = await person.wait_for("@bot", lambda seen: "More …" in seen.buttons)
    return await press(person, panel, "More …")


async def test_a_draw_is_offered_by_the_panel_once_one_is_sure(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    assert "More …" not in kaiba.last(channel).buttons
    opened = await more(yugi)
    assert set(opened.buttons) == {
        "Let spectators see my hand",
        "Surrender …",
        "Offer a draw …",
        "Take back",
        "Call a moderator …",
        "What the moderator did",
    }
    nothing = await press(yugi, opened, "Take back")
    assert nothing.text.startswith("Nothing can be taken back right now")
    asked = await press(yugi, opened, "Offer a draw …")
    assert f"against Kaiba · Short game · <#{channel}>" in asked.text
    left = await press(yugi, asked, "Play on")
    assert left.text == "You did not offer a draw. The duel goes on."
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert session.record.drawing is None

    asked = await press(yugi, await more(yugi), "Offer a draw …")
    made = await press(yugi, asked, "Offer a draw")
    assert made.text.startswith("Your opponent has been asked to agree")
    await kaiba.wait_for("@bot", lambda seen: "Yugi offers you a draw" in seen.text)
    asked = await press(yugi, await more(yugi), "Offer a draw …")
    refused = await press(yugi, asked, "Offer a draw")
    assert refused.text.startswith("You cannot offer a draw now.")


async def test_a_duel_is_given_up_by_the_panel_once_one_is_sure(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    opened, other = await more(yugi), await more(yugi)
    asked = await press(yugi, opened, "Surrender …")
    assert "Do you want to surrender?" in asked.text
    assert await hosted.store.matches.open_ids() == [1]
    await press(yugi, asked, "Surrender")
    over = await kaiba.wait_for("@bot", lambda seen: "# Kaiba wins" in seen.text)
    assert "More …" not in over.buttons
    late = await press(yugi, other, "Surrender …")
    assert late.text == "This duel is over."


async def test_in_practice_there_is_no_draw_to_offer(hosted: Hosted, yugi: Person) -> None:
    await yugi.call("duel practice", format="short")
    opened = await more(yugi)
    assert set(opened.buttons) == {"Surrender …"}


@pytest.mark.parametrize(
    ("locale", "begins"), [("en-US", "Board: "), ("ja", "フィールド："), ("zh-CN", "场面：")]
)
async def test_what_is_chosen_says_of_what(
    hosted: Hosted, yugi: Person, kaiba: Person, locale: str, begins: str
) -> None:
    await challenge(hosted, yugi, kaiba)
    panel = await yugi.wait_for("@bot", lambda seen: "More …" in seen.buttons)
    yugi.locale = locale
    opened = await press(yugi, panel, "More …")
    assert all(label.startswith(begins) for label in opened.selects[0].options)
