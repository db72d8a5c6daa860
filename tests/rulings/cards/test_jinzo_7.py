"""Jinzo #7 and Shadowslayer: attacks past the monsters of the opponent."""

import pytest

from tests.table import Table, attacking, defending, face_down, side


@pytest.mark.rule("MR-BATTLE-05")
def test_jinzo_7_attacks_directly_or_a_monster_as_its_player_chooses() -> None:
    for target, damage in (("Direct", 500), ("Mokey Mokey", 200)):
        table = Table(yugi=side(field=["Jinzo #7"]), kaiba=side(field=["Mokey Mokey"]))
        table.yugi.attacks_with("Jinzo #7", at=target)
        table.everyone_passes()
        assert table.kaiba.life == 8000 - damage


@pytest.mark.parametrize(
    ("field", "targets"),
    [
        ([defending("Silver Fang"), face_down("Battle Ox")], ["Silver Fang", "Battle Ox"]),
        ([defending("Silver Fang"), attacking("Mokey Mokey")], []),
    ],
)
def test_shadowslayer_passes_only_by_defenders(field: list[str], targets: list[str]) -> None:
    table = Table(yugi=side(field=["Shadowslayer"]), kaiba=side(field=field))
    table.yugi.attacks_with("Shadowslayer")
    assert ("Direct" in table.options) is bool(targets)
    table.driver.choose(table.options[-1])
    table.everyone_passes()
    assert (table.kaiba.life == 8000 - 1400) is bool(targets)
