"""How a beginner answers: the easy level. It plays its cards and attacks, and seldom reacts."""

from collections.abc import Callable

from engine.core.protocol import Answer, Pick
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason


def respond(duel: Duel, decision: Pick) -> Answer:
    """Nothing: beginners overlook their chances to respond."""
    return ()


WAYS: dict[object, Callable[[Duel, Pick], Answer]] = {
    Reason.RESPOND: respond,
}
"""What a beginner answers in a way of their own."""
