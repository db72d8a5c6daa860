"""Guardian Statue, Great Spirit: they turn themselves down, to be Flip Summoned again."""

from tests.table import Table, attacking, face_down, side

STATUE, SPIRIT, SOLDIER = "Guardian Statue", "Great Spirit", "Giant Soldier of Stone"


def turned_up(name: str, *more: object, theirs: list[object] | None = None) -> Table:
    """A table at which that monster has just been Flip Summoned."""
    mine = [face_down(name), *more]
    table = Table(
        yugi=side(field=mine),  # type: ignore[arg-type]
        kaiba=side(field=theirs or []),  # type: ignore[arg-type]
    )
    table.yugi.flip_summons(name)
    return table


def test_faq_6330_flip_summoned_the_statue_returns_a_monster_to_the_hand() -> None:
    table = turned_up(STATUE, theirs=[attacking("Uraby"), face_down("Kuriboh")])
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]
    assert table.kaiba.monsters == ["Uraby"]


def test_faq_6330_turned_up_by_an_attack_it_returns_none() -> None:
    table = Table(
        yugi=side(field=[face_down(STATUE)]),
        kaiba=side(field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=STATUE)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]
    assert table.chains() == []


def test_it_turns_itself_down_once_a_turn_and_up_in_the_next() -> None:
    table = turned_up(STATUE)
    table.everyone_passes()
    table.yugi.activates(STATUE)
    table.everyone_passes()

    assert table.yugi.sees(STATUE).position == "face-down Defense"
    assert not table.yugi.may("Flip Summon", STATUE)


def test_faq_6641_the_spirit_switches_atk_and_def_of_an_earth_monster_for_the_turn() -> None:
    table = turned_up(SPIRIT, attacking(SOLDIER), theirs=[attacking("Summoned Skull")])
    table.yugi.activates(SPIRIT, targeting=SOLDIER)
    table.everyone_passes()

    assert (table.yugi.sees(SOLDIER).attack, table.yugi.sees(SOLDIER).defense) == (2000, 1300)
    table.turn_ends()
    assert (table.yugi.sees(SOLDIER).attack, table.yugi.sees(SOLDIER).defense) == (1300, 2000)


def test_the_spirit_can_switch_its_own_and_need_not() -> None:
    table = turned_up(SPIRIT)
    table.yugi.activates(SPIRIT, targeting=SPIRIT)
    table.everyone_passes()
    assert table.yugi.sees(SPIRIT).attack == 1500

    table = turned_up(SPIRIT)
    table.everyone_passes()
    assert table.yugi.sees(SPIRIT).attack == 500
