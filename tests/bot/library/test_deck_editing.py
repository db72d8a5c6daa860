"""Edits of a deck are those of a list, and no edit of a kept deck is lost or overwritten."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable

import pytest

from bot.decks.editing import Act, Edit, EditError, edited, places
from bot.decks.share_store import MOST_SHARES, Shares
from bot.decks.store import (
    MOST_DECKS,
    BadDeckNameError,
    DeckNameTakenError,
    Decks,
    TooManyDecksError,
)
from bot.store import Store
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists.reading import MOST_CARDS
from engine.core.game import DeckList
from engine.yugioh.formats.decks import PARTS, deck_list

YUGI, KAIBA = 11, 22
EXTRA = (7, 8, 9)
"""The cards that start in the Extra Deck."""

ACTS: list[str] = [*Act, *PARTS]


def own_part(code: int) -> str:
    return "extra" if code in EXTRA else "main"


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await Store.open(":memory:")
    yield store
    await store.close()


@pytest.fixture
def decks(store: Store) -> Decks:
    return store.decks


def by_hand(parts: dict[str, list[int]], edit: Edit) -> bool:
    """Do to lists of codes what the edit says; whether it may be done."""
    cards, allowed = parts[edit.part], places(YUGIOH.parts, own_part(edit.code))
    had = cards.count(edit.code)
    if edit.act == Act.MORE:
        if edit.part not in allowed or len(cards) == MOST_CARDS:
            return False
        cards.append(edit.code)
    elif not had:
        return False
    elif target := edit.target:
        if target not in allowed or (target != edit.part and len(parts[target]) == MOST_CARDS):
            return False
        cards.remove(edit.code)
        parts[target].append(edit.code)
    else:
        gone = had if edit.act == Act.OUT else 1
        if sum(map(len, parts.values())) == gone:
            return False
        for _ in range(gone):
            cards.remove(edit.code)
    return True


@pytest.mark.parametrize("seed", range(40))
def test_any_edits_give_the_deck_that_they_give_by_hand(seed: int) -> None:
    dice = random.Random(seed)
    deck = deck_list((1, 1, 2), (7,), (3,))
    parts = {part: [*deck[part]] for part in PARTS}
    refused = 0
    for _ in range(300):
        acts = [Act.MORE.value] * 3 + ACTS if seed % 2 else ACTS
        edit = Edit(dice.choice(acts), dice.choice(PARTS), dice.randint(1, 9))
        may = by_hand(parts, edit)
        try:
            deck = edited(deck, edit, YUGIOH.parts, own_part(edit.code))
        except EditError:
            assert not may, edit
            refused += 1
        else:
            assert may, edit
        for part in PARTS:
            assert Counter(deck[part]) == Counter(parts[part])
    assert refused > 10


def test_copies_of_a_card_stay_together_and_the_rest_in_order() -> None:
    deck = deck_list((1, 2, 3), (), (2,))

    deck = edited(deck, Edit(Act.MORE, "main", 1), YUGIOH.parts, "main")
    deck = edited(deck, Edit("main", "side", 2), YUGIOH.parts, "main")
    assert deck == deck_list((1, 1, 2, 2, 3))
    deck = edited(deck, Edit(Act.OUT, "main", 2), YUGIOH.parts, "main")
    assert deck == deck_list((1, 1, 3))
    assert edited(deck, Edit(Act.LESS, "main", 1), YUGIOH.parts, "main") == deck_list((1, 3))


@pytest.mark.parametrize(
    ("deck", "edit", "key"),
    [
        (deck_list((1,)), Edit(Act.LESS, "main", 1), "deck-edit-last-card"),
        (deck_list((), (), (1, 1)), Edit(Act.OUT, "side", 1), "deck-edit-last-card"),
        (deck_list((1,) * 120), Edit(Act.MORE, "main", 1), "deck-unreadable-too-many"),
        (deck_list((1,)), Edit(Act.MORE, "extra", 1), "deck-edit-wrong-part"),
        (deck_list((1,)), Edit("extra", "main", 1), "deck-edit-wrong-part"),
        (deck_list((1,), (7,)), Edit("main", "extra", 7), "deck-edit-wrong-part"),
        (deck_list((1,)), Edit(Act.LESS, "side", 1), "deck-edit-not-there"),
        (deck_list((1, 1)), Edit(Act.LESS, "main", 1, had=3), "deck-edit-outdated"),
    ],
)
def test_what_may_not_be_done_is_refused_with_its_reason(
    deck: DeckList, edit: Edit, key: str
) -> None:
    with pytest.raises(EditError) as refused:
        edited(deck, edit, YUGIOH.parts, own_part(edit.code))

    assert refused.value.key == key


def one_more(code: int) -> Callable[[DeckList], DeckList]:
    return lambda deck: edited(deck, Edit(Act.MORE, "main", code), YUGIOH.parts, "main")


async def test_edits_at_the_same_time_are_all_kept(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "Dark", deck_list((1,)))

    await asyncio.gather(*(decks.change(YUGI, kept.id, one_more(n)) for n in range(2, 32)))

    there = await decks.get(YUGI, kept.id)
    assert there is not None
    assert sorted(there.deck["main"]) == [*range(1, 32)]
    assert there.revision == kept.revision + 30


async def test_an_edit_does_not_overwrite_what_was_imported_meanwhile(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "Dark", deck_list((1,)))
    tries: list[DeckList] = []

    def edit(deck: DeckList) -> DeckList:
        tries.append(deck)
        return one_more(9)(deck)

    importing = decks.keep(YUGI, "yugioh", "dark", deck_list((5, 5)))
    await asyncio.gather(decks.change(YUGI, kept.id, edit), importing)

    there = await decks.get(YUGI, kept.id)
    assert there is not None
    assert there.deck in (deck_list((5, 5)), deck_list((5, 5, 9)))
    assert tries[0] == deck_list((1,))


async def test_nobody_edits_or_renames_the_deck_of_another(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "Dark", deck_list((1,)))

    assert await decks.change(KAIBA, kept.id, one_more(2)) is None
    assert await decks.rename(KAIBA, kept.id, "Mine") is None
    assert await decks.get(YUGI, kept.id) == kept


async def test_a_deck_is_renamed_but_never_over_another(decks: Decks) -> None:
    kept = await decks.keep(YUGI, "yugioh", "Dark", deck_list((1,)))
    other = await decks.keep(YUGI, "yugioh", "Light", deck_list((2,)))

    renamed = await decks.rename(YUGI, kept.id, "  DARK\n <@&1> @everyone ")
    assert renamed is not None
    assert (renamed.id, renamed.deck) == (kept.id, kept.deck)
    assert renamed.name == "DARK ＜@&1> ＠everyone"
    with pytest.raises(DeckNameTakenError):
        await decks.rename(YUGI, kept.id, "ＬＩＧＨＴ")
    with pytest.raises(BadDeckNameError):
        await decks.rename(YUGI, kept.id, "x" * 51)
    assert await decks.of(YUGI) == (renamed, other)


async def test_what_is_added_takes_no_other_deck_away(decks: Decks) -> None:
    kept = await decks.add(YUGI, "yugioh", "Dark", deck_list((1,)))

    with pytest.raises(DeckNameTakenError):
        await decks.add(YUGI, "yugioh", "dark", deck_list((2,)))
    for number in range(1, MOST_DECKS):
        await decks.add(YUGI, "yugioh", f"deck {number}", deck_list((1,)))
    with pytest.raises(TooManyDecksError):
        await decks.add(YUGI, "yugioh", "one more", deck_list((1,)))
    assert await decks.get(YUGI, kept.id) == kept


async def test_a_share_is_its_owners_to_take_back_and_old_ones_make_room(
    store: Store,
) -> None:
    shares: Shares = store.shares
    first = await shares.add(YUGI, "Yugi", "yugioh", "Dark", deck_list((1,), (7,)))
    of_kaiba = await shares.add(KAIBA, "Kaiba", "yugioh", "Light", deck_list((2,)))

    assert await shares.get(first.key) == first
    assert await shares.get("0" * 32) is None
    assert not await shares.take_back(KAIBA, first.key)
    for number in range(MOST_SHARES):
        newest = await shares.add(YUGI, "Yugi", "yugioh", f"{number}", deck_list((1,)))
    assert await shares.get(first.key) is None
    assert await shares.get(newest.key) == newest
    assert await shares.take_back(YUGI, newest.key)
    assert await shares.get(newest.key) is None
    assert await shares.get(of_kaiba.key) == of_kaiba
