"""What happened since one's own last answer, and the whole of a duel as one was told it."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.duels.match.chronicle import tell
from bot.duels.panel.log_pages import log_file, log_page
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import MatchRecord
from bot.duels.store.told import Chapter, Chronicle
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.text import Passage, fit
from engine.core.protocol import Audience, Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, number
from tests.bot.test_evenness import PACE, duel
from tests.bot.test_ways import first, speed_duel
from tests.bot.windows import ACTOR, OTHER
from tests.waiting import until

AUDIENCES: tuple[Audience, ...] = (None, Seat(0), Seat(1))


def test_what_a_panel_has_no_room_for_is_counted_from_the_oldest() -> None:
    written = [f"line {n}" for n in range(100)]
    (text,) = fit([Passage("", written, newest=True, more="log-earlier")], 400, "en")
    note, *kept = text.splitlines()
    assert note == f"-# … {100 - len(kept)} earlier lines: “Whole log”"
    assert kept == written[-len(kept) :]


def test_one_line_for_which_a_panel_has_no_room_is_spoken_of_as_one() -> None:
    written = [f"line {n}".ljust(120, ".") for n in range(5)]
    (text,) = fit([Passage("", written, newest=True, more="log-earlier")], 600, "en")
    assert text.splitlines() == ["-# … 1 earlier line: “Whole log”", *written[1:]]


async def lines(
    room: Room, session: Session, audience: Audience, language: str = "en"
) -> list[str]:
    """All lines that `audience` can read now."""
    answers = (await session.sight(audience)).answers
    chronicles = room.sessions.chronicles
    found = await chronicles.of(session.record, audience, language, answers, YUGI)
    assert found is not None
    return [line for chapter in found.chapters for line in (chapter.heading, *chapter.lines)]


async def test_everybody_reads_what_they_were_told_and_nothing_else(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    await session.answer(YUGI, await number(session, YUGI), (0,))
    own = {audience: await lines(room, session, audience) for audience in AUDIENCES}
    for seat, name in ((Seat(0), "Yugi"), (Seat(1), "Kaiba")):
        drawn = [line for line in own[seat] if f"{name} draws" in line]
        assert len(drawn) >= 4
        assert not any("draws a card" in line for line in drawn)
        for other in (None, Seat(1 - seat)):
            others = [line for line in own[other] if f"{name} draws" in line]
            assert others == [f"[en] {name} draws a card."] * len(drawn)
    played = "[en] Yugi plays"
    assert all(any(line.startswith(played) for line in own[each]) for each in own)


async def test_the_log_of_a_real_duel_only_grows_and_is_the_same_after_a_restart() -> None:
    from bot.store import Store

    room = Room(await Store.open(":memory:"))
    session = await speed_duel(room, pace=0.0)
    before: dict[Audience, list[str]] = {None: [], Seat(0): [], Seat(1): []}
    for turn in range(40):
        for user in (YUGI, KAIBA):
            question = (await session.sight(session.seat_of(user))).question
            if question is not None:
                given = (turn % 3,) if turn < 2 else first(question.prompt)
                assert await session.answer(user, question.number, given) is Verdict.TAKEN
        for audience, known in before.items():
            now = await lines(room, session, audience)
            assert now[: len(known)] == known
            before[audience] = now
    assert len(before[None]) > 40
    session.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again is not None
    for audience, known in before.items():
        assert await lines(room, again, audience) == known
    await room.store.close()


async def test_what_the_clock_answered_is_still_told_after_a_restart(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    await room.clock.advance(301)
    for audience in (None, Seat(0), Seat(1)):
        assert any(
            "Time ran out for Yugi" in line for line in await lines(room, session, audience)
        )
    log = (await session.sight(None)).log
    session.sleep()
    again = await room.restarted().get(1)
    assert again
    assert (await again.sight(None)).log == log
    assert any("Time ran out" in line for line in log)


async def test_while_a_run_goes_on_the_whole_log_has_no_more_than_the_panel(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: k == 1)
    await session.answer(YUGI, 0, (0,))
    acted = {audience: await lines(room, session, audience) for audience in (None, ACTOR)}
    await room.clock.advance(1)
    assert (await session.sight(OTHER)).question
    assert len(await lines(room, session, OTHER)) == len(acted[None]) + 1
    for audience, known in acted.items():
        assert await lines(room, session, audience) == known
    await session.answer(KAIBA, 2, ())
    assert len(await lines(room, session, OTHER)) == len(acted[None]) + 1
    await room.clock.advance(PACE)
    for audience in (None, ACTOR, OTHER):
        assert len(await lines(room, session, audience)) == len(acted[None]) + 2


def pages(record: MatchRecord, chronicle: Chronicle) -> list[str]:
    """The text of each page."""
    found: list[str] = []
    while True:
        view = log_page(record, chronicle, "en", len(found) + 1)
        text = "\n".join(
            str(each.content) for each in view.walk_children() if hasattr(each, "content")
        )
        if text in found:
            return found
        found.append(text)


async def test_pages_hold_every_line_once_and_the_newest_comes_first(room: Room) -> None:
    record = (await room.duel()).record
    written = [
        Chapter(f"Turn {n}", tuple(f"line {n}.{k} {'x' * 60}" for k in range(30)))
        for n in range(9)
    ]
    chronicle = Chronicle((*written, Chapter("Turn 9", ("y" * 3500,))), "")
    found = pages(record, chronicle)
    assert len(found) > 5
    for n in range(9):
        for k in range(30):
            assert sum(f"line {n}.{k} " in page for page in found) == 1
            page = next(page for page in found if f"line {n}.{k} " in page)
            assert f"**Turn {n}**" in page
    newest = log_page(record, chronicle, "en")
    assert any("yyy" in str(getattr(each, "content", "")) for each in newest.walk_children())


@pytest.mark.parametrize("empty", [(), (Chapter("", ()),), (Chapter("Turn 1", ()),)])
async def test_a_log_with_nothing_in_it_has_a_page(
    room: Room, empty: tuple[Chapter, ...]
) -> None:
    record = (await room.duel()).record
    assert len(pages(record, Chronicle(empty, ""))) == 1


@pytest.mark.parametrize("last", ["Kaiba wins.", "Kaiba attacks."])
async def test_the_end_of_a_duel_is_told_once(room: Room, last: str) -> None:
    record = replace((await room.duel()).record, ending=Ending(EndKind.PLAYED))
    chronicle = Chronicle((Chapter("Turn 1", ("Yugi attacks.", last)),), "Kaiba wins.")

    assert log_file(record, chronicle, "en").fp.read().decode().count("Kaiba wins.") == 1
    page = log_page(record, chronicle, "en")
    texts = [str(getattr(each, "content", "")) for each in page.walk_children()]
    assert "\n".join(texts).count("Kaiba wins.") == 1


async def whole_log(person: Person, message: MessageView, label: str) -> MessageView:
    """What the button of that label opens for `person` alone."""
    opened = (await person.press(message, label)).message
    assert opened is not None
    if opened.thinking:
        opened = await person.wait_for(
            opened.channel, lambda seen: seen.id == opened.id and not seen.thinking
        )
    assert opened.ephemeral
    return opened


async def test_everybody_opens_the_log_in_their_own_language_as_they_may_read_it(
    hosted: Hosted,
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    joey = hosted.sandbox.people["Joey"]
    channel = await challenge(hosted, yugi, kaiba)
    board = await joey.wait_for(channel, lambda seen: "Whole log" in seen.buttons)
    public = await whole_log(joey, board, "Whole log")
    assert "draws a card." in public.text
    own = await whole_log(yugi, yugi.last("@bot"), "Whole log")
    assert "[en] Kaiba draws a card." in own.text
    assert "[en] Yugi draws a card." not in own.text
    assert "[en] Yugi draws" in own.text
    theirs = await whole_log(kaiba, kaiba.last("@bot"), "ログをすべて見る")
    assert "[ja] Yugi draws a card." in theirs.text
    assert "[ja] Kaiba draws a card." not in theirs.text


async def test_back_takes_the_log_away_and_leaves_the_panel(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    panel = yugi.last("@bot")
    opened = await whole_log(yugi, panel, "Whole log")
    assert list(opened.buttons)[-1] == "Back"

    await yugi.press(opened, "Back")

    await until(lambda: yugi.last("@bot").id, lambda last: last == panel.id)
    assert opened.id not in [seen.id for seen in yugi.sees("@bot")]


async def test_the_log_is_handed_out_as_a_file_when_the_duel_is_over(hosted: Hosted) -> None:
    await hosted.store.settings.change(
        next(iter(hosted.client.guilds)).id, Terms(0.0, 300, True)
    )
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    channel = await challenge(hosted, yugi, kaiba)
    sure = (await yugi.call("duel surrender", channel=channel)).message
    assert sure is not None
    await yugi.press(sure, "Surrender")
    over = await kaiba.wait_for("@bot", lambda seen: "サレンダー" in seen.text)
    page = await whole_log(kaiba, over, "ログをすべて見る")
    handed = await whole_log(kaiba, page, "ログファイル")
    (file,) = handed.attachments
    text = file.content.decode("utf-8")
    assert file.filename == "duel-1.txt"
    assert "[ja] Kaiba draws" in text
    assert "[ja] Yugi draws a card." in text
    assert text.splitlines()[-1] == "Yugiがサレンダーしました。デュエルは終了しました。"


async def test_whoever_asks_again_and_again_holds_up_nobody_else(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    chronicles, asked = room.sessions.chronicles, session.record
    told: list[str] = []

    async def tell(
        record: MatchRecord, kept: object, audience: Audience, language: str
    ) -> Chronicle:
        await asyncio.sleep(0)
        told.append(language)
        return Chronicle((), "")

    monkeypatch.setattr(chronicles, "_tell", tell)
    pressing = [
        asyncio.create_task(chronicles.of(asked, None, f"{n}", None, YUGI)) for n in range(20)
    ]
    await asyncio.sleep(0)
    await chronicles.of(asked, None, "another's", None, KAIBA)
    assert told == ["0", "another's"]
    await asyncio.gather(*pressing)
    assert len(told) == 21


async def test_a_log_that_was_told_is_read_while_others_wait_for_theirs(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    chronicles, asked, told = room.sessions.chronicles, session.record, list[str]()
    first = await chronicles.of(asked, None, "en", None, YUGI)
    may_go_on, whole = asyncio.Event(), chronicles._tell

    async def tell(*facts: Any) -> Chronicle | None:
        told.append(facts[-1])
        await may_go_on.wait()
        return await whole(*facts)

    monkeypatch.setattr(chronicles, "_tell", tell)
    waiting = [
        asyncio.create_task(chronicles.of(asked, None, "ja", None, user))
        for user in (KAIBA, KAIBA + 1)
    ]
    await asyncio.sleep(0.01)
    async with asyncio.timeout(5):
        assert await chronicles.of(asked, None, "en", None, YUGI) == first is not None

    may_go_on.set()
    one, other = await asyncio.gather(*waiting)
    assert one is other is not None
    assert told == ["ja"], "who waited for the same gets it"


async def test_a_log_that_is_told_while_somebody_is_forgotten_is_not_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    await fingers(session)
    chronicles, tellings = room.sessions.chronicles, list[int]()

    def forgotten_meanwhile(*asked: Any) -> Chronicle:
        tellings.append(len(tellings))
        if len(tellings) == 1:
            chronicles.let_go()
        return tell(*asked)

    monkeypatch.setattr("bot.duels.match.chronicle.tell", forgotten_meanwhile)
    told = [await chronicles.of(session.record, None, "en", None, YUGI) for _ in range(3)]
    assert tellings == [0, 1]
    assert told[0] == told[1] == told[2] is not None
