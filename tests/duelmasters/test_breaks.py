"""Shields that are broken, and what battles and dashes do."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    LIGHT,
    NATURE,
    SHAUNA,
    WATER,
    A,
    B,
    has,
    names,
    scene,
)

JESS, GUARD = "予言者ジェス", "テテトテントン"
SAUNTER, MIST, RAIDEN = "怒流牙 佐助の超人", "怒流牙 サイゾウミスト", "光牙忍ライデン"


@pytest.mark.rule("DM-SHD-1", "DM-KW-2", "DM-SHD-2", "DM-SHD-8")
def test_a_breaker_breaks_so_many_as_there_are_and_the_attacker_chooses() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        A.shields(2, 3),
        A.attack("偽りの王 ヴィルヘルム", "C"),
        A=has(battle=[SHAUNA, "偽りの王 ヴィルヘルム"]),
        B=has(shields=[LIGHT, WATER, DARK, FIRE]),
        C=has(shields=[GONTA, GONTA]),
        expect={"B": {"hand": names(WATER, DARK), "shields_count": 2}, "C": {"hand_count": 2}},
    )


@pytest.mark.rule("DM-SHD-3", "DM-SHD-4", "DM-SHD-5", "DM-SHD-9", "DM-KW-15")
def test_all_is_declared_before_the_cards_move_then_used_in_any_order() -> None:
    strike, surfer = "エナジー・Re:ライト", "アクア・サーファー"
    scene(
        A.attack("偽りの王 ヴィルヘルム", "B"),
        A.shields(1, 2, 3),
        B.declare("g_strike", strike),
        B.declare("shield_trigger", surfer),
        B.do("resolve_next", name=surfer),
        B.do("asked", decision="designate", options=["C", "A"]),
        B.designate("A"),
        B.choose(f"A|{GONTA}"),
        B.choose(f"A|{SHAUNA}"),
        A.cannot("attack", GONTA),
        A=has(battle=["偽りの王 ヴィルヘルム", GONTA, SHAUNA]),
        B=has(shields=[strike, surfer, LIGHT, f"{GONTA}*2"]),
        expect={
            "A": {"hand": names(SHAUNA)},
            "B": {"hand": names(strike, LIGHT), "battle": [{"name": surfer}]},
        },
    )


@pytest.mark.rule("DM-SHD-7", "DM-KW-20")
def test_before_the_break_comes_after_the_choice() -> None:
    johnny = "MAX・ザ・ジョニー"
    scene(
        A.attack(johnny, "B"),
        A.shields(5, 6),
        A=has(battle=[johnny]),
        B=has(shields=[*[LIGHT] * 4, WATER, DARK]),
        trace=[{"event": "shields_chosen"}, {"event": "shielded"}, {"event": "broke"}],
        expect={"A": {"shields_count": 7}, "B": {"hand": names(WATER, DARK)}},
    )


@pytest.mark.rule("DM-SHD-10", "DM-GEN-8")
def test_a_shield_taken_by_such_an_effect_triggers_nothing() -> None:
    kodamanma = "福腹人形コダマンマ"
    scene(
        A.summon(kodamanma),
        A.cannot("declare", "デーモン・ハンド"),
        A.shields(1),
        A=has(hand=[kodamanma], mana=[f"{DARK}*2"], shields=["デーモン・ハンド", GONTA]),
        expect={"A": {"hand": names("デーモン・ハンド"), "shields_count": 1}},
    )


@pytest.mark.rule("DM-SHD-2", "DM-EFF-4")
def test_a_shield_may_be_burnt_instead() -> None:
    dragon = "ボルメテウス・ホワイト・ドラゴン"
    scene(
        A.attack(dragon, "B"),
        A.shields(1, 2),
        B.cannot("declare", "デーモン・ハンド"),
        A=has(battle=[dragon]),
        B=has(shields=["デーモン・ハンド", LIGHT, WATER]),
        expect={"B": {"graveyard": names("デーモン・ハンド", LIGHT), "hand_count": 0}},
    )


@pytest.mark.rule("DM-KW-6", "DM-KW-12", "DM-KW-27")
def test_kirifu_dash_after_an_attack_that_broke_a_shield() -> None:
    hero = "勝熱英雄 モモキング"
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        A.declare("kirifu_dash", hero),
        A.attack(hero, "C"),
        A.shields(1, 2, 3),
        A.attack(hero, "C"),
        A=has(battle=[GONTA], hand=[hero], mana=[f"{FIRE}*3", f"{NATURE}*3"]),
        expect={
            "A": {"battle": [{"name": hero, "tapped": True}, {"name": GONTA}]},
            "C": {"shields_count": 0},
        },
    )


@pytest.mark.rule("DM-KW-13", "DM-ATK-9")
def test_a_slayer_takes_with_it_what_battled_it() -> None:
    assassin = "切り裂く者ボーン・アサシン"
    scene(
        A.attack(SHAUNA, f"B|{assassin}"),
        A=has(battle=[SHAUNA]),
        B=has(battle=[f"{assassin}!"]),
        expect={"A": {"battle": []}, "B": {"battle": []}},
    )


@pytest.mark.rule("DM-KW-12")
def test_a_mach_fighter_attacks_creatures_in_the_turn_it_came() -> None:
    katsuking = "切札勝太&カツキング ー熱血の物語ー"
    scene(
        A.cannot("attack", katsuking, target={"player": "B"}),
        A.attack(katsuking, f"B|{GONTA}"),
        A=has(battle=[f"{katsuking}?"]),
        B=has(battle=[GONTA]),
        expect={"B": {"battle": [], "shields_count": 6}},
    )


@pytest.mark.rule("DM-KW-27", "DM-EFF-4")
def test_power_while_attacking_is_gone_afterwards() -> None:
    dragon = "ボルシャック・ドラゴン"
    scene(
        A.attack(dragon, f"B|{SHAUNA}"),
        A=has(battle=[dragon], graveyard=[f"{FIRE}*4"]),
        B=has(battle=[f"{SHAUNA}!"]),
        expect={"A": {"battle": [{"name": dragon, "power": 6000}]}, "B": {"battle": []}},
    )
