"""Skelengel: FLIP: draw 1 card."""

from tests.table import Table, face_down, side


def test_it_draws_when_flipped_even_if_it_is_destroyed_by_that_battle() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Skelengel")], deck=["Raigeki"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Raigeki"]
    assert table.kaiba.graveyard == ["Skelengel"]


def test_it_does_not_draw_when_attacked_face_up() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Skelengel"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.chains() == []
