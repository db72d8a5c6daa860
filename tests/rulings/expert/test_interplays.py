"""Where rules of 2004 meet: winning and drawing at once, what comes first, what is skipped."""

import pytest

from tests.rulings.expert.laid import expert
from tests.table import face_down, face_up, side

HEAD = "Exodia the Forbidden One"
LIMBS = [f"{limb} of the Forbidden One" for limb in ("Right Leg", "Left Leg")]
LIMBS += [f"{limb} of the Forbidden One" for limb in ("Right Arm", "Left Arm")]
FORCE = "Exiled Force"


@pytest.mark.rule("EX-EXO-01", "EX-WIN-03")
def test_two_who_complete_exodia_by_one_draw_draw_the_duel() -> None:
    whole = side(hand=["One Day of Peace", *LIMBS], deck=[HEAD, "Uraby"])
    table = expert(whole, side(hand=LIMBS, deck=[HEAD, "Uraby"]))
    table.yugi.activates("One Day of Peace")
    table.everyone_passes()

    assert table.result == ("", "CARD_EFFECT")


@pytest.mark.rule("EX-EXO-04", "EX-WIN-08")
def test_the_last_piece_does_not_save_who_cannot_draw_the_second_card() -> None:
    table = expert(side(hand=["Pot of Greed", *LIMBS], deck=[HEAD]))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.result == ("kaiba", "DECK_OUT")


@pytest.mark.rule("EX-EXO-01")
def test_a_piece_found_by_sangan_of_2004_wins_as_the_effect_has_resolved() -> None:
    table = expert(side(hand=["Dark Hole", *LIMBS], field=["Sangan"], deck=[HEAD, "Uraby"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.result is None
    table.yugi.chooses(HEAD)
    table.everyone_passes()

    assert table.result == ("yugi", "CARD_EFFECT")


@pytest.mark.rule("EX-MP-19", "EXG-30")
def test_makyura_that_the_opponent_tributes_helps_its_owner() -> None:
    table = expert(
        side(hand=["Change of Heart", "Summoned Skull", "Just Desserts"]),
        side(hand=["Jar of Greed"], field=["Makyura the Destructor"]),
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull", tributing=["Makyura the Destructor"])
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Makyura the Destructor", "Jar of Greed"]
    assert not table.yugi.may("activate", "Just Desserts")


@pytest.mark.rule("EX-MP-19", "EXG-30")
def test_makyura_of_2004_works_from_the_hand_too() -> None:
    table = expert(
        side(
            hand=["Graceful Charity", "Makyura the Destructor", "Uraby", "Jar of Greed"],
            deck=["Kuriboh"] * 5,
        )
    )
    table.yugi.activates("Graceful Charity")
    table.everyone_passes()
    table.yugi.chooses("Makyura the Destructor", "Uraby")
    table.everyone_passes()

    assert table.yugi.may("activate", "Jar of Greed")


@pytest.mark.rule("EXG-24")
def test_a_flip_summon_is_answered_after_the_ignition_effect_of_that_monster() -> None:
    table = expert(
        side(field=[face_down(FORCE)]),
        side(field=["Summoned Skull", face_down("Torrential Tribute")]),
    )
    table.yugi.flip_summons(FORCE)
    assert table.asked == "yugi RESPOND"
    table.yugi.activates(FORCE, targeting="Summoned Skull")
    assert table.kaiba.may("activate", "Torrential Tribute")
    table.everyone_passes()

    assert table.kaiba.monsters == []


@pytest.mark.rule("EXG-24", "EX-MP-14")
@pytest.mark.parametrize("phase", ["standby phase", "battle phase"])
def test_outside_the_main_phases_a_summon_gives_no_ignition_effect(phase: str) -> None:
    call = "Call of the Haunted"
    table = expert(
        side(field=[face_down(call)], graveyard=[FORCE]),
        side(field=["Summoned Skull"]),
        turn_player="kaiba" if phase == "standby phase" else "yugi",
    )
    if phase == "standby phase":
        table.kaiba.ends_turn()
        while table.phase != phase:
            table.driver.answer(())
    else:
        table.yugi.enters_battle_phase()
    table.yugi.activates(call, targeting=FORCE)
    assert table.phase == phase
    table.chain_resolves()

    assert table.yugi.monsters == [FORCE]
    assert not table.yugi.may("activate", FORCE)


@pytest.mark.rule("EXG-16")
def test_a_field_spell_whose_activation_is_negated_has_destroyed_the_other_already() -> None:
    table = expert(
        side(hand=["Mountain"]),
        side(hand=["Kuriboh"], field=[face_up("Umi"), face_down("Magic Jammer")]),
    )
    table.yugi.activates("Mountain")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert (table.yugi.spells, table.kaiba.spells) == ([], [])
    assert "Umi" in table.kaiba.graveyard


@pytest.mark.rule("EXG-16")
def test_tornado_wall_goes_with_the_umi_that_another_field_spell_destroys() -> None:
    table = expert(
        side(hand=["Mountain"]), side(field=[face_up("Umi"), face_up("Tornado Wall")])
    )
    table.yugi.activates("Mountain")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Umi", "Tornado Wall"]


@pytest.mark.rule("EX-LP-10")
@pytest.mark.parametrize(("life", "left"), [(2501, 1251), (3, 2), (1, 1)])
def test_half_of_the_life_points_is_paid_and_what_remains_is_rounded(
    life: int, left: int
) -> None:
    table = expert(side(hand=["Uraby"]), side(field=[face_down("Solemn Judgment")], life=life))
    table.yugi.summons("Uraby")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.kaiba.life == left
    assert table.yugi.monsters == []


@pytest.mark.rule("EX-DP-02")
@pytest.mark.parametrize(("card", "skipped"), [("Time Seal", 1), ("Reckless Greed", 2)])
def test_what_skips_the_same_draw_phases_twice_skips_them_once(card: str, skipped: int) -> None:
    table = expert(side(field=[face_down(card)] * 2, deck=["Uraby"] * 9))
    for _ in range(2):
        table.yugi.activates(card)
        table.everyone_passes()
    whose = table.kaiba if card == "Time Seal" else table.yugi
    hands: list[int] = []
    while len(hands) < skipped + 1:
        table.turn_ends()
        if table.turn_player is whose:
            hands.append(len(whose.hand))

    before = 0 if card == "Time Seal" else 4
    assert hands == [before] * skipped + [before + 1]


@pytest.mark.rule("EX-EP-08", "EX-EP-09", "EXG-29")
def test_a_spirit_monster_that_returns_counts_for_the_hand_limit() -> None:
    table = expert(side(hand=["Yata-Garasu", *["Uraby"] * 6]))
    table.yugi.summons("Yata-Garasu")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    table.yugi.chooses("Yata-Garasu")

    assert table.yugi.graveyard == ["Yata-Garasu"]
    assert len(table.yugi.hand) == 6


@pytest.mark.rule("EX-EP-05")
def test_an_effect_of_the_end_phase_is_the_borrowers_before_the_monster_goes_back() -> None:
    table = expert(side(hand=["Change of Heart"]), side(field=["Solar Flare Dragon"]))
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.turn_ends()

    assert (table.yugi.life, table.kaiba.life) == (8000, 7500)
    assert table.kaiba.monsters == ["Solar Flare Dragon"]


@pytest.mark.rule("EX-DP-09", "EX-WIN-08")
def test_heart_of_the_underdog_may_be_used_for_a_draw_that_loses_the_duel() -> None:
    table = expert(
        side(field=[face_up("Heart of the Underdog")], deck=["Vorse Raider"]),
        turn_player="kaiba",
    )
    table.kaiba.ends_turn()
    table.yugi.activates("Heart of the Underdog")
    table.everyone_passes()

    assert table.result == ("kaiba", "DECK_OUT")
