"""Which opponent an effect affects, who sees what, and effects with an opponent's shields."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    HULCUS,
    LIGHT,
    NATURE,
    SHAUNA,
    ULS,
    WATER,
    A,
    B,
    C,
    has,
    names,
    scene,
)

DORPHADILLOM, WILHELM = "聖魔連結王 ドルファディロム", "偽りの王 ヴィルヘルム"


@pytest.mark.rule("DP-300.1", "DP-300.1-ex1", "DM-KW-17", "DM-KW-11")
def test_an_effect_hits_one_opponent() -> None:
    scene(
        A.summon(DORPHADILLOM),
        A.designate("B"),
        A=has(hand=[DORPHADILLOM], mana=[f"{LIGHT}*3", f"{DARK}*3", f"{FIRE}*2"]),
        B=has(battle=[HULCUS, GONTA]),
        C=has(battle=[HULCUS]),
        expect={
            "A": {"shields_count": 7},
            "B": {"graveyard": names(HULCUS), "battle": [{"name": GONTA}]},
            "C": {"battle": [{"name": HULCUS}]},
        },
    )


@pytest.mark.rule("DP-300.2", "DP-300.2-ex", "DM-GEN-1")
def test_a_static_ability_speaks_of_all_opponents() -> None:
    scene(
        A.end(),
        B.cannot("cast", WATER),
        B.can("cast", "炎槍と水剣の裁"),
        B.end(),
        C.cannot("cast", WATER),
        A=has(battle=[DORPHADILLOM]),
        B=has(hand=[WATER, "炎槍と水剣の裁"], mana=[f"{WATER}*5", f"{FIRE}*1"]),
        C=has(hand=[WATER], mana=[f"{WATER}*3"]),
    )


@pytest.mark.rule("DP-300.1-ex2", "DM-TWIN-3")
def test_a_spell_lock_hits_the_designated_one_until_the_casters_next_turn() -> None:
    scene(
        A.cast("ジャミング・チャフ"),
        A.designate("B"),
        A.end(),
        B.cannot("cast", WATER),
        B.end(),
        C.can("cast", WATER),
        C.end(),
        A.end(),
        B.can("cast", WATER),
        A=has(hand=["奇石 ミクセル / ジャミング・チャフ"], mana=[f"{LIGHT}*5"]),
        B=has(hand=[WATER], mana=[f"{WATER}*3"]),
        C=has(hand=[WATER], mana=[f"{WATER}*3"]),
    )


@pytest.mark.rule("DP-300.1a", "DP-300.1a-ex1", "DP-300.1c-1")
def test_the_same_opponent_throughout_an_effect() -> None:
    scene(
        A.summon(WILHELM),
        A.designate("C"),
        A.choose(f"C|{GONTA}"),
        A.cannot("choose", LIGHT, owner="B"),
        A.choose(f"C|{WATER}"),
        A.yes(),
        A.yes(),
        A=has(hand=[WILHELM], mana=[f"{DARK}*3", f"{FIRE}*3", f"{NATURE}*3"]),
        B=has(battle=[GONTA], mana=[LIGHT, LIGHT]),
        C=has(battle=[GONTA, SHAUNA], mana=[WATER, LIGHT]),
        expect={
            "C": {"graveyard": names(GONTA, WATER), "mana_count": 1},
            "A": {"mana_count": 11},
        },
    )


@pytest.mark.rule("DP-300.1a-ex2", "DM-EFF-1")
def test_each_option_of_a_spell_is_an_effect_of_its_own() -> None:
    spell = "絶望と反魂と滅殺の決断"
    scene(
        A.cast(spell, **{"from": "graveyard"}),
        A.do("choose_mode", mode=[1, 1]),
        A.designate("B"),
        B.choose(WATER),
        A.designate("C"),
        A=has(graveyard=[spell], mana=[f"{DARK}*5"], deck=[f"{GONTA}*5"]),
        B=has(hand=[WATER, LIGHT]),
        C=has(hand=[LIGHT]),
        expect={
            "A": {"deck_count": 6, "graveyard": []},
            "B": {"graveyard": names(WATER)},
            "C": {"graveyard": names(LIGHT)},
        },
    )


@pytest.mark.rule("DP-300.1b", "DP-300.1b-ex1")
def test_who_let_it_trigger_is_the_opponent_of_the_effect() -> None:
    tanra = "タンラ・チューラ"
    scene(
        A.cast(WATER),
        B.cannot("designate", target={"player": "C"}),
        B.choose(f"A|{GONTA}"),
        A=has(hand=[WATER], mana=[f"{WATER}*3"], battle=[GONTA, SHAUNA]),
        B=has(battle=[tanra]),
        C=has(battle=[GONTA]),
        expect={"A": {"battle": [{"name": SHAUNA}], "hand_count": 3}},
    )


@pytest.mark.rule("DP-300.1c-1", "DP-300.1c-2", "DP-300.1c-ex1", "DM-EFF-13", "DM-ZONE-11")
def test_the_opponent_is_designated_just_before_it_matters() -> None:
    light = "デモンズ・ライト"
    scene(
        A.cast(light),
        A.designate("B"),
        A.choose(f"B|{SHAUNA}"),
        A=has(hand=[light, LIGHT], mana=[f"{WATER}*2", f"{DARK}*2"]),
        B=has(battle=[SHAUNA]),
        trace=[
            {"event": "drew", "player": "A", "count": 2},
            {"event": "designated", "by": "A"},
        ],
        expect={"B": {"battle": [{"name": SHAUNA, "power": 6500}]}},
    )


@pytest.mark.rule("DP-300.1c-ex2")
def test_where_nothing_needs_an_opponent_none_is_designated() -> None:
    """No creature with Fushigibirth is among the seven cards."""
    dragon = "ガンヴィー龍樹"
    course = scene(
        A.summon(dragon),
        A.yes(),
        A=has(hand=[dragon], mana=[f"{DARK}*6", f"{NATURE}*5"]),
        B=has(battle=[GONTA]),
        expect={"A": {"graveyard_count": 7}, "B": {"battle": [{"name": GONTA}]}},
    )
    assert not any(type(e).__name__ == "Designated" for e in course.chronicle.events)


@pytest.mark.rule("DP-300.1d", "DP-300.1d-ex", "DM-USE-3")
def test_who_has_nothing_may_be_designated() -> None:
    scene(
        C.cast("デーモン・ハンド"),
        C.designate("B"),
        A=has(battle=[GONTA]),
        C=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        turn="C",
        expect={"A": {"battle": [{"name": GONTA}]}, "C": {"graveyard_count": 1}},
    )


@pytest.mark.rule("DP-300.3", "DP-300.3-ex1", "DM-KW-7", "DM-EFF-8", "DM-EFF-16")
def test_just_diver_holds_against_all_opponents_but_not_against_all() -> None:
    diver = "隠れ潜む者 シードラン"
    scene(
        A.summon(diver),
        A.end(),
        B.cannot("attack", GONTA, target={"owner": "A", "name": diver}),
        B.cast("炎槍と水剣の裁"),
        A=has(hand=[diver], mana=[f"{WATER}*2"]),
        B=has(battle=[SHAUNA], hand=["炎槍と水剣の裁"], mana=[f"{WATER}*3", f"{FIRE}*3"]),
        expect={"A": {"battle": [], "graveyard": names(diver)}},
    )


@pytest.mark.rule("DP-300.3", "DP-300.3-ex2")
def test_a_ban_on_attacking_one_player_leaves_the_others_open() -> None:
    baragiara = "バラギアラ-MAX"
    scene(
        A.attack(baragiara, f"B|{HULCUS}"),
        A.end(),
        B.cannot("attack", ULS, target={"player": "A"}),
        B.can("attack", ULS, target={"player": "C"}),
        B.can("attack", SHAUNA, target={"player": "A"}),
        A=has(battle=[baragiara]),
        B=has(battle=[f"{HULCUS}!", ULS, SHAUNA]),
    )


@pytest.mark.rule("DP-300.4", "DP-300.4-ex1", "DM-EFF-18")
def test_a_replacement_speaks_of_the_opponent_whose_turn_it_is() -> None:
    caddy = "キャディ・ビートル"
    scene(
        B.summon("解体屋ピーカプ"),
        A=has(battle=[caddy]),
        B=has(hand=["解体屋ピーカプ"], mana=[f"{FIRE}*3"], battle=["コッコ・ルピア"]),
        turn="B",
        expect={"B": {"battle": [{"name": "解体屋ピーカプ"}, {"name": "コッコ・ルピア"}]}},
    )
    scene(
        B.summon("バルケリオス・ドラゴン", free=True),
        A=has(battle=[caddy]),
        B=has(
            hand=["バルケリオス・ドラゴン"],
            mana=[f"{FIRE}*6"],
            battle=["ボルシャック・ドラゴン", "ボルシャック・NEX"],
        ),
        turn="B",
        expect={"B": {"mana_count": 7}},
    )


@pytest.mark.rule("DP-300.4", "DP-300.4-ex2", "DM-EFF-5")
def test_takonchu_lets_the_player_draw_whose_turn_it_is() -> None:
    takonchu = "宇宙 タコンチュ"
    scene(
        B.cast("デーモン・ハンド"),
        B.designate("A"),
        A=has(battle=[takonchu]),
        B=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        turn="B",
        expect={
            "A": {"battle": [{"name": takonchu, "power": 10000}]},
            "B": {"hand_count": 5},
            "C": {"hand_count": 0},
        },
    )


@pytest.mark.rule("DP-300.5-1", "DP-300.5-ex1", "DM-SHD-6")
def test_each_player_means_all() -> None:
    swan = "ホワイト・スワン"
    scene(
        A.summon(swan),
        A=has(hand=[swan], mana=[f"{LIGHT}*5"]),
        expect={letter: {"shields_count": 8, "deck_count": 18} for letter in "ABC"},
    )


@pytest.mark.rule("DP-300.5-2", "DP-300.5-ex2", "DM-ATK-12")
def test_where_no_player_is_named_the_cards_of_all_may_be_chosen() -> None:
    watch = "終末の監視者 ジ・ウォッチ"
    scene(
        A.attack(watch, f"B|{HULCUS}"),
        A.choose(f"A|{GONTA}", f"B|{HULCUS}"),
        A=has(battle=[watch, GONTA]),
        B=has(battle=[f"{HULCUS}!"]),
        C=has(battle=[GONTA]),
        expect={"A": {"hand": names(GONTA)}, "B": {"hand": names(HULCUS), "shields_count": 6}},
    )
