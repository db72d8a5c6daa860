"""Zones, mana, the steps of a turn, using cards, evolution and twin pact."""

import pytest

from cards.duelmasters import named
from engine.core.protocol import Seat
from engine.duelmasters.acts.paying import payment
from engine.duelmasters.language.printed import Civ, Zone
from engine.duelmasters.state.apply import enter
from engine.duelmasters.state.events import Turned
from engine.duelmasters.state.pieces import Player
from engine.duelmasters.state.table import Table
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


def paid(mana: list[str], civs: tuple[Civ, ...], cost: int) -> list[str] | None:
    """The names of the mana cards that are tapped for such a card."""
    table = Table([Player.at(Seat(0))])
    for name in mana:
        enter(table, named()[name], Seat(0), Zone.MANA)
    numbers = payment(table, Seat(0), civs, cost)
    return None if numbers is None else [table.pieces[n].card.name for n in numbers]


@pytest.mark.rule("DM-MANA-1", "DM-MANA-2", "DM-MANA-3", "DM-MANA-5", "DM-CIV-1")
def test_mana_needs_a_card_of_its_own_for_each_civilization() -> None:
    both = "デモンズ・ライト"

    assert paid([FIRE, FIRE, WATER], (Civ.WATER,), 2) == [WATER, FIRE]
    assert paid([FIRE, FIRE], (Civ.WATER,), 2) is None
    assert paid([both, FIRE, FIRE, FIRE], (Civ.WATER, Civ.DARKNESS), 4) is None
    assert paid([both, DARK, FIRE, FIRE], (Civ.WATER, Civ.DARKNESS), 4) == [
        both, DARK, FIRE, FIRE,
    ]  # fmt: skip
    assert paid([both, both], (Civ.WATER, Civ.DARKNESS), 2) == [both, both]
    assert paid([FIRE, WATER], (), 1) == [FIRE]
    assert paid(["Spread Joy to the World!", FIRE], (Civ.FIRE,), 2) is None


@pytest.mark.rule("DM-MANA-4", "DM-KW-26")
def test_a_cost_goes_no_lower_than_the_card_says_and_civilizations_are_still_paid() -> None:
    library = "魔導管理室 カリヤドネ / ハーミット・サークル"
    scene(
        A.summon("魔導管理室 カリヤドネ"),
        A=has(hand=[library], mana=[f"{WATER}*2"], graveyard=[f"{LIGHT}*1", f"{WATER}*20"]),
        expect={"A": {"mana_untapped": 1}},
    )
    scene(
        A.summon("コッコ・ルピア"),
        A.summon("トップ・オブ・ロマネスク"),
        A.no(),
        A=has(
            hand=["コッコ・ルピア", "トップ・オブ・ロマネスク"],
            mana=[f"{FIRE}*4", LIGHT, NATURE],
        ),
        expect={"A": {"mana_untapped": 0}},
    )


@pytest.mark.rule("DM-ZONE-5", "DM-TURN-3", "DM-TURN-4", "DM-ZONE-9")
def test_a_multicolored_card_is_charged_tapped_and_only_one_in_a_turn() -> None:
    course = scene(
        A.do("charge", name=GONTA),
        A.cannot("charge", WATER),
        A.cannot("summon", GONTA),
        A=has(hand=[GONTA, GONTA, WATER], mana=[FIRE]),
        begin="charge",
        expect={"A": {"mana_count": 2, "mana_untapped": 1, "hand_count": 2}},
    )
    assert sum(isinstance(event, Turned) for event in course.chronicle.events) == 1


@pytest.mark.rule("DM-TURN-1", "DM-TURN-2", "DM-TURN-6", "DM-TURN-8")
def test_a_turn_begins_with_untapping_then_galaxy_go_then_the_draw() -> None:
    sentry = "「凱旋の歩哨」"
    scene(
        A.do("galaxshield", name=sentry),
        A.end(),
        B.end(),
        C.end(),
        A=has(hand=[sentry], mana=[LIGHT, f"{WATER}*2"], battle=[f"{GONTA}!"]),
        turn_player="A",
        expect={
            "A": {
                "battle": [{"name": sentry}, {"name": GONTA, "tapped": False}],
                "mana_untapped": 3,
                "shields_count": 6,
                "hand_count": 2,
            }
        },
    )


@pytest.mark.rule("DM-KW-4", "DM-SHD-11")
def test_a_face_up_shield_may_be_broken_and_then_is_not_summoned() -> None:
    jess = "「予言のジェス」"
    scene(
        A.do("galaxshield", name=jess),
        A.end(),
        B.attack(GONTA, "A"),
        B.shields(7),
        B.end(),
        C.end(),
        A=has(hand=[jess], mana=[f"{LIGHT}*3"]),
        B=has(battle=[GONTA]),
        turn_player="A",
        expect={"A": {"battle": [], "hand": names(jess, GONTA), "shields_count": 6}},
    )


@pytest.mark.rule("DM-TURN-5", "DM-USE-4")
def test_after_an_attack_no_card_is_used_any_more() -> None:
    scene(
        A.can("cast", WATER),
        A.attack(GONTA, "B"),
        A.shields(1),
        A.cannot("cast", WATER),
        A.can("attack", ULS),
        A=has(battle=[GONTA, ULS], hand=[WATER], mana=[f"{WATER}*3"]),
    )


@pytest.mark.rule("DM-USE-2", "DM-KW-11")
def test_put_by_an_effect_is_no_summon() -> None:
    unknown = "正体不明"
    scene(
        A.cast("インフェルノ・サイン"),
        A=has(
            hand=["インフェルノ・サイン", HULCUS],
            mana=[f"{DARK}*5"],
            graveyard=["大迷宮亀 ワンダー・タートル", "ボルシャック・ドラゴン"],
        ),
        expect={"A": {"battle": [{"name": "ボルシャック・ドラゴン"}], "hand": names(HULCUS)}},
    )
    assert named()[unknown].first.cost == 10


@pytest.mark.rule("DM-USE-5", "DM-TWIN-4")
def test_the_printed_cost_stays_what_it_is_when_another_is_paid() -> None:
    """A free dragon still costs seven, which is more than the mana of its player."""
    dragon = "バルケリオス・ドラゴン"
    scene(
        B.summon(dragon, free=True),
        A=has(battle=["キャディ・ビートル"]),
        B=has(hand=[dragon], battle=["ボルシャック・ドラゴン", "ボルシャック・NEX"]),
        turn="B",
        expect={"B": {"mana_count": 1, "hand_count": 0}},
    )


@pytest.mark.rule("DM-CRE-2", "DM-GEN-7", "DM-CRE-3")
def test_no_power_is_destruction_at_once() -> None:
    scene(
        A.cast("輪廻暴冥"),
        A.designate("B"),
        A.choose(f"B|{GONTA}"),
        A=has(hand=["天地命動 バラギアラ / 輪廻暴冥"], mana=[f"{DARK}*6"], graveyard=[HULCUS]),
        B=has(battle=[GONTA, SHAUNA]),
        trace=[
            {"event": "destroyed", "card": GONTA},
            {"event": "moved", "card": HULCUS, "to": "battle"},
        ],
        expect={"B": {"battle": [{"name": SHAUNA}]}},
    )


@pytest.mark.rule("DM-ZONE-10", "DM-EFF-6")
def test_a_card_that_comes_back_is_new() -> None:
    """The power it was given is gone, and it is sick."""
    scene(
        A.cast("クエイク・ゲート"),
        A.cast("スパイラル・ゲート"),
        A.choose(f"A|{GONTA}"),
        A.summon(GONTA),
        A.cannot("attack", GONTA),
        A=has(
            hand=["クエイク・ゲート", "スパイラル・ゲート"],
            battle=[GONTA, SHAUNA],
            mana=[f"{FIRE}*5", f"{WATER}*2", NATURE],
        ),
        expect={
            "A": {"battle": [{"name": GONTA, "power": 4000}, {"name": SHAUNA, "power": 10500}]}
        },
    )


@pytest.mark.rule("DM-ZONE-12", "DM-ZONE-13", "DM-KW-11")
def test_cards_come_one_by_one_and_each_sees_those_before() -> None:
    rias = "雷鳴の守護者ミスト・リエス"
    gates = ["「修羅」の頂 VAN・ベートーベン"]
    scene(
        A.cast("ヘブンズ・ゲート"),
        A.choose("予言者ジェス", "天空の守護者グラン・ギューレ"),
        A.yes(),
        A.yes(),
        A=has(
            hand=["ヘブンズ・ゲート", "予言者ジェス", "天空の守護者グラン・ギューレ"],
            mana=[f"{LIGHT}*6"],
            battle=[rias],
        ),
        B=has(battle=gates),
        expect={"A": {"hand_count": 2, "deck_count": 18}},
    )
