"""Reading the whole text of a card: its paragraphs, and what is tacit on such a card."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from cards.text.anaphora import put_for
from cards.text.en.joined import apart, both_negated
from cards.text.en.pronouns import equips_itself
from cards.text.en.text import text
from cards.text.parse.learning import GOES, NAME, STAYS
from cards.text.parse.reading import read
from cards.text.parse.references import resolved
from cards.text.parse.ways import EFFECT, MATERIALS, ONLY
from engine.yugioh.language import (
    THAT,
    Activatable,
    Activate,
    Cards,
    CardText,
    Effect,
    EquippedMonster,
    Face,
    Frame,
    Icon,
    If,
    Kind,
    Limit,
    Materials,
    OnlyPlacedBy,
    Place,
    Remains,
    Target,
    When,
    Whenever,
    Whose,
)

MADE = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)
"""The frames of monsters whose first line names their materials."""
PENDULUM = "[Pendulum] "
NOTHING = "This monster has no effect."
CHOICE = "Activate 1 of these effects. "
TREATED = re.compile(r"\(This card is always treated as an? (.+) card\.\)")
ONE = 'You can only use 1 "{}" effect per turn, and only once that turn.'
LASTING = "After this card's activation, it remains on the field"
LIMITS = (
    ' You can only use this effect of "{}" once per turn.',
    ' You can only activate 1 "{}" per turn.',
)
"""What is said of how often, with the name of the card, at the end of an effect."""
EQUIPS = Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)))
"""What the activation of an Equip Spell is, where nothing else is said of it."""


class UnknownTextError(ValueError):
    """The text says something that no card says yet; nothing was guessed."""


class AmbiguousTextError(ValueError):
    """The text can be read in two ways; `readings` holds every one."""

    def __init__(self, readings: Sequence[CardText]) -> None:
        super().__init__(f"{readings[0].name} can be read in {len(readings)} ways")
        self.readings = tuple(readings)


def parse(facts: CardText, paragraphs: Sequence[str]) -> CardText:
    """The card of those facts with the text of those paragraphs, as `en.text` prints them.

    `facts` are all that is not printed in the text box. Raise UnknownTextError where a
    paragraph cannot be read, and AmbiguousTextError where the whole can be read in two ways.
    """
    own = [each for each in paragraphs if not each.startswith(PENDULUM)]
    other = [each.removeprefix(PENDULUM) for each in paragraphs if each.startswith(PENDULUM)]
    found: dict[CardText, None] = {}
    for started, box in _begun(facts, own):
        for effects, pendulum in product(_boxes(started, box), _boxes(started, other)):
            whole = _with_tacit(started, effects)
            card = replace(started, effects=whole, pendulum=pendulum)
            if text(card) == tuple(paragraphs):
                found[card] = None
    if not found:
        raise UnknownTextError(f"{facts.name}: no reading of the text gives it back")
    if len(found) > 1:
        raise AmbiguousTextError(list(found))
    return next(iter(found))


def _begun(facts: CardText, own: Sequence[str]) -> Iterator[tuple[CardText, list[str]]]:
    """The card with what its first lines say, and the rest of its paragraphs."""
    rest = list(own)
    started = replace(facts, effects=(), pendulum=(), materials=None, treated_as=())
    materials: tuple[Materials | None, ...] = (None,)
    if facts.frame in MADE:
        line = rest.pop(0)
        read_so = read(line.removesuffix("."), MATERIALS, ONLY)
        materials = tuple(each for each in read_so if isinstance(each, Materials))
        if not materials:
            raise UnknownTextError(f"{facts.name}: no such materials are known: {line}")
    if rest and (match := TREATED.fullmatch(rest[0])):
        started = replace(started, treated_as=tuple(re.findall(r'"([^"]+)"', match.group(1))))
        rest.pop(0)
    for each in materials:
        yield replace(started, materials=each), rest


def _boxes(card: CardText, box: Sequence[str]) -> list[tuple[Effect, ...]]:
    """Every reading of the paragraphs as the effects of the card."""
    box = list(box)
    if box in ([], [NOTHING]):
        return [()]
    only_one = box[-1] == ONE.format(card.name)
    if only_one:
        box.pop()
    if any(paragraph.startswith(LASTING) for paragraph in box):
        card = replace(card, effects=(Remains(1, Whose.YOURS),))  # it is one that stays
    each = [_paragraph(card, paragraph) for paragraph in apart(box)]
    readings = [tuple(e for part in parts for e in part) for parts in product(*each)]
    if only_one:
        readings = [tuple(map(_limited, effects)) for effects in readings]
    return readings


def _limited(effect: Effect) -> Effect:
    return (
        replace(effect, limit=Limit.ONE_BY_NAME) if isinstance(effect, Activatable) else effect
    )


def _paragraph(card: CardText, paragraph: str) -> list[tuple[Effect, ...]]:
    """Every reading of a paragraph: mostly as one effect, sometimes as several."""
    options: tuple[str, ...] = both_negated(paragraph) or ()
    if paragraph.startswith(CHOICE):
        options = tuple(paragraph.removeprefix(CHOICE + "● ").split(" ● "))
    if options:
        return list(product(*(_alternatives(card, each) for each in options)))
    found: list[tuple[Effect, ...]] = []
    found += [(effect,) for effect in _effects(card, paragraph, Effect)]
    for match in re.finditer(r"\. (?=When |Each time )", paragraph):
        for first in _paragraph(card, paragraph[: match.start() + 1]):
            last = _effects(card, paragraph[match.end() :], Whenever)
            found += [(*first, effect) for effect in last]
    if not found:
        raise UnknownTextError(f"{card.name}: no card says this yet: {paragraph}")
    return found


def _alternatives(card: CardText, sentence: str) -> list[Effect]:
    """Every reading of the sentence as an effect that is chosen among several."""
    triggered = [e for e in _effects(card, sentence, Effect) if isinstance(e, When | If)]
    either = [replace(effect, either=True) for effect in triggered]
    return [*_effects(card, sentence, Activate), *either]


def _effects(card: CardText, sentence: str, kind: type[Effect]) -> list[Effect]:
    """Every reading of the sentence as one effect of that kind."""
    way = STAYS if card.stays and kind is not Activate else GOES
    for limit in LIMITS:
        ending = limit.format(card.name)
        if sentence.endswith(ending):
            sentence = sentence.removesuffix(ending) + limit.format(NAME)
    fitting = [
        each
        for each in read(sentence, EFFECT, way)
        if isinstance(each, Effect) and isinstance(each, kind) and _suits(card, each)
    ]
    return [resolved(each, card) for each in fitting]


def _suits(card: CardText, effect: Effect) -> bool:
    """Whether such a card has such effects."""
    if not isinstance(effect, Activatable):
        return True
    if card.is_monster and card.scale is None:
        return not isinstance(effect, Activate)
    return card.stays or isinstance(effect, Activate)


def _with_tacit(card: CardText, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects with the activation of a card that only comes to stay."""
    if card.is_monster or not card.stays:
        return effects
    if any(isinstance(effect, OnlyPlacedBy) for effect in effects):
        return effects
    equips = card.icon is Icon.EQUIP
    if equips_itself(effects):
        effects = tuple(map(_brought, effects))
    if any(isinstance(effect, Activate) for effect in effects):
        return tuple(_aimed(effect) for effect in effects) if equips else effects
    return (EQUIPS if equips else Activate(), *effects)


def _brought(effect: Effect) -> Effect:
    """What happens of itself to the equipped monster: to that which the activation brought."""
    if not isinstance(effect, Whenever):
        return effect
    return put_for(effect, lambda node: THAT if isinstance(node, EquippedMonster) else node)


def _aimed(effect: Effect) -> Effect:
    """The activation of an Equip Spell with the monster it is equipped to, which is tacit."""
    if not isinstance(effect, Activate) or effect.target is not None:
        return effect
    return replace(effect, target=EQUIPS.target)
