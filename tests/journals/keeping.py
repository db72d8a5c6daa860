"""Journals in one compact file: the setup of each duel, its answers, and what these led to."""

import json
import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.duels.store.setups import setup_from_json, setup_to_json
from engine.core.game import Setup
from engine.core.match import Act, Entry, Match, StrayedError
from engine.core.protocol import Seat

FILE = Path(__file__).with_name("kept.jsonl.xz")
EVERY = 8
"""So many answers lie between two fingerprints that are kept."""
_ACTS = {each.value: each for each in Act}


def ended(match: Match) -> str:
    """How the match ended, as it was written when the first journals were kept."""
    outcome = match.outcome
    return f"Outcome(winners={outcome.winners}, reason={outcome.reason!r})" if outcome else ""


@dataclass(frozen=True, slots=True)
class Journal:
    """A duel from its first answer to its last.

    `digests` are the fingerprints before the answers 0, `EVERY`, twice `EVERY` … and, last, of
    the whole; `outcome` is who won the match, and why, as `ended` writes it.
    """

    name: str
    setup: Setup
    answers: tuple[Entry, ...]
    digests: tuple[str, ...]
    outcome: str

    @classmethod
    def of(cls, name: str, setup: Setup, match: Match) -> "Journal":
        """What is kept of a match that is over."""
        bare = tuple(Entry(each.seat, each.answer, "", each.act) for each in match.journal)
        digests = (*(each.digest for each in match.journal[::EVERY]), match.digest)
        return cls(name, setup, bare, digests, ended(match))

    def replay(self, match: Match) -> None:
        """Start the match and enter the answers; StrayedError at what differs."""
        match.start()
        for number, entry in enumerate(self.answers):
            if number % EVERY == 0:
                self._check(number, match)
            match.repeat(number, Entry(entry.seat, entry.answer, match.digest, entry.act))
        self._check(len(self.answers), match)
        if ended(match) != self.outcome:
            raise StrayedError(len(self.answers), f"{ended(match)} is not {self.outcome}")

    def _check(self, number: int, match: Match) -> None:
        at = -1 if number == len(self.answers) else number // EVERY
        if match.digest != self.digests[at]:
            raise StrayedError(number, "what happened before it differs")


def write(journals: Iterable[Journal], file: Path = FILE) -> None:
    """Keep the journals in that file, and nothing else."""
    lines = (json.dumps(_plain(each), separators=(",", ":")) for each in journals)
    file.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))


def read(file: Path = FILE) -> Iterator[Journal]:
    """Every journal that is kept there."""
    for line in lzma.decompress(file.read_bytes()).decode().splitlines():
        yield _journal(*json.loads(line))


def _plain(journal: Journal) -> list[object]:
    answers = [_said(entry) for entry in journal.answers]
    setup = json.loads(setup_to_json(journal.setup))
    return [journal.name, setup, answers, "".join(journal.digests), journal.outcome]


def _said(entry: Entry) -> list[object]:
    if entry.act is Act.ANSWER:
        return [entry.seat, *entry.answer]
    return [entry.act.value, entry.seat, *entry.answer]


def _journal(
    name: str, setup: object, answers: list[list[str | int]], digests: str, outcome: str
) -> Journal:
    each = (digests[at : at + 16] for at in range(0, len(digests), 16))
    laid = setup_from_json(json.dumps(setup))
    return Journal(name, laid, tuple(map(_entry, answers)), tuple(each), outcome)


def _entry(said: list[str | int]) -> Entry:
    act = Act.ANSWER
    if isinstance(said[0], str):
        act, said = _ACTS[said[0]], said[1:]
    seat, *answer = (int(each) for each in said)
    return Entry(Seat(seat), tuple(answer), "", act)
