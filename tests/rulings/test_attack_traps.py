"""Mirror Force, Magic Cylinder, Sakuretsu Armor, Waboku: answers to an attack."""

import pytest

from engine.yugioh.state.events import AttackHalted, Halt
from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side


def test_mirror_force_destroys_all_attack_position_monsters_of_the_opponent() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Silver Fang", defending("Battle Ox"), face_down("Feral Imp")]
        ),
        kaiba=side(field=["Dark Blade", "Mirror Force"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()

    assert table.yugi.monsters == ["Battle Ox", "Feral Imp"]
    assert table.yugi.graveyard == ["Uraby", "Silver Fang"]
    assert table.kaiba.monsters == ["Dark Blade"]


def test_mirror_force_is_not_used_against_the_own_attack() -> None:
    table = Table(yugi=side(field=["Uraby", "Mirror Force"]), kaiba=side(field=["Silver Fang"]))
    table.yugi.attacks_with("Uraby")

    assert not table.yugi.may("activate", "Mirror Force")


def test_mirror_force_still_destroys_when_the_attack_has_been_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=["Mirror Force", "Magic Cylinder"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.yugi.passes()
    table.kaiba.activates("Magic Cylinder")
    table.everyone_passes()

    assert table.yugi.life == 6500
    assert table.yugi.monsters == []


def test_a_monster_brought_back_after_mirror_force_may_attack_again() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Call of the Haunted"]), kaiba=side(field=["Mirror Force"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.chain_resolves()
    table.yugi.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 6500


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


@pytest.mark.rule("MR-GLOS-31")
def test_sakuretsu_armor_targets_and_destroys_the_attacker() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(field=["Sakuretsu Armor"])
    )
    table.yugi.attacks_with("Silver Fang")
    table.kaiba.activates("Sakuretsu Armor", targeting="Silver Fang")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.TARGET)
    assert table.yugi.monsters == ["Uraby"]


def test_sakuretsu_armor_does_not_destroy_an_attacker_turned_face_down() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Book of Moon"]), kaiba=side(field=["Sakuretsu Armor"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_waboku_spares_the_player_and_his_monsters_until_the_end_of_the_turn() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Dark Magician"]),
        kaiba=side(field=["Uraby", defending("Silver Fang"), "Waboku"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.yugi.attacks_with("Dark Magician", at="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", "Silver Fang"]
    assert table.kaiba.life == 8000


def test_waboku_does_not_spare_the_opponent() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Dark Magician", "Waboku"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.life == 7000


def test_waboku_also_spares_a_monster_that_comes_later() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Waboku", "Call of the Haunted"], graveyard=["Uraby"]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.life == 8000


def test_waboku_is_over_in_the_next_turn() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", "Waboku"]))
    table.yugi.ends_turn()
    table.kaiba.activates("Waboku")
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.life == 7000


@pytest.mark.parametrize("name", ["Waboku", "Jar of Greed", "Mystical Space Typhoon"])
def test_a_card_that_changes_no_atk_is_not_activated_in_the_damage_step(name: str) -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", name, "Trap Hole"])
    )
    table.yugi.attacks_with("Summoned Skull")

    assert table.kaiba.may("activate", name, at="attack")
    assert not table.kaiba.may("activate", name, at="start of the damage step")
    assert not table.kaiba.may("activate", name, at="before damage calculation")
