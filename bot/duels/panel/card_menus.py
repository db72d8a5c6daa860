"""The menus in which the cards of a table are chosen, to be read or played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.shared.bounds import MENU, OPTION
from bot.shared.components import Component, menu, option
from bot.shared.text import clip
from bot.shared.words import say
from engine.core.prompts import ChoiceKind, Prompt, Shape
from engine.core.reading import ON_CHAIN, Group, Listed

MENUS = 4
"""The menus that show the cards of one place; nobody has more cards there than they hold."""
PLACE = "place:"
"""How the value of an option begins that opens a place."""


@dataclass(slots=True)
class _Heap:
    """The cards of a place: as many options, or a single one that opens the place."""

    group: Group
    cards: Sequence[Listed]
    is_folded: bool = False

    @property
    def size(self) -> int:
        return 1 if self.is_folded else len(self.cards)


def card_menu(sight: Sight) -> Component | None:
    """The menu of all cards that the reader may read, what can act first; None for no cards.

    Where they are too many for one menu, the largest places are opened by an option each.
    """
    groups = [group for group in sight.cards if group.place != ON_CHAIN]
    actors = [card for group in groups for card in group.cards if can_act(sight, card)]
    key = _title(sight, bool(actors))
    if len(actors) > MENU - len(groups):
        actors = []
    heaps = [
        _Heap(group, [card for card in group.cards if card not in actors]) for group in groups
    ]
    while len(actors) + sum(heap.size for heap in heaps) > MENU:
        max(heaps, key=lambda heap: heap.size).is_folded = True
    options = [_option(sight, card) for card in actors]
    for heap in heaps:
        options += (
            [_place(heap, sight.language)] if heap.is_folded else _options(sight, heap.cards)
        )
    return _menu(sight, 0, options, key) if options else None


def place_menus(sight: Sight, group: Group) -> Iterator[Component]:
    """Menus of the cards of one place, what can act first."""
    cards = sorted(group.cards, key=lambda card: not can_act(sight, card))
    key = _title(sight, any(can_act(sight, card) for card in cards))
    for part in range(MENUS):
        if shown := cards[part * MENU : (part + 1) * MENU]:
            yield _menu(sight, part, _options(sight, shown), key)


def _title(sight: Sight, can_act: bool) -> str:
    """What a menu of cards is called: whether it also plays those of them that can act."""
    is_move = sight.question is not None and acts(sight.question.prompt)
    return "cards-play" if is_move and can_act else "cards-read"


def acts(prompt: Prompt) -> bool:
    """Whether the question is what a player does on their own move."""
    may_move_on = any(each.kind is ChoiceKind.PHASE for each in prompt.choices)
    return may_move_on and prompt.shape is Shape.PICK and not prompt.is_judged


def can_act(sight: Sight, card: Listed) -> bool:
    """Whether the reader is asked something that this card is an answer to."""
    return sight.question is not None and bool(card.options)


def _menu(sight: Sight, part: int, options: Sequence[Component], key: str) -> Component:
    match, moment = sight.record.id, sight.moment
    if sight.audience is None:
        custom_id = ids.LOOK.write(match=match, heard=moment.heard, part=part)
    else:
        custom_id = ids.READ.write(
            match=match, heard=moment.heard, number=moment.number, part=part
        )
    return menu(custom_id, say(sight.language, key), options)


def _options(sight: Sight, cards: Sequence[Listed]) -> list[Component]:
    return [_option(sight, card) for card in cards]


def _option(sight: Sight, card: Listed) -> Component:
    name = card.name
    if card.count > 1:
        name = say(sight.language, "cards-copies", card=name, count=card.count)
    more = " · ".join(filter(None, (_acts(sight, card), card.where, card.line)))
    return option(clip(name, OPTION), str(card.handle), clip(more, OPTION))


def _acts(sight: Sight, card: Listed) -> str:
    """What the card can do now, or that it can be chosen; "" for a card that cannot act."""
    if sight.question is None or not card.options:
        return ""
    choices = sight.question.prompt.choices
    acts = dict.fromkeys(choices[each].act for each in card.options)
    comma = say(sight.language, "list-comma")
    said = comma.join(filter(None, acts)) or say(sight.language, "cards-can-act")
    return f"▸ {said}"


def _place(heap: _Heap, language: str) -> Component:
    count = sum(card.count for card in heap.cards)
    title = clip(heap.group.title, OPTION - 10)
    label = say(language, "aside", text=title, aside=f"{count}")
    return option(label, PLACE + heap.group.place)
