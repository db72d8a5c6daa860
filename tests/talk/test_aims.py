"""What an activation will target is said where there is nothing to choose between."""

import pytest

from cards.talk.labels import LABEL
from engine.core.protocol import Seat
from tests.table import Table, face_down, side
from tests.talk.reading import KAIBA, YUGI, asked, labels
from tests.talk.test_reading_cards import offered, read

TYPHOON = "Mystical Space Typhoon"


def activations(table: Table, seat: Seat = YUGI) -> list[str]:
    """The labels by which cards are activated."""
    return [each for each in labels(asked(table, seat)) if each.startswith("Activate")]


def typhoon(mine: list[str], theirs: list[str]) -> Table:
    """Yugi holds a Typhoon; these are Set, and both players have a monster."""
    table = Table(
        yugi=side(hand=[TYPHOON], field=["Gemini Elf", *map(face_down, mine)]),
        kaiba=side(field=["Uraby", *map(face_down, theirs)]),
    )
    table.everyone_passes()
    return table


@pytest.mark.parametrize(
    ("language", "label", "act"),
    [
        (
            "en",
            "Activate Mystical Space Typhoon (targets your Waboku)",
            "Activate (targets your Waboku)",
        ),
        (
            "ja",
            "「サイクロン」を発動（対象：自分の「和睦の使者」）",
            "発動（対象：自分の「和睦の使者」）",
        ),
        (
            "zh",
            "发动“气旋”（对象：自己的“和睦使者”）",
            "发动（对象：自己的“和睦使者”）",
        ),
    ],
)
def test_the_only_target_is_said_before_the_card_is_activated(
    language: str, label: str, act: str
) -> None:
    table = typhoon(["Waboku"], [])

    assert label in labels(asked(table, YUGI, language))
    assert act in offered(read(table, YUGI, TYPHOON, language))

    table.yugi.activates(TYPHOON)
    table.everyone_passes()

    assert "Waboku" in table.yugi.graveyard


@pytest.mark.rule("MR-INFO-05")
def test_a_set_card_of_the_opponent_is_named_only_by_its_place() -> None:
    table = typhoon([], ["Waboku"])

    assert activations(table) == [
        "Activate Mystical Space Typhoon (targets Kaiba's Set card in S1)"
    ]


def test_where_there_is_a_choice_nothing_is_said() -> None:
    labelled = activations(typhoon(["Waboku"], ["Waboku"]))

    assert labelled == ["Activate Waboku", f"Activate {TYPHOON}"]


def test_a_response_says_its_only_target() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]),
        kaiba=side(field=[face_down("Dust Tornado"), face_down("Mirror Force")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.driver.pass_to(lambda decision: decision.seat == KAIBA, "ask Kaiba")

    assert activations(table, KAIBA) == ["Activate Mirror Force"]

    table = Table(
        yugi=side(field=["Gemini Elf", face_down("Waboku")]),
        kaiba=side(field=[face_down("Dust Tornado")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.driver.pass_to(lambda decision: decision.seat == KAIBA, "ask Kaiba")

    assert activations(table, KAIBA) == [
        "Activate Dust Tornado (targets Yugi's Set card in S1)"
    ]


def test_what_the_text_itself_points_at_is_not_said_again() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down("Sakuretsu Armor")])
    )
    table.yugi.attacks_with("Gemini Elf")
    table.driver.pass_to(lambda decision: decision.seat == KAIBA, "ask Kaiba")

    assert activations(table, KAIBA) == ["Activate Sakuretsu Armor"]


def test_the_only_target_is_said_though_something_is_paid_from_the_hand() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=[face_down("Raigeki Break")]),
        kaiba=side(field=["Gemini Elf"]),
    )
    table.everyone_passes()

    assert activations(table) == [
        "Activate Raigeki Break (costs your Uraby, targets Kaiba's Gemini Elf)"
    ]


def test_what_is_paid_may_become_a_target_so_none_is_said() -> None:
    table = Table(
        yugi=side(hand=["Monster Reincarnation", "Uraby"], graveyard=["Gemini Elf"]),
    )
    table.everyone_passes()

    assert activations(table) == ["Activate Monster Reincarnation (costs your Uraby)"]


def test_a_label_that_is_too_long_is_cut_before_its_target() -> None:
    swords = "Twin Swords of Flashing Light - Tryce"
    table = Table(
        yugi=side(
            hand=[swords, "Uraby", "Kuriboh"], field=["Gazelle the King of Mythical Beasts"]
        )
    )
    table.everyone_passes()
    (label,) = activations(table)

    assert label == (
        "Activate Twin Swords of Flashing Lig… (targets your Gazelle the King of Mythic…)"
    )
    assert len(label) == LABEL


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Activate Raigeki Break (costs your Uraby)"),
        ("ja", "「サンダー・ブレイク」を発動（コスト：自分の「ワイルド・ラプター」）"),
        ("zh", "发动“雷破”（代价：自己的“野性猛龙”）"),
    ],
)
def test_the_only_card_that_can_be_paid_is_said_before_it_is(language: str, label: str) -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=[face_down("Raigeki Break")]),
        kaiba=side(field=["Gemini Elf", "Battle Ox"]),
    )
    table.everyone_passes()

    assert label in labels(asked(table, YUGI, language))

    table.yugi.activates("Raigeki Break", targeting="Battle Ox")

    assert "Uraby" in table.yugi.graveyard


def test_where_there_is_a_choice_of_what_to_pay_nothing_is_said() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Kuriboh"], field=[face_down("Raigeki Break")]),
        kaiba=side(field=["Gemini Elf", "Battle Ox"]),
    )
    table.everyone_passes()

    assert activations(table) == ["Activate Raigeki Break"]


def test_the_only_monster_that_can_be_tributed_is_said_beside_the_target() -> None:
    table = Table(
        yugi=side(hand=["Enemy Controller"], field=["Gemini Elf"]),
        kaiba=side(field=["Battle Ox"]),
    )
    table.everyone_passes()

    assert activations(table) == [
        "Activate Enemy Controller (targets Kaiba's Battle Ox)",
        "Activate Enemy Controller (costs your Gemini Elf, targets Kaiba's Battle Ox)",
    ]


@pytest.mark.rule("MR-SUM-07")
@pytest.mark.parametrize(
    ("language", "summon", "set"),
    [
        (
            "en",
            "Tribute Summon Summoned Skull (Tributes your Uraby)",
            "Set Summoned Skull (Tributes your Uraby)",
        ),
        (
            "ja",
            "「デーモンの召喚」をアドバンス召喚（リリース：自分の「ワイルド・ラプター」）",
            "「デーモンの召喚」をセット（リリース：自分の「ワイルド・ラプター」）",
        ),
        (
            "zh",
            "上级召唤“恶魔的召唤”（解放：自己的“野性猛龙”）",
            "放置“恶魔的召唤”（解放：自己的“野性猛龙”）",
        ),
    ],
)
def test_the_only_tribute_is_said_before_it_is_paid(
    language: str, summon: str, set: str
) -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=["Uraby"]))

    assert {summon, set} <= {*labels(asked(table, YUGI, language))}

    table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]


def test_no_tribute_is_said_that_is_asked_for_or_not_needed() -> None:
    table = Table(yugi=side(hand=["Summoned Skull", "Kuriboh"], field=["Uraby", "Gemini Elf"]))

    told = labels(asked(table, YUGI))
    assert "Tribute Summon Summoned Skull" in told
    assert "Normal Summon Kuriboh" in told


def test_a_gemini_that_is_summoned_again_tributes_nothing() -> None:
    table = Table(yugi=side(field=["Darkstorm Dragon", "Uraby"]))

    assert "Normal Summon Darkstorm Dragon" in labels(asked(table, YUGI))
