"""What imported cards are called, for as long as texts are compared."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

from cards.grammar.reader.japanese.names import archetypes as families_by_japanese_name
from cards.grammar.reader.japanese.names import called as by_japanese_name
from cards.grammar.tokens import IMPORTED, cards_called, learn_tokens
from cards.languages import LANGUAGES
from cards.names import NAMES, own_names, translated
from cards.names.archetypes import FAMILIES


@contextmanager
def called(
    cards: Mapping[int, Mapping[str, str]],
    families: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    tokens: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[None]:
    """Have texts call these cards and archetypes so, and afterwards as before.

    Cards go by passcode and language, archetypes by their English name and language. `tokens`
    are those that were imported, as they are kept.
    """
    before, families_before, tokens_before = {**NAMES}, {**FAMILIES}, {**IMPORTED}
    FAMILIES.update(families)
    learn_tokens(tokens)
    for language in LANGUAGES:
        named = {code: each.get(language, each["en"]) for code, each in cards.items()}
        NAMES[language] = {**named, **own_names(language)}
    _forget()
    try:
        yield
    finally:
        NAMES.clear()
        NAMES.update(before)
        FAMILIES.clear()
        FAMILIES.update(families_before)
        learn_tokens(tokens_before)
        _forget()


def _forget() -> None:
    """Have names be looked up anew."""
    translated.cache_clear()
    by_japanese_name.cache_clear()
    families_by_japanese_name.cache_clear()
    cards_called.cache_clear()
