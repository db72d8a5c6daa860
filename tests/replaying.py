"""Matches brought to where a journal left off."""

from collections.abc import Iterable

from engine.core.match import Entry, Match


def replay(match: Match, journal: Iterable[Entry]) -> None:
    """Start the match and enter the journal; StrayedError at the first misfit."""
    match.start()
    for number, entry in enumerate(journal):
        match.repeat(number, entry)
