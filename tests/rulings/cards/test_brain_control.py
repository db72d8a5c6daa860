"""Brain Control: for 800 LP an opponent's monster is yours until the End Phase."""

from tests.table import Table, face_down, side

CONTROL = "Brain Control"


def test_the_monster_comes_over_and_goes_back_in_the_end_phase() -> None:
    table = Table(yugi=side(hand=[CONTROL]), kaiba=side(field=["Uraby"]))
    table.yugi.activates(CONTROL, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == ["Uraby"]
    assert table.life_changes() == [("yugi", "COST", -800)]
    table.turn_ends()

    assert table.kaiba.monsters == ["Uraby"]


def test_only_a_face_up_monster_that_can_be_normal_summoned_is_targeted() -> None:
    table = Table(
        yugi=side(hand=[CONTROL]), kaiba=side(field=["Dark Paladin", face_down("Uraby")])
    )

    assert not table.yugi.may("activate", CONTROL)


def test_a_special_summoned_monster_that_could_be_normal_summoned_is_targeted() -> None:
    table = Table(yugi=side(hand=[CONTROL]), kaiba=side(field=["Cyber Dragon"]))

    assert table.yugi.may("activate", CONTROL)
