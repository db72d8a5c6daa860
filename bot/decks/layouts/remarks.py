"""What is told of how a deck list was read: lines, cards that were moved, names not clear."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.decks.naming import Unclear, UnclearNamesError
from bot.decks.parts import part_name
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip, escaped
from bot.shared.unknown import shown
from bot.shared.words import joined, say
from engine.core.decks import BroughtDeck, Remark
from engine.core.game import Game

_LONGEST = 600
"""The characters of what is told of one kind."""


def remarked(language: str, brought: BroughtDeck) -> Sequence[str]:
    """What was made of lines that are not as they should be."""
    return [_remark(language, each) for each in brought.remarks]


def moved(
    language: str,
    game: Game,
    names: Mapping[int, str],
    cards: Mapping[str, Sequence[int]],
) -> Sequence[str]:
    """The cards that were put into another part than the list has them in, by that part."""
    told = []
    for part, codes in cards.items():
        where = part_name(game, part, language)
        each = joined(language, (names.get(code, str(code)) for code in dict.fromkeys(codes)))
        named = escaped(clip(each, _LONGEST))
        said = say(language, "deck-moved", count=len(codes), part=where, cards=named)
        told.append(f"-# {said}")
    return told


def unclear(
    language: str, problem: UnclearNamesError, below: Sequence[ui.Item[Any]] = ()
) -> ui.LayoutView:
    """Every line whose card cannot be told by its name, and what it may mean."""
    head = [say(language, "deck-not-kept")]
    head.append(say(language, "deck-unclear", count=len(problem.lines)))
    advice = say(language, "deck-unclear-advice")
    if problem.is_loading:
        advice = say(language, "cards-loading")
    lines = [f"- {_unclear(language, each)}" for each in problem.lines]
    return sheet(
        *head, listed(language, lines, room_beside(*head, advice)), advice, below=below
    )


def _remark(language: str, remark: Remark) -> str:
    lines = [
        say(language, "deck-read-line", line=line, text=shown(text))
        for line, text in remark.lines
    ]
    if (more := remark.count - len(lines)) > 0:
        lines.append(say(language, "and-more", count=more))
    told = say(language, remark.key, count=remark.count, lines=joined(language, lines))
    return f"-# {told}"


def _unclear(language: str, each: Unclear) -> str:
    line = say(language, "deck-read-line", line=each.line, text=shown(each.text))
    if each.readings:
        meant = [
            say(language, "deck-copies", count=count, card=escaped(card))
            for count, card in each.readings
        ]
        return say(language, "deck-unclear-readings", line=line, cards=joined(language, meant))
    if each.nearest:
        near = " · ".join(map(shown, each.nearest))
        return say(language, "deck-unclear-nearest", line=line, cards=near)
    return line
