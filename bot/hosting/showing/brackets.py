"""A bracket in words: round by round who met whom and who won, or who is waited for."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.events.pairing.brackets import Loser, Match, Seed, Source
from bot.events.results import Player
from bot.hosting.showing.look import Look
from bot.hosting.showing.pages import paged
from bot.hosting.showing.sections import leaves_out
from bot.hosting.showing.stages import Column, Part, Stage, stage_of


def bracket(
    look: Look,
    stage: int,
    *,
    page: int | None = None,
    pictures: Sequence[discord.MediaGalleryItem] = (),
) -> ui.LayoutView:
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
    return paged(
        look,
        "bracket",
        head,
        lines,
        foot=look.say("event-all-rounds") if pictures and leaves_out(shown) else "",
        page=page,
        wanted=wanted,
        where=(stage, 0),
        pictures=pictures,
    )


def column_title(look: Look, column: Column) -> str:
    """What a round of the bracket is called: "losers’ bracket: round 2"."""
    one = round_title(look, column)
    if column.part in (Part.WINNERS, Part.LOSERS):
        return look.say("event-titled", title=part_title(look, column), what=one)
    return one


def round_title(look: Look, column: Column) -> str:
    """What a round is called within its part of the bracket."""
    return look.say("event-column", kind=column.key, number=column.level)


def part_title(look: Look, column: Column) -> str:
    """What the part of a bracket of two losses is called; "" where it needs no name."""
    if column.part not in (Part.WINNERS, Part.LOSERS):
        return ""
    return look.say("event-part", part=column.part.value)


def match_line(look: Look, stage: Stage, match: Match) -> str:
    """A match with its number, its players and its result, as far as they are known."""
    known = stage.seats(match)
    if match.second is None:
        return f"{_seat(look, stage, match.first, known[0], False)} · {look.say('event-bye')}"
    if stage.is_idle(match):
        return look.say("event-no-reset")
    winner = stage.progress.winners.get(match.name)
    first, second = (
        _seat(look, stage, source, player, player is not None and player == winner)
        for source, player in zip(match.sources, known, strict=True)
    )
    result = stage.results.get(match.name)
    mark = "▸ " if look.reader is not None and look.reader in known else ""
    line = f"{mark}{stage.numbers[match.name]}\\. {look.paired(first, result, second)}"
    how = look.how(result, known) if result else ""
    return f"{line} · {how}" if how else line


def from_where(look: Look, stage: Stage, source: Source) -> str:
    """Who is waited for: "winner of 5"; or that the seat stays empty."""
    if isinstance(source, Seed) or stage.is_settled(source):
        return look.say("event-nobody")
    kind = "loser" if isinstance(source, Loser) else "winner"
    return look.say("event-comes-from", kind=kind, number=stage.numbers[source.match])


def _seat(look: Look, stage: Stage, source: Source, player: Player | None, won: bool) -> str:
    """Who sits there, in bold who has won; or who is waited for, or that it stays empty."""
    if player is None:
        return from_where(look, stage, source)
    return f"**{look.name(player)}**" if won else look.name(player)
