"""The announcement of an event: what is played, when, how many are in, and what to press."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.events.director import places
from bot.events.event import Event, Phase
from bot.events.records import Cancelled
from bot.events.rounds import MOST
from bot.hosting.ongoing.course import starts_at
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.showing.look import Look
from bot.hosting.signing_up import ids
from bot.hosting.signing_up.described import in_short, starting
from bot.shared.ids import Id
from bot.shared.sheets import sheet
from bot.shared.text import clip, escaped
from bot.shared.tongues import other_languages
from bot.shared.words import say
from engine.core.game import Game

_GREEN, _BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
_GREY = discord.ButtonStyle.secondary
_REASON = 300


def announcement(
    hosted: Hosted,
    games: Mapping[str, Game],
    newest: int | None = None,
    language: str | None = None,
) -> ui.LayoutView:
    """What everybody reads of the event, in its own or another language, as it stands now.

    `newest` is the newest message that tells of its rounds.
    """
    record = hosted.record
    language = language or record.language
    starts = starts_at(hosted.entries, record.rules)
    lines = [in_short(language, record, games)]
    if hosted.event.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
        lines.append(starting(language, record, starts))
    stands = [stand(hosted, language)]
    if newest is not None:
        link = f"https://discord.com/channels/{record.guild}/{record.channel}/{newest}"
        stands.append(say(language, "event-newest", link=link))
    rows = [_row(record.id, language, row) for row in _rows(hosted.event)]
    rows[-1] += other_languages(language, ids.IN, event=record.id)
    return sheet(f"## {escaped(record.name)}", "\n".join(lines), "\n".join(stands), rows=rows)


def stand(hosted: Hosted, language: str) -> str:
    """How far the event has come, in one or two lines."""
    event, look = hosted.event, Look.at(hosted, language)
    if event.phase is Phase.SIGN_UP:
        return say(language, "event-have-joined", count=len(event.joined), most=MOST)
    if event.phase is Phase.CHECK_IN:
        return say(
            language, "event-are-here", here=len(event.checked_in), count=len(event.joined)
        )
    if event.phase is Phase.CANCELLED:
        reason = escaped(clip(_reason(hosted), _REASON))
        return say(language, "event-called-off", reason=reason)
    if event.phase is Phase.OVER:
        return _won(look)
    return _playing(hosted, look)


def check_in_call(hosted: Hosted, mentions: str) -> ui.LayoutView:
    """The call to those mentioned that they check in, with the button for it."""
    record, language = hosted.record, hosted.record.language
    at = starts_at(hosted.entries, record.rules)
    name = escaped(record.name)
    words = say(language, "event-check-in-call", name=name, left=f"<t:{at}:R>")
    row = _row(record.id, language, [(ids.HERE, "event-i-am-here", _GREEN)])
    return sheet(words, mentions, below=row)


def _playing(hosted: Hosted, look: Look) -> str:
    event = hosted.event
    if not event.rounds:
        return look.say("event-begins", count=len(event.active))
    current = event.rounds[-1]
    title = look.round_title(current)
    return look.say(
        "event-is-played",
        round=title[:1].upper() + title[1:],
        over=len(current.results),
        tables=len(current.pairings),
        count=len(event.active),
    )


def _won(look: Look) -> str:
    """Who has won."""
    first = next(iter(places(look.event)), [])
    names = look.say("event-comma").join(look.name(player) for player in first)
    return look.say("event-was-won", names=names) if first else look.say("event-is-over")


def _reason(hosted: Hosted) -> str:
    """Why the event was called off."""
    records = (entry.record for entry in reversed(hosted.entries))
    return next((each.reason for each in records if isinstance(each, Cancelled)), "")


Button = tuple[Id, str, discord.ButtonStyle]


def _rows(event: Event) -> Sequence[Sequence[Button]]:
    """What can be pressed, in rows."""
    players = (ids.PLAYERS, "event-who-plays", _GREY)
    rules = (ids.RULES, "event-rules", _GREY)
    deck = (ids.MINE, "event-my-deck", _GREY)
    join, leave = (ids.JOIN, "event-join", _GREEN), (ids.LEAVE, "event-leave", _GREY)
    if event.phase is Phase.SIGN_UP:
        return [[join, leave, deck], [players, rules]]
    if event.phase is Phase.CHECK_IN:
        here = (ids.HERE, "event-i-am-here", _BLUE)
        return [[here, join, leave, deck], [players, rules]]
    if event.phase is Phase.PLAYING:
        drop = (ids.LEAVE, "event-drop", _GREY)
        first = [join] if event.takes_late else []
        return [[*first, deck, drop], [players, rules]]
    return [[players, rules]]


def _row(event: int, language: str, buttons: Sequence[Button]) -> list[ui.Button[Any]]:
    return [
        ui.Button(
            label=say(language, key), style=style, custom_id=each.write(**_values(each, event))
        )
        for each, key, style in buttons
    ]


def _values(id: Id, event: int) -> dict[str, int]:
    """The values of the id; what turns pages begins with the first."""
    return {"event": event, "page": 0} if "page" in id.names else {"event": event}
