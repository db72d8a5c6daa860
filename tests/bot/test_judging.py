"""The desk of a judge: who may sit there, what they do, and that it can be read."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.duels.moderating.desk import named_act, results, seats
from bot.duels.store.records import SeatRecord
from bot.hosting.store.events import EventTables
from bot.people.terms import ClockKind, Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.components import ROW
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, show_to_everybody
from tests.bot.test_calling_moderators import call
from tests.bot.test_moderating import told
from tests.bot.test_widgets import RECORD


async def desk(judge: Person) -> MessageView:
    opened = (await judge.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert opened is not None
    return opened


async def press(person: Person, seen: MessageView, label: str) -> MessageView:
    message = (await person.press(seen, label)).message
    assert message is not None
    return message


async def fill(person: Person, seen: MessageView, label: str, **fields: Any) -> MessageView:
    """Press what opens a form, and send it."""
    pressed = await person.press(seen, label)
    assert pressed.modal is not None, pressed
    message = (await person.submit(pressed.modal, fields)).message
    assert message is not None
    assert message.ephemeral
    return message


async def acts(hosted: Hosted) -> list[tuple[str, int | None, str]]:
    done = await hosted.store.moderation.done(1)
    return [(each.act, each.about.seat, each.reason) for each in done]


async def test_who_answers_a_call_opens_the_desk_and_everybody_is_told_what_they_do(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    await challenge(hosted, mai, kaiba)
    await told(yugi, "duel-admin moderators", channel="lounge")
    await call(mai, "Something is stuck")
    posted = await yugi.wait_for("lounge", lambda seen: "calls a moderator" in seen.text)
    opened = await press(yugi, posted, "Open the desk")
    assert opened.ephemeral
    assert r"\#1 Mai – Kaiba" in opened.text

    held = await fill(yugi, opened, "Pause", reason="Wait a *moment*")
    assert held.text.startswith("Paused.")
    for person in (mai, kaiba):
        seen = await person.wait_for("@bot", lambda seen: "the clocks are stopped" in seen.text)
        assert r"(reason: Wait a \*moment\*)" in seen.text
    again = await press(yugi, opened, "Refresh")
    assert "Let it go on" in again.buttons
    assert "Pause" not in again.buttons
    await press(yugi, again, "Let it go on")
    for person in (mai, kaiba):
        await person.wait_for("@bot", lambda seen: "The pause is over." in seen.text)

    assert await acts(hosted) == [("hold", None, "Wait a *moment*"), ("resume", None, "")]


async def test_the_desk_tells_how_the_duel_stands_and_whom_it_waits_for(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    board = await yugi.wait_for(channel, lambda seen: "Waiting for" in seen.text)
    lines = [each for each in board.text.splitlines() if "What happened" not in each]
    stands = [line for line in lines if line.startswith(("**", "Waiting for"))]
    assert len(stands) > 2
    opened = await desk(yugi)
    for line in stands:
        assert line in opened.text
    chosen = await press(yugi, opened, "End the duel")
    await fill(yugi, chosen, "Mai wins", reason="Kaiba has left")
    ended = await press(yugi, opened, "Refresh")
    assert "A moderator has decided this duel: Kaiba loses." in ended.text
    assert "Waiting for" not in ended.text


async def test_both_hands_are_shown_to_the_judge_alone_once_everybody_is_told(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    shown = await fill(yugi, await desk(yugi), "See both hands", reason="A card is disputed")

    assert "What Mai sees" in shown.text
    assert "What Kaiba sees" in shown.text
    words = "A moderator looks at the table and at all hands (reason: A card is disputed)."
    for person, place in ((mai, "@bot"), (kaiba, "@bot"), (mai, channel)):
        seen = await person.wait_for(place, lambda seen: words in seen.text)
        assert "What Kaiba sees" not in seen.text
    assert await acts(hosted) == [("look", None, "A card is disputed")]


async def test_a_judge_who_looks_leaves_the_log_in_the_language_of_its_player(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    await challenge(hosted, mai, kaiba)
    yugi.locale = "ja"
    shown = await fill(yugi, await desk(yugi), "両者の手札を見る", reason="Disputed")
    assert "Kaibaに見えているもの" in shown.text

    words = "A moderator looks at the table and at all hands (reason: Disputed)."
    for person in (mai, kaiba):
        seen = await person.wait_for("@bot", lambda seen: "Disputed" in seen.text)
        assert words in seen.text


@pytest.mark.parametrize("killed", [False, True])
async def test_a_duel_is_ended_with_a_result_that_counts(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person, killed: bool
) -> None:
    await challenge(hosted, mai, kaiba)
    opened = await desk(yugi)
    chosen = await press(yugi, opened, "End the duel")
    assert [*chosen.buttons] == ["Mai wins", "Kaiba wins", "Draw", "No result"]
    if killed:
        await hosted.stop()
        await hosted.start()
    said = await fill(yugi, chosen, "Kaiba wins", reason="Mai has left")
    assert said.text.startswith("The duel has ended.")

    for person in (mai, kaiba):
        seen = await person.wait_for("@bot", lambda seen: "# Kaiba wins" in seen.text)
        assert "A moderator has decided this duel: Mai loses." in seen.text
        assert "Reason: Mai has left" in seen.text
        done = await press(person, seen, "What the moderator did")
        assert "decided it for Kaiba. Mai has left" in done.text
        assert f"<@{yugi.id}>" in done.text
    assert await acts(hosted) == [("result", 1, "Mai has left")]
    over = await yugi.press(chosen, "Mai wins")
    assert over.modal is not None
    late = (await yugi.submit(over.modal, {"reason": "again"})).message
    assert late is not None
    assert late.text == "This duel is over."
    assert len(await acts(hosted)) == 1


async def test_a_draw_or_no_result_is_told_as_such(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    await challenge(hosted, mai, kaiba)
    chosen = await press(yugi, await desk(yugi), "End the duel")
    await fill(yugi, chosen, "Draw", reason="Both are stuck")

    seen = await mai.wait_for("@bot", lambda seen: "# Draw" in seen.text)
    assert "A moderator has decided that this duel is a draw." in seen.text


async def test_nobody_else_and_no_player_sits_at_the_desk(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    show_to_everybody(hosted, "duel-admin")
    await challenge(hosted, yugi, kaiba)
    await told(yugi, "duel-admin moderators", channel="lounge")
    await call(kaiba, "Something is stuck")
    posted = await mai.wait_for("lounge", lambda seen: "calls a moderator" in seen.text)

    for person in (yugi, kaiba):
        own = await press(person, posted, "Open the desk")
        assert own.text.startswith("You play in this duel yourself")
    own = await desk(yugi)
    assert own.text.startswith("You play in this duel yourself")
    stranger = await press(mai, posted, "Open the desk")
    assert stranger.text.startswith("You need the permission")
    stranger = await desk(mai)
    assert stranger.text.startswith("You need the permission")
    assert await acts(hosted) == []


async def test_what_was_done_is_read_by_those_whom_it_concerns(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    chosen = await press(yugi, await desk(yugi), "End the duel")
    await fill(yugi, chosen, "No result", reason="Both wish so")
    joey = hosted.sandbox.people["Joey"]
    joey.locale = "en-US"
    label = "What the moderator did"
    board = await joey.wait_for(channel, lambda seen: label in seen.buttons)

    stranger = await press(joey, board, label)

    assert stranger.text.startswith("Only the players")
    assert "ended it without a result" in (await press(yugi, board, label)).text


async def test_rights_are_asked_at_each_press(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(hosted, mai, kaiba)
    opened = await desk(yugi)
    chosen = [
        await press(yugi, opened, label)
        for label in ("End the duel", "Correct a clock", "Take a decision back")
    ]
    monkeypatch.setattr("bot.duels.moderating.judges.moderates", lambda _: False)

    for seen in (opened, *chosen):
        for label in seen.buttons:
            pressed = await yugi.press(seen, label)
            assert pressed.modal is None
            assert pressed.message is not None
            assert pressed.message.text.startswith(("You need the", "Only the players"))
    assert await acts(hosted) == []


async def test_rights_that_are_gone_when_the_form_is_sent_are_none(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(hosted, mai, kaiba)
    pressed = await yugi.press(await desk(yugi), "See both hands")
    assert pressed.modal is not None
    monkeypatch.setattr("bot.duels.moderating.judges.moderates", lambda _: False)

    said = (await yugi.submit(pressed.modal, {"reason": "to peek"})).message

    assert said is not None
    assert said.text.startswith("You need the permission")
    assert await acts(hosted) == []


async def test_a_clock_is_corrected_and_stays_so_after_a_stop(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    guild = next(iter(hosted.client.guilds)).id
    await hosted.store.settings.change(guild, Terms(pace=0.0, clock=ClockKind.LIVE))
    await challenge(hosted, mai, kaiba)
    chosen = await press(yugi, await desk(yugi), "Correct a clock")
    wrong = await fill(yugi, chosen, "Mai", seconds="soon", reason="none at all")
    assert wrong.text.startswith("Please write a whole number")
    said = await fill(yugi, chosen, "Mai", seconds="-60", reason="Slow play")
    assert said.text == "Mai's clock was corrected by -60 s."

    assert await acts(hosted) == [("clock", 0, "Slow play")]
    done = await press(yugi, await desk(yugi), "What the moderator did")
    assert "corrected a clock (Mai, -60 s). Slow play" in done.text
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    before = dict((await session.sight(None)).banks)
    seat = session.seat_of(int(mai.id))
    assert seat is not None
    assert before[seat] < 480
    await hosted.stop()
    await hosted.start()
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert dict((await session.sight(None)).banks) == before


async def test_the_tables_of_an_event_have_its_organisers_as_judges_too(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(hosted, mai, kaiba)
    opened = await desk(yugi)
    monkeypatch.setattr("bot.duels.moderating.judges.moderates", lambda _: False)
    refused = await press(yugi, opened, "Refresh")
    assert refused.text.startswith("You need the permission")
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    session._kept._record = replace(session.record, event_table=1)

    again = await press(yugi, opened, "Refresh")
    assert "End the duel" in again.buttons
    shown = await fill(yugi, again, "See both hands", reason="A card is disputed")
    assert "What Mai sees" in shown.text


async def test_who_duels_in_an_event_judges_no_other_table_of_it_meanwhile(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(hosted, mai, kaiba)
    opened = await desk(yugi)
    joey = hosted.sandbox.people["Joey"]
    await challenge(hosted, yugi, joey)
    events = {1: 7, 2: 7}

    async def load(_: EventTables, table: int) -> Any:
        return SimpleNamespace(event=events[table])

    monkeypatch.setattr(EventTables, "load", load)
    await hosted.store.database.do("PRAGMA foreign_keys = OFF")
    for number in (1, 2):
        await hosted.store.database.do(
            "UPDATE matches SET event_table = ? WHERE id = ?", (number, number)
        )
        session = await hosted.client.house.sessions.get(number)
        assert session is not None
        session._kept._record = replace(session.record, event_table=number)

    refused = await press(yugi, opened, "Refresh")
    assert refused.text.startswith("Your own match in this event is not over")
    events[2] = 8
    assert "End the duel" in (await press(yugi, opened, "Refresh")).buttons


def test_six_who_play_have_a_button_each_in_rows_that_discord_takes() -> None:
    many = tuple(SeatRecord(Seat(n), n + 1, f"P{n}", "en") for n in range(6))
    record = replace(RECORD, seats=many)
    for act in ("clock", "undo"):
        _, *buttons = seats(record, "en", act).body["components"]
        counts = [len(each["components"]) for each in buttons]
        assert sum(counts) == 6
        assert max(counts) <= ROW
    _, only = results(record, "en").body["components"]
    assert [each["label"] for each in only["components"]] == ["No result"]
    assert named_act(record, "look", "en") == "See all hands"
    assert named_act(RECORD, "look", "en") == "See both hands"
