"""Horus the Black Flame Dragon LV6: Spells do nothing to it; it grows after a battle won."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

HORUS = "Horus the Black Flame Dragon LV6"


@pytest.mark.rule("MR-GLOS-05")
def test_spells_of_either_player_do_nothing_to_it() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole", "Rush Recklessly"], field=[HORUS]),
        kaiba=side(field=[HORUS, "Uraby"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == table.kaiba.monsters == [HORUS]


@pytest.mark.rule("MR-GLOS-05")
def test_traps_and_battle_reach_it() -> None:
    table = Table(yugi=side(field=[HORUS]), kaiba=side(field=["Sakuretsu Armor"]))
    table.yugi.attacks_with(HORUS)
    table.kaiba.activates("Sakuretsu Armor")
    table.everyone_passes()

    assert table.yugi.graveyard == [HORUS]


def test_without_the_next_level_nothing_is_offered_at_the_end_of_the_turn() -> None:
    table = Table(yugi=side(field=[HORUS]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(HORUS, at="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.monsters == [HORUS]
    assert table.questions(Reason.TRIGGER) == [[]]
