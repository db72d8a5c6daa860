"""What can be pressed once a duel is over."""

from typing import Any

import discord

from bot.duels.after.ids import AFTER
from bot.shared.words import say

Button = discord.ui.Button[Any]


def after_buttons(match: int, language: str) -> list[Button]:
    """Another duel, the decks, and the proof of the shuffles."""
    return [
        _button(match, language, "rematch", "rematch", discord.ButtonStyle.primary),
        _button(match, language, "decks-button", "decks"),
        check_button(match, language),
    ]


def check_button(match: int, language: str) -> Button:
    """Shows by what the shuffles can be checked."""
    return _button(match, language, "check-shuffle", "shuffle")


def publish_button(match: int, language: str) -> Button:
    """Shows one's own deck to everybody."""
    return _button(match, language, "publish-deck", "publish")


def _button(
    match: int,
    language: str,
    key: str,
    act: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    return discord.ui.Button(
        label=say(language, key), style=style, custom_id=AFTER.write(match=match, act=act)
    )
