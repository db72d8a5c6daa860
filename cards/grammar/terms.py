"""The terms of the game in each language, and the line under a card's name."""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from cards.grammar.columns import FOLDER, TERMS, EntryError, tables
from engine.yugioh.language import Attribute, CardText, Frame, Marker, Phase, Type, points

MAIN = (Phase.MAIN_1, Phase.MAIN_2)
MARKER = dict(zip(Marker, "↖↑↗←→↙↓↘", strict=True))
"""The Link Markers as arrows, in every language."""
WIDE = str.maketrans("0123456789?", "０１２３４５６７８９？")
"""Digits as Japanese cards print them."""
E = TypeVar("E", bound=Enum)


def side_by_side(section: str, folder: Path = FOLDER) -> Mapping[str, Mapping[str, str]]:
    """The words of a section of the file, by their keys and languages."""
    said: Mapping[str, Mapping[str, str]] = tables(folder)[TERMS][section]
    return said


@cache
def words(section: str, language: str, folder: Path = FOLDER) -> Mapping[str, str]:
    """The words of a section of the file, by their keys."""
    said = side_by_side(section, folder)
    return MappingProxyType({key: each[language] for key, each in said.items()})


def term(value: Enum, language: str) -> str:
    """What the term is called."""
    return words(type(value).__name__, language)[value.name]


def table(kind: type[E], language: str, section: str = "") -> Mapping[E | None, str]:
    """What each member is called, and what is said where there is none, if anything is.

    EntryError that lists the members that are called nothing.
    """
    named = words(section or kind.__name__, language)
    if missing := [each.name for each in kind if each.name not in named]:
        raise EntryError(f"{TERMS}, {section or kind.__name__}: no {', '.join(missing)}")
    found: dict[E | None, str] = {each: named[each.name] for each in kind}
    if "none" in named:
        found[None] = named["none"]
    return MappingProxyType(found)


def phases(named: tuple[Phase, ...], language: str) -> str:
    """The phases; both Main Phases have one name."""
    called = table(Phase, language)
    main = [words("Phase", language)["MAIN"]] if named[:2] == MAIN else []
    others = named[2:] if main else named
    return words("Line", language)["or"].join([*main, *(called[each] for each in others)])


def line(card: CardText, language: str) -> str:
    """What the card is, in one line: kind and, of a monster, Level, Attribute, ATK, DEF."""
    said = words("Line", language)
    if not card.is_monster:
        return said["card"].format(kind(card, language))
    return said["monster"].format(
        kinds=said["between"].join(_kinds(card, language)),
        rank=rank(card, language),
        attribute=_stat(said["attribute"], card.attribute, language),
        attack=points(card.attack),
        defense="" if card.rating else said["defense"].format(points(card.defense)),
        scale="" if card.scale is None else said["scale"].format(card.scale),
    )


def kind(card: CardText, language: str) -> str:
    """What a Spell or Trap is: "Quick-Play Spell"."""
    icon, called = words("Icon", language), words("Plain", language)
    said = words("Line", language)["kind"]
    return said.format(icon=icon[card.icon.name], kind=called[card.kind.name])


def nature(attribute: Attribute | None, type: Type | None, language: str) -> str:
    """The Attribute and the Type of a monster: "DARK Fiend"."""
    words_of_both = (
        _stat(words("Line", language)["nature"], attribute, language),
        _stat("{}", type, language),
    )
    return " ".join(each for each in words_of_both if each)


def _stat(said: str, value: Enum | None, language: str) -> str:
    return said.format(term(value, language)) if value else ""


def _kinds(card: CardText, language: str) -> list[str]:
    """The words for its Type, its frame and its abilities."""
    said, frames = words("Line", language), words("Frame", language)
    found = [_stat("{}", card.type, language)]
    found += [frames[card.frame.name]] if card.frame not in (Frame.NORMAL, Frame.EFFECT) else []
    found += [_stat("{}", ability, language) for ability in card.abilities]
    found += [said["special"]] if card.special_only and card.frame is Frame.EFFECT else []
    if card.effects:
        found.append(frames["EFFECT"])
    elif card.frame is Frame.NORMAL:
        found.append(frames["NORMAL"])
    return [each for each in found if each]


def rank(card: CardText, language: str) -> str:
    """The Level of a monster, or what it has instead: its Rank, or Link Rating and arrows."""
    said = words("Line", language)
    if card.frame is Frame.LINK:
        arrows = (MARKER[marker] for marker in Marker if marker in card.markers)
        rating = said["rating"].format(card.rating)
        return f"{rating}{said['arrows']}{said['arrows'].join(arrows)}"
    if card.frame is Frame.XYZ:
        return said["rank"].format(card.rank)
    return said["level"].format(card.level)
