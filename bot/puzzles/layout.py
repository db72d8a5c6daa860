"""A puzzle as it is shown: the position in words, and what can be pressed below."""

from collections.abc import Sequence

import discord

from bot.puzzles.ids import IN, PUZZLE
from bot.puzzles.store import Occasion
from bot.shared.text import MESSAGE, clip, fit, layout, passages
from bot.shared.tongues import other_languages
from bot.shared.words import say
from engine.core.exercises import Exercise, Exercises
from engine.core.game import Reader
from engine.core.protocol import Seat

SOLVER = Seat(0)
_ACTS = {
    "solve": discord.ButtonStyle.primary,
    "hint": discord.ButtonStyle.secondary,
    "solution": discord.ButtonStyle.secondary,
}


def reader_of(language: str) -> Reader:
    """The solver of a puzzle that nobody plays yet."""
    names = (say(language, "puzzle-solver"), say(language, "built-in-name"))
    return Reader(SOLVER, language, names)


def puzzle_view(
    exercises: Exercises, puzzle: Exercise, occasion: Occasion, solved: int, language: str
) -> discord.ui.LayoutView:
    """The puzzle of a place on its day, with the number of people who have solved it there."""
    board = exercises.board(puzzle.key, reader_of(language))
    heads = [
        f"### {say(language, 'puzzle-of-the-day', date=_date(occasion.day))}",
        say(language, "puzzle-task", grade=stars(puzzle.grade)),
    ]
    blocks = (*board.blocks, *((board.hand,) if board.hand is not None else ()))
    count = say(language, "puzzle-solved-by", count=solved)
    room = MESSAGE - len("\n".join([*heads, count])) - 10
    lines = [line for line in fit(passages(blocks, language), room, language) if line]
    words = clip("\n".join([*heads, *lines, f"-# {count}"]), MESSAGE)
    return layout(discord.ui.TextDisplay(words), _buttons(occasion, language))


def _date(day: int) -> str:
    return f"{day // 10_000}-{day // 100 % 100:02}-{day % 100:02}"


def stars(grade: int) -> str:
    """How hard a puzzle is, from 1 to 5."""
    return "★" * grade + "☆" * (5 - grade)


def _buttons(occasion: Occasion, language: str) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for act, style in _ACTS.items():
        custom_id = PUZZLE.write(act=act, day=occasion.day, puzzle=occasion.puzzle)
        row.add_item(
            discord.ui.Button(
                label=say(language, f"puzzle-{act}"), style=style, custom_id=custom_id
            )
        )
    for each in other_languages(language, IN, day=occasion.day, puzzle=occasion.puzzle):
        row.add_item(each)
    return row


def solution_words(lines: Sequence[str], language: str) -> str:
    """How it is solved, one line after another."""
    told = "\n".join(f"{number}. {line}" for number, line in enumerate(lines, start=1))
    return clip(f"{say(language, 'puzzle-solution-is')}\n{told}", MESSAGE)
