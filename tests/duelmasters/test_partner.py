"""The partner and its way back; cards of one name once a turn."""

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
    C,
    has,
    names,
    scene,
)

WILHELM, PERFECT = "偽りの王 ヴィルヘルム", "星龍パーフェクト・アース"
UP, DOWN = {"face": "up"}, {"face": "down"}


def partner(name: str, face: str = "up") -> dict[str, str]:
    return {"name": name, "face": face}


@pytest.mark.rule("DP-201.3", "DP-200.1-1", "DM-USE-1")
def test_a_partner_is_summoned_from_its_zone_for_its_cost() -> None:
    scene(
        A.summon("バザガジール・ドラゴン", **{"from": "partner"}),
        A=has(partner=partner("バザガジール・ドラゴン"), mana=[f"{FIRE}*8"]),
        expect={
            "A": {
                "battle": [{"name": "バザガジール・ドラゴン"}],
                "partner": {"empty": True},
                "mana_untapped": 0,
            }
        },
    )


@pytest.mark.rule("DP-201.3", "DP-201.4a-1")
def test_a_partner_that_lies_face_down_cannot_be_summoned() -> None:
    scene(
        A.cannot("summon", "バザガジール・ドラゴン", **{"from": "partner"}),
        A=has(partner=partner("バザガジール・ドラゴン", "down"), mana=[f"{FIRE}*8"]),
        expect={"A": {"partner": DOWN}},
    )


@pytest.mark.rule("DP-201.3a-1", "DM-KW-3")
def test_a_partner_may_come_by_g_zero() -> None:
    dragon, armored = "バルケリオス・ドラゴン", ["ボルシャック・ドラゴン", "ボルシャック・NEX"]
    scene(
        A.summon(dragon, free=True, **{"from": "partner"}),
        A=has(partner=partner(dragon), battle=armored),
        expect={"A": {"partner": {"empty": True}}},
    )


@pytest.mark.rule("DP-201.3b", "DM-KW-5", "DM-EFF-12")
def test_a_partner_may_come_by_ninja_strike() -> None:
    hanzou = "威牙の幻ハンゾウ"
    scene(
        A.attack(GONTA, "B"),
        B.declare("ninja_strike", hanzou),
        B.designate("A"),
        A=has(battle=[GONTA]),
        B=has(partner=partner(hanzou), mana=[f"{DARK}*7"]),
        expect={"A": {"battle": []}, "B": {"battle": [{"name": hanzou}], "shields_count": 6}},
    )


@pytest.mark.rule("DP-201.4-1", "DP-201.1-2")
def test_a_partner_goes_back_from_every_zone_and_is_asked_again() -> None:
    """Declined as it returns to the hand, it is asked as it is discarded."""
    scene(
        A.cast("スパイラル・ゲート"),
        A.choose(f"B|{PERFECT}"),
        B.do("asked", decision="partner_return"),
        B.no(),
        A.cast("ゴースト・タッチ"),
        A.designate("B"),
        B.do("asked", decision="partner_return"),
        B.yes(),
        A=has(
            hand=["スパイラル・ゲート", "ゴースト・タッチ"], mana=[f"{WATER}*2", f"{DARK}*2"]
        ),
        B=has(battle=[PERFECT]),
        C=has(battle=[GONTA]),
        partners={"B": PERFECT},
        expect={"B": {"partner": DOWN, "hand_count": 0, "graveyard": []}},
    )


@pytest.mark.rule("DP-201.4-2", "DP-201.4-ex")
def test_nothing_keeps_a_partner_from_going_back_and_nothing_comes_before() -> None:
    """The graveyard lock of A does not, and the draw of the spell comes after."""
    scene(
        A.cast("炎槍と水剣の裁"),
        B.yes(),
        A.do("choose_number", number=0),
        A=has(
            hand=["炎槍と水剣の裁"],
            mana=[f"{WATER}*3", f"{FIRE}*3"],
            battle=["若き大長老 アプル"],
        ),
        B=has(battle=["アクア・サーファー"]),
        partners={"B": "アクア・サーファー"},
        trace=[{"event": "partner_down", "player": "B"}, {"event": "resolved", "player": "A"}],
        expect={"B": {"partner": DOWN, "graveyard": []}},
    )


@pytest.mark.rule("DP-201.4a-1", "DP-201.4a-2")
def test_put_face_down_in_the_own_turn_it_turns_up_after_the_next_own_one() -> None:
    jenny = "特攻人形ジェニー"
    scene(
        A.summon(jenny),
        A.yes(),
        A.yes(),
        A.end(),
        B.end(),
        C.end(),
        A.cannot("summon", jenny, **{"from": "partner"}),
        A.end(),
        A=has(hand=[jenny], mana=[f"{DARK}*2"]),
        partners={"A": jenny},
        turn_player="B",
        trace=[
            {"event": "partner_down", "player": "A"},
            {"event": "turn_begins", "player": "A"},
            {"event": "partner_up", "player": "A"},
            {"event": "turn_begins", "player": "B"},
        ],
        expect={"A": {"partner": UP}},
    )


@pytest.mark.rule("DP-201.4a-3", "DP-201.4a-ex")
def test_it_turns_up_although_the_turn_was_skipped() -> None:
    watch = "終末の監視者 ジ・ウォッチ"
    scene(
        A.cast(WATER),
        C.yes(),
        A=has(partner=partner(WILHELM, "down"), hand=[WATER], mana=[f"{WATER}*3"]),
        C=has(battle=[watch]),
        turn_player="B",
        trace=[
            {"event": "turn_skipped", "player": "A"},
            {"event": "partner_up", "player": "A"},
            {"event": "turn_begins", "player": "B"},
        ],
        expect={"A": {"partner": UP}},
    )


@pytest.mark.rule("DM-EVO-4", "DM-EVO-3")
def test_of_a_stack_only_the_partner_goes_back() -> None:
    lancer = "クリスタル・ランサー"
    stack = {"name": lancer, "under": ["アクア・ハルカス"]}
    course = scene(
        A.cast("デーモン・ハンド"),
        A.designate("B"),
        B.yes(),
        A=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        B={**has(), "battle": [stack]},
        partners={"B": lancer},
        expect={"B": {"partner": DOWN, "graveyard": names("アクア・ハルカス"), "battle": []}},
    )
    assert course.party.table.is_in(course.party.table.order[1])


@pytest.mark.rule("DP-107.1-1", "DP-107.1-ex1")
def test_a_name_is_used_once_a_turn_whoever_else_uses_it() -> None:
    scene(
        A.cast(WATER),
        A.cannot("cast", WATER),
        A.end(),
        B.can("cast", WATER),
        A=has(hand=[f"{WATER}*2"], mana=[f"{WATER}*6"]),
        B=has(hand=[WATER], mana=[f"{WATER}*3"]),
    )


@pytest.mark.rule("DP-107.1-2", "DP-107.1-ex2", "DP-101.1b")
def test_a_name_is_put_once_a_turn_by_effects_too() -> None:
    hachi = "特攻の忠剣ハチ公"
    scene(
        A.summon(hachi),
        A.attack(hachi, "B"),
        A.shields(1),
        A.designate("B"),
        A.cannot("choose", hachi, zone="deck"),
        A=has(hand=[hachi], mana=[f"{FIRE}*4"], deck=[SHAUNA, f"{hachi}*3", f"{GONTA}*3"]),
        expect={"A": {"battle": [{"name": hachi}], "deck_count": 7}},
    )


@pytest.mark.rule("DP-107.1a", "DP-107.1a-ex1", "DP-107.1a-ex2", "DM-TWIN-1", "DM-TWIN-3")
def test_of_a_twin_pact_card_only_the_side_that_is_used_counts() -> None:
    first, other = "天地命動 バラギアラ / 輪廻暴冥", "天地命動 バラギアラ / 輪廻暴炎"
    scene(
        A.summon("天地命動 バラギアラ"),
        A.cannot("summon", other),
        A.can("cast", "輪廻暴炎"),
        A.can("cast", "輪廻暴冥"),
        A=has(hand=[first, other], mana=[f"{NATURE}*9", f"{FIRE}*5", f"{DARK}*6"]),
    )


@pytest.mark.rule("DP-107.1-1", "DM-SHD-4")
def test_a_shield_trigger_of_a_used_name_cannot_be_declared() -> None:
    gate = "スパイラル・ゲート"
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        B.declare("shield_trigger", gate),
        B.choose(f"A|{GONTA}"),
        A.attack(SHAUNA, "B"),
        A.shields(1, 2),
        B.cannot("declare", gate),
        A=has(battle=[GONTA, SHAUNA]),
        B=has(shields=[gate, gate, f"{LIGHT}*2"]),
        expect={"B": {"hand": names(gate, LIGHT)}},
    )
