"""Which ready deck is most like another: by its cards, their archetypes, kinds and Types."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.library.library import Library
from engine.core.cards import Facts
from engine.core.decks import DeckList, ReadyDeck
from engine.core.game import Game

_ARCHETYPE = 12
"""What a shared archetype is worth beside a shared term, such as a kind or a Type."""
_SAME = 20
"""What a shared card is worth."""
Traits = Mapping[tuple[str, str], int]


async def most_alike(
    library: Library, game: Game, deck: DeckList, format: str
) -> ReadyDeck | None:
    """The ready deck most like `deck`, of those of `format` if it has some; None without any.

    Of equal ones it is the first, so that the same deck always leads to the same one.
    """
    every = [each for each in game.ready_decks if each.deck != deck]
    offered = [each for each in every if each.format == format] or every
    wanted = await _traits(library, game, deck)
    scored = [
        (_shared(wanted, await _traits(library, game, each.deck)), each) for each in offered
    ]
    return max(scored, key=lambda each: each[0])[1] if scored else None


async def _traits(library: Library, game: Game, deck: DeckList) -> Traits:
    """How often the deck has each card, each archetype and each term that is printed."""
    found: Counter[tuple[str, str]] = Counter()
    for code, count in Counter(deck.codes).items():
        card = await library.card(code)
        facts = game.facts(code) or (card.facts if card else {})
        found["card", str(code)] += count
        for each in card.archetypes if card else ():
            found["archetype", each.key] += count
        for trait in _terms(facts):
            found[trait] += count
    return found


def _terms(facts: Facts) -> Iterable[tuple[str, str]]:
    for name, fact in facts.items():
        if isinstance(fact, str):
            yield name, fact
        elif isinstance(fact, tuple):
            yield from ((name, each) for each in fact)


def _shared(one: Traits, other: Traits) -> float:
    """How much of what the first has the second has as well, in shares of each deck."""
    sizes = [sum(n for (what, _), n in each.items() if what == "card") for each in (one, other)]
    worth = {"card": _SAME, "archetype": _ARCHETYPE}
    return sum(
        worth.get(trait[0], 1) * min(count / sizes[0], other[trait] / sizes[1])
        for trait, count in one.items()
        if trait in other
    )
