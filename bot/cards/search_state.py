"""A search in few letters, so that the id of a button holds it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from zlib import crc32

from bot.library.card_filter import CODED, LONGEST_TEXT, Filter
from bot.library.finding import archetypes
from bot.library.shelf import Library
from engine.core.game import Game

_NAMED = 33
_BITS = {
    "kind": 6,
    "type": 6,
    "attribute": 4,
    "height": 5,
    "least": 17,
    "most": 17,
    "archetype": _NAMED,
    "order": 3,
    "defence_least": 17,
    "defence_most": 17,
    "format": _NAMED,
    "list": _NAMED,
    "limit": 3,
}
"""The facts of a search, and how many bits each has in ids of messages that are out.

Each is kept as a number, one higher than it is, so that 0 is none. Nothing may change its
place; what is new is put at the end.
"""
_LETTERS = 40
STATE = f"{{facts:key({_LETTERS})}}:{{text:text({LONGEST_TEXT})}}"
"""The part of an id that holds a search, at its end."""


def packed(asked: Filter) -> dict[str, Any]:
    """The search as values of an id: for names stand checksums."""
    numbers = _numbers(asked)
    whole, shift = 0, 0
    for name, bits in _BITS.items():
        number = numbers[name]
        whole |= (0 if number is None else number + 1) << shift
        shift += bits
    octets = whole.to_bytes(max(1, -(-whole.bit_length() // 8)), "little")
    return {"facts": urlsafe_b64encode(octets).decode().rstrip("="), "text": asked.text}


async def unpacked(
    library: Library, games: Mapping[str, Game], facts: str, text: str
) -> Filter:
    """The search that `packed` gave; a name that is gone is asked for no more."""
    numbers = _read(facts)
    kinds = await archetypes(library) if numbers["archetype"] is not None else ()
    lists = await library.lists(past=True) if numbers["list"] is not None else ()
    formats = (key for game in games.values() for key in game.formats)
    return Filter(
        kind=coded("kind", numbers["kind"]),
        type=coded("type", numbers["type"]),
        attribute=coded("attribute", numbers["attribute"]),
        height=numbers["height"],
        least=numbers["least"],
        most=numbers["most"],
        archetype=_named((each.key for each in kinds), numbers["archetype"]),
        text=text,
        defence_least=numbers["defence_least"],
        defence_most=numbers["defence_most"],
        format=_named(formats, numbers["format"]),
        list=_named((each.name for each in lists), numbers["list"]),
        limit=numbers["limit"],
        order=coded("order", numbers["order"]),
    )


def coded(key: str, place: int | None) -> str:
    """The term at that place of CODED; "" for none, and for one that a forger has made up."""
    terms: Sequence[str] = CODED[key]
    return terms[place] if place is not None and place < len(terms) else ""


def checksum(name: str) -> int:
    """What stands for a name in an id."""
    return crc32(name.encode())


def _numbers(asked: Filter) -> Mapping[str, int | None]:
    terms = {key: getattr(asked, key) for key in CODED}
    names = {"archetype": asked.archetype, "format": asked.format, "list": asked.list}
    return {
        **{key: CODED[key].index(term) if term else None for key, term in terms.items()},
        **{key: checksum(name) if name else None for key, name in names.items()},
        "height": asked.height,
        "least": asked.least,
        "most": asked.most,
        "defence_least": asked.defence_least,
        "defence_most": asked.defence_most,
        "limit": asked.limit,
    }


def _read(facts: str) -> Mapping[str, int | None]:
    try:
        octets = urlsafe_b64decode(facts + "=" * (-len(facts) % 4))
    except ValueError:  # nobody but a forger writes so
        octets = b""
    whole = int.from_bytes(octets, "little")
    found: dict[str, int | None] = {}
    for name, bits in _BITS.items():
        number = whole & ((1 << bits) - 1)
        found[name] = number - 1 if number else None
        whole >>= bits
    return found


def _named(names: Iterable[str], wanted: int | None) -> str:
    return "" if wanted is None else next((n for n in names if checksum(n) == wanted), "")
