"""What is pressed at a card: its other languages, the rules it touches, decks that have it."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.cards.house import house
from bot.cards.layouts.card import card_name, card_page, card_words, state_in
from bot.cards.layouts.uses import decks_with, related_rules
from bot.cards.picturing import picture_of
from bot.finding.lookup import KnownCard
from bot.readings.buttons import PlayedWrongly
from bot.rules.buttons import rule_menu, rule_options
from bot.rulings.buttons import rulings_button
from bot.shared import ids
from bot.shared.bounds import MENU
from bot.shared.drawing.canvas import Picture
from bot.shared.host import Interaction
from bot.shared.page_menus import kept_below
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import show_new, show_presser
from bot.shared.sheets import sheet
from bot.shared.words import language_of, say
from cards.languages import LANGUAGES
from engine.core.game import Rule

_ALONGSIDE = ("card-menu", "seek:", "sought:", "found:", "search:")
"""How the ids begin of what opens other cards, and is shown below each of them."""


class CardIn(DeclaredButton, id="card:{language:en|ja|zh}:{code:int(10)}"):
    """Shows the card whose code it carries in the language it carries."""

    language: str
    code: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the card; what opens others stays below it."""
        card = await house(interaction).lookup.card(self.code)
        below = kept_below(interaction.message, _ALONGSIDE)
        await show_opened(interaction, self.language, card, *below)


class CardMenu(DeclaredMenu, id="card-menu"):
    """Opens the card chosen; the menu stays below it, to go on reading."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the card chosen, and mark it in the menu."""
        chosen = ids.chosen_number(self.item.values)
        card = await house(interaction).lookup.card(chosen)
        for option in self.item.options:
            option.default = option.value == str(chosen)
        language = language_of(interaction.locale)
        menu = card_menu(language, self.item.options)
        await show_opened(interaction, language, card, menu)


class AboutCard(DeclaredButton, id="card-{about:rules|decks}:{code:int(10)}"):
    """Shows whoever presses the rules that the card touches, or their decks that have it."""

    about: str
    code: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show them in a message of their own."""
        language = language_of(interaction.locale)
        card = await house(interaction).lookup.card(self.code)
        if card is None:
            view = sheet(say(language, "card-gone"))
        elif self.about == "rules":
            view = _rules_of(interaction, language, card)
        else:
            view = await _decks_of(interaction, language, card)
        await show_new(interaction, view)


def card_menu(
    language: str, options: Sequence[discord.SelectOption]
) -> ui.Select[ui.LayoutView]:
    """The menu that opens the card chosen."""
    return CardMenu.menu(say(language, "card-show"), options)


def opened(
    interaction: Interaction,
    language: str,
    card: KnownCard | None,
    *below: ui.Item[Any],
    picture: Picture | None = None,
    reported: bool = False,
) -> ui.LayoutView:
    """The card over its buttons, and `below` them what else can be pressed.

    A card that was `reported` as played wrongly is done by hand here, or not played.
    """
    rows = [[item] for item in below]
    if card is None:
        return sheet(say(language, "card-gone"), rows=rows)
    buttons: list[ui.Item[Any]] = [
        CardIn.button(say(each, "this-language"), language=each, code=card.code)
        for each in LANGUAGES
        if each != language
    ]
    buttons.append(rulings_button(language, card.code))
    buttons += [
        AboutCard.button(say(language, f"card-{about}"), about=about, code=card.code)
        for about in ("rules", "decks")
    ]
    games = house(interaction).games
    if card.playable is not None and state_in(card, games):
        game, code = card.playable.game, card.playable.code
        label = say(language, "readings-wrong")
        rows.insert(0, [PlayedWrongly.button(label, game=game, code=code)])
    shown = picture.item() if picture else None
    return card_page(language, card, games, (buttons, *rows), shown, reported=reported)


async def is_reported(interaction: Interaction, card: KnownCard | None) -> bool:
    """Whether the card was reported on this server as played wrongly."""
    if card is None or card.playable is None:
        return False
    reports, played = house(interaction).store.reports, card.playable
    return played.code in await reports.standing(played.game, interaction.guild_id)


async def show_opened(
    interaction: Interaction, language: str, card: KnownCard | None, *below: ui.Item[Any]
) -> None:
    """Show the card with its picture, if it has one, in the presser's own message."""
    picture = await picture_of(interaction, language, card)
    reported = await is_reported(interaction, card)
    view = opened(interaction, language, card, *below, picture=picture, reported=reported)
    await show_presser(interaction, view, [picture.file()] if picture else [])


def card_options(
    found: Iterable[tuple[int, str]], chosen: int | None = None
) -> list[discord.SelectOption]:
    """An option for each card, as many as a menu holds; labels are cut to their length."""
    return [
        discord.SelectOption(label=label[:100], value=str(code), default=code == chosen)
        for code, label in found
    ][:MENU]


def _rules_of(interaction: Interaction, language: str, card: KnownCard) -> ui.LayoutView:
    """The few rules that explain what the card says, over a menu that opens one."""
    here = house(interaction)
    notes = here.notes_of[card.playable.game] if card.playable else here.notes
    rules: tuple[Rule, ...] = ()
    for each in LANGUAGES:
        rules = rules or notes.rules(each, card_words(each, card, here.games).text)
    menu = [rule_menu(language, rule_options(language, rules))] if rules else []
    return related_rules(language, card_name(language, card, here.games), rules, menu)


async def _decks_of(interaction: Interaction, language: str, card: KnownCard) -> ui.LayoutView:
    """The presser's decks, with how many copies of the card each part of them has."""
    here = house(interaction)
    decks = await here.store.decks.of(interaction.user.id)
    name = card_name(language, card, here.games)
    return decks_with(language, here.games, name, card.codes, decks)
