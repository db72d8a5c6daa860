"""What the reader knows of a language besides its rules: see the files beside this one."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from cards.grammar.reader.tokens import Token
from engine.yugioh import language

Forms = Mapping[tuple[type, str], str]


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language that is read: how it is cut into words, and the categories of its clauses."""

    code: str
    cut: Callable[[str], tuple[Token, ...]]
    families: Mapping[type, str]
    """The category of the words of a family."""
    clauses: Mapping[type, str]
    """The category of a clause in another."""
    forms: Forms
    """The category of what fills a hole: a value of that class, in that form and unit."""
    endings: Mapping[str, tuple[str, ...]]
    """Forms of which every way they can read is tried."""
    links: str
    """What stands between terms of which one is meant."""
    apart: frozenset[str]
    """Words of whose entries no rules are made: how they are put together is told in rules."""
    joins: bool
    """Whether phrases tell of one field in several places, which is joined."""


@cache
def tongue(code: str) -> Tongue:
    """What the reader knows of the language of that code."""
    source = Path(__file__).with_name(f"{code}.toml").read_text(encoding="utf-8")
    told = tomllib.loads(source)
    families, clauses = (_classes(told[each]) for each in ("families", "clauses"))
    return Tongue(
        code,
        import_module(told.get("cut", "cards.grammar.reader.tokens")).tokens,
        {kind: category for (kind, _), category in families.items()},
        {kind: category for (kind, _), category in clauses.items()},
        {**clauses, **_classes(told["forms"])},
        {form: tuple(each) for form, each in told["endings"].items()},
        told["links"],
        frozenset(told.get("apart", ())),
        told.get("joins", False),
    )


def _classes(section: Mapping[str, str]) -> Forms:
    """The section, in which a class of the language or a form of it is named first."""
    named = {**vars(language), "int": int, "str": str}
    split = {key: key.partition(" ") for key in section}
    return {(named[name], form): section[key] for key, (name, _, form) in split.items()}
