"""A player's own move, card by card: each that can act, then the phases."""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.duels.panel import ids
from bot.duels.panel.card_menus import can_act
from bot.duels.panel.options import Option
from bot.duels.panel.styles import STYLES
from bot.duels.panel.widgets import (
    BUTTONS,
    Form,
    answer_button,
    put_buttons,
)
from bot.duels.seen.sight import Question, Sight
from bot.shared.bounds import BUTTON as LABEL
from bot.shared.components import Component, button
from bot.shared.text import clip
from bot.shared.words import say
from engine.core.prompts import ChoiceKind
from engine.core.reading import HAND, ON_CHAIN, Group, Listed

MOST_OF_A_PILE = 3
"""With more cards of one pile that can do something, they stand behind one button."""


def move(sight: Sight, question: Question) -> Form:
    """The form of that question: choose a card, or move on."""
    made = Form(sight.record.id, question, sight.language)
    choices = question.prompt.choices
    options = [Option(n, choice) for n, choice in enumerate(choices)]
    groups = {
        group.place: (group, [card for card in group.cards if can_act(sight, card)])
        for group in sight.cards
        if group.place != ON_CHAIN
    }
    listed = {
        card.handle: (card, place) for place, (_, cards) in groups.items() for card in cards
    }
    piles = [
        (group, cards)
        for group, cards in groups.values()
        if group.is_pile and len(cards) > MOST_OF_A_PILE
    ]
    loose = [
        each
        for each in options
        if each.choice.kind is not ChoiceKind.PHASE and each.choice.card not in listed
    ]
    others = [answer_button(made, each) for each in loose][:BUTTONS]
    heaped = {group.place for group, _ in piles}
    single = [each for each in listed.values() if each[1] not in heaped]
    cards = _first(single, BUTTONS - len(others) - len(piles))
    opened = [_pile(made, sight, group, len(cards)) for group, cards in piles]
    called = _apart(sight, [card for card, _ in cards])
    shown = [_card(made, sight, *each, options, called[each[0].handle]) for each in cards]
    put_buttons(made, [*shown, *opened, *others])
    made.moves = [
        answer_button(made, each) for each in options if each.choice.kind is ChoiceKind.PHASE
    ]
    return made


def _first(listed: Collection[tuple[Listed, str]], room: int) -> list[tuple[Listed, str]]:
    """The cards that have a button, in the order they lie: those of the hand before others."""
    by_hand = sorted(listed, key=lambda each: each[1] != HAND)[:room]
    return [each for each in listed if each in by_hand]


def _apart(sight: Sight, cards: Sequence[Listed]) -> dict[int, str]:
    """What the buttons of these cards are called; those of one name say where each lies."""
    many = Counter(card.name for card in cards)
    called = {card.handle: clip(card.name, LABEL) for card in cards}
    for card in cards:
        if many[card.name] > 1:
            name = clip(card.name, LABEL - len(card.where) - 3)
            there = say(sight.language, "cards-there", name=name, where=card.where)
            called[card.handle] = there
    return called


def _pile(form: Form, sight: Sight, group: Group, count: int) -> Component:
    """The way to the cards of a pile that can do something, where they are many."""
    moment = sight.moment
    custom_id = ids.PLACE.write(
        match=form.match, heard=moment.heard, number=moment.number, place=group.place
    )
    label = say(sight.language, "cards-pile", title=clip(group.title, LABEL - 10), count=count)
    return button(label, custom_id, STYLES[ChoiceKind.MAIN])


def _card(
    form: Form, sight: Sight, card: Listed, place: str, options: list[Option], label: str
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
    return button(label, custom_id, style)
