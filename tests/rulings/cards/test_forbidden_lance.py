"""Forbidden Lance: a monster loses 800 ATK, and other Spells and Traps do nothing to it."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD = "Forbidden Lance"


def test_it_loses_atk_down_to_0_until_the_end_of_the_turn() -> None:
    table = Table(yugi=side(field=["Petit Dragon"], hand=[CARD]))
    table.yugi.activates(CARD, targeting="Petit Dragon")
    table.everyone_passes()
    assert table.yugi.sees("Petit Dragon").attack == 0
    table.turn_ends()

    assert table.yugi.sees("Petit Dragon").attack == 600


@pytest.mark.rule("MR-GLOS-05")
def test_a_trap_that_is_answered_with_it_does_nothing_to_the_monster() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Feral Imp"], hand=[CARD]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_what_an_equip_spell_goes_on_giving_stops_and_comes_back() -> None:
    axe = face_up("Axe of Despair", on="Uraby")
    table = Table(yugi=side(field=["Uraby", axe], hand=[CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").attack == 1500 - 800
    table.turn_ends()

    assert table.yugi.sees("Uraby").attack == 1500 + 1000


def test_what_a_spell_has_given_already_stays() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Rush Recklessly", CARD]))
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500 + 700 - 800


def test_an_equip_spell_can_be_equipped_and_does_nothing() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD, "Axe of Despair"]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.spells == ["Axe of Despair"]
    assert table.yugi.sees("Uraby").attack == 1500 - 800


def test_a_spell_cannot_tribute_the_monster_and_so_brings_nobody() -> None:
    table = Table(
        yugi=side(
            field=["Dark Magician"], hand=["Magical Dimension", "Dark Magician Girl", CARD]
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates("Magical Dimension")
    table.yugi.activates(CARD, targeting="Dark Magician")
    table.everyone_passes()

    assert table.yugi.monsters == ["Dark Magician"]
    assert table.yugi.hand == ["Dark Magician Girl"]
