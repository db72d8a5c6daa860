"""The texts of card databases: in which language they are, and where a Pendulum Effect ends."""

import time

import pytest

from cards.games.yugioh.sources.pendulum_texts import split
from cards.games.yugioh.sources.spoken import language_of
from cards.sources.cleaning import clean, clean_name, reading_of
from tests.library.sources import PENDULUM


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (PENDULUM.format("Tick.", "[ Monster Effect ]", "Tock."), ("Tick.", "Tock.")),
        (PENDULUM.format("", "[ Flavor Text ]", "A clock."), ("", "A clock.")),
        ("←8 【灵摆】 8→\r\n①：滴。\r\n【怪兽效果】\r\n②：答。", ("①：滴。", "②：答。")),
        ("←1 【灵摆】 1→\n【怪兽描述】\n钟。", ("", "钟。")),
        ("[ Pendulum Effect ] and no more", ("", "[ Pendulum Effect ] and no more")),
        ("Tick.", ("", "Tick.")),
    ],
)
def test_a_pendulum_effect_is_set_apart(text: str, parts: tuple[str, str]) -> None:
    assert split(clean(text)) == parts


@pytest.mark.parametrize("filling", ["-", " \n", "[ ", "\r\n-"])
def test_no_text_takes_long_to_be_split(filling: str) -> None:
    begun = time.process_time()

    split("[ Pendulum Effect ]" + filling * 20_000)
    split("←1 【灵摆】" + filling * 20_000)

    assert time.process_time() - begun < 1


def test_names_are_read_by_the_kana_above_them() -> None:
    name = "<ruby>竜<rp>(</rp><rt>りゅう</rt><rp>)</rp></ruby>の<ruby>穴<rt>あな</rt></ruby>"

    assert (clean_name(name), reading_of(name)) == ("竜の穴", "りゅうのあな")
    assert (clean_name(" <P>\u202e name\n"), reading_of("竜")) == ("<P> name", "")


@pytest.mark.parametrize(
    ("sample", "language"),
    [
        ("Token\nA token.", "en"),
        ("Turtle 亀\nYou draw the card", "en"),
        ("超重武者\nこのカードは「超重武者」である", "ja"),
        ("超重武者\n这张卡在场上", "zh"),
    ],
)
def test_a_language_is_told_from_few_words(sample: str, language: str) -> None:
    assert language_of("x", sample) == language
