"""What the game does otherwise than such a tree, where no card of ours says it so."""

from collections.abc import Iterator

from engine.yugioh.language import (
    SUBJECT,
    THAT,
    THIS,
    Activatable,
    Cards,
    CardText,
    Choose,
    Face,
    Fact,
    Frame,
    IsSummoned,
    Joined,
    Named,
    Node,
    Of,
    Place,
    Position,
    SetCards,
    Step,
    Subject,
    ThatCard,
    Whose,
    WithThis,
)
from engine.yugioh.language.node import parts
from engine.yugioh.words.changes import REMOVING, Change
from engine.yugioh.words.steps import steps_in, whom

COVERED = (Face.DOWN, Position.FACE_DOWN)
EITHER = {Place.HAND, Place.GRAVEYARD}
PAID = (Change.SENT, Change.TO_HAND, Change.BANISHED)
"""Costs that only a face-up card shows to be such a card; a Tribute takes others, too."""


def played(card: CardText) -> Iterator[str]:
    """What would be played otherwise than the tree says it."""
    for effect in (*card.effects, *card.pendulum):
        if isinstance(effect, Activatable):
            yield from _activated(effect)


def _activated(effect: Activatable) -> Iterator[str]:
    """What is offered, chosen or done otherwise."""
    done = [*parts(effect.do)] if effect.do is not None else []
    # This card is Set where it lies, and not out of the Graveyard.
    if getattr(effect, "where", None) is Place.GRAVEYARD and SetCards(THIS) in done:
        yield "set"
    chosen = (card for each in done if isinstance(each, Choose) for card in _cards(each))
    if effect.target is None and any(map(_is_called, chosen)):
        yield "name"
    given = (*_taken(effect.do, Change.TRIBUTED), *_taken(effect.cost, *PAID))
    if any(map(_is_covered, done)) or any(map(_shown, given)):
        yield "face"
    came = effect.when.each if effect.when else ()
    several = any(isinstance(e, IsSummoned) and isinstance(e.who, Cards) for e in came)
    if several and any(map(_is_of_one, done)):
        yield "number"
    for each in done:
        if isinstance(each, Joined):
            yield from _joined(each)
    # Of both it is done at once, and to neither where one of them is gone (FAQ 11826).
    if effect.target is not None and any(map(_is_of_both, done)):
        yield "both"


def _joined(pair: Joined) -> Iterator[str]:
    """What is done though its first part is not, or offered though the second cannot be."""
    if pair.depends and pair.at_once and THIS in whom(pair.first, Change.TURNED):
        yield "position"  # turned face-down meanwhile, it is not changed
    if any(isinstance(getattr(each, "what", None), WithThis) for each in steps_in(pair.first)):
        yield "both"  # what follows is done only if it was done to both (FAQ 21966)
    gone = any(SUBJECT in whom(each, *REMOVING) for each in steps_in(pair.first))
    if gone and any(getattr(each, "what", None) == SUBJECT for each in steps_in(pair.second)):
        yield "pronoun"  # it was the card only where it lay
    if THIS in whom(pair.first, Change.TO_HAND):
        coming = [_taken(each, Change.SUMMONED) for each in steps_in(pair.second)]
        if any({card.place for card in cards} >= EITHER for cards in coming):
            yield "where"  # what then comes has to lie there before


def _is_of_both(node: Node) -> bool:
    """Whether the same is done to the target and to this card, as in two sentences."""
    if not isinstance(node, Joined) or node.depends:
        return False
    pair = tuple(getattr(each, "what", None) for each in (node.first, node.second))
    return type(node.first) is type(node.second) and pair in ((THAT, THIS), (THIS, THAT))


def _taken(step: Step | None, *ways: Change) -> Iterator[Cards]:
    """What is said of the cards to which anything in the step does one of these."""
    said = () if step is None else steps_in(step)
    return (card for each in said for noun in whom(each, *ways) for card in _cards(noun))


def _cards(node: Node) -> Iterator[Cards]:
    return (each for each in parts(node) if isinstance(each, Cards))


def _is_called(cards: Cards) -> bool:
    """Whether it is called as a card that is not there yet when it is looked for."""
    names = (each.name for each in cards.like if isinstance(each, Named))
    return any(isinstance(name, ThatCard) for name in names)


def _is_covered(node: Node) -> bool:
    """Whether it finds face-down cards by what only a face-up one shows."""
    if not isinstance(node, Cards) or not node.like:
        return False
    return node.face in COVERED or node.position in COVERED


def _shown(cards: Cards) -> bool:
    """Whether it finds cards of the field by what they show, and not whether they do.

    Link Monsters always do (MR-LINK-27).
    """
    if cards.place is not Place.FIELD or cards.whose is not Whose.YOURS:
        return False
    if Of(Frame.LINK) in cards.like:
        return False
    likened = any(not isinstance(each, Named) for each in cards.like)
    return likened and cards.face is None and cards.position is None


def _is_of_one(node: Node) -> bool:
    """Whether it is a fact of one card, where several can have come."""
    return isinstance(node, Fact) and isinstance(getattr(node, "who", None), Subject)
