"""Embodiment of Apophis: a Trap that is a Normal Monster in the Monster Zone."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

APOPHIS = "Embodiment of Apophis"


def _came(
    *field: str | Lying, hand: tuple[str, ...] = (), foes: tuple[str | Lying, ...] = ()
) -> Table:
    table = Table(
        yugi=side(field=[face_down(APOPHIS), *field], hand=hand), kaiba=side(field=foes)
    )
    table.yugi.activates(APOPHIS, position="Attack")
    table.chain_resolves()
    return table


def test_it_comes_in_the_position_that_its_player_wants_and_attacks() -> None:
    table = _came()
    table.yugi.attacks_with(APOPHIS)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1600
    assert table.yugi.sees(APOPHIS).defense == 1800


def test_it_is_activated_in_a_main_phase_alone() -> None:
    table = Table(
        yugi=side(field=[face_down(APOPHIS)]), kaiba=side(field=["Uraby"]), turn_player="kaiba"
    )
    table.kaiba.announces_battle_phase()
    assert table.yugi.may("activate", APOPHIS)

    table.yugi.passes()
    table.kaiba.attacks_with("Uraby")
    assert not table.yugi.may("activate", APOPHIS, at="attack")


def test_its_position_cannot_be_changed_in_the_turn_in_which_it_came() -> None:
    table = _came()

    assert not table.yugi.may("change position", APOPHIS)


def test_q_a_12837_a_normal_monster_has_no_effects_that_skill_drain_negates() -> None:
    table = _came(face_down("Skill Drain"))
    table.yugi.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.monsters == [APOPHIS]


def test_q_a_11847_back_among_the_traps_the_attack_on_it_is_replayed() -> None:
    table = Table(
        yugi=side(field=[face_down(APOPHIS)]),
        kaiba=side(field=["Uraby", face_down("Call of the Haunted")], graveyard=("Jinzo",)),
        turn_player="kaiba",
    )
    table.kaiba.announces_battle_phase()
    table.yugi.activates(APOPHIS, position="Attack")
    table.everyone_passes()
    table.kaiba.attacks_with("Uraby", at=APOPHIS)
    table.kaiba.activates("Call of the Haunted", targeting="Jinzo")
    table.chain_resolves()
    table.kaiba.attacks_again()
    table.everyone_passes()

    assert table.yugi.spells == [APOPHIS]
    assert table.yugi.life == 8000 - 1500


def test_destroyed_by_battle_it_is_a_trap_in_the_graveyard() -> None:
    table = _came(foes=(attacking("Summoned Skull"),))
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull", at=APOPHIS)
    table.everyone_passes()

    assert table.yugi.life == 8000 - 900
    assert table.yugi.graveyard == [APOPHIS]


def test_it_is_tributed_as_a_monster() -> None:
    table = _came(hand=("Summoned Skull",))
    table.yugi.summons("Summoned Skull", tributing=[APOPHIS])

    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.yugi.graveyard == [APOPHIS]


def test_q_a_12401_turned_face_down_it_has_not_changed_its_position() -> None:
    """It lies among the Traps, and its zone is free."""
    table = _came(foes=(face_down("Book of Moon"),))
    table.kaiba.activates("Book of Moon", targeting=APOPHIS)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.sees(APOPHIS).zone[0] == "S"
