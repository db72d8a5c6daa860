"""Magician of Faith: FLIP: add a Spell from your Graveyard to your hand."""

from tests.table import Table, face_down, side

CARD = "Magician of Faith"


def test_it_returns_a_spell_and_nothing_else() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], graveyard=["Raigeki", "Waboku", "Uraby"]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Raigeki"]
    assert table.yugi.graveyard == ["Waboku", "Uraby"]


def test_it_is_activated_even_where_there_is_nothing_to_target() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(graveyard=["Raigeki"]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.yugi.hand == []


def test_it_works_after_the_damage_calculation_that_destroyed_it() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[face_down(CARD)], graveyard=["Raigeki"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Raigeki"]
    assert table.kaiba.graveyard == [CARD]
