"""Whoever changes their deck, or joins and leaves, for hours leaves a short log."""

from collections.abc import AsyncIterator

import pytest

from bot.events import director, records
from bot.events.event import Event
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import MOST_JOINS, Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.shared.notices import Notice
from bot.store import Store
from engine.yugioh.formats.decks import deck_list
from tests.bot.standing_in import ManualClock

ALICE, BOB, CAROL = (Player(number) for number in (71, 72, 73))
TERMS = Terms(Shape.SWISS, b"seed", rounds=2, checks_in=False)
EVENT = EventRecord(0, 5, 6, "Friday", "en", 70, TERMS, Rules("yugioh", "master", 1_000))


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await Store.open(":memory:")
    yield store
    await store.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def hosted(store: Store, clock: ManualClock) -> Hosted:
    return await Hosts(store, clock, Notice()).create(EVENT)


async def bring(hosted: Hosted, player: Player, card: int, by: Player | None = None) -> bool:
    record = PlayerRecord(player, f"Player {player}", "en", deck_list((card,)))
    return await hosted.enter(record, by=by or player)


async def test_of_the_changes_of_one_deck_the_last_is_kept(
    hosted: Hosted, store: Store, clock: ManualClock
) -> None:
    for player in (ALICE, BOB, CAROL):
        await bring(hosted, player, 1)
    for card in range(2, 40):
        clock.time += 60
        await bring(hosted, ALICE, card)
        await bring(hosted, BOB, card)
        await bring(hosted, ALICE, card + 100, by=CAROL)
    changes = hosted.entries[3:]
    assert [(each.record, each.by) for each in changes] == [
        (records.DeckChanged(ALICE), ALICE),
        (records.DeckChanged(BOB), BOB),
        (records.DeckChanged(ALICE), CAROL),
    ]
    assert {each.at for each in changes} == {round(clock.wall())}
    assert hosted.players[ALICE].deck == deck_list((139,))

    await hosted.decide(director.start(hosted.event))
    kept = await store.events.entries(hosted.record.id)
    assert kept == hosted.entries
    again = Event.of(TERMS, kept)
    assert (again.joined, again.players) == (hosted.event.joined, hosted.event.players)
    assert await store.events.players(hosted.record.id) == hosted.players


async def test_a_change_after_joining_anew_is_kept_beside_that_before(hosted: Hosted) -> None:
    for card in (1, 2):
        await bring(hosted, ALICE, card)
    await hosted.decide(records.Withdrew(ALICE), by=ALICE)
    for card in (1, 2, 3):
        await bring(hosted, ALICE, card)
    assert [type(each.record) for each in hosted.entries] == [
        records.Joined,
        records.DeckChanged,
        records.Withdrew,
        records.Joined,
        records.DeckChanged,
    ]


async def test_nobody_joins_and_leaves_for_ever(hosted: Hosted) -> None:
    for _ in range(MOST_JOINS):
        await bring(hosted, ALICE, 1)
        await hosted.decide(records.Withdrew(ALICE), by=ALICE)
    with pytest.raises(RefusedError) as refused:
        await bring(hosted, ALICE, 1)
    assert refused.value.refusal is Refusal.TOO_OFTEN
    assert len(hosted.entries) == 2 * MOST_JOINS
    assert await bring(hosted, BOB, 1)
    assert await bring(hosted, ALICE, 1, by=BOB)
