"""Records and ladders in Discord: asked for in words, counted once, hidden at once."""

import asyncio

import pytest

from bot.events.records import Corrected
from bot.events.results import How, Player, Result
from bot.ladder.store import Counted
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from tests.bot.conftest import Hosted
from tests.bot.conftest import hosted as hosted
from tests.bot.hosting.conftest import hall as hall
from tests.bot.hosting.hall import SINGLE, Hall
from tests.bot.playing import challenge
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("each_engine")

TONGUES = {"en": "en-US", "ja": "ja", "zh": "zh-CN"}


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


async def shown(person: Person, command: str, **options: object) -> MessageView:
    """What the command shows to whoever calls it alone."""
    called = (await person.call(command, "duels", options)).message
    assert called is not None
    assert called.ephemeral
    number = called.id
    return await person.wait_for("duels", lambda m: m.id == number and not m.thinking)


async def joins(person: Person) -> str:
    """Take part in the ladder; what was said of it before."""
    ladder = await shown(person, "ladder")
    asked = (await person.press(ladder, "Take part …")).message
    assert asked is not None
    done = (await person.press(asked, "Take part")).message
    assert done is not None
    assert "You now take part" in done.text
    return asked.text


async def plays(hosted: Hosted, winner: Person, loser: Person) -> None:
    """The loser gives up a duel that has begun."""
    channel = await challenge(hosted, winner, loser)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    for user in (winner, loser):
        await session.answer(int(user.id), 0, (0,))
    await session.settling.surrender(int(loser.id), whole=True, at_once=True)
    await winner.wait_for(channel, lambda seen: "Watch again" in seen.buttons)


async def results(hosted: Hosted, count: int) -> list[Counted]:
    """The duels that count, once there are so many."""
    guild = int(hosted.sandbox.world.guild_id)
    async with asyncio.timeout(PATIENCE):
        while len(found := [*await hosted.store.ladders.results(guild)]) != count:
            await asyncio.sleep(0.01)
    return found


async def test_it_is_asked_in_words_and_counts_from_then_on(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    asked = await joins(yugi)
    assert "Everybody here will see your name" in asked
    await joins(kaiba)
    await plays(hosted, yugi, kaiba)
    (result,) = await results(hosted, 1)

    assert (result.match, result.one, result.score) == (1, int(yugi.id), 1.0)
    ladder = await shown(yugi, "ladder")
    assert "taking part: 2" in ladder.text
    assert "Yugi · 1662" in ladder.text
    assert "1–0–0" in ladder.text
    theirs = await shown(kaiba, "record", player=yugi)
    assert "Yugi's record here" in theirs.text
    assert "1 won · 0 drawn · 0 lost" in theirs.text
    assert "By opponent" not in theirs.text


async def test_a_duel_of_somebody_who_does_not_take_part_counts_for_nobody(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await joins(yugi)
    await plays(hosted, yugi, kaiba)
    await joins(kaiba)
    await hosted.client.house.counting.resume()

    await results(hosted, 0)
    refused = await shown(yugi, "record", player=kaiba)
    assert "1 duel" in (await shown(yugi, "record")).text
    assert "0 won" in refused.text


async def test_a_stop_between_the_end_and_counting_is_made_up_for_and_nothing_doubled(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await joins(yugi)
    await joins(kaiba)
    await plays(hosted, yugi, kaiba)
    before = await results(hosted, 1)
    await hosted.stop()
    await hosted.start()
    assert await results(hosted, 1) == before

    await hosted.store.ladders.discount([1])  # as if it had been stopped before
    await hosted.stop()
    await hosted.start()
    assert await results(hosted, 1) == before


async def test_who_leaves_is_hidden_at_once(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await joins(yugi)
    await joins(kaiba)
    await plays(hosted, yugi, kaiba)
    await results(hosted, 1)
    ladder = await shown(yugi, "ladder")
    await yugi.press(ladder, "Leave the ladder")

    after = await shown(kaiba, "ladder")
    assert "Yugi" not in after.text
    assert "Kaiba" in after.text
    refused = (await kaiba.call("record", "duels", {"player": yugi})).message
    assert refused is not None
    await kaiba.wait_for("duels", lambda m: "is not shown here" in m.text)


async def test_nobody_learns_how_somebody_fared_who_does_not_take_part(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await joins(yugi)
    await plays(hosted, yugi, kaiba)
    joey = hosted.sandbox.people["Joey"]
    joey.locale = "en-US"

    asked = await shown(joey, "record", player=yugi, rival=kaiba)
    assert "The record of Kaiba is not shown here" in asked.text
    own = await shown(kaiba, "record", player=yugi, rival=kaiba)
    assert "1 won" in own.text
    await joins(kaiba)
    both = await shown(joey, "record", player=yugi, rival=kaiba)
    assert "1 won" in both.text


async def test_ones_own_record_has_formats_decks_and_rivals(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await plays(hosted, yugi, kaiba)
    for language, locale in TONGUES.items():
        yugi.locale = locale
        mine = await shown(yugi, "record")
        for key in ("record-by-format", "record-by-deck", "record-by-rival"):
            assert say(language, key) in mine.text
        assert "Kaiba · 1–0–0" in mine.text
    yugi.locale = "en-US"
    against = await shown(yugi, "record", rival=kaiba)
    assert "Your record against Kaiba" in against.text
    assert "1 won" in against.text
    joey = hosted.sandbox.people["Joey"]
    assert "No duel against a person" in (await shown(yugi, "record", rival=joey)).text


async def test_duels_of_events_count_where_the_server_says_so_and_as_corrected(
    hall: Hall,
) -> None:
    guild = int(hall.hosted.sandbox.world.guild_id)
    store = hall.hosted.store
    for name in ("Yugi", "Kaiba", "Joey", "Mai"):
        await joins(hall.person(name))
    await hall.open(SINGLE)
    hosted_event = await hall.event()
    first, *_ = hosted_event.event.rounds[-1].pairings
    one, other = (hall.person(hall.name(each)) for each in first.players)
    match = await hall.sit(first.table)
    session = await hall.client.house.sessions.get(match)
    assert session is not None
    await session.settling.surrender(int(other.id), whole=True)
    async with asyncio.timeout(PATIENCE):
        while not hosted_event.event.rounds[-1].results:
            await asyncio.sleep(0.01)
    await hall.settle()
    assert [*await store.ladders.results(guild)] == [], "unless the server says so"

    await hall.organiser.call("duel-admin ladder", "duels", {"events": True})
    counting = hall.client.house.counting
    await counting.recount(hosted_event)
    (result,) = await store.ladders.results(guild)
    won = result.score if result.one == int(one.id) else 1 - result.score
    assert won == 1.0

    await corrected(hall, hosted_event.record.id, first.table)
    async with asyncio.timeout(PATIENCE):
        while (await store.ladders.results(guild))[0].score == result.score:
            await asyncio.sleep(0.01)
    assert len(await store.ladders.results(guild)) == 1

    await hall.undo("played by other rules")
    async with asyncio.timeout(PATIENCE):
        while await store.ladders.results(guild):
            await asyncio.sleep(0.01)


async def corrected(hall: Hall, event: int, table: int) -> None:
    """The organiser decides the other way round."""
    found = await hall.client.house.hosts.get(event)
    assert found is not None
    record = Corrected(table, Result(0, 1, How.RULING), "a mistake")
    await found.decide(record, by=Player(int(hall.organiser.id)))
