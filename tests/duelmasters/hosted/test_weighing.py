"""Of much that happened a player reads first what befell them."""

from collections.abc import Sequence

import pytest

from cards.games.duelmasters import DUELMASTERS
from cards.languages import LANGUAGES
from engine.core.lines import Weight, weight_of
from engine.core.protocol import Event, Seat
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state import events as e
from engine.duelmasters.state.events import HIDDEN, Sight
from tests.duelmasters.hosted.tables import opened, readers

ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)
CARD = Sight(1, 2)


def moved(owner: Seat, source: Zone, to: Zone, sight: Sight = CARD) -> e.Moved:
    return e.Moved(owner, source, to, (sight,), (1,), (), True, (), False, False, False)


def told(events: Sequence[Event], language: str = "en") -> tuple[str, ...]:
    match = opened(1)
    match.start()
    reader = next(each for each in readers(match, language) if each.seat == ME)
    return DUELMASTERS.tell(match, events, reader)


def weight(event: Event) -> Weight:
    (line,) = told([event])
    return weight_of(line)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (moved(ME, Zone.BATTLE, Zone.DECK), moved(OTHER, Zone.BATTLE, Zone.DECK)),
        (moved(ME, Zone.HAND, Zone.SHIELDS), moved(OTHER, Zone.HAND, Zone.SHIELDS)),
        (e.Designated(OTHER, ME), e.Designated(OTHER, THIRD)),
        (e.Broke(ME, 1), e.Broke(THIRD, 1)),
        (e.Attacked(1, OTHER, ME, 0), e.Attacked(1, OTHER, THIRD, 0)),
        (e.Revealed(ME, (HIDDEN,), OTHER), e.Revealed(THIRD, (HIDDEN,), OTHER)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_befalls_the_reader_outweighs_what_befalls_others(
    mine: Event, theirs: Event
) -> None:
    assert weight(mine) is Weight.HEAVY
    assert weight(theirs) is Weight.PLAIN


def test_what_everybody_does_in_each_turn_is_light_and_an_end_is_heavy() -> None:
    assert weight(moved(OTHER, Zone.HAND, Zone.MANA)) is Weight.LIGHT
    assert weight(moved(OTHER, Zone.DECK, Zone.HAND, HIDDEN)) is Weight.LIGHT
    assert weight(moved(OTHER, Zone.SHIELDS, Zone.HAND, HIDDEN)) is Weight.LIGHT
    assert weight(e.TurnBegan(OTHER, 7)) is Weight.LIGHT
    assert weight(e.Defeated(THIRD, 4)) is Weight.HEAVY


@pytest.mark.parametrize("language", LANGUAGES)
def test_shields_that_are_broken_are_told_once_and_by_name_to_whose_they_are(
    language: str,
) -> None:
    unknown = [e.Broke(OTHER, 1), moved(OTHER, Zone.SHIELDS, Zone.HAND, HIDDEN)]
    known = [e.Broke(ME, 1), moved(ME, Zone.SHIELDS, Zone.HAND)]

    assert len(told(unknown, language)) == 1
    assert len(told(known, language)) == 2


def test_who_searches_looks_at_their_own_deck() -> None:
    (own,) = told([e.Revealed(OTHER, (HIDDEN, HIDDEN), OTHER)])
    (theirs,) = told([e.Revealed(THIRD, (HIDDEN,), OTHER)])

    many = e.Revealed(ME, (CARD,) * 8, ME)

    assert own == "Kaiba looks at 2 cards of their deck."
    assert told([many]) == ("You look at 8 cards of your deck.",)
    assert theirs == "Kaiba looks at 1 card of Joey."
