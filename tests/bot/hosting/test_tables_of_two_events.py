"""What people read who play in two events at once: when they join, and at their tables."""

import pytest

from bot.events.results import Player
from bot.hosting.signing_up.ids import PLAYERS
from bot.sandbox.people import Person
from bot.shared.words import say
from tests.bot.hosting.hall import READY, SWISS, Hall
from tests.waiting import until


async def two(hall: Hall) -> tuple[int, int]:
    """All four play in two events, the second of which has begun just now."""
    hall.called = "Friday"
    await hall.open(SWISS, absent=90, round=90)
    first = hall.id
    hall.called = "Saturday"
    await hall.open(SWISS, absent=90, round=90)
    return first, hall.id


def look_at(hall: Hall, event: int, called: str) -> None:
    hall.id, hall.called = event, called


async def threads(hall: Hall) -> dict[str, int]:
    """The thread of each player's table in the event of the hall."""
    event = await hall.event()
    assert event.paired is not None
    kept = await hall.hosted.store.event_tables.of_round(hall.id, event.paired)
    return {
        hall.name(player): each.thread
        for each in kept
        if each.thread is not None
        for player in event.event.rounds[-1].table(each.number).players
    }


async def test_both_tables_name_each_other_until_one_is_over(hall: Hall) -> None:
    first, second = await two(hall)
    found = {}
    for event, called in ((first, "Friday"), (second, "Saturday")):
        look_at(hall, event, called)
        found[called] = await threads(hall)
    for event, called, other in (
        (first, "Friday", "Saturday"),
        (second, "Saturday", "Friday"),
    ):
        look_at(hall, event, called)
        for number in (1, 2):
            shown = hall.table(number).text
            for person in await hall.players_at(number):
                name = hall.name(Player(int(person.id)))
                place = f"**{other}** (<#{found[other][name]}>)"
                assert f"**{name}** also has a table in {place}." in shown
            assert ("nobody counts as late here" in shown) is (called == "Saturday")
            assert ("Players who are absent lose" in shown) is (called == "Friday")
    look_at(hall, first, "Friday")
    for number in (1, 2):
        await hall.play(number)
    look_at(hall, second, "Saturday")
    for number in (1, 2):
        shown = hall.table(number).text
        assert "also has a table" not in shown
        assert "Players who are absent lose" in shown


async def test_a_duel_at_the_later_table_stops_the_time_at_the_first(hall: Hall) -> None:
    first, _ = await two(hall)
    player, _ = await hall.players_at(1)
    await hall.sit(1)
    look_at(hall, first, "Friday")
    number = 1 if player in await hall.players_at(1) else 2
    await until(lambda: "nobody counts as late here" in hall.table(number).text)
    assert "Players who are absent lose" not in hall.table(number).text


async def test_what_is_played_on_another_server_is_not_named(hall: Hall) -> None:
    first, _ = await two(hall)
    other = await hall.client.house.hosts.get(first)
    assert other is not None
    object.__setattr__(other.record, "guild", other.record.guild + 1)
    (await hall.event()).tell()
    await hall.settle()
    shown = hall.table(1).text
    assert "also has a table in an event on another server." in shown
    assert "Friday" not in shown


async def players(hall: Hall, person: Person) -> str:
    """Who plays in the event, as this person is told."""
    pressed = PLAYERS.write(event=hall.id, page=0)
    await hall.client.house.event_stage.show_now(await hall.event())
    board = next(
        each
        for each in reversed(person.sees("duels"))
        if pressed in [button.custom_id for button in each.buttons.values()]
    )
    seen = (await person.press(board, pressed)).message
    assert seen is not None
    return seen.text


async def join(person: Person, event: int) -> str:
    said = (
        await person.call("event join", "duels", {"deck": READY, "event": str(event)})
    ).message
    assert said is not None
    assert said.ephemeral
    return said.text


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
async def test_who_joins_a_second_event_is_told(hall: Hall, language: str) -> None:
    await hall.open(SWISS, absent=90, round=90)
    hall.called = "Saturday"
    await hall.open(SWISS, joined=False, absent=90, round=90)
    kaiba = hall.person("Kaiba")
    kaiba.locale = {"en": "en-US", "ja": "ja", "zh": "zh-CN"}[language]
    said = await join(kaiba, hall.id)
    assert say(language, "event-also-joined", names="**Friday**") in said
    again = await join(kaiba, hall.id)
    assert "Friday" not in again
    alone = await join(hall.organiser, hall.id)
    assert "Friday" not in alone


async def test_organisers_see_who_plays_elsewhere(hall: Hall) -> None:
    await hall.open(SWISS, absent=90, round=90)
    hall.called = "Saturday"
    await hall.open(SWISS, joined=False, absent=90, round=90)
    kaiba = hall.person("Kaiba")
    await join(kaiba, hall.id)
    await join(hall.organiser, hall.id)
    await hall.settle()
    seen = await players(hall, hall.organiser)
    assert "Kaiba ✓ (also plays in **Friday**)" in seen
    assert seen.count("also plays") == 1
    assert "also plays" not in await players(hall, kaiba)
