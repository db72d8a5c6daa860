"""What a game says of the files that its cards come in."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cards.sources.items import Item
from cards.sources.records import Collected, MadeCard, Read

Meter: TypeAlias = Callable[[int, int], None]
"""Is told how much of how much of a source was read."""


@dataclass(frozen=True, slots=True)
class Sources:
    """The formats of a game's files, each by a key that is kept.

    `format_of` recognises a file by how it begins, "" for none. `files` read one file each,
    `together` all files of their format as one source. Of the format `first` there is one
    source at most, whose word counts before that of others. `known` tells an operator, in
    English, what can be imported. `make` gives the rules of those cards of which they are
    understood; it is handed all that there are.
    """

    format_of: Callable[[bytes], str]
    files: Mapping[str, Callable[[Item, Meter], Iterator[Read]]]
    together: Mapping[str, Callable[[Sequence[Item], Meter], Iterator[Read]]]
    first: str
    known: str
    make: Callable[[Collected, Meter], Iterator[MadeCard]]
