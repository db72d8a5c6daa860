"""What is pressed at a card: its other languages, the rules it touches, decks that have it."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.cards.layouts.card import card_name, card_page, card_words
from bot.cards.layouts.uses import decks_with, rules_touched
from bot.cards.lookup import KnownCard
from bot.rules.buttons import RuleMenu, named, rule_options
from bot.rulings.buttons import RulingsButton
from bot.shared import ids
from bot.shared.page_menus import MENU, kept_below, page_menu
from bot.shared.replies import Interaction, guarded, show_new, show_presser
from bot.shared.sheets import sheet
from bot.shared.words import LANGUAGES, language_of, say
from engine.core.game import Rule, Term

_CODE = r"(?P<code>[0-9]{1,10})"
_ALONGSIDE = ("card-menu", "found:", "search:")
"""How the ids begin of what opens other cards, and is shown below each of them."""
_RULES_EACH = 3
"""As many rules are named of each word that a card says."""


class CardIn(
    ui.DynamicItem[ui.Button[ui.LayoutView]], template=rf"card:(?P<language>en|ja|zh):{_CODE}"
):
    """Shows the card whose code it carries in the language it carries."""

    def __init__(self, language: str, code: int) -> None:
        label = say(language, "this-language")
        super().__init__(ui.Button(label=label, custom_id=f"card:{language}:{code}"))
        self.language = language
        self.code = code

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        return cls(match["language"], int(match["code"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show the card; what opens others stays below it."""
        card = await interaction.client.lookup.card(self.code)
        below = kept_below(interaction.message, _ALONGSIDE)
        await show_presser(interaction, opened(interaction, self.language, card, *below))


class CardMenu(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"card-menu"):
    """Opens the card chosen; the menu stays below it, to go on reading."""

    def __init__(self, language: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(page_menu("card-menu", say(language, "card-show"), options))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it stood in the message."""
        assert isinstance(item, ui.Select)
        return cls(language_of(interaction.locale), item.options)

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show the card chosen, and mark it in the menu."""
        chosen = ids.chosen_number(self.item.values)
        card = await interaction.client.lookup.card(chosen)
        for option in self.item.options:
            option.default = option.value == str(chosen)
        language = language_of(interaction.locale)
        menu = CardMenu(language, self.item.options)
        await show_presser(interaction, opened(interaction, language, card, menu))


class AboutCard(
    ui.DynamicItem[ui.Button[ui.LayoutView]],
    template=rf"card-(?P<about>rules|decks):{_CODE}",
):
    """Shows whoever presses the rules that the card touches, or his decks that have it."""

    def __init__(self, language: str, about: str, code: int) -> None:
        label = say(language, f"card-{about}")
        super().__init__(ui.Button(label=label, custom_id=f"card-{about}:{code}"))
        self.about = about
        self.code = code

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        return cls(language_of(interaction.locale), match["about"], int(match["code"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show them in a message of their own."""
        language = language_of(interaction.locale)
        card = await interaction.client.lookup.card(self.code)
        if card is None:
            view = sheet(say(language, "card-gone"))
        elif self.about == "rules":
            view = _rules_of(interaction, language, card)
        else:
            view = await _decks_of(interaction, language, card)
        await show_new(interaction, view)


def opened(
    interaction: Interaction,
    language: str,
    card: KnownCard | None,
    *below: ui.Item[Any],
) -> ui.LayoutView:
    """The card over its buttons, and `below` them what else can be pressed."""
    rows = [[item] for item in below]
    if card is None:
        return sheet(say(language, "card-gone"), rows=rows)
    buttons: list[ui.Item[Any]] = [
        CardIn(each, card.code) for each in LANGUAGES if each != language
    ]
    buttons += [
        RulingsButton(language, card.code),
        AboutCard(language, "rules", card.code),
        AboutCard(language, "decks", card.code),
    ]
    return card_page(language, card, interaction.client.games, (buttons, *rows))


def card_options(
    found: Iterable[tuple[int, str]], chosen: int | None = None
) -> list[discord.SelectOption]:
    """An option for each card, as many as a menu holds; labels are cut to their length."""
    return [
        discord.SelectOption(label=label[:100], value=str(code), default=code == chosen)
        for code, label in found
    ][:MENU]


def _rules_of(interaction: Interaction, language: str, card: KnownCard) -> ui.LayoutView:
    """The rules by the words of the card, over a menu that opens one."""
    games = interaction.client.games
    touched = _touched(interaction, card_words(language, card, games).text)
    rules = list({rule.id: rule for _, rules in touched for rule in rules}.values())
    menu = [RuleMenu(language, rule_options(language, rules))] if rules else []
    return rules_touched(language, card_name(language, card, games), touched, menu)


async def _decks_of(interaction: Interaction, language: str, card: KnownCard) -> ui.LayoutView:
    """The presser's decks, with how many copies of the card each part of them has."""
    client = interaction.client
    decks = await client.store.decks.of(interaction.user.id)
    name = card_name(language, card, client.games)
    return decks_with(language, name, card.codes, decks)


def _touched(interaction: Interaction, text: str) -> list[tuple[Term, list[Rule]]]:
    client = interaction.client
    found = []
    for term in client.lookup.terms.within(text):
        rules = [rule for each in term.rules if (rule := named(client.games, each))]
        if rules:
            found.append((term, rules[:_RULES_EACH]))
    return found
