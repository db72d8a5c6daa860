"""Two decks side by side, or one deck under two ban lists."""

from collections import Counter
from collections.abc import Iterator, Mapping

from discord import ui

from bot.decks.ban_lists import BanList
from bot.decks.layouts.check import by_list
from bot.decks.store import KeptDeck
from bot.games import SHELVED
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.game import Game


def two_decks(
    language: str, game: Game, names: Mapping[int, str], first: KeptDeck, second: KeptDeck
) -> ui.LayoutView:
    """Which cards one has and the other has not, part by part, and how much they share."""
    one, other = escaped(first.name), escaped(second.name)
    heading = say(language, "deck-compared", first=one, second=other)
    lines: list[str] = []
    for part in game.parts:
        mine, yours = (_named(names, deck, part.key) for deck in (first, second))
        if mine == yours and not mine:
            continue
        same = (mine & yours).total()
        sizes = {"first": mine.total(), "second": yours.total(), "same": same}
        lines.append(say(language, "deck-compared-part", part=part.names[language], **sizes))
        lines += _only(language, one, mine - yours)
        lines += _only(language, other, yours - mine)
    return _sheet(language, heading, lines)


def two_lists(
    language: str,
    game: Game,
    names: Mapping[int, str],
    deck: KeptDeck,
    format: str,
    lists: tuple[BanList, BanList],
) -> ui.LayoutView:
    """The cards of the deck that the lists treat differently, and what is wrong by each."""
    called = [escaped(each.name) for each in lists]
    heading = say(
        language,
        "deck-compared-lists",
        name=escaped(deck.name),
        first=called[0],
        second=called[1],
    )
    lines = [*_differences(language, names, deck, lists)]
    lines = lines or [say(language, "deck-compared-alike")]
    for name, each in zip(called, lists, strict=True):
        faults = by_list(language, game, names, format, deck.deck, each)
        lines.append(say(language, "deck-compared-list", list=name, count=len(faults)))
        lines += [f"- {fault}" for fault in faults]
    return _sheet(language, heading, lines)


def _differences(
    language: str, names: Mapping[int, str], deck: KeptDeck, lists: tuple[BanList, BanList]
) -> Iterator[str]:
    counts = Counter(deck.deck.codes)
    for code, count in counts.items():
        first, second = (
            _worded(language, each.most(code), each.prices.get(code, 0)) for each in lists
        )
        if first != second:
            card = escaped(names.get(code, str(code)))
            copies = say(language, "deck-copies", card=card, count=count)
            yield f"- {copies}: {first} → {second}"


def _worded(language: str, most: int, points: int) -> str:
    """How a list treats a card."""
    limit = SHELVED.say(language, "deck-limit", most=most)
    if not points:
        return limit
    aside = say(language, "deck-points", points=points)
    return say(language, "aside", text=limit, aside=aside)


def _named(names: Mapping[int, str], deck: KeptDeck, part: str) -> Counter[str]:
    return Counter(names.get(code, str(code)) for code in deck.deck[part])


def _only(language: str, name: str, cards: Counter[str]) -> list[str]:
    if not cards:
        return []
    title = say(language, "deck-compared-more", name=name)
    copies = (
        say(language, "deck-copies", card=escaped(card), count=count)
        for card, count in cards.items()
    )
    return [title, *(f"- {each}" for each in copies)]


def _sheet(language: str, heading: str, lines: list[str]) -> ui.LayoutView:
    return sheet(heading, listed(language, lines, room_beside(heading)))
