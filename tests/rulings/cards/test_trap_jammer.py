"""Trap Jammer: a Trap of the opponent, in a Battle Phase alone."""

from tests.table import Table, side

JAMMER = "Trap Jammer"


def test_a_trap_of_the_opponent_is_negated_and_destroyed_in_the_battle_phase() -> None:
    table = Table(yugi=side(field=["Uraby", JAMMER]), kaiba=side(field=["Sakuretsu Armor"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.activates(JAMMER)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.kaiba.graveyard == ["Sakuretsu Armor"]
    assert table.kaiba.life == 8000 - 1500


def test_in_a_main_phase_it_cannot_be_activated() -> None:
    table = Table(
        yugi=side(field=[JAMMER, "Uraby"]), kaiba=side(field=["Raigeki Break"], hand=["Uraby"])
    )
    table.yugi.changes_position("Uraby")
    table.kaiba.activates("Raigeki Break", targeting="Uraby")
    assert not table.yugi.may("activate", JAMMER)


def test_a_spell_is_not_answered() -> None:
    table = Table(yugi=side(field=["Uraby", JAMMER]), kaiba=side(field=["Book of Moon"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    assert not table.yugi.may("activate", JAMMER)
