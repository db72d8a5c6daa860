"""Cure Mermaid: 800 LP in each of your Standby Phases, while it is face-up."""

from tests.table import Table, side


def test_its_controller_gains_800_in_their_standby_phase_alone() -> None:
    table = Table(yugi=side(field=["Cure Mermaid"]))
    table.turn_ends()
    assert table.life_changes() == []
    table.turn_ends()

    assert table.life_changes() == [("yugi", "GAIN", 800)]


def test_gone_from_the_field_as_its_effect_resolves_it_gains_nothing() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Cure Mermaid", "Raigeki Break"], hand=["Silver Fang"]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Raigeki Break", targeting="Cure Mermaid", cost="Silver Fang")
    table.everyone_passes()

    assert table.life_changes() == []
