"""The buttons and menus of a question: one form for each shape of decision.

Belongs here: which widgets a question has, from its shape, its options and what is drafted.
Does not belong here: what a press of one does (`presses/question_buttons`), the rest of a panel
(`panel`), how ids are written (`ids`), and what anything is called: the game says that.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from bot.duels.match.drafts import Draft
from bot.duels.panel import ids
from bot.duels.panel.options import Option, counted, names_of, options_of
from bot.duels.panel.styles import STYLES
from bot.duels.seen.sight import Question
from bot.shared.bounds import BUTTON as LABEL
from bot.shared.bounds import MENU
from bot.shared.components import (
    PRIMARY,
    ROW,
    SUCCESS,
    Component,
    button,
    menu,
    option,
    row,
    rows,
)
from bot.shared.text import clip
from bot.shared.words import say
from engine.core.prompts import Choice, ChoiceKind, Prompt, Shape

BUTTONS = 10
"""Up to so many options are buttons; more are menus."""
MENUS = 4
"""The menus on one page."""
DETAIL = 100
EFFECT = 300
"""The characters of an effect that are printed with an option."""


AT_ONCE = 5
"""Up to so many cards have a button; more are in a menu alone."""
CARDS_IN_ROOM = 80
"""The characters that all those buttons may have together: three lines on a phone."""
IN_ANY_CASE = 2
"""Up to so many cards have a button wherever they lie."""
ON_BOARD = ("hand", "field", "their-field")
"""The places whose cards the table shows with all that is to be known of them to choose."""


@dataclass(slots=True)
class Form:
    """The rows in which a question is answered, and lines that belong above them.

    `moves` are the buttons by which a player moves on, below everything else.
    """

    match: int
    question: Question
    language: str
    lines: list[str] = field(default_factory=list)
    rows: list[Component] = field(default_factory=list)
    moves: list[Component] = field(default_factory=list)

    @property
    def prompt(self) -> Prompt:
        """The question in words."""
        return self.question.prompt

    @property
    def draft(self) -> Draft:
        """What was drafted so far, which may be nothing."""
        return self.question.draft or Draft(self.question.number)

    def act(self, name: str, place: int | None = 0) -> str:
        """The id of an act about this question."""
        return ids.act(name, self.match, self.question.number, place)

    def say(self, key: str, **facts: int | str) -> str:
        """Words in the reader's language."""
        return say(self.language, key, **facts)


def form(match: int, question: Question, language: str) -> Form:
    """The form by which `question` is answered, below the table."""
    made = Form(match, question, language)
    shapes = {
        Shape.PICK: _pick,
        Shape.EXCHANGE: _exchange,
        Shape.ARRANGE: _arrange,
        Shape.NUMBER: _number,
        Shape.NAME: _name,
    }
    shapes[question.prompt.shape](made)
    if question.prompt.routine:
        put_buttons(made, [button(made.say("leave-it"), made.act("leave"))])
    return made


def _pick(form: Form) -> None:
    prompt = form.prompt
    options = options_of(prompt)
    if prompt.most == 1:
        _pick_one(form, options)
    elif any(option.count > 1 for option in options):
        _pick_one_by_one(form)
    elif len(options) <= MENU:
        _menus(form, "choose", options, prompt.least, prompt.most)
        put_buttons(form, _decline(form))
    else:
        _pick_by_pages(form, options)


def _pick_one(form: Form, options: Sequence[Option]) -> None:
    moves = [option for option in options if option.choice.kind is ChoiceKind.PHASE][: ROW - 1]
    others = [option for option in options if option not in moves]
    if _have_room(others):
        _details(form, options)
        put_buttons(form, [answer_button(form, option) for option in others])
    elif any(option.choice.group for option in others):
        _by_group(form, others)
    else:
        _menus(form, "choose", others, 1, 1)
    put_buttons(form, [*(answer_button(form, option) for option in moves), *_decline(form)])


def _by_group(form: Form, options: Sequence[Option]) -> None:
    """Lay out a menu for each group, which is named by it."""
    groups = dict.fromkeys(option.choice.group for option in options)
    such = {group: [each for each in options if each.choice.group == group] for group in groups}
    titled = [each for group in groups for each in _in_menus(form, group, such[group])]
    for number, (shown, title) in enumerate(titled):
        offered = [_menu_option(each, form.language) for each in shown]
        form.rows.append(row(menu(form.act("choose", number), title, offered)))


def _have_room(options: Sequence[Option]) -> bool:
    """Whether the options are buttons; cards are if they are few, and the table shows them."""
    cards = [option for option in options if option.is_card]
    if len(options) > BUTTONS or len(cards) <= IN_ANY_CASE:
        return len(options) <= BUTTONS
    letters = sum(len(option.choice.label) for option in cards)
    return len(cards) <= AT_ONCE and letters <= CARDS_IN_ROOM and _lie_before_eyes(cards)


def _lie_before_eyes(cards: Sequence[Option]) -> bool:
    """Whether the table shows them all, and it is clear without words whose they are."""
    places = {option.choice.where for option in cards}
    return len(places) == 1 and places <= {*ON_BOARD}


def _pick_one_by_one(form: Form) -> None:
    """Lay out a menu in which each choice takes one more, until they are confirmed."""
    prompt, chosen = form.prompt, form.draft.chosen
    _say_chosen(form)
    more = prompt.most - len(chosen)
    if more > 0 and (left := options_of(prompt, chosen)):
        _menus(form, "add", left, 1, more)
    _put_confirm(form)


def _pick_by_pages(form: Form, options: Sequence[Option]) -> None:
    """Lay out menus whose choices are gathered until they are confirmed."""
    _say_chosen(form)
    chosen = form.draft.chosen
    marked = [Option(o.value, o.choice, o.value in chosen) for o in options]
    _menus(form, "mark", marked, 0, form.prompt.most)
    _put_confirm(form)


def _say_chosen(form: Form) -> None:
    chosen = form.draft.chosen
    if not chosen:
        return
    names = names_of(form.prompt, chosen, form.language)
    form.lines.append(form.say("chosen-so-far", count=len(chosen), names=names))


def _put_confirm(form: Form) -> None:
    prompt, chosen = form.prompt, form.draft.chosen
    confirm = button(
        form.say("confirm-chosen", count=len(chosen)),
        form.act("confirm", form.draft.seen),
        SUCCESS,
        disabled=not max(1, prompt.least) <= len(chosen) <= prompt.most,
    )
    put_buttons(form, [confirm, *_clear(form), *_decline(form)])


def _exchange(form: Form) -> None:
    """Lay out menus of what leaves and of what comes in, and say what does not fit yet."""
    prompt, chosen = form.prompt, form.draft.chosen
    given: list[int] = []
    taken: list[int] = []
    first = 0
    left, numbers = options_of(prompt, chosen), count()
    for pile in prompt.piles:
        last = first + pile.count
        (given if pile.is_given else taken).extend(n for n in chosen if first <= n < last)
        offered = [each for each in left if first <= each.value < last]
        for shown, title in _in_menus(form, pile.title, offered):
            form.rows.append(row(_swap(form, title, next(numbers), shown)))
        first = last
    form.lines.append(
        form.say(
            "exchange-so-far",
            given=len(given),
            out=names_of(prompt, given, form.language),
            taken=len(taken),
            into=names_of(prompt, taken, form.language),
        )
    )
    form.lines += [f"**{line}**" for line in form.question.misfits]
    done = button(
        form.say("exchange-done"),
        form.act("confirm", form.draft.seen),
        SUCCESS,
        disabled=bool(form.question.misfits),
    )
    put_buttons(form, [done, *_clear(form)])


def _in_menus(
    form: Form, title: str, options: Sequence[Option]
) -> Iterator[tuple[Sequence[Option], str]]:
    """The options as menus hold them, each with its title, which several of them number."""
    menus = range(0, len(options), MENU)
    for number, start in enumerate(menus, start=1):
        named = clip(title, LABEL)
        if len(menus) > 1:
            named = form.say("aside", text=named, aside=f"{number}/{len(menus)}")
        yield options[start : start + MENU], named


def _swap(form: Form, title: str, part: int, options: Sequence[Option]) -> Component:
    """A menu of choices of a pile, in which each choice takes one copy more."""
    offered = [_menu_option(each, form.language) for each in options]
    return menu(form.act("add", part), title, offered, 1, len(offered))


def _arrange(form: Form) -> None:
    choices, chosen = form.prompt.choices, form.draft.chosen
    form.lines += [f"{n}. {choices[at].label}" for n, at in enumerate(chosen, start=1)]
    form.lines.append(form.say("which-next", place=len(chosen) + 1))
    rest = options_of(form.prompt, chosen)
    if len(rest) <= BUTTONS:
        put_buttons(form, [answer_button(form, option, act="next") for option in rest])
    else:
        _menus(form, "order", rest, 1, 1)
    as_it_lies = button(form.say("rest-as-it-lies"), form.act("confirm", form.draft.seen))
    put_buttons(form, [as_it_lies, *_clear(form)])


def _number(form: Form) -> None:
    least, most = form.prompt.least, form.prompt.most
    if most - least >= MENU * MENUS:
        put_buttons(form, [_write(form, form.say("type-a-number")), *_decline(form)])
        return
    options = [Option(n, Choice(str(n))) for n in range(least, most + 1)]
    if len(options) <= BUTTONS:
        put_buttons(form, [answer_button(form, option) for option in options])
    else:
        _menus(form, "choose", options, 1, 1)
    put_buttons(form, _decline(form))


def _name(form: Form) -> None:
    typed, found = form.draft.typed, form.question.found
    if found:
        options = [Option(code, Choice(clip(name, LABEL))) for code, name in found]
        _menus(form, "choose", options, 1, 1)
    elif typed:
        form.lines.append(form.say("no-such-name", typed=clip(typed, LABEL)))
    put_buttons(form, [_write(form, form.say("type-a-name"))])


def answer_button(form: Form, option: Option, act: str = "answer") -> Component:
    """The button that chooses an option."""
    label = clip(counted(option.choice.label, option.count, form.language), LABEL)
    return button(label, form.act(act, option.value), STYLES[option.choice.kind])


def _decline(form: Form) -> list[Component]:
    label = form.prompt.decline
    if label is None:
        return []
    return [button(clip(label, LABEL), form.act("answer", None))]


def _clear(form: Form) -> list[Component]:
    if not form.draft.chosen:
        return []
    return [button(form.say("start-over"), form.act("clear"))]


def _write(form: Form, label: str) -> Component:
    return button(label, form.act("write"), PRIMARY)


def _details(form: Form, options: Sequence[Option]) -> None:
    """Print what buttons have no room for, unless the table shows it."""
    is_shown = _lie_before_eyes([each for each in options if each.choice.where])
    for each in options:
        choice = each.choice
        more = choice.effect or ("" if is_shown and choice.where else choice.detail)
        if more:
            told = form.say("said-of", what=f"**{choice.label}**", text=clip(more, EFFECT))
            form.lines.append(f"-# {told}")


def put_buttons(form: Form, buttons: Sequence[Component]) -> None:
    """Put the buttons below what the form has so far, as many in a row as there is room."""
    form.rows += rows(buttons)


def _menus(form: Form, act: str, options: Sequence[Option], least: int, most: int) -> None:
    """Lay out one page of menus, and the way to the other pages where there are any."""
    pages = -(-len(options) // (MENU * MENUS))
    page = min(form.draft.page, pages - 1)
    first_menu = page * MENUS
    for part in range(first_menu, first_menu + MENUS):
        shown = options[part * MENU : (part + 1) * MENU]
        if shown:
            form.rows.append(row(_menu(form, act, part, shown, len(options), least, most)))
    if pages > 1:
        label = form.say("other-page", page=(page + 1) % pages + 1, pages=pages)
        put_buttons(form, [button(label, form.act("page", (page + 1) % pages))])


def _menu(
    form: Form,
    act: str,
    part: int,
    options: Sequence[Option],
    total: int,
    least: int,
    most: int,
) -> Component:
    return menu(
        form.act(act, part),
        _how_many(form, act, part * MENU + 1, len(options), total, least, most),
        [_menu_option(each, form.language) for each in options],
        min(least, len(options)) if act == "mark" else max(1, least),
        min(most, len(options)),
    )


def _how_many(
    form: Form, act: str, first: int, shown: int, total: int, least: int, most: int
) -> str:
    """How many of all are to be chosen; on one menu of several, also which it shows."""
    if act == "mark":
        least = form.prompt.least
    most = min(most, total)
    key = "menu-exactly" if least == most else "menu-between" if least > 1 else "menu-up-to"
    told = form.say(key, least=least, most=most, total=total)
    if shown == total:
        return told
    return form.say("menu-part", what=told, first=first, last=first + shown - 1)


def _menu_option(each: Option, language: str) -> Component:
    choice = each.choice
    more = clip(choice.effect or choice.detail, DETAIL)
    label = clip(counted(choice.label, each.count, language), LABEL)
    return option(label, str(each.value), more, chosen=each.chosen)
