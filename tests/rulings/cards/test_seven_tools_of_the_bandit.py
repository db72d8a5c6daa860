"""Seven Tools of the Bandit: pay 1000 LP to negate the activation of a Trap and destroy it."""

import pytest

from tests.table import Table, face_up, side


def test_it_negates_and_destroys_a_trap() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Seven Tools of the Bandit"]),
        kaiba=side(field=["Mirror Force"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.life_changes() == [("yugi", "COST", -1000), ("kaiba", "BATTLE", -1500)]


def test_it_does_not_answer_a_spell() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Seven Tools of the Bandit"])
    )
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", "Seven Tools of the Bandit")
    table.everyone_passes()


def test_who_has_less_than_1000_life_points_cannot_use_it() -> None:
    table = Table(
        yugi=side(field=["Jar of Greed"]),
        kaiba=side(field=["Seven Tools of the Bandit"], life=999),
    )
    table.yugi.activates("Jar of Greed")

    assert not table.kaiba.may("activate", "Seven Tools of the Bandit")
    table.everyone_passes()


@pytest.mark.rule("MR-TRAP-05")
def test_a_continuous_trap_whose_activation_it_negates_does_not_stay() -> None:
    table = Table(
        yugi=side(field=["Call of the Haunted"], graveyard=["Uraby"]),
        kaiba=side(field=["Seven Tools of the Bandit", face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Call of the Haunted")
    table.kaiba.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.yugi.graveyard == ["Uraby", "Call of the Haunted"]
