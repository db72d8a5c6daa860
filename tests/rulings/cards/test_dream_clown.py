"""Dream Clown: changed to Defense Position it destroys a monster."""

from tests.table import Table, attacking, defending, side

CARD = "Dream Clown"


def test_changed_to_defense_position_it_destroys_a_monster_of_the_opponent() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.changes_position(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_changed_to_attack_position_it_does_not() -> None:
    table = Table(yugi=side(field=[defending(CARD)]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.changes_position(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]
