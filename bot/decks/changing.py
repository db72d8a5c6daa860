"""Editing a deck that is kept: each edit is on disk before it is shown."""

from collections.abc import Mapping
from dataclasses import dataclass

from discord import ui

from bot.decks.editing import Act, Edit, EditError, edited
from bot.decks.house import house
from bot.decks.known_cards import is_known, own_part
from bot.decks.layouts.check import problems
from bot.decks.layouts.editor import Chosen, Editor, editor, page_of
from bot.decks.own_decks import names_in
from bot.decks.parts import part_keys, part_name
from bot.decks.standing import barred, nearest, without
from bot.decks.store import (
    LONGEST_NAME,
    BadDeckNameError,
    DeckNameTakenError,
    KeptDeck,
)
from bot.shared.host import Interaction
from bot.shared.sheets import sheet
from bot.shared.text import escaped
from bot.shared.words import joined, language_of, say
from engine.core.game import DeckList, Game

_MOST_EVENTS = 3
"""How many events are named in which a deck stays as it was handed in."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card that is to be edited, in a part of the deck."""

    part: str
    code: int


async def shown(
    interaction: Interaction,
    deck: int,
    page: int = 0,
    card: Card | None = None,
    said: str = "",
    found: Mapping[int, str] | None = None,
) -> ui.LayoutView:
    """The deck of that number to be edited, or that whoever presses has none."""
    language = language_of(interaction.locale)
    opened = await _opened(interaction, deck)
    if opened is None:
        return sheet(say(language, "deck-hand-gone"))
    kept, game = opened
    library, chosen = house(interaction).library, None
    codes: tuple[int, ...] = ()
    if card is not None:
        part = await own_part(library, game, card.code)
        chosen, codes = Chosen(card.part, card.code, part), (card.code,)
        page = page_of(game, kept.deck, card.part, card.code)
    names = await names_in(interaction, game, kept.deck, DeckList({"": codes}))
    aside = await _untouched(interaction, kept)
    wrong = problems(language, game, nearest(game, kept.deck), kept.deck, names)
    return editor(Editor(language, game, names, kept, page, chosen, said, aside, found, wrong))


async def changed(interaction: Interaction, deck: int, edit: Edit, page: int) -> ui.LayoutView:
    """The deck after the edit, or as it is and why it was not edited."""
    language = language_of(interaction.locale)
    opened = await _opened(interaction, deck)
    if opened is None:
        return sheet(say(language, "deck-hand-gone"))
    game = opened[1]
    known = await is_known(house(interaction).library, game, edit.code)
    if edit.act == Act.MORE and not known:
        return await shown(interaction, deck, page, said=say(language, "deck-edit-no-card"))
    starts_in = await own_part(house(interaction).library, game, edit.code)
    name = (await names_in(interaction, game, DeckList({"": (edit.code,)}))).get(edit.code)
    card = Card(edit.part, edit.code)
    try:
        kept = await house(interaction).store.decks.change(
            interaction.user.id, deck, lambda cards: edited(cards, edit, game.parts, starts_in)
        )
    except EditError as problem:
        facts = {"name": escaped(name or str(edit.code)), **problem.facts}
        if "part" in facts:
            facts["part"] = part_name(game, str(facts["part"]), language)
        said = say(language, problem.key, **facts)
        return await shown(interaction, deck, page, card, said)
    if kept is None:
        return sheet(say(language, "deck-hand-gone"))
    part = edit.target or edit.part
    said = say(
        language,
        "deck-edited",
        name=escaped(name or str(edit.code)),
        part=part_name(game, part, language),
        count=kept.deck[part].count(edit.code),
    )
    has = [each for each in part_keys(game) if edit.code in kept.deck[each]]
    if has and edit.part not in has:
        card = Card(has[0], edit.code)
    return await shown(interaction, deck, page, card, said)


async def mended(interaction: Interaction, deck: int, page: int) -> ui.LayoutView:
    """The deck without what cannot be played in any format, or as it is and why."""
    language = language_of(interaction.locale)
    opened = await _opened(interaction, deck)
    if opened is None:
        return sheet(say(language, "deck-hand-gone"))
    before, game = opened

    def without_barred(cards: DeckList) -> DeckList:
        rest = without(cards, barred(game, cards))
        return rest or cards

    kept = await house(interaction).store.decks.change(
        interaction.user.id, deck, without_barred
    )
    if kept is None:
        return sheet(say(language, "deck-hand-gone"))
    count = len(before.deck.codes) - len(kept.deck.codes)
    if count > 0:
        said = say(language, "deck-taken-out", count=count)
    else:
        key = "deck-taken-out-all" if barred(game, kept.deck) else "deck-taken-out-none"
        said = say(language, key)
    return await shown(interaction, deck, page, said=said)


async def renamed(interaction: Interaction, deck: int, name: str, page: int) -> ui.LayoutView:
    """The deck under its new name, or under the old one and why."""
    language = language_of(interaction.locale)
    try:
        kept = await house(interaction).store.decks.rename(interaction.user.id, deck, name)
    except BadDeckNameError:
        said = say(language, "deck-bad-new-name", most=LONGEST_NAME)
    except DeckNameTakenError:
        said = say(language, "deck-name-taken")
    else:
        called = "" if kept is None else escaped(kept.name)
        said = say(language, "deck-renamed", name=called)
    return await shown(interaction, deck, page, said=said)


async def _opened(interaction: Interaction, deck: int) -> tuple[KeptDeck, Game] | None:
    kept = await house(interaction).store.decks.get(interaction.user.id, deck)
    game = house(interaction).games.get(kept.game) if kept else None
    return (kept, game) if kept and game else None


async def _untouched(interaction: Interaction, kept: KeptDeck) -> list[str]:
    """Where the deck stays as it was handed in: in duels that have begun, and in events."""
    here, language = house(interaction), language_of(interaction.locale)
    user = interaction.user.id
    lines = []
    if await here.sessions.is_seated(user):
        lines.append(say(language, "deck-edit-in-duel"))
    events = [
        escaped(event)
        for event, name in await here.store.events.handed_in(user)
        if name.casefold() == kept.name.casefold()
    ]
    if events:
        named = joined(language, events[:_MOST_EVENTS])
        lines.append(say(language, "deck-edit-in-event", events=named))
    return lines
