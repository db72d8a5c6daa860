"""Megamorph: double the original ATK for who is behind in Life Points, half for who leads."""

import pytest

from tests.table import Table, face_up, side

CARD = "Megamorph"


@pytest.mark.parametrize(("life", "attack"), [(7000, 5000), (8000, 2500), (9000, 1250)])
def test_it_goes_by_the_life_points_of_its_controller(life: int, attack: int) -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_up(CARD, on="Summoned Skull")], life=life)
    )

    assert table.yugi.sees("Summoned Skull").attack == attack


def test_it_changes_at_once_with_the_life_points() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", face_up(CARD, on="Uraby")],
            hand=["Dian Keto the Cure Master"],
            life=7500,
        )
    )
    table.yugi.activates("Dian Keto the Cure Master")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 750


def test_what_another_equip_spell_gives_is_added_to_it() -> None:
    axe = face_up("Axe of Despair", on="Uraby")
    table = Table(yugi=side(field=["Uraby", axe], hand=[CARD], life=7000))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 3000 + 1000


def test_what_a_spell_has_given_before_is_lost() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Rush Recklessly", CARD], life=7000))
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 3000


def test_of_it_and_relinquished_the_later_sets_the_atk() -> None:
    worn = face_up("Summoned Skull", "S1", on="Relinquished")
    later = Table(yugi=side(field=["Relinquished", worn], hand=[CARD], life=7000))
    later.yugi.activates(CARD, targeting="Relinquished")
    later.everyone_passes()
    assert later.yugi.sees("Relinquished").attack == 0

    earlier = Table(
        yugi=side(field=["Relinquished", face_up(CARD, on="Relinquished")], life=7000),
        kaiba=side(field=["Summoned Skull"]),
    )
    earlier.yugi.activates("Relinquished")
    earlier.everyone_passes()
    assert earlier.yugi.sees("Relinquished").attack == 2500
