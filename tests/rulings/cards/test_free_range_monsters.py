"""Free-Range Monsters: a Normal Summon in either player's Main Phase."""

from tests.table import Table, face_down, side

RANGE = "Free-Range Monsters"


def test_in_the_opponents_main_phase_a_monster_is_summoned() -> None:
    table = Table(kaiba=side(hand=["Gemini Elf"], field=[face_down(RANGE)]))
    table.yugi.ends_turn()
    table.kaiba.activates(RANGE, at="main phase 1")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Gemini Elf"]


def test_it_comes_beside_the_normal_summon_of_the_turn_and_with_tributes() -> None:
    table = Table(yugi=side(hand=["Uraby", "Summoned Skull"], field=[face_down(RANGE)]))
    table.yugi.summons("Uraby")
    table.everyone_passes()
    table.yugi.activates(RANGE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.yugi.graveyard == [RANGE, "Uraby"]


def test_without_a_monster_to_summon_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=["Raigeki"], field=[face_down(RANGE)]))

    assert not table.yugi.may("activate", RANGE)


def test_not_in_the_battle_phase() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=["Gemini Elf", face_down(RANGE)]))
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("activate", RANGE)
