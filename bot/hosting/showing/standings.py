"""The standings with their tie-breakers, and the places at the end."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.events.director import places as places_of
from bot.events.director import ranking
from bot.events.results import Player
from bot.events.standings import Standing
from bot.hosting.showing.look import Look, percent
from bot.hosting.showing.pages import paged

_CALLED, _MOST_CALLED = 3, 8
"""How many of the best are called to the places at the end, and at most."""
_BESIDE = 6
"""How many players of one place stand on a line."""


def standings(
    look: Look,
    *,
    page: int | None = None,
    pictures: Sequence[discord.MediaGalleryItem] = (),
) -> ui.LayoutView:
    """Everybody by points and tie-breakers, after what is known of the Swiss rounds.

    Without `page` it is the one on which the reader stands, else the first.
    """
    ranked = ranking(look.event)
    lines = [_line(look, each) for each in ranked]
    mine = (n for n, each in enumerate(ranked) if each.player == look.reader)
    over = sum(one.is_over for one in look.event.rounds_of(1))
    head = look.say("event-standings-title", name=look.title, rounds=over)
    foot = f"-# {look.say('event-standings-legend')}"
    return paged(
        look,
        "standings",
        head,
        lines,
        foot=foot,
        page=page,
        wanted=next(mine, None),
        pictures=pictures,
    )


def places(
    look: Look, *, page: int | None = None, called: Sequence[Player] = ()
) -> ui.LayoutView:
    """Everybody by their place at the end; those `called` are mentioned below."""
    lines = list(_places(look))
    mark = (n for n, line in enumerate(lines) if "▸" in line)
    head = look.say("event-places-title", name=look.title)
    foot = " ".join(f"<@{player}>" for player in called)
    return paged(look, "places", head, lines, foot=foot, page=page, wanted=next(mark, None))


def on_top(look: Look) -> Sequence[Player]:
    """Those who share the first three places, as far as they are few."""
    top: list[Player] = []
    for group in places_of(look.event):
        if len(top) >= _CALLED or len(top) + len(group) > _MOST_CALLED:
            break
        top += group
    return top


def ranges(groups: Sequence[Sequence[Player]]) -> Iterator[tuple[str, Sequence[Player]]]:
    """Each group that shares a place, with that place: "1", or "5–8"."""
    place = 1
    for group in groups:
        last = place + len(group) - 1
        yield (str(place) if last == place else f"{place}–{last}"), group
        place = last + 1


def _line(look: Look, standing: Standing) -> str:
    mark = "▸ " if standing.player == look.reader else ""
    record = f"{standing.wins}–{standing.draws}–{standing.losses}"
    parts = [
        f"{mark}**{standing.place}** · {look.name(standing.player)}",
        f"**{standing.points}**",
        record,
        percent(standing.opponents),
        percent(standing.theirs),
        str(standing.rounds_lost),
    ]
    if standing.player in look.event.gone:
        parts.append(look.say("event-has-dropped"))
    return " · ".join(parts)


def _places(look: Look) -> Iterator[str]:
    for place, group in ranges(places_of(look.event)):
        for start in range(0, len(group), _BESIDE):
            names = [_marked(look, each) for each in group[start : start + _BESIDE]]
            head = f"**{place}** · " if not start else ""
            yield head + look.say("event-comma").join(names)


def _marked(look: Look, player: Player) -> str:
    name = look.with_status(player)
    return f"▸ {name}" if player == look.reader else name
