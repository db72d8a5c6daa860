"""The public board of a duel: what everybody may see, and what is awaited until when."""

from bot.duels.outcome.results import ended_words, places_line, result_heading, score_words
from bot.duels.panel import ids
from bot.duels.panel.after_buttons import after_buttons, check_button
from bot.duels.panel.card_menus import card_menu
from bot.duels.panel.handing import handing_lines
from bot.duels.panel.log_pages import log_button
from bot.duels.panel.pausing import pause_lines, pause_row
from bot.duels.panel.watching import follow_items, late_lines, watch_button, watchers_line
from bot.duels.seen.sight import Sight, Waiting
from bot.people.terms import ClockKind, Shown
from bot.shared.components import (
    PRIMARY,
    Component,
    button,
    container,
    picture,
    row,
    rows,
    separator,
    text,
)
from bot.shared.text import MESSAGE, Passage, escaped, fit, passages
from bot.shared.words import say
from engine.core.protocol import Seat

ACCENT = 0x8A5CF5


def board(sight: Sight) -> Component:
    """The board as the public sees it; it never says what anybody is asked."""
    items = _items(sight)
    if sight.record.surrendering is not None:
        items.append(consent_row(sight))
    if pause := pause_row(sight):
        items.append(pause)
    if line := watchers_line(sight):
        items.append(text(line))
    items += _buttons(sight)
    return container(items, ACCENT)


def status(sight: Sight, *, is_seated: bool) -> Component:
    """The board for somebody who asked for it, with what they may press and nothing else."""
    items = _status(sight) + _buttons(sight, with_hand=is_seated)
    return container(items, ACCENT)


def watched(sight: Sight, *, goes_on: bool = True) -> Component:
    """The duel for a spectator; where it `goes_on`, the message follows by itself."""
    if sight.ending is not None:
        return status(sight, is_seated=False)
    items = [*_status(sight), *follow_items(sight, goes_on=goes_on)]
    return container(items, ACCENT)


def _status(sight: Sight) -> list[Component]:
    items = _items(sight)
    if sight.ending is None and (menu := card_menu(sight)) is not None:
        items.append(row(menu))
    return items


def _items(sight: Sight) -> list[Component]:
    status = "\n".join(ending_lines(sight) if sight.ending else waiting_lines(sight))
    heading, table = _heading(sight), _table(sight)
    texts = fit([*heading, *table], MESSAGE - len(status) - 10, sight.language)
    items: list[Component] = [text(each) for each in texts[: len(heading)] if each]
    items += [picture(sight.picture)] if sight.picture else []
    items += [text(each) for each in texts[len(heading) :] if each]
    items += [separator()] if items else []
    return [*items, text(status)] if status else items


def waiting_lines(sight: Sight) -> list[str]:
    """Who is awaited and until when, and who asks to surrender.

    At a window nobody is named. Whoever has a question need not be told of others who are asked
    too.
    """
    own = [who for who in sight.awaited if sight.question and who.seat == sight.audience]
    lines = [say(sight.language, "you-are-out")] if sight.is_out and not sight.ending else []
    lines += filter(None, (_waiting(sight, who) for who in own or sight.awaited))
    if sight.banks:
        lines.append(f"-# {bank_words(sight)}")
    lines += [*pause_lines(sight), *handing_lines(sight), *late_lines(sight)]
    loser = sight.record.surrendering
    if loser is not None:
        lines.append(_asks_to_surrender(sight, loser))
    return lines


def bank_words(sight: Sight) -> str:
    """What each player has left on a live clock, as of the last change."""
    banks = [
        say(
            sight.language,
            "clock-bank",
            name=_name(sight, seat),
            minutes=f"{seconds // 60}",
            seconds=f"{seconds % 60:02}",
        )
        for seat, seconds in sight.banks
    ]
    return say(sight.language, "clock-banks", banks=" · ".join(banks))


def _asks_to_surrender(sight: Sight, loser: Seat) -> str:
    what = ""
    if sight.record.is_match:
        what = "-match" if sight.record.surrenders_match else "-duel"
    if sight.audience == loser:
        return say(sight.language, f"you-ask-to-surrender{what}")
    key = "asks-to-surrender" if sight.audience is None else "asks-you-to-surrender"
    return say(sight.language, f"{key}{what}", name=_name(sight, loser))


def _waiting(sight: Sight, who: Waiting) -> str:
    until = "" if who.until is None else moment(sight, who.until)
    timed = "until" if until else "untimed"
    if who.seat is None:
        return say(sight.language, f"waiting-for-response-{timed}", until=until)
    if sight.question and who.seat == sight.audience:
        return f"-# {say(sight.language, 'your-time', until=until)}" if until else ""
    name = _name(sight, who.seat)
    return say(sight.language, f"waiting-for-{timed}", name=name, until=until)


def moment(sight: Sight, until: int) -> str:
    """When time is up, as Discord shows it; by correspondence with the day and the hour."""
    relative = f"<t:{until}:R>"
    is_far = sight.record.terms.clock is ClockKind.CORRESPONDENCE
    if not is_far:
        return relative
    return say(sight.language, "aside", text=f"<t:{until}:f>", aside=relative)


def ending_lines(sight: Sight) -> list[str]:
    """How the duel ended: who won in large letters, the score, and why."""
    ending = sight.ending
    if ending is None:
        return []
    words = ended_words(sight.record, sight.result, sight.language, sight.audience)
    names = [_name(sight, winner) for winner in ending.winners]
    heading = result_heading(ending, sight.language, names)
    score = score_words(sight.record, sight.language)
    lines = [f"# {heading}", f"**{score}**" if score else "", words]
    if sight.record.is_for_many and (places := places_line(sight.record, sight.language)):
        lines.append(say(sight.language, "result-places", places=escaped(places)))
    if ending.time_called:
        lines.append(say(sight.language, "ended-after-time"))
    if ending.reason:
        lines.append(say(sight.language, "ended-reason", reason=escaped(ending.reason)))
    return [line for line in lines if line]


def consent_row(sight: Sight) -> Component:
    """The buttons by which an opponent accepts a surrender, or plays on.

    Whoever asked for it has one to take that back.
    """
    loser = sight.record.surrendering or Seat(0)
    what = "match" if sight.record.surrenders_match else "duel"
    keys: tuple[tuple[str, str], ...] = (("yes", "accept-surrender"), ("no", "play-on"))
    if sight.audience == loser:
        keys = (("no", "surrender-take-back"),)
    buttons = [
        button(
            say(sight.language, key),
            ids.CONSENT.write(match=sight.record.id, loser=loser, agreed=agreed, what=what),
        )
        for agreed, key in keys
    ]
    return row(*buttons)


def _heading(sight: Sight) -> list[Passage]:
    if sight.board is None or sight.ending:
        return []
    return [Passage("", [f"### {sight.board.heading}"])]


def _table(sight: Sight) -> list[Passage]:
    """The table in words, unless a picture stands in their place, and what happened."""
    if sight.board is None:
        return []
    is_drawn = sight.picture is not None and sight.shown is Shown.PICTURE
    shown = [] if is_drawn else passages(sight.board.blocks, sight.language)
    shown += passages(sight.hands, sight.language)
    if sight.news:
        shown.append(Passage(say(sight.language, "log-title"), sight.news, newest=True))
    return shown


def _name(sight: Sight, seat: Seat) -> str:
    return escaped(sight.record.seats[seat].name)


def _buttons(sight: Sight, *, with_hand: bool = True) -> list[Component]:
    log = log_button(sight.record.id, sight.language)
    if sight.ending is not None:
        return rows(
            [
                *after_buttons(
                    sight.record,
                    sight.language,
                    is_seated=with_hand,
                    has_lesson=sight.has_lesson,
                ),
                log,
            ]
        )
    watch = watch_button(sight)
    if not with_hand:
        return [row(log, *watch)]
    opens_hand = ids.TABLE.write(act="hand", match=sight.record.id)
    hand = button(say(sight.language, "my-hand"), opens_hand, PRIMARY)
    check = check_button(sight.record.id, sight.language)
    return [row(hand, log, check, *watch)]
