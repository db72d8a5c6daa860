"""What imported cards are called, for as long as texts are compared."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from cards.languages import LANGUAGES
from cards.names import NAMES, own_names, translated


@contextmanager
def called(cards: Mapping[int, Mapping[str, str]]) -> Iterator[None]:
    """Have texts call these cards so, by passcode and language, and afterwards as before."""
    before = {**NAMES}
    for language in LANGUAGES:
        named = {code: each.get(language, each["en"]) for code, each in cards.items()}
        NAMES[language] = {**named, **own_names(language)}
    translated.cache_clear()
    try:
        yield
    finally:
        NAMES.clear()
        NAMES.update(before)
        translated.cache_clear()
