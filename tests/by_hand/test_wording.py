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
from tests.talk.test_reading_cards import read

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
    assert "Send 1 card from the hand to the Graveyard." in text


def test_the_card_that_was_just_shown_is_named_where_it_is_what_is_paid() -> None:
    """Mulcharmy Purulia: whether it is this card that is discarded has to be seen."""
    table = Table(yugi=side(hand=["By Hand Walker", "Kuriboh"]))
    begun(table, "By Hand Walker")
    table.driver.choose("Reveal")
    table.driver.choose("By Hand Walker")
    table.driver.choose("Propose")

    assert "Reveal their own By Hand Walker (hand)." in asked(table, KAIBA).text


def test_what_is_taken_from_the_extra_deck_is_shown() -> None:
    """Ext Ryzeal: whether it is an Xyz Monster that is sent has to be seen."""
    table = Table(
        yugi=side(hand=["By Hand Walker", "Kuriboh"], extra=["Thousand-Eyes Restrict"])
    )
    begun(table, "By Hand Walker")
    table.driver.choose("To_graveyard")
    table.driver.choose("Thousand-Eyes Restrict")
    table.driver.choose("Propose")

    assert "Send their own Thousand-Eyes Restrict (Extra Deck)" in asked(table, KAIBA).text


def test_whom_it_concerns_is_open_until_it_is_chosen() -> None:
    table = at_table()
    table.driver.choose("Draw")
    assert asked(table, YUGI).text == "Draw cards. Which player?"
    table.driver.choose("Me")
    assert asked(table, YUGI).text == "Yugi: draw … cards. Which number?"


def test_what_is_asked_for_an_act_says_what_is_chosen() -> None:
    """An act of which nothing is chosen yet is told as it stands in its menu."""
    table = at_table(FUSED[1], hand=FUSED[:1], extra=["Elemental HERO Flame Wingman"])
    table.driver.choose("Special_summon")
    assert asked(table, YUGI).text == "Special Summon monsters. Choose up to 2 cards."
    table.driver.choose(FUSED[0])
    text = asked(table, YUGI).text
    assert text.endswith("Elemental HERO Avian (hand) in … In which battle position?")
    table.driver.answer(())
    table.driver.choose("Fusion_summon")
    named = "Fusion Summon your Elemental HERO Flame Wingman (Extra Deck)"
    assert asked(table, YUGI).text.startswith(f"{named}. Choose the materials: ")
    table.driver.choose(*FUSED)
    assert asked(table, YUGI).text.endswith("Where do the materials go?")


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

    assert labels(prompt)[0] == "Special Summon it without doing anything"
    assert prompt.text.endswith("to Special Summon it. Nothing so far.")


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

    refused = "Your opponent answered “No: wrong cards” to this: Destroy Kaiba's Sangan (M1)."
    assert asked(table, YUGI).text.endswith(refused)
    assert table.options[:2] == ["Propose", "Drop"]
    table.driver.choose("Destroy")
    table.driver.choose("Sangan")
    assert "So far: Destroy Kaiba's Sangan (M1)." in asked(table, YUGI).text


def test_why_an_activation_is_not_allowed_stands_in_the_question_that_follows() -> None:
    table = Table(yugi=side(field=["By Hand Scribe"]))
    activated(table, "By Hand Scribe", "Used_up")

    text = asked(table, YUGI).text
    assert "does not allow this activation (“No: used up already”)" in text


@pytest.mark.parametrize(
    ("language", "effect", "card"),
    [
        ("en", "activate the effect of By Hand Scribe (M1)", "activate By Hand Spell (hand)"),
        (
            "ja",
            "「By Hand Scribe」（M1）の効果を手動で発動",
            "「By Hand Spell」（手札）を手動で",
        ),
        ("zh", "手动发动“By Hand Scribe”（M1）的效果", "手动发动“By Hand Spell”（手牌）。"),
    ],
)
def test_of_a_monster_an_effect_is_activated(language: str, effect: str, card: str) -> None:
    for name, said in (("By Hand Scribe", effect), ("By Hand Spell", card)):
        table = Table(yugi=side(field=["By Hand Scribe"], hand=["By Hand Spell"]))
        table.everyone_passes()
        table.driver.choose(f"activate {name}")
        assert said in asked(table, KAIBA, language).text


def test_in_japanese_what_comes_by_a_text_is_special_summoned() -> None:
    """召喚 alone is a Normal Summon."""
    table = Table(yugi=side(hand=["By Hand Walker"]))
    begun(table, "By Hand Walker")
    assert "特殊召喚するために" in asked(table, YUGI, "ja").text
    table.driver.choose("Leave")
    assert "特殊召喚しようとしています" in asked(table, KAIBA, "ja").text
    assert any("手動で特殊召喚しようとしている" in each for each in told(table, KAIBA, "ja"))


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


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "carried out by hand"), ("ja", "手動で処理され"), ("zh", "由手动处理")],
)
def test_why_nothing_that_asks_what_is_included_answers_it_is_said(
    language: str, said: str
) -> None:
    """Ash Blossom & Joyous Spring; Effect Veiler asks nothing of what is included."""
    names = ["Ash Blossom & Joyous Spring", "Infinite Impermanence"]
    table = Table(yugi=side(field=["By Hand Scribe"]), kaiba=side(hand=names))
    activated(table, "By Hand Scribe")
    table.driver.pass_to(lambda decision: decision.seat == KAIBA, "respond")

    found = [
        [
            said in each.text
            for bar in read(table, KAIBA, name, language).refusals
            for each in bar.reasons
        ]
        for name in names
    ]
    assert [any(each) for each in found] == [True, False]
