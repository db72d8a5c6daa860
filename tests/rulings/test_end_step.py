"""The End Step: no attack comes any more, but both players can still use quick effects."""

import pytest

from tests.table import Table, side


@pytest.mark.rule("MR-BATTLE-09", "MR-PRIO-01")
def test_the_turn_player_can_use_a_quick_effect_in_it_before_the_opponent() -> None:
    """Q&A 19252: the End Step is a time for quick effects like the Start Step."""
    table = Table(yugi=side(field=["Uraby", "Jar of Greed"]), kaiba=side())
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.kaiba.passes()
    table.yugi.activates("Jar of Greed", at="battle phase")
    table.everyone_passes()

    assert table.chains() == [["Jar of Greed"]]
    assert table.phase == "main phase 2"


@pytest.mark.rule("MR-BATTLE-09")
def test_what_the_opponent_summons_in_it_is_not_attacked() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Scapegoat"]))
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.kaiba.passes()
    table.kaiba.activates("Scapegoat", at="battle phase")
    table.everyone_passes()

    assert len(table.kaiba.monsters) == 4
    assert table.phase == "main phase 2"


@pytest.mark.rule("MR-PRIO-05")
def test_what_the_opponent_does_before_it_lets_attacks_go_on() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Scapegoat"]))
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.kaiba.activates("Scapegoat", at="battle phase")
    table.everyone_passes()

    assert table.yugi.may("attack", "Uraby")
