"""A card as it is looked up: its names, what it is and does, and where it is allowed."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import MediaGalleryItem, ui

from bot.finding.lookup import KnownCard
from bot.games import SHELVED
from bot.library.card_filter import UNLIMITED
from bot.library.records import CardText, Limit
from bot.shared.sheets import sheet
from bot.shared.text import MESSAGE, clip, escaped
from bot.shared.words import joined, say
from engine.core.cards import Facts
from engine.core.game import Game, Page

Rows = Sequence[Sequence[ui.Item[Any]]]

_LONGEST_NAME = 120
_LONGEST_LINE = 600
_NEXT_EFFECT = re.compile(r"(?<=。)(?=[①-⑳]：)")


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card says: the line under its name, its text, and whose text that is."""

    line: str
    text: str
    origin: str
    colour: int | None


def card_page(
    language: str,
    card: KnownCard,
    games: Mapping[str, Game],
    rows: Rows = (),
    picture: MediaGalleryItem | None = None,
    *,
    reported: bool = False,
) -> ui.LayoutView:
    """A card with its names, its text, its limits, over the rows of what can be pressed.

    A `picture` stands below its names. Below the text stands that of each format that reads
    the card otherwise. A card that was `reported` is done by hand here, or not played.
    """
    words = card_words(language, card, games)
    head = "\n".join(filter(None, (_names(language, card, games), words.line)))
    otherwise = _otherwise(language, card, games)
    allowed = _allowed(language, card, games, reported=reported)
    foot = _foot(language, card, games, words)
    room = MESSAGE - sum(map(len, (head, otherwise, allowed, foot)))
    texts = filter(None, (head, clip(words.text, room), otherwise, allowed, foot))
    return sheet(*texts, colour=words.colour, rows=rows, picture=picture)


def card_words(language: str, card: KnownCard, games: Mapping[str, Game]) -> CardWords:
    """What the card says in `language`: as its game prints it, or else as it was imported.

    Where it was not imported in that language, it is in the first in which it was.
    """
    page = _page(language, card, games)
    if page and not (card.imported and state_in(card, games)):
        return CardWords("\n".join(page.lines), "\n\n".join(page.text), "", page.colour)
    if card.imported is None:
        return CardWords("", "", "", None)
    printed = SHELVED.printed(card.imported.facts, language)
    line, colour = printed.line, printed.colour
    text = card.imported.text(language) or next(iter(card.imported.texts), None)
    if text is None:
        return CardWords(line, "", "", colour)
    return CardWords(line, _printed(language, text), _origin(language, text), colour)


def card_facts(card: KnownCard, games: Mapping[str, Game]) -> Facts:
    """What is printed on the card in numbers and terms; empty where we do not know it."""
    if card.imported is not None:
        return card.imported.facts
    return game_of(card, games).facts(card.playable.code) if card.playable else {}


def game_of(card: KnownCard, games: Mapping[str, Game]) -> Game:
    """The game that can tell what the facts of the card mean."""
    if card.imported is not None or card.playable is None:
        return SHELVED
    return games.get(card.playable.game, SHELVED)


def card_name(language: str, card: KnownCard, games: Mapping[str, Game]) -> str:
    """What the card is called in `language`, else in the first language there is."""
    names = card.names(games)
    return names.get(language) or next(iter(names.values()), str(card.code))


def _page(language: str, card: KnownCard, games: Mapping[str, Game]) -> Page | None:
    if card.playable is None or card.playable.game not in games:
        return None
    return games[card.playable.game].page(card.playable.code, language)


def state_in(card: KnownCard, games: Mapping[str, Game]) -> str:
    """How sure the rules of a card are that was imported; "" for any other."""
    if card.playable is None or card.playable.game not in games:
        return ""
    return games[card.playable.game].state(card.playable.code)


def _otherwise(language: str, card: KnownCard, games: Mapping[str, Game]) -> str:
    """What the card says in the formats that read it otherwise, under the names of these."""
    today = _page(language, card, games)
    if card.playable is None or today is None:
        return ""
    game = games[card.playable.game]
    texts = dict[str, list[str]]()
    for key, names in game.formats.items():
        page = game.page(card.playable.code, language, key)
        if page is not None and (page.lines, page.text) != (today.lines, today.text):
            lines = () if page.lines == today.lines else ("\n".join(page.lines),)
            texts.setdefault("\n\n".join((*lines, *page.text)), []).append(names[language])
    return "\n\n".join(f"**{_dots(named)}**\n{text}" for text, named in texts.items())


def _names(language: str, card: KnownCard, games: Mapping[str, Game]) -> str:
    """The name as the title, and below it the names in the other languages."""
    own = _safe(card_name(language, card, games))
    others = []
    for each, name in card.names(games).items():
        text = card.imported.text(each) if card.imported else None
        reading = f" ({_safe(text.reading)})" if text and text.reading else ""
        if each != language:
            others.append(f"**{say(each, 'this-language')}** {_safe(name)}{reading}")
        elif reading:
            others.append(_safe(text.reading if text else ""))
    return "\n".join(filter(None, (f"## {own}", " · ".join(others) and f"-# {_dots(others)}")))


def _dots(parts: Sequence[str]) -> str:
    return " · ".join(parts)


def _printed(language: str, text: CardText) -> str:
    """The text of a card; where it has two, each under its title."""
    said = _NEXT_EFFECT.sub("\n", escaped(text.text))
    if not text.second:
        return said
    second = _NEXT_EFFECT.sub("\n", escaped(text.second))
    keys = ("card-second-text", "card-first-text")
    titles = (SHELVED.say(language, key) for key in keys)
    parts = zip(titles, (second, said), strict=True)
    return "\n\n".join(f"**{title}**\n{part}" for title, part in parts if part)


def _origin(language: str, text: CardText) -> str:
    said = say(language, f"card-text-{text.origin.value}", source=_safe(text.source))
    if text.language == language:
        return said
    missing = say(language, "card-text-foreign", other=say(text.language, "this-language"))
    return f"{missing} {said}"


def _allowed(
    language: str, card: KnownCard, games: Mapping[str, Game], *, reported: bool
) -> str:
    """Whether it can be played here, and how many copies each ban list allows."""
    playable = _playable(language, card, games, reported=reported)
    lists: dict[str, list[str]] = {}
    absent = []
    for limit in sorted(card.limits, key=lambda limit: (limit.most, -limit.points)):
        if limit.list.whitelist and not limit.most:
            absent.append(_safe(limit.list.family))
        else:
            named = _safe(limit.list.name)
            lists.setdefault(_status(language, limit), []).append(named)
    lines = [f"**{status}** {_dots(names)}" for status, names in lists.items()]
    if absent:
        lines.append(f"-# {say(language, 'limit-not-in', lists=_dots(absent))}")
    return clip("\n".join((playable, *lines)), _LONGEST_LINE)


def _playable(
    language: str, card: KnownCard, games: Mapping[str, Game], *, reported: bool
) -> str:
    """Whether it can be played here, and how sure it is that it is played as printed."""
    if card.playable is None:
        return say(language, "card-not-playable")
    if state := state_in(card, games):
        game = games[card.playable.game]
        if reported and game.printing.by_hand is None:
            return say(language, "readings-card-reported")
        if reported:
            return say(language, "readings-card-by-hand")
        return game.say(language, f"card-state-{state}")
    return say(language, "card-playable")


def _status(language: str, limit: Limit) -> str:
    if limit.points:
        return say(language, "limit-points", count=limit.points)
    if limit.most >= UNLIMITED:
        return say(language, "limit-none")
    return SHELVED.say(language, "limit-copies", count=limit.most)


def _foot(language: str, card: KnownCard, games: Mapping[str, Game], words: CardWords) -> str:
    facts = [words.origin] if words.origin else []
    imported, game = card.imported, game_of(card, games)
    called = (
        [each for each in imported.archetypes if each.is_named(language)] if imported else []
    )
    if called:
        named = joined(language, (each.name(language) for each in called))
        facts.append(say(language, "card-archetypes", names=clip(_safe(named), _LONGEST_LINE)))
    passcode = imported.passcode if imported else card.code
    if passcode is not None:
        facts.append(game.say(language, "card-code", code=f"{passcode:08}"))
    return "\n".join(f"-# {fact}" for fact in facts)


def _safe(name: str) -> str:
    """A name on one line, not too long, and without effect on the text around it."""
    return escaped(clip(" ".join(name.split()), _LONGEST_NAME))
