"""All cards by code, by name, and the ready decks; read once."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from cards.duelmasters import darkness, fire, light, multicolored, nature, water
from engine.duelmasters.game.setups import PartyDeck
from engine.duelmasters.language.families import Ability
from engine.duelmasters.language.printed import Card, Civ, Kind, Side

MODULES = (light, water, darkness, fire, nature, multicolored)


@cache
def abilities() -> Mapping[str, tuple[Ability, ...]]:
    """What each side does, by its name; KeyError is raised where two rooms say it."""
    found: dict[str, tuple[Ability, ...]] = {}
    for module in MODULES:
        for name, said in module.ABILITIES.items():
            if name in found:
                raise KeyError(name)
            found[name] = said
    return MappingProxyType(found)


def _read(name: str) -> Any:
    return json.loads(files("cards.duelmasters").joinpath(name).read_text("utf-8"))


@cache
def cards() -> Mapping[int, Card]:
    """Every card by its code."""
    return MappingProxyType({each["code"]: _card(each) for each in _read("facts.json")})


def _card(facts: Mapping[str, Any]) -> Card:
    sides = tuple(_side(each) for each in facts["sides"])
    any_number = facts.get("any_number", False)
    return Card(facts["code"], facts["name"], sides, facts.get("mana", 1), any_number)


def _side(facts: Mapping[str, Any]) -> Side:
    return Side(
        facts["name"],
        Kind(facts["kind"]),
        tuple(Civ(each) for each in facts["civilizations"]),
        facts["cost"],
        facts.get("power"),
        tuple(facts.get("races", ())),
        abilities().get(facts["name"], ()),
        tuple(facts.get("unknown", ())),
    )


@cache
def named() -> Mapping[str, Card]:
    """Every card by its Japanese name: both names of a twin pact card, with a slash."""
    return MappingProxyType({card.name: card for card in cards().values()})


@cache
def names(language: str) -> Mapping[int, str]:
    """What each card is called: in English where a name is known, else as it is printed."""
    told = {each["code"]: each["english"] for each in _read("facts.json") if each["english"]}
    printed = {code: card.name for code, card in cards().items()}
    return MappingProxyType({**printed, **(told if language == "en" else {})})


@cache
def decks() -> Mapping[str, PartyDeck]:
    """The ready decks by their letter."""
    by_name = named()
    return MappingProxyType(
        {
            each["id"]: PartyDeck(
                by_name[each["partner"]].code,
                tuple(by_name[name].code for name in each["cards"]),
            )
            for each in _read("decks.json")
        }
    )
