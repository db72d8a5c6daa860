"""The commands that change one's own decks: edit, rename."""

from discord import app_commands
from discord.ext import commands

from bot.decks.changing import Card, changed, renamed, shown
from bot.decks.edit_buttons import code_meant
from bot.decks.editing import Act, Edit
from bot.decks.house import house
from bot.decks.known_cards import own_part
from bot.decks.own_decks import complete_deck, found, names_in
from bot.decks.parts import part_keys
from bot.decks.store import KeptDeck
from bot.games import GAMES
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.sheets import reply
from bot.shared.tidying import tidy
from bot.shared.typed import Name
from bot.shared.unknown import unknown_card
from bot.shared.words import language_of, localised
from engine.core.game import Game

_NEAREST = 5
_KEYS = tuple(dict.fromkeys(part.key for game in GAMES.values() for part in game.parts))
_ACTS = [
    app_commands.Choice(name=localised(f"deck-change-{act}"), value=act)
    for act in (*Act, *_KEYS)
]
_PARTS = [
    app_commands.Choice(name=localised(f"deck-part-{part}"), value=part) for part in _KEYS
]


@newest_only
async def complete_card(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The cards that may be meant: those of the named deck before all others."""
    here, language = house(interaction), language_of(interaction.locale)
    named = str(getattr(interaction.namespace, "deck", None) or "")
    kept = await here.store.decks.named(interaction.user.id, named)
    game = here.games.get(kept.game) if kept else None
    own = await names_in(interaction, game, kept.deck) if kept and game else {}
    part = tidy(current).casefold()
    offered = {code: name for code, name in own.items() if part in name.casefold()}
    for each in await here.lookup.likely(current, language, MENU):
        offered.setdefault(each.code, each.label)
    return [
        app_commands.Choice(name=name[:OPTION], value=str(code))
        for code, name in offered.items()
    ][:MENU]


class DeckEdits(commands.Cog):
    """The part of `/deck …` that changes a deck, card by card, or its name."""

    @app_commands.command(name="edit", description=localised("deck-edit-description"))
    @app_commands.describe(
        deck=localised("deck-option"),
        card=localised("deck-edit-option-card"),
        change=localised("deck-edit-option-change"),
        part=localised("deck-edit-option-part"),
    )
    @app_commands.choices(change=_ACTS, part=_PARTS)
    @app_commands.autocomplete(deck=complete_deck, card=complete_card)
    async def edit(
        self,
        interaction: Interaction,
        deck: Name,
        card: Name | None = None,
        change: str | None = None,
        part: str | None = None,
    ) -> None:
        """Open a deck to be edited, at a card, or with that card changed."""
        if (own := await found(interaction, deck)) is None:
            return
        kept, game = own
        if card is None:
            await reply(interaction, await shown(interaction, kept.id))
            return
        code = _in_deck(kept, card) or await code_meant(interaction, card)
        if code is None:
            language = language_of(interaction.locale)
            lookup = house(interaction).lookup
            labels = [each.label for each in await lookup.likely(card, language, _NEAREST)]
            view = unknown_card(language, card, labels, is_loading=lookup.is_loading)
            await reply(interaction, view)
            return
        place = part or await _part(interaction, kept, game, code, change)
        if change is None:
            view = await shown(interaction, kept.id, card=Card(place, code))
        else:
            view = await changed(interaction, kept.id, Edit(change, place, code), page=0)
        await reply(interaction, view)

    @app_commands.command(name="rename", description=localised("deck-rename-description"))
    @app_commands.describe(
        deck=localised("deck-option"), name=localised("deck-rename-option-name")
    )
    @app_commands.autocomplete(deck=complete_deck)
    async def rename(self, interaction: Interaction, deck: Name, name: Name) -> None:
        """Keep a deck under another name."""
        if own := await found(interaction, deck):
            await reply(interaction, await renamed(interaction, own[0].id, name, page=0))


def _in_deck(kept: KeptDeck, typed: str) -> int | None:
    """The code that was typed, or completed, if there is a card of it in the deck."""
    return next((code for code in kept.deck.codes if typed.strip() == str(code)), None)


async def _part(
    interaction: Interaction, kept: KeptDeck, game: Game, code: int, act: str | None
) -> str:
    """The part that is meant where none is named.

    It is the one a copy is moved from, or else where the card is, or starts.
    """
    starts_in = await own_part(house(interaction).library, game, code)
    has = [part for part in part_keys(game) if code in kept.deck[part] and part != act]
    return next(iter(has), starts_in)
