"""`python -m tests.text.reads DIR` reads all official English texts and tells what it read.

DIR holds the public files `cards/yaml-yugi-cards.json.gz` and `cards/cards.cdb`. A card counts
as read if its whole text was read in one way, what was read prints back into itself, and
nothing speaks against it (`witness`). Cards with nothing but stats, by their type bits, count
too.
"""

import random
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.cards import materials
from cards.grammar.reader.source import source
from cards.grammar.terms import term
from cards.witnessing.doubts import doubts
from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from tests.text.official import BITS, CARDS, Official, officials

READ, DOUBTED, UNKNOWN, AMBIGUOUS = "read", "doubted", "unknown", "ambiguous"
MOST_WORDS = 40
"""How many of the most frequent words that were not understood are told."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far the reading of a card came; `why` names doubts, or words not understood."""

    official: Official
    how: str
    card: CardText | None = None
    why: str = ""
    materials: bool | None = None


def outcome(official: Official) -> Outcome:
    """Read one card."""
    known = None
    if official.materials:
        known = bool(materials(official.facts, official.materials))
    if not official.paragraphs:
        return Outcome(official, READ, official.facts, materials=known)
    try:
        card = parse(official.facts, official.paragraphs)
    except UnknownTextError as error:
        return Outcome(official, UNKNOWN, None, error.words, known)
    except AmbiguousTextError as error:
        return Outcome(official, AMBIGUOUS, error.readings[0], "", known)
    told = " ".join(doubts(card, official.paragraphs, official.japanese))
    return Outcome(official, DOUBTED if told else READ, card, told, known)


def outcomes(directory: Path, processes: int = 2) -> list[Outcome]:
    """How far each card of the files comes, in their order."""
    with Pool(processes) as pool:
        return pool.map(outcome, list(officials(directory / "cards")), chunksize=50)


def kind(card: CardText) -> str:
    """What kind of card it is, for the table."""
    if card.is_monster:
        scale = "" if card.scale is None else " Pendulum"
        return f"Monster: {term(card.frame, 'en')}{scale}"
    return f"{card.kind.name.title()}: {term(card.icon, 'en')}"


def report(found: Sequence[Outcome]) -> str:
    """The figures, by kind, and the words that were not understood most often."""
    lines = [summary(found), ""]
    kinds = Counter(kind(each.official.facts) for each in found)
    read = Counter(kind(each.official.facts) for each in found if each.how == READ)
    with_text = Counter(kind(each.official.facts) for each in _with_text(found))
    for name, count in sorted(kinds.items()):
        share = read[name] / count
        lines.append(
            f"{name:26} {read[name]:5} of {count:5} ({share:4.0%}),"
            f" {with_text[name]:4} with text"
        )
    lines += ["", "doubted: " + _listed(Counter(e.why for e in found if e.how == DOUBTED))]
    words = Counter(" ".join(each.why.split()[:3]) for each in found if each.how == UNKNOWN)
    return "\n".join([*lines, "not understood: " + _listed(words)]) + "\n"


def summary(found: Sequence[Outcome]) -> str:
    """How many cards and how many lines of materials were read."""
    read = sum(each.how == READ for each in found)
    lines = [each.materials for each in found if each.materials is not None]
    text = len(list(_with_text(found)))
    return (
        f"read {read} of {len(found)} cards, {text} of them with text; "
        f"materials {sum(lines)} of {len(lines)}"
    )


def _with_text(found: Iterable[Outcome]) -> Iterable[Outcome]:
    return (each for each in found if each.how == READ and each.official.has_text)


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{word} ×{count}" for word, count in counted.most_common(MOST_WORDS))


def sample(found: Sequence[Outcome], count: int, seed: int) -> str:
    """So many of the cards with text that were read and are not ours, to be judged."""
    new = [each for each in _with_text(found) if each.official.facts.passcode not in BOOK]
    read = sorted(new, key=lambda each: each.official.facts.passcode)
    told = []
    for each in random.Random(seed).sample(read, min(count, len(read))):
        card = each.card or each.official.facts
        told += [f"== {card.name} ({kind(card)})", *each.official.paragraphs]
        told += [f"ja {each.official.japanese}", f"   {source(card.materials)}"]
        told += [f"   {source(effect)}" for effect in (*card.effects, *card.pendulum)]
    return "\n".join(told) + "\n"


def main() -> int:
    """Print the report; 1 where there is nothing to read."""
    parser = ArgumentParser(prog="python -m tests.text.reads", description=__doc__)
    parser.add_argument(
        "directory", type=Path, help=f"where cards/{CARDS} and cards/{BITS} are"
    )
    parser.add_argument("--sample", type=int, default=0, help="so many reads to be judged")
    parser.add_argument("--seed", type=int, default=1, help="which of them are drawn")
    asked = parser.parse_args()
    if not all((asked.directory / "cards" / name).is_file() for name in (CARDS, BITS)):
        sys.stderr.write(f"There is no {CARDS} or {BITS} in {asked.directory}/cards.\n")
        return 1
    found = outcomes(asked.directory)
    sys.stdout.write(report(found))
    if asked.sample:
        sys.stdout.write(sample(found, asked.sample, asked.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
