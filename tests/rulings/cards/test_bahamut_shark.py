"""Bahamut Shark: brings a WATER Xyz Monster of Rank 3 or lower, and does not attack then."""

from tests.table import Table, side
from tests.table.laying import Lying

SHARK, DRAGON = "Bahamut Shark", "Number 17: Leviathan Dragon"
LOADED = Lying(SHARK, materials=("Uraby",))


def test_a_water_xyz_monster_comes_and_the_shark_does_not_attack() -> None:
    table = Table(
        yugi=side(field=[LOADED], extra=[DRAGON]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.wants("Attack")
    table.yugi.activates(SHARK)
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == [SHARK, DRAGON]

    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", SHARK)
    assert table.yugi.may("attack", DRAGON)


def test_a_higher_rank_does_not_come() -> None:
    table = Table(yugi=side(field=[LOADED], extra=[SHARK]))

    assert not table.yugi.may("activate", SHARK)


def test_faq_10332_it_may_have_attacked_before() -> None:
    table = Table(yugi=side(field=[LOADED], extra=[DRAGON]))
    table.yugi.attacks_with(SHARK)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.yugi.may("activate", SHARK)
