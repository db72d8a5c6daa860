"""The commands that look up a rule, or a word of the game."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.buttons import (
    TermMenu,
    opened_rule,
    opened_term,
    rule_menu,
    rule_options,
)
from bot.rules.house import House
from bot.rules.layout import rule_choice, term_choice, terms_page
from bot.rules.search import index_of
from bot.rules.term_search import TermIndex, usual_form
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Host, Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.sheets import reply, sheet
from bot.shared.typed import Name
from bot.shared.unknown import shown
from bot.shared.who_reads import NAME_OF_ONLY_FOR_ME, ONLY_FOR_ME, alone, promptly
from bot.shared.words import language_of, localised, say
from cards.languages import LANGUAGES
from engine.core.game import Rule, Term


class RuleCommands(commands.Cog):
    """`/rule` and `/term`: what is found is shown to everybody, a choice to the asker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.games = house.games
        self.beside = house.beside
        self.index = index_of(self.games.values())
        self.terms = {key: TermIndex(game.terms) for key, game in self.games.items()}

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Make ready what answers questions once the bot is open: no start waits for it."""
        if not self.beside.is_stopped:
            await self.beside.do(self.index.make_ready)

    @app_commands.command(name="rule", description=localised("rule-description"))
    @app_commands.describe(query=localised("rule-option"), only_for_me=ONLY_FOR_ME)
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @promptly
    async def rule(
        self, interaction: Interaction, query: Name, only_for_me: bool = False
    ) -> None:
        """Show the one rule that is meant, or let one of several be chosen."""
        language = language_of(interaction.locale)
        named = self.index.named(query)
        here = await self._here(interaction)
        found = (named,) if named else await self._about(query, language, here)
        if not found:
            key = "rule-none" if len(self.index) else "rule-none-at-all"
            facts = {"query": shown(query)} if len(self.index) else {}
            await reply(interaction, sheet(say(language, key, **facts)))
        elif len(found) == 1:
            view = opened_rule(language, self.games, found[0])
            await reply(interaction, view, private=await alone(interaction, only_for_me))
        else:
            menu = rule_menu(language, rule_options(language, found))
            await reply(interaction, rule_choice(language, query, found, MENU, menu))

    @app_commands.command(name="term", description=localised("term-description"))
    @app_commands.describe(word=localised("term-option"), only_for_me=ONLY_FOR_ME)
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @promptly
    async def term(
        self, interaction: Interaction, word: Name, only_for_me: bool = False
    ) -> None:
        """Show the word that is meant, or let one of several be chosen."""
        language = language_of(interaction.locale)
        here = await self._here(interaction)
        exact = self._exact(word, language, here)
        if view := self._shown(word, language, exact):
            await reply(interaction, view, private=await alone(interaction, only_for_me))
            return
        found = await self._words(word, language, here) if word.strip() else []
        if not any(map(len, self.terms.values())):
            await reply(interaction, sheet(say(language, "term-none-at-all")))
            return
        options = [discord.SelectOption(label=label, value=value) for label, value in found]
        menu = (TermMenu.menu(say(language, "term-choose"), options),) if options else ()
        labels = [label for label, _ in found]
        await reply(interaction, term_choice(language, word, labels, menu))

    @rule.autocomplete("query")
    @newest_only
    async def complete_rule(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The rules that what was typed may mean."""
        language = language_of(interaction.locale)
        found = await self._rules(typed, language, await self._here(interaction))
        return [
            app_commands.Choice(name=option.label, value=option.value)
            for option in rule_options(language, found)
        ]

    @term.autocomplete("word")
    @newest_only
    async def complete_term(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The words that what was typed may mean, in the reader's language."""
        language = language_of(interaction.locale)
        found = await self._words(typed, language, await self._here(interaction))
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    async def _here(self, interaction: Interaction) -> str | None:
        """The game whose duel is played where this is asked."""
        return await self.house.game_in(interaction.channel_id or 0)

    async def _about(self, query: str, language: str, here: str | None) -> tuple[Rule, ...]:
        """The rules that a question is about; none where it is blank."""
        return await self._rules(query, language, here) if query.strip() else ()

    async def _rules(self, typed: str, language: str, here: str | None) -> tuple[Rule, ...]:
        """The rules that `typed` may mean: those of the game here first, then the likeliest."""
        played = self.games.get(here or "")
        near = [rule.id for rule in played.rules] if played else []
        return await self.beside.do(self.index.find, typed, language, near)

    def _exact(self, word: str, language: str, here: str | None) -> dict[str, Term]:
        """The words chosen from the completions, or called so, by values that name them.

        Those of the game that is played here alone, where it has any.
        """
        found = {
            f"{key}:{term.key}": term
            for key, index in self.terms.items()
            for term in index.exact(word, language)
        }
        own = {value: term for value, term in found.items() if value.startswith(f"{here}:")}
        return own or found

    async def _words(
        self, typed: str, language: str, here: str | None
    ) -> list[tuple[str, str]]:
        """Labels of words with values that `_exact` knows again."""
        return await self.beside.do(self._found, typed, language, here)

    def _shown(
        self, word: str, language: str, exact: Mapping[str, Term]
    ) -> discord.ui.LayoutView | None:
        """The one word that is meant, or all that are called so; None for none."""
        if view := opened_term(language, self.games, word):
            return view
        if len(exact) < 2:
            return opened_term(language, self.games, next(iter(exact), ""))
        games = [value.partition(":")[0] for value in exact]
        shared = games[0] if len({*games}) == 1 else ""
        behind = [self._played(game, shared, language) for game in games]
        options = [
            discord.SelectOption(
                label=f"{_told_apart(term, language)}{game}"[:OPTION], value=value
            )
            for (value, term), game in zip(exact.items(), behind, strict=True)
        ][:MENU]
        menu = TermMenu.menu(say(language, "term-choose"), options)
        found = [*zip(exact.values(), behind, strict=True)]
        return terms_page(language, word, found, menu)

    def _found(self, typed: str, language: str, here: str | None) -> list[tuple[str, str]]:
        """Labels with values, of the game here before others; others say what is played so."""
        known = here if here in self.terms else next(iter(self.terms), "")
        keys = sorted(self.terms, key=lambda key: key != known)
        return [
            (
                f"{found.label(language)}{self._played(key, known, language)}"[:OPTION],
                f"{key}:{found.term.key}",
            )
            for key in keys
            for found in self.terms[key].find(typed, language)
        ][:MENU]

    def _played(self, key: str, known: str, language: str) -> str:
        """What is played by that game, behind a word of it; nothing where that is known."""
        formats = self.games[key].formats.values()
        return "" if key == known else f" · {' / '.join(each[language] for each in formats)}"


def _told_apart(term: Term, language: str) -> str:
    """What the word is called in `language`, and then in the others."""
    forms = dict.fromkeys(usual_form(term, each) for each in (language, *LANGUAGES))
    return " · ".join(forms)[:OPTION]


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(RuleCommands(client.house))
