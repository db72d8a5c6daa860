"""What the game does otherwise than such a tree, where no card of ours says it so."""

from collections.abc import Iterable, Iterator

from engine.yugioh.language import (
    THIS,
    Activatable,
    Cards,
    CardText,
    Choose,
    EquippedMonster,
    Face,
    Fact,
    Former,
    IsSummoned,
    Joined,
    LeavesField,
    Named,
    Node,
    Place,
    Position,
    Subject,
    ThatCard,
    Whenever,
    Whose,
)
from engine.yugioh.language.node import parts

COVERED = (Face.DOWN, Position.FACE_DOWN)
EITHER = {Place.HAND, Place.GRAVEYARD}
CALLED = (ThatCard, Former)
"""Whose name is not known before there is that card."""
SETS, COMES, GOES, TRIBUTES = "SetCards", "SpecialSummon", "ReturnToHand", "TributeCards"
PAID = ("SendToGraveyard", GOES, "Banish")
"""Costs that only a face-up card shows to be such a card; a Tribute takes others, too."""
TURNS, WITH = "ChangePosition", "AndIfYouDo"


def played(card: CardText) -> Iterator[str]:
    """What would be played otherwise than the tree says it."""
    for effect in (*card.effects, *card.pendulum):
        match effect:
            # Once the Equip Card has left, no monster is the equipped one.
            case Whenever(when=LeavesField(which=one), do=done) if one == THIS:
                if any(isinstance(each, EquippedMonster) for each in parts(done)):
                    yield "equipped"
            case Activatable():
                yield from _activated(effect)


def _activated(effect: Activatable) -> Iterator[str]:
    """What is offered, chosen or done otherwise."""
    done = [*parts(effect.do)] if effect.do is not None else []
    # This card is Set where it lies, and not out of the Graveyard.
    if getattr(effect, "where", None) is Place.GRAVEYARD and any(map(_sets_itself, done)):
        yield "set"
    chosen = (card for each in done if isinstance(each, Choose) for card in _cards(each))
    if any(map(_is_called, chosen)):
        yield "name"
    given = (card for each in _called(done, TRIBUTES) for card in _cards(each))
    paid = [*parts(effect.cost)] if effect.cost is not None else []
    spent = (card for each in _called(paid, *PAID) for card in _cards(each))
    if any(map(_is_covered, done)) or any(map(_shown, (*given, *spent))):
        yield "face"
    several = isinstance(effect.when, IsSummoned) and isinstance(effect.when.who, Cards)
    if several and any(map(_is_of_one, done)):
        yield "number"
    yield from _joined(done)


def _joined(done: Iterable[Node]) -> Iterator[str]:
    """What is done though its first part is not, or offered though the second cannot be."""
    for each in done:
        if not isinstance(each, Joined) or getattr(each.first, "what", None) != THIS:
            continue
        name = type(each.first).__name__
        if type(each).__name__ == WITH and name == TURNS:
            yield "position"  # turned face-down meanwhile, it is not changed
        if name == GOES and any(map(_comes_from_either, _called(parts(each.second), COMES))):
            yield "where"  # what then comes has to lie there before


def _called(nodes: Iterable[Node], *names: str) -> Iterator[Node]:
    """The words of those names."""
    return (each for each in nodes if type(each).__name__ in names)


def _cards(node: Node) -> Iterator[Cards]:
    return (each for each in parts(node) if isinstance(each, Cards))


def _sets_itself(node: Node) -> bool:
    return type(node).__name__ == SETS and getattr(node, "what", None) == THIS


def _comes_from_either(step: Node) -> bool:
    return {card.place for card in _cards(step)} >= EITHER


def _is_called(cards: Cards) -> bool:
    """Whether it is called as a card that is not there yet when it is looked for."""
    return any(isinstance(each, Named) and isinstance(each.name, CALLED) for each in cards.like)


def _is_covered(node: Node) -> bool:
    """Whether it finds face-down cards by what only a face-up one shows."""
    if not isinstance(node, Cards) or not node.like:
        return False
    return node.face in COVERED or node.position in COVERED


def _shown(cards: Cards) -> bool:
    """Whether it finds cards of the field by what they show, and not whether they do."""
    if cards.place is not Place.FIELD or cards.whose is not Whose.YOURS:
        return False
    likened = any(not isinstance(each, Named) for each in cards.like)
    return likened and cards.face is None and cards.position is None


def _is_of_one(node: Node) -> bool:
    """Whether it is a fact of one card, where several can have come."""
    return isinstance(node, Fact) and isinstance(getattr(node, "who", None), Subject)
