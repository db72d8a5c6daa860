"""A pool holds our cards and imported ones, whose trees are made when somebody asks."""

from dataclasses import replace

import pytest

from cards.yugioh import BOOK, by_name
from engine.yugioh.language import CardText
from engine.yugioh.language.keeping import kept_text
from engine.yugioh.pool import pool as pools
from engine.yugioh.pool.pool import Brought, Pool, only, own_of

KURIBOH = by_name("Kuriboh")
STRANGER = replace(by_name("Mokey Mokey"), name="Mokey the Stranger", passcode=900_000_001)
OTHER = replace(STRANGER, name="Another Stranger", passcode=900_000_002, attack=500)
BROKEN = '{"is": "CardText", "spirit": 1}'


def pool(*cards: CardText, **more: str) -> Pool:
    return Pool(BOOK, {card.passcode: kept_text(card) for card in cards})


def test_our_cards_come_first_and_the_imported_ones_after_them() -> None:
    changed = replace(KURIBOH, attack=9000)
    both = pool(changed, STRANGER)

    assert both[KURIBOH.passcode] is KURIBOH
    assert both[STRANGER.passcode] == STRANGER
    assert [*both] == [*BOOK, STRANGER.passcode]
    assert len(both) == len(BOOK) + 1
    assert STRANGER.passcode in both
    assert OTHER.passcode not in both
    assert both.get(OTHER.passcode) is None
    assert both.text(STRANGER.passcode) == kept_text(STRANGER)
    assert both.text(KURIBOH.passcode) == both.text(OTHER.passcode) == ""
    assert [*both.imported] == [STRANGER]
    with pytest.raises(KeyError):
        both[OTHER.passcode]


def test_a_tree_is_made_once_for_all_pools_and_matches() -> None:
    text = kept_text(STRANGER)
    assert pool(STRANGER)[STRANGER.passcode] is pool(STRANGER, OTHER)[STRANGER.passcode]
    assert Brought(BOOK, (text,))[STRANGER.passcode] is pools.tree(text)


def test_no_more_trees_are_held_than_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_TREES", 3)
    many = [replace(STRANGER, passcode=900_000_100 + n, level=n % 4 + 1) for n in range(10)]
    for card in many:
        assert pools.tree(kept_text(card)) == card
        assert len(pools._TREES) <= 3


def test_what_a_match_brings_goes_before_our_cards() -> None:
    before = replace(KURIBOH, attack=9000)
    brought = Brought(BOOK, (kept_text(before), kept_text(STRANGER), BROKEN))

    assert brought[KURIBOH.passcode] == before
    assert brought[STRANGER.passcode] == STRANGER
    assert len(brought) == len([*brought]) == len(BOOK) + 1
    assert KURIBOH.passcode in brought
    assert OTHER.passcode not in brought
    assert own_of(brought) is own_of(pool(STRANGER)) is own_of(BOOK) is BOOK


def test_of_a_pool_some_imported_cards_alone_can_be_taken() -> None:
    both = pool(STRANGER, OTHER)
    assert only(both, (KURIBOH.passcode, KURIBOH.passcode)) is BOOK
    assert [*only(both, (KURIBOH.passcode, OTHER.passcode))] == [*BOOK, OTHER.passcode]
    assert only(BOOK, (OTHER.passcode,)) is BOOK
