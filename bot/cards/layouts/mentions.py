"""The cards and decks that a message speaks of, and what of them is not known."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.cards.layouts.card import card_name, card_words
from bot.decks.parts import size
from bot.decks.reading import NoDeckReadError
from bot.finding.lookup import KnownCard
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip, escaped
from bot.shared.unknown import shown
from bot.shared.words import joined, say
from engine.core.game import DeckList, Game

_LONGEST_MISSING = 500


@dataclass(frozen=True, slots=True)
class Mention:
    """A card that is named; `typed` is what was written where that is not its name."""

    card: KnownCard
    typed: str = ""


@dataclass(frozen=True, slots=True)
class Missing:
    """What is the name of no card for certain, and the names that are nearest."""

    typed: str
    nearest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MentionedDeck:
    """A deck of a game with the names of its cards, as far as they are known.

    `told` is what there is to say of how it was read.
    """

    game: Game
    deck: DeckList
    names: Mapping[int, str]
    told: Sequence[str] = ()


def mentioned(
    language: str,
    games: Mapping[str, Game],
    mentions: Sequence[Mention],
    decks: Sequence[MentionedDeck | NoDeckReadError],
    missing: Sequence[Missing],
    below: Sequence[ui.Item[Any]],
    *,
    is_loading: bool = False,
) -> ui.LayoutView:
    """All that was found, over a menu of the cards; that there was nothing, where it is so.

    While cards are still being made ready (`is_loading`) it says so of what is missing.
    """
    if not (mentions or decks or missing):
        return sheet(say(language, "mentioned-nothing"))
    heading = say(language, "mentioned-heading")
    absent = ""
    if missing:
        absent = clip("\n".join(_absent(language, missing)), _LONGEST_MISSING)
    if is_loading:
        absent = f"{absent}\n{say(language, 'cards-loading')}"
    room = room_beside(heading, absent)
    cards = listed(language, [_card(language, games, each) for each in mentions], room // 2)
    room -= len(cards)
    shares = [_deck(language, each, room // len(decks)) for each in decks]
    return sheet(*filter(None, (heading, cards, *shares, absent)), below=below)


def _card(language: str, games: Mapping[str, Game], mention: Mention) -> str:
    name = escaped(card_name(language, mention.card, games))
    said = f"**{name}**"
    if mention.typed:
        said += f" {say(language, 'mentioned-for', typed=shown(mention.typed))}"
    return f"{said}\n-# {card_words(language, mention.card, games).line}"


def _absent(language: str, missing: Sequence[Missing]) -> Iterator[str]:
    """What is not found at all, and then what comes near each of the others."""
    if names := joined(language, (shown(each.typed) for each in missing if not each.nearest)):
        yield say(language, "mentioned-missing", names=names)
    for each in missing:
        if each.nearest:
            near = " · ".join(map(shown, each.nearest))
            yield f"{say(language, 'card-nearest', typed=shown(each.typed))} {near}"


def _deck(language: str, deck: MentionedDeck | NoDeckReadError, room: int) -> str:
    if isinstance(deck, NoDeckReadError):
        said = say(language, "mentioned-unreadable")
        return clip(f"**{said}**\n{deck.said(language)}", room)
    lines = []
    for part in deck.game.parts:
        if codes := deck.deck[part.key]:
            copies = Counter(deck.names.get(code, str(code)) for code in codes)
            listed = [
                say(language, "deck-copies", card=escaped(name), count=count)
                for name, count in copies.items()
            ]
            lines.append(f"**{part.names[language]}** {joined(language, listed)}")
    counts = size(language, deck.game, deck.deck)
    title = f"**{say(language, 'mentioned-deck')}** {counts}"
    return clip("\n".join((title, *deck.told, *lines)), room)
