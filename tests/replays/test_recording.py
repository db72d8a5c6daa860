"""Replays of real duels: what was told then, whatever rules and cards are now."""

import json

import pytest

from bot import __version__
from bot.duels.after.archiving import Archive
from bot.duels.after.making_replays import Here
from bot.duels.match.recording import recorded
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.replays.frames import OPEN, PUBLIC
from bot.replays.packing import packed
from cards.languages import LANGUAGES
from engine.core.protocol import Audience, Seat
from tests.bot.conftest import room as room
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers
from tests.bot.updated import Update, drawn, draws, log
from tests.bot.updated import update as update

pytestmark = pytest.mark.usefixtures("each_engine")

AUDIENCES: tuple[Audience, ...] = (None, Seat(0), Seat(1))


async def over(room: Room) -> Session:
    """A duel of the real game, given up after something was drawn by an effect."""
    session = await drawn(room)
    assert await session.settling.surrender(YUGI, whole=True)
    return session


def archive(room: Room) -> Archive:
    return Archive(room.store, Here(room.store, room.games), room.clock)


async def test_a_replay_tells_each_audience_in_each_language_what_the_log_does(
    room: Room,
) -> None:
    session = await over(room)
    replay = await archive(room).of(session.record.id)

    assert replay is not None
    for audience in AUDIENCES:
        key = PUBLIC if audience is None else str(audience)
        for language in LANGUAGES:
            lines = [line for step in replay.steps(key, language) for line in step.lines]
            told = await log(room, session, audience, language)
            assert lines == [line for line in told if line]


async def test_a_table_is_the_board_of_that_audience_then(room: Room) -> None:
    session = await drawn(room)
    seen = {audience: (await session.sight(audience)).board for audience in AUDIENCES}
    assert await session.settling.surrender(YUGI, whole=True)
    replay = await archive(room).of(session.record.id)

    assert replay is not None
    for audience, board in seen.items():
        assert board is not None
        language = "ja" if audience == Seat(1) else "en"
        step = replay.steps(PUBLIC if audience is None else str(audience), language)[-1]
        assert (step.hand is None) == (board.hand is None)
        assert [part.title for part in step.table] == [each.title for each in board.blocks]


async def test_every_step_is_shown_after_version_and_a_card_have_changed(
    room: Room, update: Update
) -> None:
    session = await over(room)
    before = await archive(room).of(session.record.id)
    for number, setup in await room.store.database.rows("SELECT id, setup FROM matches"):
        of_before = json.dumps({**json.loads(setup), "version": "of before"})
        change = "UPDATE matches SET setup = ? WHERE id = ?"
        await room.store.database.do(change, (of_before, number))
    update(Pot_of_Greed=draws(1))
    after = await archive(room).of(session.record.id)

    assert before is not None
    assert after == before
    for audience in (*after.audiences, OPEN):
        for language in LANGUAGES:
            steps = after.steps(audience, language)
            assert steps == before.steps(audience, language)
            assert len(steps) > 3
            assert all(step.table and step.picture for step in steps)
    await room.store.database.do("DELETE FROM replays")
    anew = await archive(room).of(session.record.id)
    assert anew is None or anew.is_cut


async def test_one_that_is_missing_then_goes_as_far_as_it_can_be_told(
    room: Room, update: Update
) -> None:
    session = await over(room)
    whole = recorded(
        room.games["yugioh"],
        session.record,
        await room.store.ledger.read(session.record.id),
        lambda told, language: told,
    )
    update(Pot_of_Greed=draws(1))
    cut = await archive(room).of(session.record.id)

    assert whole is not None
    assert cut is not None
    assert (whole.is_cut, cut.is_cut) == (False, True)
    for audience in cut.audiences:
        steps = cut.steps(audience, "en")
        assert 2 < len(steps) < len(whole.steps(audience, "en"))
        assert steps == whole.steps(audience, "en")[: len(steps)]


async def test_one_of_which_not_even_the_start_can_be_told_has_none(
    room: Room, update: Update
) -> None:
    session = await over(room)
    await room.store.database.do("UPDATE matches SET begun = 'otherwise'")
    update(Pot_of_Greed=draws(1))

    assert await archive(room).of(session.record.id) is None
    assert await room.store.replays.has(session.record.id)


async def test_twice_made_it_is_the_same_to_the_byte(room: Room) -> None:
    session = await over(room)
    written = await room.store.ledger.read(session.record.id)
    facts = room.games["yugioh"], session.record, written, lambda told, language: told
    made = [recorded(*facts) for _ in range(2)]

    assert made[0] is not None
    assert made[1] is not None
    assert packed(made[0]) == packed(made[1])


async def test_a_duel_that_goes_on_has_none(room: Room) -> None:
    session = await room.duel(unilateral=True)
    await fingers(session)

    assert await archive(room).of(session.record.id) is None
    assert await room.store.replays.missing() == []
    assert not await room.store.replays.has(session.record.id)


async def test_all_that_are_missing_are_made_at_once_and_none_twice(room: Room) -> None:
    for channel in (5, 6):
        session = await room.duel(channel=channel, unilateral=True)
        await session.settling.surrender(YUGI, whole=True)
    gone = await room.duel(channel=7, unilateral=True)
    await gone.settling.surrender(KAIBA, whole=True)
    await room.store.database.do(
        "UPDATE matches SET game = 'chess' WHERE id = ?", (gone.record.id,)
    )

    here = Here(room.store, room.games)
    missing = await room.store.replays.missing()
    assert [await here.made(match) for match in missing] == [True, True, False]
    assert await room.store.replays.missing() == []
    assert await archive(room).of(gone.record.id) is None
    rows = await room.store.database.rows("SELECT made_by FROM replays")
    assert [*rows] == [(__version__,)] * 3


async def seats_open(room: Room, record: MatchRecord, user: int) -> list[int]:
    return [*await room.store.replays.open_to(record.id, user)]


async def test_each_player_sees_it_from_their_own_side_alone(room: Room) -> None:
    record = (await room.duel()).record

    assert await seats_open(room, record, YUGI) == [0]
    assert await seats_open(room, record, KAIBA) == [1]
    assert await seats_open(room, record, 99) == []


async def test_who_has_shown_their_deck_has_not_shown_their_hands(room: Room) -> None:
    record = (await room.duel()).record
    await room.store.shown_decks.keep(record.id, Seat(1), 1234)

    assert await seats_open(room, record, YUGI) == [0]
    assert await seats_open(room, record, 99) == []


async def test_the_built_in_opponent_hides_nothing_from_who_practised(room: Room) -> None:
    record = (await room.duel(practice=True)).record

    assert await seats_open(room, record, YUGI) == [0, 1]
    assert await seats_open(room, record, 99) == []


@pytest.mark.parametrize(
    ("user", "guild", "channel", "may"),
    [
        (YUGI, None, None, True),
        (99, 1, 5, True),
        (99, 1, 4, True),
        (99, 1, 77, False),
        (99, 2, 8, False),
    ],
)
async def test_who_played_and_who_is_where_it_was_played_may_watch(
    room: Room, user: int, guild: int | None, channel: int | None, may: bool
) -> None:
    session = await room.duel(unilateral=True)
    assert not await room.store.replays.may_watch(session.record.id, user, guild, channel)
    await session.settling.surrender(YUGI, whole=True)

    watched = await room.store.replays.may_watch(session.record.id, user, guild, channel)
    assert watched is may


async def test_practice_in_a_private_thread_is_not_for_the_channel_above(room: Room) -> None:
    session = await room.duel(practice=True)
    await session.settling.surrender(YUGI, whole=True)
    place, watched = session.record.place, room.store.replays.may_watch

    assert await watched(session.record.id, YUGI, place.guild, None)
    assert not await watched(session.record.id, 99, place.guild, place.parent)


async def test_on_a_server_to_which_it_was_shown_everybody_may_watch(room: Room) -> None:
    session = await room.duel(unilateral=True)
    await session.settling.surrender(YUGI, whole=True)
    await room.store.replays.share(session.record.id, 2)

    assert await room.store.replays.may_watch(session.record.id, 99, 2, 8)
    assert not await room.store.replays.may_watch(session.record.id, 99, 3, 8)
