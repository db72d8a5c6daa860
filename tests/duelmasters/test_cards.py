"""Cards, one by one: what each does that no rule of the book is about."""

import pytest

from cards.duelmasters import cards, named
from cards.duelmasters.pool import abilities
from engine.duelmasters.game.decks import DeckFault, faults
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

PLAIN = {"DECKY THE HALL", "Spread Joy to the World!", GONTA}


def test_every_card_that_says_something_has_its_words() -> None:
    printed = {side.name for card in cards().values() for side in card.sides}

    assert printed - abilities().keys() == PLAIN
    assert abilities().keys() <= printed


def spell(name: str, mana: list[str], **more: list[str]) -> dict[str, object]:
    return has(hand=[name], mana=mana, **more)


@pytest.mark.rule("DM-KW-7", "DM-KW-11")
def test_draws_and_what_goes_back() -> None:
    scene(
        A.summon("コーボー・マジカルショッカー"),
        A.choose(LIGHT, DARK),
        A=has(
            hand=["コーボー・マジカルショッカー", LIGHT],
            mana=[f"{WATER}*4"],
            deck=[DARK, *[GONTA] * 9],
        ),
        expect={"A": {"hand": names(f"{GONTA}*2"), "deck_count": 9}},
    )
    scene(
        A.cast("ストリーミング・シェイパー"),
        A=spell(
            "ストリーミング・シェイパー",
            [f"{WATER}*3"],
            deck=[WATER, HULCUS, LIGHT, GONTA, GONTA],
        ),
        expect={"A": {"hand": names(WATER, HULCUS), "graveyard_count": 3, "deck_count": 1}},
    )
    scene(
        A.summon("黙示賢者ソルハバキ"),
        A.yes(),
        A.choose(WATER),
        A.choose(LIGHT),
        A=has(hand=["黙示賢者ソルハバキ", LIGHT], mana=[SHAUNA, SHAUNA, WATER]),
        expect={"A": {"hand": names(WATER), "mana_count": 3}},
    )


@pytest.mark.rule("DM-ZONE-14")
def test_looks_that_sort_the_top_of_the_deck() -> None:
    scene(
        A.summon("天災 デドダム"),
        A.choose(LIGHT),
        A.choose(DARK),
        A=has(
            hand=["天災 デドダム"], mana=[WATER, DARK, NATURE], deck=[LIGHT, DARK, FIRE, GONTA]
        ),
        expect={"A": {"hand": names(LIGHT), "mana_count": 4, "graveyard": names(FIRE)}},
    )
    scene(
        A.cast("ダーク・ライフ"),
        A.choose(DARK),
        A=spell("ダーク・ライフ", [DARK, NATURE], deck=[LIGHT, DARK, GONTA]),
        expect={"A": {"mana_count": 3, "graveyard": names("ダーク・ライフ", LIGHT)}},
    )
    scene(
        A.summon("切札勝太&カツキング ー熱血の物語ー"),
        A.choose(GONTA),
        A.choose(f"B|{SHAUNA}"),
        A=has(
            hand=["切札勝太&カツキング ー熱血の物語ー"],
            mana=[WATER, FIRE, NATURE, NATURE, NATURE],
            deck=[LIGHT, GONTA, *[LIGHT] * 4],
        ),
        B=has(battle=[SHAUNA]),
        expect={"A": {"hand": names(GONTA), "deck_count": 5}, "B": {"hand": names(SHAUNA)}},
    )


@pytest.mark.rule("DM-EFF-11")
def test_ramps_that_depend_on_what_was_put() -> None:
    five = [LIGHT, WATER, DARK, FIRE, NATURE]
    scene(
        A.cast("フェアリー・ミラクル"),
        A=spell("フェアリー・ミラクル", five),
        expect={"A": {"mana_count": 7}},
    )
    scene(
        A.cast("フェアリー・ミラクル"),
        A=spell("フェアリー・ミラクル", [f"{NATURE}*3"]),
        expect={"A": {"mana_count": 4}},
    )
    scene(
        A.summon("ボルシャック・栄光・ルピア"),
        A=has(
            hand=["ボルシャック・栄光・ルピア"],
            mana=[FIRE, NATURE, NATURE],
            deck=["ボルシャック・ドラゴン", *[GONTA] * 3],
        ),
        expect={"A": {"mana_count": 5, "mana_untapped": 0}},
    )
    scene(
        A.cast("鼓動する石版"),
        A=spell("鼓動する石版", [f"{NATURE}*2"], battle=[SHAUNA]),
        expect={"A": {"battle": [{"name": SHAUNA, "power": 11500}], "mana_count": 3}},
    )
    scene(
        A.cast("ピクシー・ライフ"),
        A.choose("逆転王女プリン"),
        A=spell("ピクシー・ライフ", [f"{NATURE}*2", "逆転王女プリン"]),
        expect={"A": {"mana_count": 3, "hand": names("逆転王女プリン")}},
    )


@pytest.mark.rule("DM-EFF-6", "DM-CRE-3")
def test_destruction_by_number_and_by_their_player() -> None:
    scene(
        A.cast("炎槍と水剣の裁"),
        A.do("choose_number", number=2),
        A=spell("炎槍と水剣の裁", [f"{WATER}*3", f"{FIRE}*3"], battle=[HULCUS]),
        B=has(battle=[HULCUS, SHAUNA]),
        expect={"A": {"hand_count": 2, "battle": []}, "B": {"battle": [{"name": SHAUNA}]}},
    )
    scene(
        A.summon("学校男"),
        A.choose(FIRE, "学校男"),
        A.designate("B"),
        B.choose(HULCUS),
        A=has(hand=["学校男"], mana=[f"{DARK}*2"], battle=[FIRE, SHAUNA]),
        B=has(battle=[SHAUNA, HULCUS]),
        expect={"A": {"battle": [{"name": SHAUNA}]}, "B": {"battle": [{"name": SHAUNA}]}},
    )


@pytest.mark.rule("DM-EFF-16", "DP-300.1a")
def test_choices_of_two_players_in_one_effect() -> None:
    scene(
        A.cast("英知と追撃の宝剣"),
        A.designate("B"),
        A.choose(f"B|{SHAUNA}", f"B|{HULCUS}"),
        B.choose(SHAUNA),
        A.choose(f"B|{LIGHT}", f"B|{FIRE}"),
        B.choose(FIRE),
        A=spell("英知と追撃の宝剣", [f"{WATER}*4", f"{DARK}*3"]),
        B=has(battle=[SHAUNA, HULCUS, GONTA], mana=[LIGHT, FIRE, WATER]),
        expect={
            "B": {
                "hand": names(SHAUNA, FIRE),
                "graveyard": names(HULCUS, LIGHT),
                "battle": [{"name": GONTA}],
                "mana_count": 1,
            }
        },
    )
    scene(
        A.cast("テック団の波壊Go!"),
        A.do("choose_mode", mode=[1]),
        A.designate("B"),
        A=spell("テック団の波壊Go!", [f"{WATER}*4", f"{DARK}*3"]),
        B=has(battle=[HULCUS, "オーバーキル・グレイブヤード", SHAUNA]),
        expect={"B": {"battle": [{"name": SHAUNA}], "hand_count": 2}},
    )


@pytest.mark.rule("DM-EVO-1", "DM-ZONE-12")
def test_what_is_put_from_other_zones() -> None:
    scene(
        A.cast("母なる星域"),
        A.choose("青銅の鎧"),
        A.choose("大勇者「ふたつ牙」"),
        A=spell(
            "母なる星域",
            [f"{NATURE}*4", "大勇者「ふたつ牙」"],
            battle=["青銅の鎧", "幻緑の双月"],
        ),
        expect={
            "A": {
                "battle": [{"name": "大勇者「ふたつ牙」", "under": ["幻緑の双月"]}],
                "mana_count": 7,
            }
        },
    )
    scene(
        A.cast("父なる大地"),
        A.designate("B"),
        A.choose(f"B|{SHAUNA}"),
        A.choose(f"B|{HULCUS}"),
        A=spell("父なる大地", [f"{NATURE}*3"]),
        B=has(battle=[SHAUNA, GONTA], mana=[HULCUS, WATER]),
        expect={"B": {"battle": [{"name": HULCUS}, {"name": GONTA}], "mana_count": 2}},
    )


@pytest.mark.rule("DM-USE-2", "DM-ZONE-14")
def test_what_is_put_from_the_deck() -> None:
    scene(
        A.cast("ミステリー・キューブ"),
        A.choose(SHAUNA),
        A=spell("ミステリー・キューブ", [f"{NATURE}*5"], deck=[f"{SHAUNA}*4"]),
        expect={"A": {"battle": [{"name": SHAUNA}], "deck_count": 3}},
    )
    scene(
        A.cast("ミステリー・キューブ"),
        A=spell("ミステリー・キューブ", [f"{NATURE}*5"], deck=[f"{WATER}*4"]),
        expect={"A": {"mana_count": 6, "deck_count": 3}},
    )
    scene(
        A.summon("ボルシャック・NEX"),
        A.choose("コッコ・ルピア"),
        A=has(
            hand=["ボルシャック・NEX"],
            mana=[f"{FIRE}*6"],
            deck=[*[GONTA] * 3, "コッコ・ルピア"],
        ),
        expect={"A": {"battle": [{"name": "ボルシャック・NEX"}, {"name": "コッコ・ルピア"}]}},
    )


def test_a_price_that_is_not_known_is_not_paid() -> None:
    rhymer, doji = "ライマー・ナイト", "コクヨウ童子"
    scene(
        A.cannot("summon", rhymer, **{"from": "graveyard"}),
        A=has(graveyard=[rhymer], mana=[f"{DARK}*9", f"{NATURE}*9"], battle=["青銅の鎧"]),
    )
    scene(
        A.cannot("galaxshield", "「唯一の回転兵」"),
        A=has(hand=["「唯一の回転兵」"], mana=[f"{LIGHT}*2", WATER]),
    )
    assert named()[doji].first.abilities == ()


@pytest.mark.rule("DP-101.1a")
def test_a_card_whose_civilizations_or_power_are_not_known_is_in_no_deck() -> None:
    partner, *others = (
        named()[n]
        for n in ("龍風混成 ザーディクリカ", "タンラ・チューラ", "バラギアラ-MAX", GONTA)
    )

    assert [DeckFault.UNKNOWN in faults(partner, [each]) for each in others] == [
        True,
        True,
        False,
    ]


@pytest.mark.rule("DP-107.1-1")
def test_the_first_spell_of_a_turn_may_find_another_card_that_is_used_free() -> None:
    kobo, again = "コーボー・マジカルショッカー", "エナジー・Re:ライト"
    scene(
        A.cast(WATER),
        A.yes(),
        A.choose(FIRE),
        A.choose("奇天烈 シャッフ"),
        A.do("choose_number", number=9),
        A.designate("B"),
        A.cast(again),
        A=has(
            hand=[WATER, again, FIRE],
            mana=[f"{WATER}*6"],
            battle=[kobo],
            deck=[GONTA, GONTA, "奇天烈 シャッフ", LIGHT, DARK, GONTA, GONTA],
        ),
        expect={
            "A": {
                "battle": [{"name": kobo}, {"name": "奇天烈 シャッフ"}],
                "hand_count": 4,
                "deck_count": 2,
            }
        },
    )
