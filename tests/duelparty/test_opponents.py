"""Which opponent an effect affects, who sees what, and effects with an opponent's shields."""

import pytest

from engine.duelparty.facts.reading import labyrinth, oni_time
from tests.duelparty.scenes import (
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
    D,
    has,
    names,
    scene,
)
from tests.duelparty.vectors.outcome import compare_view

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


@pytest.mark.rule("DP-301.1", "DP-301.1-ex", "DP-301.2", "DM-ZONE-14", "DM-GEN-6")
def test_what_is_shown_is_seen_by_all_and_what_is_looked_at_by_one() -> None:
    pakurio, gate = "パクリオ", "ディメンジョン・ゲート"
    course = scene(
        A.summon(pakurio),
        A.designate("B"),
        A.choose(f"B|{WATER}"),
        A.cast(gate),
        A.choose(SHAUNA),
        A=has(
            hand=[pakurio, gate], mana=[f"{WATER}*4", f"{NATURE}*3"], deck=[SHAUNA, ULS, ULS]
        ),
        B=has(hand=[WATER, HULCUS]),
        expect={"B": {"hand": names(HULCUS), "shields_count": 7}, "A": {"hand": names(SHAUNA)}},
    )
    for letter in "BC":
        view = {"saw": [SHAUNA], "not_saw": [ULS]}
        compare_view(course.vector, course.party, course.chronicle, letter, view)
    compare_view(course.vector, course.party, course.chronicle, "A", {"saw": [HULCUS]})
    compare_view(course.vector, course.party, course.chronicle, "C", {"not_saw": [HULCUS]})


@pytest.mark.rule("DP-302.1-1", "DP-302.1-2", "DP-302.2", "DP-302.2-ex", "DM-KW-8")
def test_a_judge_is_with_one_opponent_whose_shields_alone_can_be_broken() -> None:
    kaiser = "R.S.F.K."
    scene(
        A.attack(kaiser, "C"),
        A.designate("B"),
        A.yes(),
        A.no(),
        A.shields(1, 2),
        A.shields(1),
        A=has(battle=[kaiser], deck=[f"{SHAUNA}*2", f"{GONTA}*3"]),
        B=has(deck=[f"{GONTA}*5"]),
        expect={"B": {"shields_count": 4}, "C": {"shields_count": 5}},
        trace=[{"event": "designated", "by": "A"}, {"event": "judged", "against": "B"}],
    )


@pytest.mark.rule("DP-303.1", "DP-303.1a-ex1", "DM-KW-9", "DM-KW-10")
def test_oni_time_and_labyrinth_count_with_one_opponent() -> None:
    assert oni_time(4, 2)
    assert labyrinth(4, 2)
    assert not oni_time(4, 4)
    assert not labyrinth(4, 4)


FOUR, TWO = has(shields=[f"{GONTA}*4"]), has(shields=[f"{GONTA}*2"])


@pytest.mark.rule("DP-303.1a", "DP-303.1a-ex2")
def test_oni_time_of_a_spell_holds_only_with_the_designated_one() -> None:
    spell = "襲来、鬼札王国！"
    own = has(
        shields=[f"{GONTA}*4"], hand=[spell], mana=[f"{DARK}*5", FIRE], graveyard=[HULCUS]
    )
    both = {"graveyard": names(spell), "battle": [{"name": HULCUS}]}
    scene(
        A.cast(spell),
        A.designate("B"),
        A=own,
        B={**TWO, "battle": [{"name": GONTA}]},
        C={**FOUR, "battle": [{"name": GONTA}]},
        expect={"A": both, "B": {"battle": []}, "C": {"battle": [{"name": GONTA}]}},
    )
    scene(
        A.cast(spell),
        A.designate("C"),
        A.do("choose_mode", mode=[1]),
        A=own,
        B={**TWO, "battle": [{"name": GONTA}]},
        C={**FOUR, "battle": [{"name": GONTA}]},
        expect={"A": {"battle": []}, "C": {"battle": []}, "B": {"battle": [{"name": GONTA}]}},
    )


@pytest.mark.rule("DP-303.1a-ex3")
@pytest.mark.parametrize(("letter", "stays"), [("B", True), ("C", False)])
def test_labyrinth_of_a_put_ability_holds_only_with_the_designated_one(
    letter: str, stays: bool
) -> None:
    turtle = "大迷宮亀 ワンダー・タートル"
    scene(
        A.summon(turtle),
        A.designate(letter),
        A.end(),
        B.cast("デーモン・ハンド"),
        B.designate("A"),
        A=has(shields=[f"{GONTA}*4"], hand=[turtle], mana=[f"{LIGHT}*8"]),
        B=has(shields=[f"{GONTA}*2"], hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        C=FOUR,
        expect={"A": {"battle": [{"name": turtle}] if stays else []}},
    )


@pytest.mark.rule("DP-303.1b", "DP-303.1b-ex1")
def test_static_oni_time_holds_while_it_does_with_anybody() -> None:
    jadoku = "「大蛇」の鬼 ジャドク丸"
    scene(
        A.attack(jadoku, "C"),
        A.shields(1, 2),
        A=has(shields=[f"{GONTA}*4"], battle=[jadoku]),
        B=TWO,
        C=FOUR,
        expect={
            "C": {"shields_count": 2},
            "A": {"battle": [{"name": jadoku, "power": 6000}]},
        },
    )


@pytest.mark.rule("DP-303.1b", "DP-303.1b-ex2")
def test_static_labyrinth_locks_also_who_does_not_meet_it() -> None:
    orlilia = "正義の煌き オーリリア"
    scene(
        A.end(),
        B.cannot("cast", WATER),
        B.end(),
        C.cannot("cast", WATER),
        A=has(shields=[f"{GONTA}*4"], battle=[orlilia]),
        B=has(shields=[f"{GONTA}*2"], hand=[WATER], mana=[f"{WATER}*3"]),
        C=has(shields=[f"{GONTA}*4"], hand=[WATER], mana=[f"{WATER}*3"]),
    )


@pytest.mark.rule("DP-305.2-1", "DP-305.2-ex", "DM-EFF-17", "DM-GEN-2")
def test_of_two_replacements_that_of_the_nearer_player_is_applied() -> None:
    gyaia, van, dragon = (
        "地封龍 ギャイア",
        "「修羅」の頂 VAN・ベートーベン",
        "龍風混成 ザーディクリカ",
    )
    own = has(hand=[dragon], mana=[f"{LIGHT}*3", f"{WATER}*2", f"{FIRE}*2"])
    scene(
        A.summon(dragon),
        A=own,
        B=has(battle=[gyaia]),
        C=has(battle=[van]),
        expect={"A": {"mana_count": 8, "graveyard": [], "battle": []}},
    )
    scene(
        A.summon(dragon),
        A=own,
        B=has(battle=[van]),
        C=has(battle=[gyaia]),
        expect={"A": {"mana_count": 7, "graveyard": names(dragon)}},
    )


@pytest.mark.rule("DP-305.1", "DP-305.1-ex1", "DP-305.1-ex2", "DM-EFF-3", "DM-EFF-10")
def test_what_waits_is_resolved_in_turn_order_from_the_turn_player() -> None:
    men = "飛行男"

    def told(letter: str) -> dict[str, str]:
        return {"event": "resolved", "player": letter, "card": men}

    scene(
        B.cast("バースト・ショット"),
        A=has(battle=[men, men]),
        B=has(battle=[men], hand=["バースト・ショット"], mana=[f"{FIRE}*6"]),
        turn="B",
        trace=[told("B"), told("A"), told("A")],
    )
    scene(
        D.cast("バースト・ショット"),
        A=has(battle=[men, men]),
        B=has(battle=[men]),
        D=has(hand=["バースト・ショット"], mana=[f"{FIRE}*6"]),
        seats="ABCD",
        turn="D",
        trace=[told("A"), told("A"), told("B")],
    )


@pytest.mark.rule("DP-305.1a", "DP-305.1a-ex", "DM-EFF-2")
def test_what_arises_meanwhile_joins_the_queue_and_does_not_interrupt() -> None:
    """Both men of B let the turn player's Wilhelm trigger by what is discarded."""
    men = "飛行男"
    scene(
        A.cast("バースト・ショット"),
        B.designate("C"),
        A.yes(),
        A=has(hand=["バースト・ショット"], mana=[f"{FIRE}*6"], battle=[WILHELM]),
        B=has(battle=[men]),
        C=has(hand=[WATER], battle=[men]),
        trace=[
            {"event": "resolved", "player": "A", "card": WILHELM},
            {"event": "resolved", "player": "B", "card": men},
            {"event": "resolved", "player": "A", "card": WILHELM},
            {"event": "resolved", "player": "C", "card": men},
        ],
    )
