"""The desk of a judge as it is laid out: how the duel stands, and what can be done with it."""

from collections.abc import Sequence

from bot.duels.moderating.naming import name_of
from bot.duels.outcome.naming import for_many
from bot.duels.panel.board import ending_lines, waiting_lines
from bot.duels.panel.ids import DESK, DESK_FORM, JUDGED
from bot.duels.seen.sight import Sight
from bot.duels.store.records import MatchRecord, Status
from bot.duels.table.session import Session
from bot.shared.bounds import BUTTON
from bot.shared.components import Component, button, container, row, rows, separator, text
from bot.shared.sending import Content, content_of
from bot.shared.text import LINE, MESSAGE, clip, escaped, fit, passages, small_quote
from bot.shared.words import say
from engine.core.changing import changed

ACCENT = 0xE0A030
LINES = 6
"""How many of the last lines of the log stand there."""
DRAW, NO_RESULT = 98, 99
"""What a result is chosen as that no seat wins."""


async def desk(session: Session, language: str) -> Content:
    """The desk at that duel, with what everybody may see of it now."""
    record = session.record
    shown = changed(await session.gallery.public(language), record=record)
    place = say(language, "desk-at", place=record.place.link)
    heading = f"### {escaped(name_of(session, language))}"
    lines = [heading, place, *_standing(shown)]
    lines += [f"-# {clip(line, LINE)}" for line in shown.log[-LINES:]]
    items: list[Component] = [text(clip("\n".join(lines), MESSAGE // 2)), separator()]
    if record.status is not Status.OPEN:
        items.append(row(_judged(record.id, language)))
        return content_of(container(items, ACCENT))
    pause = "resume" if record.is_halted else "hold"
    items.append(row(*(_act(record, language, act) for act in (pause, "look", "clock"))))
    disputed = await session.judging.disputed(language) is not None
    acts = ("undo", *(("ruling",) if disputed else ()), "end")
    items.append(row(*(_act(record, language, act) for act in acts)))
    items.append(row(_act(record, language, "refresh"), _judged(record.id, language)))
    items.append(text(f"-# {say(language, 'desk-is-told')}"))
    return content_of(container(items, ACCENT))


def _standing(shown: Sight) -> list[str]:
    """What everybody may know at a glance: the phase, what each has, whom the duel awaits."""
    board = shown.board
    titles = [] if board is None else [board.heading, *(each.title for each in board.blocks)]
    ends = ending_lines(shown) if shown.ending else waiting_lines(shown)
    return [*(f"**{title}**" for title in titles if title), *ends]


def all_hands(sights: Sequence[Sight], language: str) -> Content:
    """What each seat sees, hands too, one below the other."""
    room, parts = (MESSAGE - 100) // max(1, len(sights)), []
    for sight in sights:
        if sight.board is None or sight.audience is None:
            continue
        name = escaped(sight.record.seats[sight.audience].name)
        heading = f"### {say(language, 'desk-side-of', name=name)}\n{sight.board.heading}"
        hand = () if sight.board.hand is None else (sight.board.hand,)
        left = room - len(heading) - 10
        told = fit(passages((*sight.board.blocks, *hand), language), left, language)
        parts.append(text("\n".join([heading, *filter(None, told)])))
    return content_of(container(parts, ACCENT))


def seats(record: MatchRecord, language: str, act: str) -> Content:
    """Whose clock, or whose decision: one button for each player."""
    buttons = [
        _choice(record.id, act, each.seat, each.name)
        for each in record.seats
        if each.user is not None
    ]
    return content_of(text(say(language, f"desk-whose-{act}")), *rows(buttons))


def results(record: MatchRecord, language: str) -> Content:
    """As what the duel ends: one button for each result there can be."""
    buttons = []
    if not record.is_for_many:
        for each in record.seats:
            label = say(language, "desk-wins", name=each.name)
            buttons.append(_choice(record.id, "end", each.seat, label))
        if not record.setup.needs_winner:
            buttons.append(_choice(record.id, "end", DRAW, say(language, "desk-draw")))
    buttons.append(_choice(record.id, "end", NO_RESULT, say(language, "desk-no-result")))
    return content_of(text(say(language, "desk-which-end")), *rows(buttons))


async def rulings(session: Session, language: str) -> Content | None:
    """What a judge can say in place of a player; None where nothing is disputed."""
    disputed = await session.judging.disputed(language)
    if disputed is None:
        return None
    seat, _, prompt = disputed
    name = escaped(session.record.seats[seat].name)
    buttons = [
        _choice(session.record.id, "ruling", n, choice.label)
        for n, choice in enumerate(prompt.choices)
    ]
    words = [say(language, "desk-which-ruling", name=name), f"### {prompt.text}"]
    words += small_quote(prompt.effect, LINE * 3)
    return content_of(text("\n".join(words)), *rows(buttons))


def named_act(record: MatchRecord, act: str, language: str) -> str:
    """What an act is called at the desk of that duel."""
    key = f"desk-{act}"
    return say(language, for_many(record, key) if act == "look" else key)


def _act(record: MatchRecord, language: str, act: str) -> Component:
    return button(named_act(record, act, language), DESK.write(match=record.id, act=act))


def _choice(match: int, act: str, which: int, label: str) -> Component:
    return button(clip(label, BUTTON), DESK_FORM.write(match=match, act=act, which=which))


def _judged(match: int, language: str) -> Component:
    return button(say(language, "judged-button"), JUDGED.write(match=match))
