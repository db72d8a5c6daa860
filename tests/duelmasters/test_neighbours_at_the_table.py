"""What others see, attacks on others, and who is out: shown by other cards once more."""

import pytest

from tests.duelmasters.scenes import (
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


@pytest.mark.rule("DP-301.1", "DP-301.2", "DM-ZONE-14")
def test_what_is_shown_is_seen_by_all_and_what_is_looked_at_by_one() -> None:
    course = scene(
        A.cast("ディメンジョン・ゲート"),
        A.choose(SHAUNA),
        A=has(hand=["ディメンジョン・ゲート"], mana=[f"{NATURE}*3"], deck=[SHAUNA, f"{ULS}*5"]),
        expect={"A": {"hand": names(SHAUNA)}},
        trace=[{"event": "revealed", "card": SHAUNA, "player": "A", "to": "all"}],
    )
    assert course.party.table.winner is None
    scene(
        A.summon("パクリオ"),
        A.designate("B"),
        A.choose(f"B|{ULS}"),
        A=has(hand=["パクリオ"], mana=[f"{WATER}*4"]),
        B=has(hand=[ULS, HULCUS]),
        expect={"B": {"hand": names(HULCUS), "shields_count": 7}},
        trace=[{"event": "revealed", "card": ULS, "player": "B", "to": "A"}],
    )


@pytest.mark.rule("DP-302.1-1", "DM-KW-8")
def test_a_princess_turned_up_by_another_taps_a_creature() -> None:
    princess = "逆転王女プリン"
    scene(
        A.cast("ガチンコ・ルーレット"),
        A.designate("C"),
        C.choose(f"A|{GONTA}"),
        A=has(
            hand=["ガチンコ・ルーレット"],
            mana=[f"{NATURE}*3"],
            battle=[GONTA],
            deck=[NATURE, "青銅の鎧", f"{GONTA}*5"],
        ),
        C=has(deck=[princess, f"{GONTA}*5"]),
        expect={
            "A": {
                "battle": [{"name": GONTA, "tapped": True}],
                "graveyard": names("ガチンコ・ルーレット"),
            }
        },
    )


@pytest.mark.rule("DP-304.1")
def test_the_mana_of_one_goes_while_another_is_attacked() -> None:
    bajula = {"name": "超竜バジュラ", "under": ["コッコ・ルピア"]}
    scene(
        A.attack("超竜バジュラ", "B"),
        A.designate("C"),
        A.choose(f"C|{WATER}", f"C|{FIRE}"),
        A.shields(1, 2, 3),
        A=has(battle=[bajula]),
        B=has(mana=[NATURE]),
        C=has(mana=[WATER, FIRE, LIGHT]),
        expect={"B": {"mana_count": 1, "shields_count": 3}, "C": {"mana": names(LIGHT)}},
    )


@pytest.mark.rule("DP-304.2", "DM-TURN-9")
def test_the_turn_ends_after_an_attack_on_another() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        A.shields(1, 2),
        A.cannot("attack", GONTA),
        A=has(battle=[SHAUNA, GONTA]),
        C=has(battle=["完全不明"]),
        expect={"B": {"shields_count": 4}},
        trace=[{"event": "broke", "player": "B"}, {"event": "turn_skipped", "player": "A"}],
        turn_player="B",
    )


@pytest.mark.rule("DP-304.2-ex2")
def test_a_tamaseed_that_speaks_of_you_sleeps_while_another_is_attacked() -> None:
    sea = "バイケンの海幻"
    scene(
        A.attack(SHAUNA, "B"),
        C.cannot("answer", sea),
        A.shields(1, 2),
        A=has(battle=[SHAUNA]),
        C=has(battle=[sea], hand=[HULCUS]),
    )
    scene(
        A.attack(SHAUNA, "C"),
        C.yes(),
        C.choose(HULCUS),
        C.no(),
        C.block(HULCUS),
        A=has(battle=[SHAUNA]),
        C=has(battle=[sea], hand=[HULCUS]),
        expect={"C": {"shields_count": 6, "graveyard": names(sea, HULCUS)}},
    )


@pytest.mark.rule("DP-305.1", "DP-300.5-2")
def test_mist_rias_of_several_players_draw_in_turn_order() -> None:
    mist = "雷鳴の守護者ミスト・リエス"
    scene(
        A.summon(GONTA),
        A.yes(),
        C.yes(),
        D.yes(),
        seats="ABCD",
        A=has(hand=[GONTA], mana=[FIRE, NATURE], battle=[mist]),
        C=has(battle=[mist]),
        D=has(battle=[mist]),
        trace=[{"event": "drew", "player": each} for each in "ACD"],
    )


@pytest.mark.rule("DP-400.1-1", "DP-300.2")
def test_the_lock_of_whoever_is_out_is_gone() -> None:
    lord = "聖魔連結王 ドルファディロム"
    scene(
        A.cannot("cast", WATER),
        A.attack(SHAUNA, "B"),
        A.end(),
        C.can("cast", WATER),
        A=has(battle=[SHAUNA], hand=[WATER], mana=[f"{WATER}*3"]),
        B=has(shields=[], battle=[f"{lord}!"]),
        C=has(hand=[WATER], mana=[f"{WATER}*3"]),
        expect={"B": {"out": True}},
    )


@pytest.mark.rule("DP-400.3")
def test_what_was_forbidden_stays_so_after_who_forbade_it_is_out() -> None:
    """C can use its creature again as B's turn would have begun."""
    trooper = "「唯一の回転兵」"
    scene(
        B.summon(trooper),
        B.designate("C"),
        B.choose(f"C|{GONTA}"),
        B.end(),
        C.cannot("attack", GONTA),
        C.attack(SHAUNA, "B"),
        C.cannot("attack", GONTA),
        C.end(),
        A.end(),
        C.can("attack", GONTA),
        turn="B",
        B=has(hand=[trooper], mana=[f"{LIGHT}*2", f"{WATER}*2"], shields=[]),
        C=has(battle=[GONTA, SHAUNA]),
        expect={"B": {"out": True}},
    )
