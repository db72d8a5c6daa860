"""What can be tried in a match and taken back."""

from collections.abc import Callable
from typing import Any

from engine.core.protocol import Answer, Decision, Event
from engine.core.values import value


@value
class Trying:
    """What a game says of answers that can be taken back.

    `open` sets the same table once more, as a match. `begins` tells whether an answer begins
    something that its player may think better of, `binds` whether an event is more than that,
    and can be taken back no more. `may_ask` tells of the twin of a match whether a question
    shows its seat nothing that it did not know before. `acts` tells whether with a question its
    seat acts of its own accord, and does not choose something for what it does: only so it
    begins something, and what it can do shows it nothing that it did not know.
    """

    open: Callable[[], Any]
    begins: Callable[[Decision, Answer], bool]
    binds: Callable[[Event], bool]
    may_ask: Callable[[Any, Decision], bool]
    acts: Callable[[Decision], bool]
