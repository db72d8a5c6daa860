"""Reading a condition: is it true of the table?"""

from functools import singledispatch

from engine.yugioh.language import Both, Condition, Exists, HoldsAll, Lacks
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


@singledispatch
def holds(condition: Condition, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether the condition is true now."""
    raise NotImplementedError(condition)


@holds.register
def _(condition: Exists, duel: Duel, speaker: Speaker) -> bool:
    return len(all_that(condition.what, duel, speaker)) >= condition.count


@holds.register
def _(condition: Lacks, duel: Duel, speaker: Speaker) -> bool:
    return not all_that(condition.what, duel, speaker)


@holds.register
def _(condition: Both, duel: Duel, speaker: Speaker) -> bool:
    return holds(condition.first, duel, speaker) and holds(condition.second, duel, speaker)


@holds.register
def _(condition: HoldsAll, duel: Duel, speaker: Speaker) -> bool:
    held = {card.text.name for card in duel.state.sides[speaker.player].hand}
    return all(name in held for name in condition.names)
