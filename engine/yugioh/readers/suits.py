"""Reading a step: could it be done to this card at all?"""

from functools import singledispatch

from engine.yugioh.language import (
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Apply,
    ChangePosition,
    DefenseBecomes,
    Frame,
    Gains,
    GainsLevels,
    LevelBecomes,
    OriginalDefenseOf,
    Position,
    SpecialSummon,
    Step,
    ThatCard,
    Then,
)
from engine.yugioh.state.card import Card
from engine.yugioh.summoning.revival import may_be_special_summoned


@singledispatch
def suits(step: Step | None, card: Card) -> bool:
    """Whether `card` can be the target of an effect that does this."""
    return True


@suits.register
def _(step: SpecialSummon, card: Card) -> bool:
    return not isinstance(step.what, ThatCard) or may_be_special_summoned(card, step.position)


@suits.register
def _(step: ChangePosition, card: Card) -> bool:
    return not isinstance(step.what, ThatCard) or can_stand(card, step.position)


@suits.register
def _(step: Apply, card: Card) -> bool:
    """A number that the target has not cannot be changed, nor taken over."""
    fact = step.fact
    if isinstance(fact, GainsLevels | LevelBecomes) and isinstance(fact.who, ThatCard):
        return card.text.level > 0
    if isinstance(fact, Gains) and isinstance(fact.who, ThatCard) and fact.attack == 0:
        return card.text.frame is not Frame.LINK
    takes_defense = isinstance(fact, DefenseBecomes) and isinstance(
        fact.defense, OriginalDefenseOf
    )
    return not takes_defense or card.text.frame is not Frame.LINK


@suits.register(AlsoAfterThat)
@suits.register(And)
@suits.register(AndIfYouDo)
@suits.register(Then)
def _(step: AlsoAfterThat | And | AndIfYouDo | Then, card: Card) -> bool:
    return suits(step.first, card) and suits(step.second, card)


def can_stand(card: Card, position: Position | None) -> bool:
    """Whether the monster can be turned so (MR-LINK-27, MR-TOKEN-05)."""
    if card.text.frame is Frame.LINK:
        return False
    return position is not Position.FACE_DOWN or card.text.frame is not Frame.TOKEN
