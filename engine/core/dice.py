"""Chance that can be replayed and verified: every draw is a hash of the seed and its number."""

from collections.abc import MutableSequence
from hashlib import blake2b, sha256
from typing import Any

_DRAWS_PER_BLOCK = 8
_BYTES_PER_DRAW = 8
_DRAW_LIMIT = 1 << (8 * _BYTES_PER_DRAW)


class Dice:
    """A stream of numbers from `blake2b(seed, n)`, alike on every machine and Python."""

    __slots__ = ("_block", "_drawn", "_seed", "shuffled")

    def __init__(self, seed: bytes) -> None:
        """Begin at the first draw of `seed`: 16 to 64 bytes, else ValueError is raised."""
        if not 16 <= len(seed) <= 64:
            raise ValueError(f"a seed has 16 to 64 bytes, not {len(seed)}")
        self._seed = seed
        self._drawn = 0
        self.shuffled: list[tuple[int, int]] = []
        """Of each shuffle how many numbers were drawn before, and how many cards there were."""
        self._block = b""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal, to be checked when the seed is revealed."""
        return sha256(self._seed).hexdigest()

    @property
    def drawn(self) -> int:
        """How many numbers have been drawn so far."""
        return self._drawn

    def below(self, limit: int) -> int:
        """Draw a number from 0 to `limit - 1`, each equally likely."""
        fair = _DRAW_LIMIT - _DRAW_LIMIT % limit
        while (drawn := self._draw()) >= fair:
            pass
        return drawn % limit

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Put `cards` in an order of which all are equally likely."""
        self.shuffled.append((self._drawn, len(cards)))
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def _draw(self) -> int:
        offset = self._drawn % _DRAWS_PER_BLOCK
        if offset == 0:
            number = (self._drawn // _DRAWS_PER_BLOCK).to_bytes(8, "big")
            self._block = blake2b(number, key=self._seed).digest()
        self._drawn += 1
        start = offset * _BYTES_PER_DRAW
        return int.from_bytes(self._block[start : start + _BYTES_PER_DRAW], "big")
