"""`/event pairings`, `standings`, `bracket`, `why`: as people call and turn them in Discord."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.events import director, records
from bot.events.results import Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import Hosted as Event
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted

STRANGERS = 200
"""Players with these numbers and above are nobody in the world."""


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing runs the events of these tests by itself; they are only looked at."""
    monkeypatch.setattr(Hosts, "watch", lambda self, watcher: None)


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Yugi"]


async def event_of(hosted: Hosted, people: list[Person], count: int, terms: Terms) -> Event:
    """An event that has begun, of these people and of strangers up to so many."""
    channel = next(
        each for each in hosted.sandbox.world.channels.values() if each.name == "duels"
    )
    guild = next(iter(hosted.client.guilds)).id
    rules = Rules("odds", "short", 0)
    event = await hosted.client.house.hosts.create(
        EventRecord(0, guild, int(channel.id), "Friday", "en", 1, terms, rules)
    )
    numbers = [int(each.id) for each in people]
    numbers += range(STRANGERS, STRANGERS + count - len(people))
    names = [each.name for each in people] + [f"Stranger {each}" for each in numbers]
    for number, name in zip(numbers, names, strict=False):
        await event.introduce(PlayerRecord(Player(number), name, "en"))
        await event.decide(records.Joined(Player(number)))
    await event.decide(director.start(event.event))
    await event.decide(director.next_step(event.event))
    return event


async def play(event: Event, seed: int = 1) -> None:
    chance, current = random.Random(seed), event.event.rounds[-1]
    for pairing in current.pairings:
        if pairing.table not in current.results:
            result = chance.choice([Result(2, 0), Result(1, 2)])
            await event.decide(records.Reported(pairing.table, result))


def terms(shape: Shape, **more: object) -> Terms:
    return Terms(shape, b"seed", checks_in=False, **more)  # type: ignore[arg-type]


async def shown(
    person: Person, command: str, has: str = "Friday", /, **named: Any
) -> MessageView:
    """The answer, also where the bot had to draw first."""
    outcome = await person.call(command, "duels", named)
    if outcome.message is not None and outcome.kind == "message":
        return outcome.message
    return await person.wait_for("duels", lambda seen: has in seen.text)


async def test_pairings_are_for_everybody_or_for_oneself_with_the_way_to_the_table(
    hosted: Hosted, yugi: Person
) -> None:
    event = await event_of(hosted, [yugi], 9, terms(Shape.SWISS))
    me = Player(int(yugi.id))
    [pairing] = [each for each in event.event.rounds[0].pairings if me in each.players]
    paired = event.paired
    assert paired is not None
    await hosted.store.event_tables.lay(event.record.id, paired, [pairing.table])
    [table] = await hosted.store.event_tables.of_round(event.record.id, paired)
    await hosted.store.event_tables.placed(table.id, 4711, None)

    everybodys = await shown(yugi, "event pairings")
    assert not everybodys.ephemeral
    assert "<#4711>" in everybodys.text
    assert "▸" not in everybodys.text
    yugi.locale = "ja"
    mine = await shown(yugi, "event pairings", only_for_me=True, round=1)
    assert mine.ephemeral
    assert f"▸ **{pairing.table}** ·" in mine.text
    assert "第1回戦" in mine.text

    told = await shown(yugi, "event pairings", round=7, only_for_me=True)
    assert "第1回戦までです" in told.text


async def test_pages_are_turned_for_oneself(hosted: Hosted, yugi: Person) -> None:
    await event_of(hosted, [yugi], 256, terms(Shape.SINGLE))
    everybodys = await shown(yugi, "event pairings")
    assert [*everybodys.buttons][1].startswith("Page 1 of")
    turned = (await yugi.press(everybodys, "▶")).message
    assert turned
    assert turned.ephemeral
    assert [*turned.buttons][1].startswith("Page 2 of")
    again = (await yugi.press(turned, "◀")).message
    assert again
    assert again.id == turned.id
    assert "**1** ·" in again.text


async def test_what_everybody_reads_can_be_read_in_another_language(
    hosted: Hosted, yugi: Person
) -> None:
    await event_of(hosted, [yugi], 8, terms(Shape.SWISS, cut=4, rounds=1))
    everybodys = await shown(yugi, "event pairings")
    assert [*everybodys.buttons][-2:] == ["日本語", "简体中文"]
    own = (await yugi.press(everybodys, "日本語")).message
    assert own
    assert own.ephemeral
    assert "第1回戦" in own.text
    assert "▸" in own.text
    assert not own.buttons

    later = (await yugi.press(everybodys, "简体中文")).message
    assert later
    assert "第1轮" in later.text


async def test_standings_and_bracket_come_with_pictures(hosted: Hosted, yugi: Person) -> None:
    event = await event_of(hosted, [yugi], 8, terms(Shape.SWISS, cut=4, rounds=1))
    await play(event)
    standings = await shown(yugi, "event standings")
    assert "standings after round 1" in standings.text
    assert [each.filename for each in standings.attachments] == ["standings.png"]

    none = (await yugi.call("event bracket")).message
    assert none
    assert "no bracket, or none yet" in none.text
    await event.decide(director.next_step(event.event))
    await event.decide(director.next_step(event.event))
    bracket = await shown(yugi, "event bracket", "semi-finals", only_for_me=True)
    assert "**semi-finals**" in bracket.text


async def test_a_bracket_that_is_over_shows_its_places(hosted: Hosted, yugi: Person) -> None:
    event = await event_of(hosted, [yugi], 4, terms(Shape.SINGLE))
    while not event.event.rounds[-1].is_over or event.event.phase == "playing":
        await play(event)
        await event.decide(director.next_step(event.event))
    told = await shown(yugi, "event standings", event=str(event.record.id))
    assert "final places" in told.text
    assert "**3–4** ·" in told.text
    assert "<@" not in told.text


async def test_an_event_whose_last_table_is_over_is_not_said_to_go_on(
    hosted: Hosted, yugi: Person
) -> None:
    event = await event_of(hosted, [yugi], 4, terms(Shape.SINGLE))
    await play(event)
    await shown(yugi, "event list", "· under way ·")
    await event.decide(director.next_step(event.event))
    await play(event)
    await shown(yugi, "event list", "· decided, the final places follow ·")
    await event.decide(director.next_step(event.event))
    await shown(yugi, "event list", "· over ·")


async def test_who_looks_where_an_event_was_played_means_that_one(
    hosted: Hosted, yugi: Person
) -> None:
    over = await event_of(hosted, [yugi], 4, terms(Shape.SINGLE))
    channels = hosted.sandbox.world.channels.values()
    lounge = next(each for each in channels if each.name == "lounge")
    record = replace(over.record, channel=int(lounge.id), name="Saturday")
    await hosted.client.house.hosts.create(record)
    while not over.event.rounds[-1].is_over or over.event.phase == "playing":
        await play(over)
        await over.decide(director.next_step(over.event))
    told = await shown(yugi, "event standings")
    assert "Friday: final places" in told.text
    there = (await yugi.call("event show", "lounge")).message
    assert there is not None
    assert "Saturday" in there.text


async def test_why_is_told_of_oneself_and_of_others(hosted: Hosted, yugi: Person) -> None:
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    event = await event_of(hosted, [yugi], 8, terms(Shape.SWISS))
    await play(event)
    mine = await shown(yugi, "event why")
    assert mine.ephemeral
    assert "You were paired with" in mine.text
    assert "You are in" in mine.text
    theirs = await shown(kaiba, "event why", player="Yugi")
    assert "**Yugi** was paired with" in theirs.text
    told = (await kaiba.call("event why")).message
    assert told
    assert "You are not in this event" in told.text


async def test_rounds_are_offered_by_their_names(hosted: Hosted, yugi: Person) -> None:
    event = await event_of(hosted, [yugi], 8, terms(Shape.SWISS))
    offered = await yugi.complete(
        "event pairings", "round", "", options={"event": str(event.record.id)}
    )
    assert [(each.name, each.value) for each in offered] == [("round 1 of 3", 1)]
