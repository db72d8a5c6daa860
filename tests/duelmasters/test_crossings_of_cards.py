"""Where names, sides, fields, tamaseeds and what comes instead meet each other."""

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

MAGNUM, GYAIA, VAN = "単騎連射 マグナム", "地封龍 ギャイア", "「修羅」の頂 VAN・ベートーベン"
CADDY, SURFER, SIGN = "キャディ・ビートル", "アクア・サーファー", "インフェルノ・サイン"
PIKAP, GATE, HAND = "解体屋ピーカプ", "スパイラル・ゲート", "デーモン・ハンド"
MIXEL, CHAFF = "奇石 ミクセル / ジャミング・チャフ", "ジャミング・チャフ"
HOLY = "天地命動 バラギアラ / 輪廻暴聖"
JESS, FAIRY = "「予言のジェス」", "フェアリー・ライフ"
GRAVEYARD, CIRCUIT, MEMENTO = (
    "オーバーキル・グレイブヤード",
    "チキチキ・JET・サーキット",
    "Dの牢閣 メメント守神宮",
)
SEED, MEMORY = "シブキ将鬼の巻", "ゲラッチョの心絵"


@pytest.mark.rule("DM-EFF-5", "DP-305.2-1", "DM-EFF-18")
def test_the_replacement_of_the_turn_player_comes_before_that_of_the_nearest() -> None:
    """B's shield trigger is put in A's turn: A's Magnum, not C's Gyaia (nor a put ability)."""
    scene(
        A.attack(PIKAP, "B"),
        A.shields(1),
        B.declare("shield_trigger", SURFER),
        A=has(battle=[MAGNUM, PIKAP]),
        B=has(shields=[SURFER]),
        C=has(battle=[GYAIA]),
        expect={"B": {"graveyard": names(SURFER), "mana_count": 0}},
    )


@pytest.mark.rule("DP-305.2-1")
def test_of_others_the_nearest_after_the_turn_player_comes_first() -> None:
    """B puts a Dragon too dear for its mana: C's VAN comes before A's Caddy Beetle."""
    scene(
        B.cast(SIGN),
        B.choose("ボルシャック・ドラゴン"),
        A=has(battle=[CADDY]),
        B=has(hand=[SIGN], mana=[f"{DARK}*5"], graveyard=["ボルシャック・ドラゴン"]),
        C=has(battle=[VAN]),
        turn="B",
        expect={"B": {"graveyard": names("ボルシャック・ドラゴン", SIGN), "battle": []}},
    )


@pytest.mark.rule("DP-305.2-2")
def test_the_turn_player_picks_among_the_own_replacements() -> None:
    scene(
        A.attack(PIKAP, "B"),
        A.shields(1),
        B.declare("shield_trigger", SURFER),
        A.do("choose_replacement", name=GYAIA),
        A=has(battle=[MAGNUM, PIKAP, GYAIA]),
        B=has(shields=[SURFER]),
        expect={"B": {"mana": names(SURFER), "graveyard": []}},
    )


@pytest.mark.rule("DP-107.1-2", "DM-EFF-18")
def test_what_was_put_elsewhere_instead_was_not_put() -> None:
    """The first Aqua Surfer went to mana instead, so that another may come in this turn."""
    king = "襲来、鬼札王国！"
    scene(
        A.cast(SIGN),
        A.choose(SURFER),
        A.cast(king),
        A.do("choose_mode", mode=[2]),
        A.choose(SURFER),
        A=has(
            hand=[SIGN, king],
            mana=[f"{DARK}*6", f"{FIRE}*5"],
            graveyard=[f"{SURFER}*2"],
        ),
        B=has(battle=[GYAIA]),
        expect={"A": {"graveyard": names(SIGN, king), "mana_count": 13}},
    )


@pytest.mark.rule("DP-107.1-1", "DM-KW-4")
def test_galaxshield_uses_the_name() -> None:
    scene(
        A.do("galaxshield", name=JESS),
        A.cannot("summon", JESS),
        A.cannot("galaxshield", JESS),
        A.end(),
        A=has(hand=[f"{JESS}*2"], mana=[f"{LIGHT}*9"]),
        expect={"A": {"hand": names(JESS)}},
    )


@pytest.mark.rule("DP-107.1-1", "DM-SHD-4")
def test_a_second_spell_of_its_name_does_not_trigger_in_the_turn() -> None:
    scene(
        A.attack(PIKAP, "B"),
        A.shields(1),
        B.declare("shield_trigger", GATE),
        B.choose(f"C|{GONTA}"),
        A.attack(SHAUNA, "B"),
        A.shields(1, 2),
        B.cannot("declare", GATE, ability="shield_trigger"),
        A=has(battle=[PIKAP, SHAUNA]),
        B=has(shields=[f"{GATE}*2", GONTA]),
        C=has(battle=[GONTA]),
        expect={"B": {"hand": names(GATE, GONTA)}, "C": {"hand": names(GONTA)}},
    )


@pytest.mark.rule("DP-107.1-1")
def test_a_spell_cast_free_uses_its_name() -> None:
    zardi = "龍風混成 ザーディクリカ"
    scene(
        A.summon(zardi),
        A.cast(WATER, free=True),
        A.cannot("cast", WATER),
        A=has(hand=[zardi, f"{WATER}*2"], mana=[f"{LIGHT}*2", f"{WATER}*6", f"{FIRE}*2"]),
        expect={"A": {"hand_count": 3, "mana_untapped": 3}},
    )


@pytest.mark.rule("DP-107.1-2", "DP-107.1-1")
def test_what_an_opponent_lets_one_put_counts_as_put_by_oneself() -> None:
    """B puts a creature by A's spell; a shield trigger of its name cannot be used that turn."""
    earth = "父なる大地"
    scene(
        A.cast(earth),
        A.designate("B"),
        A.choose(f"B|{GONTA}"),
        A.choose(f"B|{SURFER}"),
        B.no(),
        A.attack(PIKAP, "B"),
        A.shields(1),
        B.cannot("declare", SURFER, ability="shield_trigger"),
        A=has(hand=[earth], mana=[f"{NATURE}*3"], battle=[PIKAP]),
        B=has(battle=[GONTA], mana=[SURFER], shields=[SURFER]),
        expect={"B": {"battle": [{"name": SURFER}], "hand": names(SURFER)}},
    )


@pytest.mark.rule("DP-107.1-1", "DM-KW-22", "DM-KW-16")
@pytest.mark.parametrize(("card", "mana"), [(SEED, FIRE), (GRAVEYARD, DARK)])
def test_tamaseeds_and_fields_are_used_once_a_name_too(card: str, mana: str) -> None:
    scene(
        A.do("generate", name=card),
        A.cannot("generate", card),
        A.cannot("summon", card),
        A=has(hand=[f"{card}*2"], mana=[f"{mana}*9"]),
    )


@pytest.mark.rule("DP-107.1-1", "DM-TURN-7")
def test_a_name_is_free_again_in_the_turn_of_another() -> None:
    """A cast it in the own turn; as A's shield trigger it may be used in B's."""
    scene(
        A.cast(GATE),
        A.choose(f"C|{GONTA}"),
        A.end(),
        B.attack(PIKAP, "A"),
        B.shields(1),
        A.declare("shield_trigger", GATE),
        A.choose(f"B|{PIKAP}"),
        A=has(hand=[GATE], mana=[f"{WATER}*2"], shields=[GATE]),
        B=has(battle=[PIKAP]),
        C=has(battle=[GONTA]),
        turn_player="B",
        expect={"B": {"battle": []}, "A": {"graveyard": names(f"{GATE}*2")}},
    )


@pytest.mark.rule("DM-TWIN-4", "DM-KW-8")
@pytest.mark.parametrize(("cost", "won"), [(2, "B"), (5, "A")])
def test_in_a_judge_one_of_two_costs_is_chosen_by_who_turned_the_card_up(
    cost: int, won: str
) -> None:
    kaiser = "R.S.F.K."
    scene(
        A.attack(kaiser, "B"),
        A.designate("B"),
        A.do("choose_number", number=cost),
        A=has(battle=[kaiser], deck=[MIXEL, f"{GONTA}*9"]),
        B=has(deck=["コーライル", f"{GONTA}*9"]),
        trace=[{"event": "judged", "player": "A", "against": "B", "won": won}],
    )


@pytest.mark.rule("DM-TWIN-2")
def test_a_twin_pact_card_is_found_by_either_side() -> None:
    """Of a card of Water and Light the Water side is enough; what is all Light is none."""
    hermit = "魔導管理室 カリヤドネ / ハーミット・サークル"
    shaper = "ストリーミング・シェイパー"
    scene(
        A.cast(shaper),
        A=has(
            hand=[shaper],
            mana=[f"{WATER}*3"],
            deck=[hermit, MIXEL, HULCUS, GONTA, f"{GONTA}*5"],
        ),
        expect={"A": {"hand": names(hermit, HULCUS), "graveyard": names(MIXEL, GONTA, shaper)}},
    )


@pytest.mark.rule("DM-TWIN-2", "DM-TWIN-1")
def test_a_spell_side_that_is_revealed_may_be_cast() -> None:
    blue = "蒼神龍スペル・グレートブルー"
    scene(
        A.attack(blue, "B"),
        A.cast(CHAFF, free=True),
        A.designate("C"),
        A.shields(1, 2),
        A=has(battle=[blue], deck=[MIXEL, f"{GONTA}*9"]),
        expect={"A": {"graveyard": names(MIXEL), "hand_count": 1}, "B": {"shields_count": 4}},
    )


@pytest.mark.rule("DM-TWIN-3", "DM-TWIN-2")
def test_in_the_battle_zone_the_spell_side_is_not_there() -> None:
    """Dorphadillom destroys what is not multicolored: Baraghiara is of Nature alone there."""
    king = "聖魔連結王 ドルファディロム"
    scene(
        A.summon(king),
        A.designate("B"),
        A=has(hand=[king], mana=[f"{LIGHT}*4", f"{DARK}*2", f"{FIRE}*2"]),
        B=has(battle=[HOLY, GONTA]),
        expect={"B": {"battle": [{"name": GONTA, "tapped": False}], "graveyard": names(HOLY)}},
    )


@pytest.mark.rule("DM-TWIN-2", "DP-300.2")
def test_a_mono_colored_side_of_a_multicolored_card_is_mono_colored_as_it_is_cast() -> None:
    king = "聖魔連結王 ドルファディロム"
    scene(
        B.cannot("cast", "輪廻暴聖"),
        A=has(battle=[king]),
        B=has(hand=[HOLY], mana=[f"{LIGHT}*6"]),
        turn="B",
    )


@pytest.mark.rule("DM-KW-22", "DM-EFF-16")
def test_what_returns_all_cards_takes_tamaseeds_and_fields_too() -> None:
    go = "テック団の波壊Go!"
    scene(
        A.cast(go),
        A.do("choose_mode", mode=[1]),
        A.designate("B"),
        A=has(hand=[go], mana=[f"{WATER}*4", f"{DARK}*3"]),
        B=has(battle=[SEED, GRAVEYARD, GONTA, SHAUNA]),
        expect={
            "B": {
                "hand": names(SEED, GRAVEYARD, GONTA),
                "battle": [{"name": SHAUNA, "tapped": False}],
            }
        },
    )


@pytest.mark.rule("DM-KW-22", "DP-300.1d")
def test_a_tamaseed_is_not_chosen_destroyed_or_attacked_as_a_creature() -> None:
    scene(
        A.cast(HAND),
        A.designate("B"),
        A.cannot("attack", SHAUNA, target={"owner": "B", "name": SEED}),
        A=has(hand=[HAND], mana=[f"{DARK}*6"], battle=[SHAUNA]),
        B=has(battle=[f"{SEED}!"]),
        expect={"B": {"battle": [{"name": SEED, "tapped": True}]}},
    )


@pytest.mark.rule("DM-KW-22", "DM-EVO-7", "DM-EVO-3")
def test_a_seed_left_by_its_star_evolution_is_a_base_again() -> None:
    star, other = "アッポー ＜ヴァルボ.Star＞", "ドープ ＜フレイムバーン.Star＞"
    scene(
        A.cast(HAND),
        A.designate("B"),
        A.end(),
        B.summon(other, on=SEED),
        B.attack(other, "A"),
        B.shields(1, 2),
        A=has(hand=[HAND], mana=[f"{DARK}*6"]),
        B=has(battle=[{"name": star, "under": [SEED]}], hand=[other], mana=[f"{FIRE}*4"]),
        turn_player="B",
        expect={
            "B": {
                "battle": [{"name": other, "tapped": True, "under": [SEED]}],
                "graveyard": names(star),
            }
        },
    )


@pytest.mark.rule("DM-KW-16")
def test_the_older_field_of_anybody_is_destroyed_and_its_switch_with_it() -> None:
    vegas = "Dの博才 サイバーダイス・ベガス"
    scene(
        A.do("generate", name=CIRCUIT),
        A.attack(PIKAP, "B"),
        A.shields(1),
        A=has(hand=[CIRCUIT], mana=[f"{FIRE}*4"], battle=[PIKAP]),
        B=has(battle=[vegas], hand=[WATER]),
        trace=[
            {"event": "destroyed", "card": vegas, "player": "B"},
            {"event": "attacked", "target": "B"},
        ],
        expect={"B": {"graveyard": names(vegas), "hand_count": 2}},
    )


@pytest.mark.rule("DM-KW-23", "DM-ZONE-10")
def test_a_field_that_left_and_came_back_may_be_switched_again() -> None:
    vegas, go = "Dの博才 サイバーダイス・ベガス", "テック団の波壊Go!"
    scene(
        A.attack(PIKAP, "B"),
        B.yes(),
        B.no(),
        A.shields(1),
        A.end(),
        B.end(),
        C.cast(go),
        C.do("choose_mode", mode=[1]),
        C.designate("B"),
        C.end(),
        A.end(),
        B.do("generate", name=vegas),
        B.end(),
        C.end(),
        A.attack(PIKAP, "B"),
        B.do("decline"),
        B.do("asked", decision="answer"),
        A=has(battle=[PIKAP]),
        B=has(battle=[vegas], mana=[f"{WATER}*5"]),
        C=has(hand=[go], mana=[f"{WATER}*4", f"{DARK}*3"]),
    )


@pytest.mark.rule("DM-KW-16", "DM-SHD-4")
def test_a_field_of_a_shield_makes_blockers_for_the_next_attack() -> None:
    scene(
        A.attack(PIKAP, "B"),
        A.shields(1),
        B.declare("shield_trigger", MEMENTO),
        A.attack(GONTA, "B"),
        B.block(SHAUNA),
        A=has(battle=[PIKAP, GONTA]),
        B=has(shields=[MEMENTO, GONTA], battle=[SHAUNA]),
        expect={"B": {"shields_count": 1}, "A": {"graveyard": names(GONTA)}},
    )


@pytest.mark.rule("DM-KW-23", "DM-DRAW-1", "DP-300.1")
def test_memento_is_switched_when_anybody_has_drawn_in_their_turn() -> None:
    scene(
        A.end(),
        C.yes(),
        C.designate("B"),
        B.cannot("attack", SHAUNA),
        A=has(),
        B=has(battle=[SHAUNA]),
        C=has(battle=[MEMENTO]),
        turn_player="B",
        expect={"B": {"battle": [{"name": SHAUNA, "tapped": True}]}},
    )
