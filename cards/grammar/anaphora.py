"""What "it", "that card" and "this card" stand for, settled before a card is read aloud."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from cards.grammar.references import ThisInHand
from cards.grammar.trees import instead, nodes, put_for, walked, with_this
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    Amount,
    AnyOf,
    AtDamageStep,
    AttackHad,
    AttackingMonster,
    CanApply,
    Cards,
    CardText,
    Choose,
    Condition,
    Continuous,
    DeclaresAttack,
    Destroy,
    Effect,
    EitherHappens,
    EquipThisTo,
    Every,
    Face,
    Former,
    If,
    Ignition,
    IsActivated,
    IsReturnedToHand,
    IsSummoned,
    Joined,
    Kind,
    Limit,
    Named,
    NamedApart,
    NewTarget,
    Node,
    Noun,
    OpposingMonster,
    Place,
    Quick,
    Slays,
    Step,
    Subject,
    Summon,
    Target,
    ThatCard,
    ThisCard,
    TributeCards,
    Trigger,
    Until,
    UsedFor,
    When,
    Whenever,
    WouldBeSummoned,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import word
from engine.yugioh.words.changes import Change
from engine.yugioh.words.steps import whom

ANY_HOST = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
"""What every Equip Spell can be equipped to, and does not say."""


@word
class Known(Noun):
    """A card, or several, spoken of before: of that kind, and near enough to be called "it"."""

    kind: Kind | None
    near: bool
    count: int = 1
    fallen: bool = False
    """Whether it was destroyed by battle and now lies in the Graveyard."""
    still: Cards | None = None
    """What is enough when the effect resolves, where less is asked of it than before."""
    aimed: bool = False
    """Whether it is named as the target, since other cards were spoken of since."""
    dealt: bool = False
    """Whether it is named as what the effect itself has dealt with."""


@word
class EquipFromHand(Step):
    """Equip the card that speaks, from the hand, to that monster."""

    what: Noun

    @property
    def told(self) -> Step:
        """What is done, where the effect tells that the card is in the hand."""
        return EquipThisTo(self.what)


@word
class MadeTokens(Noun):
    """The Tokens that were just made, as what is said of them begins."""

    count: int


@word
class AttackOfTributed(Amount):
    """The ATK that the one monster Tributed as the cost had on the field."""


@word
class AttackItHad(Amount):
    """The ATK that the one monster that was just destroyed had on the field."""


@word
class HoldsBesideThis(Condition):
    """You hold one of each of these, and this card."""

    names: tuple[str, ...]


def as_spell(card: CardText) -> CardText:
    """A Pendulum Monster as the Spell that it is in a Pendulum Zone."""
    return CardText(card.name, card.passcode, Kind.SPELL, card.pendulum, scale=card.scale)


def _brought(card: CardText) -> tuple[Kind | None, int]:
    """What its activation summons without targeting, and whether that is one or several."""
    done = (each.do for each in effects_of(card.effects, Activate))
    steps = (node for do in done for node in nodes(do) if isinstance(node, Step))
    coming = [noun for step in steps for noun in whom(step, Change.SUMMONED)]
    if not coming:
        return None, 1
    first = coming[0]
    several = first.count if isinstance(first, Choose) else 1
    return Kind.MONSTER, 2 if isinstance(first, Every) else several


def limit_of(effect: Effect) -> Limit | None:
    """How often it can be used, where that is limited."""
    return effect.limit if isinstance(effect, Activatable | CanApply) else None


def settled(card: CardText) -> tuple[Effect, ...]:
    """The card's effects, with every reference replaced by what it refers to."""
    targets = (e.target for e in card.effects if isinstance(e, Activatable) and e.target)
    aims = ((kind_of(target.of), target.count) for target in targets)
    kind, count = next(aims, None) or _brought(card)
    far = Known(kind, False, count)
    effects = card.effects if card.stays else map(_unspoken_others, card.effects)
    return tuple(_settle(effect, card.name, far) for effect in effects)


Alternative = Activate | When | If | Ignition | Quick
"""An effect that can be one of several, of which its player chooses one."""


def alternatives(effects: tuple[Effect, ...]) -> tuple[Alternative, ...]:
    """The effects of which the player chooses, at activation, which one to activate."""
    activations = effects_of(effects, Activate)
    if len(activations) > 1:
        return activations
    said = (each for each in effects if isinstance(each, When | If | Ignition | Quick))
    return tuple(each for each in said if each.either)


def must_choose(options: Sequence[Alternative]) -> bool:
    """Whether one of them has to be activated."""
    return not all(getattr(each, "you_can", True) for each in options)


def plain_host(node: Node) -> Node:
    """The noun without what is tacit of a monster that an Equip Spell is equipped to."""
    if isinstance(node, Cards):
        named = any(isinstance(each, Named) for each in node.like)
        return replace(node, place=None, face=None, kind=None if named else node.kind)
    return put_for(node, plain_host) if isinstance(node, AnyOf) else node


def kind_of(noun: Noun) -> Kind | None:
    """What kind of card the noun speaks of, where it says."""
    noun = noun.of if isinstance(noun, NewTarget) else noun
    noun = noun.such if isinstance(noun, UsedFor) else noun
    if isinstance(noun, Cards | Known):
        return noun.kind
    if isinstance(noun, AnyOf):
        kinds = {each.kind for each in noun.each if not each.name}
        return kinds.pop() if len(kinds) == 1 else None
    return Kind.MONSTER if isinstance(noun, AttackingMonster) else None


def named_ways(ways: tuple[Summon, ...]) -> tuple[Summon, ...]:
    """The ways worth naming: Normal Summons may be Tribute Summons, all others Special."""
    every = tuple(Summon)
    specials = every[every.index(Summon.SPECIAL) :]
    if all(way in ways for way in specials):
        ways = tuple(way for way in ways if way not in specials[1:])
    if Summon.NORMAL in ways:
        ways = tuple(way for way in ways if way is not Summon.TRIBUTE)
    return ways


def stays_face_down(target: Target) -> bool:
    """Whether it may lose its face, besides its side: it is meant even if face-down."""
    of = target.of
    if not isinstance(of, Cards) or of.face is None:
        return False
    return target.still == replace(of, face=None, whose=None)


def is_any_way(ways: tuple[Summon, ...]) -> bool:
    """Whether the ways of a summon leave none out: "Summoned"."""
    return {Summon.NORMAL, Summon.FLIP, Summon.SPECIAL} <= set(ways)


def _unspoken_others(effect: Effect) -> Effect:
    """The effect without what is tacit: a card that does not stay is not dealt with itself."""
    if isinstance(effect, Activate) and effect.do:
        return replace(effect, do=put_for(effect.do, _unspoken_among))
    return effect


def _unspoken_among(node: Node) -> Node:
    return put_for(node, with_this) if isinstance(node, Every | Choose) else node


def _settle(effect: Effect, name: str, far: Known) -> Effect:
    if isinstance(effect, Whenever | Continuous):
        return put_for(effect, instead(ThatCard, far))
    if not isinstance(effect, Activatable):
        return put_for(effect, lambda node: _beside(node, name))
    subject = _subject(effect.when)
    if effect.target:
        target = put_for(effect.target, instead(Subject, Known(subject, False)))
        if isinstance(effect, Activate):  # that a Spell or Trap cannot target itself is tacit
            target = put_for(target, with_this)
        if effect.do:
            effect = replace(effect, do=walked(effect.do, _aimed(_near(target)))[0])
        effect = replace(effect, target=target)
        effect = put_for(effect, _named_once(_near(target)))
    effect = put_for(put_for(effect, _of_the_first), _far_while_this)
    when = effect.when
    if not effect.target and any(one != THIS for one in _nouns(when)):
        effect = put_for(effect, _of_what_came)
    sent = isinstance(when, Slays) and when.sent
    before = Known(subject, not isinstance(when, Slays), fallen=sent)
    effect = put_for(effect, instead(Subject, before))
    effect = _tributed(_from_hand(effect))
    if isinstance(when, AtDamageStep) and effect.do:
        one = Known(Kind.MONSTER, False)
        spoken: type[Noun] = AttackingMonster
        if isinstance(when.fighter or when.attacker, ThisCard) and (when.foe or when.attacked):
            spoken = OpposingMonster
        effect = replace(effect, do=put_for(effect.do, instead(spoken, one)))
    return effect


def _tributed(effect: Activatable) -> Activatable:
    """The effect with the ATK of what was Tributed for it called so."""
    match effect.cost:
        case TributeCards(what=Choose(count=1)):
            return put_for(effect, instead(AttackHad, AttackOfTributed()))
    return effect


def _of_the_first(node: Node) -> Node:
    """What follows on Tokens or several monsters that come, or one destroyed, said of these."""
    match node:
        case Joined(Step(made=made)) if made:
            said = instead(Former, MadeTokens(made))
        case Joined(first) if coming := _several_coming(first):
            said = instead(Former, Known(kind_of(coming.of), True, coming.count))
        case Joined(Destroy(Known(count=1))):
            said = instead(AttackHad, AttackItHad())
        case _:
            return node
    return replace(node, second=put_for(node.second, said))


def _nouns(when: Trigger | None) -> Iterator[Noun]:
    return (each for each in nodes(when) if isinstance(each, Noun))


def _of_what_came(node: Node) -> Node:
    """What follows on one monster that comes, said of it: another card was spoken of before."""
    first = whom(node.first, Change.SUMMONED) if isinstance(node, Joined) else ()
    coming = next((each for each in first if isinstance(each, Choose)), None)
    if not isinstance(node, Joined) or coming is None or coming.count > 1:
        return node
    came = Known(kind_of(coming.of), True, dealt=True)
    return replace(node, second=put_for(node.second, instead(Former, came)))


def _several_coming(step: Step) -> Choose | None:
    chosen = (noun for noun in whom(step, Change.SUMMONED) if isinstance(noun, Choose))
    return next((each for each in chosen if each.count > 1), None)


def _far_while_this(node: Node) -> Node:
    """What holds while this card is there, said of the other one as "that monster"."""
    is_while = isinstance(node, Step) and node.lasts is Until.WHILE_THIS_FACE_UP
    return put_for(node, _beyond) if is_while else node


def _beyond(node: Node) -> Node:
    return replace(node, near=False) if isinstance(node, Known) else node


def _from_hand(effect: Activatable) -> Activatable:
    """The effect, used in the hand, with "from your hand" where the card itself is moved."""
    waits = isinstance(effect, Quick | Ignition) and effect.where is Place.HAND
    if waits and not takes_from_hand(effect.cost):
        return put_for(effect, _in_hand)
    if isinstance(effect, When | If) and effect.where is Place.HAND and effect.do:
        return replace(effect, do=_moves_this(effect.do))
    return effect


def _in_hand(node: Node) -> Node:
    """The card that speaks, and what is done with it, as it is said of one in the hand."""
    if isinstance(node, EquipThisTo):
        return EquipFromHand(node.what)
    return ThisInHand() if isinstance(node, ThisCard) else node


def takes_from_hand(cost: Step | None) -> bool:
    """Whether the cost takes this card from the hand, and says so by its word."""
    return cost is not None and cost.taken_from is Place.HAND and THIS in nodes(cost)


def _moves_this(step: Step) -> Step:
    """The step, which begins by moving this card from the hand."""
    if isinstance(step, Joined):
        return replace(step, first=_moves_this(step.first))
    return put_for(step, instead(ThisCard, ThisInHand()))


def is_from_hand(effect: Activatable) -> bool:
    """Whether what is done tells that the card is in the hand."""
    return effect.do is not None and ThisInHand() in nodes(effect.do.leading)


def _near(target: Target) -> Known:
    many = 2 if target.as_many or target.as_many_as else target.total
    still = None if stays_face_down(target) else target.still
    return Known(kind_of(target.of), True, many, still=still)


def _named_once(target: Known) -> Callable[[Node], Node]:
    """What the target still has to be is said where it is first spoken of."""
    left = [target]
    again = (
        target if target.still and target.still.whose is None else replace(target, still=None)
    )

    def put(node: Node) -> Node:
        if not isinstance(node, ThatCard):
            return node
        return left.pop() if left else again

    return put


def _aimed(target: Known) -> Callable[[Node, bool], Node]:
    """Name the target as that where other cards were brought up before."""
    again = replace(target, aimed=True)
    return lambda node, new: again if new and isinstance(node, ThatCard) else node


def _subject(when: Trigger | None) -> Kind | None:
    match when:
        case (
            IsActivated(noun)
            | IsReturnedToHand(noun)
            | IsSummoned(noun)
            | WouldBeSummoned(noun)
            | DeclaresAttack(noun)
        ):
            return kind_of(noun)
        case Slays():
            return Kind.MONSTER
        case EitherHappens(first, second) if _subject(first) is _subject(second):
            return _subject(first)
        case AtDamageStep(fighter=Cards() as noun):
            return kind_of(noun)
    return None


def _beside(node: Node, name: str) -> Node:
    match node:
        case NamedApart(Cards(place=Place.HAND, like=(Named(tuple() as names),))):
            return HoldsBesideThis(tuple(each for each in names if each != name))
    return node
