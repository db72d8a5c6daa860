"""What is printed on cards by hand is read as it was imported."""

from collections.abc import Iterator

import pytest

from bot.duels.panel.widgets import form
from bot.duels.seen.sight import Question
from cards.sources.aligning import aligned
from cards.text.by_hand import by_hand, learn, whole
from cards.text.page import TEXT
from cards.text.passages import deed, passage
from cards.yugioh import by_name
from engine.core.prompts import ChoiceKind
from engine.yugioh.language import Activate, ByHand, CardText, spell
from engine.yugioh.state.reasons import Reason
from tests.by_hand.made_up import DEAR, SCRIBE, TRAP
from tests.table import Table, side
from tests.table.inventing import deal_in
from tests.talk.reading import KAIBA, YUGI, asked

TEXTS = {"en": ("It does so. It does more.", ""), "ja": ("そうする。", "振り子。")}
NUMBERED = {
    "en": (
        "1 Tuner and others\nPay 500 LP; it does so. It does more. Gains 700 ATK.",
        "Once per turn: It swings.",
    ),
    "ja": (
        "チューナー＋ほか\n①：５００ＬＰを払って発動できる。そうする。\n②：７００アップする。",
        "揺れる。",
    ),
}


@pytest.fixture(autouse=True)
def imported() -> Iterator[None]:
    """These texts are printed on the card."""
    learn({SCRIBE.passcode: TEXTS, DEAR.passcode: NUMBERED}, aligned)
    yield
    learn({})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("It does so. It does more.",)),
        ("ja", ("そうする。", "振り子。")),
        ("zh", ("It does so. It does more.",)),
    ],
)
def test_a_card_by_hand_reads_as_it_is_printed(language: str, said: tuple[str, ...]) -> None:
    assert whole(SCRIBE, language) == said


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        (SCRIBE, "en", "It does so."),
        (SCRIBE, "ja", "そうする。 振り子。\n該当部分（英語）：It does so."),
        (SCRIBE, "zh", "It does so."),
        (DEAR, "en", "Pay 500 LP; it does so."),
        (DEAR, "ja", "①：５００ＬＰを払って発動できる。そうする。"),
    ],
)
def test_what_is_by_hand_reads_alone_where_its_place_is_known(
    card: CardText, language: str, said: str
) -> None:
    assert passage(card, 0, language) == said


def test_numbered_effects_of_one_line_are_read_line_by_line() -> None:
    text = "次の①②は１度だけ。①：引く。②：払って発動できる。"
    learn({SCRIBE.passcode: {"ja": (text, "")}})
    assert whole(SCRIBE, "ja") == ("次の①②は１度だけ。\n①：引く。\n②：払って発動できる。",)


@pytest.mark.parametrize(("language", "said"), [("ja", "手動"), ("zh", "手动")])
def test_no_button_mixes_the_readers_language_with_english(language: str, said: str) -> None:
    """Where its place there is not known, it says that it is done by hand."""
    assert said in deed(SCRIBE, 0, language)
    assert "It does" not in deed(SCRIBE, 0, language)
    assert deed(SCRIBE, 0, "en") == "It does so."


@pytest.mark.parametrize(
    ("english", "japanese", "found"),
    [
        ("Pay 500 LP: Do it. Gains 700 ATK.", "①：５００払い発動。\n②：７００上がる。", True),
        ("Pay 500 LP: Do it. Gains 700 ATK.", "①：５００払い発動。\n②：８００上がる。", False),
        ("Do it. Gains 700 ATK.", "①：７００払って発動できる。\n②：上がる。", False),
        ("Pay 500 LP: Do it.", "①：５００払い発動。\n②：上がる。", False),
        ("A. B. Pay 500 LP: Do it.", "①：５００払い発動。", False),
        ("When: Do. Pay 500 LP: Do it.", "①：５００払い発動。", False),
        ("Pay 500 LP: Do it. Gains 700 ATK.", "５００払い発動。７００上がる。", False),
        (
            'You can only use each effect of "A" once per turn. Pay 500 LP: Do it.',
            "このカード名の①の効果は１ターンに１度しか使用できない。\n①：５００払い発動。",
            True,
        ),
    ],
)
def test_a_sentence_is_never_guessed_in_another_language(
    english: str, japanese: str, found: bool
) -> None:
    said = aligned({"en": (english, ""), "ja": (japanese, "")}, "ja")

    assert any(said) is found
    assert len(said) == len(aligned({"en": (english, "")}, "en"))


def test_what_is_not_by_hand_or_was_not_imported_reads_as_its_tree() -> None:
    pot = by_name("Pot of Greed")

    assert by_hand(pot, 0, "en") == ""
    assert whole(pot, "en") == whole(TRAP, "en") == ()
    assert passage(pot, 0, "en") == "Draw 2 cards."


def test_whoever_is_asked_about_a_card_by_hand_reads_what_is_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_in(monkeypatch, SCRIBE)
    table = Table(yugi=side(field=[SCRIBE.name]))
    table.everyone_passes()
    table.driver.choose(f"activate {SCRIBE.name}")

    assert asked(table, KAIBA).effect == "It does so."
    table.driver.choose("Agree")


def test_what_moves_a_plan_on_is_no_act_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, SCRIBE)
    table = Table(yugi=side(field=[SCRIBE.name]))
    table.everyone_passes()
    table.driver.choose(f"activate {SCRIBE.name}")
    table.driver.choose("Agree")
    table.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "compose")
    prompt = asked(table, YUGI)

    moves = [each.label for each in prompt.choices if each.kind is ChoiceKind.PHASE]
    assert moves == ["Do nothing"]
    assert prompt.is_judged
    table.driver.choose("Leave")


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ((0,), ("in sentence 1 of", "１文目", "第1句")),
        ((0, 2), ("in sentences 1 and 3 of", "１・３文目", "第1・3句")),
    ],
)
def test_sentences_are_counted_as_people_count(
    at: tuple[int, ...], said: tuple[str, ...]
) -> None:
    card = spell("A Spell of Ours", 1, Activate(do=ByHand(at)))

    for language, part in zip(("en", "ja", "zh"), said, strict=True):
        assert part in "".join(TEXT[language](card))


def test_acts_stand_in_menus_that_are_named_by_what_they_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_in(monkeypatch, SCRIBE)
    table = Table(yugi=side(field=[SCRIBE.name], hand=["Kuriboh"], graveyard=["Sangan"]))
    table.everyone_passes()
    table.driver.choose(f"activate {SCRIBE.name}")
    table.driver.choose("Agree")
    table.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "compose")
    laid = form(1, Question(7, asked(table, YUGI), None, (), warned=False), "en")

    menus = [each for line in laid.rows for each in line["components"] if "options" in each]
    assert [each["placeholder"] for each in menus] == [
        "Destroy, send to the Graveyard, banish, return, add to the hand, Tribute …",
        "Summon, place, battle positions",
        "Counters, LP, damage, ATK, DEF, Level …",
        "Negate, phases, forbid, protect",
        "Reveal, declare, coins and dice, later",
    ]
    values = [each["value"] for menu in menus for each in menu["options"]]
    assert len(values) == len(set(values)) == len(asked(table, YUGI).choices) - 1
    table.driver.choose("Leave")
