"""`python -m tests.text.twice DIR` reads all official Japanese texts beside the English ones.

DIR holds the public files as `tests.text.reads` wants them. Told are, for texts with numbered
effects and for older ones, how many of those cards that English reads whole are read in
Japanese, how many of these pairs are the same, what one language left to be understood, what
Japanese decided, and how our own cards are read. `--differ` lists the pairs that differ.
"""

import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing import Pool
from pathlib import Path

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.source import source
from cards.grammar.reader.twice import DifferError, Twice, twice_read
from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from tests.text.official import BITS, CARDS, Official, officials
from tests.text.reads import AMBIGUOUS, READ, UNKNOWN, Outcome, outcome

EQUAL, TACIT, TAKEN, DIFFER = "equal", "tacit", "taken", "differ"
MOST_LISTED = 40


@dataclass(frozen=True, slots=True)
class Pair:
    """How far a card was read in both languages; `why` tells what differs or is not known."""

    english: Outcome
    how: str
    same: str = ""
    own: str = ""
    why: str = ""
    twice: Twice | None = None
    took: float = 0.0
    """Seconds of processor time that Japanese took."""

    @property
    def official(self) -> Official:
        """The card."""
        return self.english.official

    @property
    def is_numbered(self) -> bool:
        """Whether the Japanese text is one of today, with numbered effects."""
        return "①" in self.official.japanese


def pair(asked: tuple[Official, Mapping[str, str]]) -> Pair:
    """Read one card in both languages."""
    official, names = asked
    english = outcome(official)
    known = english.card if english.how == READ else None
    ours = BOOK.get(official.facts.passcode)
    facts = replace(known or ours or official.facts, effects=(), pendulum=(), treated_as=())
    grammar(old=True, code="ja"), grammar(old=False, code="ja")
    begun = time.process_time()
    try:
        japanese = parse(facts, official.spoken, "ja", names)
    except UnknownTextError as error:
        return Pair(english, UNKNOWN, why=error.words, took=time.process_time() - begun)
    except AmbiguousTextError:
        return Pair(english, AMBIGUOUS, took=time.process_time() - begun)
    took = time.process_time() - begun
    same, why, twice = compared(known, japanese) if known else ("", "", None)
    own = compared(ours, japanese)[0] if ours and ours.effects else ""
    return Pair(english, READ, same, own, why, twice, took)


def compared(english: CardText, japanese: CardText) -> tuple[str, str, Twice | None]:
    """Whether they say the same, what differs, and what both say."""
    try:
        twice = twice_read(english, japanese)
    except DifferError as error:
        parts = (error.english, error.japanese)
        return DIFFER, " / ".join(map(source, parts)), None
    return (TAKEN if twice.taken else TACIT if twice.tacit else EQUAL), "", twice


def pairs(directory: Path, processes: int = 2) -> list[Pair]:
    """Each card of the files with a text in both languages."""
    every = list(officials(directory / "cards"))
    names = {each.called: each.facts.name for each in every if each.called}
    asked = [(each, names) for each in every if each.has_text and each.spoken]
    with Pool(processes) as pool:
        return pool.map(pair, asked, chunksize=100)


def report(found: Sequence[Pair]) -> str:
    """The figures."""
    lines: list[str] = []
    for told, numbered in (("with numbers", True), ("older", False)):
        chosen = [each for each in found if each.is_numbered is numbered]
        lines += _figures(told, chosen)
    took = sum(each.took for each in found) / max(1, len(found))
    both = [each.twice for each in found if each.twice]
    series: dict[str, set[str]] = {}
    for one in both:
        for english, japanese in one.archetypes:
            series.setdefault(english, set()).add(japanese)
    alone = sum(len(each) == 1 for each in series.values())
    lines += [
        f"archetypes: {len(series)} named by equal pairs, {alone} of them alike in all",
        "tacit: " + _listed(Counter(name for one in both for name in one.tacit)),
        "taken from Japanese: " + _listed(Counter(name for one in both for name in one.taken)),
        f"{1000 * took:.1f} ms of processor time a card",
        "not understood: "
        + _listed(Counter(each.why[:6] for each in found if each.how == UNKNOWN)),
    ]
    return "\n".join(lines) + "\n"


def _figures(told: str, found: Sequence[Pair]) -> list[str]:
    """How many of these cards were read, and read alike."""
    english = [each for each in found if each.english.how == READ]
    read = [each for each in english if each.how == READ]
    same = Counter(each.same for each in read)
    alike = len(read) - same[DIFFER]
    own = Counter(each.own for each in found if each.own)
    ours = [each for each in found if _is_ours(each)]
    return [
        f"{told}: Japanese reads {sum(e.how == READ for e in found)} of {len(found)} cards",
        f"  of {len(english)} that English reads whole: {_share(len(read), len(english))}",
        f"  pairs alike: {_share(alike, len(read))} ({dict(sorted(same.items()))})",
        f"  ours: {_share(sum(own.values()), len(ours))} read, {dict(sorted(own.items()))}",
    ]


def _is_ours(pair: Pair) -> bool:
    ours = BOOK.get(pair.official.facts.passcode)
    return ours is not None and bool(ours.effects)


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / max(1, whole):.1%})"


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{word} ×{count}" for word, count in counted.most_common(MOST_LISTED))


def main() -> int:
    """Print the report; 1 where there is nothing to read."""
    parser = ArgumentParser(prog="python -m tests.text.twice", description=__doc__)
    parser.add_argument("directory", type=Path, help=f"where cards/{CARDS} is")
    parser.add_argument("--differ", action="store_true", help="list the pairs that differ")
    asked = parser.parse_args()
    if not all((asked.directory / "cards" / name).is_file() for name in (CARDS, BITS)):
        sys.stderr.write(f"There is no {CARDS} or {BITS} in {asked.directory}/cards.\n")
        return 1
    found = pairs(asked.directory)
    sys.stdout.write(report(found))
    if asked.differ:
        differing = (each for each in found if each.same == DIFFER)
        sys.stdout.write("".join(f"{e.official.facts.name}: {e.why}\n" for e in differing))
    return 0


if __name__ == "__main__":
    sys.exit(main())
