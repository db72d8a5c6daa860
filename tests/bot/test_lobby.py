"""How duels come about, and what is said where they cannot."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.records import Channel
from bot.sandbox.views import Outcome
from engine.yugioh.formats.decks import deck_list
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, show_to_everybody


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Kaiba"]


def whispered(outcome: Outcome) -> str:
    """What only the person was told."""
    assert outcome.message
    assert outcome.message.ephemeral
    return outcome.message.text


def room(hosted: Hosted, name: str) -> Channel:
    channels = hosted.sandbox.world.channels.values()
    return next(channel for channel in channels if channel.name == name)


async def test_a_second_duel_in_a_channel_without_threads_is_declined(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    room(hosted, "duels").threads_allowed = False
    mai, joey = hosted.sandbox.people["Mai"], hosted.sandbox.people["Joey"]
    for person in (mai, joey):
        person.locale = "en-US"
    channel = await challenge(hosted, yugi, kaiba)
    assert channel == room(hosted, "duels").id
    await mai.call("duel challenge", opponent=joey, format="short")
    offer = next(seen for seen in joey.sees("duels") if "Mai" in seen.text)
    menu = (await joey.press(offer, "Accept")).message
    assert menu
    await joey.choose(menu, menu.selects[0].custom_id, ["Forest"])
    told = await joey.wait_for("duels", lambda seen: seen.id == menu.id and not seen.selects)
    told = await joey.wait_for("duels", lambda seen: "a duel in this channel" in seen.text)
    assert told.id in {menu.id, offer.id}
    assert mai.sees("@bot") == []


async def test_duels_in_threads_go_on_side_by_side(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    mai = hosted.sandbox.people["Mai"]
    await mai.call("duel practice", format="short")
    await mai.wait_for("@bot", lambda seen: "Odds and Evens" in seen.text)
    assert await hosted.store.matches.open_ids() == [1, 2]


async def test_own_decks_that_are_legal_are_offered(hosted: Hosted, yugi: Person) -> None:
    user = int(yugi.id)
    forty = deck_list((1,) * 40)
    await hosted.store.decks.keep(user, "odds", "Forty Ants", forty)
    await hosted.store.decks.keep(user, "odds", "Three Ants", deck_list((1,) * 3))
    await hosted.store.decks.keep(user, "another", "Elsewhere", forty)
    offered = await yugi.complete("duel practice", "deck", "", options={"format": "short"})
    assert [choice.name for choice in offered] == ["Forty Ants", "Meadow", "Forest"]
    ants = await yugi.complete("duel practice", "deck", "ants")
    assert [choice.name for choice in ants] == ["Forty Ants"]

    told = whispered(await yugi.call("duel practice", format="short", deck="three ants"))
    assert "is not legal" in told
    assert "too few" in told
    told = whispered(await yugi.call("duel practice", format="short", deck="Nowhere"))
    assert "no deck “Nowhere”" in told


async def test_senseless_challenges_are_declined_politely(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    told = whispered(await yugi.call("duel challenge", opponent=yugi))
    assert "cannot challenge yourself" in told
    told = whispered(await yugi.call("duel challenge", opponent=kaiba, format="chess"))
    assert "no format “chess”" in told
    assert "no duel here" in whispered(await yugi.call("duel status"))
    assert "no duel here" in whispered(await yugi.call("duel surrender"))


async def test_status_and_surrender_work_from_private_messages(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    status = await yugi.call("duel status", channel="@bot")
    assert status.message
    assert "Odds and Evens" in status.message.text
    assert "Hand" not in status.message.text
    asked = await yugi.call("duel surrender", channel="@bot")
    assert asked.message
    assert "Do you want to surrender?" in asked.message.text


async def test_settings_are_for_those_who_manage_the_server(
    hosted: Hosted, yugi: Person
) -> None:
    joey = hosted.sandbox.people["Joey"]
    joey.locale = "en-US"
    show_to_everybody(hosted, "duel-admin")
    told = whispered(await joey.call("duel-admin settings", instant_surrender=True))
    assert "Manage Server" in told
    told = whispered(
        await yugi.call(
            "duel-admin settings",
            response_pause="secret",
            turn_timer=60,
            instant_surrender=False,
        )
    )
    assert "3 s pause" in told
    assert "only with the opponent's consent" in told
    guild = hosted.client.guilds[0].id
    terms = await hosted.store.settings.of(guild)
    assert (terms.pace, terms.decision_seconds, terms.unilateral) == (3.0, 60, False)


async def test_a_challenge_outlives_a_restart(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    await hosted.stop()
    await hosted.start()
    menu = (await kaiba.press(kaiba.last("duels"), "Accept")).message
    assert menu
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    await kaiba.wait_for("@bot", lambda seen: "Odds and Evens" in seen.text)


async def test_a_challenge_is_accepted_once(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    offer = next(seen for seen in kaiba.sees("duels") if not seen.ephemeral)
    told = whispered(await kaiba.press(offer, "challenge:1:accept", unchecked=True))
    assert told
    assert await hosted.store.matches.open_ids() == [1]
