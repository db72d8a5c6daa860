"""Little-Winguard: it may turn in the End Phase of its controller, even after an attack."""

from tests.table import Table, side

WINGUARD = "Little-Winguard"


def test_after_its_attack_it_turns_to_defense_position_in_the_end_phase() -> None:
    table = Table(yugi=side(field=[WINGUARD]))
    table.yugi.attacks_with(WINGUARD)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.yugi.activates(WINGUARD)
    table.everyone_passes()

    assert table.chains() == [[WINGUARD]]
    assert table.yugi.sees(WINGUARD).position == "face-up Defense"


def test_it_need_not_turn_and_does_not_in_the_turn_of_the_opponent() -> None:
    table = Table(yugi=side(field=[WINGUARD]))
    table.turn_ends()
    table.turn_ends()

    assert table.chains() == []
    assert table.yugi.sees(WINGUARD).position == "face-up Attack"
