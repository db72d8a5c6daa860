"""The reasons that organisers give: on one line, readable, and nothing that Discord obeys."""

import pytest

from bot.events import records
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted as HostedEvent
from bot.hosting.store.events import PlayerRecord
from bot.sandbox.people import Person
from tests.bot.hosting.hall import SWISS, Hall
from tests.bot.odds_and_evens import ODDS_AND_EVENS

TYPED = "two\u202e decks \n\u200b and <@&5> @everyone"
KEPT = "two decks and ＜@&5> ＠everyone"
NOTHING = "\u200b\u3164"
EMPTY = "give a reason. Others will read it"


def reason(event: HostedEvent) -> str:
    """The reason of the newest decision that has one."""
    given = (getattr(each.record, "reason", None) for each in reversed(event.entries))
    return str(next(each for each in given if each is not None))


async def admin(hall: Hall, command: str, typed: str, **options: object) -> str:
    """What an organiser is told who gives this reason."""
    if command == "undo":
        return (await hall.undo(typed)).text
    given = {**options, "reason": typed}
    done = await hall.organiser.call(f"event-admin {command}", "duels", given)
    await hall.settle()
    assert done.message is not None
    return done.message.text


COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("extend", {"minutes": 5}),
    ("correct", {"table": "1", "result": "1-0"}),
    ("disqualify", {"player": "Mai"}),
    ("undo", {}),
)


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_reasons_are_kept_as_others_may_read_them(
    hall: Hall, command: str, options: dict[str, object]
) -> None:
    await hall.open(SWISS)
    await admin(hall, command, TYPED, **options)
    event = await hall.event()
    assert reason(event) == KEPT
    log = (await hall.person("Kaiba").call("event log", "duels", {})).message
    assert log is not None
    assert (f"Reason: {KEPT}".replace("<", "\\<") in log.text) is (command != "disqualify")


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_a_reason_that_nobody_can_read_is_none(
    hall: Hall, command: str, options: dict[str, object]
) -> None:
    await hall.open(SWISS)
    event = await hall.event()
    before = list(event.entries)
    assert EMPTY in await admin(hall, command, NOTHING, **options)
    assert event.entries == before


async def test_the_reason_for_taking_a_player_off_the_list_may_be_left_out(hall: Hall) -> None:
    await hall.open(SWISS, joined=False)
    event, mai = await hall.event(), Player(int(hall.person("Mai").id))
    deck = ODDS_AND_EVENS.ready_decks[0].deck
    for typed, kept in ((TYPED, KEPT), (NOTHING, "")):
        await event.enter(PlayerRecord(mai, "Mai", "en", deck), by=mai)
        await admin(hall, "remove", typed, player="Mai")
        assert event.entries[-1].record == records.Withdrew(mai, kept)


async def called_off(hall: Hall, yugi: Person, typed: str) -> str:
    """What Yugi is told who calls the event off for that reason."""
    asked = (await yugi.call("event-admin cancel", "duels", {})).message
    assert asked is not None
    form = (await yugi.press(asked, "Cancel the event")).modal
    assert form is not None
    done = (await yugi.submit(form, {"reason": typed})).message
    await hall.settle()
    assert done is not None
    return done.text


async def test_the_reason_for_calling_an_event_off_is_readable(hall: Hall) -> None:
    await hall.open(SWISS)
    event, yugi = await hall.event(), hall.organiser
    before = list(event.entries)
    assert EMPTY in await called_off(hall, yugi, NOTHING)
    assert event.entries == before
    assert "has been cancelled" in await called_off(hall, yugi, TYPED)
    assert event.entries[-1].record == records.Cancelled(KEPT)
