"""What players call cards, where it is no part of a name that is printed.

They stand in the files beside this one, in the form that `cards.sources.nicknames` reads.
"""

from pathlib import Path

from cards.sources.nicknames import read_nicknames
from engine.core.cards import Nickname

FILES = tuple(sorted(Path(__file__).parent.glob("*.toml")))


def called() -> tuple[Nickname, ...]:
    """Every nickname of a card, by its passcode."""
    return tuple(each for file in FILES for each in read_nicknames(file))
