"""The only hand that moves cards: each event, and what it does to the state.

Belongs here: what each event writes into the state, one function for each kind.
Does not belong here: any decision: an event says all that is to be written, and is the same for
a replay.
"""

from engine.yugioh.state.apply import battle, chain, lasting, moving, summons, turns
from engine.yugioh.state.apply.verb import apply

__all__ = ["apply", "battle", "chain", "lasting", "moving", "summons", "turns"]
