"""Control of monsters: who has it, how it moves, and how it goes back."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Moved, Why
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side

FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]


def taken(*hand: str) -> Table:
    """A table on which yugi, with that hand, has taken control of kaiba's Summoned Skull."""
    table = Table(
        yugi=side(hand=["Change of Heart", *hand]),
        kaiba=side(field=[attacking("Summoned Skull", "M3")]),
    )
    table.yugi.activates("Change of Heart", targeting="Summoned Skull")
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-CTRL-01")
def test_the_controller_commands_a_monster_that_the_other_owns() -> None:
    table = taken()
    skull = table.yugi.sees("Summoned Skull")
    assert (skull.controller, skull.owner) == ("yugi", "kaiba")
    assert table.yugi.may("change position", "Summoned Skull")
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2500


@pytest.mark.rule("MR-CTRL-02")
def test_a_taken_monster_comes_to_a_free_main_monster_zone_of_the_new_controller() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"], field=[attacking("Uraby", "M2")]),
        kaiba=side(field=[attacking("Summoned Skull", "M3")]),
    )
    table.yugi.activates("Change of Heart", targeting="Summoned Skull")
    table.yugi.wants("M5")
    table.everyone_passes()

    assert table.questions(Reason.ZONE)[-1] == ["M1", "M3", "M4", "M5"]
    assert table.yugi.sees("Summoned Skull").zone == "M5"
    assert table.kaiba.field == []


@pytest.mark.rule("MR-CTRL-02")
def test_a_monster_keeps_its_position_when_its_control_moves() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]), kaiba=side(field=[face_down("Man-Eater Bug")])
    )
    table.yugi.activates("Change of Heart", targeting="Man-Eater Bug")
    table.everyone_passes()

    assert table.yugi.sees("Man-Eater Bug").position == "face-down Defense"
    assert table.yugi.may("Flip Summon", "Man-Eater Bug")


@pytest.mark.rule("MR-CTRL-04")
def test_a_taken_monster_that_is_destroyed_goes_to_its_owners_graveyard() -> None:
    table = taken("Dark Hole")
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.yugi.graveyard == ["Change of Heart", "Dark Hole"]


@pytest.mark.rule("MR-CTRL-04")
def test_a_taken_monster_may_be_tributed_to_its_owners_graveyard() -> None:
    table = taken("Cyber Dragon")
    table.yugi.summons("Cyber Dragon", tributing=["Summoned Skull"])

    assert table.kaiba.graveyard == ["Summoned Skull"]
    table.turn_ends()
    assert table.kaiba.field == []


@pytest.mark.rule("MR-CTRL-05", "MR-GLOS-44", "MR-END-01")
def test_control_returns_in_the_end_phase_to_a_zone_the_owner_chooses() -> None:
    table = taken(*FIVE, "Mystic Clown", "Dark Blade")
    table.kaiba.wants("M2")
    table.yugi.ends_turn()
    table.yugi.chooses("Uraby")

    assert table.kaiba.sees("Summoned Skull").zone == "M2"
    reasons = [event.why for event in table.happened(Moved)]
    assert reasons[-2:] == [Why.CONTROL, Why.HAND_LIMIT]
    assert table.yugi.field == []


@pytest.mark.rule("MR-CTRL-06")
def test_control_is_not_taken_without_a_free_zone() -> None:
    table = Table(
        yugi=side(field=FIVE, hand=["Change of Heart"]), kaiba=side(field=["Summoned Skull"])
    )

    assert not table.yugi.may("activate", "Change of Heart")


@pytest.mark.rule("MR-CTRL-06")
def test_a_monster_that_finds_no_zone_any_more_is_destroyed_and_not_by_the_effect() -> None:
    table = Table(
        yugi=side(
            field=[*FIVE[:4], "Call of the Haunted"],
            hand=["Change of Heart"],
            graveyard=["Mystic Clown"],
        ),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates("Change of Heart")
    table.yugi.activates("Call of the Haunted")
    table.everyone_passes()

    assert table.yugi.monsters == [*FIVE[:4], "Mystic Clown"]
    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_RULE]


@pytest.mark.rule("MR-CTRL-06")
def test_a_monster_that_cannot_go_back_is_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart", "Monster Reborn"]),
        kaiba=side(
            field=["Summoned Skull", *FIVE[:4], "Call of the Haunted"],
            graveyard=["Mystic Clown"],
        ),
    )
    table.yugi.activates("Change of Heart", targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Call of the Haunted", targeting="Mystic Clown")
    table.turn_ends()

    assert table.kaiba.monsters == ["Mystic Clown", *FIVE[:4]]
    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_RULE]


@pytest.mark.rule("MR-CTRL-03", "MR-CTRL-05")
def test_a_monster_taken_from_an_extra_monster_zone_goes_back_to_a_main_monster_zone() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]), kaiba=side(field=[attacking("Dark Blade", "E2")])
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    assert table.yugi.sees("Dark Blade").zone == "M1"
    assert table.driver.duel.state.extra_monsters == [None, None]

    table.turn_ends()
    assert table.kaiba.sees("Dark Blade").zone == "M1"


@pytest.mark.rule("MR-CTRL-05")
def test_a_monster_that_was_taken_back_stays_with_its_owner_when_both_effects_end() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=[attacking("Summoned Skull", "M3"), "Uraby", "Enemy Controller"]),
    )
    table.yugi.activates("Change of Heart", targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Enemy Controller", effect=1, targeting="Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Summoned Skull"]
    table.turn_ends()

    assert table.yugi.field == []
    assert table.kaiba.monsters == ["Summoned Skull"]


@pytest.mark.rule("MR-CTRL-05")
def test_control_goes_on_while_an_older_effect_than_the_one_that_ends_gives_it() -> None:
    table = Table(
        yugi=side(field=["Jinzo #7"], hand=["Change of Heart"]),
        kaiba=side(field=["Heartfelt Appeal"]),
    )
    table.yugi.attacks_with("Jinzo #7")
    table.kaiba.activates("Heartfelt Appeal")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.activates("Change of Heart", targeting="Jinzo #7")
    table.everyone_passes()
    assert table.yugi.monsters == ["Jinzo #7"]
    table.turn_ends()
    assert table.kaiba.monsters == ["Jinzo #7"]
    table.turn_ends()

    assert table.yugi.monsters == ["Jinzo #7"]


CONTROLLER = "Enemy Controller"


def test_a_target_of_the_opponent_that_comes_over_is_still_the_target() -> None:
    table = Table(
        yugi=side(hand=["Copycat", CONTROLLER], field=["Uraby"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.summons("Copycat")
    table.kaiba.passes()
    table.yugi.activates(CONTROLLER, effect=1, cost="Uraby", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees("Copycat").attack == 2500


def test_a_target_of_yours_that_goes_over_is_still_the_target() -> None:
    table = Table(
        yugi=side(hand=["Blustering Winds"], field=["Uraby"]),
        kaiba=side(field=["Silver Fang", CONTROLLER]),
    )
    table.yugi.activates("Blustering Winds", targeting="Uraby")
    table.kaiba.activates(CONTROLLER, effect=1, cost="Silver Fang", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").attack == 1500 + 1000


def test_a_target_whose_side_is_named_again_is_one_no_more_once_it_has_come_over() -> None:
    table = Table(
        yugi=side(hand=["Thousand Knives", CONTROLLER], field=["Dark Magician", "Uraby"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates("Thousand Knives", targeting="Summoned Skull")
    table.kaiba.passes()
    table.yugi.activates(CONTROLLER, effect=1, cost="Uraby", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == ["Dark Magician", "Summoned Skull"]
