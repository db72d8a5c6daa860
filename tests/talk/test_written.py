"""What is put into words is kept until the table changes, for each reader alone."""

import gc
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cards.decks import BENCH_DECKS, READY_DECKS
from cards.games.yugioh import YUGIOH
from cards.talk.asking import Asking
from cards.talk.showing import Showing
from cards.talk.written import MOST_READERS, Written
from engine.core.game import Reader
from engine.core.match import Match
from tests.strangers import any_answer
from tests.table import Table, side
from tests.talk.reading import KAIBA, YUGI, reader

READERS = [reader(seat, language) for seat in (None, YUGI, KAIBA) for language in ("en", "ja")]


class Count:
    """How often a method has been called."""

    def __init__(self, counted: Callable[[Any], Any]) -> None:
        self.times = 0
        self._counted = counted

    def __call__(self, counted: Any) -> Any:
        self.times += 1
        return self._counted(counted)


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> Count:
    """How many boards are written."""
    return counting(monkeypatch, Showing, "board")


@pytest.fixture
def prompts(monkeypatch: pytest.MonkeyPatch) -> Count:
    """How many prompts are written."""
    return counting(monkeypatch, Asking, "prompt")


def counting(monkeypatch: pytest.MonkeyPatch, kind: type, method: str) -> Count:
    count = Count(getattr(kind, method))
    monkeypatch.setattr(kind, method, lambda self: count(self))
    return count


def a_table() -> Table:
    return Table(yugi=side(hand=["Uraby", "Sangan"], field=["Gemini Elf"]))


def look(match: Match, readers: list[Reader]) -> list[object]:
    """All that these readers are shown and asked."""
    boards = [YUGIOH.show(match, each) for each in readers]
    prompts = [YUGIOH.ask(match, each) for each in readers]
    return [*boards, *prompts, *(YUGIOH.cards(match, each) for each in readers)]


def test_a_second_look_writes_nothing(boards: Count, prompts: Count) -> None:
    table = a_table()

    first = look(table.driver.match, READERS)
    written = boards.times, prompts.times
    second = look(table.driver.match, READERS)

    assert written == (len(READERS), 2)
    assert (boards.times, prompts.times) == written
    assert all(one is other for one, other in zip(first, second, strict=True))


def test_a_changed_table_is_written_anew(boards: Count, prompts: Count) -> None:
    table = a_table()
    before = look(table.driver.match, READERS)

    table.yugi.summons("Uraby")
    after = look(table.driver.match, READERS)

    assert boards.times == 2 * len(READERS)
    assert prompts.times > 2
    assert all("M2 · Uraby" in str(board) for board in after[: len(READERS) : 2])
    assert all(board not in before for board in after[: len(READERS)])


def test_of_a_changed_table_only_what_changed_is_written_anew() -> None:
    table = a_table()
    match = table.driver.match
    before = {each: YUGIOH.show(match, each) for each in READERS}

    table.yugi.summons("Uraby")

    for each, board in before.items():
        blocks = zip(board.blocks, YUGIOH.show(match, each).blocks, strict=True)
        (kept,) = (old.title for old, new in blocks if old is new)
        assert "Kaiba" in kept


def test_of_a_changed_table_only_changed_heaps_are_listed_anew() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=["Gemini Elf"], graveyard=["Sangan"]))
    match = table.driver.match
    before = {group.place: group for group in YUGIOH.cards(match, reader(YUGI))}

    table.yugi.summons("Uraby")

    after = {group.place: group for group in YUGIOH.cards(match, reader(YUGI))}
    assert after["graveyard"] is before["graveyard"]
    assert [card.name for card in before["field"].cards] == ["Gemini Elf"]
    assert [card.name for card in after["field"].cards] == ["Gemini Elf", "Uraby"]


def test_the_next_question_is_written_anew_though_nothing_has_happened() -> None:
    match = a_table().driver.match
    asked, digest = YUGIOH.ask(match, reader(YUGI)), match.digest
    assert asked is not None

    match.answer(YUGI, (0,))

    assert match.digest == digest
    assert YUGIOH.ask(match, reader(YUGI)) != asked


def test_nobody_reads_what_was_written_for_another() -> None:
    table, apart = a_table(), [a_table() for _ in READERS]
    renamed = replace(READERS[0], names=("Joey", "Kaiba"))

    together = [look(table.driver.match, [each]) for each in READERS]

    assert together == [
        look(own.driver.match, [each]) for own, each in zip(apart, READERS, strict=True)
    ]
    assert "Joey" in str(look(table.driver.match, [renamed]))
    assert len({str(seen) for seen in together}) == len(READERS)


def test_words_are_kept_for_few_readers_and_go_with_their_match(boards: Count) -> None:
    decks = [ready.deck for ready in READY_DECKS[:2]]
    match = YUGIOH.open(YUGIOH.setup("master", decks, bytes(32)))
    match.start()
    many = [replace(READERS[0], names=(str(n), "Kaiba")) for n in range(MOST_READERS + 1)]

    for each in many:
        YUGIOH.show(match, each)
    YUGIOH.show(match, many[-1])
    assert boards.times == len(many)
    YUGIOH.show(match, many[0])
    assert boards.times == len(many) + 1

    assert Written in match.beside
    others = _kept() - 1
    del match
    gc.collect()
    assert _kept() <= others


def _kept() -> int:
    """Of how many matches what was written is kept."""
    return sum(isinstance(each, Written) for each in gc.get_objects())


def test_what_is_kept_is_at_all_times_what_would_be_written_anew() -> None:
    decks = [ready.deck for ready in BENCH_DECKS]
    match, dice = YUGIOH.open(YUGIOH.setup("master", decks, bytes(32))), Random(0)
    match.start()
    everybody = READERS[::2]

    while match.number < 150:
        kept = look(match, everybody)
        written = match.beside.pop(Written)
        assert kept == look(match, everybody), match.number
        match.beside[Written] = written
        for decision in match.awaited():
            match.answer(decision.seat, any_answer(decision, dice))
