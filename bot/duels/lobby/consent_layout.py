"""What people read of cards that have to be agreed to before a duel."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.duels.lobby import ids
from bot.duels.lobby.counter_store import Counter
from bot.duels.lobby.store import Challenge
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import escaped, note
from bot.shared.words import say

_GREEN = discord.ButtonStyle.success


def brought(offer: Challenge, cards: str) -> str:
    """That the challenger brings such cards, and what accepting means."""
    name = escaped(offer.challenger_name)
    return say(offer.language, "challenge-brings", name=name, cards=cards)


def which_button(offer: Challenge) -> ui.Button[Any]:
    """The button that names the cards of the challenger."""
    return ui.Button(
        label=say(offer.language, "challenge-which-cards"),
        custom_id=ids.CARDS.write(challenge=offer.id),
    )


def asked(offer: Challenge, counter: Counter, cards: str) -> ui.LayoutView:
    """The challenger's question: do they agree to what somebody would bring?"""
    language = offer.challenger_language
    facts = {"challenger": f"<@{offer.challenger}>", "name": escaped(counter.name)}
    acts = (
        ("counter-agree", "agree", _GREEN),
        ("counter-decline", "decline", discord.ButtonStyle.secondary),
        ("challenge-which-cards", "cards", discord.ButtonStyle.secondary),
    )
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=say(language, key),
            style=style,
            custom_id=ids.COUNTER.write(counter=counter.id, version=counter.version, act=act),
        )
        for key, act, style in acts
    ]
    words = say(language, "counter-asked", cards=cards, **facts)
    return note(words, ui.ActionRow(*buttons))


def which(language: str, lines: Sequence[str]) -> ui.LayoutView:
    """The cards by their states, for whoever wants to know."""
    title = say(language, "challenge-cards-title")
    said = list(lines) or [say(language, "challenge-cards-none")]
    return sheet(title, listed(language, said, room_beside(title)))
