"""Duels between people in Discord, from the challenge to the end."""

import re
import sqlite3
from contextlib import closing
from hashlib import sha256
from random import Random

import pytest

from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.shared.words import say
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, in_private, open_options, opened, play


async def test_two_people_play_a_duel_from_private_messages(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    channel = await challenge(hosted, yugi, kaiba)
    promised = (await yugi.press(yugi.last(channel), "Check the shuffle")).message
    assert promised

    await play([in_private(yugi), in_private(kaiba)], Random(1))

    board = await yugi.wait_for(channel, lambda seen: "wins" in seen.text)
    assert "# Yugi wins" in board.text or "# Kaiba wins" in board.text
    assert re.search(r"\[en\] [456]–[0-3]\b", board.text)
    proved = (await yugi.press(board, "Check the shuffle")).message
    assert proved
    seed = re.search(r"`([0-9a-f]{64})`", proved.text)
    assert seed
    assert sha256(bytes.fromhex(seed[1])).hexdigest() in promised.text
    assert not re.search("[0-9a-f]{64}", board.text)
    assert not open_options(board)
    assert set(board.buttons) == {
        "Rematch",
        "Watch again",
        "Decks",
        "Check the shuffle",
        "Whole log",
    }


async def test_each_reads_their_own_language(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    assert "[en] Fingers?" in yugi.last("@bot").text
    assert "[ja] Fingers?" in kaiba.last("@bot").text


async def test_a_whole_duel_is_played_in_the_channel_alone(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    channel = await challenge(hosted, yugi, kaiba)
    here = (await yugi.press(yugi.last(channel), "My hand")).message
    assert here
    assert here.ephemeral
    await play([opened(yugi, channel, here), in_private(kaiba)], Random(2))


async def test_the_board_never_says_what_is_asked_or_held(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    channel = await challenge(hosted, yugi, kaiba)
    board = yugi.last(channel).text
    assert "Fingers" not in board
    assert "Hand" not in board
    assert "Waiting for Yugi" in board


async def test_a_stranger_an_old_button_and_a_double_click_change_nothing(
    hosted: Hosted,
) -> None:
    people = hosted.sandbox.people
    yugi, kaiba, joey = people["Yugi"], people["Kaiba"], people["Joey"]
    joey.locale = "en-GB"
    channel = await challenge(hosted, yugi, kaiba)
    panel = yugi.last("@bot")
    await yugi.press(panel, "3")

    again = await yugi.press(panel, "answer:1:0:4", unchecked=True)
    board = joey.last(channel)
    stranger = await joey.press(board, "answer:1:0:4", unchecked=True)
    curious = await joey.press(board, "My hand")

    for outcome, word in (
        (again, "answered already"),
        (stranger, "not a player"),
        (curious, "not a player"),
    ):
        assert outcome.message
        assert outcome.message.ephemeral
        assert word in outcome.message.text
    assert len(await hosted.store.matches.answers(1)) == 1


async def test_a_duel_goes_on_after_a_restart_and_old_buttons_work(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    panel = kaiba.last("@bot")
    await yugi.press(yugi.last("@bot"), "3")

    await hosted.stop()
    await hosted.start()

    await kaiba.press(panel, "2")
    await yugi.wait_for("@bot", lambda seen: "Yugi shows 3, Kaiba shows 2" in seen.text)
    await play([in_private(yugi), in_private(kaiba)], Random(3))


async def consent_needed(hosted: Hosted) -> None:
    """Have the server let nobody surrender without the opponent's consent."""
    guild = hosted.client.guilds[0].id
    await hosted.store.settings.change(guild, Terms(pace=0.0, unilateral=False))


async def give_up(person: Person) -> None:
    """Surrender the only duel of the person, who is sure."""
    asked = (await person.call("duel surrender", channel="duels")).message
    assert asked is not None
    await person.press(asked, "Surrender")


async def test_a_surrender_needs_the_opponents_consent(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await consent_needed(hosted)
    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "asks to surrender" in seen.text)
    own = await yugi.press(board, "Accept the surrender")
    assert own.message
    assert own.message.ephemeral
    assert own.message.text.startswith("You asked to surrender. Only your opponent can")
    await kaiba.press(board, "Play on")
    board = await kaiba.wait_for(channel, lambda seen: "asks to surrender" not in seen.text)

    panel = await yugi.wait_for("@bot", lambda seen: "did not accept" in seen.text)
    assert "Kaiba did not accept the surrender. The duel goes on." in panel.text
    await give_up(yugi)
    accept = say("ja", "accept-surrender")
    panel = await kaiba.wait_for("@bot", lambda seen: accept in seen.buttons)
    assert say("ja", "asks-you-to-surrender", name="Yugi") in panel.text
    await kaiba.press(panel, accept)
    await yugi.wait_for(channel, lambda seen: "Yugi has surrendered" in seen.text)


async def test_only_the_challenged_accepts_and_the_challenger_may_take_back(
    hosted: Hosted,
) -> None:
    people = hosted.sandbox.people
    yugi, kaiba, joey = people["Yugi"], people["Kaiba"], people["Joey"]
    joey.locale = "en-GB"
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    offer = joey.last("duels")
    refused = (await joey.press(offer, "Accept")).message
    assert refused
    assert "not for you" in refused.text
    for person, button in (
        (yugi, "Decline"),
        (kaiba, "Cancel challenge"),
        (joey, "Cancel challenge"),
    ):
        refused = (await person.press(offer, button)).message
        assert refused
        assert refused.ephemeral
    await yugi.press(offer, "Cancel challenge")
    over = next(seen for seen in joey.sees("duels") if not seen.ephemeral)
    assert "Yugi cancelled the challenge to Kaiba." in over.text
    gone = (await kaiba.press(offer, "challenge:1:accept", unchecked=True)).message
    assert gone
    assert gone.ephemeral


async def test_practice_is_a_duel_with_the_built_in_opponent(hosted: Hosted) -> None:
    mai = hosted.sandbox.people["Mai"]
    await mai.call("duel practice", format="short", deck="Meadow")
    await mai.wait_for("@bot", lambda seen: "Odds and Evens" in seen.text)
    await play([in_private(mai)], Random(4))


async def test_a_button_of_nobody_is_answered_politely(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    for foreign in ("answer:1:0:99999999999999999999", "what:is:this"):
        outcome = await yugi.press(yugi.last("@bot"), foreign, unchecked=True)
        assert outcome.message
        assert "out of date" in outcome.message.text


async def test_what_another_program_keeps_from_the_disk_is_told_and_not_shown(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    panel = yugi.last("@bot")
    with closing(sqlite3.connect(hosted.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        told = (await yugi.press(panel, "2")).message
        sure = (await yugi.call("duel surrender", channel="duels")).message
        assert sure is not None
        commanded = (await yugi.press(sure, "Surrender")).message

    assert told is not None
    assert told.text.startswith("This could not be saved.")
    assert commanded is not None
    assert commanded.text == told.text
    for pressed in ("answer:1", "surrender:1"):  # where, but not which option
        assert f"'{pressed}' by {yugi.id} could not be kept" in caplog.text
    assert await hosted.store.matches.answers(1) == []
    shown = await yugi.wait_for("@bot", lambda seen: bool(open_options(seen)))
    assert (await yugi.press(shown, "2")).message is not None
    assert len(await hosted.store.matches.answers(1)) == 1
