"""Whether the English and the Japanese text of a card were read alike, and what both tell.

Where all else is equal, the Japanese text decides what it tells and English does not: the OCG's
text is the one that is played. What one language leaves to be understood is listed here, and
nothing else is taken for equal.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from itertools import permutations
from typing import Any, TypeVar

from cards.grammar.anaphora import is_any_way, put_for, stays_face_down
from cards.grammar.qualities import says
from engine.yugioh.language import (
    Activatable,
    And,
    AnyOf,
    AtDamageStep,
    AtPhase,
    Cards,
    CardText,
    Effect,
    Face,
    Former,
    If,
    InBattleStep,
    IsSummoned,
    Joined,
    Limit,
    Node,
    OfArchetype,
    OutsideDamageStep,
    Pierces,
    Place,
    Quick,
    Step,
    Target,
    ThatCard,
    Then,
    Trigger,
    Until,
    When,
)

N = TypeVar("N", bound=Node)
MOST_EFFECTS = 5
"""Of so many effects every order is compared."""


class DifferError(ValueError):
    """The two say different things; `english` and `japanese` are the parts that differ."""

    def __init__(self, english: object, japanese: object) -> None:
        super().__init__(f"English says {english}, Japanese {japanese}")
        self.english, self.japanese = english, japanese


@dataclass(frozen=True, slots=True)
class Twice:
    """A card that was read twice: what both texts say.

    `tacit` names what one of them left to be understood, `taken` what Japanese decided, and
    `archetypes` holds for each archetype that English names the name of it in Japanese.
    """

    card: CardText
    tacit: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    archetypes: tuple[tuple[str, str], ...] = ()

    @property
    def is_equal(self) -> bool:
        """Whether neither left anything to be understood."""
        return not (self.tacit or self.taken)


@dataclass(slots=True)
class _Both:
    """What was found to be tacit, taken or called otherwise on the way."""

    tacit: dict[str, None] = field(default_factory=dict)
    taken: dict[str, None] = field(default_factory=dict)
    archetypes: dict[str, str] = field(default_factory=dict)


def twice_read(english: CardText, japanese: CardText) -> Twice:
    """What both texts of the card say; DifferError where they say different things."""
    both = _Both()
    card = replace(
        english,
        effects=_effects(english.effects, japanese.effects, both),
        pendulum=_effects(english.pendulum, japanese.pendulum, both),
    )
    return Twice(card, tuple(both.tacit), tuple(both.taken), tuple(both.archetypes.items()))


def _effects(
    english: tuple[Effect, ...], japanese: tuple[Effect, ...], both: _Both
) -> tuple[Effect, ...]:
    """The effects, in the order of the English text."""
    if len(english) != len(japanese):
        raise DifferError(english, japanese)
    orders = permutations(japanese) if len(japanese) <= MOST_EFFECTS else iter([japanese])
    first: DifferError | None = None
    for order in orders:
        tried = _Both()
        try:
            found = tuple(_same(a, b, tried) for a, b in zip(english, order, strict=True))
        except DifferError as error:
            first = first or error
            continue
        for name in _Both.__slots__:
            getattr(both, name).update(getattr(tried, name))
        return found
    raise first or DifferError(english, japanese)


def _same(english: Any, japanese: Any, both: _Both) -> Any:
    """What both say there; DifferError where it is not the same."""
    if _levelled(english) == _levelled(japanese):
        return english
    if not isinstance(english, Node) or not isinstance(japanese, Node):
        return _parts(english, japanese, both)
    for name, told in TACIT.items():
        if pair := told(english, japanese):
            both.tacit[name] = None
            english, japanese = pair
    for name, told in TAKEN.items():
        if pair := told(english, japanese):
            both.taken[name] = None
            english, japanese = pair
    if isinstance(english, OfArchetype) and isinstance(japanese, OfArchetype):
        known = both.archetypes.setdefault(english.name, japanese.name)
        if known == japanese.name:
            return english
    if type(english) is not type(japanese):
        raise DifferError(english, japanese)
    pairs = {
        each.name: (getattr(english, each.name), getattr(japanese, each.name))
        for each in fields(english)
    }
    told_of = {name: _same(*pair, both) for name, pair in pairs.items()}
    return replace(english, **told_of)


def _levelled(part: Any) -> Any:
    """The same, with what stands in no order put in one."""
    if isinstance(part, tuple):
        told = tuple(map(_levelled, part))
        steps = any(isinstance(each, Step) for each in part)
        return told if steps else tuple(sorted(told, key=repr))
    if not isinstance(part, Node):
        return type(part), part
    told = tuple(_levelled(getattr(part, each.name)) for each in fields(part))
    in_order = isinstance(part, AnyOf) or _states(part)
    return type(part), tuple(sorted(told, key=repr)) if in_order else told


def _states(part: Node) -> bool:
    """Whether it joins two statements."""
    return isinstance(part, And) and bool(part.first.lasts and part.second.lasts)


def _parts(english: Any, japanese: Any, both: _Both) -> Any:
    """The same of several, in any order where these are words."""
    if not (isinstance(english, tuple) and isinstance(japanese, tuple)) or len(english) != len(
        japanese
    ):
        raise DifferError(english, japanese)
    return tuple(_same(a, b, both) for a, b in zip(english, japanese, strict=True))


Pair = tuple[Node, Node] | None
"""Both parts, made alike in that; none where that is not what they differ in."""


def _joined(english: Node, japanese: Node) -> Pair:
    """Japanese has one way to say "and", and "and if you do"."""
    match english, japanese:
        case Joined() as one, Joined() as other if type(one) is not type(other):
            if all(type(each) is And or _depends(each) for each in (one, other)):
                return english, type(one)(other.first, other.second)
    return None


def _depends(step: Joined) -> bool:
    """Whether it says "and if you do"."""
    return step.depends and not isinstance(step, Then)


def alike(card: CardText) -> CardText:
    """The card with "and" for "and if you do", which Japanese says in the same words."""
    effects, pendulum = (
        tuple(put_for(each, _joined_alone) for each in several)
        for several in (card.effects, card.pendulum)
    )
    return replace(card, effects=effects, pendulum=pendulum)


def _joined_alone(node: Node) -> Node:
    """What is done if something else was done, as what is done with it."""
    if isinstance(node, Joined) and _depends(node):
        return put_for(And(node.first, node.second), _joined_alone)
    return node


def _paid(english: Node, japanese: Node) -> Pair:
    """What is paid for it is paid one after the other, which Japanese does not say."""
    match english, japanese:
        case (Activatable(cost=Then()), Activatable(cost=And() as other)):
            return english, replace(japanese, cost=Then(other.first, other.second))
    return None


def _outside_damage_step(english: Node, japanese: Node) -> Pair:
    """That it cannot be used in the Damage Step, which Japanese leaves to the rules."""
    match english, japanese:
        case (Activatable(condition=OutsideDamageStep()), Activatable(condition=None)):
            return english, replace(japanese, condition=OutsideDamageStep())
    return None


def _of_theirs(english: Node, japanese: Node) -> Pair:
    """That "your monsters" are those on the field."""
    match english, japanese:
        case (Cards(place=one, whose=whose), Cards(place=other, whose=same)) if (
            whose and whose is same
        ):
            if {one, other} == {None, Place.FIELD}:
                return replace(english, place=Place.FIELD), replace(japanese, place=Place.FIELD)
    return None


def _ways(english: Node, japanese: Node) -> Pair:
    """A summon in all ways is one of which no way is named."""
    match english, japanese:
        case IsSummoned(ways=one), IsSummoned(ways=other) if one != other:
            if all(not ways or is_any_way(ways) for ways in (one, other)):
                return english, replace(japanese, ways=one)
    return None


def _mandatory(english: Node, japanese: Node) -> Pair:
    """What has to be activated never misses its timing."""
    match english, japanese:
        case (When() | If(), When() | If()) if type(english) is not type(japanese):
            if not (english.you_can or japanese.you_can):
                return english, _as(type(english), japanese)
    return None


def _from_hand(english: Node, japanese: Node) -> Pair:
    """Japanese does not say which effects in the hand that answer something are quick."""
    match english, japanese:
        case Quick(when=Trigger(), where=Place.HAND), When() | If():
            return english, replace(_as(Quick, japanese), where=Place.HAND)
    return None


def _in_battle(english: Node, japanese: Node) -> Pair:
    """Japanese does not say which effects in a battle are Quick Effects."""
    match english, japanese:
        case (Quick(when=AtDamageStep() | InBattleStep()), If() | When()) | (
            If(when=AtDamageStep() | InBattleStep()) | When(when=InBattleStep()),
            Quick(),
        ):
            return english, _as(type(english), japanese)
    return None


def _once(english: Node, japanese: Node) -> Pair:
    """An effect at a phase is used once in it."""
    match english, japanese:
        case Activatable(when=AtPhase(), limit=one), Activatable(limit=other) if one != other:
            if {one, other} == {None, Limit.ONCE_EACH}:
                return english, replace(japanese, limit=one)
    return None


def _pierces(english: Node, japanese: Node) -> Pair:
    """Whom piercing damage hits is the other player."""
    match english, japanese:
        case Pierces(to=one), Pierces(to=other) if one != other and None in (one, other):
            return english, replace(japanese, to=one)
    return None


def _kind(english: Node, japanese: Node) -> Pair:
    """What kind of card the target still has to be, where whose it is is said again."""
    match english, japanese:
        case Target(still=Cards() as one), Target(still=Cards(kind=None) as other):
            if one != other and replace(other, kind=one.kind) == one:
                return english, replace(japanese, still=one)
    return None


def _face_down(english: Node, japanese: Node) -> Pair:
    """That the target is meant even if it is turned face-down, which Japanese does not say."""
    match english, japanese:
        case Target() as one, Target(still=None) if stays_face_down(one):
            return english, replace(japanese, still=one.still)
    return None


def _dealt_with(english: Node, japanese: Node) -> Pair:
    """After the target was dealt with, "that card" is the target and what was dealt with."""
    match english, japanese:
        case (Former(), ThatCard()) | (ThatCard(), Former()):
            return english, english
    return None


def _face(english: Node, japanese: Node) -> Pair:
    """That what shows a number, or loses its effects, is face-up."""
    match english, japanese:
        case Cards(face=one), Cards(face=other) if {one, other} == {None, Face.UP}:
            return replace(english, face=Face.UP), replace(japanese, face=Face.UP)
    return None


TACIT: dict[str, Callable[[Node, Node], Pair]] = {
    "and": _joined,
    "cost": _paid,
    "outside the Damage Step": _outside_damage_step,
    "on the field": _of_theirs,
    "ways": _ways,
    "mandatory": _mandatory,
    "in the hand": _from_hand,
    "in battle": _in_battle,
    "once at a phase": _once,
    "piercing": _pierces,
    "kind": _kind,
    "face-down": _face_down,
    "that card": _dealt_with,
    "face-up": _face,
}
"""What one language leaves to be understood, by the name under which it is told."""


def _still(english: Node, japanese: Node) -> Pair:
    """What the target has to be when the effect resolves, where Japanese describes it again."""
    match english, japanese:
        case Target(still=None), Target(still=Cards() as still):
            return replace(english, still=still), japanese
    return None


def _duration(english: Node, japanese: Node) -> Pair:
    """How long it lasts, where Japanese says so."""
    match english, japanese:
        case Step(lasts=one), Step(lasts=other) if one and other and one is not other:
            if type(english) is type(japanese) and other is not Until.WHILE_FACE_UP:
                return _until(english, other), japanese
    return None


def _until(step: Any, until: Until) -> Node:
    """What lasts, for so long."""
    lasting: Node = replace(step, until=until)
    return lasting


def _timing(english: Node, japanese: Node) -> Pair:
    """Whether an effect that can be used misses its timing."""
    match english, japanese:
        case (When() | If(), When() | If()) if type(english) is not type(japanese):
            return _as(type(japanese), english), japanese
    return None


def _place(english: Node, japanese: Node) -> Pair:
    """Where the cards are of which something is so."""
    match english, japanese:
        case Cards(place=None, whose=None) as one, Cards(place=place, whose=None) if place:
            if says(one, "equipped"):
                return english, replace(japanese, place=None)
            return replace(english, place=place), japanese
    return None


TAKEN: dict[str, Callable[[Node, Node], Pair]] = {
    "still": _still,
    "duration": _duration,
    "timing": _timing,
    "place": _place,
}
"""What Japanese decides where English does not say it, or says otherwise."""


def _as(kind: type[Any], effect: Any) -> Any:
    """The same effect as one of that kind, where and as freely used as such are."""
    known = {each.name for each in fields(kind)} - {"where", "you_can"}
    told = {each.name: getattr(effect, each.name) for each in fields(effect)}
    made = kind(**{name: value for name, value in told.items() if name in known})
    free = getattr(effect, "you_can", True)
    return replace(made, you_can=free) if hasattr(made, "you_can") else made
