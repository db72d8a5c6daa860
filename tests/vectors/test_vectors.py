"""Every vector comes out as expected."""

import os
from pathlib import Path

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector, missing, read_folder

DATA = Path(__file__).with_name("data")
VARIABLE = "DUELKEEPER_VECTORS"
"""Names a folder of vectors not our own; they are played where their cards are known."""
FAULTY = {"card-19613556/a": "unplayable: two cards lie in the same zone of player 1"}
"""Vectors that cannot be right, with why: this one lays two cards in S1 of one player."""
UNNAMED = f"there are no further vectors; name their folder in {VARIABLE}"


def ours() -> list[Vector]:
    """The vectors of this repository, as they are read."""
    return list(read_folder(DATA))


def further() -> list[Vector]:
    """The vectors of the other folder that are not ours and whose cards are all known."""
    folder = os.environ.get(VARIABLE)
    if folder is None:
        return []
    if not Path(folder).is_dir():
        raise NotADirectoryError(f"{VARIABLE} names no folder: {folder}")
    known = {vector.id for vector in ours()}
    vectors = read_folder(Path(folder))
    return [vector for vector in vectors if vector.id not in known and missing(vector) is None]


def further_or_none() -> list[object]:
    """Those vectors as parameters, or one that tells where they could be named."""
    if found := further():
        return [pytest.param(vector, id=vector.id) for vector in found]
    return [pytest.param(None, id="none", marks=pytest.mark.skip(reason=UNNAMED))]


def marked(vector: Vector) -> object:
    """The vector as a parameter, with its ID and the rules that it shows."""
    return pytest.param(
        vector, id=vector.id, marks=pytest.mark.rule(*vector.text.get("rules", ()))
    )


@pytest.mark.parametrize("vector", [marked(v) for v in ours()])
def test_the_vector_comes_out_as_expected(vector: Vector) -> None:
    assert verdict(vector) == FAULTY.get(vector.id, "ok")


def test_each_vector_has_an_id_of_its_own() -> None:
    ids = [vector.id for vector in ours()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("vector", further_or_none())
def test_a_further_vector_comes_out_as_expected(vector: Vector) -> None:
    told = verdict(vector)
    if told.startswith("unplayable"):
        pytest.skip(told)
    assert told == "ok"
