"""What a process has is changed by no other one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Final

import pytest

from bot.config import Server
from bot.duels.clocks.halt import Correction, Halt
from bot.duels.clocks.left import Left
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Handing, SeatRecord, Status
from bot.duels.store.remarks import Remark
from bot.duels.table.verdict import Verdict
from bot.events.records import Entry, Joined
from bot.events.results import Player
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.hosting.store.times import KeptTime
from bot.shared.database import FencedError
from bot.shared.figures import REGISTRY
from bot.shared.notices import Notice
from bot.shared.owning import ElsewhereError, Kind, Thing
from bot.store import Store
from engine.core.protocol import Seat
from tests import postgres
from tests.bot.standing_in import YUGI, ManualClock, Room, fingers
from tests.store.several import SELDOM, begun, given, hold_for_gone, two

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)

ALICE, BOB = (Player(number) for number in (71, 72))
TERMS: Final = Terms(Shape.SWISS, b"seed", rounds=2)
EVENT: Final = EventRecord(0, 5, 6, "Friday", "en", 70, TERMS, Rules("yugioh", "master", 1_000))
UNFENCED: Final = {
    "hands_seen": "who has seen a hand is true whoever notes it",
    "ladder_results": "counted from what is over",
    "moderation": "what moderators have done is true whoever notes it",
    "moderator_calls": "who has called moderators is true whoever notes it",
    "practising": "changed in the one write that opens or ends its duel, which is fenced",
    "replay_shares": "asked for by players, of what is over",
    "replay_sides": "asked for by players, of what is over",
    "replays": "made of what is over",
    "reports": "what players report is true whoever notes it",
    "taken_channels": "changed in the one write that opens or ends its duel, which is fenced",
    "taken_tables": "changed in the one write that opens or ends its duel, which is fenced",
    "told_logs": "made of what stands in the ledger",
}


@pytest.fixture
def server() -> Server:
    return postgres.new()


@pytest.fixture
async def stores(server: Server) -> AsyncIterator[tuple[Store, Store]]:
    """Those of two processes that hear of each other seldom."""
    async with two(server, SELDOM) as both:
        yield both


Write = Callable[[Store, int], Awaitable[object]]
HALT: Final = Halt(None, 5.0, 9.0, moderated=True)
HANDING: Final = Handing(Seat(0), 5, "Joey", "en", ())
SAT: Final = SeatRecord(Seat(0), YUGI, "Yugi", "en")
WRITES: Final[dict[str, Write]] = {
    "answer": lambda store, duel: store.journal.append(duel, 1, given(1)),
    "notice": lambda store, duel: store.ledger.note(duel, 1.0, Remark("pause-over"), ()),
    "record": lambda store, duel: store.matches.board_is(duel, 99),
    "panel": lambda store, duel: store.matches.panel_is(duel, Seat(0), 8, 99),
    "clocks": lambda store, duel: store.clocks.keep([(duel, Seat(0), Left(1, 2.0, 3.0, 0))]),
    "end of clocks": lambda store, duel: store.clocks.forget([duel]),
    "pause": lambda store, duel: store.clocks.halt_is(duel, replace(HALT, until=99.0)),
    "end of a pause": lambda store, duel: store.clocks.halt_is(duel, None),
    "correction": lambda store, duel: store.clocks.correct(duel, Correction(1, Seat(0), 5)),
    "hand-over": lambda store, duel: store.hand_overs.hand_over(duel, HANDING, SAT, 1),
    "end": lambda store, duel: store.matches.end(duel, Status.OVER, Ending(EndKind.PLAYED)),
}


@pytest.mark.parametrize("name", WRITES)
async def test_what_another_process_has_is_changed_by_none_else(
    stores: tuple[Store, Store], server: Server, name: str
) -> None:
    first, second = stores
    room = Room(first)
    duel = (await room.duel()).record.id
    await first.journal.append(duel, 0, given(0))
    await first.clocks.keep([(duel, Seat(0), Left(0, 9.0, 9.0, 0))])
    await first.clocks.halt_is(duel, HALT)
    told: list[Thing | None] = []
    first.owners.lost.hear(told.append)
    await hold_for_gone(first, second)
    await second.owners.take(Thing(Kind.DUEL, duel))
    before = await everything(second)
    with pytest.raises(FencedError):
        await WRITES[name](first, duel)
    assert told[:1] == [Thing(Kind.DUEL, duel)]
    assert await everything(second) == before
    await WRITES[name](second, duel)
    assert await everything(second) != before


OF_EVENTS: Final[dict[str, Write]] = {
    "decision": lambda store, event: store.events.add(event, 0, Entry(Joined(BOB), BOB, 5)),
    "announcement": lambda store, event: store.events.announced(event, 99),
    "end": lambda store, event: store.events.closed(event),
    "player": lambda store, event: store.events.keep_player(
        event, PlayerRecord(ALICE, "Alice", "en")
    ),
    "table": lambda store, event: store.event_tables.come(1, [ALICE]),
    "new table": lambda store, event: store.event_tables.lay(event, 0, [2]),
    "post": lambda store, event: store.event_posts.keep(event, 0, "kind", 99),
    "clock": lambda store, event: store.event_clocks.keep(event, KeptTime(0, 5.0)),
}


async def everything(store: Store) -> dict[str, object]:
    """All rows of what belongs to duels."""
    tables = "matches", "seats", "answers", "notices", "clocks", "pauses", "corrections"
    return {
        table: sorted(map(str, await store.database.rows(f"SELECT * FROM {table}")))
        for table in (*tables, "hand_overs")
    }


async def test_each_table_of_a_duel_or_event_is_fenced_or_says_why_not(
    server: Server,
) -> None:
    await (await Store.open(server)).close()
    name = server.address.partition("@/")[2].partition("?")[0]
    owned = postgres.said(
        "SELECT DISTINCT table_name FROM information_schema.columns WHERE table_schema = "
        "'duelkeeper' AND (column_name IN ('match', 'event') OR table_name IN "
        "('matches', 'events'))",
        name,
    ).splitlines()
    fenced = postgres.said(
        "SELECT DISTINCT event_object_table FROM information_schema.triggers "
        "WHERE trigger_name LIKE 'fence%'",
        name,
    ).splitlines()
    assert set(owned) - set(fenced) == UNFENCED.keys()
    assert {"matches", "answers", "events", "event_records"} <= set(fenced)


async def test_of_many_appends_in_one_write_only_what_is_lost_fails(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    duels = [await begun(first) for _ in range(5)]
    lost = Thing(Kind.DUEL, duels[2])
    await second.database.do(
        "UPDATE leases SET node = 1, epoch = epoch + 1 WHERE thing = ?", (lost.id,)
    )
    came = await asyncio.gather(
        *(first.journal.append(duel, 0, given(0)) for duel in duels), return_exceptions=True
    )
    assert [type(each) for each in came] == [
        FencedError if duel == lost.id else type(None) for duel in duels
    ]
    assert [len(await first.matches.answers(duel)) for duel in duels] == [1, 1, 0, 1, 1]


def lost_of(kind: Kind) -> float:
    """How many of these this process has lost to another one, by the figures."""
    return REGISTRY.get_sample_value("duelkeeper_lost_total", {"kind": kind}) or 0.0


async def test_a_duel_that_another_process_has_is_let_go_of_at_once_and_not_rebuilt(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    here, there = Room(first), Room(second)
    session = await here.duel()
    await fingers(session)
    kept = await first.matches.answers(session.record.id)
    await hold_for_gone(first, second)
    taken = await there.sessions.get(session.record.id)
    assert taken is not None
    lost = lost_of(Kind.DUEL)
    with pytest.raises(FencedError):
        await session.answer(YUGI, 1, (0,))
    assert here.stage.gone == [session.record.id]
    assert (here.sessions.going_on, there.sessions.going_on) == (0, 1)
    assert lost_of(Kind.DUEL) == lost + 1
    for _ in range(2):
        with pytest.raises(FencedError):
            await session.sight(Seat(0))
        await here.clock.advance(60.0)
    with pytest.raises(ElsewhereError):
        await here.sessions.get(session.record.id)
    assert await second.matches.answers(session.record.id) == kept
    assert await taken.answer(YUGI, 1, (0,)) is Verdict.TAKEN


async def test_an_event_that_another_process_has_is_let_go_of_at_once(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    here, there = (hosts_of(store) for store in stores)
    gone: list[int] = []
    here.gone.hear(lambda hosted: gone.append(hosted.record.id))
    hosted = await here.create(EVENT)
    event = hosted.record.id
    await hosted.decide(Joined(ALICE))
    with pytest.raises(ElsewhereError):
        await there.get(event)
    await hold_for_gone(first, second)
    other = await there.get(event)
    assert other is not None
    assert other.entries == hosted.entries
    lost = lost_of(Kind.EVENT)
    for _ in range(2):
        with pytest.raises(FencedError):
            await hosted.decide(Joined(BOB))
    assert gone == [event]
    assert lost_of(Kind.EVENT) == lost + 1
    with pytest.raises(ElsewhereError):
        await here.get(event)
    await other.decide(Joined(BOB))
    assert [entry.record for entry in await second.events.entries(event)] == [
        Joined(ALICE),
        Joined(BOB),
    ]


@pytest.mark.parametrize("name", OF_EVENTS)
async def test_of_an_event_that_another_process_has_nothing_is_changed(
    stores: tuple[Store, Store], name: str
) -> None:
    first, second = stores
    event = (await hosts_of(first).create(EVENT)).record.id
    await first.event_tables.lay(event, 0, [1])
    await hold_for_gone(first, second)
    await second.owners.take(Thing(Kind.EVENT, event))
    before = await all_of_events(second)
    with pytest.raises(FencedError):
        await OF_EVENTS[name](first, event)
    assert await all_of_events(second) == before
    await OF_EVENTS[name](second, event)
    assert await all_of_events(second) != before


async def all_of_events(store: Store) -> dict[str, object]:
    tables = "events", "event_records", "event_players", "event_tables", "event_posts"
    return {
        table: sorted(map(str, await store.database.rows(f"SELECT * FROM {table}")))
        for table in (*tables, "event_clocks")
    }


def hosts_of(store: Store) -> Hosts:
    return Hosts(store, ManualClock(), Notice[Hosted]())


async def test_an_event_is_had_from_when_its_draft_is_announced(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    draft = await first.events.create(EVENT, draft=True)
    assert await first.event_drafts.announce(draft, EVENT.organiser)
    with pytest.raises(ElsewhereError):
        await second.owners.take(Thing(Kind.EVENT, draft))
