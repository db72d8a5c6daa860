"""One's own data in Discord: said in three languages, handed out, deleted after a warning."""

import asyncio
import json

import pytest

from bot.decks.pasted import PastedList
from bot.duels.store.records import Status
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from tests.bot.conftest import Hosted
from tests.bot.conftest import hosted as hosted
from tests.bot.hosting.conftest import hall as hall
from tests.bot.hosting.hall import SWISS, Hall
from tests.bot.playing import challenge
from tests.privacy.filled import dumped
from tests.waiting import PATIENCE, until_read

TONGUES = {"en": "en-US", "ja": "ja", "zh": "zh-CN"}


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Yugi"]


async def asked(person: Person, language: str = "en") -> MessageView:
    """What `/privacy` says, to them alone."""
    person.locale = TONGUES[language]
    said = (await person.call("privacy", "duels")).message
    assert said is not None
    assert said.ephemeral
    return said


async def deleting(person: Person, place: str = "duels") -> MessageView:
    """What is asked before anything is deleted."""
    opened = await person.press(await asked(person), "Delete …")
    assert opened.message is not None
    number = opened.message.id
    return await person.wait_for(place, lambda m: m.id == number and bool(m.buttons))


async def deleted(person: Person) -> str:
    """Delete all, and read what came of it."""
    sure = await deleting(person)
    await person.press(sure, "Delete everything")
    done = await person.wait_for("duels", lambda m: m.id == sure.id and not m.buttons)
    return done.text


@pytest.mark.parametrize("language", TONGUES)
async def test_it_is_said_what_is_kept_and_for_how_long(yugi: Person, language: str) -> None:
    said = await asked(yugi, language)

    assert say(language, "privacy-title") in said.text
    for days in ("365", "30"):
        assert days in said.text
    assert set(said.buttons) == {
        say(language, "privacy-export"),
        say(language, "privacy-delete"),
    }


async def test_the_file_is_for_the_presser_alone(hosted: Hosted, yugi: Person) -> None:
    kaiba = hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    await yugi.press(await asked(yugi), "Export")
    sent = await yugi.wait_for("duels", lambda seen: bool(seen.attachments))
    (file,) = sent.attachments

    told = json.loads(file.content)
    assert sent.ephemeral
    assert (told["schema"], told["user"]) == (1, int(yugi.id))
    assert [duel["duel"] for duel in told["duels"]] == [1]
    assert kaiba.id not in file.content.decode()


async def test_nothing_is_deleted_by_who_thinks_better_of_it(
    hosted: Hosted, yugi: Person
) -> None:
    kaiba = hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    await written_down(hosted)
    before = unshown(hosted)
    sure = await deleting(yugi)
    assert "You surrender these duels: #1" in sure.text
    kept = (await yugi.press(sure, "Keep everything")).message

    assert kept is not None
    assert "Nothing was deleted" in kept.text
    assert unshown(hosted) == before


async def written_down(hosted: Hosted) -> None:
    """Where its messages stand is kept a moment after they are seen."""

    async def open_places() -> list[int | None]:
        record = await hosted.store.matches.load(1)
        assert record is not None
        return [record.board_message, *(seat.panel_message for seat in record.seats)]

    await until_read(open_places, lambda messages: None not in messages)


def unshown(hosted: Hosted) -> list[str]:
    """All that the database says, but whether it was shown already that a duel begins."""
    said = dumped(hosted.database).splitlines()
    return [line for line in said if not line.startswith(("challenges", "clocks", "alive"))]


async def test_a_duel_is_surrendered_and_the_opponent_keeps_it(
    hosted: Hosted, yugi: Person
) -> None:
    kaiba, mai = hosted.sandbox.people["Kaiba"], hosted.sandbox.people["Mai"]
    kaiba.locale = "en-US"
    channel = await challenge(hosted, yugi, kaiba)
    await mai.call("duel challenge", opponent=yugi, format="short")

    assert "has been deleted" in await deleted(yugi)

    record = await hosted.store.matches.load(1)
    assert record is not None
    assert record.status is Status.OVER
    assert record.ending is not None
    assert record.ending.winners == (1,)
    assert [seat.user for seat in record.seats] == [-1, int(kaiba.id)]
    said = dumped(hosted.database)
    assert yugi.id not in said
    assert "Yugi" not in said
    board = await kaiba.wait_for(channel, lambda seen: "Rematch" in seen.buttons)
    refused = (await kaiba.press(board, "Rematch")).message
    assert refused is not None
    number = refused.id
    await kaiba.wait_for(channel, lambda m: m.id == number and "has left" in m.text)
    listed = (await kaiba.call("duel history")).message
    assert listed is not None
    assert "beat a player who left" in listed.text


async def test_who_comes_back_begins_anew(hosted: Hosted, yugi: Person) -> None:
    kaiba = hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    await deleted(yugi)
    listed = (await yugi.call("duel history")).message

    assert listed is not None
    assert "You have not finished a duel yet" in listed.text
    await yugi.press(await asked(yugi), "Export")
    sent = await yugi.wait_for("duels", lambda seen: bool(seen.attachments))
    told = json.loads(sent.attachments[0].content)
    assert {key: value for key, value in told.items() if value} == {
        "schema": 1,
        "user": int(yugi.id),
    }


async def test_the_list_pasted_last_is_remembered_no_more(hosted: Hosted, yugi: Person) -> None:
    pasted = hosted.client.house.pasted
    for user in (int(yugi.id), 2):
        pasted.keep(user, PastedList("1 Qqqqqqq"))
    await deleted(yugi)

    assert pasted.of(int(yugi.id)) == PastedList()
    assert pasted.of(2) == PastedList("1 Qqqqqqq")


async def test_an_event_goes_on_and_is_rid_of_the_name_once_it_is_over(hall: Hall) -> None:
    await hall.open(SWISS)
    joey = hall.person("Joey")
    sure = await deleting(joey)
    assert f"You leave these events: {hall.called}" in sure.text
    await joey.press(sure, "Delete everything")
    done = await joey.wait_for("duels", lambda m: m.id == sure.id and not m.buttons)
    assert "once they are over" in done.text
    event = await hall.event()
    assert int(joey.id) in event.event.gone
    store = hall.hosted.store
    assert joey.id in dumped(hall.hosted.database)

    await hall.organiser.call("event-admin cancel", "duels")
    asked_to = hall.organiser.last("duels")
    form = (await hall.organiser.press(asked_to, "Cancel the event")).modal
    assert form is not None
    await hall.organiser.submit(form, {"reason": "over"})
    await hall.settle()

    async with asyncio.timeout(PATIENCE):
        while await store.leavings.all():
            await asyncio.sleep(0.01)
    said = dumped(hall.hosted.database)
    assert joey.id not in said
    assert "Joey" not in said
