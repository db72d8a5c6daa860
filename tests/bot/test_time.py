"""Time runs for those who are asked: they are warned, answered for, and told so."""

from random import Random

import pytest

from bot.duels.store.records import GivenBy, Status
from bot.duels.table.verdict import Verdict
from engine.core.protocol import Seat
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, givers, number, stopped_by_a_hen
from tests.bot.test_evenness import rendered
from tests.bot.test_ways import speed_duel


async def test_time_is_warned_of_and_then_the_safe_answer_is_given(room: Room) -> None:
    session = await room.duel()
    await session.answer(KAIBA, 0, (5,))
    await room.clock.advance(239)
    assert room.stage.warnings == []
    await room.clock.advance(2)
    assert room.stage.warnings == [Seat(0)]
    assert (await session.sight(Seat(0))).question.warned  # type: ignore[union-attr]
    await room.clock.advance(60)
    assert await givers(room) == [GivenBy.PLAYER, GivenBy.CLOCK]
    log = " ".join((await session.sight(Seat(0))).log)
    assert "Time ran out for Yugi: an answer was given for them." in log


async def test_a_pass_given_for_somebody_is_told_in_the_words_of_the_question(
    room: Room,
) -> None:
    session = await stopped_by_a_hen(room)
    await room.clock.advance(302)
    assert (await room.store.matches.answers(session.record.id))[-1].given_by is GivenBy.CLOCK
    for audience in (None, Seat(0)):
        log = " ".join((await session.sight(audience)).log)
        assert "Time ran out for Kaiba: “Pass”." in log


async def test_the_player_alone_is_told_what_was_answered_for_them(room: Room) -> None:
    session = await stopped_by_a_hen(room)
    await room.clock.advance(302)
    own = "時間切れのため、あなたの代わりに「Pass」が選ばれました。"
    assert [(await session.sight(a)).own for a in (None, Seat(0), Seat(1))] == ["", "", own]
    assert f"**{own}**" in rendered(await session.sight(Seat(1)))
    session.sleep()
    again = await room.restarted().get(session.record.id)
    assert again
    assert (await again.sight(Seat(1))).own == own


async def test_a_secret_answer_is_told_to_its_player_until_they_answer_themselves(
    room: Room,
) -> None:
    session = await room.duel()
    await session.answer(KAIBA, 0, (0,))
    await room.clock.advance(301)
    own = (await session.sight(Seat(0))).own
    assert own == "Your time ran out, so this was chosen for you: “0”."
    assert own not in " ".join((await session.sight(Seat(1))).log)
    assert await session.answer(YUGI, await number(session, YUGI), (0,)) is Verdict.TAKEN
    assert (await session.sight(Seat(0))).own == ""


async def test_before_the_time_is_up_the_panel_says_what_will_be_answered(room: Room) -> None:
    session = await stopped_by_a_hen(room)
    await room.clock.advance(270)
    question = (await session.sight(Seat(1))).question
    assert question
    assert (question.warned, question.safe) == (True, "Pass")


async def test_in_practice_no_time_runs(room: Room) -> None:
    session = await room.duel(practice=True)
    assert [waiting.until for waiting in (await session.sight(Seat(0))).awaited] == [None]
    await room.clock.advance(100_000)
    assert GivenBy.CLOCK not in await givers(room)
    assert session.record.status is Status.OPEN


async def test_where_nobody_answers_at_all_the_duel_is_called_off(room: Room) -> None:
    session = await room.duel()
    await room.clock.advance(301)
    assert session.record.ending is None
    await room.clock.advance(301)
    assert session.record.ending
    assert room.stage.ended == [1]
    assert (session.record.ending.kind, session.record.ending.loser) == ("unanswered", None)


class Script(Random):
    """Chance that was written down before."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def randrange(self, *_: object) -> int:
        return self.numbers.pop(0)


async def test_signs_that_time_throws_are_drawn_by_lot(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.duels.match.silence._DICE", Script(2, 1))
    session = await speed_duel(room)
    await room.clock.advance(301)
    kept = await room.store.matches.answers(session.record.id)
    assert [each.entry.answer for each in kept] == [(2,), (1,)]
    assert {each.given_by for each in kept} == {GivenBy.CLOCK}
    log = " ".join((await session.sight(None)).log)
    assert "Time ran out for Kaiba: chosen at random." in log


async def test_a_turn_that_time_ends_is_said_to_be_ended(room: Room) -> None:
    session = await speed_duel(room, pace=0)
    assert await session.answer(YUGI, 0, (1,)) is Verdict.TAKEN
    assert await session.answer(KAIBA, 0, (0,)) is Verdict.TAKEN
    assert await session.answer(YUGI, 1, (0,)) is Verdict.TAKEN
    await room.clock.advance(250)
    question = (await session.sight(Seat(0))).question
    assert question
    assert question.safe == "End the turn"
    await room.clock.advance(51)
    for audience in (None, Seat(1)):
        log = " ".join((await session.sight(audience)).log)
        words = (
            ("Yugiの時間切れ", "「ターン終了」") if audience else ("for Yugi: “End the turn”",)
        )
        assert all(word in log for word in words)


async def test_where_only_one_is_silent_the_duel_is_not_called_off(room: Room) -> None:
    session = await room.duel()
    await session.answer(KAIBA, 0, (0,))
    await room.clock.advance(602)
    assert session.record.status is Status.OPEN


async def test_three_misses_in_a_row_lose_the_duel(room: Room) -> None:
    session = await room.duel()
    await session.answer(KAIBA, 0, (0,))
    await room.clock.advance(301)
    await room.clock.advance(301)
    assert session.record.status is Status.OPEN
    await session.answer(KAIBA, 3, (0,))
    await room.clock.advance(301)
    assert session.record.ending
    assert (session.record.ending.kind, session.record.ending.loser) == ("clock", Seat(0))
    assert room.stage.ended == [1]
    assert await session.answer(KAIBA, 4, (0,)) is Verdict.OVER


async def test_an_answer_in_time_forgives_the_misses_even_over_a_restart(room: Room) -> None:
    session = await room.duel()
    await session.answer(KAIBA, 0, (0,))
    await room.clock.advance(301)
    await room.clock.advance(301)
    await fingers(session)
    session.sleep()

    again = await room.restarted().get(1)
    assert again
    await again.wake()
    await room.clock.advance(301)
    await room.clock.advance(301)
    assert (await givers(room)).count(GivenBy.CLOCK) == 4
    assert again.record.status is Status.OPEN
