"""Attacks: declared, answered, blocked, fought out, and their shields."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    GONTA,
    HULCUS,
    LIGHT,
    SHAUNA,
    ULS,
    WATER,
    A,
    B,
    C,
    D,
    has,
    names,
    scene,
)

JESS, GUARD = "予言者ジェス", "テテトテントン"
SAUNTER, MIST, RAIDEN = "怒流牙 佐助の超人", "怒流牙 サイゾウミスト", "光牙忍ライデン"


@pytest.mark.rule("DM-ATK-1", "DM-CRE-1", "DM-ATK-10", "DM-ZONE-9")
def test_who_can_attack_what() -> None:
    scene(
        A.can("attack", GONTA, target={"player": "B"}),
        A.can("attack", GONTA, target={"player": "C"}),
        A.can("attack", GONTA, target={"owner": "B", "name": SHAUNA}),
        A.cannot("attack", GONTA, target={"owner": "B", "name": HULCUS}),
        A.cannot("attack", ULS),
        A.cannot("attack", SHAUNA),
        A.can("attack", "解体屋ピーカプ"),
        A=has(battle=[GONTA, f"{ULS}!", f"{SHAUNA}?", "解体屋ピーカプ?"]),
        B=has(battle=[f"{SHAUNA}!", HULCUS]),
    )


@pytest.mark.rule("DM-ATK-1", "DM-ATK-5", "DM-BAT-1", "DM-CRE-3")
def test_equal_powers_destroy_both_and_a_lower_one_alone() -> None:
    scene(
        A.attack(GONTA, f"B|{GONTA}"),
        A.attack(SHAUNA, f"B|{ULS}"),
        A=has(battle=[GONTA, SHAUNA]),
        B=has(battle=[f"{GONTA}!", f"{ULS}!"]),
        expect={
            "A": {"battle": [{"name": SHAUNA}], "graveyard": names(GONTA)},
            "B": {"battle": [], "graveyard": names(GONTA, ULS), "shields_count": 6},
        },
    )


@pytest.mark.rule("DM-ATK-3", "DM-KW-1", "DP-304.3", "DP-304.3-ex")
def test_only_the_attacked_side_blocks() -> None:
    scene(
        A.attack(GONTA, "B"),
        C.cannot("block", JESS),
        B.can("block", JESS),
        B.block(JESS),
        A=has(battle=[GONTA]),
        B=has(battle=[JESS]),
        C=has(battle=[JESS]),
        expect={"B": {"battle": [], "shields_count": 6}, "C": {"battle": [{"name": JESS}]}},
    )


@pytest.mark.rule("DM-ATK-3", "DP-304.3")
def test_a_creature_that_is_attacked_is_defended_but_does_not_block_itself() -> None:
    gran = "天空の守護者グラン・ギューレ"
    scene(
        A.attack(GONTA, f"B|{JESS}"),
        B.cannot("block", JESS),
        B.block(gran),
        A=has(battle=[GONTA]),
        B=has(battle=[f"{JESS}!", gran]),
        expect={
            "A": {"battle": []},
            "B": {"battle": [{"name": JESS}, {"name": gran, "tapped": True}]},
        },
    )


@pytest.mark.rule("DM-KW-18", "DM-ATK-11")
def test_guardman_takes_over_an_attack_on_a_creature_only() -> None:
    scene(
        A.attack(ULS, "B"),
        B.cannot("block", GUARD),
        A.shields(1, 2),
        A.attack(GONTA, f"B|{HULCUS}"),
        B.do("redirect", cards=[{"name": GUARD}]),
        A=has(battle=[GONTA, ULS]),
        B=has(battle=[f"{HULCUS}!", GUARD]),
        expect={
            "A": {"battle": [{"name": ULS}]},
            "B": {"battle": [{"name": HULCUS}, {"name": GUARD, "tapped": True}]},
        },
    )


@pytest.mark.rule("DM-ATK-11", "DP-304.3")
def test_orlilia_untaps_to_turn_an_attack_to_a_tapped_creature() -> None:
    orlilia = "正義の煌き オーリリア"
    scene(
        A.attack(ULS, "B"),
        B.do("redirect", cards=[{"name": orlilia}]),
        B.choose(SHAUNA),
        A=has(battle=[ULS]),
        B=has(battle=[f"{orlilia}!", f"{SHAUNA}!"], shields=[f"{GONTA}*2"]),
        expect={
            "A": {"battle": []},
            "B": {
                "shields_count": 2,
                "battle": [{"name": orlilia, "tapped": False}, {"name": SHAUNA}],
            },
        },
    )


@pytest.mark.rule("DM-ATK-7", "DM-ATK-12", "DM-BAT-2")
def test_an_attacker_that_leaves_ends_the_attack() -> None:
    scene(
        A.attack(HULCUS, "B"),
        B.declare("ninja_strike", "斬隠テンサイ・ジャニット"),
        B.choose(f"A|{HULCUS}"),
        A=has(battle=[HULCUS]),
        B=has(hand=["斬隠テンサイ・ジャニット"], mana=[f"{WATER}*4"]),
        expect={"A": {"hand": names(HULCUS)}, "B": {"shields_count": 6}},
    )


@pytest.mark.rule("DM-ATK-8", "DM-ATK-13", "DM-KW-5", "DM-TURN-10")
def test_a_tapped_attacker_goes_on_and_the_ninja_goes_under_the_deck() -> None:
    scene(
        A.attack(GONTA, "B"),
        B.declare("ninja_strike", RAIDEN),
        B.designate("A"),
        B.choose(f"A|{SHAUNA}"),
        A.shields(1),
        A.cannot("attack", SHAUNA),
        A.end(),
        A=has(battle=[GONTA, SHAUNA]),
        B=has(hand=[RAIDEN], mana=[LIGHT]),
        expect={"B": {"shields_count": 5, "battle": [], "deck_count": 20}},
    )


@pytest.mark.rule("DM-KW-5", "DP-306.1b-2")
def test_ninja_strike_is_used_once_by_each_player_in_an_attack() -> None:
    strike = "ninja_strike"
    scene(
        A.attack(SHAUNA, "B"),
        B.declare(strike, RAIDEN),
        B.cannot("declare", "光牙忍ハヤブサマル"),
        C.declare(strike, "威牙忍ヤミノザンジ"),
        B.designate("A"),
        C.designate("A"),
        C.choose(f"A|{SHAUNA}"),
        A.shields(1, 2),
        A=has(battle=[SHAUNA, GONTA]),
        B=has(hand=[RAIDEN, "光牙忍ハヤブサマル"], mana=[f"{LIGHT}*4"]),
        C=has(hand=["威牙忍ヤミノザンジ"], mana=[f"{DARK}*4"]),
        expect={"A": {"battle": [{"name": SHAUNA, "power": 7500}, {"name": GONTA}]}},
    )


@pytest.mark.rule("DM-KW-5", "DM-EFF-11")
def test_too_few_mana_cards_let_a_declared_strike_do_nothing() -> None:
    scene(
        A.attack(GONTA, "B"),
        B.declare("ninja_strike", MIST),
        A.shields(1),
        A=has(battle=[GONTA]),
        B=has(hand=[MIST], mana=[f"{WATER}*6"]),
        expect={"B": {"battle": [], "hand_count": 2, "shields_count": 5}},
    )


@pytest.mark.rule(
    "DP-306.1-1", "DP-306.1-2", "DP-306.1a", "DP-306.1b-1", "DP-306.1c", "DP-306.1c-ex"
)
def test_declarations_go_round_once_then_effects_are_resolved_player_by_player() -> None:
    nex, strike = "ボルシャック・モモキングNEX", "ninja_strike"

    def declared(letter: str) -> dict[str, str]:
        return {"event": "declared", "player": letter}

    def resolved(letter: str, word: str) -> dict[str, str]:
        return {"event": "resolved", "player": letter, "ability": word}

    scene(
        A.attack(nex, "B"),
        B.declare(strike, SAUNTER),
        C.declare(strike, MIST),
        D.declare(strike, RAIDEN),
        B.choose(LIGHT),
        D.designate("A"),
        A=has(battle=[nex], deck=[HULCUS, f"{GONTA}*5"]),
        B=has(hand=[SAUNTER, LIGHT], mana=[f"{WATER}*4"]),
        C=has(hand=[MIST], mana=[f"{WATER}*7"]),
        D=has(hand=[RAIDEN], mana=[LIGHT]),
        seats="ABCD",
        trace=[
            {"event": "attacked", "by": "A"},
            resolved("A", "when_attacks"),
            declared("B"),
            declared("C"),
            declared("D"),
            resolved("B", strike),
            resolved("B", "when_put"),
            resolved("C", strike),
            resolved("C", "when_put"),
            resolved("D", strike),
            resolved("D", "when_put"),
        ],
    )


@pytest.mark.rule("DM-ATK-2", "DP-304.1", "DP-304.1-ex")
def test_an_attack_ability_may_hit_who_is_not_attacked() -> None:
    scene(
        A.attack("ドープ ＜フレイムバーン.Star＞", "B"),
        A.designate("C"),
        A.shields(1, 2),
        A=has(battle=["ドープ ＜フレイムバーン.Star＞"]),
        B=has(battle=[GONTA]),
        C=has(battle=[GONTA]),
        expect={"B": {"shields_count": 4, "battle": [{"name": GONTA}]}, "C": {"battle": []}},
    )


@pytest.mark.rule("DP-304.2", "DP-304.2-ex1", "DM-KW-14")
def test_what_triggers_on_any_attack_triggers_when_others_attack() -> None:
    ogre = "邪王来混沌三眼鬼"
    scene(
        A.cannot("end_turn"),
        A.attack(GONTA, "B"),
        C.choose("シブキ将鬼の巻"),
        C.shields(1),
        A=has(battle=[GONTA]),
        C=has(battle=[ogre], deck=[f"{GONTA}*5", "シブキ将鬼の巻", HULCUS]),
        expect={
            "C": {
                "battle": [{"name": ogre}, {"name": "シブキ将鬼の巻"}],
                "graveyard": names(HULCUS),
                "shields_count": 5,
            }
        },
    )


@pytest.mark.rule("DP-304.2", "DP-304.2-ex1", "DM-EFF-12")
def test_savark_comes_from_the_hand_when_others_are_attacked() -> None:
    savark = "サッヴァーク-MAX"
    seeds = ["ゲラッチョの心絵", "シブキ将鬼の巻", "ジェニーの黒像"]
    scene(
        A.attack(GONTA, "B"),
        C.declare("hand_trigger", savark),
        A.shields(1),
        A=has(battle=[GONTA]),
        C=has(battle=seeds, hand=[savark]),
        expect={
            "C": {"battle": [{"name": savark}, *({"name": s, "tapped": True} for s in seeds)]}
        },
    )


@pytest.mark.rule("DP-304.2-ex2", "DM-KW-23", "DM-KW-16")
def test_when_you_are_attacked_is_not_when_others_are() -> None:
    vegas = "Dの博才 サイバーダイス・ベガス"
    scene(
        A.attack(GONTA, "B"),
        C.cannot("answer", vegas),
        A.shields(1),
        A.attack(ULS, "C"),
        C.yes(),
        C.cast(WATER, free=True),
        A.shields(1, 2),
        A=has(battle=[GONTA, ULS]),
        C=has(battle=[vegas], hand=[WATER, LIGHT]),
        expect={"C": {"graveyard": names(WATER), "hand_count": 5, "shields_count": 4}},
    )


@pytest.mark.rule("DM-ATK-10", "DM-KW-14")
def test_who_must_attack_keeps_the_turn_from_ending() -> None:
    claw = "凶戦士ブレイズ・クロー"
    scene(
        A.cannot("end_turn"),
        A.attack(GONTA, "B"),
        A.shields(1),
        A.cannot("end_turn"),
        A.attack(claw, "C"),
        A.shields(1),
        A.can("end_turn"),
        A=has(battle=[GONTA, claw]),
    )
