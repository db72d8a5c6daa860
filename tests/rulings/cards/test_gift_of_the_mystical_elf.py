"""Gift of The Mystical Elf: gain 300 for each monster on the field."""

from tests.table import Table, face_down, side

GIFT = "Gift of The Mystical Elf"


def test_monsters_of_both_players_count_even_face_down() -> None:
    table = Table(
        yugi=side(field=[GIFT, "Uraby"]), kaiba=side(field=["Feral Imp", face_down("Uraby")])
    )
    table.yugi.activates(GIFT)
    table.everyone_passes()

    assert table.yugi.life == 8900


def test_it_cannot_be_activated_without_a_monster() -> None:
    table = Table(yugi=side(field=[GIFT]))

    assert not table.yugi.may("activate", GIFT)
