"""Cards whose effect comes by attacks, at ends of turns, or from other zones."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    HULCUS,
    LIGHT,
    NATURE,
    SHAUNA,
    WATER,
    A,
    B,
    has,
    names,
    scene,
)


@pytest.mark.rule("DM-ATK-2", "DM-USE-5")
def test_what_attacks_bring() -> None:
    blue, mukade = "蒼神龍スペル・グレートブルー", "阿修羅ムカデ ＜デスシラズ.Star＞"
    scene(
        A.attack(blue, "B"),
        A.choose(WATER),
        A.shields(1, 2),
        A=has(battle=[blue], deck=[WATER, *[GONTA] * 4]),
        expect={"A": {"hand_count": 2, "graveyard": names(WATER), "deck_count": 2}},
    )
    scene(
        A.attack(blue, "B"),
        A.shields(1, 2),
        A=has(battle=[blue], deck=[LIGHT, *[GONTA] * 4]),
        expect={"A": {"graveyard": names(LIGHT), "deck_count": 4}},
    )
    scene(
        A.attack(mukade, "B"),
        A.choose(HULCUS),
        A.shields(1, 2),
        A=has(battle=[mukade], graveyard=[HULCUS, SHAUNA]),
        expect={"A": {"battle": [{"name": mukade}, {"name": HULCUS}]}},
    )
    star = "電磁黙示マジェスティック・スター"
    scene(
        A.attack(star, "B"),
        A.designate("B"),
        A.choose(f"B|{GONTA}"),
        A.shields(1),
        A.end(),
        B.cannot("attack", GONTA),
        A=has(battle=[star]),
        B=has(battle=[GONTA, "予言者ジェス"]),
        expect={"B": {"shields_count": 5}},
    )


@pytest.mark.rule("DM-KW-14", "DM-ATK-10")
def test_who_may_attack_what_only() -> None:
    aries = "飛翔の精霊アリエス"
    scene(
        A.cannot("attack", aries, target={"player": "B"}),
        A.cannot("attack", aries, target={"owner": "B", "name": HULCUS}),
        A.can("attack", aries, target={"owner": "B", "name": "飛行男"}),
        A=has(battle=[aries]),
        B=has(battle=["飛行男", HULCUS]),
    )
    scene(
        A.cannot("attack", SHAUNA),
        A.can("attack", HULCUS),
        A=has(battle=[SHAUNA, HULCUS]),
        B=has(battle=["予言者マリエル"]),
    )
    trooper = "「唯一の回転兵」"
    scene(
        A.summon(trooper),
        A.designate("B"),
        A.choose(f"B|{GONTA}", f"B|{SHAUNA}"),
        A.end(),
        B.cannot("attack", GONTA),
        B.can("attack", HULCUS),
        A=has(hand=[trooper], mana=[LIGHT, WATER, WATER, WATER]),
        B=has(battle=[GONTA, SHAUNA, HULCUS]),
    )


@pytest.mark.rule("DM-KW-3", "DP-107.1-1", "DM-TWIN-2")
def test_free_summons_and_second_casts() -> None:
    scene(
        A.cast("フェアリー・ライフ"),
        A.cast("ピクシー・ライフ"),
        A.cannot("summon", "超宮兵 マノミ"),
        A.cast("フェアリー・ギフト"),
        A.summon("超宮兵 マノミ", free=True),
        A=has(
            hand=[
                "フェアリー・ライフ",
                "ピクシー・ライフ",
                "フェアリー・ギフト",
                "超宮兵 マノミ",
            ],
            mana=[f"{NATURE}*5"],
        ),
        expect={"A": {"battle": [{"name": "超宮兵 マノミ"}], "hand_count": 2}},
    )
    pedia = "龍素記号ｗD サイクルペディア"
    scene(
        A.summon(pedia),
        A.choose(WATER),
        A=has(
            hand=[pedia],
            mana=[f"{WATER}*3", f"{DARK}*2"],
            graveyard=[WATER],
            deck=[*[GONTA] * 5],
        ),
        expect={"A": {"graveyard": [], "deck_count": 4, "hand_count": 2}},
    )


@pytest.mark.rule("DM-TURN-6", "DM-EFF-7", "DM-KW-5")
def test_ends_of_turns_and_attacks_on_their_player() -> None:
    sea = "バイケンの海幻"
    scene(
        A.attack(GONTA, "B"),
        B.yes(),
        B.choose("アクア・サーファー"),
        B.block("アクア・サーファー"),
        A.end(),
        A=has(battle=[GONTA]),
        B=has(battle=[sea], hand=["アクア・サーファー", WATER]),
        expect={"B": {"graveyard": names(sea, "アクア・サーファー"), "shields_count": 6}},
    )
    scene(
        A.end(),
        A=has(battle=["バザガジール・ドラゴン", "浄黒接続 ウルガーン!"]),
        expect={
            "A": {
                "hand": names("バザガジール・ドラゴン"),
                "battle": [{"name": "浄黒接続 ウルガーン", "tapped": False}],
            }
        },
    )


@pytest.mark.rule("DM-TURN-9", "DM-USE-1")
def test_the_unknown_ends_turns_and_baiken_comes_instead_of_being_discarded() -> None:
    unknown = "完全不明"
    scene(
        B.cast(WATER),
        A=has(battle=[unknown]),
        B=has(hand=[WATER], mana=[f"{WATER}*3"], battle=[GONTA]),
        turn="B",
        turn_player="C",
        expect={"B": {"hand_count": 2}},
    )
    scene(
        B.attack(GONTA, "C"),
        B.shields(1),
        A=has(battle=[unknown]),
        B=has(battle=[GONTA, SHAUNA]),
        turn="B",
        turn_player="C",
        expect={"C": {"shields_count": 5}},
    )
    baiken = "斬隠蒼頭龍バイケン"
    scene(
        A.cast("ロスト・ソウル"),
        A.designate("B"),
        B.yes(),
        B.choose(f"A|{GONTA}"),
        A=has(hand=["ロスト・ソウル"], mana=[f"{DARK}*7"], battle=[GONTA]),
        B=has(hand=[baiken, LIGHT]),
        expect={
            "B": {"battle": [{"name": baiken}], "graveyard": names(LIGHT)},
            "A": {"battle": []},
        },
    )


@pytest.mark.rule("DM-GEN-1", "DM-ZONE-11")
def test_creatures_summoned_from_mana_and_graveyard() -> None:
    domanmo = "ドマンモ龍樹"
    scene(
        A.summon(HULCUS, **{"from": "mana"}),
        A.designate("B"),
        A.cannot("summon", FIRE, **{"from": "mana"}),
        A=has(battle=[domanmo], mana=[f"{WATER}*3", HULCUS, f"{FIRE}*3"]),
        B=has(hand=[LIGHT]),
        expect={"A": {"battle": [{"name": domanmo}, {"name": HULCUS}]}, "B": {"hand_count": 0}},
    )
    scene(
        A.summon(domanmo, **{"from": "graveyard"}),
        A=has(graveyard=[domanmo], mana=[f"{DARK}*4", f"{NATURE}*3"], battle=["青銅の鎧"]),
        expect={"A": {"battle": [{"name": domanmo}], "mana_count": 8, "mana_untapped": 1}},
    )
    scene(
        A.cannot("summon", HULCUS, **{"from": "mana"}),
        A=has(battle=["地封龍 ギャイア"], mana=[HULCUS, f"{FIRE}*2"]),
    )
