"""Matches brought to where a journal left off."""

from collections.abc import Sequence

from engine.core.match import Entry, Match
from engine.core.rewinding import rewound


def replay(match: Match, journal: Sequence[Entry]) -> None:
    """Start the match and enter the journal; StrayedError at the first misfit."""
    gone = rewound(journal)
    match.start()
    for number, entry in enumerate(journal):
        if number in gone:
            match.pass_over(entry)
        else:
            match.repeat(number, entry)
