"""Banisher of the Light: any card sent to the Graveyard is banished instead."""

from tests.table import Table, face_down, side

BANISHER = "Banisher of the Light"


def test_cards_of_both_players_are_banished_from_everywhere() -> None:
    table = Table(
        yugi=side(hand=["Foolish Burial"], deck=["Uraby", "Feral Imp"]),
        kaiba=side(field=[BANISHER]),
    )
    table.yugi.activates("Foolish Burial")
    table.yugi.chooses("Feral Imp")
    table.everyone_passes()

    assert table.yugi.banished == ["Feral Imp", "Foolish Burial"]


def test_it_goes_to_the_graveyard_itself_with_all_that_is_destroyed_with_it() -> None:
    table = Table(yugi=side(hand=["Dark Hole"], field=["Uraby"]), kaiba=side(field=[BANISHER]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Dark Hole"]
    assert table.kaiba.graveyard == [BANISHER]


def test_face_down_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], deck=["Uraby"] * 3),
        kaiba=side(field=[face_down(BANISHER)]),
    )
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Pot of Greed"]
