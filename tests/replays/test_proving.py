"""Shuffles are proven by the fingerprint, without the engine that made them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.replays.frames import Proof, Shuffle
from bot.replays.proving import proven, shuffled
from engine.core.dice import Dice

SEED = bytes(range(32))


@given(some.binary(min_size=16, max_size=64), some.lists(some.integers(0, 60), max_size=4))
def test_they_are_worked_out_as_the_engine_does(seed: bytes, sizes: list[int]) -> None:
    dice = Dice(seed)
    dice.below(6)
    for size in sizes:
        start, cards = dice.drawn, list(range(size))
        dice.shuffle(cards)
        assert shuffled(seed, start, size) == Shuffle(start, tuple(cards))
        assert dice.shuffled[-1] == (start, size)


def proof() -> Proof:
    orders = shuffled(SEED, 0, 40), shuffled(SEED, 39, 20)
    return Proof(Dice(SEED).commitment, SEED.hex(), orders)


def test_what_fits_the_fingerprint_is_proven() -> None:
    assert proven(proof())


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": bytes(32).hex()},
        {"seed": "no number"},
        {"seed": ""},
        {"fingerprint": "0" * 64},
        {"shuffles": (Shuffle(0, tuple(range(40))),)},
        {"shuffles": (shuffled(SEED, 1, 40), Shuffle(0, shuffled(SEED, 1, 40).order))},
        {"shuffles": (Shuffle(-1, tuple(range(40))),)},
        {"shuffles": (Shuffle(1 << 70, tuple(range(40))),)},
    ],
)
def test_what_was_changed_is_not(changes: dict[str, object]) -> None:
    assert not proven(replace(proof(), **changes))  # type: ignore[arg-type]
