"""`python -m tests.vectors DIR` plays every vector in a folder and tells how it went.

With `--library FILE` cards may be in that imported library too, whatever their state. How it
went is then told as well by the state of the card that each is about (its key `focus`).
Which game the vectors are of is told by what stands in them.
"""

import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from tests.duelmasters.vectors.__main__ import main as play_party
from tests.duelmasters.vectors.scenario import is_of_party
from tests.vectors.library import UnreadableLibraryError, shelf
from tests.vectors.run import play
from tests.vectors.scenario import Differs, Unplayable, Vector, missing, named_in, read_folder

KINDS = ("ok", "differing", "unplayable")
ABSENT = "not there"
"""The state of a card that is not in the library, or cannot be read."""


def verdict(vector: Vector) -> str:
    """`ok`, the first difference, what is missing, or what the rules choked on."""
    lacking = missing(vector)
    if lacking is not None:
        return f"unplayable: {lacking}"
    try:
        play(vector)
    except Unplayable as why:
        return f"unplayable: {why}"
    except Differs as difference:
        return str(difference)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return "ok"


def state(vector: Vector) -> str:
    """The state of the card that the vector is about: `focus`, a passcode or a card."""
    said = vector.text["focus"]
    code = said if isinstance(said, int) else next(named_in(said), 0)
    return vector.shelf.state(code) or ABSENT


def totals(told: Iterable[str]) -> str:
    """How many of the verdicts are of each kind."""
    counted = Counter[str]()
    for each in told:
        kind = each if each == "ok" else "differing"
        counted["unplayable" if each.startswith("unplayable") else kind] += 1
    return ", ".join(f"{counted[kind]} {kind}" for kind in KINDS)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the folder; 1 where a vector differs, 2 on misuse."""
    parser = ArgumentParser(prog="python -m tests.vectors", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="of vectors (*.json)")
    parser.add_argument("--library", type=Path, metavar="FILE", help="an imported library")
    asked = parser.parse_args(arguments)
    if not asked.folder.is_dir():
        parser.error(f"there is no folder {asked.folder}")
    if is_of_party(asked.folder):
        return play_party([str(asked.folder)])
    vectors = list(read_folder(asked.folder))
    if asked.library is not None:
        codes = {code for each in vectors for code in named_in(each.text)}
        try:
            there = shelf(asked.library, codes)
        except UnreadableLibraryError as problem:
            parser.error(str(problem))
        vectors = [replace(each, shelf=there) for each in vectors]
    told = []
    by_state: dict[str, list[str]] = defaultdict(list)
    for vector in vectors:
        told.append(verdict(vector))
        sys.stdout.write(f"{vector.id}: {told[-1]}\n")
        if "focus" in vector.text:
            by_state[state(vector)].append(told[-1])
    sys.stdout.writelines(f"{name}: {totals(by_state[name])}\n" for name in sorted(by_state))
    sys.stdout.write(totals(told) + "\n")
    return 1 if "0 differing" not in totals(told) else 0


if __name__ == "__main__":
    sys.exit(main())
