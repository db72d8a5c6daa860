"""Showing a deck: in pictures and in words, or a hand drawn from it."""

import random
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.decks.house import house
from bot.decks.ids import COPY, DUEL, EDIT, HAND, OWN_HAND, SHARE, VIEW
from bot.decks.known_cards import known_cards
from bot.decks.layouts.hands import hand
from bot.decks.layouts.view import Picture, pictures, view
from bot.decks.spread import spread, tiles
from bot.decks.visible_decks import OWN, SHARED, Subject
from bot.people.looks import palette_for
from bot.shared.drawing.lettering import can_letter
from bot.shared.host import Interaction
from bot.shared.sheets import reply
from bot.shared.words import language_of, say
from cards.languages import LANGUAGES

_DICE = random.SystemRandom()


async def lay_open(interaction: Interaction, subject: Subject) -> None:
    """Show the deck to the person who asks alone, in a message of its own.

    Who has chosen words gets no pictures.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    language, game = language_of(interaction.locale), subject.game
    drawn_in = language if can_letter(language) else LANGUAGES[0]
    deck, library = subject.deck, house(interaction).library
    codes = deck.codes
    worded, lettered = [
        spread(deck, game, await known_cards(library, game, codes, each), each)
        for each in (language, drawn_in)
    ]
    palette = await palette_for(house(interaction).store.people, interaction.user.id)
    drawn: Sequence[Picture] = ()
    if palette is not None:
        drawing = house(interaction).drawing
        drawn = await drawing.do(pictures, lettered, drawn_in, palette)
    strange = any(game.glance(code, language) is None for code in codes)
    below = view_buttons(language, subject)
    shown = view(language, game, subject, worded, drawn, below, strange=strange)
    await reply(interaction, shown, files=[picture.file() for picture in drawn])


async def sample(interaction: Interaction, subject: Subject, format: str) -> ui.LayoutView:
    """An opening hand of the deck, drawn at random, over the button for another."""
    language, game = language_of(interaction.locale), subject.game
    pile = subject.deck[game.parts[0].key]
    drawn = _DICE.sample(pile, min(len(pile), game.sample(format)))
    known = await known_cards(house(interaction).library, game, drawn, language)
    name = game.formats[format][language]
    again = draw_button(language, subject, format, again=True)
    return hand(language, game, subject, name, tiles(drawn, known), (again,))


def draw_button(
    language: str, subject: Subject, format: str, *, again: bool
) -> ui.Button[ui.LayoutView]:
    """The button that draws a hand from the deck, for the first time or again."""
    label = say(language, "deck-hand-again" if again else "deck-hand-draw")
    if subject.whose == OWN:
        custom_id = OWN_HAND.write(deck=int(subject.key), format=format, again=again)
    else:
        custom_id = HAND.write(
            whose=subject.whose, deck=subject.key, format=format, again=again
        )
    return ui.Button(label=label, custom_id=custom_id)


def kept_buttons(language: str, subject: Subject) -> list[ui.Item[Any]]:
    """What can be done with a deck that was just kept."""
    return [
        _button(language, "deck-view", VIEW.write(whose=subject.whose, deck=subject.key)),
        *view_buttons(language, subject),
    ]


def view_buttons(language: str, subject: Subject) -> list[ui.Item[Any]]:
    """What can be done with a deck that is seen."""
    found = [draw_button(language, subject, subject.format, again=False)]
    whose, key = subject.whose, subject.key
    if subject.playable and whose != SHARED:
        found.append(_button(language, "deck-duel", DUEL.write(whose=whose, deck=key)))
    if whose == OWN:
        found.append(_button(language, "deck-edit", EDIT.write(deck=int(key))))
        found.append(_button(language, "deck-share", SHARE.write(deck=int(key))))
    else:
        found.append(_button(language, "deck-copy", COPY.write(whose=whose, deck=key)))
    return list(found)


def _button(language: str, key: str, custom_id: str) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=say(language, key), custom_id=custom_id)
