"""What every game says in the same way."""

import pickle

from engine.core.game import Fault, FaultySetupError


def test_what_is_wrong_with_a_setup_can_be_told_from_another_process() -> None:
    error = FaultySetupError({1: (Fault("too_many", {"count": 61}),)})

    told = pickle.loads(pickle.dumps(error))

    assert told.faults == error.faults
    assert str(told) == str(error)
    assert "too_many" in str(told)
