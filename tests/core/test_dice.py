"""Chance is fair, repeatable and verifiable."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Dice

SEED = bytes(range(32))
FIRST_DRAWS = [982, 217, 505, 39, 457, 905, 507, 437, 871, 571, 403, 828]


@pytest.mark.rule("MR-GEN-10")
def test_ten_thousand_rolls_lie_within_the_die_and_every_face_occurs() -> None:
    dice = Dice(SEED)
    faces = Counter(dice.below(6) + 1 for _ in range(10_000))

    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(1_500 < count < 1_850 for count in faces.values())


@pytest.mark.rule("MR-GLOS-22")
@given(st.binary(min_size=16, max_size=64), st.integers(0, 80))
def test_a_shuffle_is_a_permutation(seed: bytes, size: int) -> None:
    cards = list(range(size))
    Dice(seed).shuffle(cards)

    assert sorted(cards) == list(range(size))


@pytest.mark.rule("MR-SETUP-01")
def test_the_same_seed_gives_the_same_order_and_another_seed_another() -> None:
    orders = []
    for seed in (SEED, SEED, SEED[::-1]):
        cards = list(range(40))
        Dice(seed).shuffle(cards)
        orders.append(cards)

    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


def test_the_stream_of_draws_is_the_one_of_the_first_release() -> None:
    dice = Dice(SEED)

    assert [dice.below(1_000) for _ in range(12)] == FIRST_DRAWS


def test_every_place_of_a_shuffled_deck_is_equally_likely() -> None:
    dice, places = Dice(SEED), Counter[int]()
    for _ in range(6_000):
        cards = [0, 1, 2, 3, 4, 5]
        dice.shuffle(cards)
        places[cards.index(0)] += 1

    assert all(850 < places[place] < 1_150 for place in range(6))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dice(SEED).commitment == sha256(SEED).hexdigest()


@pytest.mark.parametrize("size", [0, 15, 65])
def test_a_seed_of_the_wrong_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="16 to 64 bytes"):
        Dice(bytes(size))
