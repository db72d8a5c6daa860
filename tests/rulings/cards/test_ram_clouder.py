"""RAM Clouder: a Tribute brings a Cyberse back from the own Graveyard."""

from tests.table import Table, face_down, side

CARD = "RAM Clouder"


def test_a_face_down_monster_or_itself_may_be_tributed() -> None:
    table = Table(yugi=side(field=[CARD, face_down("Uraby")], graveyard=["Bitron"]))
    table.yugi.activates(CARD)
    assert sorted(table.options) == [CARD, "Uraby"]
    table.yugi.chooses(CARD, "Bitron")
    table.everyone_passes()

    assert table.yugi.monsters == ["Bitron", "Uraby"]


def test_a_tributed_cyberse_was_not_in_the_graveyard_to_be_counted_before() -> None:
    table = Table(yugi=side(field=[CARD, "Bitron"], graveyard=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_it_is_used_once_a_turn_by_name() -> None:
    table = Table(yugi=side(field=[CARD, CARD, "Uraby"], graveyard=["Bitron", "Draconnet"]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Bitron")
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)
