"""What is put together by hand, in the words of the question that it stands in."""

import pytest

from engine.core.prompts import ChoiceKind
from tests.by_hand.made_up import CARDS
from tests.by_hand.playing import activated, resolving
from tests.by_hand.test_procedures import SPIRE, WALKER, begun
from tests.by_hand.test_summons import at_table, proposed
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in
from tests.talk.reading import KAIBA, YUGI, asked, labels, told

FUSED = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests can lay the made-up cards."""
    deal_in(monkeypatch, *CARDS, SPIRE, WALKER)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Fusion Summon their own Elemental HERO Flame Wingman (Extra Deck) with their own "
            "Elemental HERO Avian (hand) and their own Elemental HERO Burstinatrix (M1) "
            "(materials: To the Graveyard).",
        ),
        ("ja", "自分の「Ｅ・ＨＥＲＯ フレイム・ウィングマン」（エクストラデッキ）を融合召喚"),
        ("zh", "自己的“元素－英雄 火焰翼人”（额外牌组）融合召唤"),
    ],
)
def test_whoever_judges_reads_what_is_summoned_and_with_what(language: str, said: str) -> None:
    table = at_table(FUSED[1], hand=FUSED[:1], extra=["Elemental HERO Flame Wingman"])
    proposed(table, "Fusion_summon", "Elemental HERO Flame Wingman", FUSED, "Graveyard")

    assert said in asked(table, KAIBA, language).text


def test_what_nobody_has_seen_is_named_to_nobody() -> None:
    table = at_table(hand=["Kuriboh"])
    table.driver.choose("To_graveyard")
    table.driver.choose("Kuriboh")
    table.driver.choose("Propose")

    text = asked(table, KAIBA).text
    assert "Kuriboh" not in text
    assert "1 card" in text


def test_whom_it_concerns_is_open_until_it_is_chosen() -> None:
    table = at_table()
    table.driver.choose("Draw")
    assert asked(table, YUGI).text.startswith("…: draw … cards.")
    table.driver.choose("Me")
    assert asked(table, YUGI).text.startswith("Yugi: draw … cards.")


def test_which_of_two_cards_is_meant_is_said_to_whoever_allows_it() -> None:
    table = Table(yugi=side(field=["By Hand Herald", "By Hand Herald"], hand=["Kuriboh"]))
    table.everyone_passes()
    table.yugi.summons("Kuriboh")
    table.driver.pass_to(lambda _: "activate By Hand Herald" in table.options, "claim it")
    table.driver.choose("activate By Hand Herald")

    assert "By Hand Herald (M1) by hand" in asked(table, KAIBA).text


def test_to_pay_nothing_is_not_to_leave_it() -> None:
    table = Table(yugi=side(hand=["By Hand Walker"]))
    begun(table, "By Hand Walker")
    prompt = asked(table, YUGI)

    assert labels(prompt)[0] == "Do nothing for it and Summon it"
    assert prompt.text.endswith("to Summon it. Nothing so far.")


def test_why_something_is_refused_is_told_as_it_is_pressed() -> None:
    table = at_table()
    table.driver.choose("Destroy")
    table.driver.choose("Sangan")
    table.driver.choose("Propose")
    assert "No: wrong cards" in labels(asked(table, KAIBA))
    table.driver.choose("Wrong_cards")

    assert any(
        "does not agree" in each and "(No: wrong cards)" in each for each in told(table, YUGI)
    )


def test_what_was_refused_is_there_to_be_changed() -> None:
    table = at_table()
    table.driver.choose("Destroy")
    table.driver.choose("Sangan")
    table.driver.choose("Propose")
    table.driver.choose("Wrong_cards")

    assert "Destroy Kaiba's Sangan (M1)." in asked(table, YUGI).text
    assert table.options[:2] == ["Propose", "Drop"]


def test_materials_are_monsters_and_nothing_covered_is_told_by_it() -> None:
    """Whether an opponent's Set card is a monster, the list does not tell."""
    table = Table(
        yugi=side(
            field=["Gemini Elf", face_down("Jar of Greed")],
            hand=["By Hand Spell", "Kuriboh", "Pot of Greed"],
            extra=["Thousand-Eyes Restrict"],
        ),
        kaiba=side(field=["Sangan", face_down("Jar of Greed")]),
    )
    activated(table, "By Hand Spell")
    resolving(table)
    table.driver.choose("Fusion_summon")

    assert table.asked == "yugi HAND_MATERIALS"
    assert sorted(set(table.options)) == ["Gemini Elf", "Kuriboh", "Mokey Mokey", "Sangan"]


def test_a_summon_that_is_no_effect_takes_its_materials_from_near() -> None:
    """Those of the field go where they always go, and nobody is asked."""
    table = Table(
        yugi=side(
            field=["Gemini Elf", "Battle Ox"],
            hand=["Kuriboh"],
            deck=["Summoned Skull"],
            graveyard=["Mystic Tomato"],
            extra=["By Hand Spire"],
        ),
    )
    begun(table, "By Hand Spire")
    near = ["Battle Ox", "Gemini Elf", "Kuriboh", "Mystic Tomato"]
    assert sorted(table.options) == near


def test_material_is_detached_from_what_has_some() -> None:
    table = at_table("Gemini Elf")
    assert "Detach" not in table.options


def test_what_lies_in_the_extra_deck_can_be_revealed() -> None:
    """Seventh Tachyon."""
    table = at_table(extra=["Thousand-Eyes Restrict"])
    assert "Reveal" in table.options


def test_agreeing_stands_out_from_the_reasons_to_refuse() -> None:
    table = at_table()
    table.driver.choose("Draw")
    table.driver.choose("Me")
    table.driver.answer((1,))
    table.driver.choose("Propose")

    outstanding = [c.label for c in asked(table, KAIBA).choices if c.kind is ChoiceKind.MAIN]
    assert outstanding == ["Agree"]
