"""Which way the arrows of a card point in a picture."""

from collections.abc import Mapping

from engine.core.picturing import Toward

ARROWS: Mapping[Toward, tuple[int, int]] = {
    Toward.UP_LEFT: (-1, -1),
    Toward.UP: (0, -1),
    Toward.UP_RIGHT: (1, -1),
    Toward.LEFT: (-1, 0),
    Toward.RIGHT: (1, 0),
    Toward.DOWN_LEFT: (-1, 1),
    Toward.DOWN: (0, 1),
    Toward.DOWN_RIGHT: (1, 1),
}
"""Each direction: steps to the right, and steps down."""
