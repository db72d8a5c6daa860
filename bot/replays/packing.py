"""How replays are written: a number names the format, and each one is read for ever.

Who changes what is written takes the next number, and leaves the reader of those before.
"""

import lzma
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import orjson

from bot.replays.frames import Frame, Proof, Replay, Shuffle
from bot.replays.streams import FOURTH, THIRD, Way, read_streams, streams

FORMAT = 4
"""What is written now."""
NAMED = 1
"""The last format that has the names themselves; those after it have marks in their place."""
_MOST = 64 << 20
"""Bytes that a replay may have unpacked: a thousand times what the longest duel has."""


_DAMAGE = (lzma.LZMAError, OSError, LookupError, TypeError, ValueError, StopIteration)
"""What reading damaged bytes raises."""


class UnreadableError(ValueError):
    """The bytes are no replay that this program can read."""


def packed(replay: Replay) -> bytes:
    """The replay in the format of now."""
    proof = replay.proof
    head = {
        "players": replay.players,
        "languages": replay.languages,
        "cut": replay.is_cut,
        "proof": proof and [proof.fingerprint, proof.seed, _shuffles(proof)],
    }
    return streams(orjson.dumps(head), replay)


def unpacked(format: int, told: bytes) -> Replay:
    """The replay that was written in that format; UnreadableError where it cannot be read."""
    readers = {1: _first, 2: _first, 3: _streamed(THIRD), 4: _streamed(FOURTH)}
    if format not in readers:
        raise UnreadableError(f"format {format} is not known, 1 to {FORMAT} are")
    try:
        return readers[format](told)
    except _DAMAGE as problem:
        raise UnreadableError(str(problem)) from problem


def _first(told: bytes) -> Replay:
    """Formats 1 and 2: everything by its key, strings and trees as they are."""
    unzipped = lzma.LZMADecompressor(memlimit=256 << 20).decompress(told, _MOST)
    read: Mapping[str, Any] = orjson.loads(unzipped)
    frames = [
        Frame(each.get("t", {}), each.get("l", {}), each.get("b", {}))
        for each in read["frames"]
    ]
    strings = [[each] if isinstance(each, str) else each for each in read["strings"]]
    players, languages = tuple(read["players"]), tuple(read["languages"])
    return Replay(players, languages, strings, frames, read["result"], read["cut"])


def _streamed(way: Way) -> Callable[[bytes], Replay]:
    """Formats 3 and 4: a head by name, and the rest in streams, read in that way."""

    def read_by(told: bytes) -> Replay:
        head, read = read_streams(told, way, _MOST)
        said: Mapping[str, Any] = orjson.loads(head)
        players, languages = tuple(said["players"]), tuple(said["languages"])
        strings, frames, result = read(len(players))
        proof = None
        if said["proof"]:
            fingerprint, seed, shuffles = said["proof"]
            orders = tuple(Shuffle(start, tuple(order)) for start, order in shuffles)
            proof = Proof(fingerprint, seed, orders)
        return Replay(players, languages, strings, frames, result, said["cut"], proof)

    return read_by


def _shuffles(proof: Proof) -> Sequence[tuple[int, Sequence[int]]]:
    return [(each.start, each.order) for each in proof.shuffles]
