"""The cards, one module for each set they were first printed in."""

from functools import partial
from importlib import import_module
from operator import contains
from pkgutil import iter_modules

from cards.yugioh.binding import bound, card_named

_OTHERS = ("binding", "former")
SETS = tuple(
    import_module(f"{__name__}.{each}")
    for each in sorted(module.name for module in iter_modules(__path__))
    if each not in _OTHERS
)
"""Every set, by the name of its module."""
BOOK = bound(SETS)
"""Every card that can be played, by passcode."""
_NAMED = {card.name: card for card in BOOK.values()}
by_name = partial(card_named, _NAMED)
"""The card of that English name; raise KeyError where there is none."""
is_ours = partial(contains, _NAMED)
"""Whether a card of that English name comes with the game."""
