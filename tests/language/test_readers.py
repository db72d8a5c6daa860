"""Every word is known to every reader of the engine, before a duel meets it."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.verb import Verb
from engine.yugioh import language
from engine.yugioh.asked import means
from engine.yugioh.game import duel_of
from engine.yugioh.language import Noun, Quality, Trigger
from engine.yugioh.readers.means.qualities import fits
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.triggers.base import AWAITED, answers, could_answer
from tests.fuzz.pairings import PATCHWORKS, opened
from tests.strangers import play_out

Reader = Verb[bool]
READERS: tuple[tuple[type, Reader], ...] = (
    (Noun, means),
    (Quality, fits),
)


def words_of(family: type) -> Iterator[type]:
    for name in language.VOCABULARY:
        each = getattr(language, name)
        if isinstance(each, type) and issubclass(each, family) and each is not family:
            yield each


CASES = [(word, reader) for family, reader in READERS for word in words_of(family)]


@pytest.mark.parametrize(
    ("word", "reader"), CASES, ids=[f"{r.name}-{w.__name__}" for w, r in CASES]
)
def test_a_reader_knows_the_word(word: type, reader: Reader) -> None:
    assert reader.knows(word)


def test_each_trigger_says_which_events_it_waits_for() -> None:
    assert set(AWAITED) == set(words_of(Trigger))


def test_no_trigger_answers_an_event_of_another_kind() -> None:
    """Where it did, it would be overlooked: what it does not wait for it is not asked."""
    match = opened(PATCHWORKS[0], 3)
    duel = duel_of(match)
    asked = 0

    def nothing_else_answers() -> None:
        nonlocal asked
        for card, use in duel.index.triggering:
            for event in duel.timeline.occasion:
                if not could_answer(use.trigger, {type(event)}):
                    assert use.trigger is not None
                    asked += 1
                    assert answers(use.trigger, event, duel, Speaker(card, card.owner)) is None

    match.start()
    for _ in play_out(match, Random(3)):
        nothing_else_answers()

    assert asked > 1000
