"""Forbidden Chalice: 400 ATK more for a monster, whose effects are negated meanwhile."""

from tests.table import Table, face_down, side

CHALICE = "Forbidden Chalice"


def test_faq_8213_it_gives_atk_and_negates_until_the_end_of_the_turn() -> None:
    table = Table(
        yugi=side(field=["Uraby", CHALICE]), kaiba=side(field=["Command Knight", "Giant Rat"])
    )
    table.yugi.activates(CHALICE, targeting="Command Knight")
    table.everyone_passes()

    assert table.kaiba.sees("Command Knight").attack == 1200 + 400, (
        "its own 400 ATK are negated"
    )
    table.turn_ends()
    assert table.kaiba.sees("Command Knight").attack == 1200 + 400, "and these are its own"


def test_faq_8213_it_is_activated_before_damage_calculation() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang", face_down(CHALICE)])
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.kaiba.activates(CHALICE, targeting="Silver Fang", at="before damage calculation")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Silver Fang"]
    assert table.yugi.life == 8000 - (1600 - 1500)


def test_faq_8213_a_monster_turned_face_down_meanwhile_is_spared() -> None:
    table = Table(
        yugi=side(field=["Uraby", CHALICE]), kaiba=side(field=["Silver Fang", "Book of Moon"])
    )
    table.yugi.activates(CHALICE, targeting="Silver Fang")
    table.kaiba.activates("Book of Moon", targeting="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"
    table.turn_ends()
    table.kaiba.flip_summons("Silver Fang")
    assert table.kaiba.sees("Silver Fang").attack == 1200
