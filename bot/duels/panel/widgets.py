"""The buttons and menus of a question: one form for each shape of decision."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.duels.drafts import MENU, Draft
from bot.duels.panel import ids
from bot.duels.panel.styles import STYLES
from bot.duels.sight import Question
from bot.shared.components import PRIMARY, SUCCESS, Component, button, menu, option, row
from bot.shared.text import clip
from bot.shared.words import say
from engine.core.game import Choice, Pile, Prompt

BUTTONS = 10
"""Up to so many options are buttons; more are menus."""
MENUS = 4
"""The menus on one page."""
ROW = 5
LABEL = 80
DETAIL = 100
NAMES = 400
PLACEHOLDER = 150
EFFECT = 300
"""The characters of an effect that are printed with an option."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: its value in the answer, and its words."""

    value: int
    choice: Choice
    chosen: bool = False


@dataclass(slots=True)
class Form:
    """The rows in which a question is answered, and lines that belong above them.

    `shown` is what the reader sees above all that, and need not be told again. `moves` are the
    buttons by which a player moves on, below everything else.
    """

    match: int
    question: Question
    language: str
    shown: str = ""
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


def form(match: int, question: Question, language: str, shown: str = "") -> Form:
    """The form by which `question` is answered, below what is `shown`."""
    made = Form(match, question, language, shown)
    shapes = {
        "pick": _pick,
        "exchange": _exchange,
        "arrange": _arrange,
        "number": _number,
        "name": _name,
    }
    shapes[question.prompt.shape](made)
    if question.prompt.routine:
        put_buttons(made, [button(made.say("leave-it"), made.act("leave"))])
    return made


def _pick(form: Form) -> None:
    prompt = form.prompt
    options = [Option(n, choice) for n, choice in enumerate(prompt.choices)]
    if prompt.most == 1:
        _pick_one(form, options)
    elif len(options) <= MENU:
        _menus(form, "choose", options, prompt.least, prompt.most)
        put_buttons(form, _decline(form))
    else:
        _pick_by_pages(form, options)


def _pick_one(form: Form, options: Sequence[Option]) -> None:
    moves = [option for option in options if option.choice.kind == "phase"][: ROW - 1]
    others = [option for option in options if option not in moves]
    if len(options) <= BUTTONS:
        _details(form, options)
        put_buttons(form, [answer_button(form, option) for option in others])
        put_buttons(form, [*(answer_button(form, option) for option in moves), *_decline(form)])
    else:
        _menus(form, "choose", others, 1, 1)
        put_buttons(form, [*(answer_button(form, option) for option in moves), *_decline(form)])


def _pick_by_pages(form: Form, options: Sequence[Option]) -> None:
    """Lay out menus whose choices are gathered until they are confirmed."""
    prompt, chosen = form.prompt, form.draft.chosen
    names = ", ".join(prompt.choices[n].label for n in chosen)
    form.lines.append(
        form.say("chosen-so-far", count=len(chosen), names=clip(names, 400) or "–")
    )
    marked = [Option(o.value, o.choice, o.value in chosen) for o in options]
    _menus(form, "mark", marked, 0, prompt.most)
    confirm = button(
        form.say("confirm-chosen", count=len(chosen)),
        form.act("confirm"),
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
    for pile in prompt.piles:
        last = first + pile.count
        (given if pile.is_given else taken).extend(n for n in chosen if first <= n < last)
        for start in range(first, last, MENU):
            form.rows.append(row(_swap(form, pile, start, min(MENU, last - start))))
        first = last
    form.lines.append(
        form.say(
            "exchange-so-far",
            given=len(given),
            out=_names_of(prompt, given),
            taken=len(taken),
            into=_names_of(prompt, taken),
        )
    )
    form.lines += [f"**{line}**" for line in form.question.misfits]
    done = button(
        form.say("exchange-done"),
        form.act("confirm"),
        SUCCESS,
        disabled=bool(form.question.misfits),
    )
    put_buttons(form, [done, *_clear(form)])


def _names_of(prompt: Prompt, chosen: Sequence[int]) -> str:
    return clip(", ".join(prompt.choices[n].label for n in chosen), NAMES) or "–"


def _swap(form: Form, pile: Pile, first: int, count: int) -> Component:
    """A menu of `count` choices of a pile, from the `first` one on."""
    options = [
        Option(n, form.prompt.choices[n], n in form.draft.chosen)
        for n in range(first, first + count)
    ]
    custom_id = ids.SWAP.write(
        match=form.match, number=form.question.number, first=first, count=count
    )
    title = clip(pile.title, PLACEHOLDER)
    return menu(custom_id, title, map(_menu_option, options), 0, count)


def _arrange(form: Form) -> None:
    choices, chosen = form.prompt.choices, form.draft.chosen
    form.lines += [f"{n}. {choices[at].label}" for n, at in enumerate(chosen, start=1)]
    form.lines.append(form.say("which-next", place=len(chosen) + 1))
    rest = [Option(n, choice) for n, choice in enumerate(choices) if n not in chosen]
    if len(rest) <= BUTTONS:
        put_buttons(form, [answer_button(form, option, act="next") for option in rest])
    else:
        _menus(form, "order", rest, 1, 1)
    as_it_lies = button(form.say("rest-as-it-lies"), form.act("confirm"))
    put_buttons(form, [as_it_lies, *_clear(form)])


def _number(form: Form) -> None:
    least, most = form.prompt.least, form.prompt.most
    if most - least >= MENU * MENUS:
        put_buttons(form, [_write(form, form.say("type-a-number"))])
        return
    options = [Option(n, Choice(str(n))) for n in range(least, most + 1)]
    if len(options) <= BUTTONS:
        put_buttons(form, [answer_button(form, option) for option in options])
    else:
        _menus(form, "choose", options, 1, 1)


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
    choice = option.choice
    label = clip(choice.label, LABEL)
    return button(label, form.act(act, option.value), STYLES[choice.kind])


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
    """Print what buttons have no room for, unless the reader has it before their eyes."""
    for choice in (each.choice for each in options):
        more = choice.effect or ("" if choice.detail in form.shown else choice.detail)
        if more:
            told = form.say("said-of", what=f"**{choice.label}**", text=clip(more, EFFECT))
            form.lines.append(f"-# {told}")


def put_buttons(form: Form, buttons: Sequence[Component]) -> None:
    """Put the buttons below what the form has so far, as many in a row as there is room."""
    for first in range(0, len(buttons), ROW):
        form.rows.append(row(*buttons[first : first + ROW]))


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
    first = part * MENU + 1
    key = "menu-all" if total <= MENU else "menu-part"
    return menu(
        form.act(act, part),
        form.say(key, first=first, last=first + len(options) - 1, total=total),
        map(_menu_option, options),
        min(least, len(options)) if act == "mark" else max(1, least),
        min(most, len(options)),
    )


def _menu_option(each: Option) -> Component:
    choice = each.choice
    more = clip(choice.effect or choice.detail, DETAIL)
    return option(clip(choice.label, LABEL), str(each.value), more, chosen=each.chosen)
