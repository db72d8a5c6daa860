"""Magic Cylinder: negate the attack, and deal the ATK of the attacker as damage."""

from engine.yugioh.state.events.battle import AttackHalted, Halt
from tests.table import Table, side


def test_magic_cylinder_negates_the_attack_and_deals_its_atk() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Magic Cylinder"]))
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Magic Cylinder", targeting="Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (5500, 8000)
    assert [event.why for event in table.happened(AttackHalted)] == [Halt.NEGATED]


def test_magic_cylinder_counts_the_atk_when_it_resolves() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Rush Recklessly"]),
        kaiba=side(field=["Magic Cylinder"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Magic Cylinder")
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 2200


def test_magic_cylinder_negates_the_attack_of_a_monster_with_0_atk() -> None:
    table = Table(yugi=side(field=["Labyrinth Wall"]), kaiba=side(field=["Magic Cylinder"]))
    table.yugi.attacks_with("Labyrinth Wall")
    table.kaiba.activates("Magic Cylinder")
    table.everyone_passes()

    assert table.life_changes() == []
    assert [event.why for event in table.happened(AttackHalted)] == [Halt.NEGATED]


def test_magic_cylinder_does_nothing_to_an_attacker_turned_face_down() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Book of Moon"]),
        kaiba=side(field=["Magic Cylinder"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Magic Cylinder")
    table.yugi.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.life_changes() == []
