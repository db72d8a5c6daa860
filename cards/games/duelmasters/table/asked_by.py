"""What of a card's text a question of it comes from."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from cards.text.duelmasters import box, sentences
from engine.duelmasters.language import keywords as k
from engine.duelmasters.language.families import Ability
from engine.duelmasters.language.printed import Card, Side
from engine.duelmasters.language.steps import Modes

SILENT = (
    k.NinjaStrike,
    k.Priced,
    k.GZero,
    k.EvolvesOn,
    k.SympathyFor,
    k.CreatureWhile,
)
"""Abilities by which a card is used; they ask nothing of what effects ask."""


def asking_text(sides: Sequence[Side], language: str) -> str:
    """The abilities of these sides that can ask something; all of them where none does."""
    said = [
        line
        for side in sides
        for ability in side.abilities
        if not _is_silent(ability)
        for line in sentences(ability, language)
    ]
    return " ".join(said or [line for side in sides for line in box(side, language)])


def _is_silent(ability: Ability) -> bool:
    """G Strike is the one bare keyword that chooses something (DM-KW-15)."""
    if isinstance(ability, k.Has):
        return k.Key.G_STRIKE not in ability.keys
    return isinstance(ability, SILENT)


def mode_words(card: Card, place: int, language: str) -> str:
    """One of several effects by its place from 1; "" where the card has not one such choice."""
    found = list(_modes(card))
    steps = found[0].steps if len(found) == 1 else ()
    if not 0 < place <= len(steps):
        return ""
    return " ".join(sentences(steps[place - 1], language))


def _modes(word: object) -> Iterator[Modes]:
    """Every choice between effects in a card, or in a part of one."""
    if isinstance(word, Modes):
        yield word
    if isinstance(word, tuple):
        for each in word:
            yield from _modes(each)
    elif is_dataclass(word):
        for field in fields(word):
            yield from _modes(getattr(word, field.name))
