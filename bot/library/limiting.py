"""What ban lists make of the cards of a search: which they pick, and how they mark them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.library.card_filter import UNLIMITED, Filter, Pool
from bot.library.card_search import Listed
from bot.library.library import Library
from bot.library.records import Limit, LimitList


@dataclass(frozen=True, slots=True)
class Limiting:
    """The ban list that a search names, and the limits of the cards it names, by code."""

    list: LimitList | None = None
    named: Mapping[int, Limit] = field(default_factory=dict)


async def limiting(library: Library, asked: Filter) -> Limiting:
    """The ban list that is asked for, with what it says, as long as it is there."""
    if not asked.list:
        return Limiting()
    every = await library.lists(past=True)
    chosen = next((each for each in every if each.name == asked.list), None)
    return Limiting(chosen, await library.limits_in(chosen)) if chosen else Limiting()


async def picked(library: Library, asked: Filter, by: Limiting) -> Pool:
    """The cards that the list names; with a limit, those of which it allows just so many.

    Without a list they are those of which any list in force that counts copies does so.
    """
    if by.list is not None:
        return _of_list(by.list, by.named, asked.limit)
    if asked.limit is None:
        return Pool()
    found: set[int] = set()
    for each in await library.lists():
        if not each.whitelist and each.points is None:
            said = await library.limits_in(each)
            found |= {code for code, limit in said.items() if limit.most == asked.limit}
    return Pool(frozenset(found))


def _of_list(list: LimitList, named: Mapping[int, Limit], limit: int | None) -> Pool:
    if limit is None:
        everything = list.whitelist
        return Pool(
            frozenset(c for c, each in named.items() if everything or _is_limited(each))
        )
    if list.whitelist and limit == 0:
        return Pool(without=frozenset(c for c, each in named.items() if each.most))
    return Pool(frozenset(c for c, each in named.items() if each.most == limit))


def _is_limited(limit: Limit) -> bool:
    return limit.most < UNLIMITED or bool(limit.points)


async def marked(library: Library, cards: Sequence[Listed], by: Limiting) -> tuple[Listed, ...]:
    """The cards with their limits by the list asked for, or by the newest of each family."""
    if by.list is None:
        limits = await _in_force(library, [card.code for card in cards])
        return tuple(replace(card, limits=limits.get(card.code, {})) for card in cards)
    return tuple(_marked(card, by.list, by.named.get(card.code)) for card in cards)


def _marked(card: Listed, list: LimitList, named: Limit | None) -> Listed:
    limit = named or Limit(list, 0 if list.whitelist else UNLIMITED, named=False)
    limits = {list.name: limit.most} if limit.most < UNLIMITED else {}
    prices = {list.name: limit.points} if limit.points else {}
    return replace(card, limits=limits, prices=prices)


async def _in_force(library: Library, cards: Sequence[int]) -> Mapping[int, Mapping[str, int]]:
    """How many copies the newest lists allow of those cards that they limit, by family."""
    rows = await library.rows(
        "SELECT coalesce(codes.card, limits.code) AS known, family, min(most) FROM limits "
        "JOIN lists ON lists.id = list LEFT JOIN codes ON codes.code = limits.code "
        "WHERE current AND NOT whitelist AND lists.points IS NULL AND most < ? "
        "AND known IN (SELECT value FROM json_each(?)) GROUP BY 1, 2 ORDER BY 1, 2",
        (UNLIMITED, json.dumps(cards)),
    )
    found: dict[int, dict[str, int]] = {}
    for card, family, most in rows:
        found.setdefault(card, {})[family] = most
    return found
