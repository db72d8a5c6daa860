"""What every game says in the same way."""

import pickle

from engine.core.game import Fault, FaultySetupError
from engine.yugioh.formats.deck_faults import DeckFault


def test_what_is_wrong_with_a_setup_can_be_told_from_another_process() -> None:
    error = FaultySetupError({1: (Fault(DeckFault.TOO_MANY, {"count": 61}),)})

    told = pickle.loads(pickle.dumps(error))

    assert told.faults == error.faults
    assert str(told) == str(error)
    assert "too_many" in str(told)
