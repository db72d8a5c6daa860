"""Sky Cavalry Centaurea: what it has battled goes back to the hand."""

from tests.table import Table, defending, side
from tests.table.laying import Lying

CENTAUREA = "Sky Cavalry Centaurea"
LOADED = Lying(CENTAUREA, materials=("Kuriboh",))


def test_faq_11572_a_foe_that_is_left_is_returned_for_a_material() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.attacks_with(CENTAUREA)
    table.yugi.activates(CENTAUREA)
    table.everyone_passes()

    assert table.yugi.monsters == [CENTAUREA], "it is not destroyed while it has material"
    assert table.kaiba.hand == ["Summoned Skull"]
    assert table.yugi.graveyard == ["Kuriboh"]


def test_without_material_it_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[CENTAUREA]), kaiba=side(field=[defending("Silver Fang"), "Uraby"])
    )
    table.turn_ends()
    table.kaiba.changes_position("Silver Fang")
    table.kaiba.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Silver Fang"]


def test_faq_11572_a_foe_that_was_destroyed_is_not_returned() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=["Silver Fang"]))
    table.yugi.attacks_with(CENTAUREA)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CENTAUREA)
    assert table.kaiba.graveyard == ["Silver Fang"]
