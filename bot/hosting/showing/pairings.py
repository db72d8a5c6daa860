"""The pairings of a round, with results as they come in."""

from collections.abc import Mapping

from discord import ui

from bot.events.reasons import points_before
from bot.events.results import Pairing, Played, Player, Result, Round
from bot.hosting.showing.look import Look
from bot.hosting.showing.pages import paged


def pairings(
    look: Look,
    one: Round,
    *,
    threads: Mapping[int, int] | None = None,
    page: int | None = None,
) -> ui.LayoutView:
    """Who meets whom in the round, with points and results; `threads` are by table.

    Without `page` it is the one on which the reader stands, else the first.
    """
    points = {} if any(each.slot for each in one.pairings) else points_before(look.event, one)
    lines = [_line(look, one, each, points, threads or {}) for each in one.pairings]
    mine = (n for n, each in enumerate(one.pairings) if look.reader in each.players)
    title = look.say("event-pairings-title", name=look.title, round=look.round_title(one))
    head = f"{title}\n{_progress(look, one)}"
    return paged(
        look,
        "pairings",
        head,
        lines,
        page=page,
        wanted=next(mine, None),
        where=(one.stage, one.number),
    )


def _progress(look: Look, one: Round) -> str:
    if one.is_over:
        return look.say("event-round-over")
    count = len(one.pairings) - len(one.results)
    return look.say("event-round-open", count=count)


def _line(
    look: Look,
    one: Round,
    pairing: Pairing,
    points: Mapping[Player, int],
    threads: Mapping[int, int],
) -> str:
    mark = "▸ " if look.reader in pairing.players else ""
    table = f"{mark}**{pairing.table}** · "
    if pairing.second is None:
        return f"{table}{_player(look, pairing.first, points)} · {look.say('event-bye')}"
    result = one.results.get(pairing.table)
    first = _player(look, pairing.first, points, _has_won(pairing, result, pairing.first))
    second = _player(look, pairing.second, points, _has_won(pairing, result, pairing.second))
    parts = [f"{table}{look.paired(first, result, second)}"]
    how = look.how(result, pairing.players) if result else ""
    if how:
        parts.append(how)
    if pairing.table in threads:
        parts.append(f"<#{threads[pairing.table]}>")
    return " · ".join(parts)


def _has_won(pairing: Pairing, result: Result | None, player: Player) -> bool:
    return result is not None and Played(pairing, result).won(player)


def _player(look: Look, player: Player, points: Mapping[Player, int], won: bool = False) -> str:
    name = f"**{look.name(player)}**" if won else look.name(player)
    if player not in points:
        return name
    return look.say("aside", text=name, aside=f"{points[player]}")
