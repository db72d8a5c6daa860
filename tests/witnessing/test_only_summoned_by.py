"""By which card alone a monster comes is read, though the rest of its text is by hand."""

import pytest

from engine.yugioh.language import OnlySummonedBy
from engine.yugioh.pool.state import State
from tests.witnessing.test_by_hand import by_hand, made


@pytest.mark.parametrize(
    "text",
    [
        'Must be Special Summoned by "Pot of Greed" and cannot be Special Summoned by other '
        "ways.",
        'This card cannot be Special Summoned except with "Pot of Greed".',
    ],
)
def test_by_which_card_alone_it_comes_is_enforced(text: str) -> None:
    """Mirage Knight, which Dark Flare Knight brings (FAQ 5699)."""
    card, state = made(f"Cannot be Normal Summoned/Set. {text} Gains 100 ATK for each tune.")
    assert state == State.BY_HAND
    assert OnlySummonedBy("Pot of Greed") in card.effects
    assert (2,) in by_hand(card).values()


def test_by_which_cards_else_it_comes_is_done_by_hand() -> None:
    """Vennominaga the Deity of Poisonous Snakes, which comes by its own effect as well."""
    text = 'Must be Special Summoned with "Pot of Greed" or by its own effect.'
    card, _ = made(f"Cannot be Normal Summoned/Set. {text} Gains 100 ATK for each tune.")
    assert not any(isinstance(each, OnlySummonedBy) for each in card.effects)
