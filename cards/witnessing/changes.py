"""What the rules of an imported card are made of: where nothing of it changed, they stay."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from cards.sources.records import Collected, CollectedCard
from cards.witnessing.mentioning import mentions
from engine.yugioh.language.keeping import vocabulary

_QUOTED = re.compile(r'"([^"]+)"')
_READERS = ("grammar", "names", "phrases", "text", "witnessing")
"""The rooms of `cards` that decide how a text is read, and what is made of it."""
_KINDS = (".json", ".py", ".toml")


@cache
def readers() -> str:
    """16 hexadecimal digits that change with the grammar, and with the words of cards."""
    hashed = blake2b(vocabulary().encode(), digest_size=8)
    for file in _files():
        hashed.update(file.read_bytes())
    return hashed.hexdigest()


def _files() -> Iterator[Path]:
    cards = Path(__file__).parents[1]
    for room in _READERS:
        yield from sorted(each for each in (cards / room).rglob("*") if each.suffix in _KINDS)


class Keys:
    """The key of each of these cards: it changes with whatever its rules are made of."""

    def __init__(
        self, collected: Collected, tokens: Mapping[str, str], spoken: Mapping[str, str]
    ) -> None:
        """Of all cards, since a text names others, archetypes, and Tokens.

        `tokens` are those, as they are kept, `spoken` their Japanese names.
        """
        self._tokens, self._spoken = tokens, spoken
        self._named: Mapping[str, CollectedCard] = {each.name: each for each in collected.cards}
        self._families = collected.archetypes

    def of(self, card: CollectedCard) -> str:
        """The key of the card."""
        quoted = sorted({*_QUOTED.findall(card.text), *_QUOTED.findall(card.second)})
        others = [self._named[name].names for name in quoted if name in self._named]
        families = [self._families.get(name) for name in quoted]
        made = {name.removesuffix("s") for name in quoted} & self._tokens.keys()
        tokens = [(self._tokens[name], self._spoken.get(name)) for name in sorted(made)]
        told = (card, others, families, tokens, mentions(card))
        return blake2b(f"{readers()} {told!r}".encode(), digest_size=8).hexdigest()
