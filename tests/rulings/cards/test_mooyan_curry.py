"""Mooyan Curry: one player gains 200 LP."""

import pytest

from tests.table import Table, side

CARD = "Mooyan Curry"


@pytest.mark.parametrize(("effect", "player"), [(0, "yugi"), (1, "kaiba")])
def test_its_player_chooses_who_gains_as_it_is_activated(effect: int, player: str) -> None:
    """FAQ 4344."""
    table = Table(yugi=side(hand=[CARD]))
    table.yugi.activates(CARD, effect=effect)
    table.everyone_passes()

    assert table.life_changes() == [(player, "GAIN", 200)]
