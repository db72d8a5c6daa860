"""After a duel: who won, what its thread and its challenge say, another one, and surrender."""

import asyncio
import re
from random import Random

import pytest

from bot.duels.lobby.tables import LobbyError, Tables
from bot.sandbox.people import Person
from bot.sandbox.records import Channel
from bot.sandbox.views import MessageView
from engine.yugioh.formats.decks import deck_list
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, in_private, play
from tests.end_to_end.duelist import menus
from tests.waiting import until


def thread(hosted: Hosted, channel: str) -> Channel:
    return hosted.sandbox.world.channels[channel]


async def told(
    person: Person, command: str = "duel surrender", channel: str = "duels"
) -> MessageView:
    message = (await person.call(command, channel)).message
    assert message is not None
    assert message.ephemeral
    return message


async def give_up(person: Person) -> str:
    """What the person is told once they have surrendered their only duel."""
    asked = await told(person)
    done = (await person.press(asked, "Surrender")).message
    assert done is not None
    return done.text


def whispers(person: Person, channel: str) -> str:
    """All that the person alone was told there."""
    return "\n".join(seen.text for seen in person.sees(channel) if seen.ephemeral)


async def offer_of(person: Person) -> MessageView:
    return next(seen for seen in person.sees("duels") if not seen.ephemeral)


async def test_a_surrender_names_the_duel_and_takes_effect_at_once(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    asked = await told(yugi)
    assert asked.text.splitlines() == [
        "Do you want to surrender? You lose this duel at once:",
        f"against Kaiba · Short game · <#{channel}>",
    ]
    kept = (await yugi.press(asked, "Play on")).message
    assert kept is not None
    assert "did not surrender" in kept.text
    assert await hosted.store.matches.open_ids() == [1]

    assert "You surrendered: against Kaiba" in await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "Kaiba wins" in seen.text)
    assert "# Kaiba wins" in board.text
    assert "[en] 0–0" in board.text
    assert "Yugi has surrendered" in board.text
    await kaiba.wait_for("@bot", lambda seen: "# Kaiba wins" in seen.text)


async def test_a_panel_names_its_duel(hosted: Hosted, yugi: Person, kaiba: Person) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    first = kaiba.last("@bot").text.splitlines()[0]
    assert first == f"-# against Yugi · Short game · <#{channel}>"


async def several(person: Person) -> MessageView:
    """The menu of the duels that the person may give up."""
    thinking = await told(person)
    return await person.wait_for(
        "duels", lambda seen: seen.id == thinking.id and bool(seen.selects)
    )


async def test_two_duels_against_the_same_person_can_be_told_apart(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    await challenge(hosted, yugi, kaiba)
    shown = "Odds and Evens"
    await until(lambda: sum(shown in seen.text for seen in kaiba.sees("@bot")) == 2)
    which = await several(yugi)
    (menu,) = menus(which.message.components)
    assert [each["label"] for each in menu["options"]] == [
        "against Kaiba · Short game · #2",
        "against Kaiba · Short game · #1",
    ]
    told_of = {each["description"] for each in menu["options"]}
    assert told_of == {"#duels · [en] Odds and Evens"}


async def test_of_several_duels_one_is_asked_for(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    await yugi.call("duel practice", format="short")
    await yugi.wait_for("duels", lambda seen: "Practice begins" in seen.text)
    which = await several(yugi)
    (menu,) = which.selects
    assert sorted(menu.options) == [
        "against CPU · Short game · #2",
        "against Kaiba · Short game · #1",
    ]
    kaibas = ["against Kaiba · Short game · #1"]
    asked = (await yugi.choose(which, menu.custom_id, kaibas)).message
    assert asked is not None
    assert f"against Kaiba · Short game · <#{channel}>" in asked.text
    await yugi.press(asked, "Surrender")
    assert await hosted.store.matches.open_ids() == [2]


async def test_the_thread_and_the_challenge_tell_the_result(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    assert thread(hosted, channel).name == "Short game: Yugi – Kaiba"
    first = yugi.sees(channel)[0]
    assert first.text.splitlines() == [
        "**Short game** · no ban list · single duel · 5 minutes per decision "
        "· rock-paper-scissors for the first turn",
        "Yugi plays Meadow.",
        "Kaiba plays Forest.",
        "-# Your first duel here? `/help` explains the panel and its buttons.",
    ]
    await play([in_private(yugi), in_private(kaiba)], Random(1))

    result = re.compile(r"(Yugi beat Kaiba|Kaiba beat Yugi) · \[en\] \d–\d")
    await until(lambda: bool(result.fullmatch(thread(hosted, channel).name)))
    await until(lambda: not thread(hosted, channel).archived)
    offer = await offer_of(yugi)
    assert result.search(offer.text.replace("\\", ""))
    assert f"<#{channel}>" in offer.text


async def test_a_board_in_an_archived_thread_is_shown_anew(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    before = (await kaiba.wait_for(channel, lambda seen: "My hand" in seen.buttons)).id
    thread(hosted, channel).archived = True

    await give_up(yugi)

    board = await kaiba.wait_for(channel, lambda seen: "# Kaiba wins" in seen.text)
    assert board.id != before
    await until(lambda: "Kaiba beat Yugi" in thread(hosted, channel).name)


async def test_whoever_wants_a_rematch_calls_the_opponent_once(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "Rematch" in seen.buttons)
    for _ in range(3):
        await kaiba.press(board, "Rematch")
    await until(lambda: whispers(kaiba, channel).count("has been asked") == 3)
    await yugi.wait_for(channel, lambda seen: "wants a rematch" in seen.text)
    calls = [seen for seen in yugi.sees(channel) if "wants a rematch" in seen.text]
    assert len(calls) == 1


async def test_a_rematch_that_cannot_begin_is_not_offered_at_the_table(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_taken(*_: object) -> None:
        raise LobbyError("channel-is-taken")

    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "Rematch" in seen.buttons)
    await kaiba.press(board, "Rematch")
    await yugi.wait_for(channel, lambda seen: "Kaiba wants a rematch" in seen.text)
    with monkeypatch.context() as patch:
        patch.setattr(Tables, "_be_free", is_taken)
        await yugi.press(board, "Rematch")
        await yugi.wait_for(
            channel, lambda seen: "There is already a duel in this" in seen.text
        )
    assert not [seen for seen in kaiba.sees(channel) if "Yugi wants" in seen.text]

    await yugi.press(board, "Rematch")
    await yugi.wait_for(channel, lambda seen: "The rematch has started" in seen.text)


async def test_a_rematch_begins_once_both_want_it(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "Rematch" in seen.buttons)
    await kaiba.press(board, "Rematch")
    asked = await yugi.wait_for(channel, lambda seen: "wants a rematch" in seen.text)
    assert f"<@{yugi.id}>" in asked.text
    assert await hosted.store.matches.open_ids() == []

    joey = hosted.sandbox.people["Joey"]
    joey.locale = "en-US"
    refused = (await joey.press(board, "Rematch")).message
    assert refused is not None
    assert "not a player" in refused.text

    await yugi.press(board, "Rematch")
    begun = await yugi.wait_for(channel, lambda seen: "The rematch has started" in seen.text)
    session = await hosted.client.house.sessions.get(2)
    assert session is not None
    assert session.record.place.link in begun.text
    before = await hosted.store.matches.load(1)
    assert before is not None
    assert session.record.setup.decks == before.setup.decks


async def test_a_rematch_that_is_pressed_twice_at_once_begins_once_and_calls_nobody(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "Rematch" in seen.buttons)
    await kaiba.press(board, "Rematch")
    await yugi.wait_for(channel, lambda seen: "wants a rematch" in seen.text)

    await asyncio.gather(*(yugi.press(board, "Rematch") for _ in range(3)))

    begun = "The rematch has started"
    await until(lambda: whispers(yugi, channel).count(begun) == 3)
    await kaiba.wait_for(channel, lambda seen: begun in seen.text)
    assert len(await hosted.store.matches.open_ids()) == 1
    posts = [seen.text for seen in kaiba.sees(channel)]
    assert not [text for text in posts if "Yugi wants" in text]
    assert len([text for text in posts if begun in text]) == 1


async def test_an_own_deck_is_shown_by_its_owner_alone(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    ants = deck_list((1,) * 30 + (2,) * 10)
    await hosted.store.decks.keep(int(kaiba.id), "odds", "Secret name", ants)
    channel = await challenge(hosted, yugi, kaiba, "Secret name")
    assert not [seen for seen in yugi.sees(channel) if "Secret name" in seen.text]
    assert "Kaiba plays a custom deck." in yugi.sees(channel)[0].text
    await give_up(yugi)
    board = await kaiba.wait_for(channel, lambda seen: "Decks" in seen.buttons)

    seen = (await yugi.press(board, "Decks")).message
    assert seen is not None
    assert "### Yugi's deck" in seen.text
    assert "Kaiba used their own deck" in seen.text
    assert "30× Ant" not in seen.text
    own = (await kaiba.press(board, "Decks")).message
    assert own is not None
    assert "**Main Deck (40):** 30× Ant, 10× Bee" in own.text
    await kaiba.press(own, "Show my deck to everybody")
    shown = await yugi.wait_for(channel, lambda seen: "30× Ant" in seen.text)
    assert not shown.ephemeral


async def test_practice_is_nobody_elses_business(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    before = set(hosted.sandbox.world.channels)
    await yugi.call("duel practice", format="short", deck="Meadow", opponent_deck="Forest")
    said = await yugi.wait_for("duels", lambda seen: "Practice begins" in seen.text)
    assert said.ephemeral
    assert "you play Meadow · the CPU plays Forest" in said.text
    assert "`/help`" in said.text
    await play([in_private(yugi)], Random(4))
    assert set(hosted.sandbox.world.channels) <= before | {yugi.last("@bot").channel}
    assert [seen for seen in kaiba.sees("duels") if not seen.ephemeral] == []
    assert len(yugi.sees("@bot")) == 1
    over = yugi.last("@bot")
    proved = (await yugi.press(over, "Check the shuffle")).message
    assert proved
    assert "no fingerprint was shown from the start" in proved.text

    await yugi.press(over, "Rematch")
    await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    assert await hosted.store.matches.open_ids() == [2]
    again = await told(yugi, "duel practice", "@bot")
    refused = await yugi.wait_for("@bot", lambda seen: "already practising" in seen.text)
    assert refused.id == again.id


async def test_practice_begins_in_the_private_chat(hosted: Hosted, yugi: Person) -> None:
    await yugi.call("duel practice", format="short")
    await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    await give_up(yugi)
    await yugi.call("duel practice", channel="@bot", format="short")
    await yugi.wait_for("@bot", lambda seen: "Practice begins" in seen.text)
    assert await hosted.store.matches.open_ids() == [2]


async def test_who_takes_no_private_messages_practises_in_a_closed_thread(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    yugi.takes_dms = False
    await yugi.call("duel practice", format="short")
    said = await yugi.wait_for("duels", lambda seen: "only you can see" in seen.text)
    found = re.search(r"<#(\d+)>", said.text)
    assert found is not None
    closed = thread(hosted, found[1])
    assert closed.private
    assert set(closed.members) == {yugi.id, hosted.sandbox.world.bot.id}
    board = await yugi.wait_for(found[1], lambda seen: "My hand" in seen.buttons)
    hand = (await yugi.press(board, "My hand")).message
    assert hand is not None
    assert "Fingers?" in hand.text

    kaiba.takes_dms = False
    parent = next(
        each for each in hosted.sandbox.world.channels.values() if each.name == "duels"
    )
    parent.threads_allowed = False
    await kaiba.call("duel practice", format="short")
    refused = await kaiba.wait_for(
        "duels", lambda seen: "so practice cannot begin" in seen.text
    )
    assert refused.ephemeral
    assert "Accept" not in refused.text
