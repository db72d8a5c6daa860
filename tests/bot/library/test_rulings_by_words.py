"""Official rulings that are found by their words, and which cards they speak of."""

from pathlib import Path

from bot.sandbox.server import Sandbox
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import (
    Faq,
    FaqPassage,
    Origin,
    Said,
    SaidCard,
    SaidQuestion,
    SaidText,
)
from tests.bot.library.asking_rulings import (
    ORIGINAL,
    asked,
    chosen,
    pressed,
)
from tests.library.invented import (
    MOSSBACK,
    shelve_invented,
)

FAQ_MENU = "Read the FAQ of a card"


async def test_words_lead_to_the_faq_of_a_card_and_back(shelved: Sandbox) -> None:
    yugi = shelved.people["Yugi"]
    listed = await asked(yugi, text="架空の")
    assert listed.text.startswith(f"## Rulings with “架空の”\n{ORIGINAL}\n### 22 Q&As")
    assert "### Official FAQ of 2 cards\n**1.** 架空の質問集です。" in listed.text
    assert "\n-# 2024-05-06 · Mossback Turtle\n**2.** 架空の親の" in listed.text
    assert listed.text.count("架空の親の") == 6, "of a long passage no more than the beginning"
    questions, faqs = listed.selects
    assert len(questions.options) == 5
    assert list(faqs.options) == ["1. Mossback Turtle", "2. Lantern of Ｎｏｗｈｅｒｅ"]

    opened = await chosen(yugi, listed, FAQ_MENU, str(MOSSBACK))

    assert opened.ephemeral
    assert opened.text.startswith(f"## Rulings: Mossback Turtle – “架空の”\n{ORIGINAL}\n")
    assert "- 架空の質問集です。" in opened.text
    assert "対象を取りません" not in opened.text
    whole = await pressed(yugi, opened, "Rulings: Mossback Turtle")
    assert "対象を取りません" in whole.text
    back = await pressed(yugi, opened, "Rulings with “架空の”")
    assert back.id == opened.id
    assert back.text == listed.text


async def test_the_way_back_leads_to_the_page_where_the_card_stands(
    shelved: Sandbox, tmp_path: Path
) -> None:
    many = [
        Faq(cid, f"2024-01-{cid - 90_100:02}", (FaqPassage(1, ("多く*の説明。",)),), (), ())
        for cid in range(90_101, 90_121)
    ]
    plain = facts_of(CardKind.TRAP)
    cards = [SaidCard(cid * 1000, plain, cid) for cid in range(90_101, 90_121)]
    shelve_invented(tmp_path / "many.db", *many, *cards).replace(tmp_path / "library.db")
    yugi = shelved.people["Yugi"]
    first = await asked(yugi, text="多く*の")
    assert "questions" not in first.text
    assert "### Official FAQ of 20 cards\n**1.** 多く\\*の説明。" in first.text

    second = await pressed(yugi, first, "Next page")
    label, value = next(iter(second.selects[0].options.items()))
    opened = await chosen(yugi, second, FAQ_MENU, value)
    back = await pressed(yugi, opened, "Rulings with “多く*の”")

    assert not label.startswith("1.")
    assert back.text == second.text


async def test_words_that_only_the_whole_faq_holds_open_every_passage_with_one(
    shelved: Sandbox,
) -> None:
    listed = await asked(shelved.people["Kaiba"], text="質問集 対象を")
    assert "### 公式のカード別補足情報（1枚）\n**1.** 架空の質問集です。" in listed.text
    assert "-# 2024-05-06 · 苔甲の亀" in listed.text

    opened = await chosen(
        shelved.people["Kaiba"], listed, "カードを選んで補足情報を読む", str(MOSSBACK)
    )

    assert "- 架空の質問集です。" in opened.text
    assert "- 対象を取りません。" in opened.text


async def test_it_is_said_where_there_are_more_than_can_be_listed(
    shelved: Sandbox, tmp_path: Path
) -> None:
    many = [
        SaidQuestion(n, "2020-01-01", f"多数{n}？", "？", "。", (), ()) for n in range(1, 130)
    ]
    shelve_invented(tmp_path / "many.db", *many).replace(tmp_path / "library.db")

    shown = await asked(shelved.people["Yugi"], text="多数")

    assert "### The newest 100 Q&As\n**1.** 多数129？" in shown.text


CARDS_OF_A_CROWD = range(92_000, 92_030)


def crowd() -> list[Said]:
    """Many cards with long names that one question concerns; it speaks of the last of them."""
    said: list[Said] = []
    for cid in CARDS_OF_A_CROWD:
        code, original = cid * 1000, f"架空の長い名前の群衆{cid}"
        said.append(SaidCard(code, facts_of(CardKind.TRAP), cid))
        said.append(SaidText(code, "en", f"Crowd {cid}", "Invented.", Origin.OFFICIAL))
        said.append(SaidText(code, "ja", original, "架空。", Origin.OFFICIAL))
    title = "「架空の長い名前の群衆９２０２９」は「架空の長い名前の群衆92015」の仲間ですか？"
    cids = tuple(CARDS_OF_A_CROWD)
    lines = "\n".join(f"架空の列{n}" for n in range(120))
    return [*said, SaidQuestion(5, "2020-01-01", title, "架空？", lines, (), cids)]


async def test_the_cards_that_a_question_speaks_of_come_first(
    shelved: Sandbox, tmp_path: Path
) -> None:
    shelve_invented(tmp_path / "many.db", *crowd()).replace(tmp_path / "library.db")
    yugi, kaiba = shelved.people["Yugi"], shelved.people["Kaiba"]

    listed = await asked(yugi, text="仲間ですか")
    ruling = await chosen(yugi, listed, "Read a Q&A", "5")

    assert "-# 2020-01-01 · Crowd 92029 · Crowd 92015 · Crowd 92000 · " in listed.text
    assert "-# Cards: Crowd 92029 · Crowd 92015 · Crowd 92000 · " in ruling.text
    beside = [label for label in ruling.buttons if label.startswith("Rulings: ")]
    assert beside == [f"Rulings: Crowd {cid}" for cid in (92029, 92015, 92000)]
    japanese = (await asked(kaiba, text="仲間ですか")).text
    assert "92029 · 架空の長い名前の群衆92015 · ほか28枚" in japanese, "wide letters cost two"
    assert "架空の列100" not in ruling.text, "many short lines are long on a phone too"
    assert "架空の列100" in (await pressed(yugi, ruling, "Next page")).text


async def test_words_of_the_game_in_english_and_names_find_what_is_japanese(
    shelved: Sandbox,
) -> None:
    yugi, joey = shelved.people["Yugi"], shelved.people["Joey"]

    named = await asked(yugi, text="Mossback Turtle")
    assert named.text.startswith("## Rulings with “Mossback Turtle”\n")
    assert "-# Searched for: 苔甲の亀\n" in named.text
    assert "「Mossback Turtle」は眠りますか？" in named.text
    chinese = await asked(joey, text="苔甲龟")
    assert "-# 查找的词：苔甲の亀\n" in chinese.text
    plays = await asked(yugi, text="the plays")
    assert "-# Searched for: プレイ\n" in plays.text
    typed = await asked(yugi, text="苔甲の亀")
    assert "Searched for" not in typed.text
