"""Life Points, phases and attacks by the Expert Rules."""

import pytest

from engine.yugioh.state.events.life import LifeChanged
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.turns import TurnBegan
from engine.yugioh.state.reasons import Reason
from tests.rulings.expert.laid import expert
from tests.table import attacking, defending, face_down, face_up, side
from tests.table.contest import EXODIA

BUGROTH, KNIGHT, JINZO_7 = "Amphibious Bugroth MK-3", "Hayabusa Knight", "Jinzo #7"
DRAIN, TYPHOON = "Skill Drain", "Mystical Space Typhoon"
TRYCE = "Twin Swords of Flashing Light - Tryce"


@pytest.mark.rule("EX-WIN-05")
def test_to_draw_is_to_take_the_top_card() -> None:
    table = expert(side(field=["Jar of Greed"], deck=["Kuriboh", "Uraby"]))
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.deck) == (["Kuriboh"], ["Uraby"])


@pytest.mark.rule("EX-EXO-03")
def test_five_pieces_in_a_hand_win_before_anybody_acts() -> None:
    table = expert(side(hand=EXODIA))
    assert table.result == ("yugi", "CARD_EFFECT")


@pytest.mark.rule("EX-DES-02")
def test_a_message_on_the_other_side_does_not_count() -> None:
    messages = [f'Spirit Message "{letter}"' for letter in "INAL"]
    mine = [face_up("Destiny Board"), *(face_up(each) for each in messages[:3])]
    table = expert(side(field=mine), side(field=[face_up(messages[3])]))
    table.everyone_passes()
    assert table.result is None


@pytest.mark.rule("EX-LP-01", "EX-LP-02", "EX-LP-05", "EX-LP-06", "EX-LP-08")
def test_life_points_rise_above_8000_and_every_change_is_told() -> None:
    table = expert(side(hand=["Dian Keto the Cure Master"] * 3))
    for _ in range(3):
        table.yugi.activates("Dian Keto the Cure Master")
        table.everyone_passes()

    told = [event for event in table.told(None) if isinstance(event, LifeChanged)]
    assert [(each.before, each.after) for each in told] == [
        (8000, 9000),
        (9000, 10000),
        (10000, 11000),
    ]


@pytest.mark.rule("EX-LP-10")
def test_half_of_an_odd_number_leaves_the_greater_half() -> None:
    table = expert(
        side(field=[face_down("Solemn Judgment")], life=2501), side(hand=["Uraby"]), turn=4
    )
    table.turn_ends()
    table.kaiba.summons("Uraby")
    table.yugi.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.life == 1251


@pytest.mark.rule("EX-TURN-05")
def test_each_players_turn_has_a_number_of_its_own() -> None:
    table = expert()
    for _ in range(3):
        table.turn_ends()
    begun = [(each.number, each.player) for each in table.happened(TurnBegan)]
    assert begun == [(4, 1), (5, 0), (6, 1)]


@pytest.mark.rule("EX-DP-04", "EX-DP-07")
@pytest.mark.parametrize(("deck", "loses"), [([], True), (["Kuriboh"], False)])
def test_without_a_card_to_draw_nothing_takes_the_place_of_the_draw(
    deck: list[str], loses: bool
) -> None:
    table = expert(kaiba=side(field=["Freed the Matchless General"], deck=deck))
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.was_asked(table.kaiba, Reason.TRIGGER) is not loses
    assert (table.result == ("yugi", "DECK_OUT")) is loses


@pytest.mark.rule("EX-MP-04", "EX-MP-13")
@pytest.mark.parametrize("spells_first", [True, False])
def test_a_main_phase_has_no_order_and_spells_have_no_number(spells_first: bool) -> None:
    table = expert(side(hand=["Red Medicine"] * 4 + ["Uraby", "Jar of Greed"]))
    if not spells_first:
        table.yugi.summons("Uraby")
        table.yugi.sets("Jar of Greed")
    for _ in range(4):
        table.yugi.activates("Red Medicine")
        table.everyone_passes()
    if spells_first:
        table.yugi.sets("Jar of Greed")
        table.yugi.summons("Uraby")
    table.everyone_passes()

    assert table.yugi.life == 10000
    assert table.yugi.field == ["Uraby", "Jar of Greed"]


@pytest.mark.rule("EX-MP-21", "EXG-05", "EXG-27")
def test_five_spells_and_traps_fill_the_zones_and_a_field_spell_needs_none() -> None:
    five = [face_down("Jar of Greed", f"S{zone}") for zone in range(1, 6)]
    table = expert(side(field=five, hand=["Pot of Greed", "Mountain", "Waboku"]))

    assert not table.yugi.may("activate", "Pot of Greed")
    assert not table.yugi.may("Set", "Waboku")
    assert table.yugi.may("activate", "Mountain")


@pytest.mark.rule("EX-NP-01")
def test_after_main_phase_1_come_the_battle_phase_or_the_end() -> None:
    table = expert()
    assert table.options == ["enter the Battle Phase", "end the turn"]


@pytest.mark.rule("EX-BP-11")
def test_a_battle_phase_is_not_ended_while_a_target_is_being_chosen() -> None:
    table = expert(
        side(field=[attacking("Gemini Elf")]),
        side(field=[attacking("Uraby"), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    assert table.asked == "yugi ATTACK_TARGET"
    assert table.options == ["Uraby", "Kuriboh"]
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert "enter Main Phase 2" in table.options


@pytest.mark.rule("EX-BP-12")
def test_a_monster_that_comes_in_the_battle_step_may_attack() -> None:
    table = expert(
        side(field=[attacking("Uraby"), face_down("Call of the Haunted")], graveyard=["Jinzo"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.yugi.activates("Call of the Haunted", targeting="Jinzo")
    table.everyone_passes()
    table.yugi.attacks_with("Jinzo")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500 - 2400


@pytest.mark.rule("EX-BP-22")
def test_in_the_end_step_the_turn_player_is_asked_first() -> None:
    table = expert(
        side(field=[face_down("Jar of Greed")]), side(field=[face_down("Jar of Greed")])
    )
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    asked = []
    while table.phase == "battle phase" and table.asked.endswith("RESPOND"):
        asked.append(table.asked)
        (table.yugi if table.asked.startswith("yugi") else table.kaiba).passes()

    assert asked[-2:] == ["yugi RESPOND", "kaiba RESPOND"]


@pytest.mark.rule("EX-EP-06")
def test_an_effect_of_the_end_phase_is_answered_by_the_opponent_first() -> None:
    table = expert(side(field=["Solar Flare Dragon", face_down("Jar of Greed")]))
    table.yugi.ends_turn()
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "begin a chain")
    assert table.asked == "kaiba RESPOND"
    table.kaiba.passes()
    assert table.asked == "yugi RESPOND"
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.chains() == [["Solar Flare Dragon", "Jar of Greed"]]


@pytest.mark.rule("EX-EP-11")
def test_under_banisher_of_the_light_what_is_discarded_is_removed_from_play() -> None:
    table = expert(
        side(hand=["Uraby"] * 7 + ["Kuriboh"]), side(field=["Banisher of the Light"])
    )
    table.yugi.ends_turn()
    table.everyone_passes()
    table.yugi.chooses("Kuriboh", "Uraby")
    table.everyone_passes()

    assert sorted(table.yugi.banished) == ["Kuriboh", "Uraby"]
    assert table.yugi.graveyard == []


@pytest.mark.rule("EX-REP-13", "EX-REP-14")
def test_without_umi_a_direct_attack_past_a_monster_chooses_again() -> None:
    table = expert(
        side(field=[attacking(BUGROTH), face_up("Umi")]),
        side(field=[defending("Feral Imp"), face_down(TYPHOON)]),
    )
    table.yugi.attacks_with(BUGROTH, at="Direct")
    table.kaiba.activates(TYPHOON, targeting="Umi")
    table.everyone_passes()
    assert table.questions(Reason.REPLAY) == [["Feral Imp"]]
    table.yugi.attacks_again(at="Feral Imp")
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.kaiba.graveyard == [TYPHOON, "Feral Imp"]


@pytest.mark.rule("EX-REP-15")
def test_without_tryce_the_second_attack_ends() -> None:
    table = expert(
        side(field=[attacking("Uraby"), face_up(TRYCE, on="Uraby")]),
        side(field=[face_down(TYPHOON)]),
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(TYPHOON, targeting=TRYCE)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000
    assert table.questions(Reason.REPLAY) == []
    assert not table.yugi.may("attack", "Uraby")


@pytest.mark.rule("EX-REP-16")
def test_a_hayabusa_knight_that_is_negated_loses_its_second_attack() -> None:
    table = expert(side(field=[attacking(KNIGHT)]), side(field=[face_down(DRAIN)]))
    table.yugi.attacks_with(KNIGHT)
    table.everyone_passes()
    table.yugi.attacks_with(KNIGHT)
    table.kaiba.activates(DRAIN)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000 - 1000
    assert table.questions(Reason.REPLAY) == []


@pytest.mark.rule("EX-REP-17")
def test_a_jinzo_7_that_is_negated_attacks_a_monster_or_stops() -> None:
    table = expert(
        side(field=[attacking(JINZO_7)]),
        side(field=[attacking("Skull Servant"), face_down(DRAIN)]),
    )
    table.yugi.attacks_with(JINZO_7, at="Direct")
    table.kaiba.activates(DRAIN)
    table.everyone_passes()
    assert table.questions(Reason.REPLAY) == [["Skull Servant"]]
    table.yugi.calls_off()
    table.everyone_passes()

    assert table.kaiba.life == 7000
    assert not table.yugi.may("attack", JINZO_7)


@pytest.mark.rule("EXG-29")
def test_a_spirit_returns_in_the_end_phase_of_its_summon() -> None:
    table = expert(side(hand=["Asura Priest"]))
    table.yugi.summons("Asura Priest")
    table.turn_ends()

    assert table.yugi.hand == ["Asura Priest"]
    assert [m.why for m in table.happened(Moved) if m.why is Why.DRAWN]
