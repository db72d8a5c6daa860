"""`python -m tests.duelmasters.naming`: words that one card says, files naming abilities."""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from statistics import median

from cards.duelmasters import cards
from engine.duelmasters import language
from engine.duelmasters.acts.triggering import GALAXY_GO, JUST_DIVER
from engine.duelmasters.language.families import Ability, Word
from engine.duelmasters.language.keywords import Galaxshield, Has, Key
from tests.test_gauges import ROOT, names_in

SECOND = "duelmasters"
CARDS = ROOT / "cards" / SECOND


def said(word: object) -> Iterator[str]:
    """Every word of a tree, and what a keyword of it says by its rule."""
    if isinstance(word, tuple):
        for each in word:
            yield from said(each)
    elif isinstance(word, type):
        yield word.__name__
    elif is_dataclass(word):
        yield type(word).__name__
        for field in fields(word):
            yield from said(getattr(word, field.name))
        if isinstance(word, Galaxshield):
            yield from said(GALAXY_GO)
        if isinstance(word, Has) and Key.JUST_DIVER in word.keys:
            yield from said(JUST_DIVER)


def sayers() -> Mapping[str, set[str]]:
    """For each word the sides that say it."""
    found: dict[str, set[str]] = defaultdict(set)
    for card in cards().values():
        for side in card.sides:
            for word in said(side.abilities):
                found[word].add(side.name)
    return found


def said_once() -> set[str]:
    """The words that one side alone says."""
    return {word for word, names in sayers().items() if len(names) == 1}


def words() -> Mapping[str, type[Word]]:
    """Every word by its name, without the families."""
    families = {Word, *Word.__subclasses__()}
    named = {name: each for name, each in vars(language).items() if isinstance(each, type)}
    return {n: w for n, w in named.items() if issubclass(w, Word) and w not in families}


def naming() -> Mapping[str, int]:
    """For each kind of ability how many files of the game name it, without the cards."""
    counts = {name: 0 for name, word in words().items() if issubclass(word, Ability)}
    for folder, ending in (("engine", "py"), ("cards", "py"), ("cards", "toml"), ("bot", "py")):
        for path in (ROOT / folder).rglob(f"*.{ending}"):
            if SECOND in path.as_posix() and CARDS not in path.parents:
                for name in names_in(path) & counts.keys():
                    counts[name] += 1
    return counts


def main() -> None:
    """Print both."""
    once, number, files = said_once(), len(sayers()), naming()
    share = 100 * len(once) / number
    sys.stdout.write(f"{len(once)} of {number} words are said by one card ({share:.1f} %): ")
    sys.stdout.write(", ".join(sorted(once)) + "\n")
    sys.stdout.write(f"files that name an ability: median {median(files.values())}; ")
    sys.stdout.write(", ".join(f"{name} {count}" for name, count in files.items()) + "\n")


if __name__ == "__main__":
    main()
