"""The rules of the format once more, shown by other cards than their examples."""

import pytest

from engine.duelmasters.state.events import Asked
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

GUARD, TOWER = "アクア・ガード", "天空の守護者グラン・ギューレ"
DOWN = {"partner": {"face": "down"}}


@pytest.mark.rule("DP-104.2b-1", "DP-104.2b-2")
@pytest.mark.parametrize(
    ("card", "deck", "mana"),
    [("ストリーミング・シェイパー", 4, WATER), ("シャクネツ悪鬼の巻", 2, DARK)],
)
def test_whoever_puts_the_last_cards_elsewhere_is_defeated(
    card: str, deck: int, mana: str
) -> None:
    step = A.do("generate", name=card) if "巻" in card else A.cast(card)
    scene(
        step,
        A=has(hand=[card], mana=[f"{mana}*3"], deck=[f"{GONTA}*{deck}"]),
        expect={"A": {"out": True}},
        turn_player="B",
    )


@pytest.mark.rule("DP-104.2a", "DM-KW-1")
def test_a_creature_that_becomes_a_blocker_in_time_saves_its_player() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        B.declare("ninja_strike", "光牙忍ハヤブサマル"),
        B.choose(f"B|{GONTA}"),
        B.block(GONTA),
        A=has(battle=[SHAUNA]),
        B=has(shields=[], battle=[GONTA], hand=["光牙忍ハヤブサマル"], mana=[f"{LIGHT}*4"]),
        expect={"B": {"out": False, "graveyard": names(GONTA)}},
    )


@pytest.mark.rule("DP-107.1-2", "DM-ZONE-12")
def test_two_of_a_name_are_not_put_by_one_effect() -> None:
    scene(
        A.cast("ヘブンズ・ゲート"),
        A.choose(TOWER, TOWER),
        A=has(hand=["ヘブンズ・ゲート", f"{TOWER}*2"], mana=[f"{LIGHT}*6"]),
        expect={"A": {"battle": [{"name": TOWER}], "hand": names(TOWER)}},
    )


@pytest.mark.rule("DP-107.1a", "DM-TWIN-1")
def test_the_creature_side_may_be_summoned_after_the_spell_side_was_cast() -> None:
    mixel = "奇石 ミクセル / ジャミング・チャフ"
    scene(
        A.cast("ジャミング・チャフ"),
        A.designate("B"),
        A.cannot("cast", "ジャミング・チャフ"),
        A.summon("奇石 ミクセル"),
        A=has(hand=[f"{mixel}*2"], mana=[f"{LIGHT}*7"]),
        expect={"A": {"battle": [{"name": mixel}]}},
    )


@pytest.mark.rule("DP-201.3a-1", "DM-KW-3")
def test_a_partner_is_summoned_by_g_zero() -> None:
    partner = "バルケリオス・ドラゴン"
    scene(
        A.summon(partner, free=True, **{"from": "partner"}),
        A=has(
            partner={"name": partner, "face": "up"},
            battle=["ボルシャック・ドラゴン", "ボルシャック・NEX"],
        ),
        expect={"A": {"battle_count": 3, "partner": {"empty": True}}},
    )


@pytest.mark.rule("DP-201.3b", "DM-KW-6")
def test_a_partner_comes_by_kirifu_dash() -> None:
    partner = "勝熱英雄 モモキング"
    scene(
        A.attack(SHAUNA, "B"),
        A.shields(1, 2),
        A.declare("kirifu_dash", partner),
        A.can("attack", partner, target={"player": "C"}),
        A=has(
            partner={"name": partner, "face": "up"},
            battle=[SHAUNA],
            mana=[f"{FIRE}*3", f"{NATURE}*3"],
        ),
        expect={"A": {"mana_untapped": 0, "partner": {"empty": True}}},
    )


@pytest.mark.rule("DP-201.4-1")
@pytest.mark.parametrize(
    ("card", "mana"),
    [
        ("スパイラル・ゲート", WATER),
        ("ナチュラル・トラップ", NATURE),
        ("魂と記憶の盾", LIGHT),
        ("コーライル", WATER),
    ],
)
def test_a_partner_goes_back_from_wherever_it_is_put(card: str, mana: str) -> None:
    use = A.summon(card) if card == "コーライル" else A.cast(card)
    scene(
        use,
        *([A.designate("B")] if card in ("ナチュラル・トラップ", "コーライル") else []),
        A.choose(f"B|{SHAUNA}"),
        B.yes(),
        A=has(hand=[card], mana=[f"{mana}*3", f"{WATER}*3", f"{LIGHT}*3"]),
        B=has(battle=[SHAUNA]),
        partners={"B": SHAUNA},
        expect={
            "B": {**DOWN, "battle": [], "hand_count": 0, "mana_count": 0, "deck_count": 20}
        },
    )


@pytest.mark.rule("DP-201.4-1", "DP-302.1-2")
def test_a_partner_that_stays_in_the_deck_does_not_go_back() -> None:
    """A judge turns it up and puts it under the deck, where it lay already."""
    course = scene(
        A.cast("ガチンコ・ルーレット"),
        A.designate("B"),
        A=has(hand=["ガチンコ・ルーレット"], mana=[f"{NATURE}*3"]),
        B=has(deck=[SHAUNA, f"{GONTA}*5"]),
        partners={"B": SHAUNA},
        expect={"B": {"partner": {"empty": True}, "deck_count": 6}},
    )
    asked = [each for each in course.chronicle.events if isinstance(each, Asked)]
    assert "partner_return" not in [each.decision for each in asked]


@pytest.mark.rule("DP-201.4-ex", "DP-201.4-2", "DM-GEN-1")
def test_a_partner_goes_back_from_zones_that_cards_cannot_leave() -> None:
    scene(
        A.cast("ナチュラル・トラップ"),
        A.designate("B"),
        A.choose(f"B|{SHAUNA}"),
        B.yes(),
        A=has(
            hand=["ナチュラル・トラップ"], mana=[f"{NATURE}*6"], battle=["若き大長老 アプル"]
        ),
        B=has(battle=[SHAUNA]),
        partners={"B": SHAUNA},
        expect={"B": {**DOWN, "mana_count": 0}},
    )


@pytest.mark.rule("DP-201.4-ex", "DP-300.2")
def test_nothing_of_an_opponent_leaves_graveyard_or_mana_zone() -> None:
    scene(
        A.end(),
        B.cast("リバース・チャージャー"),
        B.cannot("choose", HULCUS, zone="hand"),
        A=has(battle=["若き大長老 アプル"]),
        B=has(hand=["リバース・チャージャー"], mana=[f"{DARK}*4"], graveyard=[HULCUS]),
        expect={"B": {"graveyard": names(HULCUS), "hand_count": 1}},
    )
    scene(
        A.end(),
        B.cannot("cast", "絶望と反魂と滅殺の決断"),
        B.cannot("summon", GONTA),
        A=has(battle=["若き大長老 アプル"]),
        B=has(
            battle=["ドマンモ龍樹"],
            mana=[f"{DARK}*7", GONTA],
            graveyard=["絶望と反魂と滅殺の決断"],
        ),
    )


@pytest.mark.rule("DP-300.1", "DM-EFF-16")
def test_own_creatures_go_before_an_opponent_is_designated() -> None:
    blade = "魔刻の斬将オルゼキア"
    scene(
        A.summon(blade),
        A.choose(f"A|{GONTA}"),
        A.designate("C"),
        C.choose(HULCUS, ULS),
        A=has(hand=[blade], mana=[f"{DARK}*7"], battle=[GONTA]),
        B=has(battle=[SHAUNA]),
        C=has(battle=[SHAUNA, HULCUS, ULS]),
        expect={"B": {"battle_count": 1}, "C": {"battle": [{"name": SHAUNA}]}},
        trace=[
            {"event": "destroyed", "player": "A"},
            {"event": "designated", "by": "A", "player": "C"},
            {"event": "destroyed", "player": "C"},
        ],
    )


@pytest.mark.rule("DP-300.1a")
def test_who_loses_a_creature_to_mana_puts_one_from_there() -> None:
    scene(
        A.cast("父なる大地"),
        A.designate("B"),
        A.choose(f"B|{SHAUNA}"),
        A.choose("B|青銅の鎧"),
        A=has(hand=["父なる大地"], mana=[f"{NATURE}*3"]),
        B=has(battle=[SHAUNA], mana=["青銅の鎧", NATURE]),
        C=has(mana=[SHAUNA]),
        expect={
            "B": {"battle": [{"name": "青銅の鎧"}], "mana_count": 3},
            "C": {"mana_count": 1},
        },
    )


@pytest.mark.rule("DP-300.1c-1", "DP-300.1c-2")
def test_what_comes_before_is_done_before_anybody_is_designated() -> None:
    scene(
        A.do("generate", name="ゲラッチョの心絵"),
        A.do("asked", decision="designate", options=["B", "C"]),
        A.designate("C"),
        A=has(hand=["ゲラッチョの心絵"], mana=[f"{LIGHT}*2"]),
        C=has(battle=[GONTA]),
        expect={"A": {"hand_count": 1}, "C": {"battle": [{"name": GONTA, "tapped": True}]}},
        trace=[{"event": "drew", "player": "A"}, {"event": "designated", "player": "C"}],
    )


@pytest.mark.rule("DP-300.1d")
def test_an_opponent_without_a_hand_may_be_designated() -> None:
    scene(
        A.cast("ゴースト・タッチ"),
        A.designate("C"),
        A=has(hand=["ゴースト・タッチ"], mana=[f"{DARK}*2"]),
        B=has(hand=[GONTA]),
        expect={"B": {"hand_count": 1}, "A": {"graveyard_count": 1}},
    )


@pytest.mark.rule("DP-300.2", "DP-300.5-2")
def test_who_speaks_of_nobody_locks_its_own_player_too() -> None:
    scene(
        A.cannot("cast", WATER),
        A.can("cast", "ソーラー・レイ"),
        A.attack(SHAUNA, "B"),
        A.shields(1, 2),
        B.cannot("declare", "スパイラル・ゲート"),
        A=has(
            battle=[{"name": "聖霊王アルカディアス", "under": [ULS]}, SHAUNA],
            hand=[WATER, "ソーラー・レイ"],
            mana=[f"{WATER}*3", f"{LIGHT}*2"],
        ),
        B=has(shields=["スパイラル・ゲート", f"{GONTA}*2"]),
        expect={"B": {"hand_count": 2}},
    )


@pytest.mark.rule("DP-300.4", "DM-EFF-18")
def test_magnum_does_nothing_in_the_turn_of_another() -> None:
    scene(
        A.end(),
        B.summon(HULCUS),
        B.yes(),
        A=has(battle=["単騎連射 マグナム"]),
        B=has(hand=[HULCUS], mana=[f"{WATER}*3"]),
        expect={"B": {"battle": [{"name": HULCUS}]}},
    )
    scene(
        A.attack(SHAUNA, "B"),
        C.declare("ninja_strike", "光牙忍ライデン"),
        A.shields(1, 2),
        A=has(battle=["単騎連射 マグナム", SHAUNA]),
        C=has(hand=["光牙忍ライデン"], mana=[LIGHT]),
        expect={"C": {"battle": [], "graveyard": names("光牙忍ライデン")}},
    )


@pytest.mark.rule("DP-300.5-1", "DP-300.5-2")
def test_whoever_is_not_named_is_meant_too() -> None:
    paladin = "クリスタル・パラディン"
    scene(
        A.summon(paladin, on=HULCUS),
        A=has(hand=[paladin], mana=[f"{WATER}*4"], battle=[HULCUS, GUARD]),
        B=has(battle=[TOWER, GONTA]),
        C=has(battle=[{"name": "「凱旋の歩哨」"}]),
        expect={
            "A": {"hand": names(GUARD)},
            "B": {"hand": names(TOWER)},
            "C": {"hand_count": 1},
        },
    )
