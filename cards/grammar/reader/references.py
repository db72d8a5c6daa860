"""What pronouns stand for, and what is tacit: from the tree as read to the tree as written."""

from collections.abc import Callable
from dataclasses import replace

from cards.grammar.anaphora import (
    AttackItHad,
    AttackOfTributed,
    EquipFromHand,
    HoldsBesideThis,
    Known,
    takes_from_hand,
)
from cards.grammar.en.pronouns import speaks_of_this
from cards.grammar.reader.antecedents import told
from cards.grammar.references import GivenUp, ThisInEither, ThisInGraveyard, ThisInHand
from cards.grammar.trees import instead, nodes, put_for
from engine.yugioh.language import (
    ATTACKER,
    EQUIPPED,
    FOE,
    FORMER,
    SUBJECT,
    THAT,
    THIS,
    Activatable,
    Activate,
    Among,
    Amount,
    AnyOf,
    AtDamageStep,
    AttackHad,
    Cards,
    CardText,
    Choose,
    Continuous,
    Effect,
    Every,
    Icon,
    If,
    Ignition,
    IsDiscarded,
    IsSentAsMaterial,
    IsSentToGraveyard,
    Kind,
    Lot,
    Named,
    Node,
    Not,
    Noun,
    Place,
    Quick,
    Step,
    Target,
    ThisCard,
    Until,
    When,
    Whenever,
    Whose,
    WouldBeSummoned,
    hold_all,
)

HIDDEN_OR_BURIED = (Place.HAND, Place.GRAVEYARD)
"""The places in either of which what is triggered may lie."""
SENT = (IsDiscarded, IsSentAsMaterial, IsSentToGraveyard)
"""What happens to a card as it comes to the Graveyard."""


def resolved(effect: Effect, card: CardText) -> Effect:
    """The effect of the card with each pronoun replaced by the word for what it stands for.

    ValueError where that cannot be told.
    """
    if isinstance(effect, Whenever | Continuous):
        effect = put_for(effect, lambda node: _with_this(_but_this(node), card.name))
        worn = card.icon is Icon.EQUIP and isinstance(effect, Continuous)
        return put_for(effect, _pronoun(EQUIPPED if worn else THIS, THAT))
    if not isinstance(effect, Activatable):
        return put_for(effect, lambda node: _with_this(_but_this(node), card.name))
    if effect.condition is not None:
        effect = replace(effect, condition=put_for(effect.condition, _but_this))
    target = effect.target
    if target is not None:
        paid = effect.when is None and effect.cost is not None
        target = put_for(target, _pronoun(FORMER if paid else SUBJECT))
        if isinstance(effect, Activate):
            target = _aiming_at_others(target, card)
        target = replace(target, still=_wherever(_still(effect.do) or target.still, target.of))
        effect = put_for(effect, _while_this)
    effect = put_for(effect, instead(AttackItHad | AttackOfTributed, AttackHad()))
    near: Noun = SUBJECT if effect.target is None else THAT
    of_this = speaks_of_this(effect)
    near = THIS if of_this or (effect.target is None and answers_this(effect)) else near
    effect = _told(effect, of_this=of_this)
    effect = _from_graveyard(_from_hand(_asked(effect, card)))
    if isinstance(effect, Quick | Ignition) and takes_from_hand(effect.cost):
        effect = replace(effect, where=Place.HAND)  # one discards from the hand
    if isinstance(effect, Activate) and not card.stays and effect.do:
        effect = replace(effect, do=put_for(effect.do, lambda node: _among_others(node, card)))
    effect = _paid_with_this(effect)
    told_of = {
        field: put_for(part, _pronoun(near, _far(effect)))
        for field in ("when", "condition", "cost", "do", "oath")
        if (part := getattr(effect, field)) is not None
    }
    if any(map(_asks_where, told_of.values())):
        raise ValueError("it cannot be told that the card has to lie in the hand")
    return replace(effect, target=target, **told_of)


def _asks_where(part: Node) -> bool:
    """Whether it still says that the card lies in the hand, or in either place."""
    return any(isinstance(node, ThisInHand | ThisInEither) for node in nodes(part))


def _but_this(node: Node) -> Node:
    """The node, where "a different name" is another than that of this card.

    So it is where no other card was spoken of before.
    """
    return Not(Named(THIS)) if node == Not(Named(FORMER)) else node


def _paid_with_this(effect: Activatable) -> Activatable:
    """The effect, that nothing sets off: "You can banish it" is said of this card itself."""
    paid = getattr(effect.cost, "what", None)
    said = isinstance(paid, Known) and paid.near
    if effect.when is not None or effect.cost is None or not said:
        return effect
    return replace(effect, cost=put_for(effect.cost, instead(Known, THIS)))


def _from_graveyard(effect: Activatable) -> Activatable:
    """The effect, used in the Graveyard if its words say so.

    ValueError where it is triggered elsewhere.
    """
    found = put_for(effect, instead(ThisInGraveyard, THIS))
    each = effect.when.each if effect.when else ()
    sent = any(isinstance(one, SENT) for one in each)
    if found == effect or sent:
        return found
    if not isinstance(found, Quick | Ignition | When | If) or answers_this(effect):
        raise ValueError("it cannot be told that the card has to lie in the Graveyard")
    return replace(found, where=Place.GRAVEYARD)


def _asked(effect: Activatable, card: CardText) -> Activatable:
    """The effect with what "it" and "that card" are in what happens, and to what comes."""
    if any(isinstance(node, Known) for node in nodes(effect.when)):
        if card.icon is not Icon.EQUIP or effect.when is None:
            raise ValueError("nothing was spoken of")
        effect = replace(effect, when=put_for(effect.when, _pronoun(EQUIPPED)))
    if isinstance(effect.when, WouldBeSummoned) and effect.do is not None:
        effect = replace(effect, do=put_for(effect.do, _would_come))
    return effect


def _would_come(node: Node) -> Node:
    """The monsters that would be summoned: those that the step before dealt with."""
    if not (isinstance(node, Among) and node.lot is Lot.ANSWERED):
        return node
    if node.such != Cards(node.such.kind):
        raise ValueError("some of those that come cannot be told from others")
    return FORMER


def _from_hand(effect: Activatable) -> Activatable:
    """The effect, used in the hand if its words say so."""
    if not isinstance(effect, Quick | Ignition | When | If) or answers_this(effect):
        return effect
    found = put_for(effect, _of_hand)
    where = HIDDEN_OR_BURIED if ThisInEither() in nodes(effect) else Place.HAND
    return effect if found == effect else replace(found, where=where)


def _of_hand(node: Node) -> Node:
    """The word without its hand, where the effect tells of that."""
    if isinstance(node, EquipFromHand):
        return node.told
    return THIS if isinstance(node, ThisInHand | ThisInEither) else node


def _while_this(node: Node) -> Node:
    """What holds while this card is there: said of the target as "that monster"."""
    ends = isinstance(node, Step) and node.lasts is Until.WHILE_THIS_FACE_UP
    return put_for(node, _pronoun(THAT)) if ends else node


def _still(step: Node | None) -> Cards | None:
    """What the target has to be when the effect resolves, where what is done to it tells."""
    known = [node for node in nodes(step) if isinstance(node, Known)]
    counts = [each for part in nodes(step) if isinstance(part, Amount) for each in nodes(part)]
    dealt_with = [node for node in known if not any(node is each for each in counts)]
    return next((node.still for node in dealt_with or known if node.still), None)


def _wherever(still: Cards | None, of: Noun) -> Cards | None:
    """What a target still has to be, which need not lie on the field (FAQ 6733)."""
    lies = {each.place for each in nodes(of) if isinstance(each, Cards)}
    return still if still is None or lies <= {None, Place.FIELD} else replace(still, place=None)


def _far(effect: Activatable) -> Noun:
    """What "that monster" stands for in what is done."""
    when = effect.when
    if not isinstance(when, AtDamageStep):
        return SUBJECT
    if when.fighter is not None and not isinstance(when.fighter, ThisCard):
        return SUBJECT
    fights = isinstance(when.fighter or when.attacker, ThisCard) and (when.foe or when.attacked)
    return FOE if fights else ATTACKER


def answers_this(effect: Activatable) -> bool:
    """Whether the effect answers what happens to this card, or what it does."""
    each = effect.when.each if effect.when else ()
    return any(THIS in (getattr(e, "who", None), getattr(e, "which", None)) for e in each)


def _told(effect: Activatable, *, of_this: bool) -> Activatable:
    """The effect with what it deals with; ValueError where this card or another is meant."""
    effect = replace(effect, do=told(effect, of_this=of_this))
    if effect.do is not None and effect.cost is not None:
        effect = replace(effect, do=put_for(effect.do, instead(GivenUp, FORMER)))
    points = any(isinstance(node, Known) for node in nodes(effect.do))
    if points and effect.target is None and _answers_several(effect):
        raise ValueError("this card or another one could be meant")
    return effect


def _answers_several(effect: Activatable) -> bool:
    """Whether the effect answers what happens to this card, and what happens to others."""
    each = effect.when.each if effect.when else ()
    about = {getattr(one, "who", None) or getattr(one, "which", None) for one in each}
    return len(about) > 1 and THIS in about


def _pronoun(near: Noun, far: Noun | None = None) -> Callable[[Node], Node]:
    """Put the one noun for "it", and the other one, if there is one, for "that monster"."""

    def stands_for(node: Node) -> Node:
        return (near if node.near else far or near) if isinstance(node, Known) else node

    return stands_for


def _aiming_at_others(target: Target, card: CardText) -> Target:
    """The target, and what is targeted besides it, without the card itself."""
    besides = target.besides and _aiming_at_others(target.besides, card)
    return replace(target, of=_but_itself(target.of, card), besides=besides)


def _but_itself(noun: Noun, card: CardText) -> Noun:
    """That a Spell or Trap cannot target itself is tacit."""
    if isinstance(noun, AnyOf):
        return AnyOf(*(_others(each, card) for each in noun.each))
    return _others(noun, card) if isinstance(noun, Cards) else noun


def _among_others(node: Node, card: CardText) -> Node:
    """The same of those that such a card deals with without targeting them."""
    if not isinstance(node, Every | Choose):
        return node
    return replace(node, of=_but_itself(node.of, card))


def _others(noun: Cards, card: CardText) -> Cards:
    if noun.place is not Place.FIELD:
        return noun
    could = noun.whose is not Whose.THEIRS and noun.kind in (None, Kind.SPELL_TRAP, card.kind)
    return replace(noun, other=True) if could else noun


def _with_this(node: Node, name: str) -> Node:
    return hold_all(name, *node.names) if isinstance(node, HoldsBesideThis) else node
