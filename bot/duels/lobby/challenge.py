"""A challenge in the channel, what became of it, and the menu of decks to accept it with."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.decks.choice import DeckChoice
from bot.duels.lobby import ids
from bot.duels.lobby.agreed import agreed_words, time_rules
from bot.duels.lobby.consent_layout import brought, which_button
from bot.duels.lobby.store import Challenge, Stand
from bot.people.terms import Terms
from bot.shared.bounds import MENU, OPTION
from bot.shared.text import clip, escaped, note
from bot.shared.tongues import other_languages
from bot.shared.words import say

_OVER = {
    Stand.DECLINED: "challenge-declined",
    Stand.TAKEN_BACK: "challenge-taken-back",
    Stand.EXPIRED: "challenge-expired",
}

View = discord.ui.LayoutView
Button = discord.ui.Button[Any]


def challenge(
    offer: Challenge, format: str, terms: Terms, trouble: str = "", cards: str = ""
) -> View:
    """The challenge with its buttons; `trouble` says why it could not be accepted yet.

    `cards` are those of the challenger that have to be agreed to, counted by their state.
    """
    key = "challenge-offered" if offer.challenged else "challenge-offered-open"
    until = {"time": f"<t:{offer.expires}:t>", "left": f"<t:{offer.expires}:R>"}
    lines = [
        say(offer.language, key, **_names(offer, mention=True)),
        _agreed(offer, format, terms),
        *([brought(offer, cards)] if cards else []),
        *(f"-# {line}" for line in time_rules(offer.language, offer.agreement, terms)),
        f"-# {say(offer.language, 'challenge-open-until', **until)}",
        *([trouble] if trouble else []),
    ]
    buttons = [_button(offer, "accept", "accept", discord.ButtonStyle.success)]
    if offer.challenged:
        buttons.append(_button(offer, "decline", "decline"))
    buttons.append(_button(offer, "take-back", "back"))
    if cards:
        buttons.append(which_button(offer))
    languages = other_languages(offer.language, ids.IN, challenge=offer.id)
    rows = discord.ui.ActionRow[View](*buttons), discord.ui.ActionRow[View](*languages)
    return note("\n".join(lines), *rows)


def accepted(offer: Challenge, format: str, terms: Terms, channel: str) -> View:
    """The challenge once its duel has begun in `channel`, a link."""
    names = _names(offer)
    words = say(offer.language, "challenge-accepted", channel=channel, **names)
    return note(f"{words}\n{_agreed(offer, format, terms)}")


def finished(offer: Challenge, format: str, terms: Terms, result: str, channel: str) -> View:
    """The challenge once its duel in `channel`, a link, has ended with `result`."""
    return note(f"**{escaped(result)}** {channel}\n{_agreed(offer, format, terms)}")


def over(offer: Challenge, format: str, terms: Terms) -> View:
    """The challenge once it was declined, taken back, or has expired."""
    key = _OVER[offer.status]
    if offer.challenged is None:
        key = f"{key}-open"
    words = say(offer.language, key, **_names(offer))
    return note(f"{words}\n{_agreed(offer, format, terms)}")


def deck_menu(offer: int, decks: Sequence[DeckChoice], language: str) -> View:
    """The decks among which whoever accepts chooses theirs."""
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=ids.DECK.write(challenge=offer),
        placeholder=say(language, "choose-your-deck"),
        options=[
            discord.SelectOption(label=clip(deck.name, OPTION), value=deck.key)
            for deck in decks[:MENU]
        ],
    )
    return note(say(language, "choose-your-deck"), discord.ui.ActionRow(menu))


def hand_button(board: str, language: str) -> str:
    """The button of a board in that language, as a reader of `language` finds and knows it."""
    label, own = say(board, "my-hand"), say(language, "my-hand")
    return label if label == own else say(language, "aside", text=label, aside=own)


def _agreed(offer: Challenge, format: str, terms: Terms) -> str:
    names = escaped(offer.challenger_name), escaped(offer.challenged_name)
    return agreed_words(offer.language, format, offer.agreement, terms, names)


def _names(offer: Challenge, *, mention: bool = False) -> dict[str, str]:
    names = {"challenger": escaped(offer.challenger_name)}
    if offer.challenged is not None:
        name = escaped(offer.challenged_name)
        names["challenged"] = f"<@{offer.challenged}>" if mention else name
    return names


def _button(
    offer: Challenge,
    key: str,
    act: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    return discord.ui.Button(
        label=say(offer.language, key),
        style=style,
        custom_id=ids.ANSWER.write(challenge=offer.id, act=act),
    )
