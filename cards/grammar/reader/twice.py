"""Whether the English and the Japanese text of a card were read alike, and what both tell.

Where all else is equal, the Japanese text decides what it tells and English does not: the OCG's
text is the one that is played. What one language leaves to be understood is listed here, and
nothing else is taken for equal.
"""

from dataclasses import dataclass, field, fields, replace
from itertools import permutations
from typing import Any

from cards.grammar.anaphora import is_any_way, stays_face_down
from cards.grammar.qualities import says
from cards.grammar.reader.decided import DECIDED
from cards.grammar.reader.implied import IMPLIED, called_by_name, on_the_field
from cards.grammar.trees import as_pointed, of_the_rest, put_for, with_this
from engine.yugioh.language import (
    THAT,
    Activatable,
    AlsoAfterThat,
    Among,
    And,
    AnyOf,
    AtDamageStep,
    AtPhase,
    AttackOf,
    Both,
    Cards,
    CardText,
    Discard,
    DoesInstead,
    During,
    Effect,
    Either,
    Face,
    Flip,
    Former,
    If,
    InBattleStep,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    Joined,
    Kind,
    Limit,
    Lot,
    Node,
    OfArchetype,
    OriginalAttackOf,
    OutsideDamageStep,
    Pierces,
    Place,
    Position,
    Quick,
    Slays,
    SpecialSummoned,
    Step,
    Subject,
    Target,
    ThatCard,
    Then,
    ThisIs,
    Trigger,
    Until,
    When,
    Whose,
)

ANSWERING = Cards(), Cards(Kind.MONSTER), Cards(Kind.MONSTER, like=(SpecialSummoned(),))
"""What is said of those that came, without telling some from others."""
STANDING = ThisIs(Cards(position=Position.ATTACK))
FACE_UP = ThisIs(Cards(place=Place.FIELD, face=Face.UP))
MOST_EFFECTS = 6
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


@dataclass(slots=True)
class _Both:
    """What was found to be tacit, taken or called otherwise on the way."""

    tacit: dict[str, None] = field(default_factory=dict)
    taken: dict[str, None] = field(default_factory=dict)
    archetypes: dict[str, str] = field(default_factory=dict)


def twice_read(english: CardText, japanese: CardText) -> Twice:
    """What both texts of the card say; DifferError where they say different things."""
    both = _Both()
    own = called_by_name(english.effects, english.name, japanese)
    card = replace(
        english,
        effects=_effects(own, japanese.effects, both),
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
    understood = (_understood_of_effects, _understood_of_words, _understood_of_cards, *IMPLIED)
    for found, each in (
        (both.tacit, understood),
        (both.taken, (_decided, _decided_of_steps, *DECIDED)),
    ):
        for told in each:
            while alike_in := told(english, japanese):
                name, english, japanese = alike_in
                found[name] = None
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
    stated = isinstance(part, And) and part.first.lasts and part.second.lasts
    anyhow = isinstance(part, AnyOf | Both | Either) or stated
    return type(part), tuple(sorted(told, key=repr)) if anyhow else told


def _parts(english: Any, japanese: Any, both: _Both) -> Any:
    """The same of several, in any order where these are words."""
    several = isinstance(english, tuple) and isinstance(japanese, tuple)
    if not several or len(english) != len(japanese):
        raise DifferError(english, japanese)
    return tuple(_same(a, b, both) for a, b in zip(english, japanese, strict=True))


Told = tuple[str, Any, Any] | None
"""What it is called, and both parts made alike in it; none where nothing listed is told."""


def _depends(step: Joined) -> bool:
    """Whether it says "and if you do"."""
    return step.depends and not isinstance(step, Then)


def joined_alone(node: Node) -> Node:
    """What is done if something else was done, as what is done with it; "that card" as one.

    That a target is still controlled by somebody says that it is still on the field.
    """
    if isinstance(node, Target) and node.still is not None and node.still.whose:
        return replace(node, still=replace(node.still, place=None))
    if isinstance(node, Joined) and _depends(node):
        return put_for(And(node.first, node.second), joined_alone)
    return THAT if isinstance(node, Former) else node


def _understood_of_effects(english: Node, japanese: Node) -> Told:
    """What is understood of when and how effects are used."""
    match english, japanese:
        # What is paid for it is paid one after the other, which Japanese does not say.
        case Activatable(cost=Then()), Activatable(cost=And() as other):
            return "cost", english, replace(japanese, cost=Then(other.first, other.second))
        # That it cannot be used in the Damage Step, which Japanese leaves to the rules.
        case Activatable(condition=OutsideDamageStep()), Activatable(condition=None):
            told = replace(japanese, condition=OutsideDamageStep())
            return "outside the Damage Step", english, told
        # What has to be activated never misses its timing.
        case (When() | If(), When() | If()) if type(english) is not type(japanese):
            if not (english.you_can or japanese.you_can):
                return "mandatory", english, _as(type(english), japanese)
        # Japanese does not say which effects in the hand that answer something are quick,
        case Quick(when=Trigger(), where=Place.HAND), When() | If():
            return "in the hand", english, replace(_as(Quick, japanese), where=Place.HAND)
        # nor which effects in a battle are Quick Effects.
        case (Quick(when=AtDamageStep() | InBattleStep()), If() | When()) | (
            If(when=AtDamageStep() | InBattleStep()) | When(when=InBattleStep()),
            Quick(),
        ):
            return "in battle", english, _as(type(english), japanese)
        # An effect at a phase, or in a step of a battle, is used once in it.
        case Activatable(when=AtPhase(), limit=one), Activatable(limit=other) if one != other:
            if {one, other} == {None, Limit.ONCE_EACH}:
                return "once at a phase", english, replace(japanese, limit=one)
        case Activatable(when=InBattleStep(), limit=Limit() as one), Activatable(limit=None):
            return "once at a phase", english, replace(japanese, limit=one)
        # In the Graveyard a monster has its original ATK.
        case If(when=Slays(sent=True)), If(do=Step() as do):
            if (told := replace(japanese, do=put_for(do, _as_printed))) == english != japanese:
                return "in the Graveyard", english, english
    return None


def _understood_of_words(english: Node, japanese: Node) -> Told:
    """What is understood of what is done, and of what happens."""
    match english, japanese:
        # What holds for a time, and what is done also, are told in any order.
        case And(first=Step(lasts=Until()) as one), Joined() as other if on_the_field(
            _parted(other)[1]
        ) == on_the_field(one):
            return "order", english, And(one, _parted(other)[0])
        # Japanese says "and" and, of what is done, "and if you do" alike; so did old English.
        case Joined() as one, Joined() as other if type(one) is not type(other):
            if all(type(each) is And or _depends(each) for each in (one, other)):
                deeds = type(one) is And and not (one.first.states or one.second.states)
                kind = type(other) if deeds and not of_the_rest(one.second) else type(one)
                return "and", kind(one.first, one.second), kind(other.first, other.second)
        # A summon in all ways is one of which no way is named.
        case IsSummoned(ways=one), IsSummoned(ways=other) if one != other:
            if all(not ways or is_any_way(ways) for ways in (one, other)):
                return "ways", english, replace(japanese, ways=one)
        # What was face-up when it was sent away lay on the field.
        case IsSentToGraveyard(origin=None, face_up=True), IsSentToGraveyard(
            origin=Place.FIELD
        ):
            return "from the field", english, replace(japanese, origin=None)
        # Of what came, all is meant where nothing more is said of it.
        case Among(lot=Lot.ANSWERED, such=Cards() as such), Subject() if such in ANSWERING:
            return "those that came", english, english
        # Whom piercing damage hits is the other player.
        case Pierces(to=one), Pierces(to=other) if one != other and None in (one, other):
            return "piercing", english, replace(japanese, to=one)
        # After the target was dealt with, "that card" is the target and what was dealt with.
        case (Former(), ThatCard()) | (ThatCard(), Former()):
            return "that card", english, english
        # A monster is changed to Defense Position if it is in Attack Position.
        case Step(), Step() if getattr(english, "condition", None) == STANDING:
            if getattr(japanese, "position", None) is Position.DEFENSE:
                return "position", english, _with(english, step=japanese)
    return None


def _understood_of_cards(english: Node, japanese: Node) -> Told:
    """What is understood of which cards are meant."""
    match english, japanese:
        # After other cards were spoken of, "that card" may be the target all the same.
        case Activatable(target=Target(), do=Step() as do), Activatable(do=Step() as other) if (
            as_pointed(do, other) != do
        ):
            return "that target", replace(english, do=as_pointed(do, other)), japanese
        # What has to be so is told in any order.
        case Both(first=During()), Both(first=first, second=During() as time):
            return "order", english, Both(time, first)
        # "Your monsters" are those on the field.
        case (Cards(place=one, whose=whose), Cards(place=other, whose=same)) if (
            whose and whose is same and {one, other} == {None, Place.FIELD}
        ):
            one_there = replace(english, place=Place.FIELD)
            return "on the field", one_there, replace(japanese, place=Place.FIELD)
        # What shows a number, or loses its effects, is face-up.
        case Cards(face=one), Cards(face=other) if {one, other} == {None, Face.UP}:
            shown = replace(english, face=Face.UP)
            return "face-up", shown, replace(japanese, face=Face.UP)
        # What kind of card the target still has to be, where whose it is is said again.
        case Target(still=Cards() as one), Target(still=Cards(kind=None) as other):
            if one != other and replace(other, kind=one.kind) == one:
                return "kind", english, replace(japanese, still=one)
        # The target is meant even if it is turned face-down, which Japanese does not say.
        case Target() as one, Target(still=None) if stays_face_down(one):
            return "face-down", english, replace(japanese, still=one.still)
    return None


def _decided(english: Node, japanese: Node) -> Told:
    """What Japanese decides where English does not say it, or says otherwise."""
    match english, japanese:
        # What the target has to be when the effect resolves, where it is described again.
        case Target(still=one), Target(still=Cards(whose=whose) as other) if one != other:
            if one is None or replace(one, whose=whose) == other:
                return "still", replace(english, still=other), japanese
        # "FLIP:" on a monster that is none waits for its being turned face-up.
        case Flip(), If(when=IsFlipped()):
            return "flip", _as(If, replace(english, when=japanese.when)), japanese
        # That this card is none of them.
        case Cards(other=False), Cards(other=True):
            return "another", replace(english, other=True), japanese
        # Who would take battle damage in the battle that is answered.
        case AtDamageStep(damage_to=None), AtDamageStep(damage_to=Whose() as whose):
            return "damage", replace(english, damage_to=whose), japanese
        # Whether an effect that can be used misses its timing.
        case (When() | If(), When() | If()) if type(english) is not type(japanese):
            return "timing", _as(type(japanese), english), japanese
        # Whether it is activated once for each time.
        case If(each_time=False), If(each_time=True):
            return "each time", replace(english, each_time=True), japanese
        # Whether what is done instead of its being destroyed may be done to this card.
        case DoesInstead(do=one) as done, DoesInstead(do=other) if one != other:
            if put_for(one, with_this) == put_for(other, with_this):
                return "another", replace(done, do=other), japanese
        # Where the cards are of which something is so.
        case Cards(place=None, whose=None) as one, Cards(place=place, whose=None) if place:
            if says(one, "equipped"):
                return "place", english, replace(japanese, place=None)
            return "place", replace(english, place=place), japanese
    return None


def _decided_of_steps(english: Node, japanese: Node) -> Told:
    """What Japanese decides of what is done."""
    match english, japanese:
        # Whether what is discarded has to come to the GY.
        case Discard(to_graveyard=one), Discard(to_graveyard=other) if one is not other:
            return "to the GY", replace(english, to_graveyard=other), japanese
        # How long it lasts.
        case Step(lasts=one), Step(lasts=other) if one and other and one is not other:
            if type(english) is type(japanese) and other is not Until.WHILE_FACE_UP:
                return "duration", _with(english, until=other), japanese
        # That this card is dealt with as long as it is face-up.
        case Step(), Step() if getattr(japanese, "condition", None) == FACE_UP:
            if getattr(japanese, "step", None) == english:
                return "face-up", japanese, japanese
        # That what is done further is done if what was done before was, and that was so.
        case AlsoAfterThat(first=one, second=other), Then(second=so) if hasattr(so, "step"):
            return "further", Then(one, _with(so, step=other)), japanese
    return None


def _parted(step: Joined) -> tuple[Step, Step]:
    """All but what is done last, and that."""
    if not isinstance(step.second, Joined):
        return step.first, step.second
    rest, last = _parted(step.second)
    return type(step)(step.first, rest), last


def _as_printed(node: Node) -> Node:
    """The ATK for the original ATK."""
    return AttackOf(node.of, node.times) if isinstance(node, OriginalAttackOf) else node


def _with(before: Any, **told: Node | Until) -> Any:
    """The step with that in its slots."""
    return replace(before, **told)


def _as(kind: type[Any], effect: Any) -> Any:
    """The same effect as one of that kind, where and as freely used as such are."""
    placed = set() if isinstance(effect, When | If) and kind in (When, If) else {"where"}
    known = {each.name for each in fields(kind)} - {"you_can", *placed}
    told = {each.name: getattr(effect, each.name) for each in fields(effect)}
    made = kind(**{name: value for name, value in told.items() if name in known})
    free = getattr(effect, "you_can", True)
    return replace(made, you_can=free) if hasattr(made, "you_can") else made
