"""Every word is known to every reader of the engine, before a duel meets it."""

from collections.abc import Callable, Iterator

import pytest

from engine.yugioh import language
from engine.yugioh.language import Amount, Condition, Noun, Step, Trigger
from engine.yugioh.practice.judging import judge
from engine.yugioh.readers.answers import answers
from engine.yugioh.readers.could import could
from engine.yugioh.readers.declared import holds, worth
from engine.yugioh.readers.does import does
from engine.yugioh.readers.means import means

Reader = Callable[..., object]
READERS: tuple[tuple[type, Reader], ...] = (
    (Step, could),
    (Step, does),
    (Step, judge),
    (Trigger, answers),
    (Condition, holds),
    (Noun, means),
    (Amount, worth),
)


def words_of(family: type) -> Iterator[type]:
    for name in language.__all__:
        each = getattr(language, name)
        if isinstance(each, type) and issubclass(each, family) and each is not family:
            yield each


CASES = [(word, reader) for family, reader in READERS for word in words_of(family)]


@pytest.mark.parametrize(
    ("word", "reader"), CASES, ids=[f"{r.__name__}-{w.__name__}" for w, r in CASES]
)
def test_a_reader_knows_the_word(word: type, reader: Reader) -> None:
    known = reader.dispatch(word)  # type: ignore[attr-defined]

    assert known is not reader.dispatch(object)  # type: ignore[attr-defined]
