"""`python -m tests.text.lying DIR` tells how many wrong trees the guards of readings notice.

Of cards that both languages tell alike and nothing speaks against, one slot after the other is
changed: a cost left out, another number, the other side. A lie counts as noticed where the
Japanese text says something else or puts it right, or where the changed tree is doubted.
"""

import random
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.twice import DifferError, twice_read
from cards.witnessing.doubts import doubts
from engine.yugioh.language import (
    Activatable,
    Activate,
    AndIfYouDo,
    Cards,
    CardText,
    Effect,
    Flip,
    Icon,
    If,
    Ignition,
    Limit,
    Node,
    Place,
    Quick,
    Then,
    When,
    Whose,
)
from tests.text.official import Official, officials
from tests.text.reads import READ, outcome

E = TypeVar("E", bound=Effect)
LEAST = 95
"""So many of a hundred have to be noticed."""
KINDS: tuple[tuple[type[Effect], type[Effect]], ...] = (
    (When, If),
    (If, When),
    (Ignition, Quick),
    (Quick, Ignition),
)
"""Taken for each other; what has to be activated is the same "when" and "if"."""
SMALL = 4
"""Up to here a number counts as a small one."""


@dataclass(frozen=True, slots=True)
class Told:
    """A card that both languages tell alike, and its Japanese tree."""

    official: Official
    card: CardText
    japanese: CardText

    def notices(self, lie: CardText) -> bool:
        """Whether a guard notices that the card is told so."""
        try:
            if twice_read(lie, self.japanese).card == self.card:
                return True
        except DifferError:
            return True
        return bool(against(lie, self.official) - against(self.card, self.official))


def against(card: CardText, official: Official) -> set[str]:
    """What speaks against the card."""
    return set(doubts(card, official.paragraphs, official.japanese))


def told(directory: Path, most: int, seed: int) -> Iterator[Told]:
    """So many cards that both languages tell alike, and that nothing speaks against."""
    every = [*officials(directory / "cards")]
    names = {each.called: each.facts.name for each in every if each.called}
    random.Random(seed).shuffle(every)
    for official in every:
        if most <= 0:
            return
        if (found := _told(official, names)) is not None:
            most -= 1
            yield found


def _told(official: Official, names: dict[str, str]) -> Told | None:
    read = outcome(official)
    if read.how != READ or read.card is None or not official.has_text:
        return None
    facts = replace(read.card, effects=(), pendulum=(), treated_as=())
    try:
        japanese = parse(facts, official.spoken, "ja", names)
        card = twice_read(read.card, japanese).card
    except (UnknownTextError, AmbiguousTextError, DifferError):
        return None
    return None if against(card, official) else Told(official, card, japanese)


def lies(card: CardText) -> Iterator[tuple[str, CardText]]:
    """The card with one slot changed, each with what is changed."""
    for nth, effect in enumerate(card.effects):
        for what, lie in _lies(card, effect):
            if lie != effect:
                changed = (*card.effects[:nth], lie, *card.effects[nth + 1 :])
                yield what, replace(card, effects=changed)
    if len(card.effects) > 1:
        yield "last effect left out", replace(card, effects=card.effects[:-1])


def _lies(card: CardText, effect: Effect) -> Iterator[tuple[str, Effect]]:
    if isinstance(effect, Activatable):
        yield from _of_slots(card, effect)
    if isinstance(effect, When | If | Flip):
        yield "optional turned round", replace(effect, you_can=not effect.you_can)
    for one, other in KINDS:
        misses = not isinstance(effect, When | If) or effect.you_can
        if type(effect) is one and card.is_monster and misses:
            yield f"{one.__name__} for {other.__name__}", _as(other, effect)
    for what, change in WORDS.items():
        yield what, _once(effect, change)


def _of_slots(card: CardText, effect: Activatable) -> Iterator[tuple[str, Effect]]:
    equips = isinstance(effect, Activate) and card.icon is Icon.EQUIP
    if effect.target is not None and not equips:
        yield "target left out", replace(effect, target=None)
    if effect.cost is not None:
        yield "cost left out", replace(effect, cost=None)
    if effect.limit is None:
        yield "limit invented", replace(effect, limit=Limit.ONCE_BY_NAME)
        return
    yield "limit left out", replace(effect, limit=None)
    each = effect.limit is Limit.ONCE_EACH
    yield (
        "limit another",
        replace(effect, limit=Limit.ONCE_BY_NAME if each else Limit.ONCE_EACH),
    )


def _as(kind: type[E], effect: Effect) -> E:
    """The same as an effect of that kind."""
    known = {each.name for each in fields(kind)} & {each.name for each in fields(effect)}
    return kind(**{name: getattr(effect, name) for name in known})


def _theirs(part: Node) -> Node:
    if isinstance(part, Cards) and part.whose is Whose.THEIRS:
        return replace(part, whose=Whose.YOURS)
    return part


def _buried(part: Node) -> Node:
    if isinstance(part, Cards) and part.place is Place.GRAVEYARD:
        return replace(part, place=Place.DECK)
    return part


def _then(part: Node) -> Node:
    return AndIfYouDo(part.first, part.second) if isinstance(part, Then) else part


def _large(part: Node) -> Node:
    return _counted(part, 100, lambda number: number > SMALL)


def _small(part: Node) -> Node:
    return _counted(part, 1, lambda number: 1 < number <= SMALL)


def _counted(part: Node, more: int, fits: Callable[[int], bool]) -> Node:
    """The word with more in the first number that fits."""
    for each in fields(part):
        value = getattr(part, each.name)
        if isinstance(value, int) and not isinstance(value, bool) and fits(value):
            return replace(part, **{each.name: value + more})
    return part


WORDS: dict[str, Callable[[Node], Node]] = {
    "theirs for yours": _theirs,
    "Graveyard for Deck": _buried,
    "then for and if you do": _then,
    "number + 100": _large,
    "small number + 1": _small,
}
"""What is changed of the first word that it fits."""


def _once(node: Any, change: Callable[[Node], Node]) -> Any:
    """The node, with the first of its words that it changes changed."""
    if isinstance(node, tuple):
        return _once_of(node, change)
    if not isinstance(node, Node):
        return node
    if (changed := change(node)) != node:
        return changed
    for each in fields(node):
        value = getattr(node, each.name)
        if (changed := _once(value, change)) != value:
            return replace(node, **{each.name: changed})
    return node


def _once_of(nodes: tuple[Any, ...], change: Callable[[Node], Node]) -> tuple[Any, ...]:
    for nth, each in enumerate(nodes):
        if (changed := _once(each, change)) != each:
            return (*nodes[:nth], changed, *nodes[nth + 1 :])
    return nodes


def report(found: Sequence[Told]) -> tuple[str, float]:
    """How many lies of each kind are noticed, and the share of all."""
    there, noticed = Counter[str](), Counter[str]()
    for each in found:
        for what, lie in lies(each.card):
            there[what] += 1
            noticed[what] += each.notices(lie)
    lines = [f"{what:26} {noticed[what]:5} of {count:5}" for what, count in there.most_common()]
    share = 100 * noticed.total() / max(1, there.total())
    lines.append(f"{len(found)} cards: {noticed.total()} of {there.total()} ({share:.1f} %)")
    return "\n".join(lines) + "\n", share


def main() -> int:
    """Print the report; 1 where too few are noticed."""
    parser = ArgumentParser(prog="python -m tests.text.lying", description=__doc__)
    parser.add_argument("directory", type=Path, help="where the public files are")
    parser.add_argument("--cards", type=int, default=400, help="of how many cards")
    parser.add_argument("--seed", type=int, default=5, help="which of them are drawn")
    asked = parser.parse_args()
    said, share = report([*told(asked.directory, asked.cards, asked.seed)])
    sys.stdout.write(said)
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
