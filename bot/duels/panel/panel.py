"""A player's own panel: board, hand, what happened, and the question with its buttons.

Belongs here: the order of what stands on a panel, made of a `Sight` alone.
Does not belong here: what presses do (`presses`), and whether something may be seen (`seen`).
"""

from bot.duels.outcome.naming import for_many
from bot.duels.panel import ids
from bot.duels.panel.acting import move
from bot.duels.panel.after_buttons import after_buttons
from bot.duels.panel.asking_menu import asking_again, asking_menu
from bot.duels.panel.board import consent_row, ending_lines, moment, waiting_lines
from bot.duels.panel.card_menus import acts, card_menu
from bot.duels.panel.card_sheets import card_texts, offer_rows, place_items
from bot.duels.panel.guarding import guard, held_back
from bot.duels.panel.handing import handing_row
from bot.duels.panel.log_pages import log_button
from bot.duels.panel.match import match_lines, match_rows
from bot.duels.panel.pausing import pause_button, pause_row
from bot.duels.panel.undoing import undo_button, undoing_lines, undoing_row
from bot.duels.panel.widgets import Form, form
from bot.duels.seen.sight import Question, Sight
from bot.people.terms import ClockKind, Shown
from bot.shared.components import (
    ROW,
    Component,
    button,
    container,
    has_room,
    picture,
    row,
    separator,
    text,
)
from bot.shared.text import MESSAGE, Passage, clip, fit, joined, passages, small_quote
from bot.shared.words import say
from engine.core.lines import Weight, weight_of
from engine.core.protocol import Seat

PROMPT = 1200
"""The characters kept for the question."""
EFFECT = 500
"""The characters of the effect that asks which are printed with its question."""
ANSWERED = 240
"""The same of an effect that can be answered, since the texts of all that answers it follow."""
LEAST_NEWS = 3
"""The latest lines of what happened that are shown in any case, where one need not choose;
all since one's own last answer are, if they are more."""
MOST_NEWS = 6
"""The lines of that where one must choose, or where many play and much happens between two
turns of one's own, in one small paragraph: the table matters most."""
ACCENT = 0x8A5CF5
ASKED = 0xF2A33A

Items = list[Component]


def panel(sight: Sight) -> Component:
    """The panel of the seat that `sight` was seen by: the table, or the card it has opened."""
    items = _opened(sight)
    if not items:
        return _table_panel(sight)
    status = "\n".join(_status(sight))
    items.insert(-1, separator())
    if status:
        items.insert(-1, text(status))
    if sight.record.surrendering is not None:
        items.append(consent_row(sight))
    return container(items, _colour(sight))


def sheet_of(sight: Sight) -> Component | None:
    """What a spectator has opened, as a message of its own; None where it is not there."""
    items = _opened(sight)
    return container(items, ACCENT) if items else None


def _opened(sight: Sight) -> Items:
    """The card or the place that is opened, and the way back; nothing where none is."""
    if sight.reading is not None:
        texts = card_texts(sight, sight.reading)
        items: Items = [*map(text, texts)]
        items += offer_rows(sight, sight.reading)
    elif sight.place:
        items = place_items(sight)
    else:
        return []
    if sight.reading is not None and sight.sure:
        facts = {"match": sight.record.id, "answers": sight.answers}
        wrong = ids.WRONG.write(**facts, code=sight.reading.code)
        _add_button(sight, items, "readings-wrong", wrong)
    if items and sight.audience is not None:
        back = ids.BACK.write(match=sight.record.id)
        _add_button(sight, items, "cards-back", back)
    return items


def _table_panel(sight: Sight) -> Component:
    asked = _form(sight)
    question = clip(_question(sight, asked), PROMPT)
    items = _shown(sight, MESSAGE - len(question) - 10)
    items += [separator()] if items else []
    items += [text(question)] if question else []
    if asked:
        items += asked.rows
    if sight.question is not None and _goes_all_the_way_back(sight, sight.question):
        facts = {"match": sight.record.id, "number": sight.question.number}
        _add_button(sight, items, "second-thoughts-back", ids.TAKE_BACK.write(**facts))
    if sight.ending is None:
        _add_controls(sight, items, asked)
    else:
        for each in after_buttons(sight.record, sight.language, has_lesson=sight.has_lesson):
            _add(items, each)
        _add(items, log_button(sight.record.id, sight.language))
    items += filter(None, (pause_row(sight), undoing_row(sight), handing_row(sight)))
    if sight.record.surrendering is not None:
        items.append(consent_row(sight))
    items += match_rows(sight)
    return container(items, _colour(sight))


def _goes_all_the_way_back(sight: Sight, question: Question) -> bool:
    """Whether all that was begun can be taken back, and no other button goes back here."""
    back = say(sight.language, "second-thoughts-back")
    return question.has_back and question.prompt.decline != back


def _add_controls(sight: Sight, items: Items, asked: Form | None) -> None:
    """Add what stands below every question: cards to read, ways on, and the table's own."""
    is_between = sight.is_between
    if (menu := card_menu(sight)) is not None:
        items.append(row(menu))
    if asked and asked.moves:
        items.append(row(*asked.moves))
        items.append(row(_refresh(sight)))
    else:
        _add(items, _refresh(sight))
    match = sight.record.id
    _add(items, log_button(match, sight.language))
    for each in filter(None, (undo_button(sight), pause_button(sight))):
        _add(items, each)
    if asked and sight.chain and not is_between:
        _add_button(sight, items, "rulings-chain-button", ids.CHAIN.write(match=match))
    if again := asking_again(sight):
        _add(items, again)
    if asked and _is_judged(sight):
        _add_button(sight, items, "call-moderator", ids.CALL.write(match=match))
    _add_button(sight, items, "more-button", ids.MORE.write(match=match, act="open"))
    if not (asked and asked.moves) and not is_between and (menu := asking_menu(sight)):
        items.append(row(menu))


def _is_judged(sight: Sight) -> bool:
    """Whether the reader is asked what two people agree on, whom nobody else judges."""
    asked = sight.question is not None and sight.question.prompt.is_judged
    return asked and not sight.record.practice


def _refresh(sight: Sight) -> Component:
    custom_id = ids.TABLE.write(act="refresh", match=sight.record.id)
    return button(say(sight.language, "refresh"), custom_id)


def _form(sight: Sight) -> Form | None:
    if sight.question is None:
        return None
    if (choice := held_back(sight.question)) is not None:
        return guard(sight.record.id, sight.question, sight.language, choice)
    if acts(sight.question.prompt) and sight.cards:
        return move(sight, sight.question)
    return form(sight.record.id, sight.question, sight.language)


def _colour(sight: Sight) -> int:
    return ASKED if sight.question else ACCENT


def shows_table(sight: Sight) -> bool:
    """Whether the panel shows the table: no card is opened, and none are exchanged."""
    is_opened = sight.reading is not None or bool(sight.place)
    return sight.board is not None and not is_opened and not sight.is_between


def _shown(sight: Sight, limit: int) -> Items:
    """What stands above the question, in words of at most `limit` characters.

    A picture beside all the words stands directly above the question: on a phone only that is
    in sight there.
    """
    above, below = _news_of(sight), _table(sight)
    texts = fit([*above, *below], limit, sight.language)
    if sight.picture is None:
        parts, hung = [texts], []
    else:
        at = len(texts) if sight.shown is Shown.BOTH else len(above)
        parts, hung = [texts[:at], texts[at:]], [picture(sight.picture)]
    lines = ["\n".join(filter(None, part)) for part in parts]
    items: Items = [text(lines[0])] if lines[0] else []
    items += hung
    return items + [text(line) for line in lines[1:] if line]


def _news_of(sight: Sight) -> list[Passage]:
    """Which duel it is, what is new, and what came of it."""
    shown = [Passage("", [f"-# {sight.title}"])] if sight.title else []
    if sight.board is None:
        return shown
    if sight.news:
        shown.append(_news(sight))
    if sight.ending is None:
        shown.append(Passage("", [f"### {sight.board.heading}"]))
    return shown


def _table(sight: Sight) -> list[Passage]:
    """The table and the hand, next to the question; the hand alone below a picture."""
    if sight.board is None or sight.is_between:
        return []
    hand = (sight.board.hand,) if sight.board.hand is not None else ()
    is_drawn = sight.picture is not None and sight.shown is Shown.PICTURE
    blocks = () if is_drawn else sight.board.blocks
    return passages((*blocks, *hand), sight.language)


def _news(sight: Sight) -> Passage:
    """What happened since the reader's own last answer; of much the weightiest."""
    must = sight.question is not None and sight.question.prompt.decline is None
    is_small = must or sight.record.is_for_many
    fresh = min(len(sight.news), max(1 if must else LEAST_NEWS, sight.fresh))
    lines = sight.news[len(sight.news) - fresh :]
    if not is_small:
        title = say(sight.language, "log-title")
        return Passage(title, lines, newest=True, more="log-earlier")
    told = _heaviest(lines, MOST_NEWS)
    words = (f"-# {joined(told, sight.language)}",) if told else ()
    more = "log-earlier" if told == lines[fresh - len(told) :] else "log-lighter"
    return Passage("", words, newest=True, dropped=fresh - len(told), more=more)


def _heaviest(lines: tuple[str, ...], most: int) -> tuple[str, ...]:
    """So many of the lines, in their order: the heavier ones, and of these the latest.

    They are more where more have to be kept; how long the words may be still bounds them.
    """
    most = max(most, sum(weight_of(line) is Weight.KEPT for line in lines))
    by_weight = sorted(range(len(lines)), key=lambda n: (weight_of(lines[n]), n))
    return tuple(lines[n] for n in sorted(by_weight[-most:]))


def _question(sight: Sight, asked: Form | None) -> str:
    """The question; or whom the table waits for; or how the duel ended."""
    hints = [f"> {hint}" for hint in sight.hints]
    if sight.ending:
        return "\n".join([*ending_lines(sight), *hints])
    lines = [f"**{sight.own}**"] if sight.own else []
    lines += hints
    if sight.question and asked:
        prompt = sight.question.prompt
        lines += [*_warned(sight), f"### {prompt.text}"]
        lines += small_quote(prompt.effect, ANSWERED if prompt.about is None else EFFECT)
        lines += asked.lines
    lines += [*waiting_lines(sight), *match_lines(sight), *undoing_lines(sight)]
    return "\n".join(lines)


def _status(sight: Sight) -> list[str]:
    """What is asked meanwhile, and until when."""
    asked = [f"-# {sight.question.prompt.text}"] if sight.question else []
    return [*_warned(sight), *asked, *waiting_lines(sight)]


def _warned(sight: Sight) -> list[str]:
    question = sight.question
    return [f"**{_warning(sight, question)}**"] if question and question.warned else []


def _warning(sight: Sight, question: Question) -> str:
    """That time is nearly up, and what happens when it is."""
    kind, facts = sight.record.terms.clock, {"user": _user(sight)}
    if kind is ClockKind.LIVE:
        return say(sight.language, for_many(sight.record, "clock-nearly-empty"), **facts)
    key = "time-nearly-up"
    ends = [who.until for who in sight.awaited if who.seat == sight.audience and who.until]
    if kind is ClockKind.CORRESPONDENCE and ends:
        key = "clock-reminder"
        facts["until"] = moment(sight, ends[0])
    if question.safe:
        return say(sight.language, f"{key}-choice", choice=question.safe, **facts)
    return say(sight.language, key, **facts)


def _user(sight: Sight) -> str:
    return f"<@{sight.record.seats[sight.audience or Seat(0)].user}>"


def _add_button(sight: Sight, items: Items, key: str, id: str) -> None:
    """Put a button of the table there."""
    _add(items, button(say(sight.language, key), id))


def _add(items: Items, made: Component) -> None:
    """Put the button into the last row of buttons where there is room, else into one more."""
    if has_room(items[-1], ROW):
        items[-1]["components"].append(made)
    else:
        items.append(row(made))
