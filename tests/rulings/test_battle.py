"""The Battle Phase: steps, attacks, replays."""

import pytest

from engine.yugioh.state.events.battle import (
    AttackDeclared,
    AttackHalted,
    BattleEnded,
    TimingReached,
)
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side


@pytest.mark.rule("MR-BATTLE-01", "MR-BATTLE-08")
def test_an_attack_leads_to_the_damage_step_and_back_to_the_battle_step() -> None:
    table = Table(yugi=side(field=["Uraby", "Silver Fang"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert table.yugi.options("attack") == ["Silver Fang"]
    assert "enter Main Phase 2" in table.options
    table.yugi.enters_main_phase_2()

    steps = (PhaseBegan, AttackDeclared, TimingReached, BattleEnded)
    battle = ["AttackDeclared", *["TimingReached"] * 5, "BattleEnded"]
    assert table.story(*steps)[-9:] == ["PhaseBegan", *battle, "PhaseBegan"]


@pytest.mark.rule("MR-BATTLE-02")
def test_the_battle_phase_may_be_left_out() -> None:
    table = Table(yugi=side(field=["Uraby"]))
    assert table.yugi.may("end the turn")
    table.turn_ends()
    assert table.turn_player is table.kaiba
    assert "BATTLE" not in [event.phase.name for event in table.happened(PhaseBegan)]


@pytest.mark.rule("MR-BATTLE-03")
def test_in_the_start_step_both_may_use_quick_effects_before_any_attack() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Jar of Greed"]), kaiba=side(field=["Jar of Greed"])
    )
    table.driver.answer((table.options.index("enter the Battle Phase"),))
    table.kaiba.passes()
    assert table.phase == "battle phase"
    assert (table.asked, table.options) == ("yugi RESPOND", ["activate Jar of Greed"])
    table.yugi.passes()
    assert (table.asked, table.options) == ("kaiba RESPOND", ["activate Jar of Greed"])
    table.kaiba.passes()
    assert table.asked == "yugi ACT"
    assert "attack Uraby" in table.options


@pytest.mark.rule("MR-BATTLE-04", "MR-FIELD-15")
def test_a_face_up_attack_monster_attacks_any_monster_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=["Uraby", defending("Silver Fang"), face_down("Battle Ox")]),
        kaiba=side(
            field=["Feral Imp", defending("Great White"), face_down("Rogue Doll"), "Axe Raider"]
        ),
    )
    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == ["Uraby"]
    table.yugi.attacks_with("Uraby")
    assert table.asked == "yugi ATTACK_TARGET"
    assert table.options == ["Feral Imp", "Great White", "Rogue Doll", "Axe Raider"]
    table.yugi.chooses("Feral Imp")


@pytest.mark.rule("MR-BATTLE-05")
def test_a_direct_attack_needs_an_opponent_without_monsters() -> None:
    alone = Table(yugi=side(field=["Uraby"]))
    alone.yugi.attacks_with("Uraby", at="Direct")
    alone.everyone_passes()
    assert alone.kaiba.life == 8000 - 1500

    guarded = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Silver Fang")]))
    guarded.yugi.attacks_with("Uraby", at="Silver Fang")
    guarded.everyone_passes()
    assert guarded.kaiba.graveyard == ["Silver Fang"]
    assert guarded.kaiba.life == 8000


@pytest.mark.rule("MR-BATTLE-06")
def test_a_monster_attacks_once_a_turn() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]),
        kaiba=side(field=[defending("Labyrinth Wall")]),
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert table.yugi.options("attack") == ["Silver Fang"]


@pytest.mark.rule("MR-BATTLE-06")
def test_a_monster_that_left_and_came_back_may_attack_again() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Call of the Haunted"]),
        kaiba=side(field=["Swordstalker"]),
    )
    table.yugi.attacks_with("Uraby", at="Swordstalker")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Uraby"]
    table.yugi.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.options("attack") == ["Uraby"]


@pytest.mark.rule("MR-BATTLE-08")
def test_what_answers_a_declaration_is_used_before_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Waboku", "Sakuretsu Armor"]))
    table.yugi.attacks_with("Uraby")
    assert table.kaiba.options("activate") == ["Waboku", "Sakuretsu Armor"]
    table.kaiba.activates("Sakuretsu Armor", targeting="Uraby", at="attack")
    table.everyone_passes()
    assert table.kaiba.life == 8000


@pytest.mark.rule("MR-BATTLE-08")
def test_a_declaration_is_answered_at_once_or_not_at_all() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=["Jar of Greed", "Sakuretsu Armor"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Jar of Greed")
    table.driver.pass_to(
        lambda _: not table.driver.duel.state.chain.links and table.asked == "kaiba RESPOND",
        "come to the chance after the chain",
    )
    assert table.options == []


@pytest.mark.rule("MR-BATTLE-09")
def test_after_the_end_step_there_is_no_way_back() -> None:
    table = Table(yugi=side(field=["Uraby"]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert table.options == ["change position Uraby", "end the turn"]


@pytest.mark.rule("MR-BATTLE-10", "MR-BATTLE-11")
def test_a_new_monster_calls_for_a_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(
            field=[defending("Labyrinth Wall"), "Call of the Haunted"],
            graveyard=["Petit Dragon"],
        ),
    )
    table.yugi.attacks_with("Uraby", at="Labyrinth Wall")
    table.kaiba.activates("Call of the Haunted", targeting="Petit Dragon")
    table.everyone_passes()
    assert table.asked == "yugi REPLAY"
    assert table.options == ["Labyrinth Wall", "Petit Dragon"]
    table.yugi.attacks_again(at="Petit Dragon")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Petit Dragon", "Call of the Haunted"]
    assert len(table.happened(AttackDeclared)) == 1


@pytest.mark.rule("MR-BATTLE-10", "MR-BATTLE-11")
def test_a_monster_before_a_direct_attack_calls_for_a_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Petit Dragon"]),
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    assert (table.asked, table.options) == ("yugi REPLAY", ["Petit Dragon"])
    table.yugi.calls_off()


@pytest.mark.rule("MR-BATTLE-10", "MR-BATTLE-11")
def test_when_the_only_target_is_gone_the_new_choice_is_a_direct_attack() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Silver Fang", "Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.kaiba.activates("Raigeki Break", targeting="Silver Fang")
    table.everyone_passes()
    assert (table.asked, table.options) == ("yugi REPLAY", ["Direct"])
    table.yugi.attacks_again()
    table.everyone_passes()
    assert table.kaiba.life == 6500


@pytest.mark.rule("MR-BATTLE-10")
def test_a_third_monster_that_leaves_calls_for_a_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Silver Fang", "Feral Imp", "Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.kaiba.activates("Raigeki Break", targeting="Feral Imp")
    table.everyone_passes()
    assert (table.asked, table.options) == ("yugi REPLAY", ["Silver Fang"])
    table.yugi.calls_off()


@pytest.mark.rule("MR-BATTLE-10")
def test_a_number_that_ends_up_equal_calls_for_a_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(
            field=["Silver Fang", "Raigeki Break", "Call of the Haunted"],
            hand=["Kuriboh"],
            graveyard=["Petit Dragon"],
        ),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.kaiba.activates("Raigeki Break", targeting="Silver Fang")
    table.yugi.passes()
    table.kaiba.activates("Call of the Haunted", targeting="Petit Dragon")
    table.everyone_passes()
    assert (table.asked, table.options) == ("yugi REPLAY", ["Petit Dragon"])
    table.yugi.calls_off()


@pytest.mark.rule("MR-BATTLE-10", "MR-BATTLE-11")
def test_a_target_that_changes_sides_calls_for_a_replay_and_may_then_attack_itself() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Kuriboh", "Enemy Controller"]),
        kaiba=side(field=["Silver Fang", "Petit Dragon"]),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.yugi.activates("Enemy Controller", effect=1, cost="Kuriboh", targeting="Silver Fang")
    table.yugi.attacks_again(at="Petit Dragon")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Petit Dragon"]
    assert table.yugi.options("attack") == ["Silver Fang"]


@pytest.mark.rule("MR-BATTLE-10")
def test_a_mere_change_of_position_or_of_the_own_side_calls_for_no_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Call of the Haunted"], graveyard=["Rogue Doll"]),
        kaiba=side(field=["Silver Fang", "Book of Moon"]),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.yugi.activates("Call of the Haunted", targeting="Rogue Doll")
    table.kaiba.activates("Book of Moon", targeting="Silver Fang")
    table.everyone_passes()
    assert not table.was_asked(table.yugi, Reason.REPLAY)
    assert table.kaiba.graveyard == ["Book of Moon", "Silver Fang"]


@pytest.mark.rule("MR-BATTLE-11")
def test_the_new_choice_can_be_disturbed_again() -> None:
    haunted = ["Call of the Haunted", "Call of the Haunted"]
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=haunted, graveyard=["Petit Dragon", "Feral Imp"]),
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    table.kaiba.activates("Call of the Haunted", targeting="Petit Dragon")
    table.everyone_passes()
    table.yugi.attacks_again(at="Petit Dragon")
    table.kaiba.activates("Call of the Haunted", targeting="Feral Imp")
    table.everyone_passes()
    assert (table.asked, table.options) == ("yugi REPLAY", ["Petit Dragon", "Feral Imp"])
    table.yugi.attacks_again(at="Petit Dragon")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Feral Imp"]


@pytest.mark.rule("MR-BATTLE-11")
def test_the_new_choice_is_not_a_second_declaration() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(
            field=["Call of the Haunted", "Sakuretsu Armor", "Mirror Force"],
            graveyard=["Petit Dragon"],
        ),
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    table.yugi.attacks_again(at="Petit Dragon")
    assert table.kaiba.options("activate") == []


@pytest.mark.rule("MR-BATTLE-12")
def test_an_attack_that_is_called_off_is_spent() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Rogue Doll"]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Petit Dragon"]),
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    table.yugi.calls_off()
    assert table.happened(TimingReached) == []
    assert table.yugi.options("attack") == ["Rogue Doll"]


@pytest.mark.rule("MR-BATTLE-13", "MR-DSTEP-30")
def test_a_monster_that_comes_in_the_damage_step_calls_for_no_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Mystic Tomato"], deck=["Feral Imp", "Sangan"]),
    )
    table.yugi.attacks_with("Uraby", at="Mystic Tomato")
    table.kaiba.activates("Mystic Tomato", at="end of the damage step")
    table.kaiba.chooses("Sangan")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Sangan"]
    assert table.asked == "yugi ACT"
    assert not table.was_asked(table.yugi, Reason.REPLAY)


@pytest.mark.rule("MR-BATTLE-14")
@pytest.mark.parametrize("removal", ["Book of Moon", "Raigeki Break", "Sakuretsu Armor"])
def test_an_attacker_that_is_no_longer_able_ends_the_attack(removal: str) -> None:
    table = Table(
        yugi=side(field=["Uraby", "Rogue Doll"]), kaiba=side(field=[removal], hand=["Kuriboh"])
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    table.kaiba.activates(removal, targeting="Uraby")
    table.everyone_passes()
    assert len(table.happened(AttackHalted)) == 1
    assert table.happened(TimingReached) == []
    assert table.kaiba.life == 8000
    assert table.yugi.options("attack") == ["Rogue Doll"]


@pytest.mark.rule("MR-BATTLE-14")
def test_an_attacker_that_is_gone_needs_no_replay() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(
            field=["Sakuretsu Armor", "Call of the Haunted"], graveyard=["Petit Dragon"]
        ),
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    table.kaiba.activates("Sakuretsu Armor", targeting="Uraby")
    table.yugi.passes()
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    assert not table.was_asked(table.yugi, Reason.REPLAY)


@pytest.mark.rule("MR-BATTLE-15")
def test_a_monster_may_attack_in_the_turn_it_is_summoned() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=[face_down("Rogue Doll"), "Call of the Haunted"]),
    )
    table.yugi.summons("Uraby")
    table.yugi.flip_summons("Rogue Doll")
    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == ["Rogue Doll", "Uraby"]


@pytest.mark.rule("MR-BATTLE-16")
def test_the_battle_phase_may_be_entered_without_a_monster() -> None:
    table = Table()
    table.yugi.enters_battle_phase()
    assert table.options == ["enter Main Phase 2", "end the turn"]
    table.yugi.enters_main_phase_2()
    assert table.phase == "main phase 2"
