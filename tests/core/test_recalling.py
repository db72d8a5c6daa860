"""What a player remembers of hidden cards: what they were shown, and can still follow."""

import pytest

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.game.continuing import can_go_on
from engine.yugioh.game.looking import duel_of
from engine.yugioh.game.recalling import Recalling, recalled
from engine.yugioh.language import THIS, AttackBecomes, Place, Until
from engine.yugioh.state.events.chain import Activated, LinkResolved, LinkResolving
from engine.yugioh.state.events.lasting import Applied, PostponedBegan
from engine.yugioh.state.events.moves import Moved, Rearranged, Shuffled, Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.spots import HIDDEN, CardId, Row, Spot
from engine.yugioh.state.telling import DuelEvent
from tests.core.test_trial import laid
from tests.table import side

YUGI, KAIBA = Seat(0), Seat(1)
CARD, OTHER = CardId(3), CardId(4)
HAND, DECK, GRAVEYARD, EXTRA, BANISHED = (
    Spot(KAIBA, place)
    for place in (
        Place.HAND,
        Place.DECK,
        Place.GRAVEYARD,
        Place.EXTRA_DECK,
        Place.BANISHED,
    )
)


def moved(card: CardId, origin: Spot, to: Spot) -> Moved:
    return Moved(card, origin, to, Why.RETURNED, face_up=False)


@pytest.fixture
def ledger() -> Recalling:
    return Recalling.for_seats(2)


def unseen(ledger: Recalling, event: Moved) -> None:
    """Have that happen, and Yugi not be told with which card."""
    veiled = changed(event, card=HIDDEN)
    ledger.record(event, {None: veiled, YUGI: veiled, KAIBA: event})


def returned(ledger: Recalling, to: Spot) -> None:
    """Have the card go from where all see it to there, and be named to all."""
    ledger.record(moved(CARD, GRAVEYARD, to), None)


def test_a_card_that_was_seen_to_go_to_the_hand_is_known_there(ledger: Recalling) -> None:
    returned(ledger, HAND)

    assert recalled(ledger, YUGI) == {CARD: HAND}


@pytest.mark.rule("MR-GEN-06", "MR-INFO-05")
@pytest.mark.parametrize(
    "named",
    [
        LinkResolving(1, CARD, negated=False),
        LinkResolved(1, CARD, is_card=False),
        PostponedBegan(CARD),
    ],
)
def test_an_effect_that_goes_on_does_not_tell_where_its_card_lies(
    ledger: Recalling, named: DuelEvent
) -> None:
    """It was shuffled into the Deck, or cannot be told from others of the hand."""
    returned(ledger, DECK)
    ledger.record(Shuffled(KAIBA), None)

    ledger.record(named, None)

    assert not recalled(ledger, YUGI)


@pytest.mark.parametrize(
    "shown",
    [
        Revealed((CARD,), KAIBA),
        Activated(CARD, KAIBA, link=1, effect=0, is_card=False),
    ],
)
def test_a_card_that_is_shown_in_the_hand_is_known_there(
    ledger: Recalling, shown: DuelEvent
) -> None:
    unseen(ledger, moved(CARD, DECK, HAND))

    ledger.record(shown, None)

    assert recalled(ledger, YUGI) == {CARD: HAND}


@pytest.mark.rule("MR-INFO-05")
@pytest.mark.parametrize("place", [HAND, EXTRA])
@pytest.mark.parametrize("card", [CARD, OTHER])
def test_of_cards_that_lie_together_nobody_can_tell_which_has_left_unseen(
    ledger: Recalling, place: Spot, card: CardId
) -> None:
    returned(ledger, place)

    unseen(ledger, moved(card, place, BANISHED))

    assert not recalled(ledger, YUGI)


def test_nobody_goes_on_while_something_lasts_by_a_card_they_have_lost_sight_of() -> None:
    """Dealt anew it would do something else; left there, it would tell where it lies."""
    match = laid(side(hand=["Gemini Elf"]), side(hand=["Copycat"]))
    duel = duel_of(match)
    (copycat,) = duel.state.sides[KAIBA].hand
    assert can_go_on(match, YUGI, is_open=False)

    duel.emit(Applied(copycat.id, KAIBA, AttackBecomes(THIS, 1000), Until.END_OF_TURN))

    assert not can_go_on(match, YUGI, is_open=False)
    assert can_go_on(match, YUGI, is_open=True)


def test_set_monsters_that_are_shuffled_are_known_to_their_player_alone(
    ledger: Recalling,
) -> None:
    """That they were seen, or lay face-up before, does not tell where they lie."""
    first, second = (Spot(KAIBA, Place.FIELD, Row.MONSTER, zone) for zone in (0, 1))
    for card, spot in ((CARD, first), (OTHER, second)):
        ledger.record(moved(card, GRAVEYARD, spot), None)
    event = Rearranged(KAIBA, (first, second), (OTHER, CARD))
    veiled = changed(event, cards=())
    ledger.record(event, {None: veiled, YUGI: veiled, KAIBA: event})

    assert recalled(ledger, YUGI) == {}
    assert recalled(ledger, KAIBA) == {OTHER: first, CARD: second}
