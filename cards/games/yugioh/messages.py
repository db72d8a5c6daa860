"""What the bot says of Yu-Gi-Oh! beside matches: Fluent messages in `words`."""

from functools import cache
from pathlib import Path

from cards.languages import LANGUAGES
from cards.messages import Messages, grouped

_WORDS = Path(__file__).parent / "words"


def say(language: str, key: str, **facts: int | str) -> str:
    """The message `key` in `language`; numbers are written with commas between thousands.

    Raises KeyError for an unknown key or language, or where a fact is missing.
    """
    return _messages(language).fill(key, grouped(facts))


@cache
def _messages(language: str) -> Messages:
    if language not in LANGUAGES:
        raise KeyError(language)
    return Messages(_WORDS.glob(f"{language}/*.ftl"), language)
