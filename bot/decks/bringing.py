"""A deck that was brought: kept under its name, or declined with all that is wrong with it."""

from collections.abc import Awaitable, Sequence
from typing import Any

from discord import ui

from bot.decks.house import house
from bot.decks.known_cards import sort_out
from bot.decks.layouts import decks as layouts
from bot.decks.layouts.remarks import moved, remarked, unclear
from bot.decks.looking import kept_buttons
from bot.decks.mending_buttons import mending_buttons
from bot.decks.naming import UnclearNamesError, with_names
from bot.decks.own_decks import names_in
from bot.decks.reading import NoDeckReadError
from bot.decks.store import LONGEST_NAME, MOST_DECKS, BadDeckNameError, TooManyDecksError
from bot.decks.visible_decks import own_deck
from bot.shared.host import Interaction
from bot.shared.sheets import reply, sheet
from bot.shared.tidying import tidy
from bot.shared.words import language_of, say
from engine.core.decks import BroughtDeck, DeckList
from engine.core.game import Game


async def keep_brought(
    interaction: Interaction,
    reading: Awaitable[tuple[Game, BroughtDeck]],
    name: str | None,
    stem: str = "",
    declined: Sequence[ui.Item[Any]] = (),
) -> None:
    """Keep the deck that is read, or say everything that is wrong with it.

    Without a `name` it has its own, or the `stem` of that of its file. What can be pressed
    where it is `declined` stands below the answer. After a start or an import that waits for
    the cards: none is told to be unknown so far.
    """
    language, here = language_of(interaction.locale), house(interaction)
    await here.store.people.hear(interaction.user.id, language)
    await here.lookup.handed()
    try:
        game, brought = await reading
        brought = await with_names(here, game, brought, language)
        sorted_out = await sort_out(here.library, game, brought)
    except NoDeckReadError as problem:
        await reply(interaction, layouts.unreadable(language, problem, declined))
        return
    except UnclearNamesError as problem:
        await reply(interaction, unclear(language, problem, declined))
        return
    if sorted_out.unknown:
        view = layouts.unknown(language, game, brought, sorted_out.unknown, declined)
        await reply(interaction, view)
        return
    if name is None:
        name = await _name(interaction, stem or brought.name)
    names = await names_in(interaction, game, sorted_out.deck)
    told = (*remarked(language, brought), *moved(language, game, names, sorted_out.moved))
    await _keep(interaction, game, name, sorted_out.deck, told)


async def _keep(
    interaction: Interaction, game: Game, name: str, deck: DeckList, told: Sequence[str]
) -> None:
    language, owner = language_of(interaction.locale), interaction.user.id
    decks = house(interaction).store.decks
    earlier = await decks.named(owner, name)
    try:
        kept = await decks.keep(owner, game.key, name, deck)
    except BadDeckNameError:
        view = sheet(
            say(language, "deck-not-kept"), say(language, "deck-bad-name", most=LONGEST_NAME)
        )
    except TooManyDecksError:
        view = sheet(
            say(language, "deck-not-kept"), say(language, "deck-too-many", most=MOST_DECKS)
        )
    else:
        replaced = earlier.deck if earlier and earlier.deck != deck else None
        names = await names_in(interaction, game, deck)
        seen = own_deck(kept, game)
        rows = (mending_buttons(language, seen), kept_buttons(language, seen))
        view = layouts.kept(language, game, names, kept, replaced, rows, told)
    await reply(interaction, view)


async def _name(interaction: Interaction, own: str) -> str:
    """The name the deck brings along, or else one that is still free."""
    if named := tidy(own)[:LONGEST_NAME].strip():
        return named
    default = say(language_of(interaction.locale), "deck-default-name")
    kept = await house(interaction).store.decks.of(interaction.user.id)
    taken = {deck.name.casefold() for deck in kept}
    names = (default, *(f"{default} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name.casefold() not in taken)
