"""What a panel offers to press, and which question it asks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.sandbox.views import MessageView, SelectView
from tests.end_to_end.duelist import menus

_ASKED = re.compile(
    r"(?:answer|next|confirm|leave|choose|mark|add|order|swap|write):(\d+):(\d+):"
)
_MEANWHILE = re.compile(r"(?:open|read):(\d+):\d+:([1-9]\d*):")
"""Of a card that is read while something is asked; 0 says that nothing is."""
_BUTTON = re.compile(r"(?:answer|next|confirm|leave|clear|page|open|back):")
_ANSWER = re.compile(r"(?:answer:\d+:\d+:(\d*)|choose:\d+:\d+:\d+)")
_DONE = re.compile(r"(?:answer|next|confirm|leave|choose|order):")
_ENDED = re.compile(r"after:\d+:(?:rematch|decks)")
_CARDS = "read:"
_BROWSING = ("back", "open")
_ONE_BY_ONE = ("choose:", "order:")
_GATHERED = ("mark:", "add:", "swap:")
_TO_COME = "about to begin"
CAN_ACT = "▸"
"""How the description of a card begins that can be played."""

Question = tuple[int, int]
"""The duel, and the number of the question in it."""


@dataclass(frozen=True, slots=True)
class Doing:
    """One thing a person may do: press the button with that id, or choose values of a menu."""

    id: str
    values: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """How its id begins."""
        return self.id.partition(":")[0]

    @property
    def answers(self) -> bool:
        """Whether it is meant as an answer, and not as a look or as part of one."""
        return bool(_DONE.match(self.id))

    @property
    def answer(self) -> tuple[int, ...] | None:
        """The whole answer that it gives; None where it gives a part of one, or none."""
        found = _ANSWER.match(self.id)
        if found is None:
            return None
        return tuple(map(int, self.values or filter(None, [found[1]])))


def offers(panel: MessageView, dice: Random, browses: bool = True) -> list[Doing]:
    """All that the panel offers, each option of a menu as one.

    Of the cards that can only be read one is among it, at random, so that players play more
    than they read. Who does not browse reads none, and goes back only where nothing else is
    offered.
    """
    found = [
        Doing(each.custom_id or "")
        for each in panel.buttons.values()
        if _BUTTON.match(each.custom_id or "") and not each.disabled
    ]
    for menu in panel.selects:
        found += _of_menu(menu, dice)
    if browses:
        return [*found, *_cards(panel, dice, browses)]
    playing = [each for each in found if each.kind not in _BROWSING]
    return [*playing, *_cards(panel, dice, browses)] or found


def _of_menu(menu: SelectView, dice: Random) -> Iterator[Doing]:
    values = list(menu.options.values())
    if menu.custom_id.startswith(_ONE_BY_ONE):
        for value in values:
            others = dice.sample([each for each in values if each != value], menu.least - 1)
            yield Doing(menu.custom_id, (value, *others))
    elif menu.custom_id.startswith(_GATHERED):
        count = dice.randint(menu.least, menu.most)
        yield Doing(menu.custom_id, tuple(dice.sample(values, count)))


def _cards(panel: MessageView, dice: Random, browses: bool) -> Iterator[Doing]:
    """Each card of the menus that can be played, and one of the others where one browses."""
    read = []
    for menu in menus(panel.message.components):
        if menu["custom_id"].startswith(_CARDS):
            for option in menu["options"]:
                card = Doing(menu["custom_id"], (option["value"],))
                if str(option.get("description")).startswith(CAN_ACT):
                    yield card
                else:
                    read.append(card)
    if read and browses:
        yield dice.choice(read)


def question(panel: MessageView) -> Question | None:
    """Which question the panel asks; None where it asks nothing."""
    for pattern in (_ASKED, _MEANWHILE):
        for each in _ids(panel):
            found = pattern.match(each)
            if found is not None:
                return int(found[1]), int(found[2])
    return None


def shows_card(panel: MessageView) -> bool:
    """Whether the panel shows a card or a place instead of the table."""
    return any(each.startswith("back:") for each in _ids(panel))


def is_over(panel: MessageView) -> bool:
    """Whether the panel is that of a duel that has ended.

    Before another duel could be asked for there, it had nothing to press from then on.
    """
    pressed = list(_ids(panel))
    if not pressed:
        return panel.edited and _TO_COME not in panel.text
    return any(_ENDED.fullmatch(each) for each in pressed)


def _ids(panel: MessageView) -> Iterator[str]:
    yield from (each.custom_id or "" for each in panel.buttons.values())
    yield from (each.custom_id for each in panel.selects)
