"""Records and ladders as they are read."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.duels.outcome.naming import deck_name
from bot.ladder.standing import Line
from bot.ladder.store import Member
from bot.ladder.tallies import Record, Tally, most_played
from bot.shared.sheets import fitted, sheet
from bot.shared.text import clip, escaped
from bot.shared.words import joined, say
from engine.core.game import Game

LISTED = 25
"""How many stand in a ladder that is shown."""
_DECKS, _RIVALS, _NAME = 8, 8, 32
_ROOM = 3_000


def record_view(
    title: str,
    record: Record,
    games: Mapping[str, Game],
    language: str,
    *,
    rating: str,
    is_own: bool,
) -> ui.LayoutView:
    """Somebody's record; decks and rivals are for themselves alone."""
    texts = [f"### {title}", _whole(record, language)]
    if record.formats:
        formats = [
            (_format(games, *key, language), tally)
            for key, tally in most_played(record.formats)
        ]
        texts.append(_listed("record-by-format", formats, language))
    if is_own and record.decks:
        brought = most_played(record.decks)
        decks = [(_deck(games, *key, language), tally) for key, tally in brought]
        texts.append(_listed("record-by-deck", decks[:_DECKS], language))
    if is_own and record.rivals:
        ranked = sorted(record.rivals.items(), key=lambda each: (-each[1].count, each[0]))
        rivals = [(escaped(clip(record.names[user], _NAME)), t) for user, t in ranked[:_RIVALS]]
        texts.append(_listed("record-by-rival", rivals, language))
    for key, places in sorted(record.places.items()):
        told = [say(language, "record-place", place=p, count=places[p]) for p in sorted(places)]
        name = _format(games, *key, language)
        texts.append(say(language, "record-places", format=name, places=joined(language, told)))
    notes = [rating, f"-# {say(language, 'record-counts')}"]
    return sheet(*texts, "\n".join(filter(None, notes)))


def _whole(record: Record, language: str) -> str:
    if not record.whole.count:
        return say(language, "record-none")
    return say(language, "record-whole", count=record.whole.count, **_facts(record.whole))


def _facts(tally: Tally | Line) -> dict[str, int | str]:
    return {"wins": tally.wins, "draws": tally.draws, "losses": tally.losses}


def _listed(key: str, tallies: Sequence[tuple[str, Tally]], language: str) -> str:
    lines = [
        say(language, "record-line", name=name, **_facts(tally)) for name, tally in tallies
    ]
    return "\n".join([f"**{say(language, key)}**", *lines])


def _format(games: Mapping[str, Game], game: str, format: str, language: str) -> str:
    names = games[game].formats.get(format, {}) if game in games else {}
    return names.get(language, format)


def _deck(games: Mapping[str, Game], game: str, key: str, language: str) -> str:
    if not key or game not in games:
        return say(language, "record-own-decks")
    return deck_name(key, games[game], language)


def rating_words(lines: Sequence[Line], user: int, language: str) -> str:
    """Where somebody stands in the ladder of the server; "" where they do not."""
    for place, line in enumerate(lines, 1):
        if line.user == user:
            facts: dict[str, int | str] = {"rating": str(round(line.rating.value))}
            facts["unsure"] = _unsure(line)
            key = "record-rating" if line.is_sure else "record-rating-unsure"
            return say(language, key, place=place, **facts)
    return ""


def _unsure(line: Line) -> int:
    """Half of the range in which the rating is with 19 chances in 20."""
    return round(2 * line.rating.deviation)


def ladder_view(
    lines: Sequence[Line],
    members: Mapping[int, Member],
    language: str,
    *,
    counts_events: bool,
    below: Sequence[ui.Item[Any]],
) -> ui.LayoutView:
    """The ladder of a server."""
    told = [
        _line(place, line, members[line.user], language) for place, line in enumerate(lines, 1)
    ]
    body = fitted(told, _ROOM, lambda n: say(language, "and-more", count=n), most=LISTED)
    events = "yes" if counts_events else "no"
    rules = say(language, "ladder-rules", events=events)
    title = say(language, "ladder-title", count=len(members))
    empty = say(language, "ladder-empty")
    return sheet(f"### {title}", body or empty, f"-# {rules}", below=below)


def _line(place: int, line: Line, member: Member, language: str) -> str:
    facts = {"rating": str(round(line.rating.value)), "unsure": _unsure(line), **_facts(line)}
    key = "ladder-line" if line.is_sure else "ladder-line-unsure"
    name = escaped(clip(member.name, _NAME))
    return say(language, key, place=place, name=name, **facts)
