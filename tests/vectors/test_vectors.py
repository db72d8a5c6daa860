"""Every vector that the cards of today can play comes out as expected."""

import os
from pathlib import Path

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector, missing, read_folder

SHARED = Path(__file__).parents[3] / "shared" / "vectors"
FOLDER = Path(os.environ.get("DUELKEEPER_VECTORS", SHARED))


def playable() -> list[Vector]:
    """The vectors all of whose cards are implemented."""
    return [vector for vector in read_folder(FOLDER) if missing(vector) is None]


@pytest.mark.skipif(
    not FOLDER.is_dir(),
    reason="there are no vectors here; name their folder in DUELKEEPER_VECTORS",
)
@pytest.mark.parametrize("vector", playable(), ids=lambda vector: vector.id)
def test_the_vector_comes_out_as_expected(vector: Vector) -> None:
    told = verdict(vector)
    if told.startswith("unplayable"):
        pytest.skip(told)
    assert told == "ok"
