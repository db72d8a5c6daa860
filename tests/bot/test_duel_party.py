"""Duel Party in the real bot: four gather, one goes out, two restarts, and one is left."""

from random import Random

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from cards.games.duelmasters import DUELMASTERS
from engine.core.match import Act
from tests.bot.conftest import Hosted
from tests.bot.party_table import (
    DECKS,
    act,
    offered,
    panel_of,
    play,
    public,
    sit_down,
    surrender,
)
from tests.waiting import until

NAMES = ("Yugi", "Kaiba", "Joey", "Mai")
MOST_ACTS = 2_000
"""More than three players can do before their decks are empty."""
CPU = say("en", "built-in-name")


@pytest.fixture
async def party(hosted: Hosted) -> Hosted:
    """The bot hosts Duel Masters alone."""
    hosted.game = DUELMASTERS
    await restarted(hosted)
    for person in people(hosted):
        person.locale = "en-US"
    return hosted


def people(hosted: Hosted) -> list[Person]:
    return [hosted.sandbox.people[name] for name in NAMES]


async def restarted(hosted: Hosted) -> None:
    await hosted.stop()
    await hosted.start()


async def begun(hosted: Hosted) -> tuple[list[Person], str]:
    """Four play, each with another deck; and the channel of the board."""
    found = people(hosted)
    await found[0].call("duel challenge", format="Duel Party", deck=DECKS[0])
    for person, deck in zip(found[1:], DECKS[1:], strict=True):
        await sit_down(person, deck)
    await found[0].wait_for("duels", lambda m: "4. Mai – ready" in m.text)
    await found[0].press(public(found[0]), "Start")
    await found[0].wait_for("duels", lambda m: "has begun" in m.text)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    for person in found:
        await person.wait_for("@bot", lambda m: "Your hand" in m.text)
    return found, str(session.record.place.channel)


async def test_four_play_over_two_restarts_and_a_defeat_until_one_is_left(
    party: Hosted,
) -> None:
    found, channel = await begun(party)
    (yugi, kaiba, _, mai), dice = found, Random(1)
    order = await yugi.wait_for(channel, lambda m: "Order of turns" in m.text)
    assert all(f"partner {deck}" in order.text for deck in DECKS)
    assert not await play(found, dice, 40)
    await restarted(party)

    await surrender(mai, channel)
    await yugi.wait_for(channel, lambda m: "~~Mai~~ · out, place 4" in m.text)
    await mai.wait_for("@bot", lambda m: "You are out" in m.text)
    assert not await play(found[:3], dice, 40)
    assert not offered(panel_of(mai))
    await restarted(party)

    assert await play(found[:3], dice, MOST_ACTS)
    board = await kaiba.wait_for(channel, lambda m: "Places: 1." in m.text)
    assert "4. Mai" in board.text
    assert "wins the game!" in board.text
    won = [person for person in found if "You win the game!" in panel_of(person).text]
    assert [f"Places: 1. {person.name}" in board.text for person in won] == [True]
    acts = [kept.entry.act for kept in await party.store.matches.answers(1)]
    assert acts.count(Act.LEAVE) == 1


async def test_alone_one_plays_against_built_in_opponents(party: Hosted) -> None:
    yugi = people(party)[0]
    await yugi.call("duel practice", format="duel-party", deck=DECKS[0])
    await yugi.wait_for("@bot", lambda m: "Your hand" in m.text)
    dice = Random(3)
    for _ in range(12):
        await until(lambda: bool(offered(panel_of(yugi))))
        await act(yugi, dice)
    session = await party.client.house.sessions.get(1)
    assert session is not None
    assert [seat.user for seat in session.record.seats][1:] == [None, None]


async def test_rules_of_the_house_are_switched_on_the_invitation_and_stand_on_the_board(
    party: Hosted,
) -> None:
    yugi, kaiba, *_ = people(party)
    await yugi.call("duel challenge", format="Duel Party", deck=DECKS[0])
    await sit_down(kaiba, DECKS[1])
    await yugi.wait_for("duels", lambda m: "2. Kaiba – ready" in m.text)
    menu = public(yugi).selects[0]
    values = ["shields=4", "once-a-name=0"]
    refused = (await kaiba.choose(public(kaiba), menu.custom_id, values)).message
    assert refused is not None
    assert "Only Yugi" in refused.text
    twice = await yugi.choose(public(yugi), menu.custom_id, ["shields=4", "shields=5"])
    assert twice.message is not None
    assert "two settings of the same rule" in twice.message.text

    await yugi.choose(public(yugi), menu.custom_id, values)
    await kaiba.wait_for(
        "duels", lambda m: "shields: 4 · cards with the same name more than once" in m.text
    )
    assert "2. Kaiba – choosing a deck" in public(yugi).text
    for _ in range(2):
        await yugi.press(public(yugi), say("en", "table-fill"))
    await yugi.wait_for("duels", lambda m: f"4. {CPU} 2 – ready" in m.text)
    await restarted(party)
    await yugi.press(public(yugi), "Start")
    await yugi.wait_for("duels", lambda m: "has begun" in m.text)
    session = await party.client.house.sessions.get(1)
    assert session is not None
    assert dict(session.record.setup.house) == {"shields": 4, "once-a-name": 0}
    board = await yugi.wait_for(
        str(session.record.place.channel), lambda m: "House rules" in m.text
    )
    assert "shields: 4, cards with the same name more than once a turn" in board.text
    assert "**Yugi** · shields 4" in board.text


async def said(person: Person, command: str, **options: object) -> str:
    answer = (await person.call(command, options=options)).message
    assert answer is not None
    shown = await person.wait_for(
        answer.channel, lambda seen: seen.id == answer.id and not seen.thinking
    )
    return shown.text


async def test_decks_are_brought_shown_and_edited(party: Hosted) -> None:
    yugi = people(party)[0]
    deck = DUELMASTERS.ready_decks[1].deck
    code = DUELMASTERS.deck_lists.as_codes(deck)[0].text
    kept = await said(yugi, "deck import", link=code, name="Mine")
    assert "Partner 1 · deck 59" in kept
    assert "**Duel Party**: legal" in kept
    shown = await said(yugi, "deck show", deck="Mine")
    assert "Perfect Earth, Planetary Dragon" in shown
    assert code in shown
    viewed = await said(yugi, "deck view", deck="Mine")
    assert "Creatures (" in viewed
    await said(yugi, "deck edit", deck="Mine", card="Emeral", change="Remove one copy")
    checked = await said(yugi, "deck check", deck="Mine")
    assert "A Duel Party deck has 60 cards including its partner; this one has 59." in checked
    assert "Water Creature · Cost 2" in await said(yugi, "card", name="Emeral")


def own(panel: MessageView) -> str:
    """The line of whoever has the turn."""
    return next(
        (line for line in panel.text.splitlines() if "▶" in line), "mana 0/0 · in play 0"
    )


async def test_a_decision_is_taken_back_once_all_others_agree(party: Hosted) -> None:
    found, channel = await begun(party)
    mine = next(person for person in found if offered(panel_of(person)))
    others = [person for person in found if person is not mine]
    charging = panel_of(mine)
    menu = next(each for each in charging.selects if each.custom_id.startswith("choose:"))
    await mine.choose(charging, menu.custom_id, [next(iter(menu.options.values()))])
    charged = await mine.wait_for("@bot", lambda m: "mana 0/0 · in play 0" not in own(m))

    await mine.press(charged, "Take back")
    for person in others:
        asked = await person.wait_for("@bot", lambda m: "asks to take back" in m.text)
        assert "has taken back" not in panel_of(mine).text
        await person.press(asked, "Agree to take it back")

    again = await mine.wait_for("@bot", lambda m: "has taken back their last" in m.text)
    assert "Do you want to put a card from your hand into your mana zone?" in again.text
    assert "mana 0/0" in again.text
    board = await others[0].wait_for(channel, lambda m: "has taken back" in m.text)
    assert "into the mana zone" not in board.text
