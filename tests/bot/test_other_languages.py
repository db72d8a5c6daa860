"""Posts for people who read different languages: whose language they are in, and the others."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "ja"
    return kaiba


@pytest.fixture
def joey(hosted: Hosted) -> Person:
    joey = hosted.sandbox.people["Joey"]
    joey.locale = "zh-CN"
    return joey


async def pressed(person: Person, message: MessageView, label: str) -> MessageView:
    answer = (await person.press(message, label)).message
    assert answer is not None
    return answer


def public(person: Person) -> MessageView:
    """What everybody reads last in the channel."""
    return [seen for seen in person.sees("duels") if not seen.ephemeral][-1]


async def test_a_challenge_is_in_the_language_of_who_is_challenged(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    unheard = public(kaiba)
    assert unheard.text.startswith("Yugi challenges")
    await yugi.press(unheard, "Cancel challenge")

    await hosted.store.people.hear(int(kaiba.id), "ja")
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    offer = public(kaiba)
    assert offer.text.startswith("Yugiが")
    assert list(offer.buttons)[-2:] == ["English", "简体中文"]

    own = await pressed(yugi, offer, "English")
    assert own.ephemeral
    assert own.text.startswith("Yugi challenges")
    await yugi.press(own, "Cancel challenge")
    await kaiba.wait_for("duels", lambda seen: seen.id == offer.id and not seen.buttons)
    assert "取り消しました" in public(kaiba).text
    mine = await yugi.wait_for("duels", lambda seen: seen.id == own.id and not seen.buttons)
    assert mine.text.startswith("Yugi cancelled the challenge")


async def test_who_only_brought_a_deck_is_challenged_in_their_language(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    kaiba.locale = "ja"
    await kaiba.call("deck import", link="no deck at all")
    await yugi.call("duel challenge", opponent=kaiba, format="short")

    assert public(kaiba).text.startswith("Yugiが")


async def test_whoever_reads_another_language_declines_or_accepts_in_theirs(
    hosted: Hosted, yugi: Person, kaiba: Person, joey: Person
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    offer = public(kaiba)
    his = await pressed(joey, offer, "简体中文")
    own = await pressed(kaiba, offer, "日本語")
    assert own.ephemeral
    assert "申し込みました" in own.text
    menu = await pressed(kaiba, own, "受ける")
    assert menu.selects
    again = await pressed(kaiba, own, "简体中文")
    assert again.id == own.id
    assert "受ける" not in again.buttons
    own = await pressed(kaiba, again, "日本語")

    await kaiba.press(own, "断る")
    over = await yugi.wait_for("duels", lambda seen: seen.id == offer.id and not seen.buttons)
    assert over.text.startswith("Kaiba declined")
    late = await pressed(joey, his, "日本語")
    assert late.text == "此挑战已失效。"
    assert public(yugi).id == offer.id


async def test_who_accepts_is_told_the_button_of_the_board_in_both_languages(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    menu = await pressed(kaiba, public(kaiba), "Accept")
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    told = await kaiba.wait_for(
        "duels", lambda seen: seen.id == menu.id and "デュエルが始まりました" in seen.text
    )
    assert "「My hand（自分の手札）」" in told.text


async def test_an_open_challenge_stays_in_the_language_of_the_server(
    hosted: Hosted, yugi: Person, joey: Person
) -> None:
    await hosted.store.people.hear(int(joey.id), "zh")
    await joey.call("duel challenge", format="short")
    offer = public(yugi)
    assert offer.text.startswith("Joey is looking for an opponent.")
    own = await pressed(joey, offer, "简体中文")
    assert own.ephemeral
    assert public(yugi).text == offer.text
