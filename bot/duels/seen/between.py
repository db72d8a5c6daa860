"""What can be read between two contests of a match: one's own deck, and what others showed.

The table is of no use then. One's own deck is read from the question that exchanges it; of the
others' only cards that everybody saw in the contest that is over.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.duels.seen.sight import Sight
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.changing import changed
from engine.core.game import Game
from engine.core.protocol import Seat
from engine.core.reading import Group, Listed


def between(sight: Sight, game: Game, shown: Mapping[Seat, Sequence[int]]) -> Sight:
    """`sight` with the cards of the exchange in the place of those of the table."""
    names = game.names(sight.language)
    heaps = [*_own(sight), *_theirs(sight, shown)]
    groups, handle = list[Group](), 0
    for place, title, copies in heaps:
        cards = []
        for code, count in copies.items():
            if code in names:
                cards.append(Listed(handle, code, names[code], title, "", count=count))
                handle += 1
        if cards:
            groups.append(Group(place, title, tuple(cards), is_pile=True))
    return changed(sight, cards=tuple(groups))


_Heap = tuple[str, str, Counter[int]]
"""The key of a place, its title, and how many copies lie there of each card."""


def _own(sight: Sight) -> Iterator[_Heap]:
    """Each part of the reader's deck, as long as they are asked what to exchange."""
    prompt = sight.question.prompt if sight.question else None
    first = 0
    for number, pile in enumerate(prompt.piles if prompt else ()):
        choices = prompt.choices[first : first + pile.count] if prompt else ()
        first += pile.count
        if choices:
            copies = Counter(choice.code for choice in choices)
            yield f"part-{number}", choices[0].detail, copies


def _theirs(sight: Sight, shown: Mapping[Seat, Sequence[int]]) -> Iterator[_Heap]:
    for seat, codes in sorted(shown.items()):
        if seat != sight.audience:
            player = escaped(sight.record.seats[seat].name)
            title = say(sight.language, "cards-shown-by", player=player)
            yield f"shown-{seat}", title, Counter(codes)
