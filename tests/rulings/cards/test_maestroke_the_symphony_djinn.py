"""Maestroke the Symphony Djinn: it covers a monster, and keeps Djinns by their materials."""

from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

MAESTROKE, MELO = "Maestroke the Symphony Djinn", "Melomelody the Brass Djinn"
LEADER = Lying(MAESTROKE, materials=("Uraby", "Feral Imp"))


def test_it_turns_an_attack_position_monster_of_the_opponent_face_down() -> None:
    table = Table(
        yugi=side(field=[LEADER, "Silver Fang"]),
        kaiba=side(field=["Summoned Skull", face_down("Mystic Clown")]),
    )
    table.yugi.activates(MAESTROKE)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").position == "face-down Defense"
    assert table.yugi.graveyard == ["Uraby"]
    assert table.questions(Reason.TARGET) == []
    assert not table.yugi.may("activate", MAESTROKE)


def test_a_target_that_was_changed_to_defense_position_is_turned_face_down_all_the_same() -> (
    None
):
    table = Table(
        yugi=side(field=[LEADER, face_down("Enemy Controller")]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates(MAESTROKE)
    table.yugi.chooses("Uraby")
    table.yugi.activates("Enemy Controller", effect=0)
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").position == "face-down Defense"


def test_what_would_be_destroyed_by_battle_loses_a_material_after_the_damage() -> None:
    table = Table(yugi=side(field=[LEADER]), kaiba=side(field=["Blue-Eyes White Dragon"]))
    table.yugi.attacks_with(MAESTROKE)
    table.yugi.agrees()
    table.yugi.chooses("Feral Imp")

    assert table.life_changes() == [("yugi", "BATTLE", -1200)]
    table.everyone_passes()
    assert table.yugi.monsters == [MAESTROKE]
    assert table.yugi.graveyard == ["Feral Imp"]
    assert [event.why for event in table.happened(Moved)] == [Why.DETACHED]


def test_its_player_may_let_it_be_destroyed() -> None:
    table = Table(yugi=side(field=[LEADER]), kaiba=side(field=["Blue-Eyes White Dragon"]))
    table.yugi.attacks_with(MAESTROKE)
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == ["Feral Imp", MAESTROKE, "Uraby"]


def test_each_djinn_that_an_effect_would_destroy_is_kept_or_given_up_for_itself() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[LEADER, Lying(MELO, materials=("Battle Ox",)), "Silver Fang"]),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.declines()
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.monsters == [MELO]
    assert table.kaiba.graveyard[0] == "Battle Ox"
    assert "Silver Fang" in table.kaiba.graveyard


def test_a_djinn_without_material_is_destroyed() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[LEADER, MELO]))
    table.yugi.activates("Raigeki")
    table.kaiba.agrees()
    table.kaiba.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == [MAESTROKE]
    assert MELO in table.kaiba.graveyard


def test_a_djinn_whose_control_has_switched_is_not_kept() -> None:
    table = Table(
        yugi=side(
            field=[LEADER, Lying(MELO, materials=("Battle Ox",)), face_down("Raigeki Break")],
            hand=["Mokey Mokey"],
        ),
        kaiba=side(field=["Silver Fang", face_down("Enemy Controller")]),
    )
    table.yugi.activates("Raigeki Break", targeting=MELO)
    table.kaiba.activates("Enemy Controller", targeting=MELO, cost="Silver Fang", effect=1)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.DETACH)
    assert not table.was_asked(table.kaiba, Reason.DETACH)
    assert MELO in table.yugi.graveyard


def test_while_its_effects_are_negated_it_keeps_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up("Skill Drain")], hand=["Raigeki"]), kaiba=side(field=[LEADER])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.DETACH)
    assert table.kaiba.monsters == []
