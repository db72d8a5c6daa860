"""What holds in every game, whatever is answered: it ends, replays, keeps cards and secrets."""

from collections.abc import Iterator
from random import Random

import pytest

from cards.duelmasters import cards
from engine.core.match import Match, Seen
from engine.core.protocol import Audience, Event, Pick, Seat
from engine.duelmasters.game.setups import PartySetup, lay_out
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state import events as e
from engine.duelmasters.state.party import Party
from engine.duelmasters.turn.opening import play as played
from tests.duelmasters.gaming import any_answer, opened, owned, play, setup
from tests.duelmasters.vectors.setting import Chronicle

GAMES = range(4)
OPEN = (Zone.BATTLE, Zone.MANA, Zone.GRAVEYARD, Zone.PENDING)


@pytest.mark.parametrize("number", GAMES)
def test_a_game_ends_with_one_winner_and_replays_alike(number: int) -> None:
    match, party = opened(number)
    play(match, number)
    again, _ = opened(number)
    again.start()
    for at, entry in enumerate(match.journal):
        again.repeat(at, entry)

    assert match.outcome is not None
    assert again.outcome == match.outcome
    assert again.digest == match.digest
    assert len(party.table.alive()) <= 1


@pytest.mark.parametrize("number", GAMES)
def test_no_card_is_lost_or_made(number: int) -> None:
    match, party = opened(number)
    at_first, chance = owned(party), Random(number)
    match.start()
    while match.awaited():
        left = {key: n for key, n in at_first.items() if party.table.is_in(Seat(key[0]))}
        assert dict(owned(party)) == left
        numbers = [number for number, piece in party.table.pieces.items()]
        assert all(party.table.pieces[n].number == n for n in numbers)
        decision = match.awaited()[0]
        match.answer(decision.seat, any_answer(decision, chance))


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.rule("DM-ZONE-1", "DM-ZONE-2", "DM-ZONE-6", "DP-301.2")
def test_nobody_is_told_a_card_that_lies_hidden(number: int) -> None:
    party, chronicle = chronicled(setup(number))
    process = played(party)
    play(Match(process, chronicle, party), number)
    for event, seen in zip(chronicle.events, chronicle.views, strict=True):
        for audience in chronicle.audiences:
            for told in as_told(event, seen, audience):
                assert may_know(told, audience), (told, audience)


def chronicled(of: PartySetup) -> tuple[Party, Chronicle]:
    """A table that remembers what each audience was told."""
    party = lay_out(of, cards())
    party.ledger = chronicle = Chronicle(len(of.decks))
    return party, chronicle


def as_told(event: Event, seen: Seen, audience: Audience) -> Iterator[Event]:
    told = event if seen is None else seen[audience]
    if told is not None:
        yield told


def may_know(told: Event, audience: Audience) -> bool:
    """Whether nothing in it names a card that this audience may not know."""
    if isinstance(told, e.Shuffled):
        return told.order == ()
    if isinstance(told, e.Revealed):
        blank = all(sight == e.HIDDEN for sight in told.sights)
        return blank or told.to is None or told.to == audience
    if not isinstance(told, e.Moved):
        return True
    if all(sight == e.HIDDEN for sight in told.sights):
        return True
    in_the_open = told.source in OPEN or told.to in OPEN or told.shown
    to_its_hand = Zone.HAND in (told.source, told.to) and audience == told.owner
    was_shown = told.source in (Zone.PARTNER, Zone.SHIELDS) and told.public
    return in_the_open or to_its_hand or was_shown


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.rule("DP-104.2", "DP-400.1-1")
def test_who_is_out_is_asked_nothing_more_and_has_nothing(number: int) -> None:
    match, party = opened(number)
    chance = Random(number)
    match.start()
    while match.awaited():
        decision = match.awaited()[0]
        assert party.table.is_in(decision.seat)
        options = decision.options if isinstance(decision, Pick) else ()
        if decision.reason.name == "DESIGNATE":
            assert all(party.table.is_in(Seat(int(str(seat)))) for seat in options)
        match.answer(decision.seat, any_answer(decision, chance))


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.rule("DP-400.1-1", "DP-400.2", "DP-104.1")
def test_players_may_give_up_at_any_time_and_the_game_replays_alike(number: int) -> None:
    match, party = opened(number)
    chance = Random(number)
    match.start()
    while match.awaited():
        decision = match.awaited()[0]
        if chance.random() < 0.01:
            match.leave(chance.choice(party.table.alive()))
        else:
            match.answer(decision.seat, any_answer(decision, chance))
    again, _ = opened(number)
    again.start()
    for at, entry in enumerate(match.journal):
        again.repeat(at, entry)

    assert match.outcome is not None
    assert sorted(match.outcome.places)[0] == 1
    assert again.outcome == match.outcome
    assert again.digest == match.digest
