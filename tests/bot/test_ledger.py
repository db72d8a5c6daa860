"""What was told in a duel, to whom and when, as it stands on disk."""

import ast
from pathlib import Path

import pytest

import bot
from bot.duels.after.archiving import Archive
from bot.duels.after.making_replays import Here
from bot.duels.match.retelling import Retelling
from bot.duels.store.ledger import Noted, Written
from bot.duels.store.remarks import Remark
from bot.duels.table.verdict import Verdict
from cards.languages import LANGUAGES
from engine.core.protocol import Audience, Seat
from tests.bot.matches import begun
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers
from tests.bot.updated import again, log

pytestmark = pytest.mark.usefixtures("each_engine")

BOT = Path(bot.__file__).parent
EACH: tuple[Audience, ...] = (None, Seat(0), Seat(1))
HELD = "A moderator has paused the duel (reason: Fire drill)."
DECLINED = "Kaiba declines the draw."


async def test_each_answer_keeps_the_moment_at_which_it_was_accepted(room: Room) -> None:
    session = await room.duel()
    await room.clock.advance(5)
    began = room.clock.wall()
    await fingers(session)
    first = await session.ledger.read()

    assert {each.at for each in first.answers} == {began}
    assert first.last == began


async def test_moments_never_go_back_with_the_clock_on_the_wall(room: Room) -> None:
    session = await begun(room)
    before = (await session.ledger.read()).last
    room.clock.set_by = -3600.0
    session = await again(room, session)
    await session.halting.moderate(on=True, reason="Fire drill")
    (noted,) = (await session.ledger.read()).notices

    assert noted.at == before


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_pause_and_its_reason_stand_in_panel_log_and_replay(
    room: Room, restarted: bool
) -> None:
    session = await begun(room, best_of=1)
    await session.halting.moderate(on=True, reason="Fire drill")
    await session.halting.moderate(on=False)
    if restarted:
        session = await again(room, session)

    for audience in EACH:
        assert HELD in (await session.sight(audience)).log
        told = await log(room, session, audience)
        assert [told.count(HELD), told.count("The pause is over.")] == [1, 1]
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
    await session.settling.consent(KAIBA, Seat(0), agreed=True, whole=True)
    replay = await Archive(room.store, Here(room.store, room.games), room.clock).of(
        session.record.id
    )
    assert replay is not None
    for key in replay.audiences:
        for language in LANGUAGES:
            words = [said for step in replay.steps(key, language) for said in step.lines]
            assert sum("Fire drill" in each for each in words) == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_declined_draw_is_told_to_the_players_alone_for_ever(
    room: Room, restarted: bool
) -> None:
    session = await begun(room, best_of=1)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, Seat(0), agreed=False)
    if restarted:
        session = await again(room, session)

    for audience in EACH:
        told = await log(room, session, audience)
        assert told.count(DECLINED) == (audience is not None)
    assert DECLINED in (await session.sight(Seat(0))).log
    assert DECLINED not in (await session.sight(None)).log


async def test_a_pause_that_players_agree_on_is_told(room: Room) -> None:
    session = await begun(room, best_of=1)
    await session.halting.ask(YUGI)
    assert not (await session.ledger.read()).notices
    await session.halting.ask(KAIBA)

    assert (await log(room, session, None))[-1] == "The duel is paused."


async def test_a_notice_that_cannot_be_kept_is_told_to_nobody(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("disk is full")

    session = await begun(room, best_of=1)
    monkeypatch.setattr(room.store.ledger, "note", full)
    with pytest.raises(OSError, match="full"):
        await session.halting.moderate(on=True, reason="Fire drill")

    assert not session.record.is_halted
    assert HELD not in (await session.sight(Seat(0))).log


async def test_of_an_hour_ago_nothing_later_is_read(room: Room) -> None:
    session = await begun(room, best_of=1)
    then, answers = room.clock.wall(), len((await session.ledger.read()).answers)
    await room.clock.advance(60)
    await session.halting.moderate(on=True, reason="Fire drill")
    await session.halting.moderate(on=False)
    written = await session.ledger.read()

    assert written.until(then) == Written(written.answers)
    assert len(written.until(then + 60).notices) == 2
    assert written.until(then - 1).answers == ()
    assert written.first(answers) == written
    assert written.first(0).notices == ()


async def test_it_is_told_on_from_where_it_stood(room: Room) -> None:
    session = await begun(room, best_of=1)
    written = await session.ledger.read()
    game, record, readers = session.game, session.record, [(None, "en"), (Seat(1), "ja")]
    whole = Retelling(game, record, readers)
    pieces = Retelling(game, record, readers)
    noted = Noted(1, 0.0, Remark("pause-begins"))
    grown = Written(written.answers, (noted,))

    steps = [
        *pieces.go_on(written.first(1)),
        *pieces.go_on(Written(grown.answers[:1], (noted,))),
    ]
    steps += pieces.go_on(grown)
    assert [*pieces.go_on(grown)] == []
    assert steps == [*whole.go_on(grown)]
    assert pieces.show(Seat(1), "ja") == whole.show(Seat(1), "ja")


def test_nobody_else_writes_or_reads_what_was_told() -> None:
    """Logs, replays, watchers and judges know of a duel what its ledger has."""
    allowed = {"duels/store/ledger.py", "duels/table/parts/ledger.py", "duels/match/play.py"}
    found = set()
    for file in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                owner = getattr(node.value, "attr", getattr(node.value, "id", ""))
                reads = node.attr == "answers" and owner.strip("_") == "matches"
                writes = node.attr == "append" and owner.strip("_") == "journal"
                if reads or writes:
                    found.add(str(file.relative_to(BOT)))

    assert found == allowed
