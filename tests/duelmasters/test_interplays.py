"""Cards together, in situations that no example of the rules names."""

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

GEL, SHAKU = "ゲラッチョの心絵", "シャクネツ悪鬼の巻"
SUNDAY, DOPE = "ソーナンデス ＜レイザー.Star＞", "ドープ ＜フレイムバーン.Star＞"
BAIKEN, SEA = "斬隠蒼頭龍バイケン", "バイケンの海幻"
LANCER = "クリスタル・ランサー"


@pytest.mark.rule("DM-KW-12", "DM-EVO-2")
def test_mach_fighter_of_an_evolution_creature_put_on_an_old_one() -> None:
    fighting = {
        "hand": [SUNDAY],
        "mana": [f"{NATURE}*3"],
        "battle": ["幻緑の双月"],
    }
    scene(
        A.summon(SUNDAY, on="幻緑の双月"),
        A.can("attack", SUNDAY, target={"owner": "B", "name": HULCUS}),
        A.can("attack", SUNDAY, target={"player": "B"}),
        A=has(**fighting),
        B=has(battle=[HULCUS]),
    )
    scene(
        A.cannot("attack", SUNDAY, target={"owner": "B", "name": HULCUS}),
        A=has(battle=[{"name": SUNDAY, "under": ["幻緑の双月"]}]),
        B=has(battle=[HULCUS]),
    )


@pytest.mark.rule("DM-EVO-2", "DM-CRE-1")
def test_an_evolution_creature_was_put_in_this_turn_whatever_it_lies_on() -> None:
    """Gaiash keeps creatures from attacking players in the turn they are put."""
    scene(
        A.summon(DOPE, on="解体屋ピーカプ"),
        A.cannot("attack", DOPE, target={"player": "B"}),
        A.can("attack", DOPE, target={"owner": "C", "name": GONTA}),
        A=has(hand=[DOPE], mana=[f"{FIRE}*4"], battle=["解体屋ピーカプ"]),
        B=has(battle=["流星のガイアッシュ・カイザー"]),
        C=has(battle=[f"{GONTA}!"]),
    )


@pytest.mark.rule("DM-EVO-6", "DM-EVO-7")
def test_what_lay_below_is_as_old_as_it_was() -> None:
    scene(
        A.summon("解体屋ピーカプ"),
        A.summon(SUNDAY, on="幻緑の双月"),
        A.cast("スパイラル・ゲート"),
        A.choose(f"A|{SUNDAY}"),
        A.can("attack", "幻緑の双月", target={"player": "B"}),
        A=has(
            hand=[SUNDAY, "解体屋ピーカプ", "スパイラル・ゲート"],
            mana=[f"{NATURE}*4", f"{FIRE}*3", f"{WATER}*2"],
            battle=["幻緑の双月"],
        ),
    )
    scene(
        A.summon("幻緑の双月"),
        A.summon(SUNDAY, on="幻緑の双月"),
        A.cast("スパイラル・ゲート"),
        A.choose(f"A|{SUNDAY}"),
        A.cannot("attack", "幻緑の双月"),
        A=has(
            hand=[SUNDAY, "幻緑の双月", "スパイラル・ゲート"],
            mana=[f"{NATURE}*6", f"{WATER}*2"],
        ),
    )


@pytest.mark.rule("DM-KW-22", "DM-EVO-1")
def test_a_tamaseed_is_evolved_on_as_if_it_was_a_creature() -> None:
    scene(
        A.summon("超竜バジュラ", on=SEA),
        A=has(hand=["超竜バジュラ"], mana=[f"{FIRE}*7"], battle=[SEA]),
        expect={"A": {"battle": [{"name": "超竜バジュラ", "under": [SEA]}]}},
    )
    scene(
        A.summon("聖霊王アルカディアス", on="ライオネルの天宝"),
        A=has(hand=["聖霊王アルカディアス"], mana=[f"{LIGHT}*6"], battle=["ライオネルの天宝"]),
        expect={"A": {"battle_count": 1}},
    )
    scene(
        A.cannot("summon", LANCER),
        A=has(hand=[LANCER], mana=[f"{WATER}*6"], battle=[SEA, GEL]),
    )


@pytest.mark.rule("DM-KW-22", "DM-EVO-1")
def test_a_tamaseed_that_may_be_a_creature_is_no_base_while_it_is_none() -> None:
    ace = "ボルシャック・フォース・ドラゴン"
    four = {"battle": [ace, "解体屋ピーカプ", "凶戦士ブレイズ・クロー", "コッコ・ルピア"]}
    scene(
        A.cannot("summon", "超竜バジュラ"),
        A=has(hand=["超竜バジュラ"], mana=[f"{FIRE}*7"], battle=[ace]),
    )
    scene(
        A.can("summon", "超竜バジュラ"),
        A=has(hand=["超竜バジュラ"], mana=[f"{FIRE}*7"], **four),
    )


@pytest.mark.rule("DM-ZONE-11", "DP-300.4")
def test_a_creature_summoned_from_mana_is_not_counted_there() -> None:
    doman, caddy = "ドマンモ龍樹", "キャディ・ビートル"
    scene(
        A.summon("解体人形ジェニー", **{"from": "mana"}),
        A=has(battle=[doman], mana=["解体人形ジェニー", f"{DARK}*4"]),
        B=has(battle=[caddy], hand=[GONTA]),
        expect={"A": {"battle": [{"name": doman}, {"name": "解体人形ジェニー"}]}},
    )
    scene(
        A.summon("青銅の鎧", **{"from": "mana"}),
        A=has(battle=[doman, "コッコ・ルピア"], mana=["青銅の鎧", f"{NATURE}*3"]),
        B=has(battle=[caddy]),
        expect={"A": {"battle_count": 3}},
    )


@pytest.mark.rule("DM-ZONE-11", "DP-300.4-ex1")
def test_the_last_mana_card_makes_the_difference_for_what_comes_from_there() -> None:
    """With itself there would be seven cards; pending, it is one of six and costs seven."""
    stage = "Dの花道 ズンドコ晴れ舞台"
    scene(
        A.end(),
        B.do("answer", answer=True),
        B.choose("B|光輪の精霊シャウナ"),
        A=has(battle=["キャディ・ビートル"]),
        B=has(battle=[stage], mana=[SHAUNA, f"{WATER}*6"]),
        expect={"B": {"battle": [{"name": stage}], "mana_count": 7}},
    )


@pytest.mark.rule("DM-EFF-5", "DP-107.1-2")
def test_what_cannot_be_put_instead_is_discarded() -> None:
    """A second one of its name cannot be put in the turn, so it is discarded."""
    scene(
        A.cast("ロスト・ソウル"),
        A.designate("B"),
        B.yes(),
        B.yes(),
        A=has(hand=["ロスト・ソウル"], mana=[f"{DARK}*7"]),
        B=has(hand=[f"{BAIKEN}*2"]),
        expect={
            "B": {"battle": [{"name": BAIKEN}], "graveyard": names(BAIKEN), "hand_count": 0}
        },
    )


@pytest.mark.rule("DM-EFF-8", "DP-300.3-ex1")
def test_two_of_an_opponent_are_chosen_among_those_that_can_be() -> None:
    """Just Diver keeps a creature from being one of the two of Miraculous Plague."""
    diver, plague = "隠れ潜む者 シードラン", "英知と追撃の宝剣"
    scene(
        A.summon(diver),
        A.end(),
        B.cast(plague),
        B.designate("A"),
        B.cannot("choose", diver, owner="A"),
        A.choose(GONTA),
        A=has(
            hand=[diver],
            mana=[WATER, WATER],
            battle=[GONTA, HULCUS],
        ),
        B=has(hand=[plague], mana=[f"{WATER}*4", f"{DARK}*4"]),
        expect={"A": {"battle": [{"name": diver}], "hand_count": 2, "graveyard_count": 2}},
    )


@pytest.mark.rule("DM-ATK-3", "DP-304.3")
def test_aurilia_may_hand_an_attack_on_itself_to_another_tapped_creature() -> None:
    aurilia = "正義の煌き オーリリア"
    scene(
        A.attack(SHAUNA, f"B|{aurilia}"),
        B.do("redirect", cards=[{"name": aurilia}]),
        B.choose(GONTA),
        A=has(battle=[SHAUNA]),
        B=has(battle=[f"{aurilia}!", f"{GONTA}!"]),
        expect={
            "B": {"battle": [{"name": aurilia, "tapped": False}], "graveyard": names(GONTA)}
        },
    )
    scene(
        A.attack(SHAUNA, f"B|{aurilia}"),
        A=has(battle=[SHAUNA]),
        B=has(battle=[f"{aurilia}!"]),
        expect={"B": {"battle": [], "graveyard": names(aurilia)}},
    )


@pytest.mark.rule("DM-ATK-7", "DM-KW-22")
def test_what_is_no_creature_any_more_is_out_of_the_attack() -> None:
    bow = "深淵の三咆哮 バウワウジャ"
    scene(
        A.attack(bow, "B"),
        A.designate("B"),
        A.choose(f"B|{GONTA}"),
        B.declare("ninja_strike", "斬隠テンサイ・ジャニット"),
        B.choose("A|飛行男"),
        A=has(battle=[bow, SHAKU, "ジェニーの黒像", "飛行男"]),
        B=has(battle=[GONTA], hand=["斬隠テンサイ・ジャニット"], mana=[f"{WATER}*4"]),
        expect={"B": {"shields_count": 6}, "A": {"battle_count": 3}},
    )


@pytest.mark.rule("DM-EVO-3", "DM-EFF-11")
def test_a_stack_counts_as_one_of_what_was_destroyed() -> None:
    """Each creature lets one card be drawn, however many cards it is made of."""
    scene(
        A.cast("デモンズ・ライト"),
        A.designate("B"),
        A.choose(f"B|{LANCER}"),
        A.cast("炎槍と水剣の裁"),
        A.do("choose_number", number=1),
        A=has(
            hand=["デモンズ・ライト", "炎槍と水剣の裁", f"{GONTA}*2"],
            mana=[f"{WATER}*5", f"{FIRE}*3", f"{DARK}*2"],
        ),
        B=has(battle=[{"name": LANCER, "under": [HULCUS]}]),
        expect={"B": {"battle": [], "graveyard_count": 2}, "A": {"hand_count": 5}},
    )
