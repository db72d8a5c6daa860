"""The standings as a table: the best thirty-two on one picture."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.events.director import ranking
from bot.events.standings import Standing
from bot.hosting.showing.look import Look, percent
from bot.shared.drawing.canvas import DESCRIBED, WIDTH, Canvas, Picture
from bot.shared.drawing.colours import DARK, Colour
from bot.shared.text import clip

ROWS = 32
_ROW = 22
_HEAD = 26
_INSET = 6


class _Column(NamedTuple):
    """A column: its key, its right edge in points, and its width."""

    key: str
    right: int
    width: int


_COLUMNS = (
    _Column("place", 28, 24),
    _Column("points", 170, 26),
    _Column("record", 224, 50),
    _Column("opponents", 284, 54),
    _Column("theirs", 344, 54),
    _Column("squares", WIDTH - _INSET, 36),
)
_NAME, _NAME_WIDTH = 34, 108


def draw_standings(look: Look) -> Picture:
    """The best of the standings, in the language of `look`; slow, not for the event loop."""
    ranked = ranking(look.event)[:ROWS]
    canvas = Canvas(WIDTH, _HEAD + _ROW * max(1, len(ranked)), look.language)
    middle = _HEAD / 2
    canvas.write(_head(look, "player"), (_NAME, middle), _NAME_WIDTH, DARK.pale)
    for column in _COLUMNS:
        place = column.right, middle
        canvas.write(_head(look, column.key), place, column.width, DARK.pale, anchor="rm")
    for number, standing in enumerate(ranked):
        top = _HEAD + number * _ROW
        canvas.box((0, top, WIDTH, top + _ROW), DARK.other_field if number % 2 else DARK.field)
        _row(canvas, look, standing, top + _ROW / 2)
    description = clip(_described(look, ranked), DESCRIBED)
    return Picture("standings.png", description, canvas.png())


def _row(canvas: Canvas, look: Look, standing: Standing, middle: float) -> None:
    has_left = standing.player in look.event.gone
    ink: Colour = DARK.pale if has_left else DARK.ink
    canvas.write(look.called(standing.player), (_NAME, middle), _NAME_WIDTH, ink)
    cells = (
        str(standing.place),
        str(standing.points),
        f"{standing.wins}–{standing.draws}–{standing.losses}",
        percent(standing.opponents),
        percent(standing.theirs),
        str(standing.rounds_lost),
    )
    for column, cell in zip(_COLUMNS, cells, strict=True):
        bright = DARK.mark if column.key == "points" and not has_left else ink
        canvas.write(cell, (column.right, middle), column.width, bright, anchor="rm")


def _head(look: Look, column: str) -> str:
    return look.say("event-table-head", column=column)


def _described(look: Look, ranked: Sequence[Standing]) -> str:
    rounds = sum(one.is_over for one in look.event.rounds_of(1))
    told = (
        look.say(
            "event-table-line",
            place=each.place,
            name=look.called(each.player),
            points=each.points,
        )
        for each in ranked
    )
    title = look.say("event-table-described", rounds=rounds)
    return f"{title} {look.say('event-semicolon').join(told)}"
