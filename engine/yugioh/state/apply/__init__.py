"""The only hand that moves cards: each event, and what it does to the state."""

from engine.yugioh.state.apply import battle, chain, lasting, moving, summons, turns
from engine.yugioh.state.apply.verb import apply

__all__ = ["apply", "battle", "chain", "lasting", "moving", "summons", "turns"]
