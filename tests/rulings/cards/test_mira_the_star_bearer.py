"""Mira the Star-Bearer: gives up a material instead of falling, and guards small monsters."""

from tests.table import Table, side
from tests.table.laying import Lying

CARD = "Mira the Star-Bearer"


def test_instead_of_being_destroyed_it_may_give_up_a_material() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[Lying(CARD, materials=("Kuriboh",))])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    table.kaiba.agrees()

    assert table.kaiba.monsters == [CARD]
    assert table.kaiba.graveyard == ["Kuriboh"]


def test_effects_do_not_destroy_its_players_monsters_of_level_4_or_lower() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[CARD, "Uraby", "Summoned Skull"])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
