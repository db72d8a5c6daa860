"""What the meanings of rules say of what is done."""

from dataclasses import replace

from cards.grammar.reader import nouns
from cards.text.anaphora import Known, put_for
from engine.yugioh.language import (
    And,
    AndIfYouDo,
    Apply,
    Banish,
    Cards,
    Choose,
    Destroy,
    Discard,
    EachPlayer,
    EffectsNegated,
    Frame,
    Kind,
    MakeTokens,
    Node,
    Noun,
    Of,
    Place,
    Position,
    SendToGraveyard,
    SpecialSummon,
    Step,
    TributeCards,
    Until,
    Whose,
)


def discarded(what: Noun) -> Step:
    """Those cards are discarded from your hand."""
    if isinstance(what, Choose):
        return Discard(replace(what, of=nouns.at(what.of, Place.HAND, Whose.YOURS)))
    return Discard(what)


def tributed(what: Noun) -> Step:
    """Those monsters of yours are Tributed."""
    if isinstance(what, Choose):
        return TributeCards(replace(what, of=nouns.at(what.of, Place.FIELD, Whose.YOURS)))
    return TributeCards(what)


def sent(what: Noun, place: Place) -> Step:
    """Those cards are sent from that place of yours."""
    if isinstance(what, Choose):
        return SendToGraveyard(replace(what, of=nouns.at(what.of, place, Whose.YOURS)))
    return SendToGraveyard(what)


def token(count: int, name: str, position: Position | None = None) -> Step:
    """So many Tokens of that name."""
    return MakeTokens(name.removesuffix("s") if count > 1 else name, count, position)


def tokens(step: Step) -> Step:
    """The step, which makes Tokens."""
    if not isinstance(step, MakeTokens):
        raise ValueError("there are no Tokens")
    return step


def fusion(what: Cards) -> Cards:
    """A Fusion Monster of that kind; ValueError where nothing is said of it but that."""
    if what == Cards(Kind.MONSTER, like=(Of(Frame.FUSION),)):
        raise ValueError("that goes without saying")
    return what


def but(first: Step, second: Step) -> Step:
    """What is done, and what restricts it: of a card that comes, if it comes."""
    negates = isinstance(second, Apply) and isinstance(second.fact, EffectsNegated)
    if negates and isinstance(first, SpecialSummon):
        return AndIfYouDo(first, second)
    return And(first, second)


def if_you_do(first: Step, second: Step) -> Step:
    """The second where the first is done; to banish what is destroyed is one word."""
    banishes = isinstance(second, Banish) and isinstance(second.what, Known)
    if banishes and isinstance(first, Destroy):
        raise ValueError("that is one word")
    return AndIfYouDo(first, second)


def each_player(step: Step) -> Step:
    """The step, which each player does, of what is theirs."""
    return EachPlayer(put_for(step, _own))


def _own(node: Node) -> Node:
    if isinstance(node, Cards) and node.whose is Whose.THEIRS:
        return replace(node, whose=Whose.YOURS)
    return node


def not_lasting(step: Step) -> Step:
    """The step; ValueError where it tells what holds as long as the card stays."""
    first = step
    while isinstance(first, And):
        first = first.first
    if isinstance(first, Apply) and first.until is Until.WHILE_FACE_UP:
        raise ValueError("that holds, and is not done")
    return step
