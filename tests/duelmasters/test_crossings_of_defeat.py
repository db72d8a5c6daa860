"""Where a defeat meets what lasts, waits, is declared or comes instead."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    HULCUS,
    LIGHT,
    SHAUNA,
    WATER,
    A,
    B,
    C,
    D,
    has,
    names,
    scene,
)

MIXEL, CHAFF = "奇石 ミクセル / ジャミング・チャフ", "ジャミング・チャフ"
SOLDIER, RAIDEN, SASUKE = "「唯一の回転兵」", "光牙忍ライデン", "怒流牙 佐助の超人"
MIST, KAISER, PIKAP = "怒流牙 サイゾウミスト", "流星のガイアッシュ・カイザー", "解体屋ピーカプ"
JOHNNY, GABRIELA, WATCH = "MAX・ザ・ジョニー", "光姫聖霊ガブリエラ", "終末の監視者 ジ・ウォッチ"
LIVE_WATER = "エナジー・ライト"


@pytest.mark.rule("DP-400.3")
def test_a_ban_of_fighting_ends_as_the_next_turn_of_who_is_out_would_begin() -> None:
    """C bans a creature of B and is defeated in D's turn: it lasts through A's and B's."""
    scene(
        C.summon(SOLDIER),
        C.designate("B"),
        C.choose(f"B|{SHAUNA}"),
        C.end(),
        D.attack(PIKAP, "C"),
        D.end(),
        A.end(),
        B.cannot("attack", SHAUNA),
        B.end(),
        D.attack(PIKAP, "B"),
        B.block(SHAUNA),
        A=has(),
        B=has(battle=[SHAUNA, {"name": "Dの牢閣 メメント守神宮", "tapped": False}]),
        C=has(hand=[SOLDIER], mana=[f"{LIGHT}*3", WATER], shields=[]),
        D=has(battle=[PIKAP]),
        seats="ABCD",
        turn="C",
        expect={
            "C": {"out": True},
            "D": {"graveyard": names(PIKAP)},
            "B": {"shields_count": 6},
        },
    )


@pytest.mark.rule("DP-400.3", "DP-300.1-ex2")
def test_a_lock_of_who_is_out_in_their_own_turn_lasts_a_round() -> None:
    scene(
        A.cast(CHAFF),
        A.designate("B"),
        A.cast(LIVE_WATER),
        B.cannot("cast", LIVE_WATER),
        B.end(),
        C.end(),
        B.can("cast", LIVE_WATER),
        A=has(hand=[MIXEL, LIVE_WATER], mana=[f"{LIGHT}*5", f"{WATER}*3"], deck=[f"{GONTA}*2"]),
        B=has(hand=[f"{LIVE_WATER}"], mana=[f"{WATER}*3"]),
        expect={"A": {"out": True}},
        turn_player="B",
    )


@pytest.mark.rule("DP-400.3")
def test_what_does_not_untap_stays_tapped_though_who_froze_it_is_out() -> None:
    star = "電磁黙示マジェスティック・スター"
    scene(
        A.attack(star, "B"),
        A.designate("C"),
        A.choose(f"C|{GONTA}"),
        A.shields(1),
        A.end(),
        B.attack(PIKAP, "A"),
        B.end(),
        C.cannot("attack", GONTA),
        A=has(battle=[star], shields=[]),
        B=has(battle=[PIKAP]),
        C=has(battle=[GONTA]),
        expect={"A": {"out": True}, "C": {"battle": [{"name": GONTA, "tapped": True}]}},
        turn_player="C",
    )


@pytest.mark.rule("DP-400.1a", "DP-306.1c", "DP-306.1b-1")
def test_strikes_declared_by_others_are_carried_out_though_one_of_them_goes_out() -> None:
    """B draws the last card by its own Shinobi; what C and D declared comes all the same."""
    scene(
        A.attack(SHAUNA, "C"),
        B.declare("ninja_strike", SASUKE),
        C.declare("ninja_strike", MIST),
        D.declare("ninja_strike", RAIDEN),
        D.designate("A"),
        A.shields(1, 2),
        A=has(battle=[SHAUNA, PIKAP]),
        B=has(hand=[SASUKE, GONTA], mana=[f"{WATER}*4"], deck=[GONTA]),
        C=has(hand=[MIST], mana=[f"{LIGHT}*7"], shields=[GONTA]),
        D=has(hand=[RAIDEN], mana=[LIGHT]),
        seats="ABCD",
        trace=[
            {"event": "declared", "player": "D"},
            {"event": "defeated", "player": "B"},
            {"event": "shielded", "player": "C"},
            {"event": "designated", "by": "D"},
            {"event": "broke", "player": "C"},
        ],
        expect={"B": {"out": True}, "C": {"shields_count": 0, "out": False}},
    )


@pytest.mark.rule("DP-400.1-1", "DM-ATK-7", "DP-306.1c")
def test_an_attack_on_who_goes_out_by_an_own_strike_is_over() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        B.declare("ninja_strike", SASUKE),
        D.declare("ninja_strike", RAIDEN),
        D.designate("A"),
        D.choose(f"A|{PIKAP}"),
        A=has(battle=[SHAUNA, PIKAP]),
        B=has(hand=[SASUKE], mana=[f"{WATER}*4"], deck=[GONTA], shields=[]),
        D=has(hand=[RAIDEN], mana=[LIGHT]),
        seats="ABCD",
        turn_player="A",
        expect={
            "B": {"out": True},
            "A": {
                "battle": [{"name": SHAUNA, "tapped": True}, {"name": PIKAP, "tapped": True}]
            },
        },
    )


@pytest.mark.rule("DP-400.1a", "DM-KW-5")
def test_what_a_strike_leaves_for_the_end_of_the_turn_goes_with_its_player() -> None:
    """Nothing of who is out is put under a deck, nor asked."""
    scene(
        A.attack(SHAUNA, "C"),
        B.declare("ninja_strike", RAIDEN),
        B.designate("A"),
        A.shields(1, 2),
        A.attack(PIKAP, "B"),
        A.end(),
        A=has(battle=[SHAUNA, PIKAP]),
        B=has(hand=[RAIDEN], mana=[LIGHT], shields=[]),
        turn_player="C",
        expect={"B": {"out": True, "deck_count": 0}},
    )


@pytest.mark.rule("DP-400.2", "DM-TURN-6")
def test_in_the_end_step_of_who_is_out_others_draw_themselves_out() -> None:
    dragon = "バルケリオス・ドラゴン"
    armored = ["ボルシャック・ドラゴン", "ボルシャック・NEX"]
    scene(
        A.summon(dragon, free=True),
        A.cast(LIVE_WATER),
        C.declare("hand_trigger", KAISER),
        A=has(
            hand=[dragon, LIVE_WATER],
            battle=armored,
            mana=[f"{WATER}*3"],
            deck=[f"{GONTA}*2"],
        ),
        C=has(hand=[KAISER], deck=[f"{GONTA}*2"]),
        trace=[{"event": "defeated", "player": "A"}, {"event": "defeated", "player": "C"}],
        winner="B",
    )


@pytest.mark.rule("DP-305.2-2", "DM-EFF-5", "DM-EFF-17")
@pytest.mark.parametrize("kept", [JOHNNY, GABRIELA])
def test_of_two_ways_out_of_a_defeat_its_player_picks_one(kept: str) -> None:
    """One replacement is applied to an event; the other card stays (DM-EFF-17)."""
    gone = GABRIELA if kept == JOHNNY else JOHNNY
    picked = [B.do("choose_replacement", name=gone)]
    if gone == GABRIELA:
        picked.append(B.yes())
    scene(
        A.attack(GONTA, "B"),
        *picked,
        A=has(battle=[GONTA]),
        B=has(shields=[], battle=[JOHNNY, GABRIELA]),
        expect={
            "B": {
                "out": False,
                "battle": [{"name": kept, "tapped": False}],
                "graveyard": names(gone),
            }
        },
    )


@pytest.mark.rule("DM-EFF-7", "DP-104.2c")
def test_who_lets_gabriela_be_is_defeated() -> None:
    scene(
        A.attack(GONTA, "B"),
        B.no(),
        A=has(battle=[GONTA]),
        B=has(shields=[], battle=[GABRIELA]),
        expect={"B": {"out": True}},
    )


@pytest.mark.rule("DM-TURN-9", "DP-104.2c")
def test_a_defeat_at_the_end_of_a_turn_is_lost_with_the_rest_of_it() -> None:
    scene(
        A.attack(GONTA, "B"),
        B.yes(),
        A.end(),
        B.cast(LIVE_WATER),
        C.yes(),
        C.end(),
        A.end(),
        B.end(),
        A=has(battle=[GONTA]),
        B=has(shields=[], battle=[GABRIELA], hand=[LIVE_WATER], mana=[f"{WATER}*3"]),
        C=has(battle=[WATCH]),
        expect={"B": {"out": False}},
    )


@pytest.mark.rule("DP-104.2b-1", "DP-104.1", "DM-GEN-7")
def test_a_spell_goes_on_for_others_when_its_player_goes_out_in_it() -> None:
    """A draws three for the last cards; D, who has none left either way, is not touched."""
    scene(
        A.cast("炎槍と水剣の裁"),
        A.do("choose_number", number=2),
        A=has(
            hand=["炎槍と水剣の裁"],
            mana=[f"{WATER}*3", f"{FIRE}*3"],
            deck=[f"{GONTA}*2"],
        ),
        B=has(battle=[HULCUS]),
        C=has(battle=[HULCUS]),
        turn_player="B",
        expect={"B": {"graveyard": names(HULCUS)}, "C": {"graveyard": names(HULCUS)}},
    )


@pytest.mark.rule("DP-400.1-2")
def test_no_trigger_of_others_sees_the_cards_of_who_is_out_leave() -> None:
    """Dueland shuffles when it leaves, EX Life is lost: neither happens for who is out."""
    scene(
        A.attack(GONTA, "B"),
        A=has(battle=[GONTA]),
        B=has(shields=[], battle=["飛行男", "聖魔連結王 ドルファディロム"]),
        C=has(hand=[GONTA], battle=[GONTA]),
        expect={
            "B": {"out": True},
            "C": {"hand": names(GONTA), "battle": [{"name": GONTA, "tapped": False}]},
        },
    )


@pytest.mark.rule("DP-400.1-1", "DM-KW-16")
def test_the_field_of_who_is_out_works_no_longer() -> None:
    field = "オーバーキル・グレイブヤード"
    scene(
        A.attack(SHAUNA, "B"),
        A.end(),
        C.attack(HULCUS, f"A|{SHAUNA}"),
        A=has(battle=[SHAUNA]),
        B=has(shields=[], battle=[field]),
        C=has(battle=[HULCUS]),
        expect={
            "A": {"battle": [{"name": SHAUNA, "tapped": True}]},
            "C": {"graveyard": names(HULCUS)},
        },
    )


@pytest.mark.rule("DP-201.4a-1", "DP-400.2")
def test_a_partner_turns_up_also_where_its_owners_neighbours_are_out() -> None:
    partner = "偽りの王 ヴィルヘルム"
    scene(
        A.cast("デーモン・ハンド"),
        A.designate("B"),
        B.yes(),
        A.attack(SHAUNA, "C"),
        A.end(),
        B.end(),
        A=has(hand=["デーモン・ハンド"], mana=[f"{DARK}*6"], battle=[SHAUNA]),
        B=has(battle=[partner]),
        C=has(shields=[]),
        partners={"B": partner},
        seats="ABC",
        turn_player="A",
        expect={"B": {"partner": {"face": "up"}}, "C": {"out": True}},
    )


@pytest.mark.rule("DP-106.1-2", "DP-104.1")
def test_the_game_ends_within_a_break() -> None:
    """The last opponent goes out in a break: nothing waiting is resolved."""
    scene(
        A.attack("魔刻の斬将オルゼキア", "B"),
        A=has(battle=["魔刻の斬将オルゼキア"]),
        B=has(shields=[]),
        seats="AB",
        winner="A",
        expect={"B": {"out": True}},
    )


@pytest.mark.rule("DP-400.1-1", "DP-300.1c-1")
def test_who_is_out_can_no_longer_be_designated() -> None:
    scene(
        A.attack(SHAUNA, "B"),
        A.attack(PIKAP, "C"),
        A.shields(1),
        C.declare("shield_trigger", "デーモン・ハンド"),
        C.do("asked", decision="designate", options=["A", "D"]),
        C.designate("D"),
        A=has(battle=[SHAUNA, PIKAP]),
        B=has(shields=[]),
        C=has(shields=["デーモン・ハンド"]),
        D=has(battle=[GONTA]),
        seats="ABCD",
        expect={"D": {"graveyard": names(GONTA)}},
    )


@pytest.mark.rule("DP-304.2", "DP-400.1a")
def test_what_was_settled_for_the_next_turn_of_who_is_out_never_comes() -> None:
    """Saizoumist's shield would go to mana at the start of C's next turn."""
    scene(
        A.attack(SHAUNA, "B"),
        C.declare("ninja_strike", MIST),
        A.shields(1, 2),
        A.end(),
        B.attack(PIKAP, "C"),
        B.shields(1),
        B.attack(GONTA, "C"),
        B.end(),
        A=has(battle=[SHAUNA]),
        B=has(battle=[PIKAP, GONTA]),
        C=has(hand=[MIST], mana=[f"{LIGHT}*7"], shields=[]),
        turn_player="A",
        expect={"C": {"out": True, "mana_count": 0}},
    )
