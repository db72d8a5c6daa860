"""What one of two texts says of cards and the other one leaves to what the cards are.

A listing like those of `twice.py`, which asks it: it makes both parts say that alike.
"""

from dataclasses import replace
from typing import Any

from cards.grammar.trees import inside, instead, put_for
from engine.yugioh.language import (
    FORMER,
    THAT,
    Ability,
    Activatable,
    AddToHand,
    Among,
    AnyOf,
    AttackHad,
    AttackOf,
    BattlePhaseEnds,
    Both,
    Cards,
    CardText,
    Choose,
    Condition,
    DetachMaterial,
    EachPlayer,
    Effect,
    EffectMonster,
    EitherHappens,
    Every,
    Exists,
    Face,
    Fact,
    Former,
    Frame,
    Has,
    IsActivated,
    IsDestroyed,
    IsSentToGraveyard,
    Joined,
    Kind,
    Limit,
    Lot,
    Named,
    Node,
    Not,
    Noun,
    Of,
    OriginalAttackOf,
    OutsideDamageStep,
    Place,
    Quality,
    SpecialSummoned,
    Stat,
    Step,
    Subject,
    Target,
    ThatCard,
    ThisCard,
    Throughout,
    Until,
    WasActivated,
    Whose,
    WouldBeSummoned,
)
from engine.yugioh.language.node import parts
from engine.yugioh.words.changes import Change
from engine.yugioh.words.steps import whom

Told = tuple[str, Node, Node] | None
AWAY = Place.GRAVEYARD, Place.BANISHED
SPELLS_AND_TRAPS = (Kind.SPELL, Kind.TRAP, Kind.SPELL_TRAP)
LINK, XYZ, FLIP = Of(Frame.LINK), Of(Frame.XYZ), Of(Ability.FLIP)


def implied(english: Node, japanese: Node) -> Told:
    """What is so of such cards, whether it is said or not."""
    match english, japanese:
        # What materials are detached from is an Xyz Monster.
        case DetachMaterial(of=Cards() as one), DetachMaterial(of=Cards() as other):
            if one != other and (detached := _as_well(one, other, XYZ)) is not None:
                return (
                    "Xyz Monster",
                    _said(english, of=detached[0]),
                    _said(japanese, of=detached[1]),
                )
        # What has a Link Rating is a Link Monster; what is called so is not called otherwise.
        case Cards() as one, Cards() as other if one.like != other.like:
            told = (
                replace(one, like=_leanest(one.like)),
                replace(other, like=_leanest(other.like)),
            )
            if told != (one, other):
                return "such cards", *told
        # What was not done to the monsters that would come is done to none of them.
        case Activatable(when=WouldBeSummoned(), do=do), Activatable() if do is not None:
            if (said := put_for(do, instead(Subject, FORMER))) != do:
                return "what would come", replace(english, do=said), japanese
        # Japanese tells an attack from its declaration.
        case Fact(), Fact() if type(english) is type(japanese) and _declares(japanese):
            if not _declares(english):
                return "declaration", _said(english, only_declare=True), japanese
    return None


def implied_of_happenings(english: Node, japanese: Node) -> Told:
    """What is so of what happened, whether it is said or not."""
    match english, japanese:
        # The ATK that what was dealt with had on the field, and not that in the Graveyard.
        case AttackOf(of=Former() | ThatCard()), AttackHad():
            return "ATK it had", japanese, japanese
        # What targets something is an effect, also of a card.
        case IsActivated(effect=None) as one, IsActivated(effect=True) as other if (
            one.targeting and other.targeting and not getattr(one.which, "kind", None)
        ):
            return "card or effect", one, replace(other, effect=None)
        # What came by a certain summon was on the field.
        case IsSentToGraveyard(origin=Place.FIELD) as one, IsSentToGraveyard() as other if (
            one.came and one.came == other.came and other.origin is None
        ):
            return "from the field", one, replace(other, origin=Place.FIELD)
        # Of two happenings the one or the other is told first.
        case EitherHappens(one, two) as either, EitherHappens(first=first) if (
            type(one) is not type(first) is type(two) or two == first != one
        ):
            return "order", replace(either, first=two, second=one), japanese
    return None


def implied_of_places(english: Node, japanese: Node) -> Told:
    """What Japanese alone says of where a card has to be, and what it says otherwise."""
    match english, japanese:
        # What its owner controls is destroyed on the field, whoever destroys it.
        case IsDestroyed(on_field=False, of=Whose.THEIRS), IsDestroyed(on_field=True):
            return "on the field", replace(english, on_field=True), japanese
        case IsSentToGraveyard(origin=None, by=Whose.THEIRS) as one, IsSentToGraveyard(
            origin=Place.FIELD
        ) if one.destroyed_by:
            return "on the field", replace(english, origin=Place.FIELD), japanese
        # That a monster whose numbers or effects are dealt with is face-up still (FAQ 10135).
        case Target(still=Cards(face=Face.UP) as one), Target(still=None) if one == Cards(
            one.kind, face=Face.UP
        ):
            return "still", english, replace(japanese, still=one)
    return None


def implied_of_times(english: Node, japanese: Node) -> Told:
    """What English alone says of when something is used, and how long it lasts."""
    match english, japanese:
        # That it cannot be used in the Damage Step, beside another condition.
        case Activatable(condition=Both(first=OutsideDamageStep() as outside)), Activatable(
            condition=Condition() as other
        ) if outside not in parts(other):
            told = replace(japanese, condition=Both(outside, other))
            return "outside the Damage Step", english, told
        # An effect as the Battle Phase ends is used once in it.
        case Activatable(when=BattlePhaseEnds(), limit=Limit.ONCE_EACH as limit), Activatable(
            when=BattlePhaseEnds(), limit=None
        ):
            return "once at a phase", english, replace(japanese, limit=limit)
        # What is done to numbers in a damage calculation holds in it alone (FAQ 4377).
        case Step(lasts=Until.END_OF_CALCULATION), Step(lasts=Until.WHILE_FACE_UP):
            if type(english) is type(japanese):
                return "calculation", english, _until(japanese, Until.END_OF_CALCULATION)
    return None


def implied_of_needs(english: Node, japanese: Node) -> Told:
    """What there has to be for what is done, told in other words."""
    match english, japanese:
        # English names as a condition what is sent from the hand then, or counted (FAQ 11380).
        case Activatable(condition=Exists(what=what) as there, do=Step() as do), Activatable(
            condition=None
        ) if _needs(do, what):
            return "what there has to be", english, replace(japanese, condition=there)
        # One kind or the other of the same cards.
        case Cards() as one, AnyOf(first=Cards() as first, second=Cards() as second) if (
            _either_kind(one, first, second)
        ):
            return "of either kind", one, one
        # What lies in the hand or the Graveyard already is none of those that are sent there.
        case Activatable(when=IsSentToGraveyard() as one), Activatable(
            when=IsSentToGraveyard() as other
        ) if _lies_apart(english) and one != other == put_for(one, _any_such):
            return "another", english, replace(japanese, when=one)
    return None


def implied_of_old_words(english: Node, japanese: Node) -> Told:
    """What Japanese does not tell of what is done, and what it has one word for."""
    match english, japanese:
        # That a condition has still to hold as the effect resolves.
        case Throughout(), Condition() if not isinstance(japanese, Throughout):
            return "as it resolves", english, Throughout(japanese)
        # What is sent to the Graveyard has its original ATK there.
        case Joined(second=one), Joined(second=other) if one != other and _buried(english):
            if put_for(one, _as_printed) == put_for(other, _as_printed):
                return "in the Graveyard", english, replace(japanese, second=one)
        # What each player does, told of the one and of the other.
        case EachPlayer(step=step), Joined(first=one, second=other, depends=False) if (
            one == step and getattr(other, "who", None) is Whose.THEIRS
        ):
            if _said(other, who=Whose.YOURS) != one:
                return None
            return "each player", english, english
        # All are taken, whether that is said of them or not.
        case Step(), Step() if type(english) is type(japanese):
            nouns = [getattr(each, "what", None) for each in (english, japanese)]
            if isinstance(nouns[0], Every) and isinstance(nouns[1], Cards):
                return "all", english, _said(japanese, what=Every(nouns[1]))
    return None


def implied_of_the_lost(english: Node, japanese: Node) -> Told:
    """What Japanese calls coming back to the hand, and what of cards goes without saying."""
    match english, japanese:
        # What comes to the hand from the Graveyard, or was banished, is called returned.
        case AddToHand(what=Choose(of=Cards(place=place))), Step() if place in AWAY:
            if (what := _returned(japanese)) is not None:
                return "to the hand", english, AddToHand(what)
        case Activatable(target=Target(of=Cards(place=place))), Activatable() if place in AWAY:
            if AddToHand(THAT) in parts(english) and AddToHand(THAT) not in parts(japanese):
                said = put_for(japanese, _as_added)
                return ("to the hand", english, said) if said != japanese else None
        # What came is of the kind that the happening tells.
        case Among(lot=Lot.ANSWERED, such=one), Among(lot=Lot.ANSWERED, such=other) if (
            one != other and other == replace(one, kind=None)
        ):
            return "kind", english, english
        # What was Special Summoned and is face-up lies on the field.
        case Cards(place=Place.FIELD, face=Face.UP, like=like), Cards(place=None) if any(
            isinstance(each, SpecialSummoned) for each in like
        ):
            return "on the field", english, replace(japanese, place=Place.FIELD)
    return None


def implied_of_activations(english: Node, japanese: Node) -> Told:
    """An effect of a Spell or Trap is activated as its card is, too (FAQ 14213)."""
    match english, japanese:
        case (
            IsActivated(which=Cards(kind=kind), effect=None),
            IsActivated(effect=True) as other,
        ) if kind in SPELLS_AND_TRAPS:
            return "card or effect", english, replace(other, effect=None)
        case (
            WasActivated(which=Cards(kind=kind), effect=None),
            WasActivated(effect=True) as later,
        ) if kind in SPELLS_AND_TRAPS:
            return "card or effect", english, replace(later, effect=None)
    return None


IMPLIED = (
    implied_of_activations,
    *(implied, implied_of_happenings, implied_of_places, implied_of_times),
    *(implied_of_needs, implied_of_old_words, implied_of_the_lost),
)


def called_by_name(
    english: tuple[Effect, ...], name: str, japanese: CardText
) -> tuple[Effect, ...]:
    """The effects, with its own name for "with a different name" where Japanese names it."""
    named = [node.name for node in parts(japanese) if isinstance(node, Named)]
    if name not in named or any(isinstance(each, ThisCard) for each in named):
        return english
    by_name = Not(Named(name))
    return tuple(
        put_for(each, lambda node: by_name if node == Not(Named(ThisCard())) else node)
        for each in english
    )


def on_the_field(step: Node) -> Node:
    """The step, with somebody's monsters as those on the field."""
    return put_for(step, _there)


def _there(node: Node) -> Node:
    if not (isinstance(node, Cards) and node.kind is Kind.MONSTER and node.whose):
        return node
    return replace(node, place=node.place or Place.FIELD)


def _as_well(one: Cards, other: Cards, quality: Quality) -> tuple[Cards, Cards] | None:
    """Both with that quality, where one of them alone has it."""
    if (quality in one.like) is (quality in other.like):
        return None
    more = other if quality in one.like else one
    told = replace(more, like=(*more.like, quality))
    return (one, told) if quality in one.like else (told, other)


def _leanest(like: tuple[Quality, ...]) -> tuple[Quality, ...]:
    """The qualities without those that go without saying beside the others."""
    known = {type(each) for each in like}
    named = any(isinstance(each, Named) and isinstance(each.name, str) for each in like)
    linked = any(isinstance(each, Has) and each.stat is Stat.RATING for each in like)
    return tuple(
        each
        for each in like
        if not (
            (named and isinstance(each, Not) and isinstance(each.what, Named))
            or (linked and each == LINK)
            or (FLIP in like and EffectMonster in known and each == EffectMonster())
        )
    )


def _needs(done: Step, what: Noun) -> bool:
    """Whether those cards are taken then, all of which has to be done, or counted."""
    said = [each for each in parts(done) if isinstance(each, Step | Choose)]
    may = any(isinstance(each, Step) and inside(each) for each in (done, *said))
    return not may and any(_takes(each, what) for each in (done, *said))


def _takes(part: Node, what: Noun) -> bool:
    """Whether it sends one of those cards of a hand away, or counts them."""
    if isinstance(part, Choose):
        return part.as_many_as == what
    sent = whom(part, Change.SENT) if isinstance(part, Step) else ()
    hand = getattr(what, "place", None) is Place.HAND
    return hand and any(isinstance(each, Choose) and each.of == what for each in sent)


def _either_kind(one: Cards, first: Cards, second: Cards) -> bool:
    """Whether it is said of several kinds at once of what the two are, each of one of them."""
    for kind in one.like:
        if isinstance(kind, Of) and isinstance(kind.what, tuple):
            rest = tuple(each for each in one.like if each != kind)
            return {replace(one, like=(*rest, Of(each))) for each in kind.what} == {
                first,
                second,
            }
    return False


def _lies_apart(effect: Node) -> bool:
    """Whether it is used where the card lies in the hand or the Graveyard."""
    return getattr(effect, "where", None) in (Place.HAND, Place.GRAVEYARD)


def _any_such(node: Node) -> Node:
    """The cards, of which this card may be one."""
    return replace(node, other=False) if isinstance(node, Cards) else node


def _said(node: Any, **told: Noun | Whose | bool) -> Node:
    """The word with that in its slots."""
    made: Node = replace(node, **told)
    return made


def _until(step: Any, until: Until) -> Step:
    """The step, lasting until then."""
    made: Step = replace(step, until=until)
    return made


def _returned(step: Node) -> Noun | None:
    """The cards that it returns to the hand, where it does nothing else."""
    if not isinstance(step, Step) or isinstance(step, Joined):
        return None
    return next(iter(whom(step, Change.TO_HAND)), None)


def _as_added(node: Node) -> Node:
    """The target added to the hand, where it is returned to that."""
    return AddToHand(THAT) if _returned(node) == THAT else node


def _buried(step: Joined) -> bool:
    """Whether what is done first sends something to the Graveyard."""
    sends = isinstance(step.first, Step) and any(whom(step.first, Change.SENT))
    return sends and getattr(step.first, "what", None) is not None


def _as_printed(node: Node) -> Node:
    """The ATK for the original ATK."""
    return AttackOf(node.of, node.times) if isinstance(node, OriginalAttackOf) else node


def _declares(fact: Node) -> bool:
    return getattr(fact, "only_declare", False) is True
