"""A deck laid open: pictures of its cards, and in words all that the pictures show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.decks.parts import size
from bot.decks.pictures.deck import COLUMNS, draw_curve, draw_tiles
from bot.decks.spread import Curve, Group, NamedDeck, Spread, Tile
from bot.readings.brings import brings, counts
from bot.shared.drawing.colours import DARK, Palette
from bot.shared.drawing.lettering import can_letter
from bot.shared.sheets import listed, room_beside
from bot.shared.text import clip, escaped, layout
from bot.shared.words import say
from engine.core.game import Game

MOST_FILES = 10
"""The files one message may have."""
MOST_DESCRIBED = 1024
"""The characters of the description of a picture."""
TILES = 18
"""The tiles of one picture: so many can be read at the width of a phone."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and what is in it; `group` is its place in the spread, None for the curve."""

    group: int | None
    description: str
    content: bytes
    name: str

    def file(self) -> discord.File:
        """The picture, to be sent once."""
        return discord.File(BytesIO(self.content), self.name, description=self.description)


def pictures(spread: Spread, language: str, palette: Palette = DARK) -> tuple[Picture, ...]:
    """The curve, and each group in one picture or more; slow, so not for the event loop."""
    found: list[tuple[int | None, str, bytes]] = []
    if spread.curve is not None:
        found.append(
            (None, _curve(spread.curve, language), draw_curve(spread.curve, language, palette))
        )
    for group, tiles in _shares(spread, language, MOST_FILES - len(found)):
        described = _described(spread.groups[group], tiles, language)
        found.append((group, described, draw_tiles(tiles, language, palette)))
    return tuple(
        Picture(group, clip(said, MOST_DESCRIBED), content, f"deck-{number}.png")
        for number, (group, said, content) in enumerate(found, start=1)
    )


def view(
    language: str,
    game: Game,
    deck: NamedDeck,
    spread: Spread,
    pictures: Sequence[Picture],
    below: Sequence[ui.Item[Any]],
    *,
    strange: bool = False,
) -> ui.LayoutView:
    """The pictures, if any, under their titles, and then every card and the curve in words.

    In a `strange` deck are cards that its game cannot play.
    """
    heading = f"### {escaped(deck.name)}\n{size(language, game, deck.deck)}"
    if strange:
        heading += f"\n{say(language, 'deck-view-strangers')}"
    if counted := counts(language, game, brings(game, deck.deck)):
        heading += f"\n-# {counted}"
    if pictures and not can_letter(language):
        heading += f"\n{say(language, 'deck-view-latin')}"
    frame: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(heading))
    before: int | None = -1
    for picture in pictures:
        if picture.group != before:
            frame.add_item(ui.TextDisplay(_title(language, spread, picture.group)))
            before = picture.group
        item = discord.MediaGalleryItem(
            f"attachment://{picture.name}", description=picture.description
        )
        frame.add_item(ui.MediaGallery(item))
    foot = say(language, "deck-view-codes")
    room = room_beside(foot) - frame.content_length()
    frame.add_item(ui.Separator())
    frame.add_item(ui.TextDisplay(_words(language, spread, room)))
    frame.add_item(ui.TextDisplay(foot))
    frame.add_item(ui.ActionRow(*below))
    return layout(frame)


def card_line(language: str, tile: Tile) -> str:
    """The copies of a card, its name and its numbers."""
    said = say(language, "deck-copies", card=escaped(tile.name), count=tile.count)
    return f"{said} · {tile.stats}" if tile.stats else said


def _words(language: str, spread: Spread, room: int) -> str:
    """All that the pictures show, without the numbers of the cards where they do not fit."""
    curve = [] if spread.curve is None else [_curve(spread.curve, language), ""]
    full, short = [*curve], [*curve]
    for group in spread.groups:
        heading = f"**{_heading(group, language)}**"
        bare = (replace(tile, stats="") for tile in group.tiles)
        full += [heading, *(card_line(language, tile) for tile in group.tiles)]
        short += [heading, *(card_line(language, tile) for tile in bare)]
    whole = "\n".join(full)
    if len(whole) <= room:
        return whole
    return listed(language, short, room)


def _shares(spread: Spread, language: str, most: int) -> list[tuple[int, tuple[Tile, ...]]]:
    """The tiles of each group in shares for a picture each: `most` of them in all."""
    size = TILES
    while True:
        shares = [
            (number, tiles)
            for number, group in enumerate(spread.groups)
            for tiles in _cut(group, size, language if size == TILES else None)
        ]
        if len(shares) <= most:
            return shares
        size += 2


def _cut(group: Group, size: int, language: str | None) -> list[tuple[Tile, ...]]:
    """The tiles in even shares, of so many at most.

    There are fewer in a share where their description in `language` grows too long.
    """
    pictures = -(-len(group.tiles) // size)
    size = -(-len(group.tiles) // (pictures * COLUMNS)) * COLUMNS
    shares: list[list[Tile]] = [[]]
    for tile in group.tiles:
        share = [*shares[-1], tile]
        long = language and len(_described(group, share, language)) > MOST_DESCRIBED
        if shares[-1] and (len(share) > size or long):
            shares.append([tile])
        else:
            shares[-1] = share
    return [tuple(share) for share in shares]


def _described(group: Group, tiles: Sequence[Tile], language: str) -> str:
    copies = (
        (say(language, "deck-copies", card=tile.name, count=tile.count), tile.stats)
        for tile in tiles
    )
    cards = say(language, "deck-listing-mark").join(
        say(language, "aside", text=copy, aside=stats) if stats else copy
        for copy, stats in copies
    )
    return say(language, "deck-told", what=_heading(group, language), told=cards)


def _title(language: str, spread: Spread, group: int | None) -> str:
    if group is None:
        step = spread.curve.title if spread.curve else ""
        return f"**{say(language, 'deck-view-curve', step=step)}**"
    return f"**{_heading(spread.groups[group], language)}**"


def _heading(group: Group, language: str) -> str:
    return say(language, "aside", text=group.title, aside=group.count)


def _curve(curve: Curve, language: str) -> str:
    steps = " · ".join(
        say(language, "deck-told", what=step, told=count)
        for step, count in curve.steps
        if count
    )
    return f"{curve.title} {steps}"
