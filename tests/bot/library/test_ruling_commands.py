"""The command that looks up official rulings, through the real client."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.finding.catalogue import Catalogue
from bot.finding.lookup import Lookup
from bot.library.library import Library
from bot.rulings.layout import listed
from bot.rulings.reading import named
from bot.rulings.search import Rulings, nearest
from bot.sandbox.server import Sandbox
from bot.shared.worker_threads import Beside
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import Origin, Said, SaidCard, SaidQuestion, SaidText
from tests.bot.library.asking_rulings import (
    CROWD,
    LONG,
    MORE,
    ORIGINAL,
    asked,
    chosen,
    pressed,
)
from tests.bot.library.conftest import opened
from tests.library.invented import (
    ALONE,
    LANTERN,
    LANTERN_CID,
    MOSSBACK,
    MOSSBACK_ART,
    MOSSBACK_CID,
    RAINMAKER,
    UPCOMING,
    shelve_invented,
)


async def test_the_rulings_of_a_card_are_shown_to_all_by_effect_and_date(
    shelved: Sandbox,
) -> None:
    yugi, joey = shelved.people["Yugi"], shelved.people["Joey"]

    shown = await asked(yugi, card="mossback turtle")

    assert not shown.ephemeral
    assert joey.last("duels").text == shown.text
    assert shown.text.splitlines() == [
        "## Rulings: Mossback Turtle",
        ORIGINAL,
        "### Official FAQ",
        "-# 2024-05-06 · [official page](https://www.db.yugioh-card.com/yugiohdb/"
        f"faq_search.action?ope=4&cid={MOSSBACK_CID}&request_locale=ja)",
        "**The card as a whole**",
        "- 架空の質問集です。",
        "**【①について】**",
        "- 対象を取りません。",
        "### 3 Q&As",
        "**1.** **No** · 「Rainmaker’s Errand」に「Mossback Turtle」は濡れますか？",
        "-# 2023-01-02 · Rainmaker’s Errand",
        "**2.** 架空の質問71005？",
        "-# 2020-01-05 · Lantern of Ｎｏｗｈｅｒｅ · Rainmaker’s Errand",
        "**3.** **Yes** · 「Mossback Turtle」は眠りますか？",
        "-# 2019-07-15",
    ]


async def test_all_is_said_in_the_readers_language_but_the_original(shelved: Sandbox) -> None:
    kaiba, joey = shelved.people["Kaiba"], shelved.people["Joey"]

    japanese = (await asked(kaiba, card=str(MOSSBACK_ART))).text
    chinese = (await asked(joey, card="求雨的差事")).text

    assert japanese.startswith("## 裁定：苔甲の亀\n-# 公式の日本語原文")
    assert "**カード全体**\n- 架空の質問集です。" in japanese
    assert "### Q&A（3件）" in japanese
    assert chinese.startswith("## 裁定：求雨的差事\n-# 官方回答为日文")
    assert "-# 2023-01-02 · 苔甲龟" in chinese


async def test_a_question_is_read_in_full_beside_our_rules(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]
    listed = await asked(yugi, card=str(LANTERN), text="長い")
    assert listed.text.startswith("## Rulings: Lantern of Ｎｏｗｈｅｒｅ – “長い”\n")
    assert list(listed.selects[0].options) == ["1. 長い質問？"]

    first = await chosen(
        yugi,
        listed,
        "Read a Q&A",
        listed.selects[0].options["1. 長い質問？"],
    )

    assert first.ephemeral
    assert first.text.startswith(f"### 長い質問？\n{ORIGINAL}\n-# Q&A {LONG} · 2025-01-01 · [")
    assert f"ope=5&fid={LONG}" in first.text
    assert "-# Cards: Lantern of Ｎｏｗｈｅｒｅ" in first.text
    assert "### Question\nプレイは？" in first.text
    assert "### Answer\nはい。\\*架空\\*" in first.text
    assert "-# プレイ = play · 長い = long\n**Related rules**\n- ZO-PLAY-02" in first.text
    second = await pressed(yugi, first, "Next page")
    assert second.id == first.id
    assert "### Question" not in second.text
    assert "-# Page 2 of" in second.text
    rule = await chosen(yugi, second, "Read a related rule", "ZO-PLAY-02")
    assert rule.id != second.id
    assert rule.text.startswith("## ZO-PLAY-02 · Stopping")
    back = await pressed(yugi, second, "Back to the list")
    assert back.id == first.id
    assert back.text == listed.text


async def test_every_page_fits_and_every_question_stands_on_one(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]
    page = await asked(yugi, card=str(LANTERN))
    numbers, labels = [], set()
    for _ in range(40):
        numbers += [line for line in page.text.splitlines() if line.startswith("**")]
        labels |= {label for select in page.selects for label in select.options}
        if "Next page" not in page.buttons:
            break
        page = await pressed(yugi, page, "Next page")

    circled = [line[2] for line in numbers if line[2] in "①⑳("]
    assert circled[:3] == ["①", "⑳", "("]
    assert "**(24)**" in numbers
    assert "**Pendulum Effect ①**" in numbers
    count = len(CROWD) + 1
    assert [n for n in range(1, 99) if any(x.startswith(f"**{n}.") for x in numbers)] == list(
        range(1, count + 1)
    )
    assert {
        f"{n + 2}. 架空の質問{number}？" for n, number in enumerate(reversed(CROWD))
    } <= labels
    assert "Previous page" in page.buttons


async def test_two_cards_have_the_questions_about_both(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]

    shown = await asked(yugi, card=str(MOSSBACK), card2=str(RAINMAKER))

    assert shown.text.splitlines()[:7] == [
        "## Rulings: Mossback Turtle + Rainmaker’s Errand",
        ORIGINAL,
        "### 2 Q&As about them together",
        "**1.** **No** · 「Rainmaker’s Errand」に「Mossback Turtle」は濡れますか？",
        "-# 2023-01-02",
        "**2.** 架空の質問71005？",
        "-# 2020-01-05 · Lantern of Ｎｏｗｈｅｒｅ",
    ]
    assert "### Official FAQ · Mossback Turtle" in shown.text
    alone = await pressed(yugi, shown, "Rulings: Rainmaker’s Errand")
    assert alone.ephemeral
    assert alone.text.startswith("## Rulings: Rainmaker’s Errand\n")


async def test_rulings_are_found_by_their_words(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]

    shown = await asked(yugi, text="  ATK　架空 ")

    assert shown.text.startswith("## Rulings with “ATK 架空”\n")
    assert "濡れますか" in shown.text
    assert "眠りますか" not in shown.text
    assert "### One Q&A" in shown.text


async def test_that_nothing_was_found_is_said_to_who_asked(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]
    for options, said in (
        ({}, "Name a card, or type words to search for."),
        ({"card": str(UPCOMING)}, "There are no official rulings on Unprinted Engine."),
        (
            {"card": str(MOSSBACK), "text": "無*い"},
            "There are no official rulings on Mossback Turtle with “無\\*い”.",
        ),
        ({"text": "無い"}, "There are no official rulings with “無い”."),
    ):
        shown = await asked(yugi, **options)
        assert shown.ephemeral
        assert shown.text.startswith(said)


async def test_cards_with_nothing_together_still_have_what_is_said_of_each(
    shelved: Sandbox,
) -> None:
    shown = await asked(shelved.people["Yugi"], card=str(MOSSBACK), card2=str(UPCOMING))

    assert "There is no Q&A about these cards together." in shown.text
    assert "### Official FAQ · Mossback Turtle" in shown.text


async def test_a_name_with_a_slip_is_taken_for_the_card_that_is_clearly_meant(
    shelved: Sandbox,
) -> None:
    yugi = shelved.people["Yugi"]
    found = await asked(yugi, card="Mosbak Turtle")

    assert found.text.startswith("-# For “Mosbak Turtle”\n## Rulings: Mossback Turtle\n")
    assert not found.ephemeral
    offered = await yugi.complete("ruling", "card2", "mosbak turtle")
    assert offered[0].value == str(MOSSBACK)


async def test_where_it_is_not_clear_the_nearest_are_offered(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]
    unclear = await asked(yugi, card="tu")
    assert unclear.ephemeral
    assert unclear.text.startswith("Nothing is called exactly “tu”. Nearest:\n- ")

    opened = await pressed(yugi, unclear, "Mossback Turtle")

    assert opened.text.startswith("## Rulings: Mossback Turtle\n")


async def test_without_an_import_it_is_said_that_there_is_none(tmp_path: Path) -> None:
    async with opened(tmp_path, Library()) as sandbox:
        shown = await asked(sandbox.people["Yugi"], card="Ant")

    assert shown.ephemeral
    assert shown.text.startswith("No official rulings have been imported here yet.")


async def test_a_card_leads_to_its_rulings(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]
    card = (await yugi.call("card", options={"name": str(MOSSBACK)})).message
    assert card is not None

    rulings = await pressed(yugi, card, "Rulings")

    assert rulings.ephemeral
    assert rulings.text.startswith("## Rulings: Mossback Turtle\n")


async def test_what_was_just_imported_is_named_where_a_page_is_turned(
    shelved: Sandbox, tmp_path: Path
) -> None:
    yugi = shelved.people["Yugi"]
    page = await asked(yugi, card=str(LANTERN))
    named = SaidText(99_000_000, "en", "Fresh Import", "Invented.", Origin.OFFICIAL)
    fresh: tuple[Said, ...] = (SaidCard(99_000_000, facts_of(CardKind.TRAP), 99_000), named)
    about = SaidQuestion(1, "2019-01-01", "架空？", "？", "。", (), (LANTERN_CID, 99_000))
    shelve_invented(tmp_path / "fresh.db", *MORE, *fresh, about).replace(
        tmp_path / "library.db"
    )

    again = await pressed(yugi, page, "Next page")
    while "Next page" in again.buttons:
        again = await pressed(yugi, again, "Next page")
    ruling = await chosen(yugi, again, "Read a Q&A", "1")

    assert "Rulings: Fresh Import" in ruling.buttons


async def test_nobody_waits_twice_for_what_was_just_imported(
    shelved: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[str] = []
    renewed = Lookup.renewed

    async def counted(lookup: Lookup) -> Catalogue:
        waits.append("for names")
        return await renewed(lookup)

    monkeypatch.setattr(Lookup, "renewed", counted)
    yugi = shelved.people["Yugi"]
    shown = await asked(yugi, card="mossback turtle", card2="rainmaker's errand")
    assert len(waits) == 1
    await pressed(yugi, shown, "Rulings: Mossback Turtle")
    assert len(waits) == 2


async def test_a_question_that_is_gone_is_said_to_be(shelved: Sandbox, tmp_path: Path) -> None:
    yugi = shelved.people["Yugi"]
    listed = await asked(yugi, card=str(LANTERN), text="長い")
    fresh = shelve_invented(tmp_path / "fresh.db")
    fresh.replace(tmp_path / "library.db")

    gone = await chosen(yugi, listed, "Read a Q&A", str(LONG))

    assert gone.text == "This ruling is no longer here."
    back = await pressed(yugi, gone, "Back to the list")
    assert back.text.startswith(
        "There are no official rulings on Lantern of Ｎｏｗｈｅｒｅ with “"
    )


async def test_the_verdict_stands_in_the_menu_and_above_the_answer(shelved: Sandbox) -> None:
    yugi, kaiba = shelved.people["Yugi"], shelved.people["Kaiba"]
    listed = await asked(yugi, card=str(MOSSBACK))
    label = "1. 「Rainmaker’s Errand」に「Mossback Turtle」は濡れますか？"
    assert label in listed.selects[0].options

    read = await chosen(yugi, listed, "Read a Q&A", label)

    assert read.text.splitlines()[:3] == [
        "### 「Rainmaker’s Errand」に「Mossback Turtle」は濡れますか？",
        "**No**",
        "-# This is how we read the wording of the Japanese answer. "
        "The answer itself is what counts.",
    ]
    japanese = (await asked(kaiba, card=str(MOSSBACK))).text
    assert "**1.** **いいえ** · 「雨乞いの使い」に「苔甲の亀」は濡れますか？" in japanese


def test_names_are_given_as_far_as_there_is_room() -> None:
    called = {"甲": "Alpha_", "魔界「乙」": "Beta", "丙": ""}.get

    def as_called(name: str) -> str:
        return called(name, "") or ""

    text = "「甲」と「魔界「乙」」と「丙」と「甲」"
    assert named(text, as_called, 99) == "「Alpha\\_」と「Beta」と「丙」と「Alpha\\_」"
    assert named(text, as_called, len(text) + 6) == "「Alpha\\_」と「Beta」と「丙」と「甲」"
    assert named("「" * 5000, as_called, 9000) == "「" * 5000


async def test_where_no_question_concerns_both_cards_the_nearest_are_offered(
    tmp_path: Path,
) -> None:
    shelve_invented(tmp_path / "library.sqlite")
    library = await Library.open(tmp_path / "library.sqlite")
    beside = Beside("test", 1)

    def worth(text: str, titles: Sequence[str]) -> Sequence[float]:
        return [float("眠り" in title) + 0.001 for title in titles]

    found = await nearest(library, (MOSSBACK, RAINMAKER), beside, worth)

    assert [question.id for question in found] == [ALONE]
    assert Rulings({}, (), nearest=found)
    pages = listed("en", Rulings({}, (), nearest=found), {1: "A", 2: "B"}, "")
    assert [piece.section for piece in pages[0]] == [
        "",
        "Nearest: Q&As about one of the two",
    ]
    assert pages[0][1].question == found[0]
    beside.stop()
    await library.close()
