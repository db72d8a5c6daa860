"""A duel played again from what the bot has on disk, and held against what people saw."""

from collections.abc import Iterator, Sequence

from bot.store.matches import setup_from_json
from cards.games.yugioh import YUGIOH
from engine.core.match import Match, Told
from engine.core.protocol import Seat
from tests.end_to_end.duelist import Duelist, Press
from tests.end_to_end.journal import Journal


def told(journal: Journal) -> Iterator[tuple[Match, Told]]:
    """The first duel at its start and after each answer, and what was told then."""
    match = YUGIOH.open(setup_from_json(journal.setup()))
    yield match, match.start()
    for line in journal.of():
        yield match, match.answer(Seat(line.seat), line.answer)


def given(journal: Journal, seat: int) -> list[Press]:
    """What the person on `seat` has answered, question by question."""
    asked = [match.number for match, _ in told(journal)]
    return [
        Press(asked[line.number], line.answer)
        for line in journal.by_people()
        if line.seat == seat
    ]


def assert_nothing_was_lost_or_doubled(journal: Journal, duelists: Sequence[Duelist]) -> None:
    """Every answer that was taken is kept; every one that is kept was given, and once."""
    for seat, duelist in enumerate(duelists):
        kept = given(journal, seat)
        assert set(duelist.taken) <= set(kept)
        assert set(kept) <= set(duelist.tried)
        assert len({press.question for press in kept}) == len(kept)
