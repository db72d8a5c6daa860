"""The rules of the base game once more, shown by other cards than their examples."""

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
    has,
    names,
    scene,
)

LORD, DEMON = "聖魔連結王 ドルファディロム", "デーモン・ハンド"
KATSU = "切札勝太&カツキング ー熱血の物語ー"
MOMO, DECISION = "勝熱英雄 モモキング", "絶望と反魂と滅殺の決断"


@pytest.mark.rule("DM-KW-17", "DP-300.1-ex1")
def test_a_life_that_is_lost_destroys_what_is_not_multicolored() -> None:
    """GONTA is of two civilizations."""
    scene(
        A.summon(LORD),
        A.designate("C"),
        A.attack(LORD, "B"),
        A.shields(1, 2, 3),
        A.end(),
        B.attack(ULS, "A"),
        B.shields(6, 7),
        A.designate("B"),
        A=has(hand=[LORD], mana=[f"{LIGHT}*3", f"{DARK}*3", f"{FIRE}*2"]),
        B=has(battle=[ULS, SHAUNA, GONTA]),
        C=has(battle=[SHAUNA, GONTA]),
        expect={
            "A": {"shields_count": 5, "battle": [{"name": LORD}]},
            "B": {"battle": [{"name": GONTA}]},
            "C": {"battle": [{"name": GONTA}]},
        },
    )


@pytest.mark.rule("DM-KW-19", "DM-EFF-5")
@pytest.mark.parametrize("card", ["ナチュラル・トラップ", DEMON, "コーライル"])
def test_eternal_omega_leads_to_the_hand_from_wherever_it_would_go(card: str) -> None:
    roses = "「智」の頂 レディオ・ローゼス"
    use = A.summon(card) if card == "コーライル" else A.cast(card)
    scene(
        use,
        A.designate("B"),
        A.choose(f"B|{roses}"),
        A=has(hand=[card], mana=[f"{NATURE}*3", f"{DARK}*3", f"{WATER}*3"]),
        B=has(battle=[roses]),
        expect={"B": {"hand": names(roses), "deck_count": 20, "mana_count": 0}},
    )


@pytest.mark.rule("DM-EVO-7", "DM-EVO-6")
def test_of_a_star_evolution_the_top_alone_goes_under_the_deck() -> None:
    star = "阿修羅ムカデ ＜デスシラズ.Star＞"
    scene(
        A.summon(star, on="飛行男"),
        A=has(hand=[star], mana=[f"{DARK}*4"], battle=["飛行男"]),
        B=has(battle=["奇石 ミクセル / ジャミング・チャフ"]),
        expect={"A": {"battle_count": 1, "deck_count": 20}},
    )
    scene(
        A.summon(star, on="飛行男"),
        A=has(hand=[star], mana=[f"{DARK}*4"], battle=["飛行男"]),
        B=has(battle=["奇石 ミクセル / ジャミング・チャフ"], mana=[LIGHT]),
        expect={"A": {"battle_count": 1, "deck_count": 20}},
    )


@pytest.mark.rule("DM-GEN-1", "DM-GEN-7")
def test_what_does_not_leave_stays_without_power() -> None:
    turtle = "大迷宮亀 ワンダー・タートル"
    scene(
        A.summon(turtle),
        A.designate("B"),
        A.end(),
        B.summon("威牙忍ヤミノザンジ"),
        B.designate("A"),
        B.choose(f"A|{HULCUS}"),
        A=has(hand=[turtle], mana=[f"{LIGHT}*8"], battle=[HULCUS]),
        B=has(hand=["威牙忍ヤミノザンジ"], mana=[f"{DARK}*5"], shields=[f"{GONTA}*2"]),
        expect={"A": {"battle_count": 2}},
    )


@pytest.mark.rule("DM-KW-1", "DM-BAT-1")
def test_what_blocks_is_not_destroyed_with_savark_beside_it() -> None:
    savark = "サッヴァーク-MAX"
    scene(
        A.attack(SHAUNA, "B"),
        B.block("アクア・ガード"),
        A=has(battle=[SHAUNA]),
        B=has(battle=[savark, "アクア・ガード"]),
        expect={"B": {"battle_count": 2, "shields_count": 6}, "A": {"battle_count": 1}},
    )


@pytest.mark.rule("DM-EFF-14", "DM-SHD-3", "DM-ZONE-8")
def test_revolution_2_counts_the_shields_that_are_left() -> None:
    for count, offered in ((2, True), (3, False)):
        step = B.declare("shield_trigger", KATSU) if offered else B.cannot("declare", KATSU)
        scene(
            A.attack(HULCUS, "B"),
            A.shields(1),
            step,
            A=has(battle=[HULCUS]),
            B=has(shields=[KATSU, f"{GONTA}*{count}"]),
            expect={"B": {"battle_count": int(offered), "shields_count": count}},
        )


@pytest.mark.rule("DM-USE-4", "DM-EFF-19", "DP-107.1-1")
def test_a_spell_of_the_graveyard_goes_under_the_deck_and_from_the_hand_it_does_not() -> None:
    scene(
        A.cast(DECISION, **{"from": "graveyard"}),
        A.do("choose_mode", mode=[1, 1]),
        A.designate("B"),
        B.choose(HULCUS),
        A.designate("C"),
        A=has(graveyard=[DECISION], mana=[f"{DARK}*5"]),
        B=has(hand=[HULCUS, ULS]),
        C=has(hand=[ULS]),
        expect={
            "A": {"graveyard_count": 0, "deck_count": 21},
            "B": {"hand": names(ULS)},
            "C": {"hand_count": 0},
        },
    )
    scene(
        A.cast(DECISION),
        A.do("choose_mode", mode=[1, 3]),
        A.designate("B"),
        A.designate("C"),
        A.cannot("cast", DECISION, **{"from": "graveyard"}),
        A=has(hand=[DECISION], mana=[f"{DARK}*10"]),
        expect={"A": {"graveyard": names(DECISION), "deck_count": 20}},
    )


@pytest.mark.rule("DM-EFF-8", "DP-300.3")
def test_effects_of_one_civilization_cannot_choose_momoking() -> None:
    scene(
        A.cast(DEMON),
        A.designate("B"),
        A.cannot("choose", MOMO, owner="B"),
        A.choose(f"B|{GONTA}"),
        A=has(hand=[DEMON], mana=[f"{DARK}*6"]),
        B=has(battle=[MOMO, GONTA, HULCUS]),
        expect={"B": {"battle": [{"name": MOMO}, {"name": HULCUS}]}},
    )
    scene(
        A.cast("テック団の波壊Go!"),
        A.do("choose_mode", mode=[2]),
        A.designate("B"),
        A.choose(f"B|{MOMO}"),
        A=has(hand=["テック団の波壊Go!"], mana=[f"{DARK}*4", f"{WATER}*3"]),
        B=has(battle=[MOMO, GONTA]),
        expect={"B": {"battle": [{"name": GONTA}], "graveyard": names(MOMO)}},
    )


@pytest.mark.rule("DM-ATK-8", "DM-KW-14")
def test_momoking_untaps_after_its_first_attack_alone() -> None:
    scene(
        A.attack(MOMO, "B"),
        A.shields(1, 2, 3),
        A.attack(MOMO, "C"),
        A.shields(1, 2, 3),
        A.cannot("attack", MOMO),
        A=has(battle=[MOMO]),
        expect={"B": {"shields_count": 3}, "C": {"shields_count": 3}},
    )


@pytest.mark.rule("DM-ATK-10", "DM-KW-14")
def test_everybodys_creatures_attack_in_their_turns_if_they_can() -> None:
    oni = "邪王来混沌三眼鬼"
    scene(
        A.attack(oni, "B"),
        A.shields(1, 2),
        A.end(),
        B.cannot("end_turn"),
        B.attack(HULCUS, "C"),
        B.shields(1),
        B.can("end_turn"),
        A=has(battle=[{"name": oni, "under": [FIRE]}]),
        B=has(battle=[HULCUS]),
    )


@pytest.mark.rule("DP-107.1-1", "DM-KW-5")
def test_a_second_shinobi_of_its_name_does_not_come_in_the_turn() -> None:
    raiden = "光牙忍ライデン"
    scene(
        A.attack(SHAUNA, "B"),
        B.declare("ninja_strike", raiden),
        A.shields(1, 2),
        A.attack(ULS, "B"),
        B.cannot("summon", raiden),
        A.shields(1, 2),
        A=has(battle=[SHAUNA, ULS]),
        B=has(hand=[f"{raiden}*2"], mana=[LIGHT]),
        expect={"B": {"shields_count": 2}},
    )


@pytest.mark.rule("DM-TWIN-2", "DM-USE-5")
def test_a_spell_side_is_cast_from_the_graveyard_and_its_card_goes_under_the_deck() -> None:
    zardi, mixel = "龍風混成 ザーディクリカ", "奇石 ミクセル / ジャミング・チャフ"
    scene(
        A.summon(zardi),
        A.cast("ジャミング・チャフ"),
        A.designate("B"),
        A.end(),
        B.cannot("cast", WATER),
        A=has(
            hand=[zardi],
            mana=[f"{LIGHT}*3", f"{WATER}*3", f"{FIRE}*3"],
            graveyard=[mixel],
        ),
        B=has(hand=[WATER], mana=[f"{WATER}*3"]),
        expect={"A": {"graveyard": []}},
    )


@pytest.mark.rule("DM-EFF-19", "DM-USE-5")
def test_a_charger_cast_free_goes_to_the_mana_zone() -> None:
    blue = "蒼神龍スペル・グレートブルー"
    scene(
        A.attack(blue, "B"),
        A.choose("ブレイン・チャージャー"),
        A.shields(1, 2),
        A=has(battle=[blue], deck=["ブレイン・チャージャー", f"{GONTA}*5"]),
        expect={"A": {"mana": names("ブレイン・チャージャー"), "hand_count": 1}},
    )


@pytest.mark.rule("DM-TURN-9", "DM-SHD-4")
def test_a_clock_in_a_shield_drops_what_waits() -> None:
    scene(
        A.attack("R.S.F.K.", "B"),
        A.designate("B"),
        A.no(),
        A.shields(1),
        B.declare("shield_trigger", "終末の時計 ザ・クロック"),
        A=has(battle=["R.S.F.K.", SHAUNA], deck=[SHAUNA, f"{GONTA}*9"]),
        B=has(shields=["終末の時計 ザ・クロック", f"{GONTA}*2"]),
        expect={"B": {"shields_count": 2, "battle_count": 1}},
        turn_player="B",
    )


@pytest.mark.rule("DM-MANA-1", "DM-ZONE-5")
def test_multicolored_cards_come_tapped_and_joy_gives_no_mana() -> None:
    scene(
        A.summon("青銅の鎧"),
        A.cannot("summon", "幻緑の双月"),
        A=has(
            hand=["青銅の鎧", "幻緑の双月"],
            mana=[f"{NATURE}*4", "Spread Joy to the World!"],
            deck=[GONTA, f"{NATURE}*9"],
        ),
        expect={"A": {"mana_count": 6, "mana_untapped": 2}},
    )


@pytest.mark.rule("DM-KW-8", "DP-302.1-2")
def test_who_judges_again_does_it_with_the_same_opponent() -> None:
    scene(
        A.attack("R.S.F.K.", "B"),
        A.designate("C"),
        A.yes(),
        A.yes(),
        A.shields(1, 2),
        A.shields(3),
        A=has(battle=["R.S.F.K."], deck=[SHAUNA, SHAUNA, "凶戦士ブレイズ・クロー", GONTA]),
        C=has(deck=[f"{HULCUS}*5"], shields=[f"{GONTA}*4"]),
        expect={"B": {"shields_count": 5}, "C": {"shields_count": 2, "hand_count": 2}},
        trace=[
            {"event": "judged", "player": "A", "against": "C", "won": "A"},
            {"event": "judged", "player": "A", "against": "C", "won": "A"},
            {"event": "judged", "player": "A", "against": "C", "won": "C"},
            {"event": "broke", "player": "C"},
            {"event": "broke", "player": "B"},
        ],
    )


@pytest.mark.rule("DM-KW-16", "DM-EFF-10")
def test_an_own_field_goes_when_another_comes() -> None:
    scene(
        A.do("generate", name="Dの花道 ズンドコ晴れ舞台"),
        A=has(
            hand=["Dの花道 ズンドコ晴れ舞台"],
            mana=[f"{NATURE}*5"],
            battle=["チキチキ・JET・サーキット"],
        ),
        expect={
            "A": {
                "battle": [{"name": "Dの花道 ズンドコ晴れ舞台"}],
                "graveyard": names("チキチキ・JET・サーキット"),
            }
        },
    )


@pytest.mark.rule("DM-KW-26", "DP-201.3")
def test_a_partner_costs_less_by_what_makes_creatures_cheaper() -> None:
    partner = "「修羅」の頂 VAN・ベートーベン"
    scene(
        A.summon(partner, **{"from": "partner"}),
        A.designate("B"),
        A=has(
            partner={"name": partner, "face": "up"},
            battle=["流星のガイアッシュ・カイザー"],
            mana=[f"{FIRE}*7"],
        ),
        B=has(battle=[GONTA, HULCUS]),
        expect={"A": {"mana_untapped": 0}, "B": {"hand_count": 2}},
    )
