"""A challenge in the channel, and the menu of decks to accept it with."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.utils import escape_markdown

from bot.decks.choice import DeckChoice
from bot.duels.lobby import ids
from bot.duels.lobby.store import Challenge
from bot.shared.text import clip, note
from bot.shared.words import say

_MENU = 25
_LABEL = 100


def challenge(offer: Challenge, format: str, trouble: str = "") -> discord.ui.LayoutView:
    """The challenge with its buttons; `trouble` says why it could not be accepted yet."""
    words = say(
        offer.language,
        "challenge-offered",
        challenger=escape_markdown(offer.challenger_name),
        challenged=f"<@{offer.challenged}>",
        format=format,
    )
    accept: discord.ui.Button[Any] = discord.ui.Button(
        label=say(offer.language, "accept"),
        style=discord.ButtonStyle.success,
        custom_id=ids.ANSWER.write(challenge=offer.id, act="accept"),
    )
    decline: discord.ui.Button[Any] = discord.ui.Button(
        label=say(offer.language, "decline"),
        custom_id=ids.ANSWER.write(challenge=offer.id, act="decline"),
    )
    text = f"{words}\n{trouble}" if trouble else words
    return note(text, discord.ui.ActionRow(accept, decline))


def deck_menu(offer: int, decks: Sequence[DeckChoice], language: str) -> discord.ui.LayoutView:
    """The decks among which the challenged chooses his."""
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=ids.DECK.write(challenge=offer),
        placeholder=say(language, "choose-your-deck"),
        options=[
            discord.SelectOption(label=clip(deck.name, _LABEL), value=deck.key)
            for deck in decks[:_MENU]
        ],
    )
    return note(say(language, "choose-your-deck"), discord.ui.ActionRow(menu))
