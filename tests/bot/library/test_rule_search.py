"""A rule is found by its ID and by words, those of its title first."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest
from rapidfuzz import fuzz

from bot.library.library import Library
from bot.rules import search
from bot.rules.commands import RuleCommands
from bot.rules.house import House
from bot.rules.questions import Questions
from bot.rules.search import RuleIndex, index_of
from bot.shared.worker_threads import Beside
from cards.languages import LANGUAGES
from cards.rulebook import rules, terms
from engine.core.game import Rule, RuleWords
from tests.bot.library.conftest import opened
from tests.bot.library.zoo import ZOO
from tests.waiting import PATIENCE

INDEX = RuleIndex(rules(), terms())


def title(rule: Rule) -> str:
    return rule.said("en").title.casefold()


def everything(rule: Rule) -> str:
    said = rule.said("en")
    return f"{said.title} {said.text} {said.practice} {said.example}".casefold()


@pytest.mark.parametrize("id", ["MR-BATTLE-10", "mr-battle-10", "MR BATTLE 10", " mrbattle10 "])
def test_an_id_names_one_rule_however_it_is_written(id: str) -> None:
    found = INDEX.named(id)

    assert found is not None
    assert found.id == "MR-BATTLE-10"
    assert INDEX.find(id)[0] == found


@pytest.mark.parametrize("id", ["mr chain 1", "MR-CHAIN-1", "ＭＲ－ＣＨＡＩＮ－１"])
def test_the_number_of_an_id_needs_no_leading_zero(id: str) -> None:
    found = INDEX.named(id)

    assert found is not None
    assert found.id == "MR-CHAIN-01"
    assert INDEX.named("mr chain") is None


@pytest.mark.parametrize("typed", ["🔥", "？？", " … "])
def test_what_has_no_word_in_it_finds_nothing(typed: str) -> None:
    assert INDEX.find(typed) == ()


def test_the_beginning_of_an_id_finds_its_section() -> None:
    assert [rule.id for rule in INDEX.find("mr-gen")][:11] == [
        f"MR-GEN-{number:02}" for number in range(1, 12)
    ]


def test_words_of_the_title_come_before_words_of_the_text() -> None:
    found = INDEX.find("replay")
    in_title = ["replay" in title(rule) for rule in found]

    assert in_title == sorted(in_title, reverse=True)
    assert in_title[0]
    assert not in_title[-1]
    assert all("replay" in everything(r) for r in found)


def test_every_word_must_be_there() -> None:
    found = INDEX.find("Counter Trap damage step")

    assert found
    for rule in found:
        assert all(word in everything(rule) for word in ("counter", "trap", "damage", "step"))


def test_a_misspelt_title_is_still_found() -> None:
    assert INDEX.find("object of teh gaem")[0].id == "MR-GEN-01"


def test_what_no_rule_says_finds_nothing_and_nothing_typed_finds_all() -> None:
    assert INDEX.find("xyzzyplugh") == ()
    assert len(INDEX.find("")) == len(rules()) == len(INDEX)
    assert INDEX.named("MR-GEN") is None


@pytest.mark.parametrize(
    ("typed", "language", "id"),
    [
        ("同時に 引き分け", "ja", "MR-WIN-02"),
        ("デッキ切れ", "ja", "MR-WIN-03"),
        ("でっき切れ", "ja", "MR-WIN-03"),
        ("牌组抽空", "zh", "MR-WIN-03"),
        ("平手 生命值", "en", "MR-WIN-02"),
        ("ＭＲ－ＷＩＮ－０３", "ja", "MR-WIN-03"),
        ("卷回", "zh", "MR-BATTLE-10"),
        ("巻き戻し", "ja", "MR-BATTLE-10"),
        ("伤害步骤的反击陷阱", "zh", "MR-DSTEP-02"),
        ("同调召唤", "zh", "MR-SYNC-02"),
        ("missing the timing", "en", "MR-GLOS-11"),
        ("missed the timing", "en", "MR-GLOS-11"),
    ],
)
def test_rules_are_found_in_every_language(typed: str, language: str, id: str) -> None:
    assert id in [rule.id for rule in INDEX.find(typed, language)[:4]]


def test_the_readers_language_comes_first() -> None:
    english, both = (
        Rule("ZO-A-01", {"en": RuleWords("墓地", "", "")}),
        Rule("ZO-A-02", {"en": RuleWords("Rest", "", ""), "ja": RuleWords("休み", "墓地", "")}),
    )
    index = RuleIndex((english, both))

    assert index.find("墓地", "ja") == (both, english)
    assert index.find("墓地", "en") == (english, both)


def test_rules_that_use_a_word_of_the_glossary_follow_those_that_say_it() -> None:
    said = INDEX.find("Extra Monster Zone", "en")

    wanted = ("extra", "monster", "zone")
    says = [all(word in everything(rule) for word in wanted) for rule in said]
    assert says == sorted(says, reverse=True)
    assert any("EMZ" in rule.said("en").title for rule in said)


@pytest.mark.parametrize(
    "typed", ["", "r", "replay", "xyzzyplugh", "伤害步骤的反击陷阱", "mr-b"]
)
def test_the_book_is_gone_through_once_in_each_language(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Mock(side_effect=search._held)
    scores = Mock(side_effect=fuzz.WRatio)
    monkeypatch.setattr(search, "_held", looks)
    monkeypatch.setattr(fuzz, "WRatio", scores)

    INDEX.find(typed, "zh")

    once = len(INDEX) * len(LANGUAGES)
    assert looks.call_count == once
    assert scores.call_count in (0, once)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("ex-dp-13", "EX-DP-13"),
        ("EXG 16", "EXG-16"),
        ("ex-mp2-0", "EX-MP2-01"),
        ("exmp2", "EX-MP-20"),
        ("exg", "EXG-01"),
        ("the first player draws, too", "EX-DP-13"),
    ],
)
def test_rules_of_2004_are_found_by_number_its_beginning_and_words(
    typed: str, first: str
) -> None:
    assert INDEX.find(typed)[0].id == first


def test_what_is_made_ready_of_the_same_rules_is_shared_and_of_others_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    index = index_of([ZOO])
    assert index_of(iter([ZOO])) is index
    assert index_of([ZOO, ZOO]) is not index
    monkeypatch.setattr(ZOO, "rules", ())
    assert len(index_of([ZOO])) == 0
    monkeypatch.undo()
    assert index_of([ZOO]) is index


def test_what_answers_questions_is_made_once_and_only_when_it_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = list[Questions]()

    def counted(*books: Any) -> Questions:
        made.append(Questions(*books))
        return made[-1]

    monkeypatch.setattr(search, "Questions", counted)
    index = RuleIndex(ZOO.rules, ZOO.terms)
    assert index.named("zo play 01") is not None
    assert index.find("zo-play")
    assert not made, "neither a start nor an ID waits for it"

    with ThreadPoolExecutor(4) as threads:
        asked = [threads.submit(index.find, "who plays which animal", "en") for _ in range(8)]
        found = [each.result() for each in asked]

    assert all(each == found[0] for each in found)
    assert len(made) == 1, "several who ask at once wait for the same"


async def test_what_answers_questions_is_made_ready_once_the_bot_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, loop = asyncio.Event(), asyncio.get_running_loop()
    monkeypatch.setattr(RuleIndex, "make_ready", lambda _: loop.call_soon_threadsafe(made.set))

    async with opened(tmp_path, Library()):
        await asyncio.wait_for(made.wait(), PATIENCE)


async def test_a_bot_that_is_stopped_before_it_is_open_makes_nothing_ready() -> None:
    beside = Beside("stopped", 1)
    cog = RuleCommands(cast(House, SimpleNamespace(games={ZOO.key: ZOO}, beside=beside)))
    beside.stop()

    await cog.on_ready()
