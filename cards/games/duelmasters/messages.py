"""What the bot says of Duel Masters beside matches, and what is said at its table."""

from functools import cache
from pathlib import Path

from cards.languages import LANGUAGES
from cards.messages import Messages

_HERE = Path(__file__).parent


def say(language: str, key: str, **facts: int | str) -> str:
    """The message `key` in `language`; KeyError for an unknown key or language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return _messages(language).fill(key, facts)


@cache
def _messages(language: str) -> Messages:
    return Messages((_HERE / "words").glob(f"{language}/*.ftl"), language)


@cache
def at_table(language: str) -> Messages:
    """What is said at the table in that language."""
    return Messages((_HERE / "table" / "words").glob(f"{language}/*.ftl"), language)
