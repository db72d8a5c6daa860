"""How often the right card is found by a name with typing slips: `make search-quality`.

`python -m bench.search_quality --library FILE` measures over all imported names, without it
over those of the cards that can be played. For each language it draws 1,000 names of at least
four characters and puts one slip into each, or with equal chance two where there are eight or
more: a character left out, put in, replaced or swapped with the next; what is put in is as
frequent as in the names. The dice are fixed.

With a library it also asks for what people really type, which is written down in
`tests/library/typed.tsv`: how often a card that is meant comes first, and among the first 3.
Half of that table is held out: nothing is tuned by it. `--missed` prints the rows of the other
half that are not answered so.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.figures import Figure, table
from bot.finding.lookup import Lookup
from bot.finding.names import CardIndex
from bot.games import GAMES
from bot.library.library import Library
from cards.languages import LANGUAGES

NAMES = 1000
SHORTEST, LONG = 4, 8
FIRST_GOAL, AMONG_FIVE_GOAL = 95, 99
AT_MOST, AMONG_THREE_GOAL = 3, 99
TYPED = Path(__file__).parents[1] / "tests" / "library" / "typed.tsv"
HALVES = ("tuned", "held out")

Names = Mapping[str, Mapping[int, str]]


def slipped(name: str, letters: str, dice: Random) -> str:
    """`name` with one slip: never the same again."""
    while True:
        at = dice.randrange(len(name) - 1)
        letter = dice.choice(letters)
        changed = (
            name[:at] + name[at + 1 :],
            name[:at] + letter + name[at:],
            name[:at] + letter + name[at + 1 :],
            name[:at] + name[at + 1] + name[at] + name[at + 2 :],
        )[dice.randrange(4)]
        if changed != name:
            return changed


def quality(index: CardIndex, names: Names, language: str) -> tuple[float, float]:
    """Per cent of slipped names whose card comes first, and among the first five."""
    dice = Random(language)
    known = [name for name in names[language].values() if len(name) >= SHORTEST]
    letters = "".join(known)
    first = among = 0
    for _ in range(NAMES):
        name = dice.choice(known)
        typed = slipped(name, letters, dice)
        if len(name) >= LONG and dice.random() < 0.5:
            typed = slipped(typed, letters, dice)
        found = [card.name for card in index.find(typed, language, most=5)]
        first += found[:1] == [name]
        among += name in found
    return 100 * first / NAMES, 100 * among / NAMES


@dataclass(frozen=True, slots=True)
class Row:
    """What somebody types, and the codes of the cards of which any may be meant."""

    half: str
    language: str
    kind: str
    typed: str
    meant: tuple[int, ...]


def rows() -> list[Row]:
    """The table of what people type."""
    lines = TYPED.read_text(encoding="utf-8").splitlines()
    cells = [line.split("\t") for line in lines if not line.startswith("#")]
    return [
        Row(half, language, kind, typed, tuple(map(int, codes.split())))
        for half, language, kind, typed, codes, _, _ in cells
    ]


async def places(path: Path) -> list[tuple[Row, int]]:
    """Each row with the place, from 1, at which a card that is meant is found; 0 for none."""
    library = await Library.open(path)
    lookup = Lookup(GAMES, library)
    try:
        artworks = await library.artworks()
        while not lookup.catalogue.revision:
            await lookup.renewed()
        found = []
        for row in rows():
            meant = {artworks.get(code, code) for code in row.meant}
            cards = await lookup.likely(row.typed, row.language, AT_MOST)
            hits = [n for n, card in enumerate(cards, 1) if card.code in meant]
            found.append((row, min(hits, default=0)))
        return found
    finally:
        lookup.stop()
        await library.close()


def typed_figures(found: Sequence[tuple[Row, int]]) -> Iterator[Figure]:
    """What comes of the table, by halves and languages, and of the whole."""
    for half in (*HALVES, ""):
        for language in (*LANGUAGES, "") if half else ("",):
            own = [n for row, n in found if half in row.half and language in row.language]
            name = f"as typed, {half or 'whole table'}, {language or 'all'} ({len(own)})"
            first = 100 * sum(n == 1 for n in own) / len(own)
            among = 100 * sum(0 < n <= AT_MOST for n in own) / len(own)
            goals = (None, None) if language else (FIRST_GOAL, AMONG_THREE_GOAL)
            yield Figure(f"{name}: first", first, "%", goals[0], True)
            yield Figure(f"{name}: of three", among, "%", goals[1], True)


async def imported(path: Path) -> tuple[Names, Names]:
    """All names in the library by language, and how they are read."""
    library = await Library.open(path)
    try:
        named = {language: await library.names(language) for language in LANGUAGES}
    finally:
        await library.close()
    return (
        {key: {card.code: card.name for card in cards} for key, cards in named.items()},
        {key: {card.code: card.reading for card in cards} for key, cards in named.items()},
    )


def playable() -> tuple[Names, Names]:
    """The names of all cards that can be played; nothing is known of how they are read."""
    found: dict[str, dict[int, str]] = {language: {} for language in LANGUAGES}
    for game in GAMES.values():
        for language in LANGUAGES:
            found[language].update(game.names(language))
    return found, {}


def main() -> int:
    """Print the table; 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.search_quality", description=__doc__)
    parser.add_argument("--library", type=Path, help="an imported library")
    parser.add_argument("--missed", action="store_true", help="print what is not found first")
    asked = parser.parse_args()
    names, readings = asyncio.run(imported(asked.library)) if asked.library else playable()
    index = CardIndex(names, readings)
    figures = []
    for language in LANGUAGES:
        first, among = quality(index, names, language)
        figures += [
            Figure(f"{language}: the right card first", first, "%", FIRST_GOAL, True),
            Figure(f"{language}: among the first five", among, "%", AMONG_FIVE_GOAL, True),
        ]
    found = asyncio.run(places(asked.library)) if asked.library else []
    figures += typed_figures(found) if found else ()
    print(table(figures))
    for row, place in found:
        if asked.missed and row.half != HALVES[1] and place != 1:
            print(f"{row.language} {row.kind} “{row.typed}”: {place or 'not found'}")
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
