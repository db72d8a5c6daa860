"""A bracket in parts, each of which can be read at the width of a phone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.events.pairing.brackets import Loser, Match, Winner
from bot.hosting.showing.stages import Column, Part, Stage

COLUMNS = 3
"""How many rounds stand beside each other."""
ROWS = 8
"""How many matches stand below each other."""
MOST = 6
"""How many pictures are made of one bracket at most."""
_LAST = (Part.GRAND, Part.RESET)


@dataclass(frozen=True, slots=True)
class Section:
    """Rounds beside each other, with some of their matches."""

    columns: Sequence[Column]
    matches: Sequence[Sequence[Match]]
    """By column, from top to bottom."""


def sections(stage: Stage) -> Sequence[Section]:
    """The parts of the bracket, the earlier rounds first, as many as are worth a picture.

    Left out are rounds that would need too many pictures, those that were over before the
    rounds that are played now, and parts in which no player is known yet.
    """
    groups = [*_groups(stage.columns)]
    parts = [[each for each in _cut(group) if _is_known(stage, each)] for group in groups]
    open_ones = [_is_open(stage, group) for group in groups]
    first = open_ones.index(True) if True in open_ones else 0
    chosen = parts[first:]
    while sum(map(len, chosen)) > MOST:
        chosen.remove(max(chosen, key=len))
    return [section for part in chosen for section in part]


def leaves_out(stage: Stage) -> bool:
    """Whether the pictures of the bracket do not show all of its matches."""
    drawn = (len(matches) for section in sections(stage) for matches in section.matches)
    return sum(drawn) < sum(len(column.matches) for column in stage.columns)


def _groups(columns: Sequence[Column]) -> Iterator[Sequence[Column]]:
    """Rounds of the same half, so many beside each other; the shorter group comes first."""
    halves: dict[str, list[Column]] = {}
    for column in columns:
        if column.part is Part.THIRD:  # it stands below the final
            final = halves[Part.SINGLE][-1]
            halves[Part.SINGLE][-1] = replace(final, matches=[*final.matches, *column.matches])
            continue
        half = "last" if column.part in _LAST else str(column.part)
        halves.setdefault(half, []).append(column)
    for one in halves.values():
        over = len(one) % COLUMNS
        if over:
            yield one[:over]
        for start in range(over, len(one), COLUMNS):
            yield one[start : start + COLUMNS]


def _is_known(stage: Stage, section: Section) -> bool:
    matches = (each for matches in section.matches for each in matches)
    return any(player is not None for each in matches for player in stage.seats(each))


def _is_open(stage: Stage, columns: Sequence[Column]) -> bool:
    winners = stage.progress.winners
    return any(each.name not in winners for column in columns for each in column.matches)


def _cut(columns: Sequence[Column]) -> Iterator[Section]:
    """The matches that lead to each other together, as many as fit below each other."""
    feeding = _feeding(columns)
    fed = {name for names in feeding.values() for name in names}
    roots = [each.name for column in columns for each in column.matches if each.name not in fed]
    packed: list[set[str]] = [set()]
    for root in _in_order(columns, roots, feeding):
        tree = _tree(root, feeding)
        if packed[-1] and _tallest(columns, packed[-1] | tree) > ROWS:
            packed.append(set())
        packed[-1] |= tree
    for names in packed:
        matches = [[each for each in c.matches if each.name in names] for c in columns]
        yield Section(columns, matches)


def _feeding(columns: Sequence[Column]) -> Mapping[str, Sequence[str]]:
    """By match: those of these rounds whose winners play it."""
    here = {each.name for column in columns for each in column.matches}
    return {
        match.name: [
            source.match
            for source in match.sources
            if isinstance(source, Winner | Loser) and source.match in here
        ]
        for column in columns
        for match in column.matches
    }


def _tree(root: str, feeding: Mapping[str, Sequence[str]]) -> set[str]:
    found = {root}
    for name in feeding[root]:
        found |= _tree(name, feeding)
    return found


def _in_order(
    columns: Sequence[Column], roots: Sequence[str], feeding: Mapping[str, Sequence[str]]
) -> Sequence[str]:
    """The roots by the place of their first match in the earliest round that they reach."""
    places = {
        each.name: place for column in columns for place, each in enumerate(column.matches)
    }
    return sorted(roots, key=lambda root: min(places[each] for each in _tree(root, feeding)))


def _tallest(columns: Sequence[Column], names: set[str]) -> int:
    return max(sum(each.name in names for each in column.matches) for column in columns)
