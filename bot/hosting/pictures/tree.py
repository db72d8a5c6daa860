"""A bracket as it is drawn on paper: a box for each match, lines to where its winner goes."""

from collections.abc import Iterator, Mapping, Sequence

from bot.events.pairing.brackets import THIRD_PLACE, Match, Source, Winner
from bot.events.results import Player
from bot.hosting.showing.brackets import (
    column_title,
    from_where,
    part_title,
    round_title,
)
from bot.hosting.showing.look import Look
from bot.hosting.showing.sections import Section, sections
from bot.hosting.showing.stages import Stage, stage_of
from bot.shared.drawing.canvas import DESCRIBED, WIDTH, Canvas, Picture
from bot.shared.drawing.colours import DARK
from bot.shared.text import clip

_HEAD = 26
_LINE = 19
_BOX = 2 * _LINE
_STEP = _BOX + 10
_NUMBER = 20
"""Room for the number of a match, left of its box."""
_SCORE = 14
_INSET = 4


def draw_bracket(look: Look, stage: int) -> Sequence[Picture]:
    """The bracket in the language of `look`, in parts; slow, so not for the event loop."""
    shown = stage_of(look.event, stage)
    drawn = sections(shown)
    return [_draw(look, shown, section, number) for number, section in enumerate(drawn, 1)]


def _draw(look: Look, stage: Stage, section: Section, number: int) -> Picture:
    part = part_title(look, section.columns[0])
    top = 2 * _HEAD if part else _HEAD
    heights = _heights(section, top)
    bottom = max(heights.values()) + _STEP / 2 + _INSET
    canvas = Canvas(WIDTH, bottom, look.language)
    canvas.write(part, (WIDTH / 2, _HEAD / 2), WIDTH, anchor="mm")
    width = WIDTH / max(2, len(section.columns))
    for place, (column, matches) in enumerate(
        zip(section.columns, section.matches, strict=True)
    ):
        left = place * width
        title = round_title(look, column)
        canvas.write(
            title, (left + width / 2, top - _HEAD / 2), width - 6, DARK.pale, anchor="mm"
        )
        for match in matches:
            _lines(canvas, match, heights, section, place, width)
            _match(canvas, look, stage, match, (left, heights[match.name], width))
    description = clip(_described(look, stage, section), DESCRIBED)
    return Picture(f"bracket-{number}.png", description, canvas.png())


def _heights(section: Section, top: float) -> Mapping[str, float]:
    """The middle of each match: between those that lead to it, and apart from the one above."""
    found: dict[str, float] = {}
    for matches in section.matches:
        above = top - _STEP / 2
        wanted: list[tuple[float, Match]] = []
        for match in matches:
            from_ = [found[each] for each in _before(match) if each in found]
            step = _STEP + _LINE if match.name == THIRD_PLACE else _STEP
            above = sum(from_) / len(from_) if from_ else above + step
            wanted.append((above, match))
        last = top - _STEP / 2
        for height, match in sorted(wanted, key=lambda each: each[0]):
            last = max(height, last + _STEP)
            found[match.name] = last
    return found


def _before(match: Match) -> Sequence[str]:
    return [each.match for each in match.sources if isinstance(each, Winner)]


def _lines(
    canvas: Canvas,
    match: Match,
    heights: Mapping[str, float],
    section: Section,
    place: int,
    width: float,
) -> None:
    """Lines from the matches whose winners play this one."""
    here = {each.name: n for n, matches in enumerate(section.matches) for each in matches}
    for name in _before(match):
        if here.get(name, place) < place:
            right, middle = place * width + 3, heights[match.name]
            start = (here[name] + 1) * width - 3
            canvas.line((start, heights[name]), (right, heights[name]), (right, middle))
            canvas.line((right, middle), (right + _NUMBER, middle))


def _match(
    canvas: Canvas, look: Look, stage: Stage, match: Match, at: tuple[float, float, float]
) -> None:
    left, middle, width = at
    box = (left + _NUMBER, middle - _LINE, left + width - 3, middle + _LINE)
    canvas.box(box, DARK.field, DARK.edge)
    if match.name == THIRD_PLACE:
        title = look.say("event-column", kind="third", number=1)
        over = left + width / 2, box[1] - _LINE / 2
        canvas.write(title, over, width - 6, DARK.pale, anchor="mm")
    number = stage.numbers.get(match.name)
    if number is not None:
        room = _NUMBER - 3.0
        canvas.box((left + 5, middle - 8, left + _NUMBER, middle + 8), DARK.field)
        canvas.write(
            str(number), (left + _NUMBER - 2, middle), room, DARK.pale, anchor="rm", sizes=(12,)
        )
    seats = stage.seats(match)
    winner = stage.progress.winners.get(match.name)
    result = stage.results.get(match.name)
    scores = ("", "") if result is None else (str(result.first), str(result.second))
    for row, (source, player) in enumerate(zip(match.sources, seats, strict=True)):
        height = middle + (row - 0.5) * _LINE
        has_won = player is not None and player == winner
        ink = DARK.pale if player is None else DARK.mark if has_won else DARK.ink
        room = box[2] - box[0] - 2 * _INSET - _SCORE
        text = _seat(look, stage, match, source, player)
        canvas.write(text, (box[0] + _INSET, height), room, ink)
        if match.second is not None:
            score = box[2] - _INSET, height
            canvas.write(scores[row], score, _SCORE, ink, anchor="rm")
    if match.second is None:
        below = box[0] + _INSET, middle + 0.5 * _LINE
        canvas.write(look.say("event-bye"), below, box[2] - box[0] - _INSET, DARK.pale)


def _seat(look: Look, stage: Stage, match: Match, source: Source, player: Player | None) -> str:
    if player is not None:
        return look.called(player)
    return "–" if stage.is_idle(match) else from_where(look, stage, source)


def _described(look: Look, stage: Stage, section: Section) -> str:
    """The rounds that are shown, and every match in which both players are known."""
    told: list[str] = []
    for column, matches in zip(section.columns, section.matches, strict=True):
        third = [match for match in matches if match.name == THIRD_PLACE]
        others = [match for match in matches if match.name != THIRD_PLACE]
        told += _told(look, stage, column_title(look, column), others)
        told += _told(look, stage, look.say("event-column", kind="third", number=1), third)
    return look.say("event-bracket-described", rounds=look.say("event-full-stop").join(told))


def _told(look: Look, stage: Stage, title: str, matches: Sequence[Match]) -> Iterator[str]:
    """The matches in which both players are known, behind the title; nothing without any."""
    said: list[str] = []
    for match in matches:
        known = [look.called(player) for player in stage.seats(match) if player is not None]
        if len(known) == 2:
            result = stage.results.get(match.name)
            said.append(look.paired(known[0], result, known[1]))
    if said:
        listed = look.say("event-semicolon").join(said)
        yield look.say("event-titled", title=title, what=listed)
