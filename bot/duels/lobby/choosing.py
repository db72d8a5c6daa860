"""What people choose in the commands by which duels begin: format, ban list, deck."""

from collections.abc import Iterable

from discord import app_commands

from bot.decks.ban_lists import known_lists, list_meant
from bot.decks.choice import (
    MOST_FAULTS,
    DeckChoice,
    NoSuchDeckError,
    choices,
    format_meant,
    game_of,
    ready,
)
from bot.duels.lobby.house import house
from bot.duels.lobby.opposing import ANY, MIRROR, special
from bot.duels.lobby.tables import LobbyError
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.text import note
from bot.shared.unknown import shown
from bot.shared.words import joined, language_of, say


@newest_only
async def complete_playable(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The decks that may be played in the chosen format, by the chosen ban list."""
    return await _playable(interaction, typed)


@newest_only
async def complete_opposing(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """What the built-in opponent may play: any deck, the same as its player, or a named one."""
    language = language_of(interaction.locale)
    named = [(key, say(language, f"opponent-deck-{key}")) for key in (ANY, MIRROR)]
    beside = [
        app_commands.Choice(name=name, value=key)
        for key, name in named
        if typed.casefold() in name.casefold()
    ]
    return [*beside, *await _playable(interaction, typed)][:MENU]


async def _playable(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    here = house(interaction)
    named = getattr(interaction.namespace, "format", None)
    played = format_meant(here.games, named)
    game = game_of(here.games, played)
    if game is None:
        return []
    limits = getattr(interaction.namespace, "list", None)
    banned = await here.lobby.ban_list(await _name_of_list(interaction, limits) or "")
    language = language_of(interaction.locale)
    user = interaction.user.id
    offered = await choices(here.store, game, played, user, language, banned)
    return completions(offered, typed)


def completions(decks: Iterable[DeckChoice], typed: str) -> list[app_commands.Choice[str]]:
    """The decks whose names hold what was typed, as far as they can be offered."""
    return [
        app_commands.Choice(name=deck.name[:OPTION], value=deck.key)
        for deck in decks
        if typed.casefold() in deck.name.casefold()
    ][:MENU]


async def limits_meant(interaction: Interaction, typed: str | None) -> str | None:
    """The name of the ban list meant, "" for none; None where it is answered that it is not."""
    if typed is None:
        return ""
    name = await _name_of_list(interaction, typed)
    if name is None:
        lists = await known_lists(house(interaction).library)
        language = language_of(interaction.locale)
        known = joined(language, (shown(each.name) for each in lists))
        await whisper(interaction, "deck-no-such-list", list=shown(typed), lists=known)
    return name


async def deck_meant(
    interaction: Interaction, format: str, typed: str | None, limits: str = ""
) -> DeckChoice | None:
    """The deck that was asked for; None where that is answered with what is wrong.

    Where none was named it is the first ready one. Raises LobbyError where no ready deck fits
    the ban list.
    """
    here, language = house(interaction), language_of(interaction.locale)
    user = interaction.user.id
    await here.store.people.hear(user, language)
    try:
        game = here.lobby.game(format)
        if typed is not None:
            return await here.lobby.deck_meant(format, user, language, typed, limits)
        banned = await here.lobby.ban_list(limits)
        playable = ready(game, format, language, banned)
        if not playable:
            raise LobbyError("no-ready-deck-by-list", list=shown(limits))
        return playable[0]
    except LobbyError as problem:
        await whisper(interaction, problem.key, **problem.facts)
    except NoSuchDeckError as problem:
        view = note(not_playable(problem, language))
        await interaction.response.send_message(view=view, ephemeral=True)
    return None


async def opposing_deck_meant(
    interaction: Interaction, format: str, typed: str | None, own: DeckChoice
) -> tuple[DeckChoice | None, bool]:
    """The deck for the built-in opponent, None for any; and whether that can be gone on with.

    Where it cannot, it is answered what is wrong.
    """
    wish = ANY if typed is None else special(typed)
    if wish is not None:
        return (own if wish == MIRROR else None), True
    meant = await deck_meant(interaction, format, typed)
    return meant, meant is not None


def not_playable(problem: NoSuchDeckError, language: str) -> str:
    """That there is no such deck, or what is wrong with it."""
    name = shown(problem.name)
    if not problem.faults:
        return say(language, "no-such-deck", name=name)
    faults, more = problem.faults[:MOST_FAULTS], len(problem.faults) - MOST_FAULTS
    rest = [say(language, "and-more", count=more)] if more > 0 else []
    ways = say(language, "deck-not-allowed-ways")
    return "\n".join([say(language, "deck-not-allowed", name=name), *faults, *rest, ways])


async def _name_of_list(interaction: Interaction, typed: str | None) -> str | None:
    meant = await list_meant(house(interaction).library, typed) if typed else None
    return meant.name if meant else None
