"""Mind Control: a monster for a turn, which neither attacks nor is Tributed."""

from tests.table import Table, face_down, side

CONTROL = "Mind Control"


def test_faq_4817_it_does_not_attack_is_not_tributed_and_goes_back() -> None:
    table = Table(
        yugi=side(hand=[CONTROL, "Summoned Skull"]), kaiba=side(field=["Uraby", "Giant Rat"])
    )
    table.yugi.activates(CONTROL, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == ["Uraby"]
    assert not table.yugi.may("Normal Summon", "Summoned Skull")

    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", "Uraby")
    table.turn_ends()
    assert sorted(table.kaiba.monsters) == ["Giant Rat", "Uraby"]


def test_faq_4817_a_face_down_monster_is_taken_too() -> None:
    table = Table(yugi=side(hand=[CONTROL]), kaiba=side(field=[face_down("Uraby")]))
    table.yugi.activates(CONTROL)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_back_with_its_owner_it_can_be_tributed_again() -> None:
    table = Table(
        yugi=side(hand=[CONTROL]), kaiba=side(field=["Uraby"], hand=["Summoned Skull"])
    )
    table.yugi.activates(CONTROL, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.may("Normal Summon", "Summoned Skull")
