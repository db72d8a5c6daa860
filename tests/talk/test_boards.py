"""The table in words, from each side of it."""

from dataclasses import replace

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.game import Block
from tests.table import Table, face_down, face_up, side
from tests.talk.reading import KAIBA, YUGI, reader, shown


def laid() -> Table:
    table = Table(
        yugi=side(
            field=["Gemini Elf", face_down("Man-Eater Bug", "M3"), "Mirror Force"],
            hand=["Summoned Skull", "Pot of Greed"],
            graveyard=["Sangan", "Dark Hole", "Sangan"],
        ),
        kaiba=side(field=[face_up("Mystic Plasma Zone")], banished=["Kuriboh"], life=6500),
    )
    table.everyone_passes()
    return table


KAIBAS_SIDE = Block(
    "Kaiba · 6500 LP · Hand 0 · Deck 5",
    (
        "Field Zone · Mystic Plasma Zone",
        "Banished 1: Kuriboh",
    ),
)


def test_a_player_sees_the_other_side_first_and_their_own_in_full() -> None:
    board = shown(laid(), YUGI)

    assert board.heading == "Turn 3 · Your turn · Main Phase 1"
    assert board.blocks == (
        KAIBAS_SIDE,
        Block(
            "Yugi (you) · 8000 LP · Deck 5",
            (
                "M1 · Gemini Elf · Level 4 · Attack Position · ATK 1900 / DEF 900",
                "M3 · Man-Eater Bug · Level 2 · face-down Defense Position · ATK 450 / DEF 600",
                "S1 · Mirror Force · Set",
                "Graveyard 3: Sangan ×2, Dark Hole",
            ),
        ),
    )
    assert board.hand == Block(
        "Your hand · 2",
        ("Summoned Skull (Level 6 · ATK 2500 / DEF 1200), Pot of Greed",),
        is_brief=True,
    )


def test_a_spectator_sees_no_hand_and_no_name_of_a_set_card() -> None:
    board = shown(laid(), None)

    assert board.heading == "Turn 3 · Yugi's turn · Main Phase 1"
    assert board.hand is None
    assert board.blocks[1].lines[1:3] == ("M3 · Face-down monster", "S1 · Set card")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Banished 11: face-down card ×10, Kuriboh"),
        ("ja", "除外11枚：裏側表示のカード ×10、クリボー"),
        ("zh", "除外11张：里侧表示的卡 ×10、库里波"),
    ],
)
def test_of_a_card_that_is_banished_face_down_it_is_said_that_it_is(
    language: str, line: str
) -> None:
    deck = ["Sangan"] * 14
    table = Table(yugi=side(hand=["Pot of Desires"], deck=deck, banished=["Kuriboh"]))
    table.yugi.activates("Pot of Desires")
    table.everyone_passes()

    for seat in (YUGI, KAIBA):
        own = shown(table, seat, language).blocks[1 if seat is YUGI else 0]
        assert own.lines[-1] == line


def test_the_board_in_japanese_and_chinese() -> None:
    japanese, chinese = shown(laid(), KAIBA, "ja"), shown(laid(), KAIBA, "zh")

    assert japanese.heading == "ターン3 · Yugiのターン · メインフェイズ1"
    assert japanese.blocks[0].lines[:3] == (
        "M1 · ヂェミナイ・エルフ · レベル4 · 攻撃表示 · 攻撃力1900／守備力900",
        "M3 · 裏側表示のモンスター",
        "S1 · セットされたカード",
    )
    assert chinese.heading == "第3回合 · Yugi的回合 · 主要阶段1"
    assert chinese.blocks[0].lines[:3] == (
        "M1 · 双生精灵 · 等级4 · 攻击表示 · 攻击力1900／守备力900",
        "M3 · 里侧表示怪兽",
        "S1 · 放置的卡",
    )


def test_the_chain_and_the_battle_stand_on_the_board_while_they_last() -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
        kaiba=side(field=["Mirror Force", "Summoned Skull"]),
    )
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates("Mystical Space Typhoon", targeting="Mirror Force")

    assert shown(table, KAIBA).blocks[:2] == (
        Block("Battle", ("Yugi's Dark Magician attacks your Summoned Skull.",), True),
        Block(
            "Chain",
            (
                "Link 1 · Kaiba · Mirror Force",
                "Link 2 · Yugi · Mystical Space Typhoon · targets your Mirror Force",
            ),
            is_brief=True,
        ),
    )


def test_a_duel_that_is_over_shows_no_battle() -> None:
    table = Table(yugi=side(field=["Dark Magician"]), kaiba=side(life=2500))
    table.yugi.attacks_with("Dark Magician")
    assert shown(table, KAIBA).blocks[0].title == "Battle"
    table.everyone_passes()

    assert table.result == ("yugi", "LIFE")
    assert [block.title.split(" · ")[0] for block in shown(table, KAIBA).blocks] == [
        "Yugi",
        "Kaiba (you)",
    ]


def test_a_speed_duel_has_one_main_phase_and_the_middle_zones() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), format="speed")
    table.everyone_passes()
    board = shown(table, YUGI)

    assert board.heading == "Turn 3 · Your turn · Main Phase"
    assert board.blocks[1].lines[0].startswith("M2 · Gemini Elf")


@pytest.mark.rule("MR-PEND-28")
def test_what_lies_face_up_in_the_extra_deck_stands_on_the_board_for_all() -> None:
    table = Table(yugi=side(extra=[face_up("Dragonpulse Magician"), "Junk Warrior"]))

    line = "Face-up in the Extra Deck 1: Dragonpulse Magician"
    assert line in shown(table, KAIBA).blocks[0].lines
    assert line in shown(table, None).blocks[1].lines
    assert (
        "エクストラデッキの表側表示1枚：竜脈の魔術師"
        in shown(table, KAIBA, "ja").blocks[0].lines
    )
    assert "额外牌组（表侧表示）1张：龙脉的魔术师" in shown(table, KAIBA, "zh").blocks[0].lines


@pytest.mark.parametrize(
    ("language", "left", "right"),
    [
        ("en", "Pendulum Zone (left)", "Pendulum Zone (right)"),
        ("ja", "左のペンデュラムゾーン", "右のペンデュラムゾーン"),
        ("zh", "左侧灵摆区域", "右侧灵摆区域"),
    ],
)
def test_pendulum_scales_lie_in_zones_that_are_named(
    language: str, left: str, right: str
) -> None:
    scales = [face_up("Stargazer Magician", "S1"), face_up("Timegazer Magician", "S5")]
    table = Table(yugi=side(field=[*scales, face_up("Messenger of Peace", "S3")]))
    lines = shown(table, YUGI, language).blocks[1].lines

    assert [line.split(" · ")[0] for line in lines[:3]] == [left, "S3", right]


def test_the_board_shows_what_binds_and_what_negates() -> None:
    circle = face_up("Spellbinding Circle", on="Dark Magician")
    table = Table(
        yugi=side(field=["Dark Magician", "Sangan"]),
        kaiba=side(field=[circle, face_up("Skill Drain", "S3")]),
    )
    kaibas, yugis = shown(table, YUGI).blocks

    assert "S1 · Spellbinding Circle → Dark Magician" in kaibas.lines
    assert (
        "M1 · Dark Magician · Level 7 · Attack Position · ATK 2500 / DEF 2100 · effects negated"
        " · cannot attack"
    ) in yugis.lines
    sangan = "M2 · Sangan · Level 3 · Attack Position · ATK 1000 / DEF 600 · effects negated"
    assert sangan in yugis.lines


@pytest.mark.parametrize(
    ("language", "heading", "own", "hand"),
    [
        ("en", "Yugi's turn", "Yugi · 8000 LP · Deck 5", "Yugi's hand · 2"),
        ("ja", "Yugiのターン", "Yugi · 8000LP · デッキ5枚", "Yugiの手札 · 2枚"),
        ("zh", "Yugi的回合", "Yugi · 8000LP · 牌组5张", "Yugi的手牌 · 2张"),
    ],
)
def test_who_looks_from_beside_sees_what_a_player_does_and_is_told_of_them_by_name(
    language: str, heading: str, own: str, hand: str
) -> None:
    table = laid()
    mine = shown(table, YUGI, language)

    beside = YUGIOH.show(table.driver.match, replace(reader(YUGI, language), is_beside=True))

    assert heading in beside.heading
    assert beside.blocks[1].title == own
    assert beside.blocks[1].lines == mine.blocks[1].lines
    assert beside.hand is not None
    assert mine.hand is not None
    assert (beside.hand.title, beside.hand.lines) == (hand, mine.hand.lines)
