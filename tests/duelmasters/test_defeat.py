"""Who loses, what of that is void, and what becomes of a defeated player's cards."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    FIRE,
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

BARE = has(shields=[])


@pytest.mark.rule("DP-104.2a", "DM-ATK-6", "DP-104.1", "DP-104.2", "DM-TURN-5")
def test_an_attack_on_who_has_no_shields_defeats_and_the_last_one_wins() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        A.attack(GONTA, "C"),
        A=has(battle=[SHAUNA, GONTA]),
        B=BARE,
        C=BARE,
        winner="A",
        expect={"B": {"out": True}, "C": {"out": True}},
    )


@pytest.mark.rule("DP-104.2a", "DM-ATK-4")
def test_a_blocked_attack_defeats_nobody() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        B.block("予言者ジェス"),
        A=has(battle=[SHAUNA]),
        B=has(shields=[], battle=["予言者ジェス"]),
        winner=None,
        expect={"B": {"out": False, "battle": []}},
    )


@pytest.mark.rule("DM-ATK-6", "DP-104.2a", "DM-KW-5")
def test_shields_that_came_during_the_attack_are_broken() -> None:
    mist = "怒流牙 サイゾウミスト"
    scene(
        A.attack(GONTA, "B"),
        B.declare("ninja_strike", mist),
        A=has(battle=[GONTA]),
        B=has(shields=[], hand=[mist], mana=[f"{WATER}*7"]),
        expect={"B": {"out": False, "shields_count": 0, "hand_count": 1}},
    )


@pytest.mark.rule("DP-104.2b-1", "DM-TURN-2")
def test_who_draws_the_last_card_in_the_draw_step_is_out() -> None:
    scene(
        A.end(),
        B=has(deck=[GONTA]),
        turn_player="C",
        expect={"B": {"out": True}},
    )


@pytest.mark.rule("DP-104.2b-2", "DP-400.1-1")
def test_a_deck_that_is_empty_for_a_moment_defeats() -> None:
    scene(
        A.cast("ボーンおどり・チャージャー"),
        A=has(hand=["ボーンおどり・チャージャー"], mana=[f"{DARK}*3"], deck=[f"{GONTA}*2"]),
        expect={"A": {"out": True, "mana_count": 0, "shields_count": 0}},
    )


@pytest.mark.rule("DP-105.1-1", "DP-105.1-4", "DP-105.1-ex1")
def test_ten_shields_win_nothing() -> None:
    scene(
        A.attack("MAX・ザ・ジョニー", "B"),
        A=has(battle=["MAX・ザ・ジョニー"], shields=[f"{GONTA}*10"]),
        winner=None,
        expect={"A": {"shields_count": 11}, "B": {"shields_count": 4}},
    )


@pytest.mark.rule("DP-105.1-2", "DP-105.1-3", "DP-104.2c")
def test_an_own_effect_defeats_its_player_though_no_effect_defeats_an_opponent() -> None:
    gabriella = "光姫聖霊ガブリエラ"
    scene(
        A.attack(GONTA, "B"),
        B.yes(),
        A.end(),
        B.end(),
        A=has(battle=[GONTA]),
        B=has(shields=[], battle=[gabriella]),
        turn_player="C",
        winner=None,
        expect={"B": {"out": True}, "A": {"out": False}, "C": {"out": False}},
    )


@pytest.mark.rule("DP-106.1-1", "DP-106.1-3", "DM-KW-8", "DP-302.1-1")
def test_a_won_judge_gives_no_extra_turn() -> None:
    onimaru = "勝利宣言 鬼丸「覇」"
    scene(
        A.attack(onimaru, "B"),
        A.designate("C"),
        A.shields(1, 2, 3),
        A.end(),
        A=has(battle=[onimaru]),
        turn_player="B",
        trace=[{"event": "judged", "player": "A", "against": "C", "won": "A"}],
        expect={"B": {"shields_count": 3}},
    )


@pytest.mark.rule("DP-106.1-2", "DM-TURN-9")
def test_the_rest_of_a_turn_may_be_skipped() -> None:
    clock = "終末の時計 ザ・クロック"
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        B.declare("shield_trigger", clock),
        B.cannot("answer", clock),
        A=has(battle=[GONTA, SHAUNA]),
        B=has(shields=[clock, f"{GONTA}*5"]),
        turn_player="B",
        expect={"B": {"battle": [{"name": clock}], "shields_count": 5}},
    )


@pytest.mark.rule("DP-400.1-1", "DP-400.1-2", "DM-EFF-10")
def test_the_cards_of_who_is_defeated_leave_without_a_trace() -> None:
    """Nothing triggers on them, and what they forbade is free at once."""
    scene(
        A.attack(FIRE, "B"),
        A.cannot("answer", "偽りの王 ヴィルヘルム"),
        A.can("attack", SHAUNA, target={"player": "C"}),
        A=has(battle=[FIRE, SHAUNA, "偽りの王 ヴィルヘルム"]),
        B=has(shields=[], battle=["予言者マリエル", HULCUS], mana=[WATER], hand=[ULS]),
        expect={
            "B": {"out": True, "battle": [], "mana_count": 0, "hand_count": 0},
            "A": {"mana_count": 0},
        },
    )


@pytest.mark.rule("DP-400.2", "DM-TURN-7")
def test_the_turn_of_who_is_defeated_in_it_goes_to_its_end_step() -> None:
    scene(
        A.cast(WATER),
        A=has(hand=[WATER], mana=[f"{WATER}*3"], deck=[f"{GONTA}*2"]),
        turn_player="B",
        trace=[
            {"event": "defeated", "player": "A"},
            {"event": "step", "step": "end", "player": "A"},
            {"event": "turn_begins", "player": "B"},
        ],
    )


@pytest.mark.rule("DP-400.1a", "DP-305.1")
def test_what_waits_of_who_is_defeated_is_lost() -> None:
    """B's two abilities wait when the last card of B's deck is drawn by the first of them."""
    mist = "雷鳴の守護者ミスト・リエス"
    course = scene(
        A.summon(GONTA),
        B.yes(),
        A=has(hand=[GONTA], mana=[FIRE, "幻緑の双月"]),
        B=has(battle=[f"{mist}*2"], deck=[GONTA]),
        expect={"B": {"out": True}},
    )
    assert course.party.table.waiting == []


@pytest.mark.rule("DP-400.3", "DP-400.3-ex", "DP-300.3")
def test_what_lasts_to_the_next_turn_of_a_defeated_player_ends_as_that_would_begin() -> None:
    """A is defeated in B's turn: C is still held in its own, and free a round later."""
    shuff = "奇天烈 シャッフ"
    scene(
        A.summon(shuff),
        A.do("choose_number", number=3),
        A.designate("C"),
        A.end(),
        B.attack(GONTA, "A"),
        B.end(),
        C.cannot("cast", WATER),
        C.end(),
        D.end(),
        B.end(),
        C.can("cast", WATER),
        A=has(hand=[shuff], mana=[f"{WATER}*4"], shields=[]),
        B=has(battle=[GONTA]),
        C=has(hand=[WATER], mana=[f"{WATER}*3"]),
        seats="ABCD",
        turn_player="C",
        expect={"A": {"out": True}},
    )


@pytest.mark.rule("DP-400.4", "DP-400.4-ex", "DP-300.1b-ex2")
def test_what_a_defeated_player_did_in_the_turn_still_counts() -> None:
    kaiser, dragon = "流星のガイアッシュ・カイザー", "バルケリオス・ドラゴン"
    armored = ["ボルシャック・ドラゴン", "ボルシャック・NEX"]
    scene(
        A.summon(dragon, free=True),
        A.cast(WATER),
        C.declare("hand_trigger", kaiser),
        A=has(hand=[dragon, WATER], battle=armored, mana=[f"{WATER}*3"], deck=[f"{GONTA}*2"]),
        C=has(hand=[kaiser]),
        expect={"A": {"out": True}, "C": {"battle": [{"name": kaiser}], "hand_count": 2}},
    )


@pytest.mark.rule("DP-104.1", "DM-DRAW-1")
def test_all_draw_in_turn_order_and_who_empties_a_deck_first_is_out_first() -> None:
    world = "サイバー・N・ワールド"
    scene(
        A.summon(world),
        A=has(hand=[world], mana=[f"{WATER}*6"]),
        B=has(deck=[f"{GONTA}*5"]),
        D=has(deck=[f"{GONTA}*5"]),
        seats="ABCD",
        trace=[{"event": "defeated", "player": "B"}, {"event": "defeated", "player": "D"}],
        expect={"A": {"hand_count": 5}, "C": {"hand_count": 5}},
    )


@pytest.mark.rule("DP-102.1")
def test_every_other_player_is_an_opponent() -> None:
    scene(
        A.cast("デーモン・ハンド"),
        A.do("asked", decision="designate", options=["B", "C", "D"]),
        A.designate("D"),
        D.cannot("designate", target={"player": "A"}),
        A=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        D=has(battle=[GONTA]),
        seats="ABCD",
        expect={"D": {"graveyard": names(GONTA), "battle": []}},
    )


@pytest.mark.rule("DM-EVO-7", "DM-EFF-5")
def test_an_smax_evolution_is_lost_instead_of_the_game() -> None:
    johnny = "MAX・ザ・ジョニー"
    scene(
        A.attack(GONTA, "B"),
        A=has(battle=[GONTA]),
        B=has(shields=[], battle=[johnny]),
        expect={"B": {"out": False, "battle": [], "graveyard": names(johnny)}},
    )


@pytest.mark.rule("DM-EVO-7", "DP-104.2b-1")
def test_it_does_not_help_against_an_empty_deck() -> None:
    johnny = "MAX・ザ・ジョニー"
    scene(
        A.cast(WATER),
        A=has(battle=[johnny], hand=[WATER], mana=[f"{LIGHT}*1", f"{WATER}*3"], deck=[GONTA]),
        expect={"A": {"out": True}},
    )
