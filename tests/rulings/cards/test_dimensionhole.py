"""Dimensionhole: a monster of one's own is banished until the next own Standby Phase."""

from engine.yugioh.state.events import Summoned
from tests.table import Table, defending, face_down, side
from tests.table.laying import Lying

HOLE = "Dimensionhole"


def gone(monster: str | Lying, *others: str, hand: tuple[str, ...] = ()) -> Table:
    """A table on which that monster has been banished."""
    name = monster if isinstance(monster, str) else monster.name
    table = Table(yugi=side(field=[monster, *others], hand=[HOLE, *hand]))
    table.yugi.activates(HOLE, targeting=name)
    table.everyone_passes()
    return table


def test_it_returns_in_the_next_own_standby_phase_without_being_summoned() -> None:
    table = gone(Lying("Uraby", "M3"))
    assert table.yugi.banished == ["Uraby"]
    table.turn_ends()
    assert table.yugi.monsters == []
    table.turn_ends()

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.sees("Uraby").zone == "M3"
    assert table.yugi.sees("Uraby").position == "face-up Attack"
    assert table.happened(Summoned) == []
    assert table.chains() == [[HOLE]]


def test_it_returns_in_the_position_that_it_had() -> None:
    table = gone(defending("Uraby"))
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.yugi.may("change position", "Uraby")


def test_a_face_down_monster_is_banished_face_down_and_returns_so() -> None:
    table = gone(face_down("Man-Eater Bug"))
    assert not table.driver.duel.state.sides[0].banished[0].face_up
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.sees("Man-Eater Bug").position == "face-down Defense"
    assert table.yugi.may("Flip Summon", "Man-Eater Bug")


def test_its_zone_cannot_be_used_while_it_is_banished() -> None:
    table = gone(Lying("Uraby", "M1"), hand=("Silver Fang",))
    table.yugi.summons("Silver Fang")
    assert table.yugi.sees("Silver Fang").zone == "M2"
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.sees("Uraby").zone == "M1"


def test_with_all_other_zones_in_use_nothing_can_be_summoned() -> None:
    full = ("Feral Imp", "Battle Ox", "Dark Blade", "Opticlops")
    table = gone("Uraby", *full, hand=("Silver Fang",))

    assert not table.yugi.may("Normal Summon", "Silver Fang")


def test_only_a_monster_that_one_controls_can_be_targeted() -> None:
    table = Table(yugi=side(hand=[HOLE]), kaiba=side(field=["Uraby"]))
    assert not table.yugi.may("activate", HOLE)


def test_it_is_free_to_attack_in_the_turn_of_its_return() -> None:
    table = gone("Uraby")
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500
