"""Proves by the fingerprint that was shown in a duel that nobody chose how cards were shuffled.

This is a second writing of what the engine does (`engine/core/dice.py`), made of what is said
of it in docs/replays.md alone, as anybody may write it: nothing of the engine is needed.
"""

from collections.abc import Iterator
from hashlib import blake2b, sha256
from itertools import count

from bot.replays.frames import Proof, Shuffle

_LIMIT = 1 << 64


def shuffled(seed: bytes, start: int, cards: int) -> Shuffle:
    """The order into which so many cards are put once `start` numbers were drawn."""
    drawn, order = _numbers(seed, start), list(range(cards))
    for last in range(cards - 1, 0, -1):
        fair = _LIMIT - _LIMIT % (last + 1)
        other = next(number for number in drawn if number < fair) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return Shuffle(start, tuple(order))


def proven(proof: Proof) -> bool:
    """Whether the seed has that fingerprint, and every shuffle is what the seed makes of it."""
    try:
        seed = bytes.fromhex(proof.seed)
    except ValueError:
        return False
    if not 16 <= len(seed) <= 64 or sha256(seed).hexdigest() != proof.fingerprint:
        return False
    if not all(0 <= each.start < _LIMIT for each in proof.shuffles):
        return False
    return all(shuffled(seed, each.start, len(each.order)) == each for each in proof.shuffles)


def _numbers(seed: bytes, start: int) -> Iterator[int]:
    """The numbers that are drawn of a seed, from that one on: eight of each hash."""
    for number in count(start):
        block, place = divmod(number, 8)
        hashed = blake2b(block.to_bytes(8, "big"), key=seed).digest()
        yield int.from_bytes(hashed[8 * place : 8 * place + 8], "big")
