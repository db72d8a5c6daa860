"""A player's own move, card by card: each that can act, then the phases."""

from bot.duels.panel import ids
from bot.duels.panel.card_menus import can_act
from bot.duels.panel.styles import STYLES
from bot.duels.panel.widgets import (
    AT_ONCE,
    CARDS_IN_ROOM,
    LABEL,
    ROW,
    Form,
    Option,
    answer_button,
    put_buttons,
)
from bot.duels.seen.sight import Question, Sight
from bot.shared.components import Component, button
from bot.shared.text import clip
from engine.core.prompts import ChoiceKind
from engine.core.reading import HAND, ON_CHAIN, Listed


def move(sight: Sight, question: Question) -> Form:
    """The form of that question: choose a card, or move on."""
    made = Form(sight.record.id, question, sight.language)
    choices = question.prompt.choices
    options = [Option(n, choice) for n, choice in enumerate(choices)]
    listed = {
        card.handle: (card, group.place)
        for group in sight.cards
        if group.place != ON_CHAIN
        for card in group.cards
        if can_act(sight, card)
    }
    loose = [
        each
        for each in options
        if each.choice.kind is not ChoiceKind.PHASE and each.choice.card not in listed
    ]
    cards = [_card(made, sight, card, place, options) for card, place in listed.values()]
    others = [answer_button(made, each) for each in loose]
    has_room = sum(len(each["label"]) for each in cards) <= CARDS_IN_ROOM
    if len(cards) + len(others) <= AT_ONCE and has_room:
        others = [*cards, *others]
    put_buttons(made, others[: 2 * ROW])
    made.moves = [
        answer_button(made, each) for each in options if each.choice.kind is ChoiceKind.PHASE
    ]
    return made


def _card(
    form: Form, sight: Sight, card: Listed, place: str, options: list[Option]
) -> Component:
    """What a card on the field can do where that is one thing, else the way to its sheet."""
    if place != HAND and len(card.options) == 1:
        return answer_button(form, options[card.options[0]])
    moment = sight.moment
    custom_id = ids.CARD.write(
        match=form.match, heard=moment.heard, number=moment.number, handle=card.handle
    )
    is_main = any(options[n].choice.kind is ChoiceKind.MAIN for n in card.options)
    style = STYLES[ChoiceKind.MAIN if is_main else ChoiceKind.SECOND]
    return button(clip(card.name, LABEL), custom_id, style)
