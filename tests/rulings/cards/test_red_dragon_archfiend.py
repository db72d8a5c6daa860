"""Red Dragon Archfiend: it leaves no defender, and no friend that was idle."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Why
from tests.rulings.test_damage_step import AFTER
from tests.table import Table, attacking, defending, face_down, side

ARCHFIEND = "Red Dragon Archfiend"


@pytest.mark.rule("MR-DSTEP-26")
def test_after_the_calculation_every_defender_of_the_opponent_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[ARCHFIEND, defending("Silver Fang")]),
        kaiba=side(
            field=[defending("Uraby"), face_down("Mystical Elf"), attacking("Battle Ox")]
        ),
    )
    table.yugi.attacks_with(ARCHFIEND, at="Uraby")
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "start a chain")
    assert table.driver.is_at(AFTER)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Battle Ox"]
    assert sorted(table.kaiba.graveyard) == ["Mystical Elf", "Uraby"]
    assert table.yugi.monsters == [ARCHFIEND, "Silver Fang"]
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_EFFECT]


@pytest.mark.rule("MR-DSTEP-26")
def test_against_an_attack_position_monster_nothing_is_activated() -> None:
    table = Table(
        yugi=side(field=[ARCHFIEND]),
        kaiba=side(field=[attacking("Battle Ox"), defending("Uraby")]),
    )
    table.yugi.attacks_with(ARCHFIEND, at="Battle Ox")
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.monsters == ["Uraby"]


def test_in_its_controllers_end_phase_those_that_declared_no_attack_are_destroyed() -> None:
    table = Table(
        yugi=side(field=[ARCHFIEND, "Uraby", "Silver Fang"]), kaiba=side(field=["Feral Imp"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.chains() == [[ARCHFIEND]]
    assert table.yugi.monsters == [ARCHFIEND, "Uraby"]
    table.turn_ends()
    assert table.chains() == [[ARCHFIEND]]


def test_a_negated_attack_was_declared_all_the_same() -> None:
    table = Table(yugi=side(field=[ARCHFIEND, "Uraby"]), kaiba=side(field=["Magic Cylinder"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Magic Cylinder")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == [ARCHFIEND, "Uraby"]


def test_it_is_activated_with_no_other_monster_and_does_nothing_face_down() -> None:
    table = Table(yugi=side(field=[ARCHFIEND, "Uraby"]), kaiba=side(field=["Book of Moon"]))
    table.yugi.ends_turn()
    table.kaiba.activates("Book of Moon", targeting=ARCHFIEND, at="end phase")
    table.everyone_passes()

    assert "Uraby" in table.yugi.monsters
