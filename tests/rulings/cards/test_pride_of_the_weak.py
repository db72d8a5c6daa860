"""Pride of the Weak: two cards for who holds none, as a weak monster slays."""

from tests.table import Table, attacking, face_up, side

CARD = "Pride of the Weak"


def test_it_draws_2_where_the_hand_is_empty_as_a_weak_monster_slays() -> None:
    """FAQ 8281: a Level 2 monster, at the end of the Damage Step."""
    for hand, drawn in (([], 2), (["Uraby"], 0)):
        table = Table(
            yugi=side(field=["Jinzo #7", face_up(CARD)], hand=hand),
            kaiba=side(field=[attacking("Mokey Mokey")]),
        )
        table.yugi.attacks_with("Jinzo #7", at="Mokey Mokey")
        table.everyone_passes()
        assert len(table.yugi.hand) == len(hand) + drawn


def test_a_monster_of_a_higher_level_draws_nothing() -> None:
    table = Table(yugi=side(field=["Uraby", face_up(CARD)]), kaiba=side(field=["Mokey Mokey"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert table.yugi.hand == []
