"""In random duels nothing that is posted depends on a card that its reader may not know."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from engine.core.game import Board, Reader
from engine.core.match import Match, Told
from engine.core.picturing import Tableau
from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.game.looking import duel_of
from engine.yugioh.language import Place
from tests.fuzz.pairings import dealt, opened
from tests.fuzz.publishing import (
    OtherCards,
    differing,
    differing_beside,
    differing_to_spectators,
    kept_of,
    record_of,
    whole_log,
)
from tests.fuzz.reading import AUDIENCES, NAMES

POSTED_EVERY = 29
LAST = 300


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("number", range(6))
def test_nothing_posted_depends_on_what_its_reader_may_not_know(number: int) -> None:
    pairing, seed = dealt(number)
    match, answering = opened(pairing, seed), pairing.players(seed)
    record = record_of(pairing.setup(seed), LANGUAGES[number % len(LANGUAGES)])
    logs: dict[Audience, list[str]] = {audience: [] for audience in AUDIENCES}
    hear(match, logs, match.start(), record.language)
    while match.question is not None and match.number < LAST:
        if match.number % POSTED_EVERY == 0:
            for audience, log in logs.items():
                assert differing(match, record, audience, log, YUGIOH) == []
            assert differing_beside(match, record, YUGIOH) == []
            assert not differing_to_spectators(match, record, logs[None], YUGIOH)
        for decision in match.awaited():
            told = match.answer(decision.seat, answering(match, decision.seat))
            hear(match, logs, told, record.language)
    assert differing_beside(match, record, YUGIOH) == []
    kept = kept_of(match)
    for audience in AUDIENCES:
        others = whole_log(OtherCards(YUGIOH), record, kept, audience)
        assert whole_log(YUGIOH, record, kept, audience) == others


def hear(
    match: Match,
    logs: dict[Audience, list[str]],
    told: Told,
    language: str,
) -> None:
    """Everybody has read what they were told."""
    for audience, log in logs.items():
        log += YUGIOH.tell(match, told.get(audience, ()), Reader(audience, language, NAMES))


class Leaky:
    """The game, which tells everybody how the first Deck lies."""

    def __getattr__(self, name: str) -> Any:
        return getattr(YUGIOH, name)

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        return (*YUGIOH.tell(match, events, reader), order(match))

    def show(self, match: Match, reader: Reader) -> Board:
        return replace(YUGIOH.show(match, reader), heading=order(match))

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        return YUGIOH.score(match, reader, first) + order(match)


class LeakyPicture(Leaky):
    """The game, which tells how the first Deck lies in pictures alone."""

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        return YUGIOH.tell(match, events, reader)

    def show(self, match: Match, reader: Reader) -> Board:
        board = YUGIOH.show(match, reader)
        told, drawn = order(match), board.picture
        assert drawn is not None

        def picture(language: str, players: tuple[str, ...]) -> Tableau:
            return replace(drawn(language, players), heading=told)

        return replace(board, picture=picture)


def order(match: Match) -> str:
    """How the first cards of the first Deck lie, by the first letters of their names."""
    deck = duel_of(match).state.sides[0].pile(Place.DECK)
    return "".join(card.text.name[:1] for card in deck[:20])


@pytest.mark.parametrize("audience", AUDIENCES)
def test_what_depends_on_a_hidden_card_is_found(audience: Audience) -> None:
    pairing, seed = dealt(0)
    match, answering = opened(pairing, seed), pairing.players(seed)
    match.start()
    while match.number < 20:
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))
    record, kept, leaky = record_of(pairing.setup(seed), "en"), kept_of(match), Leaky()

    assert differing(match, record, audience, (), leaky) != []
    others = whole_log(OtherCards(leaky), record, kept, audience)
    assert whole_log(leaky, record, kept, audience) != others
    assert differing(match, record, audience, (), LeakyPicture()) != []
    assert differing_beside(match, record, leaky) != []
