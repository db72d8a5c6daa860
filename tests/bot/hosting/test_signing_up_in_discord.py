"""Events as organisers and players meet them: created, announced, joined, left."""

import asyncio
from typing import Any

import pytest

from bot.events.event import Phase
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted as Event
from bot.hosting.store.events import PlayerRecord
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted
from tests.bot.playing import show_to_everybody
from tests.waiting import until

OTHERS = ("日本語", "简体中文")


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    """The owner of the server."""
    return hosted.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


async def drafted(person: Person, **options: object) -> MessageView:
    """The draft of an event, or why there is none."""
    given = {"name": "Friday *Night*", **options}
    shown = (await person.call("event-admin create", "lounge", given)).message
    assert shown is not None
    assert shown.ephemeral
    return shown


async def announced(hosted: Hosted, person: Person, **options: object) -> Event:
    """The only event, announced in the lounge."""
    draft = await drafted(person, **options)
    told = (await person.press(draft, "Announce")).message
    assert told is not None
    assert told.text.startswith("The event has been announced in <#")
    await person.wait_for("lounge", lambda seen: "Join" in seen.buttons)
    record, *_ = await hosted.client.house.hosts.of_guild(int(hosted.sandbox.world.guild_id))
    event = await hosted.client.house.hosts.get(record.id)
    assert event is not None
    await until(lambda: event.record.message is not None)
    return event


def board(person: Person) -> MessageView:
    """The announcement as it stands now."""
    return next(each for each in reversed(person.sees("lounge")) if "Rules" in each.buttons)


async def pressed(
    person: Person, label: str, message: MessageView | None = None
) -> MessageView:
    """What the person alone is told after a press."""
    told = (await person.press(message or board(person), label)).message
    assert told is not None
    assert told.ephemeral
    return told


async def joined(person: Person, deck: str = "Forest") -> str:
    """What the person is told once they have chosen a deck to join with."""
    menu = await pressed(person, "Join")
    told = (await person.choose(menu, menu.selects[0].custom_id, [deck])).message
    assert told is not None
    return told.text


async def told(person: Person, command: str, **options: object) -> str:
    """What the person alone is told."""
    first = (await person.call(command, "lounge", options)).message
    assert first is not None
    assert first.ephemeral
    seen = await person.wait_for(
        "lounge", lambda seen: seen.id == first.id and not seen.thinking
    )
    return seen.text


async def test_a_name_is_enough_to_create_an_event(hosted: Hosted, yugi: Person) -> None:
    draft = await drafted(yugi)
    assert draft.text.startswith("## Friday \\*Night\\*\nOnly you can see this.")
    assert "**Swiss** · Short game · no ban list · best of three" in draft.text
    assert "The number of Swiss rounds depends on the number of players." in draft.text
    assert await told(yugi, "event list") == (
        "### Events on this server\nThere has been no event on this server yet."
    )
    event = await announced(hosted, yugi)
    shown = await yugi.wait_for("lounge", lambda seen: "Nobody has joined yet." in seen.text)
    assert list(shown.buttons) == ["Join", "Leave", "My deck", "Players", "Rules", *OTHERS]
    assert f"Start: <t:{event.record.rules.starts}:F>" in shown.text
    assert event.record.message == int(shown.id)
    stale = await pressed(yugi, "Announce", draft)
    assert stale.text.startswith("This draft is gone.")


async def test_a_draft_is_changed_by_a_form_or_thrown_away(
    hosted: Hosted, yugi: Person
) -> None:
    draft = await drafted(yugi, starts="2 h")
    form = (await yugi.press(draft, "Change")).modal
    assert form is not None
    changed = (
        await yugi.submit(
            form, {"name": "Saturday", "starts": "in 90 min", "rounds": "7", "cut": "0"}
        )
    ).message
    assert changed is not None
    assert "## Saturday" in changed.text
    assert "7 Swiss rounds. No top cut." in changed.text
    form = (await yugi.press(changed, "Change")).modal
    assert form is not None
    wrong = (await yugi.submit(form, {"starts": "20:00"})).message
    assert wrong is not None
    assert wrong.text.startswith("A time of day is different in each time zone.")
    gone = (await yugi.press(changed, "Discard")).message
    assert gone is not None
    assert gone.text == "Discarded. Nobody else has seen it."
    assert await hosted.client.house.hosts.of_guild(int(hosted.sandbox.world.guild_id)) == []


@pytest.mark.parametrize(
    ("shape", "fields"),
    [
        ("single", ["name", "starts", "round_minutes"]),
        ("swiss", ["name", "starts", "rounds", "cut", "round_minutes"]),
    ],
)
async def test_the_form_asks_for_nothing_that_such_an_event_has_not(
    hosted: Hosted, yugi: Person, shape: str, fields: list[str]
) -> None:
    draft = await drafted(yugi, shape=shape)
    form = (await yugi.press(draft, "Change")).modal
    assert form is not None
    assert [each["component"]["custom_id"] for each in form.components] == fields
    shown = (await yugi.submit(form, {"name": "Sunday", "round_minutes": "40"})).message
    assert shown is not None
    assert "## Sunday" in shown.text
    assert "A round lasts 40 min" in shown.text


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"starts": "20:00"}, "A time of day is different in each time zone."),
        ({"starts": "soon"}, "I cannot read this time."),
        ({"starts": "<t:1000000000:F>"}, "This time is already over."),
        ({"starts": "90 d"}, "An event can start at most 60 days from now."),
        ({"shape": "single", "rounds": 4}, "The number of Swiss rounds is only for Swiss"),
        (
            {"shape": "double", "third_place": True},
            "A match for third place is only for single",
        ),
        ({"format": "nonsense"}, "There is no format"),
        ({"list": "nonsense"}, ""),
        ({"name": "\u200b "}, "Please give the event a name"),
    ],
)
async def test_what_cannot_be_set_is_answered_in_words(
    hosted: Hosted, yugi: Person, options: dict[str, object], words: str
) -> None:
    shown = await drafted(yugi, **options)
    assert words in shown.text
    assert "Announce" not in shown.buttons


async def test_players_join_with_a_deck_change_it_and_leave(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    event = await announced(hosted, yugi)
    player = Player(int(kaiba.id))
    assert (await joined(kaiba)).startswith(
        "You have joined **Friday \\*Night\\*** with Forest."
    )
    await yugi.wait_for("lounge", lambda seen: "**1** player has joined." in seen.text)
    assert event.players[player].deck_name == "Forest"
    assert (await joined(kaiba, "Meadow")).startswith("You now play Meadow in")
    own = await pressed(kaiba, "My deck")
    assert "Kaiba: Meadow" in own.text
    assert await told(kaiba, "event join", deck="Forest") == (
        "You now play Forest in **Friday \\*Night\\***."
    )
    assert event.event.joined == [player]
    assert "- Kaiba" in (await pressed(yugi, "Players")).text

    sure = await pressed(kaiba, "Leave")
    stays = (await kaiba.press(sure, "Stay")).message
    assert stays is not None
    assert event.event.joined == [player]
    sure = await pressed(kaiba, "Leave")
    await kaiba.press(sure, "Leave")
    assert event.event.joined == []
    await yugi.wait_for("lounge", lambda seen: "Nobody has joined yet." in seen.text)
    assert (await pressed(kaiba, "My deck")).text.startswith("You have not joined")


async def test_a_deck_is_seen_by_its_owner_and_organisers_only(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await announced(hosted, yugi)
    await joined(kaiba)
    joey = hosted.sandbox.people["Joey"]
    joey.locale = "en-US"
    assert "Forest" in await told(kaiba, "event deck")
    assert "Forest" in await told(yugi, "event deck", player="kaiba")
    assert await told(joey, "event deck", player=str(kaiba.id)) == (
        "Only organisers can see this deck."
    )
    assert "Forest" not in (await pressed(joey, "Players")).text


async def test_an_event_is_read_and_joined_in_another_language(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await announced(hosted, yugi)
    own = await pressed(kaiba, "日本語")
    assert own.ephemeral
    assert "まだ参加者はいません" in own.text
    assert list(own.buttons)[-2:] == ["English", "简体中文"]
    assert "Nobody has joined yet." in board(yugi).text
    menu = await pressed(kaiba, "参加", own)
    assert menu.selects


async def test_nobody_but_organisers_creates_events(hosted: Hosted, kaiba: Person) -> None:
    show_to_everybody(hosted, "event-admin")
    assert (await drafted(kaiba)).text.startswith("Only organisers can do this")


async def test_events_of_other_servers_are_as_if_they_were_not_there(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    event = await announced(hosted, yugi)
    await hosted.store.database.do("UPDATE events SET guild = guild + 1")
    shown = board(kaiba)
    await hosted.stop()
    await hosted.start()
    for label in ("Join", "Leave", "My deck", "Players", "Rules"):
        assert (await pressed(kaiba, label, shown)).text == (
            "This server does not have that event."
        )
    for command, options in (
        ("event show", {}),
        ("event join", {"deck": "Forest"}),
        ("event drop", {}),
        ("event deck", {}),
    ):
        said = await told(kaiba, command, event=str(event.record.id), **options)
        assert said == "This server does not have that event."


async def test_what_was_decided_is_shown_after_a_restart(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await announced(hosted, yugi)
    monkeypatch.setattr("bot.hosting.signing_up.in_discord.LEAD", 60.0)
    hosted.client.house.event_stage.stop()
    await joined(kaiba)
    await hosted.stop()
    assert "Nobody has joined yet." in board(yugi).text
    monkeypatch.undo()
    monkeypatch.setattr("bot.shared.watchdog.Watchdog.is_lagging", False)
    await hosted.start()
    await yugi.wait_for("lounge", lambda seen: "**1** player has joined." in seen.text)
    again = await hosted.client.house.hosts.get(1)
    assert again is not None
    assert again.event.phase is Phase.SIGN_UP


async def test_many_who_join_at_once_are_shown_together(
    hosted: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = await announced(hosted, yugi)
    stage, held = hosted.client.house.event_stage, asyncio.Event()
    put, shown = stage._put, 0

    async def slowly(*what: Any) -> bool:
        nonlocal shown
        shown += 1
        await held.wait()
        return await put(*what)

    monkeypatch.setattr(stage, "_put", slowly)
    for number in range(1, 257):
        await event.enter(PlayerRecord(Player(number), f"{number}", "en"), by=Player(number))
    with pytest.raises(RefusedError) as refused:
        await event.enter(PlayerRecord(Player(257), "Late", "en"), by=Player(257))
    assert refused.value.refusal is Refusal.FULL
    held.set()
    await yugi.wait_for("lounge", lambda seen: "**256** players have joined." in seen.text)
    assert shown <= 2
    first = await pressed(yugi, "Players")
    assert "256 players" in first.text
    last = (await yugi.press(first, "Page 2")).message
    assert last is not None
    assert "- 80" in last.text


async def test_an_edit_leaves_the_deck_that_was_handed_in(hosted: Hosted, yugi: Person) -> None:
    event = await announced(hosted, yugi)
    games, store = hosted.client.house.games, hosted.client.house.store
    game = next(iter(games.values()))
    deck = game.ready_decks[0].deck
    kept = await store.decks.keep(int(yugi.id), game.key, "Mine", deck)
    other = await store.decks.keep(int(yugi.id), game.key, "Other", deck)
    player = Player(int(yugi.id))
    await event.enter(PlayerRecord(player, "Yugi", "en", deck, "Mine"), by=player)

    options = {"deck": "Mine", "card": str(deck["main"][0]), "change": "less"}
    edited = (await yugi.call("deck edit", options=options)).message
    unused = (await yugi.call("deck edit", options={"deck": "Other"})).message

    assert edited is not None
    assert unused is not None
    assert "Events keep the deck that you handed in" in edited.text
    assert "Friday \\*Night\\*" in edited.text
    assert "Friday" not in unused.text
    changed = await store.decks.get(int(yugi.id), kept.id)
    assert changed is not None
    assert len(changed.deck["main"]) == len(deck["main"]) - 1
    assert (await store.events.players(event.record.id))[player].deck == deck
    assert await store.decks.get(int(yugi.id), other.id) == other
