"""The ready decks keep the sizes and copies of their formats, and come in pairs."""

from collections import Counter

import pytest

from cards.decks import BENCH_DECKS, EXPERT, MASTER, READY_DECKS, SPEED
from cards.yugioh import BOOK
from engine.core.game import ReadyDeck

SIZES = {"master": range(40, 61), "speed": range(20, 21), "expert": range(40, 61)}
EVERY = READY_DECKS + BENCH_DECKS


@pytest.mark.parametrize("ready", EVERY, ids=lambda ready: ready.key)
def test_a_ready_deck_is_legal(ready: ReadyDeck) -> None:
    assert len(ready.deck["main"]) in SIZES[ready.format]
    assert max(Counter(ready.deck["main"]).values()) <= 3
    assert set(ready.deck["main"]) <= set(BOOK)
    assert ready.deck["side"] == ()


@pytest.mark.parametrize("ready", EVERY, ids=lambda ready: ready.key)
def test_a_ready_deck_is_named_in_each_language(ready: ReadyDeck) -> None:
    assert {language for language, name in ready.names.items() if name} == {"en", "ja", "zh"}


@pytest.mark.parametrize(
    ("key", "main", "extra"),
    [
        ("yugi-evolution", 50, 0),
        ("kaiba-evolution", 50, 0),
        ("jaden-hero", 46, 7),
        ("5ds-junk", 40, 3),
        ("space-time", 40, 0),
        ("xyz-symphony", 40, 5),
        ("link-strike", 40, 3),
        ("dark-magic", 42, 1),
    ],
)
def test_a_printed_deck_has_as_many_cards_as_it_was_sold_with(
    key: str, main: int, extra: int
) -> None:
    (deck,) = (ready.deck for ready in MASTER if ready.key == key)
    assert (len(deck["main"]), len(deck["extra"])) == (main, extra)


def test_each_format_has_its_ready_decks() -> None:
    assert {ready.format for ready in MASTER} == {"master"}
    assert {ready.format for ready in SPEED} == {"speed"}
    assert {ready.format for ready in EXPERT} == {"expert"}
    assert (len(MASTER), len(SPEED), len(EXPERT)) == (10, 4, 3)


def test_no_two_decks_share_a_key_or_a_name() -> None:
    assert len({ready.key for ready in EVERY}) == len(EVERY)
    for language in ("en", "ja", "zh"):
        assert len({ready.names[language] for ready in EVERY}) == len(EVERY)
