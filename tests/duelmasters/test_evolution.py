"""Evolution, twin pact, and cards with keywords of their own."""

import pytest

from cards.duelmasters import named
from engine.core.protocol import Arrange, Seat
from engine.duelmasters.acts.paying import payment
from engine.duelmasters.language.printed import Civ, Zone
from engine.duelmasters.state.apply import enter
from engine.duelmasters.state.events import Moved
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
    has,
    names,
    scene,
)
from tests.duelmasters.vectors.course import Course
from tests.duelmasters.vectors.scenario import Vector


def paid(mana: list[str], civs: tuple[Civ, ...], cost: int) -> list[str] | None:
    """The names of the mana cards that are tapped for such a card."""
    table = Table([Player.at(Seat(0))])
    for name in mana:
        enter(table, named()[name], Seat(0), Zone.MANA)
    numbers = payment(table, Seat(0), civs, cost)
    return None if numbers is None else [table.pieces[n].card.name for n in numbers]


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


@pytest.mark.rule("DM-ZONE-13", "DM-EVO-3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_cards_of_a_stack_go_onto_the_deck_in_the_order_of_their_owner(
    order: tuple[int, ...],
) -> None:
    """B orders what A puts there; nobody else is told in which order."""
    lancer, corile = "クリスタル・ランサー", "コーライル"
    players = {
        "A": has(hand=[corile], mana=[f"{WATER}*5"]),
        "B": has(battle=[{"name": lancer, "under": [HULCUS]}]),
        "C": has(),
    }
    text = {"seats": [*"ABC"], "turn_player": "A", "players": players, "steps": []}
    course = Course(Vector("scene", text))
    match, table = course.match, course.party.table

    match.answer(Seat(0), (0,))
    for _ in range(2):  # B is designated, and its only creature is taken
        decision = match.awaited()[0]
        if not isinstance(decision, Arrange):
            match.answer(decision.seat, decision.default())
    decision = match.awaited()[0]
    assert isinstance(decision, Arrange)
    assert decision.seat == Seat(1)
    match.answer(Seat(1), order)

    stack = (lancer, HULCUS)
    top = [piece.card.name for piece in table.zone(Seat(1), Zone.DECK)[:2]]
    assert top == [stack[at] for at in order]
    codes = [named()[name].code for name in stack]
    events = [each for each in course.chronicle.told(Seat(2)) if isinstance(each, Moved)]
    gone = [each for each in events if each.to is Zone.DECK]
    assert [[sight.code for sight in each.sights] for each in gone] == [codes]
