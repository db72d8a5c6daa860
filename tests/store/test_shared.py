"""Two processes on one database: neither writes over what the other has set, both read it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.people.quiet import Quiet
from bot.people.store import Asked, Rung, Ways
from bot.people.terms import ClockKind, Shade, Shown, Terms
from bot.shared.database import UnavailableError
from bot.shared.fresh import Fresh
from bot.store import Store
from tests.waiting import until_read

YUGI, SHOP = 1, 7
SOON = 0.05


@pytest.fixture
async def both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, each_engine: None
) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes, each with what it remembers."""
    monkeypatch.setattr("bot.store.FRESH", SOON)
    store = await Store.open(tmp_path / "shared.sqlite")
    yield Store(store.database, shared=True), Store(store.database, shared=True)
    await store.close()


async def reads(store: Store, ways: Ways) -> None:
    """The process reads these ways of YUGI, if not at once."""

    async def read() -> Ways | None:
        return await store.people.ways(YUGI)

    await until_read(read, ways.__eq__)


async def test_what_one_sets_the_other_does_not_write_over(both: tuple[Store, Store]) -> None:
    one, other = both
    await one.people.hear(YUGI, "ja")
    for each in both:
        assert await each.people.ways(YUGI) == Ways("ja")
    await one.people.let_choose(YUGI, "ja", True)
    await other.people.ring(YUGI, "ja", Rung.NEVER)
    await one.people.show(YUGI, "ja", Shown.BOTH, Shade.LIGHT)
    await other.people.ask(YUGI, "ja", Asked.ALWAYS)
    await one.people.guard(YUGI, "ja", False)
    await other.people.show(YUGI, "ja", Shown.WORDS)
    all_of_it = Ways(
        *("ja", True, Asked.ALWAYS, Rung.NEVER, Shown.WORDS, Shade.LIGHT),
        only_words=True,
        guarded=False,
    )
    for each in both:
        await reads(each, all_of_it)


async def test_who_sets_one_thing_first_has_the_usual_of_all_others(
    both: tuple[Store, Store],
) -> None:
    one, other = both
    await one.people.ask(YUGI, "en", Asked.MUST)
    assert await other.people.ways(YUGI) == Ways("en", asked=Asked.MUST)
    await one.settings.change(SHOP, Terms(delay=3), ["delay"])
    assert await other.settings.of(SHOP) == Terms(delay=3)


async def test_terms_of_a_server_set_by_two_at_once_all_hold(both: tuple[Store, Store]) -> None:
    one, other = both
    read = await one.settings.of(SHOP)
    await asyncio.gather(
        one.settings.change(SHOP, replace(read, pace=3.0), ["pace"]),
        other.settings.change(SHOP, replace(read, delay=5), ["delay"]),
        other.settings.change(SHOP, replace(read, clock=ClockKind.LIVE), ["clock"]),
    )
    assert await one.settings.of(SHOP) == Terms(pace=3.0, delay=5, clock=ClockKind.LIVE)


async def test_quiet_hours_are_read_by_the_other_within_seconds(
    both: tuple[Store, Store],
) -> None:
    one, other = both
    night = Quiet("Asia/Tokyo", 23, 7)
    assert await other.quiet.of(YUGI) is None
    await one.quiet.change(YUGI, night)
    await until_read(lambda: other.quiet.of(YUGI), lambda hours: hours == night)
    await other.quiet.change(YUGI, None)
    await until_read(lambda: one.quiet.of(YUGI), lambda hours: hours is None)


async def test_what_could_not_be_kept_does_not_hold(
    both: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = both
    await one.people.hear(YUGI, "en")

    async def fail(*_: object) -> int:
        raise UnavailableError("gone")

    with monkeypatch.context() as patched:
        patched.setattr(one.people._database, "do", fail)
        with pytest.raises(UnavailableError):
            await one.people.ring(YUGI, "en", Rung.ALWAYS)
    assert await one.people.ways(YUGI) == Ways("en")


async def test_a_process_that_is_alone_reads_each_person_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(tmp_path / "alone.sqlite")
    await store.people.hear(YUGI, "en")
    again = Store(store.database)
    asked: list[str] = []
    row = store.database.row

    async def noted(statement: str, *values: object) -> object:
        asked.append(statement)
        return await row(statement, *values)  # type: ignore[arg-type]

    monkeypatch.setattr(store.database, "row", noted)
    for _ in range(3):
        assert await again.people.ways(YUGI) == Ways("en")
    assert len(asked) == 1
    await store.close()


def test_what_was_read_lasts_and_a_change_here_makes_it_no_younger() -> None:
    now = [0.0]
    fresh: Fresh[str, int] = Fresh(2, 5.0, lambda: now[0])
    assert fresh.learn("a", 1) == 1
    now[0] = 4.0
    fresh.change("a", 2)
    assert fresh.learn("a", 1) == 2
    now[0] = 5.0
    assert fresh.get("a", None) is None
    assert fresh.learn("a", 3) == 3
    fresh.change("b", 1)
    assert fresh.get("b", None) == 1
    fresh.change("c", 1)
    assert fresh.get("a", None) is None, "the oldest of three is gone"
    fresh.forget("c")
    assert fresh.get("c", None) is None
