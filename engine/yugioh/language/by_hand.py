"""Words for what is printed and not understood: its player does it by hand (`docs/by-hand.md`).

`sentences` are the places, from 0, of sentences of the text as it was imported.
"""

from pydantic import NonNegativeInt

from engine.core.remembering import once_for_each
from engine.yugioh.language.node import Node, parts, word
from engine.yugioh.language.sentences import Activatable
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Place, Timing


@word
class ByHand(Step):
    """What those sentences say: its player puts it together from acts of the game.

    As a cost it is put together as the effect is activated, before it resolves otherwise. The
    opponent agrees to it, or nothing of it is done.
    """

    sentences: tuple[NonNegativeInt, ...]


@word
class Claimed(Activatable):
    """An effect of Spell Speed 1 whose occasion is not understood: its player says it is there.

    It is used there, in either turn, whenever a chain could begin. The `timings` of the Damage
    Step that its text names are occasions of themselves, as its start and its end always are.
    """

    where: Place = Place.FIELD
    timings: tuple[Timing, ...] = ()


@once_for_each
def done_by_hand(node: Node) -> tuple[ByHand, ...]:
    """All that is done by hand of what the word says, in its order."""
    return tuple(part for part in parts(node) if isinstance(part, ByHand))
