"""Who learns what, so that people can take back what taught nobody anything."""

from engine.core.match import Match
from engine.core.protocol import Pick, Seat
from engine.core.rewinding import Hindrance, hindrance, rewinding
from engine.duelmasters.acts.asking import Go, Reason
from tests.duelmasters.hosted.tables import opened, party
from tests.replaying import replay


def asked(match: Match) -> Pick:
    (decision,) = match.awaited()
    assert isinstance(decision, Pick)
    return decision


def begun(number: int = 1) -> tuple[Match, Seat, Seat]:
    """A game of three before the first charge: whose turn it is, and who comes next."""
    match = opened(number, 3)
    match.start()
    order = party(match).table.order
    return match, order[0], order[1]


def learned(match: Match) -> tuple[int, ...]:
    assert match.learned is not None
    return match.learned


def test_a_card_put_into_mana_teaches_the_others_and_may_be_taken_back() -> None:
    match, mine, other = begun()
    before, at = learned(match), len(match.standing)
    assert asked(match).reason is Reason.CHARGE
    match.answer(mine, (0,))

    assert learned(match)[mine] == before[mine]
    assert learned(match)[other] == before[other] + 1
    assert hindrance(match, mine, at) is None


def test_what_was_drawn_since_is_not_taken_back() -> None:
    match, mine, other = begun()
    match.answer(mine, (0,))
    at = len(match.standing)
    before = learned(match)
    pick = asked(match)
    match.answer(mine, (pick.options.index(Go.END),))
    while asked(match).reason is Reason.DECLARE:
        match.answer(asked(match).seat, ())

    assert asked(match).seat == other
    assert learned(match)[other] > before[other]
    assert learned(match)[mine] == before[mine]
    assert hindrance(match, mine, at) is None
    match.answer(other, (0,))
    assert hindrance(match, mine, at) is Hindrance.LEARNED


def test_going_back_asks_the_same_again_and_the_others_know_what_they_saw() -> None:
    match, mine, _ = begun()
    at, before = len(match.standing), asked(match).options
    match.answer(mine, (0,))
    entry = rewinding(match, mine, at)

    again = opened(1, 3)
    replay(again, [*match.journal, entry])

    assert sorted(entry.learned) == [seat for seat in range(3) if seat != mine]
    assert (asked(again).seat, asked(again).options) == (mine, before)
    assert learned(again)[mine] == learned(match)[mine]
