"""Mountain: 200 more ATK and DEF for Dragons, Winged Beasts and Thunders of both sides."""

from tests.table import Table, face_up, side

CARD = "Mountain"


def test_two_of_them_add_up_for_both_sides() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), "Koumori Dragon", "Uraby"]),
        kaiba=side(field=[face_up(CARD), "Skull Red Bird"]),
    )
    dragon, bird = table.yugi.sees("Koumori Dragon"), table.kaiba.sees("Skull Red Bird")

    assert (dragon.attack, dragon.defense) == (1900, 1600)
    assert (bird.attack, bird.defense) == (1950, 1600)
    assert table.yugi.sees("Uraby").attack == 1500


def test_a_new_one_replaces_the_old_one_of_its_player() -> None:
    table = Table(yugi=side(hand=[CARD], field=[face_up(CARD), "Koumori Dragon"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.yugi.sees("Koumori Dragon").attack == 1700
