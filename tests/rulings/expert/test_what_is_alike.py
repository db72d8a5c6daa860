"""What the Expert Rules and the Master Rule say alike: rulings of one, held by the other.

Each line names a rule of 2004 and a ruling that shows it. The ruling is played as it stands, at
tables laid by the Expert Rules.
"""

from importlib import import_module

import pytest

from tests.table import Table

CARDS = "cards.test_"

ALIKE = (
    (
        "EX-LAST-01",
        CARDS + "last_turn",
        "who_alone_has_a_monster_in_the_end_phase_wins",
        "Uraby",
        "Summoned Skull",
        "yugi",
    ),
    (
        "EX-EXO-01",
        CARDS + "exodia_the_forbidden_one",
        "whichever_piece_comes_last_wins_without_a_chain",
        "Exodia the Forbidden One",
    ),
    (
        "EX-EXO-04",
        CARDS + "exodia_the_forbidden_one",
        "the_pieces_are_looked_for_when_a_card_has_resolved",
        "Uraby",
        True,
    ),
    (
        "EX-EXO-04",
        CARDS + "exodia_the_forbidden_one",
        "the_pieces_are_looked_for_when_a_card_has_resolved",
        "Exodia the Forbidden One",
        False,
    ),
    (
        "EX-VIC-02",
        CARDS + "victory_dragon",
        "the_record_of_the_match_that_its_attack_won",
        "A",
        (2, 0),
    ),
    (
        "EX-VIC-03",
        CARDS + "victory_dragon",
        "the_record_of_the_match_that_its_attack_won",
        "BA",
        (2, 1),
    ),
    (
        "EX-VIC-04",
        CARDS + "victory_dragon",
        "the_record_of_the_match_that_its_attack_won",
        "B=A",
        (2, 1),
    ),
    (
        "EX-VIC-05",
        CARDS + "victory_dragon",
        "the_record_of_the_match_that_its_attack_won",
        "==A",
        (1, 0),
    ),
    (
        "EX-SP-02",
        CARDS + "solomons_lawbook",
        "nothing_is_paid_for_in_the_standby_phase_that_is_skipped",
    ),
    ("EX-REP-10", CARDS + "ultimate_offering", "as_the_first_link_its_summon_can_be_negated"),
    (
        "EX-REP-07",
        "test_battle_positions",
        "one_whose_attack_came_to_nothing_does_not_change_either",
        "Negate Attack",
    ),
    ("EXG-29", CARDS + "yata_garasu", "it_cannot_be_special_summoned"),
    ("EX-WIN-01", "test_victory", "who_brings_the_opponents_life_points_to_0_wins", "expert"),
    ("EX-WIN-02", "test_victory", "damage_by_an_effect_ends_the_duel_at_once"),
    ("EX-WIN-03", "test_victory", "both_players_at_0_at_the_same_time_draw"),
    ("EX-WIN-04", "test_turns", "who_cannot_draw_in_the_draw_phase_loses", "expert"),
    ("EX-WIN-06", "test_victory", "the_last_card_may_be_drawn"),
    ("EX-WIN-07", "test_victory", "the_last_card_may_be_drawn"),
    ("EX-WIN-11", CARDS + "needle_worm", "the_top_five_cards_go_or_as_many_as_there_are"),
    (
        "EX-WIN-12",
        CARDS + "cyber_jar",
        "with_fewer_than_five_all_are_excavated_and_nobody_loses",
    ),
    (
        "EX-EXO-02",
        CARDS + "exodia_the_forbidden_one",
        "two_copies_of_a_piece_do_not_make_up_for_another",
    ),
    (
        "EX-DES-01",
        CARDS + "destiny_board",
        "the_messages_come_in_their_order_and_the_fourth_wins",
    ),
    ("EX-LAST-02", CARDS + "last_turn", "where_both_have_a_monster_left_it_is_a_draw"),
    (
        "EX-COUNT-01",
        CARDS + "final_countdown",
        "the_20th_turn_still_has_its_end_phase_and_then_the_duel_is_won",
    ),
    (
        "EX-VIC-01",
        CARDS + "victory_dragon",
        "a_direct_attack_that_beats_the_opponent_wins_the_match",
    ),
    ("EX-VIC-01", CARDS + "victory_dragon", "an_attack_on_a_monster_wins_the_duel_alone"),
    ("EX-LP-03", CARDS + "red_medicine", "its_player_gains_500"),
    ("EX-LP-04", CARDS + "the_immortal_of_thunder", "its_flip_effect_gives_3000"),
    ("EX-LP-07", CARDS + "the_immortal_of_thunder", "to_lose_life_points_is_no_damage"),
    (
        "EX-MAN-02",
        "test_public_information",
        "counts_graveyards_and_life_points_are_known_to_everybody",
    ),
    ("EX-MAN-02", "test_public_information", "a_hand_is_known_to_its_owner_alone"),
    ("EX-MAN-01", "test_summons", "each_summon_is_told_with_its_kind"),
    ("EX-TURN-01", "test_turns", "players_take_turns", "expert"),
    ("EX-TURN-02", "test_turns", "a_whole_turn_has_six_phases"),
    ("EX-TURN-03", "test_summons", "outside_the_own_main_phase_nobody_summons_by_hand"),
    ("EX-TURN-06", "test_turns", "only_the_opponents_turns_count_for_a_card_that_counts_them"),
    (
        "EX-TURN-06",
        CARDS + "swords_of_revealing_light",
        "it_is_destroyed_in_the_end_phase_of_the_opponents_third_turn",
    ),
    ("EX-QE-01", "test_chains", "what_is_slow_opens_a_chain_and_never_answers"),
    (
        "EX-TS-01",
        CARDS + "freed_the_matchless_general",
        "nobody_can_use_anything_else_before_the_draw",
    ),
    ("EX-DP-01", "test_turns", "a_whole_turn_has_six_phases"),
    (
        "EX-DP-02",
        CARDS + "offerings_to_the_doomed",
        "its_player_does_not_draw_in_his_next_draw_phase",
    ),
    (
        "EX-DP-02",
        CARDS + "yata_garasu",
        "two_skips_are_over_with_one_draw_phase_and_it_returns_to_the_hand",
    ),
    (
        "EX-DP-02",
        CARDS + "time_seal",
        "the_opponent_does_not_draw_in_the_next_turn_and_draws_in_the_one_after",
    ),
    (
        "EX-DP-02",
        CARDS + "reckless_greed",
        "its_player_draws_two_cards_and_skips_his_next_two_draw_phases",
    ),
    ("EX-DP-03", CARDS + "hino_kagu_tsuchi", "the_opponent_discards_his_hand_before_he_draws"),
    (
        "EX-DP-04",
        CARDS + "freed_the_matchless_general",
        "instead_of_the_draw_a_level_4_or_lower_warrior_is_added_from_the_deck",
    ),
    ("EX-DP-05", "test_turns", "the_turn_player_draws_one_card_before_anything_else"),
    ("EX-DP-06", "test_turns", "the_turn_player_draws_one_card_before_anything_else"),
    ("EX-DP-07", "test_turns", "who_cannot_draw_in_the_draw_phase_loses", "expert"),
    ("EX-DP-08", CARDS + "maharaghi", "the_card_put_on_the_bottom_is_not_drawn"),
    ("EX-DP-09", CARDS + "solemn_wishes", "a_draw_of_two_cards_gains_500_once"),
    (
        "EX-DP-09",
        CARDS + "heart_of_the_underdog",
        "each_normal_monster_that_is_shown_brings_one_card_more",
    ),
    ("EX-DP-11", CARDS + "drop_off", "the_card_just_drawn_is_discarded_and_no_other"),
    ("EX-DP-12", "test_turns", "a_whole_turn_has_six_phases"),
    (
        "EX-SP-01",
        CARDS + "burning_land",
        "the_turn_player_takes_500_damage_in_each_standby_phase",
    ),
    ("EX-SP-04", CARDS + "messenger_of_peace", "100_are_paid_in_the_own_standby_phase_alone"),
    ("EX-SP-04", CARDS + "the_unfriendly_amazon", "its_controller_may_let_it_go_instead"),
    ("EX-SP-05", CARDS + "cure_mermaid", "its_controller_gains_800_in_his_standby_phase_alone"),
    (
        "EX-SP-06",
        CARDS + "curse_of_fiend",
        "it_is_activated_in_the_standby_phase_alone_and_not_from_the_hand",
    ),
    ("EX-SP-08", "test_turns", "the_turn_player_may_act_before_the_other_in_the_standby_phase"),
    ("EX-SP-09", "test_turns", "a_whole_turn_has_six_phases"),
    ("EX-MP-01", "test_turns", "main_phase_1_offers_all_a_player_can_do_of_his_own_accord"),
    (
        "EX-MP-02",
        CARDS + "timeater",
        "the_opponent_goes_from_the_standby_phase_to_the_battle_phase",
    ),
    ("EX-MP-03", CARDS + "cold_wave", "it_is_the_first_thing_done_in_main_phase_1"),
    (
        "EX-MP-05",
        "test_summons",
        "a_turn_has_one_normal_summon_or_set_of_a_monster",
        "summons",
    ),
    ("EX-MP-06", "test_summons", "special_summons_are_not_counted_and_spare_the_normal_summon"),
    (
        "EX-MP-07",
        "test_summons",
        "flip_summons_turn_monsters_to_face_up_attack_and_are_not_counted",
    ),
    ("EX-MP-08", "test_summons", "a_monster_set_this_turn_is_not_flip_summoned_this_turn"),
    (
        "EX-MP-08",
        "test_battle_positions",
        "one_that_changed_or_attacked_and_is_covered_then_is_not_flip_summoned",
    ),
    (
        "EX-MP-09",
        "test_battle_positions",
        "one_that_changed_or_attacked_and_is_covered_then_is_not_flip_summoned",
    ),
    ("EX-MP-10", "test_battle_positions", "each_monster_changes_once_a_turn"),
    (
        "EX-MP-11",
        "test_battle_positions",
        "a_change_by_an_effect_does_not_use_up_the_one_by_hand",
    ),
    (
        "EX-MP-12",
        "test_battle_positions",
        "a_monster_that_attacked_does_not_change_in_main_phase_2",
    ),
    (
        "EX-MP-14",
        "test_monster_effects",
        "an_ignition_effect_is_used_in_the_own_main_phases_with_no_chain_open",
    ),
    (
        "EX-MP-15",
        "test_spells",
        "a_spell_from_the_hand_lies_face_up_in_a_zone_while_it_waits_to_resolve",
    ),
    (
        "EX-MP-16",
        "test_spells",
        "another_set_spell_is_activated_in_the_turn_it_was_set_but_not_in_the_opponents",
    ),
    ("EX-MP-17", "test_spells", "a_quick_play_spell_is_not_activated_in_the_turn_it_was_set"),
    ("EX-MP-18", "test_traps", "a_trap_is_set_first_and_used_from_the_next_turn_on", "expert"),
    ("EX-MP-19", "test_traps", "a_trap_is_set_first_and_used_from_the_next_turn_on", "expert"),
    ("EX-MP-20", "test_traps", "a_trap_is_set_first_and_used_from_the_next_turn_on", "expert"),
    ("EX-MP-22", "test_turns", "a_whole_turn_has_six_phases"),
    ("EX-NP-02", CARDS + "timeater", "without_a_battle_phase_the_end_phase_comes_next"),
    ("EX-NP-03", "test_battle", "the_battle_phase_may_be_entered_without_a_monster"),
    (
        "EX-NP-04",
        "test_turns",
        "without_battle_the_turn_goes_from_main_phase_1_to_its_end",
        "expert",
    ),
    ("EX-NP-05", "test_battle", "the_battle_phase_may_be_left_out"),
    ("EX-NP-06", CARDS + "soul_exchange", "there_is_no_battle_phase_in_that_turn"),
    ("EX-NP-06", CARDS + "makiu_the_magical_mist", "there_is_no_battle_phase_in_that_turn"),
    (
        "EX-NP-06",
        CARDS + "great_long_nose",
        "the_opponent_cannot_enter_his_next_battle_phase_but_that_after_it",
    ),
    ("EX-NP-07", "test_turns", "there_is_no_battle_phase_on_turn_1", "expert"),
    (
        "EX-BP-01",
        "test_battle",
        "an_attack_leads_to_the_damage_step_and_back_to_the_battle_step",
    ),
    ("EX-BP-02", "test_battle", "a_monster_attacks_once_a_turn"),
    (
        "EX-BP-03",
        CARDS + "weather_report",
        "each_monster_attacks_once_in_each_of_two_battle_phases",
    ),
    (
        "EX-BP-04",
        "test_battle_positions",
        "positions_are_changed_by_hand_in_the_own_main_phases_only",
    ),
    (
        "EX-BP-05",
        "test_battle_positions",
        "only_monsters_in_face_up_attack_position_may_attack",
        "expert",
    ),
    (
        "EX-BP-06",
        CARDS + "last_will",
        "who_declines_can_still_use_it_in_the_battle_phase_of_the_same_turn",
    ),
    ("EX-BP-07", "test_summons", "outside_the_own_main_phase_nobody_summons_by_hand"),
    (
        "EX-BP-08",
        "test_battle",
        "in_the_start_step_both_may_use_quick_effects_before_any_attack",
    ),
    ("EX-BP-09", "test_battle", "the_battle_phase_may_be_entered_without_a_monster"),
    (
        "EX-BP-10",
        "test_battle",
        "an_attack_leads_to_the_damage_step_and_back_to_the_battle_step",
    ),
    ("EX-BP-13", "test_battle", "a_face_up_attack_monster_attacks_any_monster_of_the_opponent"),
    ("EX-BP-14", "test_battle", "a_direct_attack_needs_an_opponent_without_monsters"),
    ("EX-BP-15", "test_battle", "the_battle_phase_may_be_left_out"),
    ("EX-BP-16", "test_battle", "a_monster_attacks_once_a_turn"),
    (
        "EX-BP-17",
        "test_battle_positions",
        "a_monster_that_attacked_does_not_change_in_main_phase_2",
    ),
    ("EX-BP-18", "test_battle", "what_answers_a_declaration_is_used_before_the_damage_step"),
    ("EX-BP-19", "test_damage_step", "the_damage_step_allows_little"),
    (
        "EX-BP-20",
        "test_battle",
        "an_attack_leads_to_the_damage_step_and_back_to_the_battle_step",
    ),
    ("EX-BP-21", "test_battle", "after_the_end_step_there_is_no_way_back"),
    ("EX-BP-23", "test_battle", "after_the_end_step_there_is_no_way_back"),
    (
        "EX-MP2-01",
        "test_turns",
        "without_battle_the_turn_goes_from_main_phase_1_to_its_end",
        "expert",
    ),
    ("EX-MP2-02", "test_turns", "main_phase_2_allows_the_summon_that_was_not_used"),
    ("EX-MP2-03", "test_turns", "main_phase_2_allows_the_summon_that_was_not_used"),
    (
        "EX-MP2-04",
        "test_battle_positions",
        "a_monster_that_attacked_does_not_change_in_main_phase_2",
    ),
    ("EX-MP2-05", "test_turns", "a_whole_turn_has_six_phases"),
    ("EX-EP-01", "test_turns", "a_whole_turn_has_six_phases"),
    (
        "EX-EP-02",
        CARDS + "solar_flare_dragon",
        "it_burns_in_the_end_phase_of_its_controller_alone",
    ),
    (
        "EX-EP-04",
        CARDS + "spiritual_energy_settle_machine",
        "neither_the_discard_nor_the_return_makes_a_chain",
    ),
    (
        "EX-EP-05",
        CARDS + "bottomless_shifting_sand",
        "the_face_up_monster_with_the_highest_atk_of_either_player_is_destroyed",
    ),
    ("EX-EP-07", "test_end_phase", "in_the_end_phase_the_turn_player_may_act_first"),
    ("EX-EP-08", "test_end_phase", "the_hand_is_reduced_after_all_that_ends_in_the_end_phase"),
    ("EX-EP-09", "test_turns", "the_turn_player_discards_down_to_six", "expert"),
    ("EX-EP-10", "test_turns", "the_turn_player_discards_down_to_six", "expert"),
    (
        "EX-EP-12",
        CARDS + "hieroglyph_lithograph",
        "seven_cards_are_kept_at_the_end_of_this_turn_and_of_later_ones",
    ),
    (
        "EX-SKIP-01",
        CARDS + "gamble",
        "after_a_wrong_call_the_opponents_turn_is_followed_by_his_next_one",
    ),
    ("EX-SKIP-02", CARDS + "gamble", "no_phase_of_the_skipped_turn_begins_and_nothing_is_paid"),
    ("EX-SKIP-03", CARDS + "gamble", "the_skipped_turn_counts_for_swords_of_revealing_light"),
    ("EX-REP-01", "test_battle", "a_new_monster_calls_for_a_replay"),
    ("EX-REP-01", "test_battle", "a_third_monster_that_leaves_calls_for_a_replay"),
    ("EX-REP-02", "test_battle", "the_new_choice_can_be_disturbed_again"),
    (
        "EX-REP-03",
        "test_battle",
        "a_mere_change_of_position_or_of_the_own_side_calls_for_no_replay",
    ),
    (
        "EX-REP-04",
        "test_battle",
        "a_mere_change_of_position_or_of_the_own_side_calls_for_no_replay",
    ),
    (
        "EX-REP-05",
        "test_battle",
        "when_the_only_target_is_gone_the_new_choice_is_a_direct_attack",
    ),
    ("EX-REP-06", "test_battle", "an_attack_that_is_called_off_is_spent"),
    ("EX-REP-08", "test_battle", "the_new_choice_is_not_a_second_declaration"),
    ("EX-REP-11", "test_battle", "the_new_choice_is_not_a_second_declaration"),
    ("EX-REP-12", "test_battle", "an_attack_that_is_called_off_is_spent"),
    (
        "EX-REP-09",
        CARDS + "ultimate_offering",
        "in_the_battle_phase_of_the_opponent_a_new_monster_calls_for_a_replay",
    ),
    ("EXG-08", "test_summons", "a_level_7_monster_takes_two_tributes"),
    ("EXG-08", "test_summons", "a_level_5_or_6_monster_takes_one_tribute"),
    (
        "EXG-09",
        "test_summons",
        "flip_summons_turn_monsters_to_face_up_attack_and_are_not_counted",
    ),
    (
        "EXG-09",
        "test_battle_positions",
        "there_are_three_positions_and_none_is_face_down_attack",
    ),
    ("EXG-10", "test_fusion_and_ritual", "only_what_came_in_its_own_way_is_revived"),
    (
        "EXG-11",
        "test_fusion_and_ritual",
        "a_fusion_needs_its_spell_and_exactly_its_materials",
    ),
    (
        "EXG-12",
        "test_fusion_and_ritual",
        "a_ritual_summon_tributes_from_hand_and_field_at_resolution",
    ),
    (
        "EXG-13",
        "test_spells",
        "a_quick_play_spell_is_activated_from_the_hand_in_any_phase_of_the_own_turn",
    ),
    ("EXG-14", "test_chains", "only_a_counter_trap_answers_a_counter_trap"),
    (
        "EXG-15",
        "test_spells",
        "a_normal_spell_goes_to_the_graveyard_after_the_chain_and_is_not_destroyed",
    ),
    (
        "EXG-17",
        "test_public_information",
        "an_equip_card_is_destroyed_when_its_monster_is_turned_face_down",
    ),
    ("EXG-18", "test_calculation", "a_stronger_attacker_destroys_and_the_difference_is_dealt"),
    ("EXG-18", "test_calculation", "equals_destroy_each_other_without_damage"),
    ("EXG-18", "test_calculation", "two_monsters_without_atk_do_not_hurt_each_other"),
    ("EXG-19", "test_calculation", "a_beaten_defender_is_destroyed_without_damage"),
    (
        "EXG-19",
        "test_calculation",
        "against_a_higher_def_both_stay_and_the_attacking_player_takes_the_rest",
    ),
    ("EXG-19", "test_calculation", "a_direct_attack_deals_the_atk"),
    ("EXG-20", "test_damage_step", "a_flip_effect_waits_until_the_damage_is_calculated"),
    ("EXG-21", "test_chains", "speed_2_answers_speeds_1_and_2"),
    ("EXG-22", "test_chains", "the_last_link_is_processed_first"),
    ("EXG-22", "test_monster_effects", "a_cost_is_paid_at_activation_and_stays_paid"),
    ("EXG-23", "test_priority", "in_every_phase_the_turn_player_is_asked_first"),
    (
        "EXG-25",
        "test_simultaneous_triggers",
        "what_must_be_used_stands_before_what_may_be_used",
    ),
    ("EXG-26", "test_damage_step", "the_damage_step_allows_little"),
    (
        "EXG-07",
        "test_monster_effects",
        "a_continuous_effect_holds_while_the_monster_is_face_up_and_no_longer",
    ),
    ("EXG-27", "test_turns", "main_phase_1_offers_all_a_player_can_do_of_his_own_accord"),
)
"""The rule of 2004, where its ruling stands, its name, and what it is played with."""


@pytest.fixture(autouse=True)
def by_the_expert_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that names no format is laid by the Expert Rules."""
    defaults = Table.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "format", "expert")


@pytest.mark.parametrize(
    ("module", "name", "given"),
    [
        pytest.param(module, name, given, marks=pytest.mark.rule(rule), id=f"{rule}-{name}")
        for rule, module, name, *given in ALIKE
    ],
)
def test_a_ruling_of_the_master_rule_holds_here_too(
    module: str, name: str, given: list[object]
) -> None:
    ruling = getattr(import_module(f"tests.rulings.{module}"), f"test_{name}")
    ruling(*given)
