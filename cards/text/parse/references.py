"""What pronouns stand for, and what is tacit: from the tree as read to the tree as written."""

from collections.abc import Callable
from dataclasses import replace

from cards.text.anaphora import HoldsBesideThis, Known, ThisInHand, put_for
from engine.yugioh.language import (
    ATTACKER,
    FOE,
    SUBJECT,
    THAT,
    THIS,
    Activatable,
    Activate,
    AnyOf,
    AtDamageStep,
    Cards,
    CardText,
    Continuous,
    Discard,
    Effect,
    HoldsAll,
    Ignition,
    Kind,
    Node,
    Noun,
    Place,
    Quick,
    ThisCard,
    Whenever,
    Whose,
)


def resolved(effect: Effect, card: CardText) -> Effect:
    """The effect of the card with each pronoun replaced by the word for what it stands for."""
    if isinstance(effect, Whenever | Continuous):
        effect = put_for(effect, lambda node: _with_this(node, card.name))
        return put_for(effect, lambda node: THAT if isinstance(node, Known) else node)
    if not isinstance(effect, Activatable):
        return put_for(effect, lambda node: _with_this(node, card.name))
    target = effect.target
    if target is not None:
        target = put_for(target, _means(SUBJECT))
        if isinstance(effect, Activate):
            target = replace(target, of=_but_itself(target.of, card))
    near = SUBJECT if effect.target is None else THAT
    if isinstance(effect, Quick):
        from_hand = put_for(effect, lambda node: THIS if isinstance(node, ThisInHand) else node)
        if from_hand != effect or effect.cost == Discard(THIS):  # one discards from the hand
            effect = replace(from_hand, where=Place.HAND)
    if isinstance(effect, Ignition) and effect.cost == Discard(THIS):
        effect = replace(effect, where=Place.HAND)
    return replace(
        effect,
        target=target,
        **{
            field: put_for(part, _pronoun(near, _far(effect)))
            for field in ("when", "condition", "cost", "do", "oath")
            if (part := getattr(effect, field)) is not None
        },
    )


def _far(effect: Activatable) -> Noun:
    """What "that monster" stands for in what is done."""
    when = effect.when
    if not isinstance(when, AtDamageStep):
        return SUBJECT
    fights = isinstance(when.fighter or when.attacker, ThisCard) and (when.foe or when.attacked)
    return FOE if fights else ATTACKER


def _means(noun: Noun) -> Callable[[Node], Node]:
    return lambda node: noun if isinstance(node, Known) else node


def _pronoun(near: Noun, far: Noun) -> Callable[[Node], Node]:
    def stands_for(node: Node) -> Node:
        if isinstance(node, Known):
            return near if node.near else far
        return node

    return stands_for


def _but_itself(noun: Noun, card: CardText) -> Noun:
    """That a Spell or Trap cannot target itself is tacit."""
    if isinstance(noun, AnyOf):
        third = None if noun.third is None else _others(noun.third, card)
        first, second = _others(noun.first, card), _others(noun.second, card)
        return replace(noun, first=first, second=second, third=third)
    return _others(noun, card) if isinstance(noun, Cards) else noun


def _others(noun: Cards, card: CardText) -> Cards:
    if noun.place is not Place.FIELD:
        return noun
    could = noun.whose is not Whose.THEIRS and noun.kind in (None, Kind.SPELL_TRAP, card.kind)
    return replace(noun, other=True) if could else noun


def _with_this(node: Node, name: str) -> Node:
    return HoldsAll((name, *node.names)) if isinstance(node, HoldsBesideThis) else node
