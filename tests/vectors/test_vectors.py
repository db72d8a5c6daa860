"""Every vector comes out as expected; those that wait for a card are named, one by one."""

import os
from pathlib import Path

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector, missing, read_folder

DATA = Path(__file__).with_name("data")
SHARED = Path(__file__).parents[3] / "shared" / "vectors"
FURTHER = Path(os.environ.get("DUELKEEPER_VECTORS", SHARED))
"""A folder of vectors that are not our own; they are played where their cards are known."""
AWAITED = (
    "MR-INFO-11/a",
    "MR-INFO-11/b",
)
"""The vectors whose cards are still to be written."""


def ours() -> list[Vector]:
    """The vectors of this repository, as they are read."""
    return list(read_folder(DATA))


def further() -> list[Vector]:
    """The vectors of the other folder that are not ours and whose cards are all known."""
    known = {vector.id for vector in ours()}
    vectors = read_folder(FURTHER) if FURTHER.is_dir() else ()
    return [vector for vector in vectors if vector.id not in known and missing(vector) is None]


def marked(vector: Vector) -> object:
    """The vector as a parameter, with its ID and the rules that it shows."""
    return pytest.param(vector, id=vector.id, marks=pytest.mark.rule(*vector.text["rules"]))


@pytest.mark.parametrize("vector", [marked(v) for v in ours() if v.id not in AWAITED])
def test_the_vector_comes_out_as_expected(vector: Vector) -> None:
    assert verdict(vector) == "ok"


@pytest.mark.parametrize("vector", [v for v in ours() if v.id in AWAITED], ids=lambda v: v.id)
def test_a_vector_is_awaited_only_while_a_card_is_missing(vector: Vector) -> None:
    assert missing(vector) is not None, f"{vector.id} can be played: strike it from AWAITED"


def test_every_awaited_vector_is_ours() -> None:
    ids = [vector.id for vector in ours()]
    assert sorted(set(AWAITED) - set(ids)) == []
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("vector", further(), ids=lambda vector: vector.id)
def test_a_further_vector_comes_out_as_expected(vector: Vector) -> None:
    told = verdict(vector)
    if told.startswith("unplayable"):
        pytest.skip(told)
    assert told == "ok"
