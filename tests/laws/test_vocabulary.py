"""Each word of the vocabulary is found where the page says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/vocabulary.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([^|]+) \| ([^|]+) \| `([^`]+)` `([^`]+)` \|$", PAGE, re.MULTILINE)


def test_every_row_says_where_its_word_is_found() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ")]

    assert len(ROWS) == len(rows) - rows.count("| Word | What it means | Where |") > 40


def test_no_word_is_said_twice() -> None:
    words = [word for word, *_ in ROWS]

    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("word", "meaning", "path", "name"), ROWS)
def test_a_word_has_one_sentence_and_is_found(
    word: str, meaning: str, path: str, name: str
) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")

    assert meaning.endswith(".")
    assert ". " not in meaning
    assert re.search(rf"\b{name}\b", text), f"{word} is not found in {path}"
