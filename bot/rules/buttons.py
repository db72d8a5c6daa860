"""What opens a rule or a word of the glossary: the id, or the option chosen, names it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.rules.house import house
from bot.rules.layout import Elsewhere, Rows, rule_page, term_page
from bot.shared import ids
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.page_menus import options_in
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import show_presser
from bot.shared.sheets import sheet
from bot.shared.text import clip
from bot.shared.words import language_of, say
from cards.languages import LANGUAGES
from engine.core.game import Game, Rule, Term

_LONGEST_BUTTON = 60
_BUTTONS = 5


class OpenRule(DeclaredButton, id="rule:{language:en|ja|zh|}:{rule:key(40)}"):
    """Opens the rule whose ID it carries, in the language it carries, or else the presser's."""

    language: str
    rule: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show the rule; a menu of rules found stays below it."""
        language = self.language or language_of(interaction.locale)
        options = options_in(interaction.message, RuleMenu.declared.template)
        await _open(interaction, language, self.rule, options)


class RuleMenu(DeclaredMenu, id="rule-menu"):
    """Opens the rule chosen; the menu stays below it, to go on reading."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the rule, and mark it in the menu."""
        chosen = ids.chosen(self.item.values)
        await _open(interaction, language_of(interaction.locale), chosen, self.item.options)


class TermMenu(DeclaredMenu, id="term-menu"):
    """Opens the word chosen, in the place of the question which was meant."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the word."""
        language = language_of(interaction.locale)
        view = opened_term(language, house(interaction).games, ids.chosen(self.item.values))
        await show_presser(interaction, view or sheet(say(language, "term-gone")))


def rule_menu(
    language: str, options: Sequence[discord.SelectOption]
) -> ui.Select[ui.LayoutView]:
    """The menu that opens the rule chosen."""
    return RuleMenu.menu(say(language, "rule-choose"), options)


def opened_rule(
    language: str,
    games: Mapping[str, Game],
    rule: Rule,
    options: Sequence[discord.SelectOption] = (),
    *,
    foreign: bool = False,
) -> ui.LayoutView:
    """The rule over buttons for the rules beside it and for itself in other languages.

    Those of other formats that stand in its place have buttons of their own. Below is a menu
    of `options`, where there are any. The rules beside one that is read in a `foreign`
    language are read in that too, others in the language of the person who presses.
    """
    kept = language if foreign else ""

    def buttons(rules: Iterable[Rule]) -> list[ui.Button[ui.LayoutView]]:
        labels = {each.id: clip(_label(language, each), _LONGEST_BUTTON) for each in rules}
        shown = list(labels.items())[:_BUTTONS]
        return [OpenRule.button(label, language=kept, rule=rule) for rule, label in shown]

    elsewhere = tuple(_elsewhere(language, games, rule))
    opposite = [each.rule for each in elsewhere]
    beside = (found for each in rule.related if (found := named(games, each)))
    related = buttons(each for each in beside if each not in opposite)
    others = [
        OpenRule.button(say(each, "this-language"), language=each, rule=rule.id)
        for each in LANGUAGES
        if each != language and each in rule.words
    ]
    menu = [rule_menu(language, options)] if options else []
    rows: Rows = (buttons(opposite), others, menu)
    return rule_page(language, rule, rows, related, elsewhere)


def opened_term(language: str, games: Mapping[str, Game], value: str) -> ui.LayoutView | None:
    """The word that an option's value names, over a menu of the rules that use it."""
    key, _, name = value.partition(":")
    terms: Sequence[Term] = games[key].terms if key in games else ()
    term = next((each for each in terms if each.key == name), None)
    if term is None:
        return None
    rules = [found for each in term.rules if (found := named(games, each))]
    below = [rule_menu(language, rule_options(language, rules))] if rules else []
    return term_page(language, term, rules, MENU, (below,))


def named(games: Mapping[str, Game], id: str) -> Rule | None:
    """The rule of that ID, whichever game's it is."""
    rules = (rule for game in games.values() for rule in game.rules)
    return next((rule for rule in rules if rule.id == id), None)


def _elsewhere(language: str, games: Mapping[str, Game], rule: Rule) -> Iterator[Elsewhere]:
    names = {
        key: said[language] for game in games.values() for key, said in game.formats.items()
    }
    for each in rule.elsewhere:
        other = named(games, each.rule)
        if other is not None and each.format in names:
            yield Elsewhere(names[each.format], other, each.same)


def rule_options(language: str, rules: Sequence[Rule]) -> list[discord.SelectOption]:
    """An option for each of the rules, as many as a menu holds."""
    return [
        discord.SelectOption(label=_label(language, rule)[:OPTION], value=rule.id)
        for rule in rules[:MENU]
    ]


async def _open(
    interaction: Interaction,
    language: str,
    id: str,
    options: Sequence[discord.SelectOption],
) -> None:
    games = house(interaction).games
    own = language_of(interaction.locale)
    rule = named(games, id)
    if rule is None:
        await show_presser(interaction, sheet(say(own, "rule-gone")))
        return
    for option in options:
        option.default = option.value == id
    await show_presser(
        interaction, opened_rule(language, games, rule, options, foreign=language != own)
    )


def _label(language: str, rule: Rule) -> str:
    return f"{rule.id} {rule.said(language).title}"
