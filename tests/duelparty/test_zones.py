"""Zones, mana, the steps of a turn, using cards, evolution and twin pact."""

import pytest

from cards.duelparty import named
from engine.core.protocol import Seat
from engine.duelparty.acts.paying import payment
from engine.duelparty.language.printed import Civ, Zone
from engine.duelparty.state.apply import enter
from engine.duelparty.state.events import Moved, Turned
from engine.duelparty.state.pieces import Player
from engine.duelparty.state.table import Table
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
        A=has(hand=[sentry], mana=[LIGHT, WATER], battle=[f"{GONTA}!"]),
        turn_player="A",
        expect={
            "A": {
                "battle": [{"name": sentry}, {"name": GONTA, "tapped": False}],
                "mana_untapped": 2,
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
        A=has(hand=[jess], mana=[f"{LIGHT}*2"]),
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


@pytest.mark.rule("DM-EVO-1", "DM-EVO-2", "DM-EVO-3", "DM-EVO-5")
def test_an_evolution_creature_takes_over_what_is_below() -> None:
    lancer = "クリスタル・ランサー"
    scene(
        A.cannot("summon", lancer),
        A=has(hand=[lancer], mana=[f"{WATER}*6"], battle=[GONTA]),
    )
    scene(
        A.summon(lancer, on=HULCUS),
        A.attack(lancer, "B"),
        A.shields(1, 2),
        A=has(hand=[lancer], mana=[f"{WATER}*6"], battle=[f"{HULCUS}?"]),
        B=has(battle=["予言者ジェス"]),
        expect={"A": {"battle": [{"name": lancer, "tapped": True, "under": [HULCUS]}]}},
    )
    scene(
        A.summon(lancer, on=HULCUS),
        A.cannot("attack", lancer),
        A=has(hand=[lancer], mana=[f"{WATER}*6"], battle=[f"{HULCUS}!"]),
        expect={"A": {"battle": [{"name": lancer, "tapped": True}]}},
    )


@pytest.mark.rule("DM-EVO-6", "DM-EVO-7", "DM-KW-22")
def test_of_a_star_evolution_only_the_top_card_leaves() -> None:
    appo, seed = "アッポー ＜ヴァルボ.Star＞", "シブキ将鬼の巻"
    scene(
        A.summon(appo, on=seed),
        A.attack(appo, "B"),
        A.shields(1, 2),
        A.end(),
        B.cast("デーモン・ハンド"),
        B.designate("A"),
        A=has(hand=[appo], mana=[f"{FIRE}*3"], battle=[seed]),
        B=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        expect={
            "A": {"battle": [{"name": seed, "tapped": True}], "graveyard": names(appo)},
            "B": {"shields_count": 4},
        },
    )


@pytest.mark.rule("DM-EVO-7")
def test_two_smax_evolutions_of_a_player_do_not_stay_together() -> None:
    johnny, savark = "MAX・ザ・ジョニー", "サッヴァーク-MAX"
    scene(
        A.summon(johnny),
        A.choose(johnny),
        A=has(hand=[johnny], mana=[f"{LIGHT}*6"], battle=[savark]),
        expect={"A": {"battle": [{"name": johnny}], "hand": names(savark)}},
    )


@pytest.mark.rule("DM-TWIN-1", "DM-TWIN-2", "DM-TWIN-4")
def test_outside_the_battle_zone_a_twin_pact_card_is_both() -> None:
    twin = "奇石 ミクセル / ジャミング・チャフ"
    scene(
        A.cast("リバース・チャージャー"),
        A=has(hand=["リバース・チャージャー"], mana=[f"{DARK}*4"], graveyard=[twin]),
        expect={"A": {"hand": names(twin), "mana_count": 5}},
    )
    scene(
        A.summon("奇石 ミクセル"),
        A=has(hand=[twin], mana=[f"{LIGHT}*2"]),
        expect={"A": {"battle": [{"name": twin}]}},
    )


@pytest.mark.rule("DM-ZONE-8", "DM-EFF-14")
def test_shields_on_their_way_are_not_counted() -> None:
    """With one of two shields on its way the other one gives no shield trigger of its own."""
    katsuking = "切札勝太&カツキング ー熱血の物語ー"
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        B.declare("shield_trigger", katsuking),
        A=has(battle=[GONTA]),
        B=has(shields=[katsuking, LIGHT, LIGHT]),
        expect={"B": {"battle": [{"name": katsuking}], "shields_count": 2}},
    )
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        B.cannot("declare", katsuking),
        A=has(battle=[GONTA]),
        B=has(shields=[katsuking, *[LIGHT] * 3]),
    )


@pytest.mark.rule("DM-GEN-5", "DM-ZONE-4", "DM-ZONE-3")
def test_a_card_goes_to_zones_of_its_owner() -> None:
    course = scene(
        A.cast("魂と記憶の盾"),
        A.choose(f"B|{GONTA}"),
        A=has(hand=["魂と記憶の盾"], mana=[LIGHT, WATER, WATER], battle=[ULS]),
        B=has(battle=[GONTA]),
        expect={"B": {"shields_count": 7, "battle": []}},
    )
    moves = [event for event in course.chronicle.events if isinstance(event, Moved)]
    assert {move.owner for move in moves if move.to is Zone.SHIELDS} == {1}


@pytest.mark.rule("DM-KW-16", "DM-ZONE-3")
def test_there_is_one_d2_field_for_all_players() -> None:
    circuit, overkill = "チキチキ・JET・サーキット", "オーバーキル・グレイブヤード"
    scene(
        A.do("generate", name=circuit),
        A.can("attack", "無頼勇騎ゴンタ"),
        A=has(hand=[circuit], mana=[f"{FIRE}*4"], battle=[f"{GONTA}?"]),
        B=has(battle=[overkill]),
        expect={"B": {"battle": [], "graveyard": names(overkill)}},
    )


@pytest.mark.rule("DM-KW-17", "DM-KW-19", "DM-EFF-5")
def test_ex_life_and_eternal_omega_replace_leaving() -> None:
    zardi, van = "滅将連結 パギャラダイダ", "「修羅」の頂 VAN・ベートーベン"
    scene(
        A.summon(zardi),
        A.end(),
        B.cast("デーモン・ハンド"),
        B.designate("A"),
        A=has(hand=[zardi], mana=[f"{LIGHT}*4", f"{DARK}*3"], graveyard=[SHAUNA]),
        B=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        expect={"A": {"battle": [{"name": zardi}], "shields_count": 6, "graveyard_count": 2}},
    )
    scene(
        A.cast("デーモン・ハンド"),
        A.designate("B"),
        A=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        B=has(battle=[van]),
        expect={"B": {"hand": names(van), "graveyard": []}},
    )


@pytest.mark.rule("DM-KW-22", "DM-EFF-8")
def test_a_tamaseed_is_no_creature_until_its_condition_holds() -> None:
    force, seed = "ボルシャック・フォース・ドラゴン", "シブキ将鬼の巻"
    scene(
        A.cannot("attack", force),
        A=has(battle=[force, seed, seed]),
    )
    scene(
        A.can("attack", force),
        A.cannot("attack", seed),
        A=has(battle=[force, seed, seed, FIRE]),
    )


@pytest.mark.rule("DM-EFF-7", "DM-GEN-8")
def test_if_you_do_needs_that_it_was_done() -> None:
    scene(
        A.summon("エメラル"),
        A.yes(),
        A=has(hand=["エメラル"], mana=[f"{WATER}*2"]),
        expect={"A": {"shields_count": 6, "hand_count": 0}},
    )


@pytest.mark.rule("DM-EFF-9", "DM-EFF-2")
def test_an_effect_goes_on_though_its_source_is_gone() -> None:
    jenny = "特攻人形ジェニー"
    scene(
        A.summon(jenny),
        A.yes(),
        A.designate("B"),
        A=has(hand=[jenny], mana=[f"{DARK}*2"]),
        B=has(hand=[WATER]),
        expect={"A": {"graveyard": names(jenny)}, "B": {"graveyard": names(WATER)}},
    )


@pytest.mark.rule("DM-EFF-14", "DM-SHD-4", "DM-GEN-1")
def test_a_grant_makes_every_shield_a_trigger_and_a_ban_none() -> None:
    perfect, king = "星龍パーフェクト・アース", "聖霊王アルカディアス"
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        B.declare("shield_trigger", HULCUS),
        B.yes(),
        A=has(battle=[GONTA]),
        B=has(battle=[perfect], shields=[HULCUS, LIGHT]),
        expect={"B": {"battle": [{"name": perfect}, {"name": HULCUS}], "hand_count": 1}},
    )
    scene(
        A.attack(GONTA, "B"),
        A.shields(1),
        B.cannot("declare", "デーモン・ハンド"),
        A=has(battle=[GONTA, king]),
        B=has(shields=["デーモン・ハンド", LIGHT]),
    )


@pytest.mark.rule("DM-EFF-19", "DM-USE-3")
def test_where_a_spell_says_that_it_goes_precedes() -> None:
    roulette = "ガチンコ・ルーレット"
    scene(
        A.cast(roulette),
        A.designate("B"),
        A=has(hand=[roulette], mana=[f"{NATURE}*3"], deck=[LIGHT, SHAUNA, f"{GONTA}*3"]),
        B=has(deck=[f"{GONTA}*5"]),
        expect={"A": {"hand": names(roulette), "mana_count": 4, "graveyard": []}},
    )


@pytest.mark.rule("DM-ZONE-7", "DP-000.2")
def test_a_player_has_no_zone_but_those_of_this_format() -> None:
    zones = [zone.value for zone in Zone if zone is not Zone.PENDING]

    assert zones == ["deck", "hand", "shields", "mana", "battle", "graveyard", "partner"]
