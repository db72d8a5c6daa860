"""How many players events have in tests of every kind of size.

All small sizes are there, and of the large ones those where something turns. A larger event is
put together as a smaller one is, of twice as many; it takes the square of its players to pair.
"""

from typing import Final

from bot.events.rounds import LEAST, MOST

_ALL_UP_TO: Final = 65
_APART: Final = 7
"""An odd number, so that even and odd ones take turns."""
_TURNS: Final = (95, 96, 97, 127, 128, 129, 191, 192, 193, MOST - 1, MOST)
"""Where brackets are full, or half so, and Swiss events get another round, with neighbours."""
SIZES: Final = (
    *range(LEAST, _ALL_UP_TO + 1),
    *sorted({*range(_ALL_UP_TO + _APART, MOST, _APART), *_TURNS}),
)
