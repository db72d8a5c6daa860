"""Zubaba Knight and Ninja Grandmaster Sasuke: what stands face-up in defense is destroyed."""

import pytest

from engine.yugioh.state.events.battle import Battled
from tests.table import Table, defending, face_down, side

STRIKERS = pytest.mark.parametrize("striker", ["Zubaba Knight", "Ninja Grandmaster Sasuke"])


@STRIKERS
@pytest.mark.rule("MR-DSTEP-09")
@pytest.mark.rule("MR-DSTEP-32")
def test_a_face_up_defender_is_destroyed_before_anything_is_calculated(striker: str) -> None:
    table = Table(
        yugi=side(field=[striker]), kaiba=side(field=[defending("Giant Soldier of Stone")])
    )
    table.yugi.attacks_with(striker)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Giant Soldier of Stone"]
    assert table.happened(Battled) == []
    assert table.life_changes() == []


@STRIKERS
def test_a_face_down_defender_is_fought(striker: str) -> None:
    table = Table(
        yugi=side(field=[striker]), kaiba=side(field=[face_down("Giant Soldier of Stone")])
    )
    table.yugi.attacks_with(striker)
    table.everyone_passes()
    assert table.chains() == []
    assert table.kaiba.monsters == ["Giant Soldier of Stone"]
    assert table.yugi.life < 8000


@STRIKERS
def test_it_must_do_so_only_where_it_attacks(striker: str) -> None:
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[defending(striker)]))
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()
    assert table.chains() == []
    assert table.kaiba.graveyard == [striker]
