"""Decks are kept by owner and name, replaced whole, and never beyond the number allowed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.decks.store import (
    LONGEST_NAME,
    MOST_DECKS,
    BadDeckNameError,
    Decks,
    TooManyDecksError,
)
from bot.store import Store
from engine.yugioh.formats.decks import deck_list

YUGI, KAIBA = 11, 22
A, B = deck_list((1, 1, 2), (3,), (4,)), deck_list((2**32 - 1,))

pytestmark = pytest.mark.usefixtures("each_engine")


@pytest.fixture
async def decks() -> AsyncIterator[Decks]:
    store = await Store.open(":memory:")
    yield Decks(store.database)
    await store.close()


async def test_a_kept_deck_comes_back_as_it_was(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "  Dark\n Magic ", A)

    assert (kept.name, kept.game, kept.deck) == ("Dark Magic", "yugioh", A)
    assert await decks.named(YUGI, "dark  MAGIC") == kept
    assert await decks.named(KAIBA, "Dark Magic") is None


async def test_a_deck_of_the_same_name_is_replaced(decks: Decks) -> None:
    first = await decks.keep(YUGI, "yugioh", "Straße Ⅱ", A)
    second = await decks.keep(YUGI, "yugioh", "STRASSE II", B)
    await decks.keep(KAIBA, "yugioh", "Straße Ⅱ", A)

    assert second.id == first.id
    assert await decks.of(YUGI) == (second,)
    assert second.deck == B


async def test_decks_are_listed_by_name(decks: Decks) -> None:
    for name in ("b", "A", "c"):
        await decks.keep(YUGI, "yugioh", name, A)

    assert [kept.name for kept in await decks.of(YUGI)] == ["A", "b", "c"]


async def test_only_the_owner_deletes_a_deck_and_only_once(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "Mine", A)

    assert await decks.delete(KAIBA, kept.id) is None
    assert await decks.delete(YUGI, kept.id) == kept
    assert await decks.delete(YUGI, kept.id) is None
    assert await decks.of(YUGI) == ()


async def test_a_deck_is_got_by_its_number_by_its_owner_alone(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "Dark", A)

    assert await decks.get(YUGI, kept.id) == kept
    assert await decks.get(KAIBA, kept.id) is None
    assert await decks.get(YUGI, kept.id + 1) is None


@pytest.mark.parametrize("name", ["", " \u200b\n", "x" * (LONGEST_NAME + 1)])
async def test_a_name_that_will_not_do_is_refused(decks: Decks, name: str) -> None:
    with pytest.raises(BadDeckNameError):
        await decks.keep(YUGI, "yugioh", name, A)

    assert await decks.of(YUGI) == ()


async def test_one_too_many_is_refused_but_replacing_is_not(decks: Decks) -> None:
    for number in range(MOST_DECKS):
        await decks.keep(YUGI, "yugioh", f"deck {number}", A)

    with pytest.raises(TooManyDecksError):
        await decks.keep(YUGI, "yugioh", "one more", B)
    await decks.keep(YUGI, "yugioh", "Deck 7", B)
    await decks.keep(KAIBA, "yugioh", "one more", B)

    assert len(await decks.of(YUGI)) == MOST_DECKS
    found = await decks.named(YUGI, "deck 7")
    assert found is not None
    assert found.deck == B


async def test_decks_outlast_the_program(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "decks.db")
    kept = await Decks(store.database).keep(YUGI, "yugioh", "Lasting", A)
    await store.close()

    store = await Store.open(tmp_path / "decks.db")
    try:
        assert await Decks(store.database).of(YUGI) == (kept,)
    finally:
        await store.close()
