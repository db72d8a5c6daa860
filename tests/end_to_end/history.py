"""A duel played again from what the bot has on disk, and held against what people saw."""

from collections.abc import Collection, Iterator, Sequence

from bot.duels.store.setups import setup_from_json
from cards.games.yugioh import YUGIOH
from engine.core.match import Match, Told
from engine.core.protocol import Audience, Seat
from engine.yugioh.state.duel import Duel
from tests.end_to_end.duelist import Duelist, Press
from tests.end_to_end.journal import Journal
from tests.fuzz.witness import named_cards, secret_names


def told(journal: Journal) -> Iterator[tuple[Match, Told]]:
    """The first duel at its start and after each answer, and what was told then."""
    match = YUGIOH.open(setup_from_json(journal.setup()))
    yield match, match.start()
    for line in journal.of():
        yield match, match.answer(Seat(line.seat), line.answer)


def secrets(journal: Journal, cards: Collection[str], audience: Audience) -> list[set[str]]:
    """Of the `cards`, named in English, those `audience` cannot know of after each answer."""
    unknown = set(cards)
    course = []
    for match, heard in told(journal):
        duel = match.table
        assert isinstance(duel, Duel)
        named = (card for event in heard[audience] for card in named_cards(event))
        unknown -= {duel.state.cards[card].text.name for card in named}
        unknown -= set(cards) - secret_names(duel, audience)
        course.append(set(unknown))
    return course


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
