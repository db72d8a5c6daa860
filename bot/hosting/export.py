"""An event as files for other programs: tables as CSV, or everything as one JSON.

The columns are described in docs/events.md.
"""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO

import orjson

from bot.events import director
from bot.events.event import Phase
from bot.events.results import Player
from bot.events.terms import Shape
from bot.games import GAMES
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising import lists
from bot.hosting.organising.audit import noted, readable
from bot.hosting.showing.standings import ranges
from bot.hosting.store.keeping import record_to_json
from bot.shared.tidying import kept_name

Row = Mapping[str, object]
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A cell that begins so is reckoned by a spreadsheet, whatever it says."""


def as_csv(hosted: Hosted, reader: Player, *, organises: bool) -> Mapping[str, bytes]:
    """A table for each file name, in UTF-8 with a mark, as spreadsheets read it."""
    tables: dict[str, Sequence[Row]] = {
        "players.csv": _players(
            hosted, decks=lists.may_see(hosted, reader, organises=organises)
        ),
        "matches.csv": _matches(hosted),
    }
    if hosted.event.terms.shape in (Shape.SWISS, Shape.ROUND_ROBIN):
        tables["standings.csv"] = _standings(hosted)
    tables["decisions.csv"] = [
        {**row, "details": json.dumps(row["details"], ensure_ascii=False)}
        for row in _decisions(hosted, reader, organises=organises)
    ]
    return {name: _written(rows) for name, rows in tables.items()}


def as_json(hosted: Hosted, reader: Player, *, organises: bool) -> bytes:
    """Everything in one object, with the same names as the columns."""
    record = hosted.record
    told: dict[str, object] = {
        "event": {
            "id": record.id,
            "name": record.name,
            "shape": hosted.event.terms.shape.value,
            "phase": hosted.event.phase.value,
            "starts": _moment(record.rules.starts),
            "game": record.rules.game,
            "format": record.rules.format,
            "ban_list": record.rules.limits,
            "best_of": record.rules.best_of,
        },
        "players": _players(hosted, decks=lists.may_see(hosted, reader, organises=organises)),
        "matches": _matches(hosted),
    }
    if hosted.event.terms.shape in (Shape.SWISS, Shape.ROUND_ROBIN):
        told["standings"] = _standings(hosted)
    told["decisions"] = _decisions(hosted, reader, organises=organises)
    return orjson.dumps(told, option=orjson.OPT_INDENT_2)


def _players(hosted: Hosted, *, decks: bool) -> Sequence[Row]:
    event = hosted.event
    places: dict[Player, str] = {}
    if event.phase is Phase.OVER:
        groups = ranges(director.places(event))
        places = {player: place for place, group in groups for player in group}
    seeds = {player: seed for seed, player in enumerate(event.players, 1)}
    rows = []
    game = GAMES.get(hosted.record.rules.game)
    for player in event.joined:
        row: dict[str, object] = {
            "player": str(player),
            "name": _name(hosted, player),
            "seed": seeds.get(player),
            "rounds_missed": len(event.missed.get(player, ())),
            "status": _status(hosted, player),
            "place": places.get(player, ""),
        }
        if decks:
            known = hosted.players.get(player)
            deck = known.deck if known else None
            row["deck_name"] = known.deck_name if known else ""
            row["deck"] = game.deck_lists.as_codes(deck)[0].text if deck and game else ""
        rows.append(row)
    return rows


def _status(hosted: Hosted, player: Player) -> str:
    event = hosted.event
    if player in event.gone:
        return "disqualified" if event.gone[player] else "dropped"
    if event.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
        return "checked-in" if player in event.checked_in else "joined"
    return "playing" if player in event.players else "absent"


def _matches(hosted: Hosted) -> Sequence[Row]:
    rows = []
    for one in hosted.event.rounds:
        for pairing in one.pairings:
            result, second = one.results.get(pairing.table), pairing.second
            rows.append(
                {
                    "stage": one.stage,
                    "round": one.number,
                    "table": pairing.table,
                    "match": pairing.slot,
                    "first": str(pairing.first),
                    "first_name": _name(hosted, pairing.first),
                    "second": "" if second is None else str(second),
                    "second_name": "" if second is None else _name(hosted, second),
                    "first_wins": result.first if result else None,
                    "second_wins": result.second if result else None,
                    "both_lose": result.both_lose if result else None,
                    "how": result.how.value if result else "",
                }
            )
    return rows


def _standings(hosted: Hosted) -> Sequence[Row]:
    return [
        {
            "place": each.place,
            "player": str(each.player),
            "name": _name(hosted, each.player),
            "points": each.points,
            "wins": each.wins,
            "draws": each.draws,
            "losses": each.losses,
            "opponents": round(float(each.opponents), 6),
            "opponents_opponents": round(float(each.theirs), 6),
            "rounds_lost": each.rounds_lost,
        }
        for each in director.ranking(hosted.event)
    ]


def _decisions(hosted: Hosted, reader: Player, *, organises: bool) -> Sequence[Row]:
    """What the reader may read of the decisions, numbered as they were made."""
    found = noted(hosted.entries)
    allowed = set(map(id, readable(found, reader, organises=organises)))
    rows = []
    for number, each in enumerate(found, 1):
        if id(each) not in allowed:
            continue
        entry = each.entry
        details = json.loads(record_to_json(entry.record))
        kind = details.pop("kind")
        by = entry.by
        rows.append(
            {
                "number": number,
                "at": _moment(entry.at),
                "by": "" if by is None else str(by),
                "by_name": "" if by is None else _name(hosted, by),
                "kind": kind,
                "details": details,
            }
        )
    return rows


def _name(hosted: Hosted, player: Player) -> str:
    known = hosted.players.get(player)
    return kept_name(known.name) if known else ""


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _written(rows: Sequence[Row]) -> bytes:
    written = StringIO()
    table = csv.writer(written, lineterminator="\r\n")
    if rows:
        table.writerow(rows[0])
    for row in rows:
        table.writerow(_harmless(row.values()))
    return written.getvalue().encode("utf-8-sig")


def _harmless(cells: Iterable[object]) -> Sequence[object]:
    """The cells; one that a spreadsheet would take for a formula begins with an apostrophe."""
    return [
        f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else _plain(cell)
        for cell in cells
    ]


def _plain(cell: object) -> object:
    return str(cell).lower() if isinstance(cell, bool) else cell
