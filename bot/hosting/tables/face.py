"""What the message of a table shows: who meets whom, until when, and what can be pressed."""

from collections.abc import Iterator, Sequence

from bot.events.results import Pairing, Result, Round
from bot.hosting.ongoing import course
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table
from bot.hosting.showing.look import Look, plain
from bot.hosting.tables.clashes import Clash
from bot.hosting.tables.ids import CONFIRM, SCORE, TABLE
from bot.hosting.tables.results import scores
from bot.shared.components import (
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Component,
    button,
    container,
    menu,
    option,
    row,
    text,
)
from bot.shared.sending import Content, content_of
from bot.shared.text import clip
from bot.shared.tidying import tidy
from bot.shared.words import say

_GREY, _BLUE, _GREEN, _YELLOW = 0x80848E, 0x5865F2, 0x3BA55D, 0xFEE75C
_THREAD = 100
_NAME, _EVENT = 24, 12
_BETWEEN = " · "


def thread_name(
    hosted: Hosted, one: Round, pairing: Pairing, result: Result | None = None
) -> str:
    """The name of the table's thread: event, round, table, who meets whom, and the result.

    The name of the event is cut to what the others leave of the length that a name may have.
    """
    look = Look.at(hosted, hosted.record.language)
    names = [clip(look.called(each), _NAME) for each in pairing.players]
    name = look.say(
        "event-table-thread",
        cut="yes" if one.stage == 2 else "no",
        round=one.number,
        table=pairing.table,
        one=names[0],
        other=names[-1],
    )
    name = f"{name} · {look.score(result)}" if result else name
    left = max(_EVENT, _THREAD - len(name) - len(_BETWEEN))
    return clip(f"{clip(tidy(hosted.record.name), left)}{_BETWEEN}{name}", _THREAD)


def face(
    hosted: Hosted, one: Round, table: Table, place: str, clashes: Sequence[Clash] = ()
) -> Content:
    """The message of an open table, or of one whose result is known.

    It calls both players when it is sent. `place` leads to the duel under way, "" for none;
    `clashes` are those of its players who are awaited in other events, too.
    """
    look = Look.at(hosted, hosted.record.language)
    waits = any(each.waits for each in clashes)
    lines = [*_head(look, one, table), *_state(hosted, look, one, table, place, waits=waits)]
    lines += _elsewhere(hosted, look, clashes)
    parts = [text("\n".join(lines))]
    buttons = _buttons(hosted, one, table)
    if buttons:
        parts.append(row(*buttons))
    content = content_of(container(parts, _colour(table)))
    return content.calling(table.pairing.players)


def taken_back(language: str) -> Content:
    """What stands in the place of a table whose round was taken back, or that is not played."""
    return content_of(container([text(say(language, "event-table-taken-back"))], _GREY))


def score_menu(hosted: Hosted, table: Table, language: str) -> Component:
    """The menu of all results that there may be."""
    look = Look.at(hosted, language)
    names = [clip(look.called(each), _NAME) for each in table.pairing.players]
    options = [
        option(f"{names[0]} {first}–{second} {names[-1]}", f"{first}.{second}")
        for first, second in scores(hosted.record.rules, table.pairing)
    ]
    words = look.say("event-score-placeholder")
    return row(menu(SCORE.write(table=table.record.id), words, options))


def score_words(look: Look, pairing: Pairing, result: Result) -> str:
    """A result with the names of both: "Yugi 2–1 Kaiba"."""
    names = [look.name(each) for each in pairing.players]
    if result.both_lose:
        return f"{names[0]} – {names[-1]}: {look.score(result)}"
    return f"{names[0]} **{look.score(result)}** {names[-1]}"


def _head(look: Look, one: Round, table: Table) -> Iterator[str]:
    title = look.round_title(one)
    yield look.say("event-table-title", round=title, table=table.pairing.table)
    yield f"-# {look.title}"
    yield " – ".join(f"<@{each}>" for each in table.pairing.players)


def _state(
    hosted: Hosted, look: Look, one: Round, table: Table, place: str, *, waits: bool
) -> Iterator[str]:
    """What is awaited, and until when, unless the table `waits` for another event."""
    entries, rules, claim = hosted.entries, hosted.record.rules, table.report
    if table.result is not None:
        facts = {"result": score_words(look, table.pairing, table.result)}
        how = look.how(table.result, table.pairing.players)
        yield look.say("event-table-result", **facts) + (f" · {how}" if how else "")
        return
    ends = f"<t:{course.deadline(entries, rules)}:R>"
    yield look.say("event-table-time-up" if one.time_is_up else "event-table-time", ends=ends)
    minutes = round(course.added(entries, table.record.number) / 60)
    if minutes > 0:
        yield look.say("event-table-added", count=minutes)
    if claim is not None:
        key = "event-table-disputed" if claim.disputed else "event-table-claimed"
        result = score_words(look, table.pairing, claim.result)
        late = "yes" if one.time_is_up else "no"
        yield look.say(key, name=look.name(claim.by), result=result, late=late)
    elif table.duel is not None:
        yield look.say("event-table-duel", place=place)
    elif table.duels:
        yield look.say("event-table-again")
    elif table.record.claim is not None and table.not_come:
        yield look.say("event-table-withdrawn")
    elif table.missing:
        yield _who_is_late(hosted, look, table, waits=waits)
        yield from _come(look, table)
    elif table.not_come:
        yield look.say("event-table-awaited")
        yield from _come(look, table)
    else:
        yield look.say("event-table-both-here")


def _who_is_late(hosted: Hosted, look: Look, table: Table, *, waits: bool) -> str:
    """Until when both have to come."""
    if waits:
        return look.say("event-table-say-here")
    number = table.record.number
    at = course.absent_at(hosted.entries, hosted.record.rules, number)
    return look.say("event-table-absent", ends=f"<t:{at + hosted.pending.get(number, 0)}:R>")


def _elsewhere(hosted: Hosted, look: Look, clashes: Sequence[Clash]) -> Iterator[str]:
    """Who is awaited in other events, and whether the table waits for that.

    What is played on another server is not named: who reads here need not know of it.
    """
    for each in clashes:
        where = look.say("event-on-another-server")
        if each.other.record.guild == hosted.record.guild:
            title = f"**{Look.at(each.other, look.language).title}**"
            where = look.say("aside", text=title, aside=_way_to(each))
        key = "event-table-waits" if each.waits else "event-table-also"
        yield look.say(key, name=look.name(each.player), where=where)


def _way_to(clash: Clash) -> str:
    """Leads to the table in the other event; to its channel before the table is shown."""
    event, table = clash.other.record, clash.table.record
    if table.thread is None and table.message is not None:
        return f"https://discord.com/channels/{event.guild}/{event.channel}/{table.message}"
    return f"<#{table.thread or event.channel}>"


def _come(look: Look, table: Table) -> Iterator[str]:
    """Who of the two is there already."""
    if table.record.here:
        here = plain(look.called(table.record.here[0]), _NAME)
        yield look.say("event-table-here", name=here)


def _buttons(hosted: Hosted, one: Round, table: Table) -> list[Component]:
    if table.result is not None:
        return []
    claim, found = table.report, []
    if claim is None and table.duel is None:
        act = "here" if table.not_come else "start"
        found += [_button(hosted, table, act, SUCCESS), _button(hosted, table, "report")]
    elif claim is not None:
        found.append(_confirm(hosted, table, claim.result))
        if not claim.disputed:
            found.append(_button(hosted, table, "deny"))
        elif not one.time_is_up:
            found.append(_button(hosted, table, "deny", key="event-table-take-back-button"))
    return [*found, _button(hosted, table, "call")]


def _button(
    hosted: Hosted, table: Table, act: str, style: int = SECONDARY, key: str = ""
) -> Component:
    key = key or f"event-table-{act}-button"
    if act == "here" and table.record.here:
        key, style = "event-table-here-and-start-button", PRIMARY
    words = say(hosted.record.language, key)
    return button(words, TABLE.write(table=table.record.id, act=act), style)


def _confirm(hosted: Hosted, table: Table, result: Result) -> Component:
    """The button that confirms this result, and no other that is reported meanwhile."""
    words = say(hosted.record.language, "event-table-confirm-button")
    scored = CONFIRM.write(table=table.record.id, first=result.first, second=result.second)
    return button(words, scored, SUCCESS)


def _colour(table: Table) -> int:
    if table.result is not None:
        return _GREEN
    return _YELLOW if table.report is not None else _BLUE
