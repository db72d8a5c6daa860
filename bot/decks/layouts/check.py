"""What is wrong with a deck: by a format, and by a ban list."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from discord import ui

from bot.decks.ban_lists import BanList
from bot.readings.brings import brings, named, state_lines
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import MESSAGE, escaped
from bot.shared.words import joined, say
from engine.core.game import DeckList, Fault, Game


class Judged(Protocol):
    """A deck that is judged, whoever it belongs to."""

    @property
    def name(self) -> str:
        """What it is called, as it was typed."""

    @property
    def deck(self) -> DeckList:
        """Its cards."""


def checked(
    language: str,
    game: Game,
    names: Mapping[int, str],
    deck: Judged,
    format: str,
    chosen: BanList | None,
    others: Sequence[BanList] = (),
    reported: Collection[int] = (),
) -> ui.LayoutView:
    """Everything that keeps the deck from being played in `format` by the `chosen` list.

    What the list finds comes first. Below stands how sure the rules of imported cards are,
    and in a line for each of the `others` whether the deck keeps to it. Cards that were
    `reported` here as played wrongly are done by hand, or not played.
    """
    name = game.formats[format][language]
    rules = name if chosen is None else f"{name} · {escaped(chosen.name)}"
    heading = say(language, "deck-checked", name=escaped(deck.name), format=rules)
    faults = [] if chosen is None else by_list(language, game, names, format, deck.deck, chosen)
    faults += said(language, game, game.faults(format, deck.deck), names)
    brought = brings(game, deck.deck, reported)
    if brought.reported and not game.printing.by_hand:
        cards = named(language, names, brought.reported)
        faults.insert(0, say(language, "readings-reported", cards=cards))
    sure = state_lines(language, game, names, brought.states, reported=brought.reported)
    if sure:
        sure.insert(0, say(language, "readings-title"))
    below = [_kept_to(language, game, names, format, deck.deck, each) for each in others]
    if below:
        below.insert(0, say(language, "deck-checked-lists"))
    parts = (listed(language, each, MESSAGE // 4) for each in (sure, below))
    foot = "\n\n".join(filter(None, parts))
    if not faults:
        return sheet(*filter(None, (heading, say(language, "deck-checked-legal"), foot)))
    count = say(language, "deck-checked-faults", count=len(faults))
    lines = [f"- {fault}" for fault in faults]
    found = listed(language, lines, room_beside(heading, count, foot))
    return sheet(*filter(None, (heading, count, found, foot)))


def said(
    language: str, game: Game, faults: Sequence[Fault], names: Mapping[int, str]
) -> list[str]:
    """Each fault once, in words; `names` are those of cards that the game may not know."""
    named = (_named(fault, names) for fault in faults)
    return list(dict.fromkeys(game.fault(fault, language) for fault in named))


def problems(
    language: str, game: Game, format: str, deck: DeckList, names: Mapping[int, str]
) -> Mapping[int, str]:
    """What is wrong with single cards of the deck in the format, by code, in words."""
    found: dict[int, str] = {}
    for fault in game.faults(format, deck):
        if "code" in fault.facts:
            words = game.fault(_named(fault, names), language)
            found.setdefault(int(fault.facts["code"]), words)
    return found


def by_list(
    language: str,
    game: Game,
    names: Mapping[int, str],
    format: str,
    deck: DeckList,
    list: BanList,
) -> list[str]:
    """What is wrong by the list alone, in words: too many copies, too many points."""
    found = said(language, game, list.faults(game, format, deck), names)
    if over := list.overspent(deck):
        costly = (
            say(
                language,
                "deck-price",
                card=escaped(names.get(card.code, str(card.code))),
                count=card.count,
                points=card.points,
            )
            for card in list.priced(deck)
        )
        found.append(
            say(
                language,
                "deck-overspent",
                spent=list.spent(deck),
                list=escaped(list.name),
                most=list.list.points or 0,
                over=over,
                cards=joined(language, costly),
            )
        )
    return found


def _named(fault: Fault, names: Mapping[int, str]) -> Fault:
    name = names.get(int(fault.facts.get("code", 0)))
    return fault if name is None else Fault(fault.reason, {**fault.facts, "name": name})


def _kept_to(
    language: str,
    game: Game,
    names: Mapping[int, str],
    format: str,
    deck: DeckList,
    list: BanList,
) -> str:
    count = len(by_list(language, game, names, format, deck, list))
    line = say(language, "deck-checked-list", list=escaped(list.name), count=count)
    return f"- {line}"
