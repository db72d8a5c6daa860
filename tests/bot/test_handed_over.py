"""What a seat that was handed over brings along: no secrets, its time, its deck."""

from bot.duels.after.buttons import kept_decks
from bot.duels.store.ending import EndKind
from bot.duels.store.records import GivenBy
from bot.people.terms import BANK, WINDOW, ClockKind
from tests.bot.standing_in import JOEY, KAIBA, YUGI, Room
from tests.bot.test_handing_over import (
    DUKE,
    REBECCA,
    agree,
    hand_of,
    handed_over,
    offered,
    say_as,
)
from tests.bot.test_many import (
    A,
    B,
    C,
    again,
    asked,
    begun,
    log,
    may_decline,
    say,
    seated,
    seen,
)


async def test_what_was_told_to_who_left_is_not_told_to_who_sits_there(room: Room) -> None:
    session = await begun(room)
    await say(session, A, 0)
    before = await session.sight(A)
    public = await log(session)
    private = [line for line in before.log if line not in public]
    assert private
    chronicles = room.sessions.chronicles
    told = await chronicles.of(session.record, A, "en", None, YUGI)
    assert told is not None
    told_before = [line for chapter in told.chapters for line in chapter.lines]
    assert any(line in told_before for line in private)
    await handed_over(session)

    sight = await session.sight(A)
    assert not [line for line in sight.log if line in private]
    assert sight.own == ""
    for reader in (DUKE, YUGI):
        told = await chronicles.of(session.record, A, "en", None, reader)
        everybody = await chronicles.of(session.record, None, "en", None, reader)
        assert told is not None
        assert everybody is not None
        lines = [line for chapter in told.chapters for line in chapter.lines]
        assert not [line for line in lines if line in private]
        assert lines == [line for chapter in everybody.chapters for line in chapter.lines]
        assert any("Yugi has handed their seat to Duke" in line for line in lines)

    session = await again(room)
    sight = await session.sight(A)
    assert not [line for line in sight.log if line in private]


async def test_each_is_named_for_what_they_did(room: Room) -> None:
    session = await begun(room)
    await handed_over(session)
    await say_as(session, DUKE, 0)
    for told_by in (room.sessions, room.restarted()):
        told = await told_by.chronicles.of(session.record, None, "en", None, KAIBA)
        assert told is not None
        text = "\n".join([told.chapters[0].heading, *told.chapters[0].lines])
        assert "Duke" not in text.split("handed their seat")[0]


async def test_what_its_player_had_begun_is_gone(room: Room) -> None:
    session = await begun(room)
    number = (await session.sight(A)).question.number  # type: ignore[union-attr]
    await session.draft(YUGI, number, lambda draft, _game, _language: draft.add(1))
    await session.settling.offer_draw(YUGI)
    await session.halting.ask(KAIBA)

    await handed_over(session)

    question = (await session.sight(A)).question
    assert question is not None
    assert question.draft is None
    assert session.record.drawing is None
    assert session.record.halt is None


async def test_clocks_go_on_and_misses_begin_anew(room: Room) -> None:
    session = await begun(room)
    await room.clock.advance(200.0)
    await handed_over(session)
    until = next(who.until for who in (await session.sight(A)).awaited if who.seat == A)
    assert until == round(room.clock.wall() + 100.0)
    await room.clock.advance(101.0)
    play = session._memory.play
    assert play is not None
    assert play.missed[A] == 1

    session = await begun(room, seed=1)
    await room.clock.advance(300.0)
    play = session._memory.play
    assert play is not None
    assert play.missed[A] == 1
    await session.handing.ask(YUGI, DUKE, "Duke", "en")
    await agree(session, KAIBA, JOEY, DUKE)
    assert play.missed[A] == 0
    sessions = room.restarted()
    rebuilt = await sessions.get(session.record.id)
    assert rebuilt is not None
    await rebuilt.wake()
    assert rebuilt._memory.play is not None
    assert rebuilt._memory.play.missed[A] == 0


async def test_a_bank_stays_with_the_seat(room: Room) -> None:
    session = await begun(room, clock=ClockKind.LIVE)
    await room.clock.advance(BANK - 60)
    await handed_over(session)
    await room.clock.advance(61)

    kept = await room.store.matches.answers(session.record.id)
    assert (kept[-1].entry.seat, kept[-1].given_by) == (A, GivenBy.CLOCK)
    assert "Duke ran out of time and is out." in await log(session)


async def test_within_a_run_it_waits_until_everybody_sees_the_table(room: Room) -> None:
    session = await seated(room, pace=3.0, shielded=B)
    for seat in (A, B, C):
        await say(session, seat, 0)
    await say(session, A, 0)
    await say(session, A, 0)
    assert session._display.curtain.is_down
    await offered(session)
    shown = await hand_of(session, A)
    await agree(session, KAIBA, JOEY, DUKE)
    assert session.seat_of(DUKE) is None
    assert await hand_of(session, A) == shown

    for _ in range(8):
        await room.clock.advance(WINDOW)
        for seat in await asked(session):
            if await may_decline(session, seat):
                await say(session, seat)

    assert session.seat_of(DUKE) == A
    assert session.seat_of(YUGI) is None


async def test_the_deck_stays_its_owners(room: Room) -> None:
    session = await begun(room)
    deck = session.record.setup.decks[A]
    await handed_over(session)
    await session.handing.ask(DUKE, REBECCA, "Rebecca", "en")
    await agree(session, KAIBA, JOEY, REBECCA, offer=(int(A), REBECCA))

    record = (await again(room)).record
    assert record.setup.decks[A] == deck
    assert record.owner(A).name == "Yugi"
    assert record.brought_by(YUGI) == A
    assert record.brought_by(DUKE) is None
    assert record.brought_by(REBECCA) is None
    assert record.brought_by(KAIBA) == B
    assert [over.left.name for over in record.handed] == ["Yugi", "Duke"]
    assert record.names_at(2) == ("Yugi", "Kaiba", "Joey")
    assert record.names_at(3) == ("Rebecca", "Kaiba", "Joey")


async def test_it_is_said_whose_deck_a_rematch_is_played_with(room: Room) -> None:
    session = await begun(room)
    assert list(kept_decks(session.record, "en")) == []
    await handed_over(session)

    said = {each: list(kept_decks(session.record, each)) for each in ("en", "ja", "zh")}
    assert said["en"] == [
        "In a rematch, Duke would play the deck that Yugi brought. "
        "To use another deck, start a new duel with `/duel challenge`."
    ]
    assert all("Duke" in lines[0] and "Yugi" in lines[0] for lines in said.values())


async def test_whose_duels_are_whose(room: Room) -> None:
    session = await begun(room)
    await handed_over(session)
    assert await room.store.matches.open_of(YUGI) == []
    assert await room.store.matches.open_of(DUKE) == [session.record.id]
    await session.settling.surrender(KAIBA, whole=True)
    await session.settling.surrender(JOEY, whole=True)
    ending = session.record.ending
    assert ending is not None
    assert ending.kind is EndKind.PLAYED
    assert "# Duke wins" in await seen(session, None)


async def test_who_left_still_counts_as_one_who_knows_a_hand(room: Room) -> None:
    """What they look up is theirs alone to read, and they moderate no duel that they know."""
    session = await begun(room)
    await handed_over(session)
    assert await room.sessions.is_seated(YUGI)
    assert await room.sessions.is_seated(DUKE)
    assert not await room.sessions.is_seated(REBECCA)
    await session.settling.call_off("late")
    assert not await room.sessions.is_seated(YUGI)


async def test_what_was_not_shown_before_a_stop_is_shown_at_the_next_start(room: Room) -> None:
    session = await begun(room)
    await handed_over(session)
    over = session.record.handed[0]
    room.stage.handed.clear()

    await room.restarted().resume()
    assert room.stage.handed == [over]

    await session.hand_over_shown(over.id)
    room.stage.handed.clear()
    await room.restarted().resume()
    assert room.stage.handed == []
