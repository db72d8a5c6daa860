"""The command that looks up a rule."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.components.page_menus import MENU, RuleMenu, rule_options
from bot.layouts.pages import rule_choice, rule_page, shown
from bot.layouts.sheets import reply, sheet
from bot.rulesearch import RuleIndex
from bot.words import language_of, localised, say

Interaction: TypeAlias = discord.Interaction[Client]

_LONGEST_LABEL = 100


class RuleCommands(commands.Cog):
    """`/rule`: one rule is shown to everybody, a choice of rules to whoever asked."""

    def __init__(self, client: Client) -> None:
        self.index = RuleIndex(rule for game in client.games.values() for rule in game.rules)

    @app_commands.command(name="rule", description=localised("rule-description"))
    @app_commands.describe(query=localised("rule-option"))
    async def rule(self, interaction: Interaction, query: str) -> None:
        """Show the one rule that is meant, or let one of several be chosen."""
        language = language_of(interaction.locale)
        named = self.index.named(query)
        found = (named,) if named else self.index.find(query)
        if not found:
            key = "rule-none" if len(self.index) else "rule-none-at-all"
            facts = {"query": shown(query)} if len(self.index) else {}
            await reply(interaction, sheet(say(language, key, **facts)))
        elif len(found) == 1:
            await reply(interaction, rule_page(language, found[0]), private=False)
        else:
            menu = RuleMenu(language, rule_options(language, found))
            await reply(interaction, rule_choice(language, query, found, MENU, menu))

    @rule.autocomplete("query")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The rules that what was typed may mean."""
        language = language_of(interaction.locale)
        return [
            app_commands.Choice(
                name=f"{rule.id} {rule.said(language).title}"[:_LONGEST_LABEL], value=rule.id
            )
            for rule in self.index.find(typed)[:MENU]
        ]


async def setup(client: Client) -> None:
    """Add the command, and let its menu outlive the process."""
    client.add_dynamic_items(RuleMenu)
    await client.add_cog(RuleCommands(client))
