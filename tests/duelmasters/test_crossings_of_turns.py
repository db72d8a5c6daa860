"""Where partners, attacks, breaks and what happens at the same time meet each other."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    HULCUS,
    LIGHT,
    NATURE,
    SHAUNA,
    WATER,
    A,
    B,
    C,
    has,
    names,
    scene,
)

PIKAP, HAND, SASUKE = "解体屋ピーカプ", "デーモン・ハンド", "怒流牙 佐助の超人"
WILHELM, APPLE, RIAS = (
    "偽りの王 ヴィルヘルム",
    "若き大長老 アプル",
    "雷鳴の守護者ミスト・リエス",
)
NOMENON, FIST = "Disノメノン", "墓堀怪人アシッドフィスト"
URGARN = "浄黒接続 ウルガーン"


@pytest.mark.rule("DP-201.4-1", "DM-GEN-8")
@pytest.mark.parametrize("back", [True, False])
def test_a_partner_put_as_a_shield_may_go_back_and_the_shield_is_taken(back: bool) -> None:
    """What comes after 'if so' is done: it was put there, wherever it goes then."""
    emeral, partner = "エメラル", "サイバー・N・ワールド"
    scene(
        A.summon(emeral),
        A.choose(partner),
        A.yes() if back else A.no(),
        A.shields(1),
        A=has(hand=[emeral, partner], mana=[f"{WATER}*2"]),
        partners={"A": partner},
        expect={
            "A": {
                "shields_count": 5 if back else 6,
                "hand": names(GONTA),
                "partner": {"face": "down"} if back else {"empty": True},
            }
        },
    )


@pytest.mark.rule("DP-201.4-2", "DM-GEN-8")
def test_a_partner_put_into_mana_for_an_evolution_may_go_back_before_it_comes() -> None:
    ground, fang, partner = "母なる星域", "大勇者「ふたつ牙」", "無頼聖者スカイソード"
    scene(
        A.cast(ground),
        A.choose(partner),
        A.yes(),
        A.choose(fang),
        A=has(
            hand=[ground],
            mana=[f"{NATURE}*6", fang],
            battle=[partner, GONTA],
        ),
        partners={"A": partner},
        expect={
            "A": {
                "battle": [{"name": fang, "tapped": False, "under": [GONTA]}],
                "partner": {"face": "down"},
            }
        },
    )


@pytest.mark.rule("DP-201.3", "DM-EVO-1")
def test_an_evolution_partner_is_summoned_from_its_zone_on_a_base() -> None:
    partner = "クリスタル・ランサー"
    scene(
        A.summon(partner, **{"from": "partner"}, on=HULCUS),
        A.attack(partner, "B"),
        A.shields(1, 2),
        A=has(
            partner={"name": partner, "face": "up"}, mana=[f"{WATER}*6"], battle=[HULCUS, GONTA]
        ),
        expect={"A": {"partner": {"empty": True}}, "B": {"shields_count": 4}},
    )


@pytest.mark.rule("DP-201.4a-2", "DP-201.4-1")
def test_a_partner_that_a_shield_trigger_destroys_in_the_own_turn_waits_a_round() -> None:
    scene(
        A.attack(WILHELM, "B"),
        A.shields(1, 2, 3),
        B.declare("shield_trigger", HAND),
        B.designate("A"),
        A.yes(),
        A.end(),
        B.end(),
        C.end(),
        A.cannot("summon", WILHELM),
        A.end(),
        A=has(battle=[WILHELM], mana=[f"{DARK}*4", f"{FIRE}*3", f"{NATURE}*3"]),
        B=has(shields=[HAND, GONTA, GONTA]),
        partners={"A": WILHELM},
        turn_player="B",
        expect={"A": {"partner": {"face": "up"}}},
    )


@pytest.mark.rule("DM-EFF-10", "DM-EVO-3")
def test_each_card_of_a_stack_is_seen_by_whatever_watches_a_graveyard() -> None:
    scene(
        A.cast(HAND),
        A.designate("B"),
        A.yes(),
        A.yes(),
        A=has(hand=[HAND], mana=[f"{DARK}*6"], battle=[WILHELM]),
        B=has(battle=[{"name": "クリスタル・ランサー", "under": [HULCUS]}]),
        expect={"A": {"mana_count": 8}, "B": {"graveyard_count": 2}},
    )


@pytest.mark.rule("DM-ZONE-12")
def test_the_second_of_two_that_are_put_is_seen_by_the_first() -> None:
    tower = "天空の守護者グラン・ギューレ"
    scene(
        A.cast("ヘブンズ・ゲート"),
        A.choose("予言者ジェス", tower),
        B.yes(),
        B.no(),
        A=has(hand=["ヘブンズ・ゲート", "予言者ジェス", tower], mana=[f"{LIGHT}*6"]),
        B=has(battle=[RIAS]),
        expect={"B": {"hand_count": 1}, "A": {"battle_count": 2}},
    )


@pytest.mark.rule("DM-GEN-1", "DP-300.2")
def test_a_graveyard_that_cards_cannot_leave_is_not_shuffled_in() -> None:
    world = "サイバー・N・ワールド"
    scene(
        A.summon(world),
        A=has(
            hand=[world],
            mana=[f"{WATER}*6"],
            battle=[APPLE],
            graveyard=[f"{GONTA}*3"],
            deck=[f"{GONTA}*20"],
        ),
        B=has(graveyard=[HULCUS], hand=[GONTA, GONTA]),
        expect={
            "A": {"graveyard_count": 0, "deck_count": 18, "hand_count": 5},
            "B": {"graveyard": names(HULCUS), "deck_count": 17, "hand_count": 5},
        },
    )


@pytest.mark.rule("DM-GEN-1", "DM-SHD-4")
def test_who_may_cast_light_spells_alone_may_cast_those_of_light_and_another() -> None:
    scene(
        B.cannot("cast", WATER),
        B.cast("魂と記憶の盾"),
        B.choose(f"B|{GONTA}"),
        A=has(battle=["聖霊王アルカディアス"]),
        B=has(
            hand=[WATER, "魂と記憶の盾"],
            mana=[f"{WATER}*3", f"{LIGHT}*3"],
            battle=[GONTA],
        ),
        turn="B",
        expect={"B": {"shields_count": 7}},
    )


@pytest.mark.rule("DM-KW-13", "DM-BAT-1")
def test_who_wins_against_a_slayer_has_won_and_is_destroyed() -> None:
    scene(
        A.attack(NOMENON, f"B|{FIST}"),
        A.do("choose_mode", mode=[1]),
        A=has(battle=[NOMENON]),
        B=has(battle=[f"{FIST}!"]),
        expect={
            "A": {"graveyard": names(NOMENON), "deck_count": 19},
            "B": {"graveyard": names(FIST)},
        },
    )


@pytest.mark.rule("DM-BAT-1", "DM-KW-17", "DM-KW-13")
def test_ex_life_saves_once_from_a_slayer_that_was_beaten() -> None:
    buster = "炎機混成 ボルスレン・バスター"
    scene(
        A.summon(buster),
        A.attack(buster, f"B|{FIST}"),
        A=has(hand=[buster], mana=[f"{FIRE}*6"]),
        B=has(battle=[f"{FIST}!"]),
        expect={
            "A": {"battle": [{"name": buster, "tapped": True}], "shields_count": 6},
            "B": {"graveyard": names(FIST)},
        },
    )


@pytest.mark.rule("DM-ATK-3", "DM-KW-18")
def test_a_guardman_does_not_help_its_player_alone() -> None:
    """It takes over attacks on creatures; its player is attacked all the same."""
    scene(
        A.attack(PIKAP, "B"),
        B.cannot("block", "テテトテントン"),
        A.shields(1),
        A=has(battle=[PIKAP]),
        B=has(battle=["テテトテントン"]),
        expect={"B": {"shields_count": 5}},
    )


@pytest.mark.rule("DM-ATK-7", "DM-ATK-12", "DP-400.1-1")
def test_an_attack_on_a_creature_of_who_goes_out_is_over() -> None:
    scene(
        A.attack(SHAUNA, f"B|{GONTA}"),
        B.declare("ninja_strike", SASUKE),
        A.attack(PIKAP, "C"),
        A.shields(1),
        A=has(battle=[SHAUNA, PIKAP]),
        B=has(hand=[SASUKE], mana=[f"{WATER}*4"], deck=[GONTA], battle=[f"{GONTA}!"]),
        expect={
            "B": {"out": True},
            "A": {"battle": [{"name": each, "tapped": True} for each in (SHAUNA, PIKAP)]},
            "C": {"shields_count": 5},
        },
    )


@pytest.mark.rule("DM-CRE-1", "DM-GEN-1", "DM-EVO-2")
def test_what_was_put_this_turn_attacks_no_player_though_it_evolved() -> None:
    """Gaiash of another forbids it; an evolution creature was put in this turn, too."""
    lancer = "クリスタル・ランサー"
    scene(
        A.summon(lancer, on=HULCUS),
        A.cannot("attack", lancer, target={"player": "B"}),
        A.cannot("attack", lancer, target={"player": "C"}),
        A.attack(lancer, f"C|{GONTA}"),
        A=has(hand=[lancer], mana=[f"{WATER}*6"], battle=[HULCUS]),
        B=has(battle=["流星のガイアッシュ・カイザー"]),
        C=has(battle=[f"{GONTA}!"]),
        expect={"C": {"graveyard": names(GONTA)}},
    )


@pytest.mark.rule("DM-SHD-11", "DM-SHD-7")
def test_a_face_up_shield_is_chosen_and_broken_like_another() -> None:
    jess = "「予言のジェス」"
    scene(
        B.do("galaxshield", name=jess),
        B.end(),
        C.attack(PIKAP, "B"),
        C.shields(7),
        B=has(hand=[jess], mana=[f"{LIGHT}*3"]),
        C=has(battle=[PIKAP]),
        turn="B",
        trace=[{"event": "moved", "card": jess, "from": "shields", "to": "hand"}],
        expect={"B": {"shields_count": 6, "hand": names(jess)}},
    )


@pytest.mark.rule("DM-ATK-10", "DM-TURN-5")
def test_who_has_to_attack_may_attack_with_another_first() -> None:
    blaze = "凶戦士ブレイズ・クロー"
    scene(
        A.cannot("end_turn"),
        A.attack(PIKAP, "B"),
        A.shields(1),
        A.cannot("end_turn"),
        A.attack(blaze, "C"),
        A.shields(1),
        A.can("end_turn"),
        A=has(battle=[blaze, PIKAP]),
    )


@pytest.mark.rule("DP-302.2", "DM-EFF-16")
def test_more_wins_than_shields_break_those_there_are() -> None:
    kaiser = "R.S.F.K."
    scene(
        A.attack(kaiser, "B"),
        A.designate("C"),
        A.yes(),
        A.no(),
        A.shields(1),
        A=has(battle=[kaiser], deck=[SHAUNA, SHAUNA, f"{GONTA}*9"]),
        C=has(shields=[GONTA], deck=[GONTA, GONTA, f"{GONTA}*9"]),
        expect={"C": {"shields_count": 0, "out": False}, "B": {"shields_count": 5}},
    )


@pytest.mark.rule("DP-305.1a", "DM-SHD-5", "DM-EFF-3")
def test_shield_triggers_come_before_what_waited_of_the_turn_player() -> None:
    """White Swan's own shield is broken: B's trigger is used before B's Swan taps."""
    swan = "ホワイト・スワン"
    scene(
        A.attack(PIKAP, "B"),
        A.shields(1),
        B.declare("shield_trigger", "フェアリー・ライフ"),
        B.designate("A"),
        B.choose(f"A|{SHAUNA}"),
        A=has(battle=[PIKAP, SHAUNA]),
        B=has(battle=[swan], shields=["フェアリー・ライフ"]),
        trace=[
            {"event": "resolved", "player": "B", "card": "フェアリー・ライフ"},
            {"event": "designated", "by": "B", "player": "A"},
        ],
        expect={"A": {"battle": [{"name": each, "tapped": True} for each in (PIKAP, SHAUNA)]}},
    )


@pytest.mark.rule("DM-KW-5", "DM-ATK-3")
def test_a_strike_of_the_attacker_comes_after_a_block_alone() -> None:
    """A is no opponent of its own attack; B's creature blocks, and A's Shinobi comes."""
    tiger = "威牙忍ヤミノザンジ"
    scene(
        A.attack(GONTA, "B"),
        B.block("予言者ジェス"),
        A.declare("ninja_strike", tiger),
        A.designate("B"),
        A.choose("B|予言者ジェス"),
        A.end(),
        A=has(battle=[GONTA], hand=[tiger], mana=[f"{DARK}*4"]),
        B=has(battle=["予言者ジェス"]),
        turn_player="B",
        expect={
            "A": {"battle": [{"name": GONTA, "tapped": True}], "deck_count": 21},
            "B": {"shields_count": 6, "graveyard": names("予言者ジェス")},
        },
    )


@pytest.mark.rule("DM-KW-17", "DM-EFF-5")
def test_ex_life_is_asked_once_and_the_next_time_it_leaves() -> None:
    scene(
        A.summon(URGARN),
        A.end(),
        B.cast(HAND),
        B.designate("A"),
        B.end(),
        C.cast(HAND),
        C.designate("A"),
        A=has(hand=[URGARN], mana=[f"{LIGHT}*6"]),
        B=has(hand=[HAND], mana=[f"{DARK}*6"]),
        C=has(hand=[HAND], mana=[f"{DARK}*6"]),
        turn_player="C",
        expect={"A": {"battle": [], "graveyard": names(URGARN, GONTA), "shields_count": 6}},
    )


@pytest.mark.rule("DM-KW-17", "DM-SHD-1")
def test_a_life_that_was_broken_saves_nobody() -> None:
    scene(
        A.summon(URGARN),
        A.end(),
        B.attack(PIKAP, "A"),
        B.shields(7),
        B.end(),
        C.cast(HAND),
        C.designate("A"),
        A=has(hand=[URGARN], mana=[f"{LIGHT}*6"]),
        B=has(battle=[PIKAP]),
        C=has(hand=[HAND], mana=[f"{DARK}*6"]),
        turn_player="C",
        expect={"A": {"battle": [], "graveyard": names(URGARN), "shields_count": 6}},
    )
