"""What two readings of a card have to have alike, where Japanese tells no more apart."""

from dataclasses import replace

from cards.grammar.numbered import RULES
from cards.grammar.reader.twice import joined_alone
from cards.grammar.trees import put_for
from engine.yugioh.language import CardText, Effect


def alike(card: CardText) -> CardText:
    """The card with "and" for "and if you do", which Japanese says in the same words.

    What is no effect stands before the effects, wherever an older text has it.
    """
    effects, pendulum = (
        tuple(put_for(each, joined_alone) for each in sorted(several, key=_is_numbered))
        for several in (card.effects, card.pendulum)
    )
    return replace(card, effects=effects, pendulum=pendulum)


def _is_numbered(effect: Effect) -> bool:
    return not isinstance(effect, RULES)
