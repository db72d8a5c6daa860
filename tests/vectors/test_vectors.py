"""Every vector comes out as expected."""

import os
from pathlib import Path

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector, missing, read_folder

DATA = Path(__file__).with_name("data")
SHARED = Path(__file__).parents[3] / "shared" / "vectors"
FURTHER = Path(os.environ.get("DUELKEEPER_VECTORS", SHARED))
"""A folder of vectors that are not our own; they are played where their cards are known."""


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


@pytest.mark.parametrize("vector", [marked(v) for v in ours()])
def test_the_vector_comes_out_as_expected(vector: Vector) -> None:
    assert verdict(vector) == "ok"


def test_each_vector_has_an_id_of_its_own() -> None:
    ids = [vector.id for vector in ours()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("vector", further(), ids=lambda vector: vector.id)
def test_a_further_vector_comes_out_as_expected(vector: Vector) -> None:
    told = verdict(vector)
    if told.startswith("unplayable"):
        pytest.skip(told)
    assert told == "ok"
