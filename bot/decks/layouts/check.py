"""What is wrong with a deck: by a format, and by a ban list."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from discord import ui

from bot.decks.ban_lists import BanList
from bot.readings.brings import Brings, brings, counts, named, state_lines
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


_FEW = 2
"""Up to so many cards have a line each for what is wrong with them all, and so many problems
leave room for the names of imported cards."""


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

    What the list finds comes first. What is wrong in the same way with several cards is said
    once. Below stands how sure the rules of imported cards are, shortly beside many problems,
    and a line for each of the `others`. Cards that were `reported` are done by hand, or not
    played.
    """
    name = game.formats[format][language]
    rules = name if chosen is None else f"{name} · {escaped(chosen.name)}"
    heading = say(language, "deck-checked", name=escaped(deck.name), format=rules)
    faults = [] if chosen is None else by_list(language, game, names, format, deck.deck, chosen)
    brought = brings(game, deck.deck, reported)
    if brought.reported and not game.printing.by_hand:
        cards = named(language, names, brought.reported)
        faults.insert(0, say(language, "readings-reported", cards=cards))
    found = game.faults(format, deck.deck)
    count = len(faults) + len(said(language, game, found, names))
    faults += _gathered(language, game, found, names)
    sure = _sure(language, game, names, brought, in_short=count > _FEW)
    below = [_kept_to(language, game, names, format, deck.deck, each) for each in others]
    title = [say(language, "deck-checked-lists")] if below else []
    parts = (listed(language, each, MESSAGE // 4) for each in (sure, title + below))
    foot = "\n\n".join(filter(None, parts))
    if not faults:
        return sheet(*filter(None, (heading, say(language, "deck-checked-legal"), foot)))
    head = (heading, say(language, "deck-checked-faults", count=count))
    told = listed(language, [f"- {fault}" for fault in faults], room_beside(*head, foot))
    return sheet(*filter(None, (*head, told, foot)))


def _sure(
    language: str, game: Game, names: Mapping[int, str], brought: Brings, *, in_short: bool
) -> list[str]:
    """How sure the rules of the imported cards are, in lines; none where there are no such."""
    if in_short:
        return list(filter(None, [counts(language, game, brought)]))
    lines = state_lines(language, game, names, brought.states, reported=brought.reported)
    return [say(language, "readings-title"), *lines] if lines else []


def _gathered(
    language: str, game: Game, faults: Sequence[Fault], names: Mapping[int, str]
) -> list[str]:
    """Each fault in words; one of many cards once, with the names of the others behind it."""
    alike: dict[object, list[Fault]] = {}
    for fault in faults:
        others = {key: each for key, each in fault.facts.items() if key not in ("code", "name")}
        alike.setdefault((fault.reason, tuple(others.items())), []).append(fault)
    told: list[str] = []
    for group in alike.values():
        codes = list(dict.fromkeys(int(each.facts.get("code", 0)) for each in group))
        if len(codes) <= _FEW:
            told += said(language, game, group, names)
            continue
        (first,) = said(language, game, group[:1], names)
        cards = named(language, names, codes[1:])
        told.append(say(language, "deck-checked-alike", fault=first, cards=cards))
    return list(dict.fromkeys(told))


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
