"""Verdicts on official answers beside what a reader made of them."""

import os
from collections import Counter
from pathlib import Path

import pytest

from engine.core.book import Verdict
from tests.library.verdicts.__main__ import outcome, read, said

FOLDER = os.environ.get("DUELKEEPER_TEST_DATA", "")


def test_no_yes_and_no_no_was_kept_that_a_reader_does_not_share() -> None:
    kept = Counter(outcome(each, each.kept) for each in read())

    assert kept["wrong"] == 0
    assert kept["right"] > 0.8 * kept.total()
    assert kept.total() == 600


@pytest.mark.skipif(not FOLDER, reason="DUELKEEPER_TEST_DATA names no folder")
def test_the_bot_says_of_each_answer_what_is_kept() -> None:
    now = said(Path(FOLDER))

    assert now == {each.question: each.kept for each in read()}
    assert Verdict.YES in now.values()
