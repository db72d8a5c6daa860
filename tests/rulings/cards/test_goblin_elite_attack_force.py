"""Goblin Elite Attack Force: lies down after an attack, to the end of the next own turn."""

from tests.table import Table, defending, side

CARD = "Goblin Elite Attack Force"


def attacked() -> Table:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    return table


def test_it_is_changed_to_defense_position_as_the_battle_phase_ends() -> None:
    table = attacked()
    assert table.yugi.sees(CARD).position == "face-up Attack"
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(CARD).position == "face-up Defense"
    assert table.chains() == []


def test_its_player_cannot_change_its_position_to_the_end_of_their_next_turn() -> None:
    """FAQ 6418: until the end of its controller's next turn, then as ever."""
    table = attacked()
    table.yugi.enters_main_phase_2()
    table.turn_ends()
    table.turn_ends()
    assert not table.yugi.may("change position", CARD)
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("change position", CARD)


def test_an_effect_can_change_its_position() -> None:
    """FAQ 6418: effects such as that of Zero Gravity change it all the same."""
    table = Table(yugi=side(field=[CARD, "Zero Gravity"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.activates("Zero Gravity")
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-up Attack"


def test_it_stays_as_it_stands_if_it_does_not_attack() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=[defending("Feral Imp")]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(CARD).position == "face-up Attack"
