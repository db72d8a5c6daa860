"""A player's own move, card by card: each that can act, then the phases."""

from collections.abc import Collection

from bot.duels.panel import ids
from bot.duels.panel.card_menus import can_act
from bot.duels.panel.styles import STYLES
from bot.duels.panel.widgets import (
    BUTTONS,
    LABEL,
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
    others = [answer_button(made, each) for each in loose][:BUTTONS]
    cards = _first(listed.values(), BUTTONS - len(others))
    put_buttons(made, [*(_card(made, sight, *each, options) for each in cards), *others])
    made.moves = [
        answer_button(made, each) for each in options if each.choice.kind is ChoiceKind.PHASE
    ]
    return made


def _first(listed: Collection[tuple[Listed, str]], room: int) -> list[tuple[Listed, str]]:
    """The cards that have a button, in the order they lie: those of the hand before others."""
    by_hand = sorted(listed, key=lambda each: each[1] != HAND)[:room]
    return [each for each in listed if each in by_hand]


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
