"""What the bot says in English, Japanese and Chinese: each room has its Fluent messages."""

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

import discord
from discord import app_commands

from cards.languages import LANGUAGES
from cards.messages import Messages, grouped

_BOT = Path(__file__).parents[2]
FIRST_MARK = "\ue000"
"""From this sign to the next one below nobody's name has any: they stand for names."""
LEFT = "\ue0ff"
"""Kept as the name of somebody who has left: everybody reads words for it in their language."""


@lru_cache(maxsize=64)
def language_of(locale: discord.Locale | str | None) -> str:
    """The language for a Discord locale such as "en-US", "ja" or "zh-TW": one of LANGUAGES."""
    spoken = str(locale or "").split("-")[0].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def named(name: str, language: str) -> str:
    """Text with a name in it as it is read; of somebody who has left, words for that."""
    return name.replace(LEFT, say(language, "who-left")) if LEFT in name else name


def mention(user: int, language: str) -> str:
    """What Discord shows as the name of `user`; of somebody who has left, words for that."""
    return say(language, "who-left") if user < 0 else f"<@{user}>"


def say(language: str, key: str, **facts: int | str) -> str:
    """The message `key` in `language` with its variables filled in from `facts`.

    Where the bot has none, the games that we host are asked for theirs. Raises KeyError for a
    key or a language that does not exist, ValueError where a variable of the message is missing
    from `facts`.
    """
    message = _messages(language).by_key.get(key)
    if message is None:
        from bot import games  # a second to load, which a backup does not need

        return named(games.say(language, key, **facts), language)
    if isinstance(message.said, str):
        return message.said
    try:
        return named(message.said(grouped(facts)), language)
    except KeyError as missing:
        raise ValueError(f"{language}: {key}: {missing}") from missing


def joined(language: str, things: Iterable[str]) -> str:
    """The things one after the other in a sentence, with the comma of the language."""
    return say(language, "list-comma").join(things)


def localised(key: str) -> app_commands.locale_str:
    """The description of a command or option: `key` in English, translated when synced."""
    return app_commands.locale_str(say(LANGUAGES[0], key), key=key)


class CommandWords(app_commands.Translator):
    """Gives Discord the descriptions of commands, and the names of options, in our languages.

    The names of commands stay as they are: at one table people tell them each other in three
    languages, and every text calls a command by its name.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words for `locale`; None where English, or nothing of ours, will do."""
        language = language_of(locale)
        if language == LANGUAGES[0]:
            return None
        key = string.extras.get("key") or _option(context)
        return say(language, key) if key else None


def _option(context: app_commands.TranslationContextTypes) -> str:
    """The key of the name of an option, as its command or else all call it; else ""."""
    if context.location is not app_commands.TranslationContextLocation.parameter_name:
        return ""
    command, name = context.data.command.qualified_name, context.data.display_name
    own = f"option-{command.replace(' ', '-')}-{name}"
    return own if own in _messages(LANGUAGES[0]).by_key else f"option-{name}"


@cache
def _messages(language: str) -> Messages:
    if language not in LANGUAGES:
        raise KeyError(language)
    return Messages(_BOT.glob(f"*/words/{language}/*.ftl"), language)
