"""Dimensionhole: a monster of one's own is banished until the next own Standby Phase."""

import pytest

from engine.yugioh.state.events.summons import Summoned
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


def test_revived_from_the_opponents_graveyard_it_returns_to_who_controlled_it() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn", HOLE]), kaiba=side(graveyard=["Summoned Skull"])
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    table.yugi.activates(HOLE)
    table.everyone_passes()
    assert table.kaiba.banished == ["Summoned Skull"]
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.monsters == ["Summoned Skull"]


@pytest.mark.rule("MR-CTRL-06")
def test_controlled_for_a_time_it_returns_to_who_lent_it() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart", HOLE]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.yugi.activates(HOLE)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.kaiba.monsters == ["Summoned Skull"]


def test_what_is_banished_because_it_leaves_the_field_does_not_return() -> None:
    table = Table(
        yugi=side(hand=["Battle Fader", HOLE]),
        kaiba=side(field=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby")
    table.yugi.activates("Battle Fader")
    table.everyone_passes()
    table.turn_ends()
    table.yugi.activates(HOLE)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.monsters == []
    assert table.yugi.banished == ["Battle Fader"]


def test_a_token_vanishes_and_its_zone_is_free() -> None:
    table = Table(yugi=side(field=[Lying("Sheep Token", "M1")], hand=[HOLE, "Uraby"]))
    table.yugi.activates(HOLE)
    table.everyone_passes()
    table.yugi.summons("Uraby", zone="M1")

    assert table.yugi.sees("Uraby").zone == "M1"
