"""The commands that judge decks: check, also of ready ones, and compare, of one's own."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.decks.ban_lists import BanList, ban_list, known_lists, list_choices, list_meant
from bot.decks.checking import judged_view
from bot.decks.house import house
from bot.decks.layouts.compare import two_decks, two_lists
from bot.decks.own_decks import (
    complete_deck,
    complete_format,
    format_of,
    found,
    names_in,
    playable,
)
from bot.decks.visible_decks import complete_subject, subject_named
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.sheets import reply, sheet
from bot.shared.typed import Name
from bot.shared.unknown import shown
from bot.shared.who_reads import promptly
from bot.shared.words import joined, language_of, localised, say


@newest_only
async def complete_list(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The ban lists whose names hold what was typed."""
    lists = await list_choices(house(interaction).library, current)
    names = [each.name for each in lists if len(each.name) <= OPTION]
    return [app_commands.Choice(name=name, value=name) for name in names[:MENU]]


class DeckChecks(commands.Cog):
    """The part of `/deck …` that says what is wrong with a deck, and what differs."""

    @app_commands.command(name="check", description=localised("deck-check-description"))
    @app_commands.describe(
        deck=localised("deck-option-any"),
        format=localised("deck-option-format"),
        list=localised("deck-option-list"),
    )
    @app_commands.autocomplete(
        deck=complete_subject, format=complete_format, list=complete_list
    )
    @promptly
    async def check(
        self,
        interaction: Interaction,
        deck: Name,
        format: Name | None = None,
        list: Name | None = None,
    ) -> None:
        """Name everything that keeps a deck from being played in a format, by a ban list.

        Without a format it is the one that a ready deck is made for, or else the first of all.
        """
        if (judged := await subject_named(interaction, deck)) is None:
            return
        game = judged.game
        default = judged.made_for or next(iter(game.formats))
        key = await format_of(interaction, game, format, default)
        if key is None:
            return
        lists = await _lists(interaction, [] if list is None else [list])
        if lists is None:
            return
        view = await judged_view(interaction, judged, key, lists[0] if lists else None)
        await reply(interaction, view)

    @app_commands.command(name="compare", description=localised("deck-compare-description"))
    @app_commands.describe(
        deck=localised("deck-option"),
        other=localised("deck-compare-other"),
        list=localised("deck-compare-list"),
        other_list=localised("deck-compare-other-list"),
    )
    @app_commands.autocomplete(
        deck=complete_deck, other=complete_deck, list=complete_list, other_list=complete_list
    )
    @promptly
    async def compare(
        self,
        interaction: Interaction,
        deck: Name,
        other: Name | None = None,
        list: Name | None = None,
        other_list: Name | None = None,
    ) -> None:
        """Show how two decks differ, or what two ban lists make of one."""
        language = language_of(interaction.locale)
        named = [each for each in (list, other_list) if each is not None]
        if len(named) != (2 if other is None else 0):
            await reply(interaction, sheet(say(language, "deck-compare-one")))
            return
        if (own := await found(interaction, deck)) is None:
            return
        kept, game = own
        if other is not None:
            if (second := await found(interaction, other)) is not None:
                names = await names_in(interaction, game, kept.deck, second[0].deck)
                await reply(interaction, two_decks(language, game, names, kept, second[0]))
            return
        lists = await _lists(interaction, named)
        if lists is not None:
            key = playable(game, kept)
            names = await names_in(interaction, game, kept.deck)
            view = two_lists(language, game, names, kept, key, (lists[0], lists[1]))
            await reply(interaction, view)


async def _lists(interaction: Interaction, names: Sequence[str]) -> list[BanList] | None:
    """The lists of those names; where one is not there, say so."""
    library, language = house(interaction).library, language_of(interaction.locale)
    found: list[BanList] = []
    for name in names:
        meant = await list_meant(library, name)
        if meant is None:
            known = joined(language, [shown(each.name) for each in await known_lists(library)])
            said = say(language, "deck-no-such-list", list=shown(name), lists=known)
            await reply(interaction, sheet(said))
            return None
        found.append(await ban_list(library, meant))
    return found
