"""A bracket in words: round by round who met whom and who won, or who is waited for."""

from discord import ui

from bot.events.pairing.brackets import RESET, Loser, Match, Seed, Source
from bot.events.results import Player
from bot.hosting.showing.look import Look
from bot.hosting.showing.pages import paged
from bot.hosting.showing.stages import Column, Part, Stage, stage_of


def bracket(look: Look, stage: int, *, page: int | None = None) -> ui.LayoutView:
    """The bracket of a stage; without `page` the one with the first match to play."""
    shown = stage_of(look.event, stage)
    lines: list[str] = []
    waiting: int | None = None
    for column in shown.columns:
        lines.append(f"**{column_title(look, column)}**")
        for match in column.matches:
            if waiting is None and match.name not in shown.progress.winners:
                waiting = len(lines)
            lines.append(match_line(look, shown, match))
    head = look.say("event-bracket-title", name=look.title, cut="yes" if stage == 2 else "no")
    # once all is played the end is what people want to see
    wanted = len(lines) - 1 if waiting is None else waiting
    return paged(look, "bracket", head, lines, page=page, wanted=wanted, where=(stage, 0))


def column_title(look: Look, column: Column) -> str:
    """What a round of the bracket is called: "Losers' bracket: round 2"."""
    one = look.say("event-column", kind=column.key, number=column.level)
    if column.part in (Part.WINNERS, Part.LOSERS):
        return look.say("event-column-of", part=column.part.value, round=one)
    return one


def match_line(look: Look, stage: Stage, match: Match) -> str:
    """A match with its number, its players and its result, as far as they are known."""
    seats = stage.progress.seats.get(match.name)
    known = seats or (None,) * len(match.sources)
    if match.second is None:
        return f"{_seat(look, stage, match.first, known[0], False)} · {look.say('event-bye')}"
    if match.name == RESET and seats == (None, None):
        return look.say("event-no-reset")
    winner = stage.progress.winners.get(match.name)
    first, second = (
        _seat(look, stage, source, player, player is not None and player == winner)
        for source, player in zip(match.sources, known, strict=True)
    )
    result = stage.results.get(match.name)
    mark = "▸ " if look.reader is not None and look.reader in known else ""
    score = look.score(result) if result else "–"
    line = f"{mark}{stage.numbers[match.name]}\\. {first} {score} {second}"
    how = look.how(result) if result else ""
    return f"{line} · {how}" if how else line


def from_where(look: Look, stage: Stage, source: Source) -> str:
    """Who will sit there: "winner of 5"."""
    if isinstance(source, Seed):
        return look.name(stage.progress.entrants[source.number - 1])
    number = stage.numbers.get(source.match)
    if number is None:
        return look.say("event-nobody")
    kind = "loser" if isinstance(source, Loser) else "winner"
    return look.say("event-comes-from", kind=kind, number=number)


def _seat(look: Look, stage: Stage, source: Source, player: Player | None, won: bool) -> str:
    """Who sits there, in bold who has won; or who is waited for, or that it stays empty."""
    if player is None:
        is_empty = not isinstance(source, Seed) and source.match in stage.progress.winners
        return look.say("event-nobody") if is_empty else from_where(look, stage, source)
    return f"**{look.name(player)}**" if won else look.name(player)
