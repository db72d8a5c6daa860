"""A search in few letters, so that the id of a button holds it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from typing import Any
from zlib import crc32

from bot.library.card_filter import FILTERS, LONGEST_TEXT, SORTED_BY, Filter
from bot.library.card_search import archetypes
from bot.library.library import Library
from engine.core.game import Game

_NAMED = 33
_OURS = {
    6: ("archetype", _NAMED),
    7: ("order", 3),
    10: ("format", _NAMED),
    11: ("list", _NAMED),
    12: ("limit", 3),
}
"""What is no filter of a game, by its place among the facts of a search."""
_BITS: Mapping[str, int] = dict(
    each
    for _, each in sorted(
        {**_OURS, **{each.place: (key, each.bits) for key, each in FILTERS.items()}}.items()
    )
)
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
        {key: each for key in FILTERS if (each := coded(key, numbers[key])) is not None},
        archetype=_named((each.key for each in kinds), numbers["archetype"]),
        text=text,
        format=_named(formats, numbers["format"]),
        list=_named((each.name for each in lists), numbers["list"]),
        limit=numbers["limit"],
        order=_order(numbers["order"]),
    )


def coded(key: str, number: int | None) -> str | int | None:
    """What is asked of the filter: the key of the term at that place, or a number.

    None for nothing, and for a term that a forger has made up.
    """
    terms = FILTERS[key].terms
    if number is None or not terms:
        return number
    return terms[number].key if number < len(terms) else None


def _order(place: int | None) -> str:
    orders = [*SORTED_BY]
    return orders[place] if place is not None and place < len(orders) else ""


def checksum(name: str) -> int:
    """What stands for a name in an id."""
    return crc32(name.encode())


def _numbers(asked: Filter) -> Mapping[str, int | None]:
    names = {"archetype": asked.archetype, "format": asked.format, "list": asked.list}
    return {
        **{key: _place(key, asked.printed.get(key)) for key in FILTERS},
        **{key: checksum(name) if name else None for key, name in names.items()},
        "order": [*SORTED_BY].index(asked.order) if asked.order else None,
        "limit": asked.limit,
    }


def _place(key: str, wanted: str | int | None) -> int | None:
    terms = [term.key for term in FILTERS[key].terms]
    return terms.index(wanted) if isinstance(wanted, str) else wanted


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
