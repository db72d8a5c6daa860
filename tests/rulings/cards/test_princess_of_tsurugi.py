"""Princess of Tsurugi: FLIP: 500 damage for each Spell and Trap of the opponent."""

from tests.table import Table, face_down, face_up, side

CARD = "Princess of Tsurugi"


def test_set_cards_and_those_of_the_field_zone_count() -> None:
    """FAQ 4272."""
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(field=[face_down("Waboku"), face_up("Umi"), "Uraby"]),
    )
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "EFFECT", -1000)]


def test_without_any_it_is_activated_all_the_same() -> None:
    """FAQ 4272: the damage is 0."""
    table = Table(yugi=side(field=[face_down(CARD)]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.life_changes() == []
