"""`python -m tests.library.verdicts DIR` says how often the verdicts on answers are right.

DIR holds `qa.zip`, somewhere below it. `read.csv` names questions that were drawn at random,
what somebody who read question and answer makes of them (two verdicts where either is fair),
and what the bot said then. In the first draw the bot's verdicts were worked on; the second was
read before the last changes, the third after them. The fourth was read by somebody else:
two of its 87 plain verdicts were wrong, and what made them so was mended.
"""

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

from cards.games.yugioh.verdicts import verdict
from engine.core.book import Verdict

READ = Path(__file__).with_name("read.csv")


@dataclass(frozen=True, slots=True)
class Read:
    """One question: in which draw it was, what a reader and what the bot makes of it."""

    draw: int
    question: int
    reader: frozenset[Verdict]
    kept: Verdict


def read() -> Iterator[Read]:
    """Every question that was read."""
    with READ.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            fair = frozenset(map(Verdict, row["reader"].split("/")))
            yield Read(int(row["draw"]), int(row["question"]), fair, Verdict(row["tag"]))


def said(folder: Path) -> Mapping[int, Verdict]:
    """What the bot makes now of every question that was read."""
    (archive,) = folder.rglob("qa.zip")
    found = {}
    with ZipFile(archive) as file:
        for each in read():
            asked = json.loads(file.read(f"qa/{each.question}.json"))
            found[each.question] = verdict(asked["title"], asked["question"], asked["answer"])
    return found


def outcome(each: Read, now: Verdict) -> str:
    """Whether it is right, "wrong" where it says yes or no and should not, or else careful."""
    if now in each.reader:
        return "right"
    return "wrong" if now in (Verdict.YES, Verdict.NO) else "careful"


def main(folder: Path) -> None:
    """Print for each draw how many are right, careful and wrong."""
    now = said(folder)
    for draw in sorted({each.draw for each in read()}):
        drawn = [each for each in read() if each.draw == draw]
        found = Counter(outcome(each, now[each.question]) for each in drawn)
        plain = sum(now[each.question] in (Verdict.YES, Verdict.NO) for each in drawn)
        shown = ", ".join(f"{found[key]} {key}" for key in ("right", "careful", "wrong"))
        sys.stdout.write(f"draw {draw}: {len(drawn)} read, {plain} told yes or no: {shown}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
