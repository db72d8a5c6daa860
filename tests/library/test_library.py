"""What was imported is found again, under any artwork's passcode and in any width."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.library.build import build
from bot.library.fame import known
from bot.library.library import Library
from bot.library.making import made
from bot.library.records import Counts
from cards.sources.records import Faq, FaqPassage, Origin
from engine.core.cards import UNKNOWN
from tests.library.invented import (
    ALONE,
    LANTERN,
    LANTERN_CID,
    MOSSBACK,
    MOSSBACK_ART,
    MOSSBACK_CID,
    OLD_MOSSBACK,
    RAINMAKER,
    SEEDLING,
    TOGETHER,
    UPCOMING,
    shelve_invented,
)
from tests.library.silent import Silent


async def test_a_card_is_found_under_the_code_of_each_artwork(library: Library) -> None:
    card = await library.card(MOSSBACK_ART)

    assert card == await library.card(MOSSBACK)
    assert card is not None
    assert card.code == card.passcode == MOSSBACK
    assert card.codes == (MOSSBACK, MOSSBACK_ART)
    assert [card.name(language) for language in ("en", "ja", "zh")] == [
        "Mossback Turtle",
        "苔甲の亀",
        "苔甲龟",
    ]
    assert card.facts["defence"] == UNKNOWN
    assert ([each.key for each in card.archetypes], card.setcodes) == (["Mossback"], (0x1F0,))


async def test_a_card_with_the_name_of_another_is_a_card_of_its_own(library: Library) -> None:
    card = await library.card(OLD_MOSSBACK)

    assert card is not None
    assert card.treated_as == MOSSBACK
    assert card.codes == (OLD_MOSSBACK,)


async def test_a_card_without_a_passcode_is_there(library: Library) -> None:
    card = await library.card(UPCOMING)

    assert card is not None
    assert card.passcode is None
    assert card.name("ja") == "Unprinted Engine"
    assert card.facts["arrows"] == ("↙", "↘")


async def test_what_is_unknown_is_nothing(library: Library) -> None:
    assert await library.card(1) is None
    assert await library.faq(1) is None
    assert await library.question(1) is None
    assert await library.questions(1) == await library.questions() == ()


async def test_a_text_says_who_wrote_it(library: Library) -> None:
    card = await library.card(LANTERN)

    assert card is not None
    origins = {text.language: text.origin for text in card.texts}
    assert origins == {"en": Origin.OFFICIAL, "ja": Origin.OFFICIAL, "zh": Origin.FAN}
    assert card.text("zh") is card.texts[2]
    assert card.texts[0].second == "Glows once."


async def test_names_are_given_once_for_each_card(library: Library) -> None:
    names = await library.names("en")

    codes = [MOSSBACK, LANTERN, RAINMAKER, SEEDLING, OLD_MOSSBACK, UPCOMING]
    assert [named.code for named in names] == codes
    assert (await library.names("ja"))[0].reading == "こけこうのかめ"
    assert (await library.artworks())[MOSSBACK_ART] == MOSSBACK


async def test_the_newest_list_of_each_family_holds(library: Library) -> None:
    now, ever = await library.lists(), await library.lists(past=True)

    assert [each.name for each in now] == ["2026.07 OCG", "2026.8 PRICES", "2026.07 Small"]
    assert [each.name for each in ever if each.is_own] == ["2004-03 (OCG)"]
    assert [each.name for each in ever][1] == "2026.8 PRICES"
    assert ever[-1].name == "2025.07 OCG"
    limits = await library.limits(MOSSBACK_ART)
    assert [(limit.list.family, limit.most) for limit in limits] == [
        ("OCG", 1),
        ("PRICES", 3),
        ("Small", 0),
    ]
    assert [limit.points for limit in await library.limits(LANTERN)] == [0, 40, 0]
    assert [limit.named for limit in limits] == [True, False, False]
    past = {limit.list.name: limit.most for limit in await library.limits(MOSSBACK, past=True)}
    assert past["2025.07 OCG"] == 0


async def test_a_limit_holds_for_every_artwork(library: Library) -> None:
    ocg = (await library.lists())[0]

    named = await library.limits_in(ocg)

    assert {code: limit.most for code, limit in named.items()} == {MOSSBACK: 1, MOSSBACK_ART: 1}


async def test_rulings_are_found_by_card_and_by_two_cards(library: Library) -> None:
    faq = await library.faq(MOSSBACK_ART)

    assert faq is not None
    assert [(each.effect, len(each.lines)) for each in faq.passages] == [(0, 1), (1, 2)]
    assert faq.questions == (ALONE,)
    assert faq.official_id == MOSSBACK_CID
    assert [each.id for each in await library.questions(MOSSBACK)] == [TOGETHER, ALONE]
    assert [each.id for each in await library.questions(RAINMAKER, MOSSBACK_ART)] == [TOGETHER]
    ruling = await library.question(TOGETHER)
    assert ruling is not None
    assert ruling.cards == (MOSSBACK, RAINMAKER)
    assert ruling.tags == ("チェーン", "永続効果")
    assert ruling.id == 70002


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("架空の質問です", [ALONE]),
        ("atkの", [TOGETHER]),
        ("ＡＴＫの", [TOGETHER]),
        ("ハイ、眠", [ALONE]),
        ("濡れません 苔甲の亀", [TOGETHER]),
        ("苔甲", [TOGETHER, ALONE]),
        ("眠", [ALONE]),
        ("苔甲の亀 濡", [TOGETHER]),
        ("at", [TOGETHER]),
        ('"架空の', []),
        ("NEAR( OR *", []),
        ("nowhere", []),
        ("  ", []),
    ],
)
async def test_questions_are_found_by_their_words(
    library: Library, typed: str, found: list[int]
) -> None:
    assert [each.id for each in await library.find_questions(typed)] == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("架空の質問集", [MOSSBACK]),
        ("ランタンは光り", [LANTERN]),
        ("らんたんハ光リ", [LANTERN]),
        ("ＡＴＫ３００", [LANTERN]),
        ("架空の質問集 対象を取りません", [MOSSBACK]),
        ("灯さない説明 一度だけ光る", [LANTERN]),
        ("架空の質問集 一度だけ光る", []),
        ("説明", [LANTERN]),
        ("です", [LANTERN, MOSSBACK]),
        ("取", [MOSSBACK]),
        ("架空の質問集 対象", [MOSSBACK]),
        ("[[", []),
        ('",', []),
        ("7", []),
        ("  ", []),
    ],
)
async def test_faqs_are_found_by_their_words(
    tmp_path: Path, typed: str, found: list[int]
) -> None:
    lantern = Faq(
        LANTERN_CID,
        "2025-01-01",
        (FaqPassage(7, ("灯さない説明です。", "ランタンは光りＡＴＫ300です。")),),
        (FaqPassage(0, ("一度だけ光る。",)),),
        (),
    )
    homeless = Faq(99_999, "2025-01-01", (FaqPassage(1, ("架空の質問集です。",)),), (), ())
    library = await Library.open(shelve_invented(tmp_path / "more.db", lantern, homeless))

    faqs = await library.find_faqs(typed)

    assert list(faqs) == found
    for code, faq in faqs.items():
        assert faq == await library.faq(code)
    assert list(await library.find_faqs(typed, most=1)) == found[:1]
    await library.close()


async def test_it_says_what_it_holds(library: Library) -> None:
    counts = await library.counts()

    assert counts == Counts(6, (("en", 6), ("ja", 3), ("zh", 3)), 1, 2, 4)
    assert [source.format for source in await library.sources()] == [
        "lists",
        "questions",
        "archetypes",
        "yaml-yugi",
    ]


async def test_without_a_file_it_is_empty_until_there_is_one(tmp_path: Path) -> None:
    path = tmp_path / "a #folder?%" / "library.sqlite"
    library = await Library.open(path)
    assert await library.card(MOSSBACK) is None
    assert await library.counts() == Counts()
    assert (await library.names("en"), await library.limits(MOSSBACK)) == ((), ())
    before = library.revision

    path.parent.mkdir()
    shelve_invented(path)

    assert await library.card(MOSSBACK)
    assert library.revision != before
    await library.close()


async def test_a_file_put_in_its_place_is_noticed(library: Library, tmp_path: Path) -> None:
    other = shelve_invented(tmp_path / "other.sqlite")
    os.replace(other, tmp_path / "library.sqlite")

    assert await library.card(MOSSBACK)
    (tmp_path / "library.sqlite").unlink()
    assert await library.card(MOSSBACK) is None


def damaged() -> bytes:
    """A library of which the first table cannot be read."""
    with TemporaryDirectory() as folder:
        whole = shelve_invented(Path(folder, "library.sqlite")).read_bytes()
    return whole.replace(b"CREATE TABLE sources", b"CREATE TABLE so\x80rces")


@pytest.mark.parametrize("content", [bytes, lambda: b"not a database" * 100, damaged])
async def test_a_file_that_is_no_library_is_taken_for_an_empty_one(
    tmp_path: Path, content: Callable[[], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "library.sqlite"
    path.write_bytes(content())

    library = await Library.open(path)

    assert await library.counts() == Counts()
    assert "taken for empty" in caplog.text
    await library.close()


@pytest.mark.parametrize("version", [2, 3])
async def test_a_library_of_a_version_before_is_read_as_it_is(
    tmp_path: Path, version: int
) -> None:
    path = shelve_invented(tmp_path / "library.db")
    new = Library(path)
    own = await _all_there_is(new)
    await new.close()
    names = {"official_id": "konami_id", "second": "pendulum"}
    with closing(sqlite3.connect(path)) as shelf:
        for table in ("described", "cards", "faqs", "concerned", "texts"):
            for column, before in names.items():
                has = {row[1] for row in shelf.execute(f"PRAGMA table_info({table})")}
                if column in has and version == 2:
                    shelf.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO {before}")
        shelf.execute("DROP TABLE made")
        shelf.execute(f"PRAGMA user_version = {version}")

    old = Library(path)
    try:
        assert await _all_there_is(old) == own
        assert [*(await made(old)).rows] == []
    finally:
        await old.close()
    build(path, [], Silent())
    with closing(sqlite3.connect(path)) as shelf:
        assert shelf.execute("PRAGMA user_version").fetchone() == (5,)
    kept = Library(path)
    try:
        assert await _all_there_is(kept) == own
    finally:
        await kept.close()


async def _all_there_is(library: Library) -> list[object]:
    """What is read from every table."""
    cards = [await library.card(code) for code in (MOSSBACK, LANTERN, RAINMAKER, UPCOMING)]
    faqs = [await library.faq(MOSSBACK), *(await library.find_faqs("亀")).items()]
    asked = [await library.questions(MOSSBACK, RAINMAKER), await library.question(TOGETHER)]
    return [
        *cards,
        *faqs,
        *asked,
        await library.find_questions("チェーン"),
        await known(library),
    ]
