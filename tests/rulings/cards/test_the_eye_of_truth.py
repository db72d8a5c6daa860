"""The Eye of Truth: the opponent's hand lies open while it is face-up."""

import pytest

from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.spots import HIDDEN
from engine.yugioh.views.why_not import why_not
from tests.table import Table, face_up, side
from tests.table.player import Player

CARD = "The Eye of Truth"


def hand_of_kaiba(table: Table, audience: Player | None) -> list[str] | None:
    """The names in kaiba's hand as that audience sees them."""
    hand = table.seen_by(audience).sides[table.kaiba.seat].hand
    return None if hand is None else [card.text.name for card in hand if card.text]


@pytest.mark.rule("MR-INFO-01")
def test_everybody_sees_the_hand_from_when_it_is_face_up() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Uraby"]), kaiba=side(hand=["Waboku"]))
    assert hand_of_kaiba(table, table.yugi) is None
    table.yugi.activates(CARD)
    table.everyone_passes()

    for audience in (table.yugi, None, table.kaiba):
        assert hand_of_kaiba(table, audience) == ["Waboku"]
    for stranger in (None, table.kaiba):
        assert table.seen_by(stranger).sides[table.yugi.seat].hand is None


@pytest.mark.rule("MR-INFO-01")
def test_what_is_drawn_meanwhile_is_seen() -> None:
    table = Table(yugi=side(field=[face_up(CARD)]), kaiba=side(deck=["Feral Imp", "Uraby"]))
    table.turn_ends()

    drawn = [event for event in table.told(None) if isinstance(event, Moved)]
    assert [table.driver.name(event.card) for event in drawn] == ["Feral Imp"]
    assert hand_of_kaiba(table, None) == ["Feral Imp"]


@pytest.mark.rule("MR-INFO-01")
def test_the_hand_is_hidden_again_when_it_has_left() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)]),
        kaiba=side(hand=["Mystical Space Typhoon", "Pot of Greed"], deck=["Uraby"] * 3),
    )
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()
    assert table.yugi.graveyard == [CARD]
    before = len(table.told(table.yugi))
    table.kaiba.activates("Pot of Greed")
    table.everyone_passes()

    told = [e for e in table.told(table.yugi)[before:] if isinstance(e, Moved)]
    assert [e.card for e in told if e.to.place.name == "HAND"] == [HIDDEN, HIDDEN]
    assert hand_of_kaiba(table, table.yugi) is None


def test_a_spell_in_the_hand_brings_its_holder_life_points() -> None:
    table = Table(yugi=side(field=[face_up(CARD)]), kaiba=side(hand=["Pot of Greed"]))
    table.turn_ends()

    assert table.kaiba.life == 9000
    assert table.chains() == [[CARD]]


def test_without_a_spell_in_the_hand_nothing_is_activated() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Pot of Greed"]), kaiba=side(hand=["Waboku"])
    )
    table.turn_ends()

    assert table.kaiba.life == 8000
    assert table.chains() == []


def test_the_spell_must_still_be_there_at_resolution() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)]),
        kaiba=side(hand=["Mystical Space Typhoon"], field=["Waboku"]),
    )
    table.yugi.ends_turn()
    table.driver.pass_to(lambda _: table.chains() == [[CARD]], "come to the Standby Phase")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.everyone_passes()

    assert table.chains() == [[CARD, "Mystical Space Typhoon"]]
    assert table.kaiba.life == 8000


@pytest.mark.parametrize("negated", [False, True])
def test_negated_it_reveals_nothing(*, negated: bool) -> None:
    jinzo = ["Jinzo"] if negated else []
    table = Table(yugi=side(field=[face_up(CARD)]), kaiba=side(hand=["Waboku"], field=jinzo))

    assert hand_of_kaiba(table, table.yugi) == (None if negated else ["Waboku"])


def test_a_card_of_the_revealed_hand_is_not_taken_for_a_copy_of_ones_own() -> None:
    table = Table(yugi=side(field=[face_up(CARD)], hand=["Uraby"]), kaiba=side(hand=["Uraby"]))
    duel, me = table.driver.duel, table.yugi.seat
    (theirs,) = duel.state.sides[table.kaiba.seat].hand

    reasons = [bar.reason.name for bar in why_not(duel, me, theirs.id, table.driver.decision)]
    assert reasons == ["NOT_YOURS"]
