"""Final Attack Orders: everything face-up stands in Attack Position."""

from tests.table import Table, defending, face_down, side

ORDERS = "Final Attack Orders"


def test_face_up_monsters_are_turned_to_attack_and_cannot_be_turned_by_hand() -> None:
    table = Table(
        yugi=side(field=[defending("Uraby"), ORDERS]),
        kaiba=side(field=[defending("Silver Fang"), face_down("Kuriboh")]),
    )
    table.yugi.activates(ORDERS)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Attack"
    assert table.kaiba.sees("Silver Fang").position == "face-up Attack"
    assert table.kaiba.sees("Kuriboh").position == "face-down Defense"
    assert not table.yugi.may("change position", "Uraby")


def test_faq_5627_a_monster_flipped_by_an_attack_is_turned_at_once() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", ORDERS]), kaiba=side(field=[face_down("Uraby")])
    )
    table.yugi.activates(ORDERS)
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (2500 - 1500)
