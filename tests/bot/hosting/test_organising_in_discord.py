"""Events as organisers govern them, and nobody else does."""

import pytest

from bot.events.event import Phase
from bot.events.records import Cancelled, Disqualified
from bot.events.results import Player
from bot.hosting.tables.beginning import open_check_in
from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.hosting.test_signing_up_in_discord import (
    announced,
    board,
    joined,
    pressed,
    told,
)
from tests.waiting import until

ADMIN: tuple[tuple[str, dict[str, object]], ...] = (
    ("start", {}),
    ("cancel", {}),
    ("disqualify", {"player": "Joey", "reason": "no"}),
    ("remove", {"player": "Joey"}),
    ("deck", {"player": "Joey"}),
    ("role", {}),
)


def english(hosted: Hosted, name: str) -> Person:
    person = hosted.sandbox.people[name]
    person.locale = "en-US"
    return person


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    """The owner of the server."""
    return english(hosted, "Yugi")


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    return english(hosted, "Kaiba")


@pytest.fixture
def joey(hosted: Hosted) -> Person:
    return english(hosted, "Joey")


async def test_organisers_add_remove_start_and_disqualify(
    hosted: Hosted, yugi: Person, kaiba: Person, joey: Person
) -> None:
    event = await announced(hosted, yugi, starts="2 h", check_in=10)
    mai = english(hosted, "Mai")
    for person in (kaiba, joey, mai):
        said = await told(yugi, "event-admin add", player=person, deck="Forest")
        assert said == f"{person.name} has joined with Forest."
    assert "has been removed from the event" in await told(
        yugi, "event-admin remove", player="mai"
    )
    await mai.wait_for("@bot", lambda seen: "removed you from the event" in seen.text)
    assert await told(yugi, "event-admin start") == (
        "Too few players: an event needs at least 3."
    )
    assert event.event.phase is Phase.SIGN_UP
    await joined(yugi, "Meadow")
    said = await told(yugi, "event-admin deck", player=f"<@{kaiba.id}>")
    assert said.startswith("You play in this event yourself")
    assert await told(yugi, "event-admin start") == "The event begins with 3 players."
    assert sorted(event.event.players) == sorted(int(each.id) for each in (yugi, kaiba, joey))
    await until(lambda: bool(event.event.rounds))
    assert (await pressed(kaiba, "My deck")).text.endswith("Decks are locked.")

    said = await told(yugi, "event-admin disqualify", player="Joey", reason="Two *decks*")
    assert said == "Joey has been disqualified."
    await joey.wait_for("@bot", lambda seen: seen.text.endswith("Night\\*”: Two \\*decks\\*"))
    record = event.entries[-1].record
    assert record == Disqualified(Player(int(joey.id)), "Two *decks*")
    assert event.event.gone == {Player(int(joey.id)): True}
    for person, reads in ((yugi, True), (joey, True), (kaiba, False)):
        log = await told(person, "event log")
        assert ("Joey was disqualified." in log) is reads
        assert ("Reason: Two \\*decks\\*" in log) is reads
        assert "The event began with 3 players." in log


async def test_who_has_disappeared_is_dropped_without_being_thrown_out(
    hosted: Hosted, yugi: Person, kaiba: Person, joey: Person
) -> None:
    event = await announced(hosted, yugi, starts="2 h", check_in=10)
    mai = english(hosted, "Mai")
    for person in (kaiba, joey, mai):
        await told(yugi, "event-admin add", player=person, deck="Forest")
    await told(yugi, "event-admin start")
    await until(lambda: bool(event.event.rounds))

    said = await told(yugi, "event-admin remove", player="Mai")
    assert said.startswith("Mai has been dropped")
    assert event.event.gone == {Player(int(mai.id)): False}
    await mai.wait_for("@bot", lambda seen: "has dropped you from the event" in seen.text)

    await told(yugi, "event-admin remove", player="Joey", reason="Had to *leave*")
    await joey.wait_for("@bot", lambda seen: "”: Had to \\*leave\\*" in seen.text)
    for person, reads in ((yugi, True), (joey, True), (kaiba, False)):
        log = await told(person, "event log")
        assert ("Had to" in log) is reads


async def test_of_two_who_are_dropped_from_one_table_it_is_said_what_becomes_of_their_match(
    hosted: Hosted, yugi: Person, kaiba: Person, joey: Person
) -> None:
    event = await announced(hosted, yugi, starts="2 h", check_in=10, shape="swiss")
    mai = english(hosted, "Mai")
    for person in (kaiba, joey, mai):
        await told(yugi, "event-admin add", player=person, deck="Forest")
    await told(yugi, "event-admin start")
    await until(lambda: bool(event.event.rounds))
    table = next(each for each in event.event.rounds[-1].pairings if each.second is not None)
    names = {Player(int(each.id)): each.name for each in (kaiba, joey, mai)}
    first, second = (names[each] for each in table.players)
    free = next(name for player, name in names.items() if player not in table.players)

    said = await told(yugi, "event-admin remove", player=first)
    assert said.startswith(f"{first} has been dropped and loses the match at table 1.")
    said = await told(yugi, "event-admin remove", player=second)
    assert "still wins at table 1, because their opponent left first" in said
    said = await told(yugi, "event-admin remove", player=free)
    assert said.startswith(f"{free} has been dropped; they had no match under way.")


async def test_who_is_taken_off_the_list_reads_why(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await announced(hosted, yugi, starts="2 h", check_in=10)
    mai = english(hosted, "Mai")
    await told(yugi, "event-admin add", player=mai, deck="Forest")
    why = "Plays *elsewhere*"
    said = await told(yugi, "event-admin remove", player="mai", reason=why)
    assert said == "Mai has been removed from the event."
    await mai.wait_for("@bot", lambda seen: seen.text.endswith("”: Plays \\*elsewhere\\*"))
    for person, reads in ((yugi, True), (mai, True), (kaiba, False)):
        log = await told(person, "event log")
        assert ("Mai left before the start. (by <@" in log) is reads
        assert ("Plays" in log) is reads


async def test_an_event_is_called_off_for_sure_and_with_a_reason(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    event = await announced(hosted, yugi)
    await joined(kaiba)
    asked = (await yugi.call("event-admin cancel", "lounge")).message
    assert asked is not None
    assert "cancel Friday \\*Night\\*, with 1 player?" in asked.text
    form = (await yugi.press(asked, "Cancel the event")).modal
    assert form is not None
    done = (await yugi.submit(form, {"reason": "The *hall* is closed"})).message
    assert done is not None
    assert done.text == "Friday \\*Night\\* has been cancelled."
    assert event.entries[-1].record == Cancelled("The *hall* is closed")
    shown = await kaiba.wait_for("lounge", lambda seen: "Cancelled:" in seen.text)
    assert "The \\*hall\\* is closed" in shown.text
    assert list(shown.buttons) == ["Players", "Rules", "日本語", "简体中文"]
    again = await told(yugi, "event-admin cancel", event="1")
    assert again.startswith("It is too late for this")
    late = await told(kaiba, "event join", deck="Forest", event=str(event.record.id))
    assert late.startswith("It is too late for this")


async def test_nobody_else_governs_events_but_by_the_role(
    hosted: Hosted,
    yugi: Person,
    kaiba: Person,
    joey: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    event = await announced(hosted, yugi)
    await joined(joey)
    monkeypatch.setattr("bot.sandbox.menu._may_use", lambda *_: True)
    for name, options in ADMIN:
        said = await told(kaiba, f"event-admin {name}", **options)
        assert said.startswith("Only organisers can do this"), name
    bot_role = hosted.sandbox.world.bot_role
    said = await told(yugi, "event-admin role", role=bot_role)
    assert said.startswith(f"Members with <@&{bot_role}> may run events here.")
    said = await told(kaiba, "event-admin deck", player="Joey")
    assert said.startswith("Only organisers can do this")
    roles = hosted.sandbox.world.people[kaiba.id].roles
    roles.append(bot_role)
    assert "Joey: Forest" in await told(kaiba, "event-admin deck", player="Joey")
    assert (await told(kaiba, "event-admin role")).startswith("You need")
    asked = (await kaiba.call("event-admin cancel", "lounge")).message
    assert asked is not None
    form = (await kaiba.press(asked, "Cancel the event")).modal
    assert form is not None
    roles.clear()
    late = (await kaiba.submit(form, {"reason": "no"})).message
    for told_late in (late, await pressed(kaiba, "Cancel the event", asked)):
        assert told_late is not None
        assert told_late.text.startswith("Only organisers can do this")
    assert event.event.phase is Phase.SIGN_UP
    roles.append(bot_role)
    await told(yugi, "event-admin role")
    said = await told(kaiba, "event-admin deck", player="Joey")
    assert said.startswith("Only organisers can do this")


async def test_who_has_joined_is_called_to_check_in(
    hosted: Hosted, yugi: Person, kaiba: Person, joey: Person
) -> None:
    event = await announced(hosted, yugi, starts="2 h")
    for person in (kaiba, joey):
        await joined(person)
    await open_check_in(event, hosted.client.house.event_stage)
    call = await kaiba.wait_for("lounge", lambda seen: f"<@{kaiba.id}>" in seen.text)
    assert f"<@{joey.id}>" in call.text
    assert set(call.message.mentions) == {kaiba.id, joey.id}
    here = await pressed(kaiba, "I am here", call)
    assert here.text.startswith("You are checked in for")
    assert (await pressed(yugi, "I am here", call)).text.startswith("You have not joined")
    again = await pressed(kaiba, "I am here", call)
    assert again.text == "This has already been done."
    await yugi.wait_for("lounge", lambda seen: "**1** of 2 are here" in seen.text)
    await joined(yugi)
    assert Player(int(yugi.id)) in event.event.checked_in
    assert "I am here" in board(yugi).buttons
