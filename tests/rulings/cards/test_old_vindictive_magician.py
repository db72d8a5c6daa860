"""Old Vindictive Magician: FLIP: destroy one of the opponent's monsters."""

from tests.table import Table, face_down, side

OLD = "Old Vindictive Magician"


def test_attacked_it_destroys_the_attacker() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down(OLD)]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.graveyard == [OLD]


def test_it_is_activated_even_without_a_monster_of_the_opponent() -> None:
    table = Table(yugi=side(field=[face_down(OLD), "Uraby"]))
    table.yugi.flip_summons(OLD)
    table.everyone_passes()

    assert table.chains() == [[OLD]]
    assert table.yugi.monsters == [OLD, "Uraby"]
